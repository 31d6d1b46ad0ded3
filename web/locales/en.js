/**
 * The English texts, and the measure of the other catalogues: they have the same keys, checked by the compiler.
 *
 * @typedef {'you' | 'machine' | 'dark' | 'light'} Who a person against the machine is `you`; two friends are their colours
 * @typedef {import('../src/contract.js').RefusalReason} RefusalReason
 * @typedef {import('../src/contract.js').Reason} Reason
 *
 * @typedef {object} Attempt the points of a refused attempt by their names; `to` and `because` may be empty
 * @property {string} from
 * @property {string} to
 * @property {string[]} because
 *
 * @typedef {object} RuleTexts
 * @property {string} name
 * @property {string} about one line
 * @property {string} source whose rules they are
 * @property {string[]} short the rules in short, a sentence or two each
 *
 * @typedef {object} OptionTexts of a house rule, by the option's name
 * @property {string} ask what it decides
 * @property {Record<string, string>} [values] a sentence for each value
 * @property {string} [none] of a number: that there is none
 * @property {[before: string, after: string]} [number] what stands before and after the number
 *
 * @typedef {typeof english} Catalogue
 */

/** @param {number} n */
const number = (n) => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? String(n);

/** @param {number} n */
const stones = (n) => `${number(n)} ${n === 1 ? 'stone' : 'stones'}`;

/** @param {string[]} names @param {string} word */
const list = (names, word) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`);

const common = [
  'Stones move along the lines, one step to an empty point next to them.',
  'A stone captures by jumping over an enemy stone next to it, along a line, to the empty point straight beyond. It must go on jumping while it can, and may change direction at every jump.',
  'If you can capture, you must. Any capture will do: it need not be the longest.',
];
const ending = 'You win when the other side has no stones left, or cannot move.';

const english = {
  games: /** @type {Record<string, string>} */ ({ alquerque: 'Alquerque', konane: 'Konane', fanorona: 'Fanorona', seega: 'Seega', surakarta: 'Surakarta' }),
  ruleSets: /** @type {Record<string, RuleTexts>} */ ({
    'alquerque-bell': {
      name: 'Bell’s rules',
      about: 'No steps backward; a draw after 50 turns without a capture.',
      source: 'R. C. Bell, Board and Table Games from Many Civilizations, as played at the Youzai Board Games Club.',
      short: [...common, 'Plain steps go forward, diagonally forward or sideways, never backward. Captures go in every direction.', 'A stone on the last rank may only capture.', ending, 'Fifty turns in a row without a capture end the game in a draw.'],
    },
    'alquerque-open': {
      name: 'Open rules',
      about: 'Stones go in every direction; a draw by repetition.',
      source: 'Little Table’s Alquerque guide.',
      short: [...common, 'Steps and captures go in every direction.', ending, 'The game is drawn when a position comes up for the third time, or after 80 turns in a row without a capture.'],
    },
    'alquerque-forty': {
      name: 'Forty-turn rules',
      about: 'No steps backward; a draw may be claimed after 40 quiet turns.',
      source: 'Ply Yard’s Alquerque guide.',
      short: [...common, 'Plain steps go forward, diagonally forward or sideways, never backward. Captures go in every direction.', 'A stone on the last rank may only capture.', ending, 'After 40 turns in a row without a capture, the side to move may claim a draw instead of moving.'],
    },
    'alquerque-brainking': {
      name: 'No-return rules',
      about: 'Light begins; no step or first jump backward, no step straight back.',
      source: 'BrainKing’s Alquerque rules; the draw by repetition is an addition, so that games end.',
      short: [...common, 'Light begins.', 'Steps, and the first jump of a capture, go forward, diagonally forward or sideways. Later jumps go in every direction.', 'A stone on the last rank may only capture.', 'A step may not take a stone back to the point it left on its owner’s previous turn.', ending, 'The game is drawn when a position comes up for the third time.'],
    },
    konane: {
      name: 'Usual rules',
      about: 'Jumps only, straight ahead. Whoever cannot jump loses.',
      source: 'Little Table’s Konane guide.',
      short: ['The board starts full. Dark takes one of its own stones off, from a corner or the centre; light then takes off one of its own beside the gap.', 'From then on every turn is a jump: over an enemy stone beside yours, along a row or a column, to the empty point straight beyond. The stone jumped over leaves the board.', 'The same stone may go on jumping in the same direction, or stop. It never changes direction, and there are no other moves.', 'You lose when it is your turn and you cannot jump. There are no draws.'],
    },
    fanorona: {
      name: 'Usual rules',
      about: 'Captures by approach or withdrawal, whole rows at once. Light begins.',
      source: 'Little Table’s Fanorona guide.',
      short: ['Light begins. A stone goes along a line to an empty point next to it.', 'By approach it captures every enemy stone in an unbroken row straight ahead of where it arrives; by withdrawal, every enemy stone in an unbroken row straight behind where it set out. Where both are possible, you choose one.', 'If you can capture, you must. The same stone may then go on, by captures only, and may stop whenever you like. In one turn it never comes back to a point it has been on, and never goes in the same direction twice running.', 'You win when the other side has no stones left, or cannot move.', 'The game is drawn when a position comes up for the third time, or after 120 turns in a row without a capture.'],
    },
    seega: {
      name: 'Usual rules',
      about: 'First the stones are placed, two a turn; then enemies are caught between two of yours.',
      source: 'Little Table’s Seega guide.',
      short: ['The board starts empty. The sides take turns to put down two stones each on any empty cells but the centre, until only the centre is free. Nothing is captured yet.', 'Then stones slide to an empty cell beside them, along a row or a column. Every enemy stone caught between the one that moved and another of yours straight beyond is captured; one slide can capture in several directions.', 'A stone in the centre cannot be captured. Moving in between two enemy stones is safe. Captures are not compulsory, and a capture ends the turn.', 'If none of your stones can move, you pass. A side with only one stone left has lost.', 'The game is drawn when a position comes up for the third time, or after 120 turns in a row without a capture.'],
    },
    surakarta: {
      name: 'Usual rules',
      about: 'Steps in every direction; captures only by way of the loops.',
      source: 'Little Table’s Surakarta guide.',
      short: ['A stone steps to any empty point next to it, diagonally too.', 'It captures by running along a line, round a loop at a corner and on along the line that the loop leads to. It must go round at least one loop, and over empty points only. The first stone it meets must be an enemy stone; the capturing stone takes its place.', 'Captures are not compulsory.', 'You win when the other side has no stones left, or cannot move.', 'The game is drawn when a position comes up for the third time, or after 120 turns in a row without a capture.'],
    },
  }),
  levels: ['First steps', 'Easy', 'Gentle', 'Steady', 'Able', 'Skilled', 'Strong', 'Full strength'],
  level: (/** @type {number} */ n) => `Strength ${n}`,
  tones: { dark: 'Dark', light: 'Light' },
  /** Who did something, before a colon. */
  who: { you: 'You', machine: 'Machine', dark: 'Dark', light: 'Light' },
  /** Who sits at the board. */
  seats: { you: 'You', machine: 'Machine', dark: 'Dark', light: 'Light' },
  lead: 'Old board games of capture.',

  // What stands on the screen all the time.
  bar: {
    play: 'Play', learn: 'Guides', rules: 'Rules', analyse: 'Analysis', theme: 'Theme', settings: 'Settings', change: 'Change', rulesInShort: 'the rules in brief',
    pages: 'Pages', game: 'Game', acts: 'What you can do', changeGame: (/** @type {string} */ game) => `${game}: change the game`,
  },
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  themeNow: (/** @type {string} */ theme) => `Theme: ${theme}. Change`,
  acts: { takeBack: 'Take back', redo: 'Redo', hint: 'Hint', turnBoard: 'Turn board', more: 'More' },
  onBoard: (/** @type {number} */ n) => `${n} on the board`,
  taken: (/** @type {number} */ n, /** @type {'dark' | 'light'} */ tone) => `${n === 1 ? `One ${tone} stone` : `${n} ${tone} stones`} taken`,
  turns: 'Turns',
  latestTurns: 'Latest turns',
  lookBack: 'Look back',
  look: { first: 'First position', back: 'One turn back', on: 'One turn forward', last: 'Latest position' },
  typeTurn: 'Type a turn',
  recordMark: { offer: 'draw offered', decline: 'draw declined', agreement: 'draw agreed', claim: 'draw claimed', resignation: 'resigned', time: 'out of time' },

  // The board, point by point.
  board: (/** @type {string} */ game) => `Board of ${game}`,
  point: {
    empty: (/** @type {string} */ name) => `${name}, empty`,
    stone: (/** @type {string} */ name, /** @type {'dark' | 'light'} */ tone) => `${name}, ${tone} stone`,
    canMove: 'can move', mustCapture: 'must capture', picked: 'picked up', target: 'you can go here', captures: 'captures here',
    place: 'you can put a stone here', putDown: 'just put down', remove: 'you can take it off', endHere: 'the turn can end here',
    falls: (/** @type {string} */ manner) => `would be taken ${manner}`.trim(),
  },
  /** How stones are taken, where a game has several manners. */
  manner: /** @type {Record<string, string>} */ ({ approach: 'by approach', withdrawal: 'by withdrawal', loop: 'by way of a loop' }),

  // What is going on.
  state: {
    turn: { you: 'Your turn.', machine: 'The machine is to move.', dark: 'Dark to move.', light: 'Light to move.' },
    thinking: 'The machine is thinking.',
    thinkingHint: 'Looking for a good turn.',
    thinkingAnswer: 'The machine is thinking about your offer.',
    mustCaptureOne: (/** @type {string[]} */ names) => `${list(names, 'or')} must capture.`,
    mustCapture: 'You must capture.',
    goOn: (/** @type {string} */ name) => `Go on from ${name}: the capture is not complete.`,
    mayGoOn: (/** @type {string} */ name) => `${name} may go on capturing, or stop here.`,
    looking: (/** @type {number} */ n, /** @type {number} */ of) => (n === 0 ? 'You are looking at the starting position.' : `You are looking back at turn ${n} of ${of}.`),
    offer: { dark: 'Dark offers a draw.', light: 'Light offers a draw.', you: 'You offer a draw.', machine: 'The machine offers a draw.' },
    loading: 'The board is being set up.',
    one: (/** @type {string} */ to, /** @type {string} */ text, /** @type {number} */ n) => (n ? `Go to ${to}: ${text} takes ${stones(n)}.` : `Go to ${to}: ${text}.`),
    ways: (/** @type {string} */ from, /** @type {string[]} */ names) => `From ${from}, go to ${list(names, 'or')}.`,
    canClaim: 'You may claim a draw instead of moving.',
    hint: (/** @type {string} */ text) => `A good turn here: ${text}.`,
    passed: { you: 'You have passed.', machine: 'The machine has passed.', dark: 'Dark has passed.', light: 'Light has passed.' },
    mustPass: 'None of your stones can move, so you pass.',
    place: (/** @type {number} */ n) => `Put ${stones(n)} down on empty cells.`,
    placed: (/** @type {string[]} */ names, /** @type {number} */ left) => `You have put ${names.length === 1 ? 'a stone' : 'stones'} on ${list(names, 'and')}. Put ${number(left)} more down.`,
    remove: (/** @type {string[]} */ names) => `Take one of your stones off: ${list(names, 'or')}.`,
    falling: (/** @type {string[]} */ names, /** @type {string} */ manner) => `${list(names, 'and')} ${manner}`.trim(),
    choose: 'Which do you take?',
    hintPass: 'The only turn here is to pass.',
    hintClaim: 'A good choice here: claim the draw.',
    noHint: 'There is no hint to give here.',
  },

  // What was done, for those who listen.
  spoken: {
    step: (/** @type {Who} */ who, /** @type {string} */ from, /** @type {string} */ to) => `${english.who[who]}: ${from} to ${to}.`,
    capture: (/** @type {Who} */ who, /** @type {string[]} */ way, /** @type {string[]} */ falls, /** @type {string} */ manner) => `${english.who[who]}: ${way.join(' to ')}, taking ${list(falls, 'and')}${manner && ` ${manner}`}.`,
    place: (/** @type {Who} */ who, /** @type {string[]} */ names) => `${english.who[who]}: ${names.length === 1 ? 'a stone' : 'stones'} put down on ${list(names, 'and')}.`,
    remove: (/** @type {Who} */ who, /** @type {string[]} */ names) => `${english.who[who]}: ${list(names, 'and')} taken off.`,
    pass: (/** @type {Who} */ who) => `${english.who[who]}: a pass, since no stone can move.`,
    choices: (/** @type {string[]} */ choices) => `${list(choices, 'or')}.`,
    takenUp: (/** @type {string[]} */ names) => `${list(names, 'and')} picked up again.`,
    landing: (/** @type {string} */ at, /** @type {string[]} */ falls) => `On ${at}, ${list(falls, 'and')} taken.`,
    picked: (/** @type {string} */ name) => `${name} picked up.`,
    putDown: (/** @type {string} */ name) => `${name} put back.`,
    tookBack: 'Turn taken back.',
    redone: 'Turn played again.',
  },

  // Why an attempt is no turn.
  refusals: /** @satisfies {Record<RefusalReason, (attempt: Attempt) => string>} */ ({
    game_over: () => 'The game is over. Take a turn back, or begin a new game.',
    no_stone: ({ from }) => `There is no stone on ${from}.`,
    not_yours: ({ from }) => `The stone on ${from} is not yours to move now.`,
    no_line: ({ from, to }) => `No line leads from ${from} to ${to} in one step or one jump.`,
    occupied: ({ from, to }) => `There is already a stone on ${to || from}.`,
    must_capture: ({ from, to, because }) => {
      if (to && because.join() === to) return `Going from ${from} to ${to} would take nothing, and the turn can go on only with a capture.`;
      if (because.join() === from) return `The stone on ${from} cannot do that now: it must capture.`;
      return because.length ? `The stone on ${from} cannot do that now: a capture comes first, and ${list(because, 'or')} can capture.` : `The stone on ${from} cannot do that now: a capture comes first.`;
    },
    turn_over: ({ from }) => `The turn ends on ${from}: it goes no further.`,
    must_continue: ({ from }) => `The stone on ${from} can capture again, so it must go on.`,
    nothing_to_capture: ({ from, to, because }) => (because.join() === to ? `Going to ${to} would take nothing, and the turn can go on only with a capture.` : `Between ${from} and ${to} there is no enemy stone to jump over.`),
    already_captured: ({ because }) => `The ${because.length > 1 ? 'stones' : 'stone'} on ${list(because, 'and')} ${because.length > 1 ? 'have' : 'has'} already been jumped in this turn.`,
    last_rank: ({ from }) => `${from} lies on the last rank. From there a stone may only capture.`,
    backward: ({ from, to }) => (to ? `From ${from} to ${to} is backward, and these rules do not allow it.` : `The stone on ${from} could only go backward, and these rules do not allow it.`),
    no_return: ({ from, to }) => (to ? `This stone came from ${to} on its last turn, and may not step straight back there from ${from}.` : `The stone on ${from} may not step straight back to where it came from.`),
    same_direction: ({ from, to }) => `From ${from} to ${to} the stone would go in the same direction twice running, which is not allowed.`,
    already_visited: ({ to }) => `The stone has already been on ${to} in this turn, and may not come back to it.`,
    no_turning: ({ from, to }) => `From ${from} to ${to} the stone would change direction, and all the jumps of a turn go the same way.`,
    centre_closed: ({ from }) => `${from} is the centre, and stays empty until all stones are placed.`,
    not_beside: ({ from, to }) => `${to} is not one step away from ${from}, and a stone goes one step at a time.`,
    needs_loop: ({ from, to }) => `The stone on ${to} can only be taken by way of a loop, and none leads there from ${from}.`,
    no_way: ({ from, to }) => `No free way leads from ${from} to ${to}.`,
    opening_point: ({ because }) => (because.length ? `The first stone to come off must be in a corner or in the centre: ${list(because, 'or')}.` : 'The first stone to come off must be in a corner or in the centre.'),
    beside_gap: ({ because }) => (because.length ? `The second stone to come off must be beside the gap: ${list(because, 'or')}.` : 'The second stone to come off must be beside the gap.'),
    must_choose: ({ from, to, because }) => (because.length ? `Going from ${from} to ${to} can capture in two ways, and you choose one of them. Name a stone that you take: ${list(because, 'or')}.` : `Going from ${from} to ${to} can capture in two ways, and you choose one of them.`),
    must_place_two: ({ from }) => `After ${from}, put down a second stone in the same turn.`,
    must_move: ({ from }) => `You have not yet said where the stone on ${from} goes.`,
    blocked: ({ from }) => `The stone on ${from} has nowhere to go.`,
  }),
  /** A link to the paragraph that explains a refusal. */
  why: 'Why?',
  notNow: {
    machine: 'It is the machine’s turn.',
    looking: 'You are looking back. Return to the game to play.',
    elsewhere: 'The game goes on in another tab.',
  },
  misread: {
    unknown: (/** @type {string} */ text, /** @type {string} */ example) => `“${text}” could not be read as a turn. One that can be played now is written ${example}.`,
    many: (/** @type {string} */ text, /** @type {string[]} */ turns) => `“${text}” can mean ${list(turns, 'or')}. Write it in full.`,
  },

  // How it ended.
  won: { you: 'You have won.', machine: 'The machine has won.', dark: 'Dark has won.', light: 'Light has won.' },
  lost: /** @satisfies {Record<'tooFew' | 'elimination' | 'blocked' | 'resignation' | 'time', Record<Who, string>>} */ ({
    tooFew: { you: 'You have too few stones left.', machine: 'The machine has too few stones left.', dark: 'Dark has too few stones left.', light: 'Light has too few stones left.' },
    elimination: { you: 'You have no stones left.', machine: 'The machine has no stones left.', dark: 'Dark has no stones left.', light: 'Light has no stones left.' },
    blocked: { you: 'You cannot move.', machine: 'The machine cannot move.', dark: 'Dark cannot move.', light: 'Light cannot move.' },
    resignation: { you: 'You have resigned.', machine: 'The machine has resigned.', dark: 'Dark has resigned.', light: 'Light has resigned.' },
    time: { you: 'You have run out of time.', machine: 'The machine has run out of time.', dark: 'Dark has run out of time.', light: 'Light has run out of time.' },
  }),
  /** Where the larger number of stones decides a game that would else be drawn. */
  counted: { repetition: 'The position has come up again, and the larger number of stones decides.', quiet: 'Nothing has been captured for too long, and the larger number of stones decides.' },
  drawn: /** @satisfies {Record<Reason, string>} */ ({
    repetition: 'The game is a draw: this position has come up too often.',
    quiet: 'The game is a draw: nothing has been captured for too long.',
    claim: 'The game is a draw: it was claimed after many turns without a capture.',
    agreement: 'The game is a draw by agreement.',
    elimination: 'The game is a draw.',
    blocked: 'The game is a draw: neither side can move.',
    resignation: 'The game is a draw.',
    time: 'The game is a draw: the time has run out.',
  }),

  // What can be done, in words.
  buttons: {
    giveUp: 'Put the stone back', endTurn: 'Stop here', pass: 'Pass', takeUp: 'Pick the stone up again', returnToGame: 'Return to the game', newGame: 'New game', claim: 'Claim the draw',
    accept: 'Accept the draw', decline: 'Decline', restore: 'Bring back the previous game', copyDamaged: 'Copy the damaged text',
    retry: 'Try again', nearest: (/** @type {string} */ name) => `Play ${name}`, takeOver: 'Play here', useNewVersion: 'Use the new version', later: 'Later', close: 'Close', play: 'Play the turn',
  },

  // What the page has to say about itself.
  said: {
    newGame: 'A new game has begun.',
    opened: 'The game from the link is on the board.',
    restored: 'The previous game is back.',
    declined: 'The machine declines the draw and plays on.',
    copiedLink: 'The link has been copied.',
    copiedRecord: 'The record has been copied.',
    copiedRules: 'The link to these rules has been copied.',
    copiedDamaged: 'The damaged text has been copied.',
    notCopied: 'The browser did not let the page copy that.',
    badAddress: 'The link could not be opened; the game stays as it was.',
    badAddressPart: 'The link has a part that Qirq does not know, or one part twice; the game stays as it was.',
    badLanguage: 'The link asks for a language that Qirq does not have.',
    mended: 'The record was read; something in it had to be corrected.',
    damaged: 'The saved game is damaged and cannot be opened. A new game has begun; the damaged text can still be copied.',
    storeRefused: 'This browser does not let the page save the game: it will be gone when you leave the page.',
    storeFull: 'There is no room left to save the game: it will be gone when you leave the page.',
    machineFailed: 'The machine has stopped working. The board is as you left it.',
    elsewhere: 'The game goes on in another tab. Here you see only how it stood.',
    unsupported: 'This browser cannot run WebAssembly, in which the rules of the games are written. Try a newer browser, or one in which WebAssembly is not switched off.',
    unreachable: 'The part of Qirq that knows the rules could not be loaded. Perhaps the connection was lost.',
    broken: 'The part of Qirq that knows the rules has stopped working.',
    analysisMissing: 'The analysis could not be loaded. Perhaps the connection was lost.',
    newVersion: 'There is a new version of Qirq. The game on the board stays as it is.',
  },

  // The analysis.
  analysis: {
    stop: 'Stop', go: 'Go on', lines: 'Lines', close: 'Close the analysis', bestLines: 'The best lines',
    depth: (/** @type {number} */ n) => `Depth ${n}`,
    lineDepth: (/** @type {number} */ n) => `depth ${n}`,
    done: (/** @type {string} */ n) => `done, ${n} nodes`,
    nodes: (/** @type {string} */ n) => `${n} nodes`,
    beginning: 'Looking at the first turns.',
    stopped: 'Stopped.',
    failed: 'The analysis has stopped working.',
    over: 'The game is over. Look back to see how it came to this.',
    none: 'There is no turn to look at here.',
    convention: (/** @type {'dark' | 'light'} */ tone) => `+ favours ${tone}, 1.0 is one stone; ≈ estimated, disc proven.`,
    estimated: 'estimated',
    estimate: (/** @type {string} */ score) => `estimated ${score}`,
    proven: (/** @type {string} */ verdict) => `Proven: ${verdict}`,
    wins: (/** @type {'dark' | 'light'} */ tone, /** @type {number | null} */ n) => `${tone} wins${n === null ? '' : n === 1 ? ' in one turn' : ` in ${n} turns`}`,
    ended: (/** @type {'dark' | 'light' | null} */ tone) => (tone ? `${tone} has won` : 'a draw'),
    best: (/** @type {string} */ turn, /** @type {string} */ worth) => `Best so far: ${turn}.${worth && ` ${worth}.`}`,
    chart: 'How the game went',
    start: 'Starting position',
    unknown: 'not looked at yet',
    swings: 'Turning points',
    swing: (/** @type {string} */ from, /** @type {string} */ to) => `${from}, then ${to}`,
    noSwings: 'No single turn has changed much so far.',
  },

  // The sheets.
  sheets: {
    guide: 'The whole guide', house: 'House rules', whichGame: 'Game', change: 'Change the rules', game: 'Game', settings: 'Settings', more: 'More', rules: 'The rules in brief',
    ruleSet: 'Rules', opponent: 'You play against', opponents: { machine: 'The machine', friend: 'A friend on this device' },
    side: 'Your stones', sides: { dark: 'Dark', light: 'Light' }, begins: (/** @type {string} */ tone) => `${tone} begins`,
    strength: 'Strength', begin: 'Begin a new game', applies: 'A change of opponent, stones or strength takes effect at once. New rules begin a new game.',
    theme: 'Theme', language: 'Language', board: 'Board', turned: 'Seen from the other side', follow: 'Turn the board to face whoever is to move',
    offer: 'Offer a draw', resign: 'Resign', copyLink: 'Copy a link to this game', copyRecord: 'Copy the record', newGame: 'New game',
    source: 'Source:', allRules: 'The rules one by one',
  },

  // House rules: a rule set with options of one's own.
  house: {
    changed: (/** @type {string} */ name) => `${name}, changed`,
    about: 'House rules saved on this device.',
    note: (/** @type {string} */ name) => `They start from ${name}. Your changes apply to the game you begin with them, and are part of the link to it.`,
    differs: 'changed',
    changes: 'Changed in this game:',
    over: 'With these rules a game from the usual start is over before the first turn: they are meant for positions that have been set up.',
    name: 'Name', keep: 'Save under this name', forget: 'Forget these rules', back: 'Back', link: 'Copy a link to these rules', reset: 'Undo the changes',
  },
  options: /** @type {Record<string, OptionTexts>} */ ({
    quiet_limit: { ask: 'When does the game end because nothing is captured?', none: 'Never.', number: ['After', 'turns in a row without a capture.'] },
    claim_from: { ask: 'When may a draw be claimed instead of moving?', none: 'Never.', number: ['After', 'turns in a row without a capture.'] },
    repetition: { ask: 'When does the game end because a position comes up again?', none: 'Never.', number: ['When it comes up', 'times.'] },
    steps: { ask: 'Where may a stone step?', values: { any: 'In every direction.', forward: 'Forward, diagonally forward and sideways, never backward.' } },
    first_jump: { ask: 'Where may the first jump of a turn go?', values: { any: 'In every direction.', forward: 'Forward, diagonally forward and sideways, never backward.' } },
    later_jumps: { ask: 'Where may the later jumps go?', values: { any: 'In every direction.', forward: 'Forward, diagonally forward and sideways, never backward.' } },
    last_rank: { ask: 'What may a stone on the last rank do?', values: { free: 'Move as anywhere else.', captures_only: 'Capture, and nothing else.' } },
    no_return: { ask: 'May a stone step straight back to where it came from?', values: { off: 'Yes.', on: 'No, unless another stone has moved in between.' } },
    capture: { ask: 'Must a capture be made?', values: { compulsory: 'Yes: any one of them, to its end.', optional: 'No, and a chain may also be broken off.' } },
    removal: { ask: 'When do captured stones leave the board?', values: { at_once: 'As soon as they are jumped.', after_chain: 'When the turn ends. Until then they stand in the way, and are not jumped twice.' } },
    size: { ask: 'How large is the board?', values: { 8: '8\u00a0×\u00a08 points.', 6: '6\u00a0×\u00a06 points.', 5: '5\u00a0×\u00a05 points.', 4: '4\u00a0×\u00a04 points.' } },
    opening: { ask: 'How does the game begin?', values: { remove: 'Each side takes off one of its own stones.', none: 'With jumps, from a position with gaps.' } },
    board: { ask: 'Which board is it played on?', values: { '9x5': '9\u00a0×\u00a05 points, 22\u00a0stones a side.', '5x5': '5\u00a0×\u00a05 points, 12\u00a0stones a side.', '3x3': '3\u00a0×\u00a03 points, 4\u00a0stones a side.' } },
    continuation: { ask: 'Must a stone that captures go on while it can?', values: { optional: 'No, it may stop.', compulsory: 'Yes.' } },
    chain: { ask: 'May a stone that has captured go on?', values: { no: 'No, a capture ends the turn.', same_stone: 'Yes, as long as every further slide captures.' } },
    centre: { ask: 'Can a stone in the centre be captured?', values: { immune: 'No.', capturable: 'Yes, as anywhere else.' } },
    ending: { ask: 'Who wins when repetition or a lack of captures ends the game?', values: { draw: 'Nobody.', more_pieces: 'Whoever has more stones; with equal numbers the game is a draw.' } },
  }),
};

export default english;

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
 * @property {string[]} short the rules in short, a sentence or two each
 *
 * @typedef {typeof english} Catalogue
 */

/** @param {number} n */
const stones = (n) => (n === 1 ? 'one stone' : `${['no', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? n} stones`);

/** @param {string[]} names @param {string} word */
const list = (names, word) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`);

const common = [
  'Stones move along the lines, one step to an empty point next to them.',
  'A stone captures by jumping over an enemy stone next to it, along a line, to the empty point straight beyond. It must go on jumping while it can, and may turn at every jump.',
  'If you can capture, you must. Any capture will do; it need not be the longest.',
];
const ending = 'You win when the other side has no stone left, or cannot move.';

const english = {
  games: /** @type {Record<string, string>} */ ({ alquerque: 'Alquerque' }),
  ruleSets: /** @type {Record<string, RuleTexts>} */ ({
    'alquerque-bell': {
      name: 'Bell’s rules',
      about: 'No steps backward; a draw after 50 turns without a capture.',
      short: [...common, 'Plain steps go forward, diagonally forward or sideways, never backward. Captures go every way.', 'A stone on the last rank may only capture.', ending, 'Fifty turns in a row without a capture end the game in a draw.'],
    },
    'alquerque-open': {
      name: 'Open rules',
      about: 'Every direction is free; a draw by repetition.',
      short: [...common, 'Steps and captures go in every direction.', ending, 'The game is drawn when a position comes up for the third time, or after 80 turns in a row without a capture.'],
    },
    'alquerque-forty': {
      name: 'Forty-turn rules',
      about: 'No steps backward; a draw may be claimed after 40 quiet turns.',
      short: [...common, 'Plain steps go forward, diagonally forward or sideways, never backward. Captures go every way.', 'A stone on the last rank may only capture.', ending, 'After 40 turns in a row without a capture, the side to move may claim a draw instead of moving.'],
    },
    'alquerque-brainking': {
      name: 'No-return rules',
      about: 'Light begins; nothing goes backward, nor straight back.',
      short: [...common, 'Light begins.', 'Steps, and the first jump of a capture, go forward, diagonally forward or sideways. Later jumps go every way.', 'A stone on the last rank may only capture.', 'A step may not take a stone back to the point it left on its owner’s turn before.', ending, 'The game is drawn when a position comes up for the third time.'],
    },
  }),
  levels: ['Gentle', 'Steady', 'Strong'],
  level: (/** @type {number} */ n) => `Strength ${n}`,
  tones: { dark: 'Dark', light: 'Light' },
  /** Who did something, before a colon. */
  who: { you: 'You', machine: 'Machine', dark: 'Dark', light: 'Light' },
  /** Who sits at the board. */
  seats: { you: 'You', machine: 'Machine', dark: 'Dark', light: 'Light' },
  lead: 'Old capture games of the drawn board.',

  // What stands on the screen all the time.
  bar: {
    play: 'Play', rules: 'Rules', theme: 'Theme', settings: 'Settings', change: 'Change', rulesInShort: 'the rules in short',
    pages: 'Pages', game: 'Game', acts: 'What you can do', changeGame: (/** @type {string} */ game) => `${game}: change the game`,
  },
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  themeNow: (/** @type {string} */ theme) => `Theme: ${theme}. Change`,
  acts: { takeBack: 'Take back', redo: 'Redo', hint: 'Hint', turnBoard: 'Turn board', more: 'More' },
  onBoard: (/** @type {number} */ n) => `${n} on the board`,
  taken: (/** @type {number} */ n, /** @type {'dark' | 'light'} */ tone) => `${n === 1 ? `One ${tone} stone` : `${n} ${tone} stones`} taken`,
  turns: 'Turns',
  latestTurns: 'Latest turns',
  lookBack: 'Look back',
  look: { first: 'First position', back: 'One turn back', on: 'One turn on', last: 'Latest position' },
  typeTurn: 'Type a turn',
  typeHint: 'c2-c3 …',
  recordMark: { offer: 'draw offered', decline: 'draw declined', agreement: 'draw agreed', claim: 'draw claimed', resignation: 'resigned', time: 'time over' },

  // The board, point by point.
  board: (/** @type {string} */ game) => `Board of ${game}`,
  point: {
    empty: (/** @type {string} */ name) => `${name}, empty`,
    stone: (/** @type {string} */ name, /** @type {'dark' | 'light'} */ tone) => `${name}, ${tone} stone`,
    canMove: 'can move', mustCapture: 'must capture', picked: 'picked up', target: 'you can go here', captures: 'captures here',
  },

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
    one: (/** @type {string} */ to, /** @type {string} */ text, /** @type {number} */ n) => (n ? `By ${to}: ${text} takes ${stones(n)}.` : `To ${to}: ${text}.`),
    ways: (/** @type {string} */ from, /** @type {string[]} */ names) => `From ${from}, go to ${list(names, 'or')}.`,
    canClaim: 'You may claim a draw instead of moving.',
    hint: (/** @type {string} */ text) => `A good turn here: ${text}.`,
    hintClaim: 'A good choice here: claim the draw.',
    noHint: 'There is nothing to advise here.',
  },

  // What was done, for those who listen.
  spoken: {
    step: (/** @type {Who} */ who, /** @type {string} */ from, /** @type {string} */ to) => `${english.who[who]}: ${from} to ${to}.`,
    capture: (/** @type {Who} */ who, /** @type {string[]} */ way, /** @type {string[]} */ falls) => `${english.who[who]}: ${way.join(' to ')}, taking ${list(falls, 'and')}.`,
    landing: (/** @type {string} */ at, /** @type {string[]} */ falls) => `On ${at}, ${list(falls, 'and')} taken.`,
    picked: (/** @type {string} */ name) => `${name} picked up.`,
    putDown: (/** @type {string} */ name) => `${name} put down again.`,
    tookBack: 'Taken back.',
    redone: 'Done again.',
  },

  // Why an attempt is no turn.
  refusals: /** @satisfies {Record<RefusalReason, (attempt: Attempt) => string>} */ ({
    game_over: () => 'The game is over. Take a turn back, or begin a new game.',
    no_stone: ({ from }) => `There is no stone on ${from}.`,
    not_yours: ({ from }) => `The stone on ${from} is not yours to move now.`,
    no_line: ({ from, to }) => `No line leads from ${from} to ${to} in one step or one jump, and stones move along lines only.`,
    occupied: ({ to }) => `There is a stone on ${to}, and a stone goes to empty points only.`,
    must_capture: ({ from, because }) => (because.length ? `${from} cannot do that now: a capture comes first, and ${list(because, 'or')} can capture.` : `${from} cannot do that now: a capture comes first.`),
    turn_over: ({ from }) => `The turn ends on ${from}: it goes no further.`,
    must_continue: ({ from }) => `The stone on ${from} can capture again, so it must go on.`,
    nothing_to_capture: ({ from, to }) => `Between ${from} and ${to} there is no enemy stone to jump over.`,
    already_captured: ({ because }) => `The stone on ${list(because, 'and')} has been jumped already in this turn.`,
    last_rank: ({ from }) => `${from} lies on the last rank. From there a stone may only capture.`,
    backward: ({ from, to }) => (to ? `From ${from} to ${to} is backward, and these rules do not allow it.` : `The stone on ${from} could only go backward, and these rules do not allow it.`),
    no_return: ({ from, to }) => (to ? `This stone came from ${to} on its last turn, and may not step straight back there from ${from}.` : `The stone on ${from} may not step straight back to where it came from.`),
    must_move: ({ from }) => `Where the stone on ${from} is to go is still to be said.`,
    blocked: ({ from }) => `The stone on ${from} has nowhere to go.`,
  }),
  notNow: {
    machine: 'It is the machine’s turn.',
    looking: 'You are looking back. Return to the game to play.',
    elsewhere: 'The game goes on in another tab.',
  },
  misread: {
    unknown: (/** @type {string} */ text) => `“${text}” could not be read as a turn. Write a step as c2-c3 and a capture as e3xc3.`,
    many: (/** @type {string} */ text, /** @type {string[]} */ turns) => `“${text}” can mean ${list(turns, 'or')}. Write it in full.`,
  },

  // How it ended.
  won: { you: 'You have won.', machine: 'The machine has won.', dark: 'Dark has won.', light: 'Light has won.' },
  lost: /** @satisfies {Record<'elimination' | 'blocked' | 'resignation' | 'time', Record<Who, string>>} */ ({
    elimination: { you: 'You have no stone left.', machine: 'The machine has no stone left.', dark: 'Dark has no stone left.', light: 'Light has no stone left.' },
    blocked: { you: 'You cannot move.', machine: 'The machine cannot move.', dark: 'Dark cannot move.', light: 'Light cannot move.' },
    resignation: { you: 'You have resigned.', machine: 'The machine has resigned.', dark: 'Dark has resigned.', light: 'Light has resigned.' },
    time: { you: 'Your time is over.', machine: 'The machine’s time is over.', dark: 'Dark’s time is over.', light: 'Light’s time is over.' },
  }),
  drawn: /** @satisfies {Record<Reason, string>} */ ({
    repetition: 'The game is a draw: this position has come up for the third time.',
    quiet: 'The game is a draw: nothing has been captured for too long.',
    claim: 'The game is a draw: it was claimed after many turns without a capture.',
    agreement: 'The game is a draw by agreement.',
    elimination: 'The game is a draw.',
    blocked: 'The game is a draw: neither side can move.',
    resignation: 'The game is a draw.',
    time: 'The game is a draw: the time is over.',
  }),

  // What can be done, in words.
  buttons: {
    giveUp: 'Put the stone back', endTurn: 'End the turn here', returnToGame: 'Return to the game', newGame: 'New game', claim: 'Claim the draw',
    accept: 'Accept the draw', decline: 'Decline', restore: 'Bring back the game before', copyDamaged: 'Copy the damaged text',
    retry: 'Try again', takeOver: 'Play here', close: 'Close', play: 'Play the turn',
  },

  // What the page has to say about itself.
  said: {
    newGame: 'A new game has begun.',
    opened: 'The game from the address is on the board.',
    restored: 'The game before is back.',
    declined: 'The machine declines the draw and plays on.',
    copiedLink: 'The link has been copied.',
    copiedRecord: 'The record has been copied.',
    copiedDamaged: 'The damaged text has been copied.',
    notCopied: 'The browser did not let the page copy that.',
    badAddress: 'The address could not be opened, and the game stays as it was.',
    badAddressPart: 'The address has a part that is unknown here, or says it twice, and the game stays as it was.',
    badLanguage: 'The address asks for a language that this page does not speak.',
    mended: 'The record was read, with something mended.',
    damaged: 'The kept game is damaged and cannot be opened. A new game has begun, and the damaged text can still be copied.',
    storeRefused: 'This browser does not let the page keep the game: it will be gone when you leave the page.',
    storeFull: 'There is no room left to keep the game: it will be gone when you leave the page.',
    machineFailed: 'The machine has stopped working. The board is as you left it.',
    elsewhere: 'The game goes on in another tab. Here you only see how it stood.',
    unsupported: 'This browser cannot run WebAssembly, which holds the rules of the games. A newer browser will do, or one in which WebAssembly is not switched off.',
    unreachable: 'The part that knows the rules could not be fetched. Perhaps the connection was lost.',
    broken: 'The part that knows the rules has stopped working.',
  },

  // The sheets.
  sheets: {
    game: 'Game', settings: 'Settings', more: 'More', rules: 'The rules in short',
    ruleSet: 'Rules', opponent: 'You play against', opponents: { machine: 'the machine', friend: 'a friend on this device' },
    side: 'Your stones', sides: { dark: 'Dark', light: 'Light' }, begins: (/** @type {string} */ tone) => `${tone} begins`,
    strength: 'Strength', begin: 'Begin a new game', applies: 'Opponent, stones and strength count at once. New rules begin a new game.',
    theme: 'Theme', language: 'Language', board: 'Board', turned: 'Seen from the other side', follow: 'Turn the board to whoever moves',
    offer: 'Offer a draw', resign: 'Resign', copyLink: 'Copy a link to this game', copyRecord: 'Copy the record', newGame: 'New game',
    source: 'Source:',
  },
};

export default english;

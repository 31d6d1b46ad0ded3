/**
 * The page's state in sentences: for the words beside the board, the names of its points, and those who listen.
 *
 * @typedef {import('./store.js').Page} Page
 * @typedef {import('./languages.js').Catalogue} Catalogue
 * @typedef {import('./contract.js').Side} Side
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').Step} Step
 * @typedef {import('./contract.js').Refusal} Refusal
 * @typedef {import('./contract.js').RuleSet} RuleSet
 * @typedef {import('./contract.js').PointIndex} PointIndex
 * @typedef {import('./game.js').Snapshot} Snapshot
 * @typedef {import('./board/stone.js').Tone} Tone
 * @typedef {import('../locales/en.js').Who} Who
 */
import { choicesAt, match, stepsEntered, stepsTapped, waysOn } from './input.js';
import { count, other } from './game.js';
import { afterSteps, courseOf, stationsOf } from './board/steps.js';

/** The colours of the two sides. @param {RuleSet} rules @returns {{ x: Tone, o: Tone }} */
export const tonesOf = (rules) => (rules.first === 'dark' ? { x: 'dark', o: 'light' } : { x: 'light', o: 'dark' });

/** The person's side against the machine. @param {Page} page @returns {Side} */
export const ownSide = ({ seats, game }) => (game && tonesOf(game.rules).x === seats.tone ? 'x' : 'o');

/** Whether a person on this device plays a side. @param {Page} page @param {Side} side */
export const isPerson = (page, side) => page.seats.opponent === 'friend' || ownSide(page) === side;

/** Whether the machine is to do something now. @param {Page} page */
export const machineToMove = (page) =>
  !!page.game && page.game.state.outcome === null && !isPerson(page, page.game.state.turn);

/** @param {Page} page @param {Side} side @returns {Who} */
export function whoIs(page, side) {
  if (page.seats.opponent === 'machine') return ownSide(page) === side ? 'you' : 'machine';
  return tonesOf(/** @type {Snapshot} */ (page.game).rules)[side];
}

/** @param {Catalogue} texts @param {RuleSet} rules */
export const gameName = (texts, rules) => texts.games[rules.game] ?? rules.game;

/**
 * What a rule set is called: a person's own name for it, or its own, and whether anything of it was changed.
 * @param {Page} page @param {Catalogue} texts @param {RuleSet} rules
 */
export function ruleSetName({ house }, texts, rules) {
  const own = house.find(({ spec }) => spec === rules.spec);
  if (own) return own.name;
  const name = texts.ruleSets[rules.id]?.name ?? rules.name;
  return rules.spec === rules.id ? name : texts.house.changed(name);
}

/** Whose rules they are; what has no text is said in the core's own words. @param {Catalogue} texts @param {RuleSet} rules */
export const sourceOf = (texts, rules) => texts.ruleSets[rules.id]?.source ?? rules.source;

/** @param {Catalogue} texts @param {number} level 1 … levelCount() */
export const levelName = (texts, level) => texts.levels[level - 1] ?? texts.level(level);

/** The steps that clicks enter, of a turn that begins with them. @param {Turn} turn @param {PointIndex[]} clicks */
export const enteredSteps = (turn, clicks) => stepsTapped(turn, clicks).slice(0, stepsEntered(turn, clicks.length));

/**
 * The turn entered so far, in part. `at` is where the stone in hand stands now, or null where stones are put down.
 * @param {Page} page
 */
export function entered({ game, clicks }) {
  if (!game || !clicks.length) return null;
  const fitting = match(game.turns, clicks);
  const [first] = fitting.turns;
  const steps = first ? enteredSteps(first, clicks) : [];
  const inHand = first?.steps[0].from !== null;
  return { ...fitting, steps, at: inHand ? (steps.at(-1)?.to ?? clicks[0]) : null, stones: afterSteps(game.state.stones, steps, game.state.turn) };
}

/** @param {Step[]} steps */
const falls = (steps) => steps.flatMap((step) => step.captured);

/**
 * What a turn can begin with: stones to pick up, points to put stones down on, stones to take off; and whether all that
 * can be done is capturing, or passing.
 * @param {Snapshot} game
 */
export function beginnings({ turns }) {
  const lift = new Set();
  const put = new Set();
  const remove = new Set();
  for (const { steps, clicks, anyOrder } of turns) {
    const [{ from, to }] = steps;
    if (from === null && to === null) continue;
    const points = from === null ? put : to === null ? remove : lift;
    for (const point of anyOrder ? clicks : clicks.slice(0, 1)) points.add(point);
  }
  /** @param {Set<PointIndex>} points @returns {PointIndex[]} */
  const sorted = (points) => [...points].sort((a, b) => a - b);
  return {
    lift: sorted(lift),
    put: sorted(put),
    remove: sorted(remove),
    mustCapture: turns.length > 0 && turns.every((turn) => falls(turn.steps).length > 0),
    mustPass: turns.length > 0 && turns.every(isPass),
  };
}

/** @param {Turn} turn */
export const isPass = (turn) => turn.steps.every(({ from, to }) => from === null && to === null);

/** How many stones a turn puts down. @param {Turn | undefined} turn */
const puts = (turn) => courseOf(turn?.steps ?? []).placed.length;

/** Where things stand, in a sentence or two. @param {Page} page @param {Catalogue} texts */
export function stateSentence(page, texts) {
  const { game, looking, thinking } = page;
  if (!game || page.phase !== 'ready') return texts.state.loading;
  const { state } = game;
  if (looking !== null) return texts.state.looking(looking, game.acts.length);
  if (state.outcome) return outcomeSentence(page, texts);
  if (thinking === 'answer') return texts.state.thinkingAnswer;
  if (state.offer && page.seats.opponent === 'friend') return texts.state.offer[whoIs(page, state.offer)];
  if (thinking === 'turn') return texts.state.thinking;
  if (thinking === 'hint') return texts.state.thinkingHint;
  const who = whoIs(page, state.turn);
  const passed = game.acts.at(-1);
  const before = passed?.turn && isPass(passed.turn) ? `${texts.state.passed[whoIs(page, passed.side)]} ` : '';
  if (who === 'machine') return before + texts.state.turn.machine;
  return before + ownTurnSentence(page, who, texts);
}

/** What a person whose turn it is has to do. @param {Page} page @param {Who} who @param {Catalogue} texts */
function ownTurnSentence(page, who, texts) {
  const game = /** @type {Snapshot} */ (page.game);
  const names = (/** @type {PointIndex[]} */ points) => points.map((point) => game.board.points[point].name);
  const part = entered(page);
  if (choicesAt(game.turns, page.clicks).length) return texts.state.choose;
  if (part && part.at === null) return texts.state.placed(names(courseOf(part.steps).placed), puts(part.turns[0]) - part.steps.length);
  if (part?.steps.length) return part.kind === 'extendable' ? texts.state.mayGoOn(names([part.at ?? 0])[0]) : texts.state.goOn(names([part.at ?? 0])[0]);
  const { lift, put, remove, mustCapture, mustPass } = beginnings(game);
  const turn = texts.state.turn[who];
  if (mustPass) return `${turn} ${texts.state.mustPass}`;
  if (put.length) return `${turn} ${texts.state.place(puts(game.turns[0]))}`;
  if (remove.length) return `${turn} ${texts.state.remove(names(remove))}`;
  if (!mustCapture) return turn;
  return `${turn} ${lift.length <= 3 ? texts.state.mustCaptureOne(names(lift)) : texts.state.mustCapture}`;
}

/** The ways on from the picked stone, where words help. @param {Page} page @param {Catalogue} texts */
export function waysSentence(page, texts) {
  const { game, clicks } = page;
  const part = entered(page);
  if (!game || !part || part.at === null || choicesAt(game.turns, clicks).length) return '';
  const name = (/** @type {PointIndex} */ point) => game.board.points[point].name;
  const ways = waysOn(game.turns, clicks);
  const from = name(part.at);
  if (!ways.length) return '';
  const [{ point, turns }] = ways;
  // Where a way may be left earlier or later, all of its landings are named.
  if (ways.length > 1 || turns.length > 1) {
    return texts.state.ways(from, ways.flatMap((way) => (way.turns.length > 1 && way.line ? way.line.clicks.slice(clicks.length) : [way.point])).map(name));
  }
  return texts.state.one(name(point), turns[0].text, falls(turns[0].steps).length);
}

/** How a step takes, where there are several manners. @param {Step} step @param {Catalogue} texts */
export const mannerOf = ({ kind }, texts) => texts.manner[kind] ?? '';

/** The stones that can be chosen to fall, each with its first click. @param {Page} page @param {Catalogue} texts */
export function choiceTexts({ game, clicks }, texts) {
  if (!game) return [];
  return choicesAt(game.turns, clicks).map(({ point, step }) => ({
    point,
    text: texts.state.falling(step.captured.map((fallen) => game.board.points[fallen].name), mannerOf(step, texts)),
  }));
}

/** What would be good here. @param {Turn} hint @param {Catalogue} texts */
export const hintSentence = (hint, texts) => (isPass(hint) ? texts.state.hintPass : texts.state.hint(hint.text));

/** Why an attempt was refused. @param {Snapshot} game @param {Refusal} refusal @param {Catalogue} texts */
export function refusalSentence(game, refusal, texts) {
  const names = (/** @type {PointIndex[]} */ points) => points.map((point) => game.board.points[point].name);
  const [from = '', to = ''] = names(refusal.attempt);
  return texts.refusals[refusal.reason]({ from, to, because: names(refusal.points) });
}

/** How the game ended. @param {Page} page @param {Catalogue} texts */
export function outcomeSentence(page, texts) {
  const outcome = page.game?.state.outcome;
  if (!outcome) return '';
  const { result, reason } = outcome;
  if (result === '1/2-1/2') return texts.drawn[reason];
  const winner = result === '1-0' ? 'x' : 'o';
  const loser = other(winner);
  const left = count(/** @type {Snapshot} */ (page.game).state.stones, loser);
  // Some rules give a side up for lost before its last stone has fallen, or count the stones in the end.
  const why = reason === 'elimination' && left > 0 ? 'tooFew' : reason;
  const lost = why in texts.lost ? texts.lost[/** @type {keyof typeof texts.lost} */ (why)][whoIs(page, loser)] : texts.counted[/** @type {keyof typeof texts.counted} */ (why)];
  return [texts.won[whoIs(page, winner)], lost].filter(Boolean).join(' ');
}

/** What a turn did, for those who listen. @param {Page} page @param {Side} side @param {Turn} turn @param {Catalogue} texts */
export function turnSentence(page, side, turn, texts) {
  const { points } = /** @type {Snapshot} */ (page.game).board;
  const names = (/** @type {PointIndex[]} */ some) => some.map((point) => points[point].name);
  const who = whoIs(page, side);
  const { spoken } = texts;
  if (isPass(turn)) return spoken.pass(who);
  const course = courseOf(turn.steps);
  if (course.placed.length) return spoken.place(who, names(course.placed));
  if (!course.way.length) return spoken.remove(who, names(course.gone));
  const way = names(stationsOf(course));
  // A turn of one step says how it took, where there are several manners.
  const manner = turn.steps.length === 1 ? mannerOf(turn.steps[0], texts) : '';
  return course.gone.length ? spoken.capture(who, way, names(course.gone), manner) : spoken.step(who, way[0], way[way.length - 1]);
}

/** The name of every point with what lies on it and what can be done there. @param {Page} page @param {string} stones @param {Catalogue} texts */
export function pointTexts(page, stones, texts) {
  const { game, clicks, looking } = page;
  if (!game) return [];
  const tones = tonesOf(game.rules);
  const open = looking === null && !page.elsewhere && !game.state.outcome && isPerson(page, game.state.turn) && page.thinking === null;
  const part = entered(page);
  const { lift, put, remove, mustCapture } = beginnings(game);
  const choices = open ? choicesAt(game.turns, clicks) : [];
  const ways = open && part ? waysOn(game.turns, clicks) : [];
  /** @param {PointIndex} i */
  const can = (i) => {
    const fall = choices.find(({ step }) => step.captured.includes(i));
    if (fall) return texts.point.falls(mannerOf(fall.step, texts));
    if (part?.at === null) return clicks.includes(i) ? texts.point.putDown : ways.some(({ point }) => point === i) ? texts.point.place : '';
    const way = ways.find(({ point, line }) => point === i || line?.clicks.includes(i, clicks.length));
    if (way) return way.turns.some((turn) => falls(turn.steps).length) ? texts.point.captures : texts.point.target;
    if (!open || part?.steps.length || part?.at === i) return '';
    if (put.includes(i)) return texts.point.place;
    if (remove.includes(i)) return texts.point.remove;
    return lift.includes(i) ? (mustCapture ? texts.point.mustCapture : texts.point.canMove) : '';
  };
  return game.board.points.map(({ name }, i) => {
    const stone = stones[i];
    const words = [stone === 'x' || stone === 'o' ? texts.point.stone(name, tones[stone]) : texts.point.empty(name)];
    if (part?.at === i) words.push(texts.point.picked);
    if (part?.at === i && part.kind === 'extendable') words.push(texts.point.endHere);
    const possible = can(i);
    if (possible) words.push(possible);
    return words.join(', ');
  });
}

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
import { match, waysOn } from './input.js';
import { other } from './game.js';
import { afterSteps, wayOf } from './board/steps.js';
import { stepsEntered } from './input.js';

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

/** @param {Catalogue} texts @param {RuleSet} rules */
export const ruleSetName = (texts, rules) => texts.ruleSets[rules.id]?.name ?? rules.name;

/** @param {Catalogue} texts @param {number} level 1 … levelCount() */
export const levelName = (texts, level) => texts.levels[level - 1] ?? texts.level(level);

/** The turn entered so far, in part. @param {Page} page */
export function entered({ game, clicks }) {
  if (!game || !clicks.length) return null;
  const fitting = match(game.turns, clicks);
  const steps = fitting.turns[0]?.steps.slice(0, stepsEntered(fitting.turns[0], clicks.length)) ?? [];
  return { ...fitting, steps, at: steps.at(-1)?.to ?? clicks[0], stones: afterSteps(game.state.stones, steps) };
}

/** @param {Step[]} steps */
const falls = (steps) => steps.flatMap((step) => step.captured);

/** The stones that can be picked up, and whether all that can be done is capturing. @param {Snapshot} game */
export function movable(game) {
  const points = [...new Set(game.turns.map((turn) => turn.clicks[0]))];
  return { points, mustCapture: game.turns.length > 0 && game.turns.every((turn) => falls(turn.steps).length > 0) };
}

/** Where things stand, in a sentence or two. @param {Page} page @param {Catalogue} texts */
export function stateSentence(page, texts) {
  const { game, looking, thinking } = page;
  if (!game || page.phase !== 'ready') return texts.state.loading;
  const { state, board } = game;
  const name = (/** @type {PointIndex} */ point) => board.points[point].name;
  if (looking !== null) return texts.state.looking(looking, game.acts.length);
  if (state.outcome) return outcomeSentence(page, texts);
  if (thinking === 'answer') return texts.state.thinkingAnswer;
  if (state.offer && page.seats.opponent === 'friend') return texts.state.offer[whoIs(page, state.offer)];
  if (thinking === 'turn') return texts.state.thinking;
  if (thinking === 'hint') return texts.state.thinkingHint;
  const who = whoIs(page, state.turn);
  if (who === 'machine') return texts.state.turn.machine;
  const part = entered(page);
  if (part?.steps.length) return part.kind === 'extendable' ? texts.state.mayGoOn(name(part.at)) : texts.state.goOn(name(part.at));
  const { points, mustCapture } = movable(game);
  if (!mustCapture) return texts.state.turn[who];
  const must = points.length <= 3 ? texts.state.mustCaptureOne(points.map(name)) : texts.state.mustCapture;
  return `${texts.state.turn[who]} ${must}`;
}

/** The ways on from the picked stone, where words help. @param {Page} page @param {Catalogue} texts */
export function waysSentence(page, texts) {
  const { game, clicks } = page;
  if (!game || !clicks.length) return '';
  const name = (/** @type {PointIndex} */ point) => game.board.points[point].name;
  const ways = waysOn(game.turns, clicks);
  const from = name(entered(page)?.at ?? clicks[0]);
  if (ways.length !== 1) return ways.length ? texts.state.ways(from, ways.map((way) => name(way.point))) : '';
  const [{ point, turns }] = ways;
  if (turns.length > 1) return texts.state.ways(from, [name(point)]);
  return texts.state.one(name(point), turns[0].text, falls(turns[0].steps).length);
}

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
  const lost = reason in texts.lost ? texts.lost[/** @type {keyof typeof texts.lost} */ (reason)] : null;
  return [texts.won[whoIs(page, winner)], lost?.[whoIs(page, other(winner))]].filter(Boolean).join(' ');
}

/** What a turn did, for those who listen. @param {Page} page @param {Side} side @param {Turn} turn @param {Catalogue} texts */
export function turnSentence(page, side, turn, texts) {
  const { points } = /** @type {Snapshot} */ (page.game).board;
  const names = (/** @type {PointIndex[]} */ some) => some.map((point) => points[point].name);
  const way = names(wayOf(turn.steps));
  const taken = names(falls(turn.steps));
  const who = whoIs(page, side);
  return taken.length ? texts.spoken.capture(who, way, taken) : texts.spoken.step(who, way[0], way[way.length - 1]);
}

/** The name of every point with what lies on it and what can be done there. @param {Page} page @param {string} stones @param {Catalogue} texts */
export function pointTexts(page, stones, texts) {
  const { game, clicks, looking } = page;
  if (!game) return [];
  const tones = tonesOf(game.rules);
  const open = looking === null && !page.elsewhere && !game.state.outcome && isPerson(page, game.state.turn) && page.thinking === null;
  const part = entered(page);
  const { points: free, mustCapture } = movable(game);
  const ways = open && clicks.length ? waysOn(game.turns, clicks) : [];
  return game.board.points.map(({ name }, i) => {
    const stone = stones[i];
    const words = [stone === 'x' || stone === 'o' ? texts.point.stone(name, tones[stone]) : texts.point.empty(name)];
    const way = ways.find((candidate) => candidate.point === i);
    if (part?.at === i) words.push(texts.point.picked);
    if (way) words.push(way.turns.some((turn) => falls(turn.steps).length) ? texts.point.captures : texts.point.target);
    else if (open && !part?.steps.length && part?.at !== i && free.includes(i)) words.push(mustCapture ? texts.point.mustCapture : texts.point.canMove);
    return words.join(', ');
  });
}

/**
 * From the page's state to what the board shows.
 *
 * @typedef {import('./store.js').Page} Page
 * @typedef {import('./board/scene.js').Scene} Scene
 * @typedef {import('./board/scene.js').Preview} Preview
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').PointIndex} PointIndex
 */
import { EMPTY_SCENE } from './board/scene.js';
import { wayOf } from './board/steps.js';
import { stepsEntered, waysOn } from './input.js';
import { entered, isPerson, machineToMove, movable, ownSide, tonesOf } from './say.js';

/** @param {Turn} turn */
const traceOf = (turn) => ({ way: wayOf(turn.steps), gone: turn.steps.flatMap((step) => step.captured) });

/** Whether the board is seen from the other side: the person's own side lies at the bottom. @param {Page} page */
export function isTurned(page) {
  const { game, seats } = page;
  if (!game) return false;
  const away = seats.opponent === 'machine' ? ownSide(page) === 'o' : seats.follow && page.facing === 'o';
  return away !== seats.turned;
}

/** Whether a person may enter a turn now. @param {Page} page */
export const mayEnter = (page) =>
  page.phase === 'ready' && !!page.game && !page.game.state.outcome && page.looking === null && !page.elsewhere &&
  isPerson(page, page.game.state.turn) && page.thinking !== 'answer';

/** The stones that are shown. @param {Page} page */
export function shownStones(page) {
  const { game, looking } = page;
  if (!game) return '';
  if (looking !== null) return looking === 0 ? game.first : game.acts[looking - 1].stones;
  return entered(page)?.stones ?? game.state.stones;
}

/**
 * @param {Page} page
 * @returns {Scene}
 */
export function sceneOf(page) {
  const { game, looking } = page;
  if (!game) return EMPTY_SCENE;
  const acts = looking === null ? game.acts : game.acts.slice(0, looking);
  const last = acts.findLast((act) => act.turn)?.turn ?? null;
  const scene = {
    ...EMPTY_SCENE,
    stones: shownStones(page),
    tones: tonesOf(game.rules),
    trace: last && traceOf(last),
    motion: looking === null ? page.motion : null,
  };
  if (looking !== null) return scene;
  return { ...scene, refusal: page.refusal, hint: page.hint && wayOf(page.hint.steps), ...(mayEnter(page) && !machineToMove(page) ? choices(page) : {}) };
}

/**
 * What can be done: stones to pick up, and from a picked one where to.
 * @param {Page} page
 * @returns {Partial<Scene>}
 */
function choices(page) {
  const game = /** @type {import('./game.js').Snapshot} */ (page.game);
  const { clicks } = page;
  const part = entered(page);
  if (!part) return { movable: movable(game).points };
  const ways = waysOn(game.turns, clicks);
  const captures = (/** @type {Turn} */ turn) => turn.steps[part.steps.length]?.captured.length > 0;
  /** @type {Map<PointIndex, Preview>} */
  const previews = new Map();
  for (const way of ways) {
    const [turn] = way.turns;
    const steps = turn.steps.slice(part.steps.length, stepsEntered(turn, way.clicks.length));
    const gone = steps.flatMap((step) => step.captured);
    // A plain step has nothing to preview: its target says it all.
    if (gone.length) previews.set(way.point, { way: wayOf(steps), falls: gone });
  }
  return {
    picked: part.at,
    origin: part.steps.length ? clicks[0] : null,
    movable: part.steps.length ? [] : movable(game).points,
    targets: ways.map((way) => ({ point: way.point, captures: way.turns.some(captures) })),
    previews,
    preview: ways.length === 1 ? (previews.get(ways[0].point) ?? null) : null,
    // What is being entered is told by its own marks; the last turn's stone may be gone from where the trace has it.
    trace: part.steps.length ? { way: wayOf(part.steps), gone: part.steps.flatMap((step) => step.captured) } : undefined,
  };
}


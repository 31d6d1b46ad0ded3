/**
 * From the page's state to what the board shows.
 *
 * @typedef {import('./store.js').Page} Page
 * @typedef {import('./board/scene.js').Scene} Scene
 * @typedef {import('./board/scene.js').Preview} Preview
 * @typedef {import('./game.js').Snapshot} Snapshot
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').PointIndex} PointIndex
 */
import { EMPTY_SCENE } from './board/scene.js';
import { courseOf } from './board/steps.js';
import { choicesAt, waysOn } from './input.js';
import { beginnings, entered, enteredSteps, isPerson, machineToMove, ownSide, tonesOf } from './say.js';

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
    trace: last && courseOf(last.steps),
    motion: looking === null ? page.motion : null,
    arrows: page.clicks.length || page.hint ? [] : arrowsOf(page.analysis),
  };
  if (looking !== null) return scene;
  return { ...scene, refusal: page.refusal, hint: page.hint && courseOf(page.hint.steps), ...(mayEnter(page) && !machineToMove(page) ? choices(page) : {}) };
}

/**
 * The first turns of the lines that an analysis has found: the best stands out, or the one that is pointed at.
 * @param {Page['analysis']} analysis
 * @returns {import('./board/scene.js').Arrow[]}
 */
function arrowsOf(analysis) {
  if (!analysis) return [];
  const { firsts, pointed } = analysis;
  const arrows = firsts.map((turn, i) => ({
    course: courseOf(turn?.steps ?? []), number: i + 1, strong: i === (pointed ?? 0), full: i === pointed,
  }));
  return [...arrows.filter(({ strong }) => strong), ...arrows.filter(({ strong }) => !strong)];
}

/** What taps lead to from where the stone stands now. @param {Turn} turn @param {PointIndex[]} clicks @param {number} done steps @param {Turn[]} turns @returns {Preview} */
const previewOf = (turn, clicks, done, turns) => {
  const choices = choicesAt(turns, clicks).map(({ step }) => courseOf([step]));
  const course = courseOf(enteredSteps(turn, clicks).slice(done));
  // What is still to be chosen leads to the same point in any case.
  return choices.length && !course.way.length ? { ...choices[0], gone: [], either: choices } : { ...course, either: choices };
};

/**
 * What can be done: stones to pick up, put down or take off, and from a picked one where to.
 * @param {Page} page
 * @returns {Partial<Scene>}
 */
function choices(page) {
  const { turns, ...game } = /** @type {Snapshot} */ (page.game);
  const { clicks } = page;
  const part = entered(page);
  if (!part) {
    const { lift, put, remove } = beginnings({ turns, ...game });
    return { movable: lift, tappable: put, ringed: remove };
  }
  // What is being entered is told by its own marks; the last turn's stone may be gone from where the trace has it.
  const trace = part.steps.length ? { trace: courseOf(part.steps) } : {};
  const ways = waysOn(turns, clicks);
  if (part.at === null) return { ...trace, tappable: [...clicks, ...ways.map(({ point }) => point)] };

  const done = part.steps.length;
  const inHand = { ...trace, picked: part.at, origin: done ? clicks[0] : null };
  const either = choicesAt(turns, clicks).map(({ step }) => courseOf([step]));
  if (either.length) return { ...inHand, either, preview: { ...either[0], gone: [], either: [] }, movable: done ? [] : [part.at] };

  /** @type {Map<PointIndex, Preview>} */
  const previews = new Map();
  /** @type {Map<PointIndex, boolean>} where taps can go, and whether something falls */
  const targets = new Map();
  /** @param {PointIndex} point @param {Preview} preview */
  const add = (point, preview) => {
    const captures = preview.gone.length > 0 || preview.either.length > 0;
    if (!targets.has(point)) targets.set(point, captures);
    // A plain step has nothing to preview: its target says it all.
    if (captures && !previews.has(point)) previews.set(point, preview);
  };
  for (const { point, turns: through, clicks: run, line } of ways) {
    add(point, previewOf(through[0], run, done, through));
    if (!line) continue;
    // Where one way goes on and may be left earlier, each of its landings can be tapped.
    for (let count = run.length + 1; count <= line.clicks.length; count++) {
      const prefix = line.clicks.slice(0, count);
      add(prefix[count - 1], previewOf(line, prefix, done, [line]));
    }
  }
  const [only] = ways;
  const longest = only?.line;
  return {
    ...inHand,
    movable: done ? [] : beginnings({ turns, ...game }).lift,
    targets: [...targets].map(([point, captures]) => ({ point, captures })),
    previews,
    preview: ways.length !== 1 ? null : longest && previews.size ? previewOf(longest, longest.clicks, done, [longest]) : (previews.get(only.point) ?? null),
  };
}

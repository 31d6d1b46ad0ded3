/**
 * The frames of an example, one after the other: what a page carries of it, and the scene of each.
 *
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../board/scene.js').Scene} Scene
 *
 * @typedef {object} Frame
 * @property {string} stones
 * @property {string} position the position to play on from: within a turn the one before it
 * @property {Step[]} steps what led here, of one turn
 * @property {Step[]} [moving] the last of them, which are shown on their way; all of them unless it is said
 * @property {Side} side whose steps they are
 *
 * @typedef {object} Carried an example as a page carries it
 * @property {string} id
 * @property {number} board its place in the page's list
 * @property {string} rules
 * @property {boolean} turned
 * @property {Scene['tones']} tones
 * @property {Frame[]} frames
 *
 * @typedef {object} Words
 * @property {string} board
 * @property {string} empty what a point is called, `{}` in place of its name
 * @property {string} dark
 * @property {string} light
 *
 * @typedef {object} GuideCarried all that the script of a guide needs
 * @property {string} language
 * @property {Words} words
 * @property {Board[]} boards
 * @property {Carried[]} examples
 * @property {{ id: string, board: number, point: number }[]} joined
 */
import { EMPTY_SCENE } from '../board/scene.js';
import { courseOf } from '../board/steps.js';

/**
 * @param {Carried} example
 * @param {number} at
 * @param {number} [from] the frame before, where the stones are to travel
 * @returns {Scene}
 */
export function sceneAt({ frames, tones }, at, from = -1) {
  const { stones, steps, moving = steps, side } = frames[at];
  return {
    ...EMPTY_SCENE, stones, tones,
    trace: steps.length ? courseOf(steps) : null,
    motion: from === at - 1 && moving.length ? { id: at, before: frames[from].stones, steps: moving, side } : null,
  };
}

/**
 * A point and those it is joined to, on a board without stones.
 * @param {Board} board
 * @param {number} point
 * @returns {{ scene: Scene, to: number[] }}
 */
export function joinedScene({ points, segments }, point) {
  const to = segments.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : []));
  const at = (/** @type {number} */ some) => ({ point: some, loop: null });
  const course = { way: [at(point), ...to.flatMap((other) => [at(other), at(point)])], landings: [], gone: [], placed: [] };
  return {
    to,
    scene: {
      ...EMPTY_SCENE, stones: '.'.repeat(points.length), tappable: points.map((_point, i) => i),
      preview: { ...course, either: [] }, targets: [point, ...to].map((some) => ({ point: some, captures: some === point })),
    },
  };
}

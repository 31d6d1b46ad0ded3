/**
 * What of an attempt is played before it is refused: a chain may go well for some steps, and it is the next one that cannot be.
 *
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Turn} Turn
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../board/scene.js').Scene} Scene
 */
import { afterSteps, courseOf } from '../board/steps.js';
import { enteredSteps } from '../say.js';

/**
 * The steps that the longest fitting beginning of an attempt enters.
 * @param {Turn[]} turns all that are legal
 * @param {PointIndex[]} attempt
 */
function stepsBegun(turns, attempt) {
  for (let count = attempt.length; count > 0; count--) {
    const clicks = attempt.slice(0, count);
    const turn = turns.find((some) => clicks.every((click, i) => some.clicks[i] === click));
    if (turn) return enteredSteps(turn, clicks);
  }
  return [];
}

/**
 * The board as it is where an attempt is refused: the stones after the steps that were still in order, and their trace.
 * @param {{ turns: Turn[], stones: string, side: Side }} before
 * @param {PointIndex[]} attempt
 * @returns {Pick<Scene, 'stones' | 'trace'>}
 */
export function begunScene({ turns, stones, side }, attempt) {
  const steps = stepsBegun(turns, attempt);
  return { stones: afterSteps(stones, steps, side), trace: steps.length ? courseOf(steps) : null };
}

/**
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('../contract.js').PointIndex} PointIndex
 */

/**
 * The stones after some steps.
 * @param {string} stones one character a point
 * @param {Step[]} steps
 */
export function afterSteps(stones, steps) {
  const points = [...stones];
  for (const { from, to, captured } of steps) {
    const stone = points[from];
    points[from] = '.';
    for (const point of captured) points[point] = '.';
    points[to] = stone;
  }
  return points.join('');
}

/**
 * The points a turn passes, its start first.
 * @param {Step[]} steps
 * @returns {PointIndex[]}
 */
export const wayOf = (steps) => (steps.length ? [steps[0].from, ...steps.map((step) => step.to)] : []);

/**
 * What steps do to the stones, and how it is drawn.
 *
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Waypoint} Waypoint
 *
 * @typedef {object} Course what some steps do, as it is drawn
 * @property {Waypoint[]} way every point passed, the start first; empty where nothing travels
 * @property {PointIndex[]} landings where the travelling stone comes down, step by step
 * @property {PointIndex[]} gone the points whose stones leave the board
 * @property {PointIndex[]} placed where stones are put down
 */

/**
 * The stones after some steps.
 * @param {string} stones one character a point
 * @param {Step[]} steps
 * @param {Side} side whose steps they are
 */
export function afterSteps(stones, steps, side) {
  const points = [...stones];
  for (const { from, to, captured } of steps) {
    const stone = from === null ? side : points[from];
    if (from !== null) points[from] = '.';
    for (const point of captured) points[point] = '.';
    if (to !== null) points[to] = stone;
  }
  return points.join('');
}

/**
 * @param {Step[]} steps
 * @returns {Course}
 */
export function courseOf(steps) {
  /** @type {Course} */
  const course = { way: [], landings: [], gone: [], placed: [] };
  for (const { from, to, captured, way } of steps) {
    course.gone.push(...captured);
    if (from !== null && to !== null) {
      if (!course.way.length) course.way.push({ point: from, loop: null });
      course.way.push(...(way.length ? way : [{ point: to, loop: null }]));
      course.landings.push(to);
    } else if (from !== null) course.gone.push(from);
    else if (to !== null) course.placed.push(to);
  }
  return course;
}

/**
 * The points a turn goes by, as they are named: its start, and every landing.
 * @param {Course} course
 */
export const stationsOf = ({ way, landings }) => (way.length ? [way[0].point, ...landings] : []);

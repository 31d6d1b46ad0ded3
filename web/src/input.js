/**
 * What the points tapped so far mean, told from the legal turns alone. No rule of any game is known here.
 *
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').PointIndex} PointIndex
 *
 * @typedef {object} Match
 * @property {'none' | 'part' | 'complete' | 'extendable'} kind
 *   No turn begins so; some do and none ends here; one ends here and none goes on; one ends here and others go on.
 * @property {Turn[]} turns the turns that begin with these clicks
 * @property {Turn | null} turn the turn that ends here
 *
 * @typedef {object} Way one next click, and what follows from it
 * @property {PointIndex} point the next click
 * @property {Turn[]} turns the turns that go on so
 * @property {PointIndex[]} clicks all clicks, from the first, up to where the turn is complete or a choice is left
 */

/**
 * @param {Turn} turn
 * @param {PointIndex[]} clicks
 */
const beginsWith = (turn, clicks) =>
  clicks.length <= turn.clicks.length && clicks.every((point, i) => turn.clicks[i] === point);

/**
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks
 * @returns {Match}
 */
export function match(turns, clicks) {
  const fitting = turns.filter((turn) => beginsWith(turn, clicks));
  const turn = fitting.find((candidate) => candidate.clicks.length === clicks.length) ?? null;
  const goesOn = fitting.some((candidate) => candidate.clicks.length > clicks.length);
  if (!fitting.length) return { kind: 'none', turns: fitting, turn: null };
  if (!turn) return { kind: 'part', turns: fitting, turn: null };
  return { kind: goesOn ? 'extendable' : 'complete', turns: fitting, turn };
}

/**
 * The ways to go on, one for each next click. A way runs on through every click that is forced, so that one tap is
 * enough where there is only one way; it stops where a turn is complete or a choice is left.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks
 * @returns {Way[]}
 */
export function waysOn(turns, clicks) {
  /** @type {Map<PointIndex, Turn[]>} */
  const byNext = new Map();
  for (const turn of match(turns, clicks).turns) {
    if (turn.clicks.length === clicks.length) continue;
    const point = turn.clicks[clicks.length];
    byNext.set(point, [...(byNext.get(point) ?? []), turn]);
  }
  return [...byNext].map(([point, through]) => {
    const run = [...clicks, point];
    for (;;) {
      const { kind, turns: left } = match(through, run);
      if (kind !== 'part') break;
      const nexts = new Set(left.map((turn) => turn.clicks[run.length]));
      if (nexts.size !== 1) break;
      run.push(left[0].clicks[run.length]);
    }
    return { point, turns: through, clicks: run };
  });
}

/**
 * Where a tap on a point leads: the next click of a way, or a later point that exactly one way passes.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks the clicks so far
 * @param {PointIndex} point the tapped point
 * @returns {PointIndex[] | null} all clicks from the first, or null where the tap leads nowhere
 */
export function tapLeadsTo(turns, clicks, point) {
  const ways = waysOn(turns, clicks);
  const direct = ways.find((way) => way.point === point);
  if (direct) return direct.clicks;
  const later = ways.filter((way) => way.clicks.indexOf(point, clicks.length) >= 0);
  return later.length === 1 ? later[0].clicks : null;
}

/**
 * The one stone that a tap on an empty point can only mean, with the whole way there.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex} point
 * @returns {PointIndex[] | null} all clicks, or null where no stone or more than one can go there
 */
export function onlyWayTo(turns, point) {
  const ways = waysOn(turns, [])
    .filter((first) => first.point !== point)
    .flatMap((first) => waysOn(turns, [first.point]).filter((way) => way.point === point));
  return ways.length === 1 ? ways[0].clicks : null;
}

/**
 * How many steps of a turn its first clicks enter. The first click picks the stone up, every further one lands it;
 * a step that leaves two ways open takes one click more, on a stone that falls.
 * @param {Turn} turn
 * @param {number} count of clicks
 */
export function stepsEntered(turn, count) {
  let used = turn.steps.length && turn.clicks[0] === turn.steps[0].from ? 1 : 0;
  let entered = 0;
  for (const step of turn.steps) {
    if (turn.clicks[used] === step.to) used += 1;
    if (step.captured.includes(turn.clicks[used]) && turn.clicks[used] !== step.to) used += 1;
    if (used > count) break;
    entered += 1;
  }
  return count === 0 ? 0 : entered;
}

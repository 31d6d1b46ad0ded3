/**
 * What the points tapped so far mean, told from the legal turns alone. No rule of any game is known here.
 *
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').Step} Step
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
 * @property {Turn | null} line the longest of the turns, where every other one only stops earlier on the same way
 *
 * @typedef {object} Choice one of several sets of stones that a step between the same points can take
 * @property {PointIndex} point the click that says so
 * @property {Step} step
 */

/**
 * @param {Turn} turn
 * @param {PointIndex[]} clicks
 */
const beginsWith = (turn, clicks) =>
  clicks.length <= turn.clicks.length &&
  clicks.every((point, i) => (turn.anyOrder ? turn.clicks.includes(point) && clicks.indexOf(point) === i : turn.clicks[i] === point));

/** The clicks that can follow. @param {Turn} turn @param {PointIndex[]} clicks which it begins with */
const nextClicks = (turn, clicks) =>
  turn.anyOrder ? turn.clicks.filter((point) => !clicks.includes(point)) : turn.clicks.slice(clicks.length, clicks.length + 1);

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
 * Clicks run on through every one that is forced, so that one tap is enough where there is only one way.
 * @param {Turn[]} turns
 * @param {PointIndex[]} clicks
 * @returns {PointIndex[]} up to where a turn is complete or a choice is left
 */
function runOn(turns, clicks) {
  const run = [...clicks];
  for (;;) {
    const { kind, turns: left } = match(turns, run);
    const nexts = new Set(left.flatMap((turn) => nextClicks(turn, run)));
    if (kind !== 'part' || nexts.size !== 1) return run;
    run.push(...nexts);
  }
}

/**
 * The ways to go on, one for each next click.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks
 * @returns {Way[]}
 */
export function waysOn(turns, clicks) {
  /** @type {Map<PointIndex, Turn[]>} */
  const byNext = new Map();
  for (const turn of match(turns, clicks).turns) {
    for (const point of nextClicks(turn, clicks)) {
      const through = byNext.get(point);
      if (through) through.push(turn);
      else byNext.set(point, [turn]);
    }
  }
  return [...byNext].map(([point, through]) => {
    const longest = through.reduce((best, turn) => (turn.clicks.length > best.clicks.length ? turn : best));
    const line = through.every((turn) => beginsWith(longest, turn.clicks)) ? longest : null;
    return { point, turns: through, clicks: runOn(through, [...clicks, point]), line };
  });
}

/**
 * Which stones can fall, where the points of a step are tapped and leave that open.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks
 * @returns {Choice[]} empty where nothing of that kind is to be chosen
 */
export function choicesAt(turns, clicks) {
  /** @type {Map<PointIndex, Choice>} */
  const choices = new Map();
  for (const turn of match(turns, clicks).turns) {
    const step = turn.steps[stepsEntered(turn, clicks.length)];
    const point = step?.deciding ?? null;
    if (point !== null && turn.clicks[clicks.length] === point) choices.set(point, { point, step });
  }
  return [...choices.values()];
}

/**
 * Where a tap on a point leads: the next click of a way, a stone that is to fall, or a later point that can be reached
 * on one way only.
 * @param {Turn[]} turns the legal turns
 * @param {PointIndex[]} clicks the clicks so far
 * @param {PointIndex} point the tapped point
 * @returns {PointIndex[] | null} all clicks from the first, or null where the tap leads nowhere
 */
export function tapLeadsTo(turns, clicks, point) {
  const ways = waysOn(turns, clicks);
  const direct = ways.find((way) => way.point === point);
  if (direct) return direct.clicks;
  const chosen = choicesAt(turns, clicks).filter(({ step }) => step.captured.includes(point));
  if (chosen.length === 1) return runOn(turns, [...clicks, chosen[0].point]);
  /** @type {Map<string, PointIndex[]>} */
  const prefixes = new Map();
  for (const way of ways) {
    for (const turn of way.turns) {
      const at = turn.clicks.indexOf(point, clicks.length);
      const prefix = turn.clicks.slice(0, at + 1);
      // A tap goes to a point, and does not choose what falls on the way there.
      if (at >= 0 && turn.steps[stepsEntered(turn, prefix.length) - 1]?.deciding !== point) prefixes.set(prefix.join(), prefix);
    }
  }
  const [only] = prefixes.values();
  return prefixes.size === 1 ? runOn(turns, only) : null;
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
    .flatMap((first) => waysOn(first.turns, [first.point]).filter((way) => way.point === point));
  return ways.length === 1 ? ways[0].clicks : null;
}

/**
 * How many steps of a turn its first clicks enter. The first click picks a stone up, every further one lands it; where
 * stones are put down or taken off each click is a step, and a step that leaves two ways open takes one click more, on a
 * stone that falls.
 * @param {Turn} turn
 * @param {number} count of clicks
 */
export function stepsEntered(turn, count) {
  let used = 0;
  let entered = 0;
  for (const { from, to, deciding } of turn.steps) {
    if (used === 0 && from !== null) used += 1;
    if (to !== null) used += 1;
    if (deciding !== null) used += 1;
    if (used > count) break;
    entered += 1;
  }
  return count === 0 ? 0 : entered;
}

/**
 * The steps of a turn in the order in which they are tapped.
 * @param {Turn} turn
 * @param {PointIndex[]} clicks those so far, which it begins with
 */
export function stepsTapped(turn, clicks) {
  if (!turn.anyOrder) return turn.steps;
  const place = (/** @type {Step} */ { from, to }) => {
    const at = clicks.indexOf(/** @type {PointIndex} */ (to ?? from));
    return at < 0 ? clicks.length : at;
  };
  return [...turn.steps].sort((a, b) => place(a) - place(b));
}

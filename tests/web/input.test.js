/** The meaning of clicks, told from turns alone: no browser, no module. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { match, onlyWayTo, stepsEntered, tapLeadsTo, waysOn } from '../../web/src/input.js';
import { afterSteps, wayOf } from '../../web/src/board/steps.js';

/** A turn along points, each step but a plain one taking something. */
function turn(/** @type {number[]} */ points, /** @type {number[][]} */ captured = []) {
  const steps = points.slice(1).map((to, i) => ({ kind: /** @type {'jump' | 'step'} */ (captured[i] ? 'jump' : 'step'), from: points[i], to, captured: captured[i] ?? [] }));
  return { text: points.join('-'), clicks: points, steps };
}

const forced = turn([0, 2, 4, 14], [[1], [3], [9]]);
const branching = [turn([0, 2, 4], [[1], [3]]), turn([0, 2, 12], [[1], [7]])];

test('clicks fit none, a part of, or a whole turn, or one that goes on', () => {
  assert.equal(match([forced], [1]).kind, 'none');
  assert.equal(match([forced], [0, 2]).kind, 'part');
  assert.equal(match([forced], [0, 2, 4, 14]).kind, 'complete');
  const short = turn([0, 2], [[1]]);
  const found = match([short, ...branching], [0, 2]);
  assert.equal(found.kind, 'extendable');
  assert.equal(found.turn, short);
});

test('a way runs on through what is forced, and stops at a choice', () => {
  assert.deepEqual(waysOn([forced], [0]), [{ point: 2, turns: [forced], clicks: [0, 2, 4, 14] }]);
  assert.deepEqual(waysOn(branching, [0]).map((way) => way.clicks), [[0, 2]]);
  assert.deepEqual(waysOn(branching, [0, 2]).map((way) => way.clicks), [[0, 2, 4], [0, 2, 12]]);
});

test('a way does not run on over the end of a turn that could go on', () => {
  const ways = waysOn([turn([0, 2], [[1]]), turn([0, 2, 4], [[1], [3]])], [0]);
  assert.deepEqual(ways.map((way) => way.clicks), [[0, 2]]);
});

test('one tap is enough on any landing of the only way', () => {
  assert.deepEqual(tapLeadsTo([forced], [0], 14), [0, 2, 4, 14]);
  assert.deepEqual(tapLeadsTo([forced], [0], 4), [0, 2, 4, 14]);
  assert.equal(tapLeadsTo([forced], [0], 9), null);
});

test('a tap on an empty point means the one stone that can go there', () => {
  const turns = [turn([0, 5]), turn([1, 6]), turn([2, 6])];
  assert.deepEqual(onlyWayTo(turns, 5), [0, 5]);
  assert.equal(onlyWayTo(turns, 6), null);
  assert.equal(onlyWayTo(turns, 7), null);
});

test('a chain may end where it began', () => {
  const round = turn([0, 2, 12, 10, 0], [[1], [7], [11], [5]]);
  assert.equal(match([round], [0]).kind, 'part');
  assert.deepEqual(tapLeadsTo([round], [0], 2), [0, 2, 12, 10, 0]);
  assert.deepEqual(tapLeadsTo([round], [0, 2, 12, 10], 0), [0, 2, 12, 10, 0]);
});

test('steps are counted by the clicks that enter them', () => {
  assert.deepEqual([0, 1, 2, 3, 4].map((clicks) => stepsEntered(forced, clicks)), [0, 0, 1, 2, 3]);
  // A step that leaves two ways open takes one click more, on a stone that falls.
  const deciding = { text: '', clicks: [0, 1, 2, 6], steps: [{ kind: /** @type {const} */ ('jump'), from: 0, to: 1, captured: [2] }, { kind: /** @type {const} */ ('jump'), from: 1, to: 6, captured: [7] }] };
  assert.deepEqual([1, 2, 3, 4].map((clicks) => stepsEntered(deciding, clicks)), [0, 0, 1, 2]);
});

test('stones after steps, and the way they went', () => {
  assert.equal(afterSteps('xo.o.', forced.steps.slice(0, 2)), '....x');
  assert.deepEqual(wayOf(forced.steps), [0, 2, 4, 14]);
  assert.deepEqual(wayOf([]), []);
});

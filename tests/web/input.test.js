/** The meaning of clicks, told from turns alone: no browser, no module. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesAt, match, onlyWayTo, stepsEntered, stepsTapped, tapLeadsTo, waysOn } from '../../web/src/input.js';
import { afterSteps, courseOf, stationsOf } from '../../web/src/board/steps.js';

/**
 * @typedef {import('../../web/src/contract.js').Turn} Turn
 * @typedef {import('../../web/src/contract.js').Step} Step
 */

/** @param {Partial<Step>} step @returns {Step} */
const step = (step) => ({ kind: 'step', from: null, to: null, captured: [], deciding: null, way: [], ...step });

/** A turn along points, each step but a plain one taking something. @returns {Turn} */
function turn(/** @type {number[]} */ points, /** @type {number[][]} */ captured = []) {
  const steps = points.slice(1).map((to, i) => step({ kind: captured[i] ? 'jump' : 'step', from: points[i], to, captured: captured[i] ?? [] }));
  return { text: points.join('-'), clicks: points, anyOrder: false, steps };
}

/** Two stones put down, in any order. @returns {Turn} */
const placing = (/** @type {number[]} */ ...points) => ({ text: points.join(), clicks: points, anyOrder: true, steps: points.map((to) => step({ kind: 'place', to })) });

/** From 1 to 2, and what falls there is to be said: 3 with 4 ahead, or 0 behind; after the latter it may go on. */
const ahead = { text: 'ahead', clicks: [1, 2, 3], anyOrder: false, steps: [step({ kind: 'approach', from: 1, to: 2, captured: [3, 4], deciding: 3 })] };
const behind = { text: 'behind', clicks: [1, 2, 0], anyOrder: false, steps: [step({ kind: 'withdrawal', from: 1, to: 2, captured: [0], deciding: 0 })] };
const further = { text: 'further', clicks: [1, 2, 0, 7], anyOrder: false, steps: [...behind.steps, step({ kind: 'approach', from: 2, to: 7, captured: [12] })] };
const either = [ahead, behind, further];

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
  assert.deepEqual(waysOn([forced], [0]), [{ point: 2, turns: [forced], clicks: [0, 2, 4, 14], line: forced }]);
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
  assert.deepEqual([1, 2, 3, 4].map((clicks) => stepsEntered(further, clicks)), [0, 0, 1, 2]);
  assert.deepEqual([0, 1, 2].map((clicks) => stepsEntered(placing(5, 6), clicks)), [0, 1, 2]);
});

test('stones after steps, and the way they went', () => {
  assert.equal(afterSteps('xo.o.', forced.steps.slice(0, 2), 'x'), '....x');
  assert.deepEqual(stationsOf(courseOf(forced.steps)), [0, 2, 4, 14]);
  assert.deepEqual(stationsOf(courseOf([])), []);
  assert.equal(afterSteps('...', placing(0, 2).steps, 'o'), 'o.o');
  assert.deepEqual(courseOf(placing(0, 2).steps).placed, [0, 2]);
  const removal = step({ kind: 'remove', from: 1 });
  assert.equal(afterSteps('xox', [removal], 'o'), 'x.x');
  assert.deepEqual(courseOf([removal]), { way: [], landings: [], gone: [1], placed: [] });
  // By way of a loop the stone takes the place of what it meets.
  const loop = step({ kind: 'loop', from: 0, to: 2, captured: [2], way: [{ point: 1, loop: null }, { point: 2, loop: 4 }] });
  assert.equal(afterSteps('x.o', [loop], 'x'), '..x');
  assert.deepEqual(courseOf([loop]).way, [{ point: 0, loop: null }, { point: 1, loop: null }, { point: 2, loop: 4 }]);
});

test('stones that are put down in one turn may be tapped in any order', () => {
  const turns = [placing(0, 1), placing(0, 2), placing(1, 2)];
  assert.equal(match(turns, [2]).kind, 'part');
  assert.equal(match(turns, [2, 0]).turn, turns[1]);
  assert.equal(match(turns, [2, 2]).kind, 'none');
  assert.deepEqual(waysOn(turns, [2]).map((way) => way.point), [0, 1]);
  assert.deepEqual(stepsTapped(turns[1], [2]).map(({ to }) => to), [2, 0]);
});

test('what is to fall is said by any stone of its set', () => {
  assert.deepEqual(waysOn(either, [1]).map((way) => way.clicks), [[1, 2]]);
  assert.deepEqual(choicesAt(either, [1]), []);
  assert.deepEqual(choicesAt(either, [1, 2]).map(({ point }) => point), [3, 0]);
  assert.deepEqual(tapLeadsTo(either, [1, 2], 4), [1, 2, 3]);
  assert.deepEqual(tapLeadsTo(either, [1, 2], 0), [1, 2, 0]);
  assert.equal(tapLeadsTo(either, [1, 2], 9), null);
  assert.equal(match(either, [1, 2, 0]).kind, 'extendable');
  assert.equal(tapLeadsTo(either, [1], 4), null, 'the point comes first');
});

test('a later landing can be tapped where one way leads there, and the turn may stop before', () => {
  const turns = [turn([0, 2], [[1]]), turn([0, 2, 4], [[1], [3]]), turn([0, 10], [[5]])];
  assert.deepEqual(tapLeadsTo(turns, [0], 4), [0, 2, 4]);
  assert.equal(waysOn(turns, [0])[0].line, turns[1]);
  assert.equal(waysOn([...branching, turn([0, 2], [[1]])], [0])[0].line, null, 'it branches');
});

// How fast the rules and the search of each rule set are, natively and in WebAssembly, and what pausing costs.
import assert from 'node:assert/strict';

import { chance, wander } from '../lib.d/chance.js';
import { median } from '../lib.d/median.js';
import { withSession } from '../lib.d/module.js';
import { qirq } from '../lib.d/program.js';
import { FIRST_SLICE_NODES, SLICE_MS } from '../../web/src/engine/protocol.js';

/** What is counted and searched from: positions that so many turns drawn by lot lead to. */
const turnsOn = [6, 12, 18];
const seed = 5;

/** How long a native count should take at least, and how long the next depth must not take, in milliseconds. */
const longEnough = 150;
const tooLong = 900;
const deepest = 40;

const nodes = 150_000;

const clocked = (work) => {
  const begin = performance.now();
  const result = work();
  return { result, ms: performance.now() - begin };
};

const sum = (list, value) => list.reduce((total, item) => total + value(item), 0);

/** The time is what the process says: starting it is not part of it. */
const nativePerft = ({ rules, position, depth }) => JSON.parse(qirq(['perft', rules, String(depth), '--position', position, '--json']));

/** The depth at which counting takes long enough to be timed. */
function depthFor({ rules, position }) {
  let before = 1;
  for (let depth = 1; ; ++depth) {
    const { count, ms } = nativePerft({ rules, position, depth });
    const growth = count / before;
    before = count;
    if (ms >= longEnough || ms * growth > tooLong || depth === deepest || count === 0) return depth;
  }
}

/** Some positions of each rule set of the catalogue. */
export async function positionsOf(module) {
  const list = [];
  for (const { id: rules } of module.ruleSets()) {
    const random = chance(seed);
    for (const turns of turnsOn) {
      const position = await withSession(module, { rules }, (session) => {
        wander(session, turns, random);
        return session.state().position;
      });
      list.push({ rules, position });
    }
  }
  return list;
}

const found = ({ nodes, score, turn }) => ({ nodes, score, turn });

function nativeSearch({ rules, position }, from) {
  const answer = JSON.parse(qirq(['best', rules, '--position', position, '--nodes', String(nodes), '--json'], from));
  return { found: found(answer), ms: answer.ms };
}

const wasmPerft = (module, { depth, ...position }) =>
  withSession(module, position, (session) => {
    const { result, ms } = clocked(() => session.perft(depth, 'path'));
    return { count: result, ms };
  });

const wasmSearch = (module, position) =>
  withSession(module, position, (session) => {
    const { ms } = clocked(() => {
      session.think({ nodes });
      assert.ok(session.thinkOn(2 * nodes));
    });
    return { found: found(session.thought()), ms };
  });

/** The same search in slices of about 10 ms, letting messages in between them, as the page's worker does. */
const pausedSearch = (module, position) =>
  withSession(module, position, async (session) => {
    const { port1, port2 } = new MessageChannel();
    const begin = performance.now();
    session.think({ nodes });
    let slice = FIRST_SLICE_NODES;
    let slices = 0;
    for (;;) {
      const sliceBegin = performance.now();
      const finished = session.thinkOn(slice);
      slices += 1;
      if (finished) break;
      const took = performance.now() - sliceBegin;
      slice = Math.max(200, Math.round(slice * Math.min(2, SLICE_MS / Math.max(took, 0.5))));
      await new Promise((resolve) => {
        port1.once('message', resolve);
        port2.postMessage(null);
      });
    }
    const ms = performance.now() - begin;
    port1.close();
    return { found: found(session.thought()), ms, slices };
  });

async function measurePerft(module, repetitions, position) {
  const perft = { ...position, depth: depthFor(position) };
  const times = { native: [], wasm: [] };
  let count = 0;
  for (let i = 0; i < repetitions; ++i) {
    const native = nativePerft(perft);
    const wasm = await wasmPerft(module, perft);
    assert.equal(wasm.count, native.count, `the counts of ${position.rules} from ${position.position}`);
    times.native.push(native.ms);
    times.wasm.push(wasm.ms);
    count = native.count;
  }
  return { count, native: median(times.native), wasm: median(times.wasm) };
}

/** `baseline` is the command line of another build, where there is one: it searches other nodes, and so has a count of its own. */
async function measureSearch(module, repetitions, position, baseline) {
  const times = { native: [], wasm: [], paused: [], baseline: [] };
  let count = 0;
  let slices = 0;
  let countOfBaseline = 0;
  for (let i = 0; i < repetitions; ++i) {
    const native = nativeSearch(position);
    const old = baseline ? nativeSearch(position, baseline) : null;
    const wasm = await wasmSearch(module, position);
    const paused = await pausedSearch(module, position);
    assert.deepEqual(wasm.found, native.found, 'native and WebAssembly search must agree');
    assert.deepEqual(paused.found, native.found, 'pausing must change nothing');
    times.native.push(native.ms);
    times.wasm.push(wasm.ms);
    times.paused.push(paused.ms);
    count = native.found.nodes;
    slices = paused.slices;
    if (!old) continue;
    times.baseline.push(old.ms);
    countOfBaseline = old.found.nodes;
  }
  return {
    count, slices, countOfBaseline, native: median(times.native), wasm: median(times.wasm), paused: median(times.paused),
    baseline: baseline ? median(times.baseline) : 0,
  };
}

/** Sums over positions. */
const together = (parts) =>
  Object.fromEntries(Object.keys(parts[0]).map((key) => [key, sum(parts, (part) => part[key])]));

/**
 * Every measurement `repetitions` times, the ways of doing a thing taking turns, so that a machine that is slow for a
 * while is slow for all of them. Times are in milliseconds, of a rule set the sums over its positions, each the median of
 * its repetitions.
 */
export async function measureSpeed(module, repetitions, baseline, say) {
  say('the signatures');
  const nativeSignature = qirq(['bench']).match(/signature\W+([0-9a-f]{16})/)?.[1];
  const { signature } = module.bench();
  assert.equal(signature, nativeSignature, 'the native and the WebAssembly bench must have one signature');

  const positions = await positionsOf(module);
  const rows = [];
  for (const rules of new Set(positions.map((position) => position.rules))) {
    say(`counting and searching ${rules}`);
    const perft = [];
    const search = [];
    for (const position of positions.filter((each) => each.rules === rules)) {
      perft.push(await measurePerft(module, repetitions, position));
      search.push(await measureSearch(module, repetitions, position, baseline));
    }
    rows.push({ rules, perft: together(perft), search: together(search) });
  }
  return {
    signature, rows, perft: together(rows.map((row) => row.perft)), search: together(rows.map((row) => row.search)),
    positions: turnsOn.length,
  };
}

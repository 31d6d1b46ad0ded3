// How fast the rules and the search are, natively and in WebAssembly, and what pausing costs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { loadModule } from './module.js';
import { median } from './median.js';

const program = fileURLToPath(new URL('../../build/release/tools/qirq', import.meta.url));

const perfts = [
  { rules: 'alquerque-open', depth: 14 },
  { rules: 'alquerque-brainking', depth: 15 },
];

const nodes = 3_000_000;
const searches = [
  { rules: 'alquerque-open', position: 'ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -' },
  { rules: 'alquerque-brainking', position: 'ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -,-' },
  { rules: 'alquerque-open', position: 'o1oo1/1o2o/5/x2x1/1xx1x x 6 -' },
];

// As in the page's worker.
const sliceMs = 10;
const firstSliceNodes = 2000;

const clocked = (work) => {
  const begin = performance.now();
  const result = work();
  return { result, ms: performance.now() - begin };
};

function qirq(...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(status, 0, `qirq ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** The time that a native process takes to do nothing. */
const startUp = () => clocked(() => qirq('perft', 'alquerque-open', '0')).ms;

function nativePerft({ rules, depth }) {
  const { result, ms } = clocked(() => qirq('perft', rules, String(depth)));
  return { count: Number(result), ms: ms - startUp() };
}

function nativeSearch({ rules, position }) {
  const found = JSON.parse(qirq('best', rules, '--position', position, '--nodes', String(nodes), '--json'));
  return { found: { nodes: found.nodes, score: found.score, turn: found.turn }, ms: found.ms };
}

/** Does something with a session of its own. */
async function withSession(module, { rules, position = '' }, work) {
  const session = new module.Session(rules, position);
  try {
    return await work(session);
  } finally {
    session.delete();
  }
}

const wasmPerft = (module, perft) =>
  withSession(module, perft, (session) => {
    const { result, ms } = clocked(() => session.perft(perft.depth, 'path'));
    return { count: result, ms };
  });

const found = (session) => {
  const { nodes, score, turn } = session.thought();
  return { nodes, score, turn };
};

const wasmSearch = (module, search) =>
  withSession(module, search, (session) => {
    const { ms } = clocked(() => {
      session.think({ nodes });
      assert.ok(session.thinkOn(2 * nodes));
    });
    return { found: found(session), ms };
  });

/** The same search in slices of about 10 ms, letting messages in between them, as the page's worker does. */
const pausedSearch = (module, search) =>
  withSession(module, search, async (session) => {
    const { port1, port2 } = new MessageChannel();
    const begin = performance.now();
    session.think({ nodes });
    let slice = firstSliceNodes;
    let slices = 0;
    for (;;) {
      const sliceBegin = performance.now();
      const finished = session.thinkOn(slice);
      slices += 1;
      if (finished) break;
      const took = performance.now() - sliceBegin;
      slice = Math.max(200, Math.round(slice * Math.min(2, sliceMs / Math.max(took, 0.5))));
      await new Promise((resolve) => {
        port1.once('message', resolve);
        port2.postMessage(null);
      });
    }
    const ms = performance.now() - begin;
    port1.close();
    return { found: found(session), ms, slices };
  });

/**
 * Every measurement `repetitions` times, the ways of doing a thing taking turns, so that a machine that is slow for a
 * while is slow for all of them. Times are the sums over the positions, each the median of its repetitions.
 */
export async function measureSpeed(repetitions, say) {
  const module = await loadModule();

  say('the signatures');
  const nativeSignature = qirq('bench').match(/signature\W+([0-9a-f]{16})/)?.[1];
  const { signature } = module.bench();
  assert.equal(signature, nativeSignature, 'the native and the WebAssembly bench must have one signature');

  const perft = { turns: 0, native: 0, wasm: 0 };
  for (const each of perfts) {
    say(`perft ${each.depth} of ${each.rules}`);
    const times = { native: [], wasm: [] };
    for (let i = 0; i < repetitions; ++i) {
      const native = nativePerft(each);
      const wasm = await wasmPerft(module, each);
      assert.equal(wasm.count, native.count);
      times.native.push(native.ms);
      times.wasm.push(wasm.ms);
      if (i === 0) perft.turns += native.count;
    }
    perft.native += median(times.native);
    perft.wasm += median(times.wasm);
  }

  const search = { nodes: 0, native: 0, wasm: 0, paused: 0, slices: 0 };
  for (const each of searches) {
    say(`search of ${each.rules} from ${each.position}`);
    const times = { native: [], wasm: [], paused: [] };
    for (let i = 0; i < repetitions; ++i) {
      const native = nativeSearch(each);
      const wasm = await wasmSearch(module, each);
      const paused = await pausedSearch(module, each);
      assert.deepEqual(wasm.found, native.found, 'native and WebAssembly search must agree');
      assert.deepEqual(paused.found, native.found, 'pausing must change nothing');
      times.native.push(native.ms);
      times.wasm.push(wasm.ms);
      times.paused.push(paused.ms);
      if (i === 0) {
        search.nodes += native.found.nodes;
        search.slices += paused.slices;
      }
    }
    for (const way of ['native', 'wasm', 'paused']) search[way] += median(times[way]);
  }
  return { signature, perft, search };
}

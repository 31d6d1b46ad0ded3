// The thinking worker in a browser tab: the page's own, asked by its own protocol.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chance, wander } from '../lib.d/chance.js';
import { chromiumArguments, chromiumPath } from '../lib.d/chromium.js';
import { withSession } from '../lib.d/module.js';
import { serve } from '../../web/serve.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const site = fileURLToPath(new URL('../../build/site/', import.meta.url));
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core');

/** Where in a game its thinking is stopped, how often, and how long it has been going on by then, in milliseconds. */
const turnsOn = 4;
const stopsOfEach = 20;
const longestThought = 150;
const lines = 3;
const seed = 7;

/**
 * Runs in the page: a worker as the page starts it, under the name `thinker`.
 * @param {{ worker: string, loader: string, wasm: string }} files
 */
async function startWorker({ worker, loader, wasm }) {
  const module = await WebAssembly.compileStreaming(fetch(wasm));
  const thread = new Worker(worker, { type: 'module' });
  let id = 0;
  /** The next answer that is wanted. */
  const answer = (wanted) =>
    new Promise((resolve, reject) => {
      const hear = ({ data }) => {
        if (data.type !== 'failed' && !wanted(data)) return;
        thread.removeEventListener('message', hear);
        if (data.type === 'failed') reject(new Error(data.message));
        else resolve(data);
      };
      thread.addEventListener('message', hear);
    });
  const ready = answer(({ type }) => type === 'ready');
  thread.postMessage({ type: 'start', module, loaderUrl: loader });
  await ready;
  globalThis.thinker = {
    async solve(record) {
      const own = ++id;
      const begin = performance.now();
      const solved = answer((data) => data.type === 'thought' && data.id === own);
      thread.postMessage({ type: 'think', id: own, record, limits: { solve: true } });
      const { thought } = await solved;
      return { ms: performance.now() - begin, nodes: thought.nodes, verdict: thought.verdict.value };
    },
    /** How long after a `stop` the worker does what it is asked next, and whether it was at work until then. */
    async stop(work, after) {
      const own = ++id;
      let finished = false;
      const note = ({ data }) => {
        finished ||= data.id === own && (data.type === 'thought' || data.finished === true);
      };
      thread.addEventListener('message', note);
      thread.postMessage({ ...work, id: own });
      await new Promise((resolve) => setTimeout(resolve, after));
      const cutOff = !finished;
      const stopped = answer(({ type }) => type === 'pong');
      const begin = performance.now();
      // A stop itself has no answer. The worker takes its messages in their order.
      thread.postMessage({ type: 'stop', work: work.type, id: own });
      thread.postMessage({ type: 'ping', id: own });
      await stopped;
      const ms = performance.now() - begin;
      thread.removeEventListener('message', note);
      return { ms, cutOff };
    },
  };
}

/**
 * Visits the page, and hands over a tab with a worker of its own.
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} work
 */
async function inTab(work) {
  const server = await serve(site, { port: 0 });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  try {
    // What the page keeps for the time without a network would be fetched just then.
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const loaded = [];
    page.on('response', (response) => loaded.push(response.url()));
    const started = page.waitForEvent('worker');
    await page.goto(`http://localhost:${server.port}/`);
    const worker = (await started).url();
    await page.waitForLoadState('networkidle');
    const find = (pattern) => loaded.find((url) => pattern.test(url)) ?? fail(`no ${pattern} among ${loaded.join(', ')}`);
    await page.evaluate(startWorker, { worker, loader: find(/\/qirq-[^/]*\.js$/), wasm: find(/\/qirq-[^/]*\.wasm$/) });
    return await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

const fail = (message) => {
  throw new Error(message);
};

/** How long the worker takes to solve each of the games, in milliseconds. @param {string[]} records */
export const solveInTab = (records) =>
  inTab(async (page) => {
    const solved = [];
    for (const record of records) solved.push(await page.evaluate((text) => globalThis.thinker.solve(text), record));
    return solved;
  });

/** How long the worker goes on after a `stop`, in milliseconds: of a thought without limits, of an analysis, by rule set. */
export async function measureStops(module, say) {
  const random = chance(seed);
  const rows = [];
  for (const { id: rules } of module.ruleSets()) {
    say(`stopping the worker, ${rules}`);
    const record = await withSession(module, { rules }, (session) => {
      wander(session, turnsOn, random);
      return session.record();
    });
    const works = [{ type: 'think', record, limits: {} }, { type: 'analyse', record, lines }];
    const times = await inTab(async (page) => {
      const times = [];
      for (let i = 0; i < stopsOfEach; ++i)
        for (const work of works) {
          const { ms, cutOff } = await page.evaluate(([work, after]) => globalThis.thinker.stop(work, after), [work, random() * longestThought]);
          if (!cutOff) fail(`${work.type} of ${rules} was over before it was stopped`);
          times.push(ms);
        }
      return times;
    });
    rows.push({ rules, stops: times.length, times });
  }
  return rows;
}

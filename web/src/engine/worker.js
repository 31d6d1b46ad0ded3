/**
 * The worker's end of the protocol: one piece of work at a time, in slices, and one place for the next.
 *
 * @typedef {import('./protocol.js').ToWorker} ToWorker
 * @typedef {import('./protocol.js').FromWorker} FromWorker
 * @typedef {import('./protocol.js').Think} Think
 * @typedef {import('../contract.js').Qirq} Qirq
 */
import { FIRST_SLICE_NODES, SLICE_MS } from './protocol.js';
import { instantiateModule } from './module.js';

/** @type {Qirq | null} */
let qirq = null;

/** The newest piece of work that was asked for and not begun: a newer one takes its place. @type {Think | null} */
let next = null;

/** Work with an id up to this one is no longer wanted. */
let stoppedUpTo = 0;

let working = false;

/** @param {FromWorker} message */
const say = (message) => postMessage(message);

/** Messages waiting for this worker are handled before this resolves: a timer would wait 4 ms, a microtask not at all. */
const yieldToMessages = (() => {
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void) | null} */
  let resume = null;
  port1.onmessage = () => resume?.();
  return () =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      resume = resolve;
      port2.postMessage(null);
    });
})();

/** @param {Think} work */
const stale = (work) => work.id <= stoppedUpTo || next !== null;

/**
 * Thinks until the thought is finished or no longer wanted.
 * @param {Qirq} qirq
 * @param {Think} work
 */
async function think(qirq, work) {
  const { session } = qirq.openRecord(work.record);
  try {
    session.think(work.limits);
    let nodes = FIRST_SLICE_NODES;
    for (;;) {
      const start = performance.now();
      const finished = session.thinkOn(nodes);
      const took = performance.now() - start;
      if (finished) break;
      nodes = Math.max(200, Math.round(nodes * Math.min(2, SLICE_MS / Math.max(took, 0.5))));
      await yieldToMessages();
      if (stale(work)) return;
    }
    say({ type: 'thought', id: work.id, thought: session.thought() });
  } finally {
    session.delete();
  }
}

async function workOff() {
  if (working || !qirq) return;
  working = true;
  while (next) {
    const work = next;
    next = null;
    if (work.id <= stoppedUpTo) continue;
    try {
      await think(qirq, work);
    } catch (error) {
      say({ type: 'failed', id: work.id, message: error instanceof Error ? error.message : String(error) });
    }
  }
  working = false;
}

addEventListener('message', async ({ data }) => {
  const message = /** @type {ToWorker} */ (data);
  switch (message.type) {
    case 'start':
      try {
        qirq = await instantiateModule(message.module, message.loaderUrl);
        say({ type: 'ready' });
      } catch (error) {
        say({ type: 'failed', id: 0, message: error instanceof Error ? error.message : String(error) });
        return;
      }
      break;
    case 'think':
      next = message;
      break;
    case 'stop':
      stoppedUpTo = Math.max(stoppedUpTo, message.id);
      if (next && next.id <= stoppedUpTo) next = null;
      break;
    case 'ping':
      say({ type: 'pong', id: message.id });
      break;
  }
  await workOff();
});

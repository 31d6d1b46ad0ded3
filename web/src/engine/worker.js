/**
 * The worker's end of the protocol: of each kind of work one piece at a time, in slices.
 *
 * @typedef {import('./protocol.js').ToWorker} ToWorker
 * @typedef {import('./protocol.js').FromWorker} FromWorker
 * @typedef {import('./protocol.js').Work} Work
 * @typedef {import('./protocol.js').Think} Think
 * @typedef {import('./protocol.js').Analyse} Analyse
 * @typedef {import('./protocol.js').Survey} Survey
 * @typedef {import('../contract.js').Qirq} Qirq
 * @typedef {import('../contract.js').Session} Session
 *
 * @typedef {object} Job a piece of work that is wanted
 * @property {Work} work
 * @property {Session | null} session null before its first slice
 * @property {Generator<undefined, void, undefined> | null} course goes on by a slice whenever it is asked to
 */
import { FIRST_SLICE_NODES, PROGRESS_MS, SLICE_MS } from './protocol.js';
import { instantiateModule } from './module.js';

/** @type {Qirq | null} */
let qirq = null;

/** What is wanted, of each kind the newest. @type {Map<Work['type'], Job>} */
const jobs = new Map();

/** Whose slice was the last: an analysis and a survey take turns. @type {Work['type']} */
let latest = 'survey';

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

/** Thinks on, a slice at a time, until the thought is finished. @param {Session} session */
function* inSlices(session) {
  let nodes = FIRST_SLICE_NODES;
  for (;;) {
    const start = performance.now();
    const finished = session.thinkOn(nodes);
    if (finished) return;
    const took = performance.now() - start;
    nodes = Math.max(200, Math.round(nodes * Math.min(2, SLICE_MS / Math.max(took, 0.5))));
    yield;
  }
}

/** @param {Session} session @param {Think} work @returns {Job['course']} */
function* think(session, { id, limits }) {
  session.think(limits);
  yield* inSlices(session);
  say({ type: 'thought', id, thought: session.thought() });
}

/** @param {Session} session @param {Analyse} work @returns {Job['course']} */
function* analyse(session, { id, lines }) {
  const { turn } = session.state();
  const turns = new Map(session.turns().map((some) => [some.text, some]));
  const report = (/** @type {boolean} */ finished) => {
    const thought = turns.size ? session.thought() : null;
    say({ type: 'progress', id, thought, firsts: (thought?.variations ?? []).map(({ line }) => turns.get(line[0]) ?? null), turn, finished });
    return thought !== null;
  };
  if (turns.size) {
    session.think({ lines });
    let due = 0;
    for (const slice of inSlices(session)) {
      // Until there is something to tell it is looked for after every slice.
      if (performance.now() >= due && session.thought() && report(false)) due = performance.now() + PROGRESS_MS;
      yield slice;
    }
  }
  report(true);
}

/** @param {Session} session @param {Survey} work @returns {Job['course']} */
function* survey(session, { id, plies, nodes }) {
  const acts = session.history();
  while (session.undo());
  for (let ply = 0, at = 0; ; ply++) {
    const { turn } = session.state();
    if (plies.includes(ply)) {
      session.think({ nodes });
      yield* inSlices(session);
      const { score, verdict } = session.thought() ?? { score: 0, verdict: null };
      const value = verdict && (turn === 'x' ? verdict.value : verdict.value === 'win' ? 'loss' : 'win');
      say({
        type: 'surveyed', id, ply, score: turn === 'x' ? score : -score, verdict: verdict && value && { value, distance: verdict.distance },
        last: ply === plies[plies.length - 1],
      });
      yield;
    }
    // What is no turn changes no position.
    while (at < acts.length && acts[at].kind !== 'turn') {
      at += 1;
      session.redo();
    }
    if (at++ >= acts.length || !session.redo()) return;
  }
}

/** @param {Work} work @param {Session} session */
function begin(work, session) {
  switch (work.type) {
    case 'think':
      return think(session, work);
    case 'analyse':
      return analyse(session, work);
    case 'survey':
      return survey(session, work);
  }
}

/** @param {Work['type']} kind */
function drop(kind) {
  jobs.get(kind)?.session?.delete();
  jobs.delete(kind);
}

/** Whose slice is next. @returns {Job | undefined} */
function due() {
  const first = latest === 'analyse' ? /** @type {const} */ ('survey') : 'analyse';
  return jobs.get('think') ?? jobs.get(first) ?? jobs.get(first === 'survey' ? 'analyse' : 'survey');
}

/** @param {Qirq} qirq @param {Job} job */
function slice(qirq, job) {
  const { type, id } = job.work;
  latest = type;
  try {
    job.session ??= qirq.openRecord(job.work.record).session;
    job.course ??= begin(job.work, job.session);
    if (job.course?.next().done) drop(type);
  } catch (error) {
    drop(type);
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

async function workOff() {
  if (working || !qirq) return;
  working = true;
  for (let job = due(); job; job = due()) {
    slice(qirq, job);
    await yieldToMessages();
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
    case 'analyse':
    case 'survey':
      drop(message.type);
      jobs.set(message.type, { work: message, session: null, course: null });
      break;
    case 'stop':
      if ((jobs.get(message.work)?.work.id ?? Infinity) <= message.id) drop(message.work);
      break;
    case 'ping':
      say({ type: 'pong', id: message.id });
      break;
  }
  await workOff();
});

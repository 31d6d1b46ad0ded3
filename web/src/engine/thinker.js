/**
 * The page's end of the protocol.
 *
 * @typedef {import('./protocol.js').ToWorker} ToWorker
 * @typedef {import('./protocol.js').FromWorker} FromWorker
 * @typedef {import('./protocol.js').Work} Work
 * @typedef {import('./protocol.js').Progress} Progress
 * @typedef {import('./protocol.js').Surveyed} Surveyed
 * @typedef {import('../contract.js').Limits} Limits
 * @typedef {import('../contract.js').Thought} Thought
 *
 * @typedef {object} Wanted a piece of work whose answers are still wanted
 * @property {number} id
 * @property {(answer: FromWorker) => void} hear
 * @property {(error: Error) => void} fail
 */
import { loaderUrl } from './module.js';

/** While it thinks the worker is asked this often whether it lives, in milliseconds. */
const PING_MS = 1000;

/** Unanswered pings in a row after which it is taken for dead. Counted, not timed: a sleeping phone counts nothing. */
const PINGS_LOST = 4;

/** The worker died, or its module did. */
export class ThinkerError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'ThinkerError';
  }
}

/** Thinks in a worker of its own; of each kind of work it does the newest piece alone. */
export class Thinker {
  #module;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  #lastId = 0;
  /** @type {Map<Work['type'], Wanted>} */
  #wanted = new Map();
  #unanswered = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #pinging;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** Starts the worker ahead of the first thought, so that it need not be waited for then. */
  warmUp() {
    if (this.#worker) return;
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => this.#hear(/** @type {FromWorker} */ (data)));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#die(event.message || 'the worker could not be started');
    });
    worker.addEventListener('messageerror', () => this.#die('a message could not be read'));
    this.#worker = worker;
    this.#send({ type: 'start', module: this.#module, loaderUrl: new URL(loaderUrl, location.href).href });
  }

  /**
   * Thinks about a game. An earlier thought that is still wanted is dropped: its promise never settles.
   * @param {string} record the whole game as record text
   * @param {Limits} limits
   * @returns {Promise<Thought | null>} null where there is no legal turn
   * @throws {ThinkerError} where the worker or its module died; the next call starts a new one
   */
  think(record, limits) {
    return new Promise((resolve, reject) =>
      this.#ask({ type: 'think', id: 0, record, limits }, (answer) => answer.type === 'thought' && resolve(answer.thought), reject),
    );
  }

  /**
   * Analyses a game until it is stopped or finished. An earlier analysis is dropped: it is not heard of again.
   * @param {string} record
   * @param {number} lines how many of the best turns are ranked
   * @param {(progress: Progress) => void} hear a few times a second, as the search grows
   * @param {(error: Error) => void} fail where the worker or its module died
   */
  analyse(record, lines, hear, fail) {
    this.#ask({ type: 'analyse', id: 0, record, lines }, (answer) => answer.type === 'progress' && hear(answer), fail);
  }

  /**
   * Looks briefly at positions of a game. An earlier survey is dropped.
   * @param {string} record
   * @param {number[]} plies which ones, growing
   * @param {number} nodes for each
   * @param {(surveyed: Surveyed) => void} hear once for each
   */
  survey(record, plies, nodes, hear) {
    this.#ask({ type: 'survey', id: 0, record, plies, nodes }, (answer) => answer.type === 'surveyed' && hear(answer), () => {});
  }

  /** Drops what is being worked at, if anything: it is never answered. @param {Work['type']} [work] */
  stop(work = 'think') {
    const wanted = this.#wanted.get(work);
    if (!wanted) return;
    this.#send({ type: 'stop', work, id: wanted.id });
    this.#forget(work);
  }

  /** Ends the worker. The next piece of work starts a new one. */
  end() {
    this.#wanted.clear();
    clearInterval(this.#pinging);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  /** @param {Work} work its id is given here @param {Wanted['hear']} hear @param {Wanted['fail']} fail */
  #ask(work, hear, fail) {
    this.stop(work.type);
    this.warmUp();
    const id = ++this.#lastId;
    this.#wanted.set(work.type, { id, hear, fail });
    this.#unanswered = 0;
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#send({ ...work, id });
  }

  /** @param {Work['type']} work */
  #forget(work) {
    this.#wanted.delete(work);
    if (!this.#wanted.size) clearInterval(this.#pinging);
  }

  /** @param {ToWorker} message */
  #send(message) {
    this.#worker?.postMessage(message);
  }

  #ping() {
    // Until it is ready it may still be on its way over a slow line: only an error says that it will not come.
    if (!this.#ready) return;
    if (this.#unanswered >= PINGS_LOST) return this.#die('the worker no longer answers');
    this.#unanswered += 1;
    this.#send({ type: 'ping', id: this.#lastId });
  }

  /** @param {FromWorker} message */
  #hear(message) {
    this.#unanswered = 0;
    if (message.type === 'ready') this.#ready = true;
    if (message.type === 'ready' || message.type === 'pong') return;
    // A module that could not start, or that failed once and may have been left half-way through a change, is not used again.
    if (message.type === 'failed' && message.id === 0) return this.#die(message.message);
    for (const [work, wanted] of this.#wanted) {
      if (wanted.id !== message.id) continue;
      if (message.type === 'failed') return this.#die(message.message);
      if (message.type === 'thought' || (message.type === 'progress' ? message.finished : message.last)) this.#forget(work);
      wanted.hear(message);
      return;
    }
  }

  /** @param {string} message */
  #die(message) {
    const wanted = [...this.#wanted.values()];
    this.end();
    for (const { fail } of wanted) fail(new ThinkerError(message));
  }
}

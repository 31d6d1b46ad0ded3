/**
 * The page's end of the protocol.
 *
 * @typedef {import('./protocol.js').ToWorker} ToWorker
 * @typedef {import('./protocol.js').FromWorker} FromWorker
 * @typedef {import('../contract.js').Limits} Limits
 * @typedef {import('../contract.js').Thought} Thought
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

/** Thinks in a worker of its own, about one thing at a time. */
export class Thinker {
  #module;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  #lastId = 0;
  /** @type {{ id: number, resolve: (thought: Thought | null) => void, reject: (error: Error) => void } | null} */
  #wanted = null;
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
    this.stop();
    this.warmUp();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#wanted = { id, resolve, reject };
      this.#unanswered = 0;
      this.#pinging = setInterval(() => this.#ping(id), PING_MS);
      this.#send({ type: 'think', id, record, limits });
    });
  }

  /** Drops what is being thought about, if anything: its promise never settles. */
  stop() {
    if (!this.#wanted) return;
    this.#send({ type: 'stop', id: this.#wanted.id });
    this.#forget();
  }

  /** Ends the worker. The next call of `think` starts a new one. */
  end() {
    this.#forget();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  #forget() {
    clearInterval(this.#pinging);
    this.#wanted = null;
  }

  /** @param {ToWorker} message */
  #send(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {number} id */
  #ping(id) {
    // Until it is ready it may still be on its way over a slow line: only an error says that it will not come.
    if (!this.#ready) return;
    if (this.#unanswered >= PINGS_LOST) return this.#die('the worker no longer answers');
    this.#unanswered += 1;
    this.#send({ type: 'ping', id });
  }

  /** @param {FromWorker} message */
  #hear(message) {
    this.#unanswered = 0;
    switch (message.type) {
      case 'ready':
        this.#ready = true;
        break;
      case 'thought':
        if (message.id !== this.#wanted?.id) return;
        this.#wanted.resolve(message.thought);
        this.#forget();
        break;
      case 'failed':
        // A module that failed once may have been left half-way through a change: it is not used again.
        if (message.id === 0 || message.id === this.#wanted?.id) this.#die(message.message);
        break;
    }
  }

  /** @param {string} message */
  #die(message) {
    const wanted = this.#wanted;
    this.end();
    wanted?.reject(new ThinkerError(message));
  }
}

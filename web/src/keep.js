/**
 * The game in this browser's own store, so that it outlives a reload, a crash and a sleeping phone.
 * Whatever is read back is text that the core checks: nothing here is trusted.
 *
 * @typedef {import('./store.js').Seats} Seats
 *
 * @typedef {object} Kept
 * @property {number} version of this shape
 * @property {number} revision grows by one with every writing, so that a tab notices that another one wrote
 * @property {string} record the whole game, what was taken back included
 * @property {number} undone how many entries of the record are taken back
 * @property {string} hash the address of that moment: where the page's address is another, it asks for another game
 * @property {Seats} seats
 */
import { openDB } from 'idb';

const VERSION = 1;
const SHELF = 'games';
const CURRENT = 'current';
const DAMAGED = 'damaged';

/** Another tab has written in the meantime, and nothing was overwritten. */
export class OvertakenError extends Error {
  constructor() {
    super('another tab has written the game');
    this.name = 'OvertakenError';
  }
}

/** What was read back has not the shape that was written. */
export class DamagedError extends Error {
  /** @param {unknown} found */
  constructor(found) {
    super('the kept game cannot be read');
    this.name = 'DamagedError';
    /** As text, for a person who wants to save what can be saved. */
    this.text = typeof found === 'string' ? found : JSON.stringify(found, null, 2);
  }
}

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  const kept = /** @type {Kept} */ (value);
  return (
    typeof kept === 'object' &&
    kept !== null &&
    kept.version === VERSION &&
    Number.isInteger(kept.revision) &&
    typeof kept.record === 'string' &&
    Number.isInteger(kept.undone) &&
    typeof kept.hash === 'string' &&
    typeof kept.seats === 'object' &&
    kept.seats !== null &&
    (kept.seats.opponent === 'machine' || kept.seats.opponent === 'friend') &&
    (kept.seats.tone === 'dark' || kept.seats.tone === 'light') &&
    Number.isInteger(kept.seats.level) &&
    typeof kept.seats.turned === 'boolean' &&
    typeof kept.seats.follow === 'boolean'
  );
}

export class Keeper {
  /** @type {Promise<import('idb').IDBPDatabase> | null} */
  #base = null;
  /** The revision this tab read or wrote last. */
  #revision = 0;

  #open() {
    this.#base ??= openDB('qirq', VERSION, { upgrade: (base) => void base.createObjectStore(SHELF) }).catch((error) => {
      this.#base = null;
      throw error;
    });
    return this.#base;
  }

  /**
   * @returns {Promise<Kept | null>} null where nothing was kept
   * @throws {DamagedError}
   * @throws {Error} where the browser refuses its store
   */
  async read() {
    const base = await this.#open();
    const found = await base.get(SHELF, CURRENT);
    if (found === undefined) return null;
    // A damaged game still has its place in the count, or the next writing would be taken for another tab's.
    if (Number.isInteger(found?.revision)) this.#revision = found.revision;
    if (!isKept(found)) throw new DamagedError(found);
    return found;
  }

  /**
   * Writes the game over the one kept before, unless another tab has written since this one last read or wrote.
   * @param {Omit<Kept, 'version' | 'revision'>} game
   * @throws {OvertakenError}
   * @throws {Error} where the browser refuses its store, or it is full
   */
  async write(game) {
    const base = await this.#open();
    const transaction = base.transaction(SHELF, 'readwrite');
    const written = transaction.done.catch((error) => {
      throw error ?? new Error('the store refused');
    });
    // Both ends are awaited below; a failed `put` also fails the transaction, which must not go unheard.
    written.catch(() => {});
    const found = await transaction.store.get(CURRENT);
    if (Number.isInteger(found?.revision) && found.revision > this.#revision) {
      await written;
      throw new OvertakenError();
    }
    const revision = this.#revision + 1;
    await transaction.store.put({ ...game, version: VERSION, revision }, CURRENT);
    await written;
    this.#revision = revision;
  }

  /**
   * Puts a damaged text aside, where the next writing does not touch it.
   * @param {string} text
   */
  async putAside(text) {
    const base = await this.#open();
    await base.put(SHELF, text, DAMAGED);
  }
}

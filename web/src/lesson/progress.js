/**
 * Which exercises have been done, for every tab of this browser. What is read back is checked; what cannot be read is set
 * aside under a name of its own, and nothing writes over it.
 */
const KEY = 'qirq-lessons';
const ASIDE = 'qirq-lessons-damaged';
const VERSION = 1;

/** @param {string} text @returns {string[] | null} null where it is not what this page writes */
function read(text) {
  try {
    const { version, done } = JSON.parse(text);
    return version === VERSION && Array.isArray(done) && done.every((id) => typeof id === 'string') ? done : null;
  } catch {
    return null;
  }
}

export class Progress {
  /** @type {Set<string>} */
  #done = new Set();

  /** Whether this browser keeps anything. */
  kept = true;

  constructor() {
    this.look();
  }

  /** Reads what has been kept, by this tab or another. */
  look() {
    try {
      const text = localStorage.getItem(KEY);
      if (text === null) return;
      const done = read(text);
      if (done) {
        done.forEach((id) => this.#done.add(id));
        return;
      }
      // First there, then not here: a crash in between loses nothing.
      localStorage.setItem(ASIDE, [localStorage.getItem(ASIDE), text].filter((part) => part !== null).join('\n'));
      localStorage.removeItem(KEY);
    } catch {
      this.kept = false;
    }
  }

  /** @param {string} id */
  has(id) {
    return this.#done.has(id);
  }

  /** @param {string} id */
  add(id) {
    this.look();
    this.#done.add(id);
    try {
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, done: [...this.#done] }));
    } catch {
      this.kept = false;
    }
  }

  /** What has been set aside, or null. */
  get damaged() {
    try {
      return localStorage.getItem(ASIDE);
    } catch {
      return null;
    }
  }

  forgetDamaged() {
    localStorage.removeItem(ASIDE);
  }
}

/**
 * One game: a session of the module, and what the page asks of it in whole.
 *
 * @typedef {import('./contract.js').Qirq} Qirq
 * @typedef {import('./contract.js').Session} Session
 * @typedef {import('./contract.js').Side} Side
 * @typedef {import('./contract.js').Act} Act
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').State} State
 * @typedef {import('./contract.js').Board} Board
 * @typedef {import('./contract.js').RuleSet} RuleSet
 *
 * @typedef {object} Snapshot everything the page shows of a game; a new one after every change
 * @property {Board} board
 * @property {RuleSet} rules
 * @property {State} state
 * @property {Turn[]} turns the legal ones, one for each path
 * @property {Act[]} acts the history in force
 * @property {string} first the stones before the first act
 */

/** The other side. @param {Side} side @returns {Side} */
export const other = (side) => (side === 'x' ? 'o' : 'x');

/** How many stones a side has. @param {string} stones @param {Side} side */
export const count = (stones, side) => stones.split(side).length - 1;

/** Entries of the history that the text of a record bears; offers are no part of it. @param {Act} act */
const written = (act) => act.kind !== 'offer' && act.kind !== 'decline';

export class Game {
  /** @type {RuleSet} */
  #rules;
  /** @type {string} */
  #first;

  /**
   * @param {Qirq} qirq
   * @param {Session} session the game takes it over, and deletes it in the end
   * @param {string[]} [notes] what was mended when it was read
   */
  constructor(qirq, session, notes = []) {
    this.session = session;
    this.notes = notes;
    this.board = session.board();
    this.#rules = qirq.ruleSet(session.state().rules);
    let steps = 0;
    while (session.undo()) steps += 1;
    this.#first = session.state().stones;
    while (steps--) session.redo();
  }

  /**
   * @param {Qirq} qirq
   * @param {string} rules a rule set, with overrides
   * @param {string} [start] a position string
   * @throws {Error} a sentence saying what is wrong with either
   */
  static begin(qirq, rules, start = '') {
    return new Game(qirq, new qirq.Session(rules, start));
  }

  /**
   * @param {Qirq} qirq
   * @param {string} record
   * @param {number} [undone] how many of its entries are taken back
   * @throws {Error} a sentence saying what is wrong and where
   */
  static open(qirq, record, undone = 0) {
    const { session, notes } = qirq.openRecord(record);
    for (let i = 0; i < undone; i++) session.undo();
    return new Game(qirq, session, notes);
  }

  get rules() {
    return this.#rules;
  }

  /** @returns {Snapshot} */
  snapshot() {
    const state = this.session.state();
    return {
      board: this.board,
      rules: this.#rules,
      state,
      turns: this.session.turns(),
      acts: this.session.history().slice(0, state.cursor),
      first: this.#first,
    };
  }

  /** The record up to so many acts. @param {number} count */
  recordAt(count) {
    const { session } = this;
    let steps = 0;
    while (session.state().cursor > count && session.undo()) steps += 1;
    const record = session.record();
    while (steps--) session.redo();
    return record;
  }

  /** The whole game as text, what was taken back included, and how many entries of that text are taken back. */
  whole() {
    const { session } = this;
    const { cursor } = session.state();
    const undone = session.history().slice(cursor).filter(written).length;
    let steps = 0;
    while (session.redo()) steps += 1;
    const record = session.record();
    while (steps--) session.undo();
    return { record, undone };
  }

  /**
   * Takes back to where a person is to move again, at least one act of their own.
   * @param {(side: Side) => boolean} person whether a person plays this side
   * @returns {boolean} false where there is nothing to take back, and nothing was changed
   */
  takeBack(person) {
    return this.#walk(() => this.session.undo(), () => this.session.redo(), person, true);
  }

  /**
   * Brings back what was taken back, up to where a person is to move again.
   * @param {(side: Side) => boolean} person
   * @returns {boolean}
   */
  redo(person) {
    return this.#walk(() => this.session.redo(), () => this.session.undo(), person, false);
  }

  /**
   * @param {() => boolean} step
   * @param {() => boolean} back
   * @param {(side: Side) => boolean} person
   * @param {boolean} settle whether the walk must end where a person is to move
   */
  #walk(step, back, person, settle) {
    const { session } = this;
    const acts = session.history();
    let own = false;
    let steps = 0;
    for (;;) {
      const before = session.state().cursor;
      if (!step()) break;
      steps += 1;
      const after = session.state();
      own ||= person(acts[Math.min(before, after.cursor)].side);
      if (own && person(after.turn) && after.offer === null) return true;
    }
    if (steps > 0 && !settle) return true;
    while (steps--) back();
    return false;
  }

  delete() {
    this.session.delete();
  }
}

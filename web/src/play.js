/**
 * What a person and the machine do: every act of the page goes through here, and ends in a change of the store.
 *
 * @typedef {import('./contract.js').Qirq} Qirq
 * @typedef {import('./contract.js').Side} Side
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').Thought} Thought
 * @typedef {import('./contract.js').PointIndex} PointIndex
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Seats} Seats
 * @typedef {import('./store.js').Said} Said
 * @typedef {import('./store.js').Page} Page
 * @typedef {import('./engine/thinker.js').Thinker} Thinker
 * @typedef {import('./keep.js').Kept} Kept
 * @typedef {import('./address.js').Address} Address
 * @typedef {import('./languages.js').Catalogue} Catalogue
 */
import { AddressError, lettersApart, readAddress, writeAddress } from './address.js';
import { afterSteps, courseOf } from './board/steps.js';
import { turnTime } from './board/pace.js';
import { Game, other } from './game.js';
import { match, onlyWayTo, stepsTapped, tapLeadsTo } from './input.js';
import { isLanguage } from './languages.js';
import { DamagedError, Keeper, OvertakenError } from './keep.js';
import { choiceTexts, entered, enteredSteps, hintSentence, isPerson, machineToMove, outcomeSentence, ownSide, refusalSentence, stateSentence, tonesOf, turnSentence } from './say.js';
import { holdGame } from './tabs.js';
import { readHouse, withOption, writeHouse } from './house.js';

/** The machine's reply is not shown sooner, in milliseconds: it could not be followed. */
const REPLY_MS = 400;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** How many turns a game that starts on an empty board is shown on. */
const GLIMPSE_TURNS = 8;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets the browser do what is due, as to paint: the beginning is long for a slow phone, and is done in pieces. */
export const breathe = () => wait(0);

/** @param {string} key @param {Partial<Said>} [more] @returns {Said} */
export const said = (key, more) => ({ key, tone: 'plain', act: null, ...more });

/** Whether an address asks for a game. @param {Address} address */
const asksGame = ({ rules, position, record }) => !!(rules || position || record);

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));

export class Play {
  #store;
  #qirq;
  #thinker;
  #texts;
  #keeper = new Keeper();
  /** @type {Game | null} */
  #game = null;
  /** The game that a newer one took the place of. @type {{ record: string, undone: number, seats: Seats } | null} */
  #before = null;
  /** The text of a kept game that could not be opened. */
  #damaged = '';
  /** Grows with every change: what was begun at an earlier moment is stale. */
  #moment = 0;
  /** What a weak level overlooks: the same throughout a game, and something else in the next. */
  #seed = newSeed();
  #motions = 0;
  /** The address as this page wrote it. */
  #hash = '';
  /** Whether the kept game belongs to this tab. @type {Promise<boolean>} */
  #held = Promise.resolve(false);
  /** Writes to the store one after the other. @type {Promise<void>} */
  #writing = Promise.resolve();

  /**
   * @param {Store} store
   * @param {Qirq} qirq
   * @param {Thinker} thinker
   * @param {() => Catalogue} texts
   */
  constructor(store, qirq, thinker, texts) {
    this.#store = store;
    this.#qirq = qirq;
    this.#thinker = thinker;
    this.#texts = texts;
  }

  get #page() {
    return this.#store.page;
  }

  /** Who thinks: an analysis asks the same worker. */
  get thinker() {
    return this.#thinker;
  }

  // ---------- Beginning ----------

  /** Puts a game on the board: the one the address asks for, else the one that was kept, else a new one. */
  async start() {
    // In small pieces: what the module is asked for the first time has to be compiled first, and a phone takes long over it.
    await breathe();
    const ruleSets = this.#qirq.ruleSets();
    await breathe();
    const house = readHouse((spec) => this.#knows(spec));
    const { kept, notice } = await this.#readKept();
    await breathe();
    this.#store.set({ ruleSets, house, levels: this.#qirq.levelCount(), phase: 'ready', failure: null });
    // The board does not wait for the lock; writing does.
    this.#held = holdGame({ steal: false, lost: () => this.#elsewhere() });
    const change = this.#openFirst(kept, notice);
    await breathe();
    // Once for nothing, so that what shows it has nothing left to compile.
    this.#game?.snapshot();
    await breathe();
    this.#changed(change);
    await breathe();
    this.#thinker.warmUp();
    if (!(await this.#held)) this.#elsewhere();
  }

  /** @returns {Promise<{ kept: Kept | null, notice: Said | null }>} */
  async #readKept() {
    try {
      return { kept: await this.#keeper.read(), notice: null };
    } catch (error) {
      if (!(error instanceof DamagedError)) return { kept: null, notice: said('storeRefused') };
      return { kept: null, notice: this.#putAside(error.text) };
    }
  }

  /** @param {string} text @returns {Said} */
  #putAside(text) {
    this.#damaged = text;
    // It is also still at hand in this page; where the store refuses, that has to do.
    this.#keeper.putAside(text).catch(() => {});
    return said('damaged', { tone: 'wrong', act: 'copyDamaged' });
  }

  /**
   * The first game, and what is to be shown with it.
   * @param {Kept | null} kept
   * @param {Said | null} notice what there is to say of the kept one
   * @returns {Partial<Page>}
   */
  #openFirst(kept, notice) {
    if (kept) this.#sit(kept.seats);
    /** @type {Game | null} */
    let game = null;
    let told = notice;
    /** @type {Partial<Page>} */
    let seated = {};
    try {
      const asked = readAddress(location.hash);
      if (asked.lang && !isLanguage(asked.lang)) told = said('badLanguage', { tone: 'wrong', detail: asked.lang });
      const same = writeAddress({ ...asked, lang: '' }) === kept?.hash;
      if (asksGame(asked) && !same) {
        game = this.#gameOf(asked);
        this.#before = kept;
        told = this.#opened(game);
        seated = this.#seatFor(asked, game);
      }
    } catch (error) {
      told = this.#addressRefused(error);
    }
    if (!game && kept) {
      try {
        game = Game.open(this.#qirq, kept.record, kept.undone);
      } catch {
        told = this.#putAside(kept.record);
      }
    }
    this.#put(game ?? Game.begin(this.#qirq, this.#page.ruleSets[0].id));
    return { notice: told, ...seated };
  }

  /** Takes seats as they were kept; a strength that there is no more becomes the nearest. @param {Seats} seats */
  #sit(seats) {
    this.#store.set({ seats: { ...seats, level: Math.min(Math.max(seats.level, 1), this.#page.levels) } });
  }

  /** @param {Address} address @returns {Game} */
  #gameOf({ rules, position, record }) {
    if (record) return Game.open(this.#qirq, record);
    return Game.begin(this.#qirq, rules || this.#page.ruleSets[0].id, position);
  }

  /** Who comes to play on from a position has the side whose turn it is. @param {Address} address @param {Game} game @returns {Partial<Page>} */
  #seatFor({ position, record }, game) {
    const { seats } = this.#page;
    if (!position || record || seats.opponent !== 'machine') return {};
    const { state, rules } = game.snapshot();
    return { seats: { ...seats, tone: tonesOf(rules)[state.turn] } };
  }

  /** What is said of a game that the address brought. @param {Game} game @returns {Said} */
  #opened({ notes }) {
    const act = this.#before ? 'restore' : null;
    return notes.length ? said('mended', { act, detail: notes.join(' ') }) : said('opened', { act });
  }

  /** @param {unknown} error @returns {Said} */
  #addressRefused(error) {
    const nearest = this.#nearest(new URLSearchParams(location.hash.slice(1)).get('rules') ?? '');
    return said(error instanceof AddressError ? 'badAddressPart' : 'badAddress', { tone: 'wrong', detail: message(error), ...(nearest && { nearest, act: 'nearest' }) });
  }

  /** The rule set that was meant by one that cannot be: without options that are none, else the one of the most similar name. @param {string} spec */
  #nearest(spec) {
    const [asked] = spec.toLowerCase().split(',');
    if (!asked) return null;
    const { ruleSets } = this.#page;
    const far = (/** @type {string} */ id) => lettersApart(asked, id);
    const near = ruleSets.reduce((best, rules) => (far(rules.id) < far(best.id) ? rules : best));
    if (far(near.id) <= asked.length / 2) return near;
    // Where only the game is right, its first rule set is the nearest.
    return ruleSets.find(({ game }) => asked.startsWith(game)) ?? null;
  }

  /** Opens what the address asks for now, if it is not what this page wrote there. A bad one changes nothing. */
  openAddress() {
    if (location.hash === this.#hash) return;
    try {
      const asked = readAddress(location.hash);
      if (!asksGame(asked)) return this.#writeAddress();
      const game = this.#gameOf(asked);
      this.#setAside();
      this.#put(game);
      this.#changed({ notice: this.#opened(game), ...this.#seatFor(asked, game) });
    } catch (error) {
      const told = this.#addressRefused(error);
      this.#writeAddress();
      this.#say(told);
    }
  }

  /** @param {Game} game */
  #put(game) {
    this.#game?.delete();
    this.#game = game;
  }

  /** Remembers the game on the board, so that it can be brought back. */
  #setAside() {
    const game = this.#game;
    if (game && game.session.history().length) this.#before = { ...game.whole(), seats: this.#page.seats };
  }

  /** Until what has been played so far is kept. */
  kept() {
    return this.#writing;
  }

  // ---------- What follows every change ----------

  /**
   * Shows the game as it is now, keeps it, and lets the machine go on.
   * @param {Partial<Page> & { silent?: boolean }} [change]
   */
  #changed({ silent, ...change } = {}) {
    const game = /** @type {Game} */ (this.#game);
    this.#moment += 1;
    this.#thinker.stop();
    this.#store.set({
      game: game.snapshot(), clicks: [], refusal: null, misread: null, hint: null, motion: null, notice: null, looking: null,
      thinking: null, ...change,
    });
    this.#face();
    this.#writeAddress();
    this.#keep();
    this.#goOn();
  }

  /** Turns a board that follows to the side to move, not before the stone that moved has come to rest. */
  async #face() {
    const moment = this.#moment;
    const { motion, game } = this.#page;
    if (motion && game) await wait(turnTime(motion.steps, game.board));
    if (game && moment === this.#moment) this.#store.set({ facing: game.state.turn });
  }

  #writeAddress() {
    const { game, look } = this.#page;
    if (!game || !this.#game || this.#page.elsewhere) return;
    const lang = look.language ?? '';
    this.#hash = writeAddress({ ...this.#gameAddress(), lang });
    history.replaceState(null, '', this.#hash || location.pathname + location.search);
  }

  /** The address of the game alone. */
  #gameAddress() {
    const game = /** @type {Game} */ (this.#game);
    const state = game.session.state();
    if (game.session.history().length) return { record: game.session.record() };
    return { rules: state.rules, position: state.position === game.rules.start ? '' : state.position };
  }

  #keep() {
    if (this.#page.elsewhere) return;
    const game = /** @type {Game} */ (this.#game);
    const kept = { ...game.whole(), hash: writeAddress(this.#gameAddress()), seats: this.#page.seats };
    this.#writing = this.#writing.then(async () => {
      if (!(await this.#held) || this.#page.elsewhere) return;
      try {
        await this.#keeper.write(kept);
      } catch (error) {
        if (error instanceof OvertakenError) return this.#elsewhere();
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        // Said once: the game goes on all the same.
        const key = full ? 'storeFull' : 'storeRefused';
        if (!this.#storeTold) this.#say(said(key, { tone: 'wrong' }));
        this.#storeTold = true;
      }
    });
  }

  #storeTold = false;

  /** Lets the machine do what is its to do: move, or answer an offer. */
  #goOn() {
    const page = this.#page;
    if (page.elsewhere || !page.game || page.game.state.outcome) return;
    const { offer } = page.game.state;
    if (page.seats.opponent === 'machine' && offer === ownSide(page)) this.#ask('answer', (thought) => this.#answer(thought));
    else if (machineToMove(page)) this.#ask('turn', (thought) => this.#reply(thought));
  }

  /**
   * Thinks, and hands on what came of it, if nothing has changed in the meantime.
   * @param {'turn' | 'hint' | 'answer'} purpose
   * @param {(thought: Thought | null) => void} then
   */
  async #ask(purpose, then) {
    const moment = this.#moment;
    const { motion, seats, levels } = this.#page;
    const due = performance.now() + Math.max(purpose === 'hint' ? 0 : REPLY_MS, motion && this.#game ? turnTime(motion.steps, this.#game.board) : 0);
    this.#store.set({ thinking: purpose });
    try {
      const record = /** @type {Game} */ (this.#game).session.record();
      const thought = await this.#thinker.think(record, { level: purpose === 'hint' ? levels : seats.level, seed: this.#seed });
      const early = due - performance.now();
      if (early > 0) await wait(early);
      if (moment !== this.#moment) return;
      this.#store.set({ thinking: null });
      then(thought);
    } catch {
      if (moment !== this.#moment) return;
      this.#store.set({ thinking: null });
      this.#say(said('machineFailed', { tone: 'wrong', act: 'retry' }));
    }
  }

  /** What is being thought about is no longer wanted. */
  #dropThought() {
    this.#moment += 1;
    this.#thinker.stop();
    this.#store.set({ thinking: null });
  }

  /** @param {Thought | null} thought */
  #reply(thought) {
    if (!thought) return;
    const { session } = /** @type {Game} */ (this.#game);
    if (thought.act === 'claim') {
      session.claim();
      this.#changed();
      this.#speak(stateSentence(this.#page, this.#texts()));
      return;
    }
    const turn = this.#page.game?.turns.find((candidate) => candidate.text === thought.turn);
    if (turn) this.#playTurn(turn, []);
  }

  /** @param {Thought | null} thought */
  #answer(thought) {
    const { session } = /** @type {Game} */ (this.#game);
    const machine = other(ownSide(this.#page));
    const score = (thought?.score ?? 0) * (session.state().turn === machine ? 1 : -1);
    if (score > 0) {
      session.decline(machine);
      this.#changed({ notice: said('declined') });
      this.#speak(this.#texts().said.declined);
    } else {
      session.accept(machine);
      this.#changed();
      this.#speak(stateSentence(this.#page, this.#texts()));
    }
  }

  /** @param {Said} notice */
  #say(notice) {
    this.#store.set({ notice });
    const texts = /** @type {Record<string, string>} */ (this.#texts().said);
    this.#speak([texts[notice.key], notice.detail].filter(Boolean).join(' '));
  }

  /** @param {string} text */
  #speak(text) {
    this.#store.set({ spoken: { text, id: this.#page.spoken.id + 1 } });
  }

  // ---------- Entering a turn ----------

  /** Whether a turn may be entered now; where not, it is said. */
  #mayEnter() {
    const page = this.#page;
    const { notNow, state } = this.#texts();
    if (!page.game || page.phase !== 'ready') return false;
    let why = '';
    if (page.elsewhere) why = notNow.elsewhere;
    else if (page.looking !== null) why = notNow.looking;
    else if (page.game.state.outcome) return true;
    else if (page.thinking === 'answer') why = state.thinkingAnswer;
    else if (machineToMove(page)) why = notNow.machine;
    if (!why) {
      if (page.thinking === 'hint') this.#dropThought();
      return true;
    }
    this.#speak(why);
    this.#store.set({ notice: page.notice?.act ? page.notice : said('notNow', { detail: why }) });
    return false;
  }

  /**
   * A tap on a point: picks a stone up, goes on with it, or puts it down; what is none of these is refused with the reason.
   * @param {PointIndex} point
   */
  tap(point) {
    if (!this.#mayEnter()) return;
    const { game, clicks } = this.#page;
    if (!game) return;
    const { turns, state } = game;
    const part = entered(this.#page);
    if (part) {
      if (part.turn && point === part.at) return this.endTurn();
      const further = tapLeadsTo(turns, clicks, point);
      if (further) return this.#enter(further);
      // A stone that has just been put down is taken up again, and one in hand is put back.
      if (part.at === null && clicks.includes(point)) return this.#enter(clicks.filter((placed) => placed !== point));
      if (clicks.length === 1 && point === part.at) return this.giveUp();
      if (part.steps.length || part.at === null || state.stones[point] !== state.turn) return this.#refuse([...clicks, point]);
    }
    if (match(turns, [point]).kind !== 'none') return this.#enter([point]);
    const only = state.stones[point] === '.' ? onlyWayTo(turns, point) : null;
    if (only) return this.#enter(only);
    this.#refuse([point]);
  }

  /**
   * A stone is taken up to be dragged.
   * @param {PointIndex} point
   */
  pick(point) {
    const { game } = this.#page;
    if (!game || !this.#mayEnter() || entered(this.#page)?.at === point) return;
    if (match(game.turns, [point]).kind !== 'none') this.#enter([point]);
    else this.#refuse([point]);
  }

  /**
   * A dragged stone is let go. It stays picked up where it may not lie.
   * @param {PointIndex | null} point null: beside every point
   */
  drop(point) {
    const { game, clicks } = this.#page;
    if (!game || !clicks.length || point === null || point === entered(this.#page)?.at || !this.#mayEnter()) return;
    const further = tapLeadsTo(game.turns, clicks, point);
    if (further) this.#enter(further, point);
    else this.#refuse([...clicks, point]);
  }

  /** Gives a half-entered turn up: the stone goes back to where it was. */
  giveUp() {
    const { game, clicks, refusal } = this.#page;
    const part = entered(this.#page);
    if (!part && !refusal) return;
    this.#store.set({ clicks: [], refusal: null, misread: null, motion: null });
    if (!game || !part) return;
    const { spoken } = this.#texts();
    const names = clicks.map((point) => game.board.points[point].name);
    this.#speak(part.at === null ? spoken.takenUp(names) : spoken.putDown(names[0]));
  }

  /** Passes, where that is all that can be done. */
  pass() {
    const [turn] = this.#page.game?.turns ?? [];
    if (turn && !turn.clicks.length && this.#mayEnter()) this.#playTurn(turn, []);
  }

  /** Ends a turn that could go on. */
  endTurn() {
    const { game, clicks } = this.#page;
    const turn = game && match(game.turns, clicks).turn;
    if (turn && this.#mayEnter()) this.#playTurn(turn, clicks);
  }

  /**
   * A turn as text, in full or with what can be left out left out.
   * @param {string} text
   */
  type(text) {
    const { game } = this.#page;
    const wanted = text.trim();
    if (!wanted || !game || !this.#mayEnter()) return;
    const session = /** @type {Game} */ (this.#game).session;
    const before = game.state.stones;
    const side = game.state.turn;
    try {
      const turn = session.play(wanted);
      this.#played(side, turn, before, turn.steps);
    } catch {
      this.#misread(wanted);
    }
  }

  /** Says why a typed turn was not played. @param {string} text */
  #misread(text) {
    const game = /** @type {import('./game.js').Snapshot} */ (this.#page.game);
    const texts = this.#texts();
    const byName = new Map(game.board.points.map(({ name }, i) => [name, i]));
    const clicks = (text.toLowerCase().match(/[a-z]\d+/g) ?? []).flatMap((name) => byName.get(name) ?? []);
    // Turns that start and end as it says, with its other points on the way.
    const meant = game.turns.filter(
      (turn) => clicks.length > 1 && turn.clicks[0] === clicks[0] && turn.clicks.at(-1) === clicks.at(-1) &&
        clicks.reduce((at, point) => (at < 0 ? at : turn.clicks.indexOf(point, at) + 1 || -1), 0) >= 0,
    );
    if (meant.length > 1) {
      return this.#misreadAs(texts.misread.many(text, meant.map((turn) => turn.text)));
    }
    // The beginning of a turn is as good as its first taps.
    if (clicks.length && match(game.turns, clicks).turns.length) return this.#enter(clicks);
    if (clicks.length && /** @type {Game} */ (this.#game).session.explain(clicks)) return this.#refuse(clicks);
    this.#misreadAs(texts.misread.unknown(text, game.turns[0].text));
  }

  /** @param {string} sentence */
  #misreadAs(sentence) {
    this.#store.set({ clicks: [], refusal: null, misread: sentence, motion: null });
    this.#speak(sentence);
  }

  /**
   * @param {PointIndex[]} clicks all, from the first
   * @param {PointIndex | null} [dropped] where a dragged stone was let go: it does not travel there again
   */
  #enter(clicks, dropped = null) {
    const { game, clicks: before } = this.#page;
    if (!game) return;
    if (!clicks.length) return this.giveUp();
    const { kind, turn, turns } = match(game.turns, clicks);
    const goesOn = before.every((point, i) => clicks[i] === point);
    const shown = goesOn ? before : [];
    if (kind === 'complete' && turn) return this.#playTurn(turn, shown, dropped);
    const [first] = turns;
    const done = enteredSteps(first, shown);
    const steps = enteredSteps(first, clicks).slice(done.length);
    const { stones, turn: side } = game.state;
    // Stones that are taken up again need not be shown again.
    const motion = goesOn ? this.#motion(afterSteps(stones, done, side), steps, side, dropped) : null;
    this.#store.set({ clicks, refusal: null, misread: null, hint: null, notice: null, motion });
    const { spoken } = this.#texts();
    const names = (/** @type {PointIndex[]} */ points) => points.map((point) => game.board.points[point].name);
    const { landings, gone, placed } = courseOf(steps);
    const sentence = stateSentence(this.#page, this.#texts());
    const choices = choiceTexts(this.#page, this.#texts()).map(({ text }) => text);
    if (choices.length) this.#speak(`${sentence} ${spoken.choices(choices)}`);
    else if (landings.length) this.#speak(`${spoken.landing(names(landings.slice(-1))[0], names(gone))} ${sentence}`);
    else if (placed.length) this.#speak(sentence);
    else this.#speak(spoken.picked(names(clicks)[0]));
  }

  /**
   * @param {string} before the stones before
   * @param {import('./contract.js').Step[]} steps
   * @param {Side} side whose they are
   * @param {PointIndex | null} dropped
   */
  #motion(before, steps, side, dropped) {
    // A dragged stone already lies where its first step, or all of them, led.
    const done = dropped === null ? 0 : steps.findIndex((step) => step.to === dropped) + 1;
    const left = steps.slice(done);
    return left.length ? { id: ++this.#motions, before: afterSteps(before, steps.slice(0, done), side), steps: left, side } : null;
  }

  /**
   * @param {Turn} turn
   * @param {PointIndex[]} shown its clicks that the board shows already
   * @param {PointIndex | null} [dropped]
   */
  #playTurn(turn, shown, dropped = null) {
    const session = /** @type {Game} */ (this.#game).session;
    const { stones, turn: side } = session.state();
    session.play(turn.text);
    const done = enteredSteps(turn, shown);
    const left = stepsTapped(turn, shown).slice(done.length);
    this.#played(side, turn, afterSteps(stones, done, side), left, dropped);
  }

  /**
   * @param {Side} side
   * @param {Turn} turn
   * @param {string} before the stones as they are shown
   * @param {import('./contract.js').Step[]} steps those still to be shown
   * @param {PointIndex | null} [dropped]
   */
  #played(side, turn, before, steps, dropped = null) {
    const { looking } = this.#page;
    this.#changed({ motion: looking === null ? this.#motion(before, steps, side, dropped) : null, looking });
    const page = this.#page;
    const next = page.game?.state.outcome ? outcomeSentence(page, this.#texts()) : machineToMove(page) ? '' : stateSentence(page, this.#texts());
    this.#speak(`${turnSentence(page, side, turn, this.#texts())} ${next}`.trim());
  }

  /** @param {PointIndex[]} clicks */
  #refuse(clicks) {
    const { game } = this.#page;
    const refusal = /** @type {Game} */ (this.#game).session.explain(clicks);
    if (!game || !refusal) return;
    this.#store.set({ refusal, misread: null, hint: null, notice: null, motion: null });
    this.#speak(refusalSentence(game, refusal, this.#texts()));
  }

  // ---------- The game's own acts ----------

  /**
   * A new game. The one on the board can be brought back.
   * @param {string} [rules] a rule set; the same one where it is left out
   */
  newGame(rules = this.#game?.session.state().rules ?? this.#page.ruleSets[0].id) {
    const game = Game.begin(this.#qirq, rules);
    const played = (this.#game?.session.history().length ?? 0) > 0;
    this.#setAside();
    this.#seed = newSeed();
    this.#put(game);
    this.#changed({ notice: played ? said('newGame', { act: 'restore' }) : null, sheet: null, chosen: null });
    this.#speak(`${this.#texts().said.newGame} ${stateSentence(this.#page, this.#texts())}`);
  }

  // ---------- Choosing rules ----------

  /** @param {string} spec */
  #knows(spec) {
    try {
      return !!this.#qirq.ruleSet(spec);
    } catch {
      return false;
    }
  }

  /** Chooses the rules of the next game. @param {string} spec */
  choose(spec) {
    this.#store.set({ chosen: this.#qirq.ruleSet(spec) });
  }

  /** The rules that a new game would have. */
  get chosen() {
    return this.#page.chosen ?? /** @type {Game} */ (this.#game).rules;
  }

  /** Sets an option of the chosen rules. @param {string} name @param {string} value */
  setOption(name, value) {
    this.choose(withOption(this.chosen, name, value));
  }

  /** Keeps the chosen rules under a name; the same name, or the same rules, kept before give way. @param {string} name */
  keepRules(name) {
    const { spec } = this.chosen;
    const others = this.#page.house.filter((rules) => rules.spec !== spec && rules.name !== name);
    this.#setHouse(name ? [...others, { name, spec }] : others);
  }

  /** Forgets rules that were kept. @param {string} spec */
  forgetRules(spec) {
    this.#setHouse(this.#page.house.filter((rules) => rules.spec !== spec));
  }

  /** @param {import('./house.js').HouseRules[]} house */
  #setHouse(house) {
    this.#store.set({ house });
    if (!writeHouse(house)) this.#say(said('storeRefused', { tone: 'wrong' }));
  }

  /** @type {Map<string, { board: import('./contract.js').Board, stones: string, over: boolean }>} */
  #glimpses = new Map();

  /**
   * How a game of these rules looks at its start, or where that is an empty board, some turns on; and whether it is over
   * before it begins.
   * @param {string} spec
   */
  glimpse(spec) {
    let glimpse = this.#glimpses.get(spec);
    if (!glimpse) {
      const session = new this.#qirq.Session(spec, '');
      const board = session.board();
      const over = session.state().outcome !== null;
      if (!/[xo]/.test(session.state().stones)) {
        for (let i = 0; i < GLIMPSE_TURNS; i++) {
          const turns = session.turns();
          if (turns.length) session.play(turns[(turns.length * 5) >> 3].text);
        }
      }
      glimpse = { board, stones: session.state().stones, over };
      session.delete();
      this.#glimpses.set(spec, glimpse);
    }
    return glimpse;
  }

  /** Brings back the game that a newer one took the place of. */
  restore() {
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    this.#setAside();
    this.#put(Game.open(this.#qirq, before.record, before.undone));
    this.#store.set({ seats: before.seats });
    this.#changed({ notice: said('restored') });
  }

  takeBack() {
    // The first thing to take back is what was only half done.
    if (this.#page.clicks.length) return this.giveUp();
    if (this.#page.elsewhere || !this.#game?.takeBack((side) => isPerson(this.#page, side))) return;
    this.#changed();
    this.#speak(`${this.#texts().spoken.tookBack} ${stateSentence(this.#page, this.#texts())}`);
  }

  redo() {
    if (this.#page.elsewhere || !this.#game?.redo((side) => isPerson(this.#page, side))) return;
    this.#changed();
    this.#speak(`${this.#texts().spoken.redone} ${stateSentence(this.#page, this.#texts())}`);
  }

  /** The side that a person acts for: their own against the machine, else the one to move. @returns {Side} */
  #acting() {
    const page = this.#page;
    return page.seats.opponent === 'machine' ? ownSide(page) : /** @type {Game} */ (this.#game).session.state().turn;
  }

  /** @param {(session: import('./contract.js').Session) => void} act */
  #act(act) {
    if (!this.#game || this.#page.elsewhere) return;
    act(this.#game.session);
    this.#changed({ sheet: null });
    this.#speak(stateSentence(this.#page, this.#texts()));
  }

  resign() {
    this.#act((session) => session.resign(this.#acting()));
  }

  offer() {
    this.#act((session) => session.offer(this.#acting()));
  }

  /** Accepts the offer that stands. */
  accept() {
    this.#act((session) => {
      const { offer } = session.state();
      if (offer) session.accept(other(offer));
    });
  }

  /** Declines the offer that stands. */
  decline() {
    this.#act((session) => {
      const { offer } = session.state();
      if (offer) session.decline(other(offer));
    });
  }

  claim() {
    this.#act((session) => session.claim());
  }

  /** Asks for a good turn, and shows it. */
  hint() {
    const page = this.#page;
    if (!page.game || page.game.state.outcome || page.thinking || !this.#mayEnter()) return;
    this.#store.set({ clicks: [], refusal: null, misread: null, hint: null, notice: null, motion: null });
    this.#ask('hint', (thought) => {
      const { state } = this.#texts();
      const hint = this.#page.game?.turns.find((turn) => turn.text === thought?.turn) ?? null;
      const sentence = hint ? hintSentence(hint, this.#texts()) : thought?.act === 'claim' ? state.hintClaim : state.noHint;
      this.#store.set({ hint, notice: hint ? null : said('hint', { detail: sentence }) });
      this.#speak(sentence);
    });
  }

  /** Sees the board from the other side. */
  turnBoard() {
    const { seats } = this.#page;
    this.setSeats({ turned: !seats.turned });
  }

  /**
   * Changes who plays, how strongly, and from where the board is seen. It counts at once.
   * @param {Partial<Seats>} change
   */
  setSeats(change) {
    const seats = { ...this.#page.seats, ...change };
    const players = seats.opponent !== this.#page.seats.opponent || seats.tone !== this.#page.seats.tone || seats.level !== this.#page.seats.level;
    this.#store.set({ seats });
    if (this.#page.elsewhere) return;
    // A reply that is being thought out is still wanted when only the view has changed.
    if (players) this.#changed();
    else this.#keep();
  }

  /**
   * Looks back, or on.
   * @param {number} count how many acts are shown; all of them means back in the game
   */
  lookAt(count) {
    const acts = this.#page.game?.acts.length ?? 0;
    const looking = count >= acts ? null : Math.max(0, count);
    this.#store.set({ looking, clicks: [], refusal: null, misread: null, hint: null, motion: null });
    this.#speak(stateSentence(this.#page, this.#texts()));
  }

  /** The record of the game as it stood after so many acts. @param {number} count */
  recordAt(count) {
    return this.#game?.recordAt(count) ?? '';
  }

  /** The machine is asked once more after it failed. */
  retry() {
    this.#store.set({ notice: null });
    this.#goOn();
  }

  // ---------- Two tabs, and what is taken out ----------

  #elsewhere() {
    this.#dropThought();
    this.#store.set({ elsewhere: true, clicks: [], refusal: null, hint: null, motion: null });
    this.#speak(this.#texts().said.elsewhere);
  }

  /** Goes on here with the game that another tab had. */
  async takeOver() {
    this.#held = holdGame({ steal: true, lost: () => this.#elsewhere() });
    if (!(await this.#held)) return;
    const { kept, notice } = await this.#readKept();
    this.#store.set({ elsewhere: false, notice });
    if (kept) {
      this.#sit(kept.seats);
      try {
        this.#put(Game.open(this.#qirq, kept.record, kept.undone));
      } catch {
        this.#store.set({ notice: this.#putAside(kept.record) });
      }
    }
    this.#changed({ notice: this.#page.notice });
    this.#speak(stateSentence(this.#page, this.#texts()));
  }

  /** The language was changed: the address says so too. */
  languageChanged() {
    this.#writeAddress();
  }

  /** @param {string} text @param {string} key what is said when it is done */
  async #copy(text, key) {
    try {
      await navigator.clipboard.writeText(text);
      this.#say(said(key));
    } catch {
      this.#say(said('notCopied', { tone: 'wrong', detail: text }));
    }
  }

  copyLink() {
    this.#store.set({ sheet: null });
    return this.#copy(location.href, 'copiedLink');
  }

  /** A link to the chosen rules alone. */
  copyRules() {
    const address = new URL(location.href);
    address.hash = writeAddress({ rules: this.chosen.spec });
    return this.#copy(address.href, 'copiedRules');
  }

  copyRecord() {
    this.#store.set({ sheet: null });
    return this.#copy(/** @type {Game} */ (this.#game).session.record(), 'copiedRecord');
  }

  copyDamaged() {
    return this.#copy(this.#damaged, 'copiedDamaged');
  }

  /** Ends everything that runs. The module itself may have failed: its memory goes with it. */
  end() {
    this.#moment += 1;
    this.#thinker.end();
  }
}

/**
 * The analysis: asks the worker about the position that is shown and about the game that led to it, and puts what comes
 * of it into the store. It is loaded when it is first opened.
 *
 * @typedef {import('../store.js').Store} Store
 * @typedef {import('../store.js').Analysis} Analysis
 * @typedef {import('../store.js').Value} Value
 * @typedef {import('../play.js').Play} Play
 * @typedef {import('../game.js').Snapshot} Snapshot
 * @typedef {import('../languages.js').Catalogue} Catalogue
 * @typedef {import('../engine/protocol.js').Progress} Progress
 */
import { panel } from './panel.js';
import { bestSentence } from './values.js';
import css from './analysis.css?inline';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** For each position of the game: about as much as a weak player looks at, and enough to see what a turn threw away. */
const SURVEY_NODES = 20_000;

/** Those who listen hear of a best turn when it has had this long to settle, and not more often, in milliseconds. */
const SETTLED_MS = 2500;
const SPOKEN_EVERY_MS = 10_000;

/** Nothing is known yet. @type {Pick<Analysis, 'finished' | 'failed' | 'thought' | 'firsts' | 'pointed'>} */
const NOTHING = { finished: false, failed: false, thought: null, firsts: [], pointed: null };

/** How many lines were asked for last: it is asked for again when the analysis is opened anew. */
let wantedLines = 3;

export class Analyst {
  #store;
  #play;
  #texts;
  /** @type {(() => void) | null} */
  #unsubscribe = null;
  /** What was shown when it was looked at last. @type {Snapshot | null} */
  #game = null;
  /** @type {number | null} */
  #looking = null;
  #record = '';
  /** What the survey has found out, by the turns that lead to a position. @type {Map<string, Value>} */
  #known = new Map();
  #base = '';
  #begun = 0;
  #spoken = { text: '', at: 0 };

  /**
   * @param {Store} store
   * @param {Play} play
   * @param {() => Catalogue} texts
   */
  constructor(store, play, texts) {
    this.#store = store;
    this.#play = play;
    this.#texts = texts;
  }

  /** The part of the page that shows it. */
  panel = panel;

  get #thinker() {
    return this.#play.thinker;
  }

  /** @param {Partial<Analysis>} change */
  #set(change) {
    const { analysis } = this.#store.page;
    if (analysis) this.#store.set({ analysis: { ...analysis, ...change } });
  }

  open() {
    this.#store.set({ analysis: { ...NOTHING, running: true, lines: wantedLines, turn: 'x', values: [] } });
    this.#unsubscribe = this.#store.subscribe(() => this.#watch());
    this.#watch();
  }

  close() {
    this.#unsubscribe?.();
    this.#halt();
    this.#store.set({ analysis: null });
  }

  /** Stops, or goes on. */
  toggle() {
    const running = !this.#store.page.analysis?.running;
    this.#set({ running });
    if (!running) return this.#halt();
    this.#analyse();
    this.#survey();
  }

  /** @param {number} lines how many of the best turns are ranked */
  setLines(lines) {
    wantedLines = lines;
    this.#set({ lines });
    this.#analyse();
  }

  /** Lets the arrow of a line stand out. @param {number | null} line */
  point(line) {
    if (this.#store.page.analysis?.pointed !== line) this.#set({ pointed: line });
  }

  #halt() {
    this.#thinker.stop('analyse');
    this.#thinker.stop('survey');
  }

  /** Looks whether another position is shown, or another game. */
  #watch() {
    const { game, looking, analysis } = this.#store.page;
    if (!game || !analysis || (game === this.#game && looking === this.#looking)) return;
    const other = game !== this.#game;
    this.#game = game;
    this.#looking = looking;
    const record = this.#play.recordAt(looking ?? Infinity);
    // An offer, or another opponent, is another snapshot of the same position.
    if (record !== this.#record) {
      this.#record = record;
      this.#analyse();
    }
    if (other) this.#survey();
  }

  #analyse() {
    const { analysis } = this.#store.page;
    if (!analysis) return;
    this.#set(NOTHING);
    this.#spoken.text = '';
    this.#begun = performance.now();
    this.#thinker.stop('analyse');
    if (analysis.running) this.#thinker.analyse(this.#record, analysis.lines, (progress) => this.#hear(progress), () => this.#fail());
  }

  /** @param {Progress} progress */
  #hear({ thought, firsts, turn, finished }) {
    this.#set({ thought, firsts, turn, finished });
    this.#speak();
  }

  #fail() {
    this.#set({ failed: true, running: false });
    this.#tell(this.#texts().analysis.failed);
  }

  /** Says what is best, when that is new: not at every breath of the search. */
  #speak() {
    const text = bestSentence(this.#store.page, this.#texts());
    const now = performance.now();
    const { finished } = /** @type {Analysis} */ (this.#store.page.analysis);
    if (!text || text === this.#spoken.text) return;
    if (!finished && (now - this.#begun < SETTLED_MS || now - this.#spoken.at < SPOKEN_EVERY_MS)) return;
    this.#spoken = { text, at: now };
    this.#tell(text);
  }

  /** @param {string} text */
  #tell(text) {
    this.#store.set({ spoken: { text, id: this.#store.page.spoken.id + 1 } });
  }

  /** Looks at those positions of the game that were not looked at before. */
  #survey() {
    const game = this.#game;
    const { analysis } = this.#store.page;
    if (!game || !analysis) return;
    const base = this.#play.recordAt(0);
    if (base !== this.#base) this.#known.clear();
    this.#base = base;
    const texts = game.acts.flatMap(({ turn }) => turn?.text ?? []);
    const keys = Array.from({ length: texts.length + 1 }, (_, ply) => texts.slice(0, ply).join(' '));
    const values = () => keys.map((key) => this.#known.get(key) ?? null);
    this.#set({ values: values() });
    // Where a turn has ended the game there is nothing left to look at.
    const over = game.state.outcome !== null && game.acts.at(-1)?.kind === 'turn';
    const missing = keys.flatMap((key, ply) => (this.#known.has(key) || (over && ply === texts.length) ? [] : ply));
    this.#thinker.stop('survey');
    if (!missing.length || !analysis.running) return;
    this.#thinker.survey(this.#play.recordAt(Infinity), missing, SURVEY_NODES, ({ ply, score, verdict }) => {
      this.#known.set(keys[ply], { score, verdict });
      this.#set({ values: values() });
    });
  }
}

/** The beginning: fetches what is needed side by side, and ties store, page and game together. */
import { render } from 'lit';
import { Store } from './store.js';
import { keepLook, readLook, showLook } from './look.js';
import { Geometry } from './board/geometry.js';
import { LANGUAGES, chooseLanguage, declareLanguage, isLanguage, loadCatalogue } from './languages.js';
import { ModuleError, compileModule, instantiateModule } from './engine/module.js';
import { Thinker } from './engine/thinker.js';
import { Play, breathe, said } from './play.js';
import { gameName } from './say.js';
import { pageTemplate } from './page/page.js';
import { showSheet } from './page/sheet.js';
import './tokens.css';
import './themes.css';
import './board/stones.css';
import './page/miniature.css';
import './page/page.css';

/** How long the page is left alone before it begins to keep itself for the time without a network, in milliseconds. */
const SETTLING_MS = 500;

const root = /** @type {HTMLElement} */ (document.querySelector('#page'));
const look = readLook();
const askedLanguage = new URLSearchParams(location.hash.slice(1)).get('lang');
if (isLanguage(askedLanguage)) look.language = askedLanguage;
const language = chooseLanguage([look.language, ...navigator.languages]);

const store = new Store({
  phase: 'loading', failure: null, look, language, ruleSets: [], house: [], chosen: null, levels: 0,
  seats: { opponent: 'machine', tone: 'dark', level: 3, turned: false, follow: false },
  game: null, looking: null, clicks: [], refusal: null, misread: null, hint: null, thinking: null, motion: null, facing: 'x',
  notice: null, elsewhere: false, sheet: null, analysis: null, newVersion: null, spoken: { text: '', id: 0 },
});

const compiling = compileModule();
// Heard of when it is waited for; until then it must not be reported as unheard.
compiling.catch(() => {});
let texts = await loadCatalogue(language);

/** @type {import('./page/page.js').Deeds} */
const deeds = {
  play: null,
  analyst: null,
  // What was chosen in a sheet is forgotten with it; from one sheet to the next it is taken along.
  open: (sheet) => store.page.sheet !== sheet && store.set({ sheet, chosen: sheet && store.page.chosen }),
  setTheme(theme) {
    const changed = { ...store.page.look, theme };
    keepLook(changed);
    store.set({ look: changed });
  },
  async setLanguage(language) {
    texts = await loadCatalogue(language);
    const changed = { ...store.page.look, language };
    keepLook(changed);
    declareLanguage(language);
    store.set({ language, look: changed });
    deeds.play?.languageChanged();
  },
  async analyse() {
    const { play } = deeds;
    if (!play) return;
    if (deeds.analyst) {
      deeds.analyst.close();
      deeds.analyst = null;
      // The control that closed it may be gone with it.
      if (!document.activeElement || document.activeElement === document.body || document.activeElement.closest('.analysis')) {
        [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('.analyse'))].find((button) => button.checkVisibility())?.focus();
      }
      return;
    }
    try {
      // Only who asks for it waits for it, and loads it.
      const { Analyst } = await import('./analysis/analyst.js');
      if (play !== deeds.play || deeds.analyst) return;
      deeds.analyst = new Analyst(store, play, () => texts);
      deeds.analyst.open();
    } catch {
      store.set({ notice: said('analysisMissing', { tone: 'wrong' }) });
    }
  },
  retry: () => begin(compileModule()),
  async useNewVersion() {
    await deeds.play?.kept();
    useNewVersion();
  },
  later: () => store.set({ newVersion: 'later' }),
};

let useNewVersion = () => location.reload();

/** The board whose shape is known. @type {import('./contract.js').Board | null} */
let shaped = null;

/** Gives the board's room its shape, now and at the next visit. */
function shape() {
  const board = store.page.game?.board;
  if (!board || board === shaped) return;
  shaped = board;
  const { ratio } = new Geometry(board, false);
  const look = { ...store.page.look, shape: ratio };
  if (ratio !== store.page.look.shape) store.set({ look });
  keepLook(look);
}

let painting = false;
let turnsShown = -1;

function paint() {
  painting = false;
  shape();
  render(pageTemplate({ page: store.page, texts, deeds }), root);
  document.title = store.page.game ? `${gameName(texts, store.page.game.rules)} · Qirq` : 'Qirq';
  showSheet(root, store.page.sheet);
  const turns = store.page.looking ?? store.page.game?.acts.length ?? 0;
  // The list follows the game; where a person has scrolled to is left alone until something happens.
  if (turns !== turnsShown) {
    turnsShown = turns;
    for (const list of root.querySelectorAll('.list, .strip')) {
      const now = list.querySelector('.typing') ?? list.querySelector('.now');
      if (!now) list.scrollTo(0, 0);
      else list.scrollTo(list.scrollWidth, /** @type {HTMLElement} */ (now).offsetTop - list.clientHeight / 2);
    }
  }
}

store.subscribe(() => {
  // Several changes in a row are painted once; a microtask, so that the page is never behind what was just said.
  if (painting) return;
  painting = true;
  queueMicrotask(paint);
});

/** @param {Promise<WebAssembly.Module>} compiling */
async function begin(compiling) {
  deeds.analyst?.close();
  deeds.analyst = null;
  deeds.play?.end();
  deeds.play = null;
  store.set({ phase: 'loading', failure: null });
  try {
    const module = await compiling;
    const qirq = await instantiateModule(module);
    await breathe();
    const play = new Play(store, qirq, new Thinker(module), () => texts);
    deeds.play = play;
    await play.start();
  } catch (error) {
    fail(error instanceof ModuleError ? error : new ModuleError('broken', error));
  }
}

/** @param {ModuleError} error */
function fail({ kind, message }) {
  // A browser that cannot run the module at all will not learn it by trying again.
  const way = kind === 'unsupported' ? {} : { act: /** @type {const} */ ('retry'), detail: kind === 'unreachable' ? `(${message})` : message };
  store.set({ phase: 'failed', failure: said(kind, { tone: 'wrong', ...way }), sheet: null });
}

declareLanguage(language);
showLook(look);
root.replaceChildren();
paint();

addEventListener('hashchange', () => deeds.play?.openAddress());
addEventListener('resize', () => showSheet(root, store.page.sheet));
addEventListener('keydown', (event) => {
  // The board hears its own Escape; a sheet closes itself by it.
  if (event.key === 'Escape' && !store.page.sheet && !event.defaultPrevented) deeds.play?.giveUp();
});
// A failure of the module in the middle of an act leaves it in no state to go on with: what was kept is opened anew.
addEventListener('error', ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) fail(new ModuleError('broken', error));
});

await begin(compiling);

// Once there is a board to play on, and the browser has time: nothing of it may make the first board later.
if (import.meta.env.PROD) {
  setTimeout(async () => {
    try {
      const { keepOffline, whenIdle } = await import('./offline/offline.js');
      const languages = [store.page.language, ...Object.keys(LANGUAGES).filter((other) => other !== store.page.language)];
      whenIdle(() => keepOffline({
        languages,
        offer(use) {
          useNewVersion = use;
          if (store.page.newVersion) return;
          store.set({ newVersion: 'offered', spoken: { text: texts.said.newVersion, id: store.page.spoken.id + 1 } });
        },
      }));
    } catch {
      // Without it the page works as long as there is a network.
    }
  }, SETTLING_MS);
}

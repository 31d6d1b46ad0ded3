/**
 * Every page of the built site in every language, and what a visitor most often sees on the one that is played on. The
 * pictures show them.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../../web/locales/en.js').default} Texts
 *
 * @typedef {object} View
 * @property {string} name
 * @property {string} path from where the site begins
 * @property {boolean} whole all of the page is shown, however long it is
 * @property {(page: Page) => Promise<unknown>} [reach]
 */
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LANGUAGES } from '../../../web/src/languages.js';
import { SITE } from './site.js';

/** The stone on c3 must capture, and c4 is not where it can go. */
const REFUSED = 'rules=alquerque-open&position=5/1o1o1/2x2/5/x3o+x+0+-';
/** Nothing was captured for too long. */
const DRAWN = 'rules=alquerque-bell&position=5/5/2o2/5/x4+x+50+-';

/** What is seen of the page that is played on. @type {{ name: string, hash?: string, reach?: (page: Page, texts: Texts) => Promise<unknown> }[]} */
const PLAYED_ON = [
  { name: 'play' },
  { name: 'play-refused', hash: REFUSED, reach: async (page) => {
    for (const name of ['c3', 'c4']) await page.locator(`[data-point][aria-label^="${name},"]`).click();
  } },
  { name: 'play-over', hash: DRAWN },
  { name: 'play-game', reach: (page) => page.locator('.bar .game, .title .btn.plain').filter({ visible: true }).first().click() },
  { name: 'play-rules', reach: (page, texts) => named(page, texts.bar.rules, texts.sheets.rules) },
  { name: 'play-settings', reach: (page, texts) => named(page, texts.bar.settings) },
  { name: 'play-analysis', reach: async (page, texts) => {
    await named(page, texts.bar.analyse);
    await page.locator('.analysis .line').first().waitFor();
  } },
];

/** Presses what is called by one of the names, where it is to be seen. @param {Page} page @param {string[]} names */
const named = (page, ...names) =>
  names.map((name) => page.getByRole('button', { name, exact: true })).reduce((some, other) => some.or(other)).filter({ visible: true }).first().click();

/** @param {keyof typeof LANGUAGES} language @returns {Promise<View[]>} */
async function viewsIn(language) {
  const { default: texts } = await import(`../../../web/locales/${language}.js`);
  const files = await readdir(`${SITE}/${language}`, { recursive: true });
  const written = files.filter((file) => file.endsWith('index.html')).map((file) => dirname(file)).sort();
  return [
    ...PLAYED_ON.map(({ name, hash, reach }) => ({
      name, path: `#lang=${language}${hash ? `&${hash}` : ''}`, whole: false, reach: reach && ((/** @type {Page} */ page) => reach(page, texts)),
    })),
    ...written.map((page) => ({ name: page.replaceAll('/', '-'), path: `${language}/${page}/`, whole: true })),
    { name: 'lost', path: `${language}/alquerqe/`, whole: false },
  ];
}

/** Every view by its language. */
export const VIEWS = Object.fromEntries(await Promise.all(
  /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES)).map(async (language) => [language, await viewsIn(language)]),
));

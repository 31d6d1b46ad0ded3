/**
 * Every state of the page that has a name, and how a person gets there. The pictures show them, and the tests for
 * accessibility look at each.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').BrowserContextOptions} Options
 *
 * @typedef {object} NamedState
 * @property {string} name
 * @property {string} [hash] the address it begins with
 * @property {(page: Page) => Promise<unknown>} [before] called while the page is still empty
 * @property {boolean} [failing] there will be no board
 * @property {(page: Page) => Promise<unknown>} [reach]
 */
import { point, settled } from './hands.js';

/** @param {string} rules @param {string} position */
const at = (rules, position) => `#${new URLSearchParams({ rules, position })}`;

const tap = (/** @type {Page} */ page, /** @type {string} */ name) => point(page, name).click();
const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const sheet = async (/** @type {Page} */ page, /** @type {'game' | 'settings' | 'more' | 'rules'} */ which) => {
  const open = { game: /^Change$|change the game$/, settings: /^Settings$/, more: /^More$/, rules: /^Rules$|^The rules in brief$/ };
  await page.getByRole('button', { name: open[which] }).filter({ visible: true }).first().click();
  await page.locator('dialog[open]').waitFor();
};
const withFriend = async (/** @type {Page} */ page) => {
  await sheet(page, 'game');
  await page.getByRole('radio', { name: 'A friend on this device' }).check();
  await page.keyboard.press('Escape');
};

const ROUND = at('alquerque-bell', 'o1o1o/oo1oo/xxo1x/x3x/3xx x 0 -');
const BRANCHING = at('alquerque-open', '5/1o1o1/2x2/5/x3o x 0 -');
const CHAIN = at('alquerque-open', 'o4/3oo/5/1o3/x4 x 0 -');
const FREE = at('alquerque-open', 'o3o/5/5/2x2/x4 x 0 -');
const QUIET = at('alquerque-forty', 'o3o/5/5/2x2/x4 x 41 -');

/** A game of some length, with chains in it. */
const RECORD = `#${new URLSearchParams({
  record: 'Rules: alquerque-bell\n\n1. c2-c3 c4xc2 2. c1xc3 *\n',
})}`;

/** A longer one, with ups and downs. */
const LONG_RECORD = `#${new URLSearchParams({
  record: 'Rules: alquerque-open\nReason: elimination\n\n1. d2-c3 b4xd2 2. b2xb4 d2xb2 3. b1xb3 d4xd2 4. e2xc2 e4xe2 5. e1xe3 a3xc3 6. b4xd2 c4-c3 7. d2xb4 a5xc3 8. c2xc4 c5xc3 9. c1-b1 b5-b4 10. e3-e4 e5xe3 11. a2-a3 a4xa2 12. a1xa3xc5xe5 c3-b3 13. e5-d4 e3xc5 14. d1-e1 b3-c3 15. b1-c1 c5-b5 16. c1-d2 b5-b4 17. d2-c1 c3-c4 18. c1-b2 c4-d4 19. e1-d2 b4-a5 20. d2-c3 d4-e4 21. b2-b3 e4-e3 22. b3-a3 e3-e2 23. c3-b3 e2-e3 24. b3-c3 e3-e2 25. c3-b3 e2-e1 26. b3-b2 e1-d2 27. a3-a2 a5-b5 28. a2-a3 b5-c5 29. a3-b3 c5-d4 30. b3-b4 d4-d3 31. b2-b3 d3-e3 32. b3-c3 e3-e2 33. c3xe1xe3 1-0\n',
})}`;

const analyse = async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name: 'Analysis', exact: true }).filter({ visible: true }).click();
  await page.locator('.analysis').waitFor();
};
/** Until an analysis has gone so deep, and then it is stopped: a picture of it is always the same kind of picture. */
const analysed = async (/** @type {Page} */ page, depth = 8) => {
  await analyse(page);
  await page.waitForFunction((depth) => Number(document.querySelector('.effort b')?.textContent?.match(/\d+/)?.[0]) >= depth, depth);
  await page.locator('.plot').evaluate(async (plot) => {
    while (!/estimated|Proven|won|draw/.test(plot.getAttribute('aria-valuetext') ?? '')) await new Promise(requestAnimationFrame);
  });
};

/** @type {NamedState[]} */
export const STATES = [
  { name: 'start' },
  { name: 'hover', hash: FREE, reach: (page) => point(page, 'c2').hover() },
  {
    name: 'focus',
    hash: FREE,
    async reach(page) {
      await point(page, 'c2').focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'picked-with-targets', hash: FREE, reach: (page) => tap(page, 'c2') },
  {
    name: 'capturing-targets',
    hash: BRANCHING,
    async reach(page) {
      await tap(page, 'c3');
      await page.mouse.move(1, 1);
    },
  },
  {
    name: 'capture-preview-on-hover',
    hash: BRANCHING,
    async reach(page) {
      await tap(page, 'c3');
      await point(page, 'e5').hover();
    },
  },
  { name: 'chain-preview', hash: CHAIN, reach: (page) => tap(page, 'a1') },
  {
    name: 'chain-half-entered',
    hash: at('alquerque-open', '5/1o1o1/5/1o3/x4 x 0 -'),
    async reach(page) {
      await tap(page, 'a1');
      await tap(page, 'c3');
    },
  },
  {
    name: 'last-turn',
    hash: ROUND,
    async reach(page) {
      await tap(page, 'b3');
      await tap(page, 'd3');
      await settled(page);
      await page.mouse.move(1, 1);
    },
  },
  {
    name: 'refused-because-of-a-capture',
    hash: ROUND,
    reach: (page) => tap(page, 'e1'),
  },
  {
    name: 'refused-no-line',
    hash: ROUND,
    async reach(page) {
      await tap(page, 'b3');
      await tap(page, 'c4');
    },
  },
  {
    name: 'misread',
    async reach(page) {
      const input = page.getByLabel('Type a turn').filter({ visible: true });
      await input.fill('castle');
      await input.press('Enter');
    },
  },
  {
    name: 'hint',
    hash: FREE,
    async reach(page) {
      await press(page, 'Hint');
      await page.getByText(/A good turn here/).first().waitFor();
      await page.mouse.move(1, 1);
    },
  },
  {
    name: 'machine-thinks',
    async reach(page) {
      await sheet(page, 'game');
      await page.getByRole('radio', { name: 'Full strength' }).check();
      await page.keyboard.press('Escape');
      await tap(page, 'c2');
      await tap(page, 'c3');
    },
  },
  {
    name: 'won',
    hash: at('alquerque-open', '5/5/2o2/2x2/5 x 0 -'),
    async reach(page) {
      await tap(page, 'c2');
      await tap(page, 'c4');
    },
  },
  {
    name: 'lost',
    async reach(page) {
      await sheet(page, 'more');
      await press(page, 'Resign');
    },
  },
  { name: 'drawn', hash: at('alquerque-bell', '5/5/2o2/5/x4 x 50 -') },
  {
    name: 'looking-back',
    hash: RECORD,
    async reach(page) {
      await settled(page);
      if (await page.getByRole('button', { name: 'One turn back' }).isVisible()) await press(page, 'One turn back');
      else await page.locator('.strip .turn').first().click();
    },
  },
  {
    name: 'offer-with-a-friend',
    async reach(page) {
      await withFriend(page);
      await tap(page, 'c2');
      await tap(page, 'c3');
      await sheet(page, 'more');
      await press(page, 'Offer a draw');
    },
  },
  { name: 'may-claim', hash: QUIET },
  {
    name: 'turned',
    hash: ROUND,
    async reach(page) {
      await press(page, 'Turn board');
      await tap(page, 'b3');
    },
  },
  {
    name: 'not-your-turn',
    async reach(page) {
      await sheet(page, 'game');
      await page.getByRole('radio', { name: 'Full strength' }).check();
      await page.keyboard.press('Escape');
      await tap(page, 'c2');
      await tap(page, 'c3');
      await tap(page, 'a1');
    },
  },
  {
    name: 'new-game-begun',
    hash: RECORD,
    async reach(page) {
      await settled(page);
      await sheet(page, 'more');
      await press(page, 'New game');
    },
  },
  { name: 'bad-address', hash: '#rules=alquerque-bell&position=ooooo/xx' },
  { name: 'sheet-game', reach: (page) => sheet(page, 'game') },
  {
    name: 'sheet-house',
    hash: '#rules=konane',
    async reach(page) {
      await sheet(page, 'game');
      await press(page, 'Change the rules');
      await page.getByRole('radio', { name: '6 × 6 points.' }).check();
    },
  },
  { name: 'konane-start', hash: '#rules=konane' },
  {
    name: 'konane-may-stop',
    hash: at('konane', 'xoxoxoxo/oxoxoxox/xoxoxoxo/oxox1xox/xo1o1o1o/oxoxoxox/xoxoxoxo/oxoxoxox x 0 -'),
    async reach(page) {
      await tap(page, 'a4');
      await page.mouse.move(1, 1);
    },
  },
  { name: 'fanorona-start', hash: '#rules=fanorona', reach: (page) => settled(page) },
  {
    name: 'fanorona-either',
    hash: at('fanorona', 'xxxxxxxxx/xxx1xxxxx/xo1xx1oxo/ooooooooo/ooooooooo o 0 -'),
    async reach(page) {
      await tap(page, 'b3');
      await tap(page, 'c3');
      if (await page.locator('qirq-board .alt').count()) await point(page, 'd3').hover();
    },
  },
  {
    name: 'seega-placing',
    hash: at('seega', 'x1o2/2o1x/5/1x3/o2ox x 0 place'),
    reach: (page) => tap(page, 'c1'),
  },
  {
    name: 'seega-captures',
    hash: at('seega', 'oxo1x/x1ox1/oxo2/x2ox/1oxoo x 0 -'),
    reach: (page) => tap(page, 'a4'),
  },
  { name: 'seega-pass', hash: at('seega', 'xxxxx/xxoox/xo1ox/oxoxo/ooooo x 0 -') },
  { name: 'surakarta-start', hash: '#rules=surakarta' },
  {
    name: 'surakarta-loop',
    hash: at('surakarta', 'oooo1o/oo1o1o/3x2/1o4/xxxx1x/xxxx1x x 0 -'),
    async reach(page) {
      await tap(page, 'd4');
      await point(page, 'd6').hover();
    },
  },
  {
    name: 'surakarta-last-turn',
    hash: at('surakarta', '1o4/1x4/6/6/6/5o x 0 -'),
    async reach(page) {
      await tap(page, 'b5');
      await tap(page, 'b6');
      await settled(page);
    },
  },
  {
    name: 'analysis',
    hash: ROUND,
    async reach(page) {
      await withFriend(page);
      await analysed(page);
    },
  },
  {
    name: 'analysis-proven',
    hash: at('alquerque-open', 'o4/5/2o2/1x1x1/2x2 x 0 -'),
    async reach(page) {
      await withFriend(page);
      await analyse(page);
      await page.getByText(/Proven/).first().waitFor();
    },
  },
  {
    name: 'analysis-chart',
    hash: LONG_RECORD,
    async reach(page) {
      await analyse(page);
      await page.waitForFunction(() => document.querySelectorAll('.plot .curve').length > 60);
      await page.locator('.plot').press('Home');
      for (let i = 0; i < 4; i++) await page.locator('.plot').press('ArrowRight');
      await page.waitForFunction(() => document.querySelectorAll('.analysis button.line').length > 1);
      await page.locator('.swings summary').click();
    },
  },
  { name: 'analysis-loops', hash: at('surakarta', 'oooo1o/oo1o1o/3x2/1o4/xxxx1x/xxxx1x x 0 -'), reach: (page) => analysed(page, 4) },
  { name: 'sheet-settings', reach: (page) => sheet(page, 'settings') },
  { name: 'sheet-more', reach: (page) => sheet(page, 'more') },
  { name: 'sheet-rules', reach: (page) => sheet(page, 'rules') },
  {
    name: 'module-missing',
    failing: true,
    before: (page) => page.route(/\.wasm$/, (route) => route.fulfill({ status: 404 })),
    reach: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'machine-failed',
    before: (page) => page.route(/worker-.*\.js$/, (route) => route.fulfill({ status: 404 })),
    async reach(page) {
      await tap(page, 'c2');
      await tap(page, 'c3');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'elsewhere',
    async reach(page) {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Play here' }).click();
      await page.bringToFront();
      await page.getByRole('button', { name: 'Play here' }).waitFor();
    },
  },
];


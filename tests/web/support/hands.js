/**
 * Plays through the page as a person does: reads what the points are called, and taps them.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {(page: Page, point: string) => Promise<void>} Hand  taps a point by its name
 */

/** @param {Page} page @param {string} name */
export const point = (page, name) => page.locator(`[data-point][aria-label^="${name},"]`);

/** @type {Hand} */
export const byMouse = (page, name) => point(page, name).click();

/** @type {Hand} */
export const byTouch = (page, name) => point(page, name).tap();

/**
 * Taps points from within the page, each in the frame after the one before, and gives the words of the page a frame later,
 * and whether a stone is on its way then. For what must not depend on how fast taps and questions come from outside.
 * @param {Page} page
 * @param {string[]} names
 * @returns {Promise<{ words: string, moving: boolean }>}
 */
export const atOnce = (page, ...names) =>
  page.evaluate(async (taps) => {
    const board = /** @type {Element & { renderRoot: ParentNode, moving: boolean }} */ (document.querySelector('qirq-board'));
    for (const name of taps) {
      const tapped = /** @type {Element} */ (board.renderRoot.querySelector(`[data-point][aria-label^="${name},"]`));
      const { left, top, width, height } = tapped.getBoundingClientRect();
      tapped.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, clientX: left + width / 2, clientY: top + height / 2 }));
      await new Promise(requestAnimationFrame);
    }
    return { words: document.querySelector('.words')?.textContent ?? '', moving: board.moving };
  }, names);

/** Walks to the point by arrow keys, from whichever has the focus, and presses Enter. @type {Hand} */
export async function byKeys(page, name) {
  const focused = () => page.evaluate(() => document.querySelector('qirq-board')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
  const turned = await page.evaluate(() => document.querySelector('qirq-board')?.hasAttribute('turned') ?? false);
  const away = turned ? -1 : 1;
  for (let steps = 0; ; steps++) {
    const at = await focused();
    if (!/^[a-z]\d,/.test(at) || steps > 40) throw new Error(`the way to ${name} was lost at “${at}”`);
    const files = (name.charCodeAt(0) - at.charCodeAt(0)) * away;
    const ranks = (Number(name[1]) - Number(at[1])) * away;
    if (!files && !ranks) break;
    await page.keyboard.press(files ? (files > 0 ? 'ArrowRight' : 'ArrowLeft') : ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** What every point is called. @param {Page} page */
export const labels = (page) => page.locator('[data-point]').evaluateAll((points) => points.map((element) => element.getAttribute('aria-label') ?? ''));

/** The names of the points whose label says something. @param {Page} page @param {RegExp} saying */
export const pointsThat = async (page, saying) => (await labels(page)).filter((label) => saying.test(label)).map((label) => label.slice(0, 2));

/** The sentence that says how things stand. @param {Page} page */
export const state = async (page) => (await page.locator('.words .state').textContent()) ?? '';

/** The turns in the list. @param {Page} page */
export const turns = (page) => page.locator('.list .turn').allTextContents();

/** Until nobody thinks and nothing moves. @param {Page} page */
export async function settled(page) {
  await page.waitForFunction(() => {
    const state = document.querySelector('.words .state')?.textContent ?? '';
    const board = /** @type {(Element & { moving?: boolean }) | null} */ (document.querySelector('qirq-board'));
    return !/thinking|The machine is to move|Looking for|being set up/.test(state) && !board?.moving;
  }, null, { timeout: 30_000 });
}

/** @param {Page} page */
export const over = (page) => page.getByRole('button', { name: 'New game', exact: true }).isVisible();

/** A generator of numbers in [0, 1), the same ones for the same seed. @param {number} seed */
export function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** What the labels say of a point that begins a turn, and of one that goes on with it. */
const BEGINS = /can move|must capture|can put a stone here|can take it off/;
const GOES_ON = /you can go here|captures here|would be taken|can put a stone here/;

/**
 * Enters one turn, whichever: taps what can begin one, and what can go on with it until the turn is done. Where it may
 * stop it sometimes does.
 * @param {Page} page
 * @param {Hand} tap
 * @param {() => number} random
 */
export async function enterTurn(page, tap, random) {
  const any = (/** @type {string[]} */ names) => names[Math.floor(random() * names.length)];
  const count = await page.locator('.list .turn').count();
  const begins = await pointsThat(page, BEGINS);
  if (!begins.length) {
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    if (tap === byKeys) {
      await pass.focus();
      await page.keyboard.press('Enter');
      // Back to the board, as a person would by Tab.
      await page.locator('[data-point][tabindex="0"]').focus();
    } else await pass.click();
    return;
  }
  await tap(page, any(begins));
  while ((await page.locator('.list .turn').count()) === count) {
    const [stop] = await pointsThat(page, /turn can end here/);
    const targets = await pointsThat(page, GOES_ON);
    if (!targets.length && !stop) return;
    await tap(page, stop && (!targets.length || random() < 0.4) ? stop : any(targets));
  }
}

/**
 * Plays to the end against the machine.
 * @param {Page} page
 * @param {Hand} tap
 * @param {{ seed: number, meanwhile?: (turn: number) => Promise<unknown> }} options `meanwhile` happens before each turn
 * @returns {Promise<number>} how many turns the person has entered
 */
export async function playToTheEnd(page, tap, { seed, meanwhile }) {
  const random = chance(seed);
  for (let turn = 0; ; turn++) {
    await settled(page);
    if (await over(page)) return turn;
    await meanwhile?.(turn);
    await enterTurn(page, tap, random);
  }
}

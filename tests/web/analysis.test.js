/** The analysis: lines that grow, what is proven, arrows on the board, and the game as a chart. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byMouse, chance, enterTurn, settled, turns } from './support/hands.js';
import { axe } from './support/packages.js';
import { PHONE, openSite } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

/** @param {string} rules @param {string} position */
const at = (rules, position) => `#${new URLSearchParams({ rules, position })}`;
const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const toggle = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Analysis', exact: true }).filter({ visible: true });
const open = async (/** @type {Page} */ page) => {
  await toggle(page).click();
  await page.locator('.analysis button.line').first().waitFor();
};

/** A game of eight turns, after which it is the person's turn: nobody answers. */
const RECORD = `#${new URLSearchParams({ record: 'Rules: alquerque-bell\n\n1. c2-c3 c4xc2 2. c1xc3 a3xc1 3. c3xa3 b4-b3 4. a3xc3 d4xb2 *\n' })}`;
/** Dark to move: one capture is proven to win, the other is not known to do anything. */
const HALF_PROVEN = at('alquerque-open', 'o4/5/2o2/1x1x1/2x2 x 0 -');
const LOOP = at('surakarta', 'oooo1o/oo1o1o/3x2/1o4/xxxx1x/xxxx1x x 0 -');

const withFriend = async (/** @type {Page} */ page) => {
  await press(page, 'Change');
  await page.getByRole('radio', { name: 'A friend on this device' }).check();
  await page.keyboard.press('Escape');
};

/** What stands in the panel now. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => ({
    depth: Number(document.querySelector('.effort b')?.textContent?.match(/\d+/)?.[0] ?? 0),
    effort: document.querySelector('.effort')?.textContent?.trim() ?? '',
    lines: [...document.querySelectorAll('.analysis button.line')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    depths: [...document.querySelectorAll('.analysis button.line')].map((line) => Number(line.getAttribute('data-depth'))),
    firsts: [...document.querySelectorAll('.analysis .first')].map((first) => first.lastChild?.parentElement?.textContent?.replace(/^\d+\.\s*…?\s*/, '').trim() ?? ''),
    arrows: document.querySelector('qirq-board')?.shadowRoot?.querySelectorAll('.arrow').length ?? 0,
  }));

/** Until the search is so deep. @param {Page} page @param {number} depth */
const deep = (page, depth) =>
  page.waitForFunction((depth) => Number(document.querySelector('.effort b')?.textContent?.match(/\d+/)?.[0] ?? 0) >= depth, depth, { timeout: 60_000 });

/** Puts together what the text of the page says at every change, from now on. @param {Page} page */
const watch = (page) =>
  page.evaluate(() => {
    const seen = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('.effort')?.textContent ?? '';
      if (seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const seen = (/** @type {Page} */ page) => page.evaluate(() => /** @type {{ seen: string[] }} */ (/** @type {unknown} */ (globalThis)).seen.splice(0));

test('lines appear with sign, depth and turns, and grow; another number of lines is another search', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  await deep(page, 5);
  const before = await shown(page);
  assert.ok(before.lines.length >= 1 && before.lines.length <= 3);
  for (const line of before.lines) assert.match(line, /^\d ≈ estimated[+−]?\d+\.\ddepth \d+ 5\. \S+/);
  assert.match(before.effort, /^Depth \d+.* nodes$/);
  await deep(page, before.depth + 1);
  const later = await shown(page);
  assert.ok(later.depth > before.depth);
  assert.equal(later.arrows, later.lines.length);
  await page.getByLabel('Lines', { exact: true }).selectOption('1');
  await page.waitForFunction(() => document.querySelectorAll('.analysis button.line').length === 1);
  // There are four first turns.
  await press(page, 'First position');
  await page.getByLabel('Lines', { exact: true }).selectOption('5');
  await page.waitForFunction(() => document.querySelectorAll('.analysis button.line').length === 4);
  assert.match((await page.locator('.analysis .caption').textContent()) ?? '', /\+ favours dark/);
  await page.context().close();
});

test('what is played from a line is what it says: its first turn is legal, and analysed on from there', async () => {
  const page = await site.visit({ hash: RECORD });
  await withFriend(page);
  await open(page);
  await deep(page, 4);
  const { firsts } = await shown(page);
  const input = page.getByLabel('Type a turn').filter({ visible: true });
  await input.fill(firsts[0]);
  await input.press('Enter');
  assert.equal((await turns(page)).at(-1), firsts[0]);
  await page.waitForFunction(() => /^5\. …/.test(document.querySelector('.analysis .first')?.textContent?.trim() ?? ''));
  await page.context().close();
});

test('stopping stops at once, and going on goes on', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  await deep(page, 4);
  await watch(page);
  await press(page, 'Stop');
  await seen(page);
  const before = await shown(page);
  await page.waitForTimeout(1500);
  assert.deepEqual(await seen(page), []);
  assert.deepEqual(await shown(page), before);
  await press(page, 'Go on');
  await deep(page, 4);
  await page.context().close();
});

test('a stopped analysis stays stopped elsewhere in the game, and shows nothing that belongs to another position', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  await press(page, 'Stop');
  await press(page, 'One turn back');
  assert.deepEqual((await shown(page)).lines, []);
  assert.equal((await shown(page)).arrows, 0);
  assert.equal((await shown(page)).effort, 'Stopped.');
  await page.context().close();
});

test('looking back analyses that position, whatever was asked for before', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  // Faster than any answer: the newest wins, and what was asked for on the way is never shown.
  await page.evaluate(async () => {
    const back = /** @type {HTMLButtonElement} */ (document.querySelector('.look button:nth-child(2)'));
    for (let i = 0; i < 5; i++) {
      back.click();
      // The page is painted in a microtask; an answer would come in a task.
      await Promise.resolve();
      if (document.querySelector('.analysis button.line')) throw new Error('lines of another position');
    }
  });
  await page.locator('.look button').first().click();
  await deep(page, 5);
  const { firsts, lines } = await shown(page);
  for (const line of lines) assert.match(line, / 1\. [a-e]\d-[a-e]\d/);
  assert.ok(firsts.every((first) => /^(b2|c2|d3|d2)-c3$/.test(first)), firsts.join());
  await page.context().close();
});

test('what is proven is said in words, and an estimate never is', async () => {
  const page = await site.visit({ hash: HALF_PROVEN });
  await open(page);
  await page.getByText('Proven: dark wins in 11 turns').first().waitFor({ timeout: 60_000 });
  const lines = page.locator('.analysis button.line');
  const [first, second] = await lines.allTextContents();
  assert.match(first, /\+.*Proven: dark wins in 11 turns/s);
  assert.doesNotMatch(first, /≈|estimated/);
  assert.match(second, /≈.*estimated/s);
  assert.doesNotMatch(second, /Proven/);
  assert.deepEqual([await lines.nth(0).locator('.proven').count(), await lines.nth(1).locator('.proven').count()], [1, 0]);
  await page.context().close();
});

test('the one who loses is named, too: the sign is for the same side whoever is to move', async () => {
  const page = await site.visit({ hash: at('alquerque-open', '5/1o3/5/1xx2/2x2 x 0 -') });
  await withFriend(page);
  await byMouse(page, 'b2');
  await byMouse(page, 'b3');
  await open(page);
  await page.getByText('Proven: dark wins in 2 turns').first().waitFor();
  assert.equal(await page.locator('.analysis .worth .proven').first().textContent(), '+');
  // All is found: there is nothing left to stop.
  await page.getByText(/^done, [\d.]+K? nodes$/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Stop', exact: true }).isDisabled(), true);
  await page.context().close();
});

test('arrows: numbered, the best one strong, by way of loops too, and the one that is pointed at stands out', async () => {
  const page = await site.visit({ hash: LOOP });
  await open(page);
  await deep(page, 3);
  await press(page, 'Stop');
  const arrows = page.locator('qirq-board .arrow');
  assert.equal(await arrows.count(), 3);
  assert.deepEqual((await page.locator('qirq-board .arrow-no').allTextContents()).sort(), ['1', '2', '3']);
  assert.equal(await page.locator('qirq-board .arrow.strong').getAttribute('data-number'), '1');
  assert.match((await page.locator('qirq-board .arrow .arrow-line').evaluateAll((lines) => lines.map((line) => line.getAttribute('d')).join())) ?? '', /^M.*L/);
  await page.locator('.analysis button.line').nth(1).hover();
  assert.equal(await page.locator('qirq-board .arrow.strong').getAttribute('data-number'), '2');
  await page.mouse.move(1, 1);
  assert.equal(await page.locator('qirq-board .arrow.strong').getAttribute('data-number'), '1');
  // Who enters a turn sees where it can go, and nothing else.
  await byMouse(page, 'd4');
  assert.equal(await arrows.count(), 0);
  await page.keyboard.press('Escape');
  await page.context().close();
});

test('the chart has a point for each position, says what it is worth, and moves the look back', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  await page.waitForFunction(() => document.querySelectorAll('.plot .curve').length === 8, null, { timeout: 60_000 });
  const slider = page.getByRole('slider', { name: 'How the game went' });
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^4\. … d4xb2: (estimated|Proven)/);
  const box = (await page.locator('.plot > svg').boundingBox()) ?? assert.fail();
  // A short game does not fill the chart: it has room for ten turns.
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height / 2);
  assert.equal(await page.locator('.list .now').textContent(), 'c4xc2');
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^1\. … c4xc2: /);
  await slider.press('ArrowLeft');
  assert.equal(await page.locator('.list .now').textContent(), 'c2-c3');
  await slider.press('Home');
  assert.equal(await slider.getAttribute('aria-valuenow'), '0');
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^Starting position: /);
  await slider.press('End');
  assert.equal(await page.locator('.list .now').textContent(), 'd4xb2');
  await page.locator('.swings summary').click();
  await page.locator('.swings :is(button, p)').first().waitFor();
  await page.context().close();
});

test('the end of a game is shown, and the way to it can be looked at', async () => {
  const page = await site.visit({ hash: at('alquerque-open', '5/5/2o2/2x2/5 x 0 -') });
  await byMouse(page, 'c2');
  await byMouse(page, 'c4');
  await toggle(page).click();
  await page.getByText('The game is over. Look back').waitFor();
  await page.locator('.plot .end').waitFor({ state: 'attached' });
  assert.match((await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '', /dark has won/);
  await page.getByRole('slider').press('Home');
  await page.getByText('Proven: dark wins in one turn').first().waitFor();
  await page.context().close();
});

test('the machine replies while the analysis is open, and is analysed after it', async () => {
  const page = await site.visit();
  await open(page);
  const random = chance(4);
  for (let i = 1; i <= 3; i++) {
    await enterTurn(page, byMouse, random);
    await page.waitForFunction((count) => document.querySelectorAll('.list .turn').length === count, 2 * i, { timeout: 30_000 });
    await settled(page);
  }
  await page.waitForFunction(() => /^4\./.test(document.querySelector('.analysis .first')?.textContent?.trim() ?? ''));
  await press(page, 'Hint');
  await page.getByText(/A good turn here/).first().waitFor();
  await page.context().close();
});

test('by keyboard alone: open, read, stop, close, and the focus comes back', async () => {
  const page = await site.visit({ hash: RECORD });
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('.analysis button.line').first().waitFor();
  assert.equal(await toggle(page).getAttribute('aria-pressed'), 'true');
  const reached = /** @type {string[]} */ ([]);
  for (let i = 0; i < 40 && !reached.some((name) => /Turning points/.test(name)); i++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('button.line')) return `line ${document.querySelector('qirq-board')?.shadowRoot?.querySelector('.arrow.strong')?.getAttribute('data-number')}`;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
    }));
  }
  for (const name of ['Stop', 'Close the analysis', 'line 1', 'How the game went', 'Turning points']) assert.ok(reached.includes(name), `${name} is not among ${reached.join(' | ')}`);
  await page.getByRole('button', { name: 'Close the analysis' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.analysis').waitFor({ state: 'detached' });
  assert.equal(await page.locator('qirq-board .arrow').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), 'Analysis');
  await page.context().close();
});

test('those who listen hear what is best, and not every breath of the search', async () => {
  const page = await site.visit({ hash: RECORD });
  await page.evaluate(() => {
    const said = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { seen: said });
    const status = /** @type {Element} */ (document.querySelector('[role=status]'));
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, { subtree: true, childList: true, characterData: true });
  });
  await open(page);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.some((/** @type {string} */ text) => /Best so far/.test(text)), undefined, { timeout: 60_000 });
  // The lines grow many times in these seconds; nothing is said again so soon.
  await page.waitForTimeout(3000);
  const said = (await seen(page)).filter((text) => /Best so far/.test(text));
  assert.equal(said.length, 1, said.join(' | '));
  await page.context().close();
});

test('when the worker dies that is said, and it can go on', async () => {
  const page = await site.visit({ hash: RECORD });
  await open(page);
  const [worker] = page.workers();
  worker.evaluate(() => close()).catch(() => {});
  await page.locator('.analysis').getByText('The analysis has stopped working.').waitFor();
  await press(page, 'Go on');
  await page.locator('.analysis button.line').first().waitFor();
  await page.context().close();
});

test('on a phone: it opens under the board, which stays in its place, and runs over nothing', async () => {
  for (const locale of ['en-GB', 'pt-PT', 'es-ES']) {
    const page = await site.visit({ locale, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, hash: RECORD });
    await page.locator('.bar .analyse').tap();
    await page.locator('.analysis button.line').first().waitFor();
    assert.deepEqual(
      await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > innerWidth,
        over: [...document.querySelectorAll('.bar, .player, .analysis, .analysis header, .analysis header > *, .caption')].filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline' && !element.matches('.visually-hidden')).map((element) => element.className || element.localName),
        small: [...document.querySelectorAll('.analysis :is(button, select, summary, [role=slider]), .bar button')].map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length,
      })),
      { wide: false, over: [], small: 0 },
      locale,
    );
    await page.context().close();
  }
});

test('axe finds nothing, on a phone in the dark and with forced colours', async () => {
  for (const options of /** @type {const} */ ([{ viewport: PHONE, colorScheme: 'dark' }, { forcedColors: 'active' }])) {
    const page = await site.visit({ ...options, hash: HALF_PROVEN });
    await toggle(page).click();
    await page.locator('.analysis button.line').first().waitFor();
    const { violations } = await new axe.AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary).join('; ')}`), []);
    await page.context().close();
  }
});

test('who does not open it does not load it', async () => {
  const page = await site.visit();
  await page.waitForTimeout(500);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /(analyst|arrows)-[^/]*\.js$/.test(name)).length);
  assert.equal(await loaded(), 0);
  await open(page);
  await page.locator('qirq-board .arrow').first().waitFor({ state: 'attached' });
  assert.equal(await loaded(), 2);
  await page.context().close();
});

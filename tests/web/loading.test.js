/** Nothing jumps while a page is loaded: what comes later has its room from the beginning. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { PHONE, WIDE, openSite, ready } from './support/site.js';

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

/** What has moved so far, and how much. @param {import('playwright-core').Page} page */
const shifts = (page) =>
  page.evaluate(() => /** @type {{ shifts: string[] }} */ (/** @type {unknown} */ (globalThis)).shifts);

/** Runs in the page before anything else. */
function watch() {
  /** @type {string[]} */
  const shifts = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { value: number, sources: { node: Node | null }[] })[]} */ (list.getEntries())) {
      shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [frame, viewport] of /** @type {const} */ ([['wide', WIDE], ['phone', PHONE]])) {
  test(`nothing jumps while the page that is played on is loaded: ${frame}`, async () => {
    const page = await site.visit({ viewport, before: (page) => page.addInitScript(watch) });
    await page.waitForTimeout(300);
    assert.deepEqual(await shifts(page), []);
    // And a game of another shape, the second time.
    const position = 'xxxxxxxxx/xxx1xxxxx/xo1xx1oxo/ooooooooo/ooooooooo o 0 -';
    await page.goto(`${site.url}#${new URLSearchParams({ rules: 'fanorona', position })}`);
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    assert.deepEqual(await shifts(page), []);
    await page.context().close();
  });

  test(`nothing jumps while a guide is loaded, and its boards come to life: ${frame}`, async () => {
    const context = await site.browser.newContext({ viewport, serviceWorkers: 'block' });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    site.listen(page);
    await page.addInitScript(watch);
    await page.goto(`${site.url}en/alquerque/`);
    await page.locator('[data-example]').first().scrollIntoViewIfNeeded();
    await page.locator('qirq-board [data-point]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    assert.deepEqual(await shifts(page), []);
    await page.context().close();
  });
}

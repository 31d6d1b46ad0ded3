/** How the page holds up: for those who see nothing, on the smallest screen, at twice the size, while it loads. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byMouse, chance, enterTurn, settled } from './support/hands.js';
import { axe } from './support/packages.js';
import { PHONE, WIDE, openSite, ready } from './support/site.js';
import { STATES } from './support/states.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
after(() => site.close());
afterEach(() => site.complaints.splice(0));

/** @param {Page} page */
async function violations(page) {
  const { violations } = await new axe.AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`);
}

// Every state once, and by turns in both themes and both frames; what is drawn without a game in both.
STATES.forEach(({ name, hash, before, reach, failing }, i) => {
  const colorScheme = i % 4 < 2 ? 'light' : 'dark';
  for (const frame of failing ? [WIDE, PHONE] : [i % 2 ? PHONE : WIDE])
    test(`axe finds nothing: ${name}, ${frame.width} px, ${colorScheme}`, async () => {
      const page = await site.visit({ hash, before, wait: !failing, viewport: frame, colorScheme });
      await reach?.(page);
      assert.deepEqual(await violations(page), []);
      await page.context().close();
    });
});

test('axe finds nothing in the other frame and theme at the start, nor with forced colours', async () => {
  for (const options of /** @type {const} */ ([
    { viewport: PHONE, colorScheme: 'dark' },
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: WIDE, colorScheme: 'dark' },
    { viewport: WIDE, forcedColors: 'active' },
  ])) {
    const page = await site.visit(options);
    assert.deepEqual(await violations(page), []);
    await page.context().close();
  }
});

for (const locale of ['en-GB', 'pt-PT', 'es-ES']) {
  test(`${locale}: nothing runs over at 320 px, and every control is large enough for a finger`, async () => {
    const page = await site.visit({ locale, viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, hash: `#${new URLSearchParams({ record: 'Rules: alquerque-brainking\n\n1. b2-c3 d4xb2 *\n' })}` });
    const overflow = () =>
      page.evaluate(() => {
        const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
        const dialog = document.querySelector('dialog[open]');
        if (dialog && dialog.scrollWidth > dialog.clientWidth) wide.push('the sheet');
        for (const element of document.querySelectorAll('.words, .act, .player, .bar, dialog[open] :is(button, span, small, p, li, h2)')) {
          if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && getComputedStyle(element).display !== 'inline') wide.push(element.className || element.localName);
        }
        return wide;
      });
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('button, a, label, input:not([type=radio], [type=checkbox])')]
          .filter((element) => element.checkVisibility() && (!document.querySelector('dialog[open]') || element.closest('dialog')))
          .map((element) => ({ text: element.getAttribute('aria-label') ?? element.textContent?.trim(), ...element.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width < 44 || height < 44)
          .map(({ text, width, height }) => `${text}: ${width} × ${height}`),
      );
    assert.deepEqual([await overflow(), await small()], [[], []]);
    const board = (await page.locator('qirq-board').boundingBox()) ?? assert.fail();
    assert.ok(board.width / 5.36 >= 44, 'points lie far enough apart');
    const bar = page.locator('.bar button[aria-haspopup=dialog]');
    const openers = [bar.nth(0), bar.nth(1), bar.nth(2), page.locator('.act').last()];
    for (const opener of openers) {
      await opener.click();
      await page.locator('dialog[open]').waitFor();
      assert.deepEqual([await overflow(), await small()], [[], []]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.context().close();
  });
}

test('at twice the size nothing runs over, and the game can be played', async () => {
  // What a window of 1280 × 800 becomes when its page is enlarged to 200 %.
  const page = await site.visit({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  await page.context().close();
});

test('text alone enlarged to twice its size runs over nothing', async () => {
  const page = await site.visit({ viewport: WIDE, before: (page) => page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'))) });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.context().close();
});

for (const [frame, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`nothing jumps, ${frame}: from the first paint through a refusal and a capture`, async () => {
    const page = await site.visit({
      viewport,
      hash: `#${new URLSearchParams({ rules: 'alquerque-bell', position: 'o1o1o/oo1oo/xxo1x/x3x/3xx x 0 -' })}`,
      before: (page) =>
        page.addInitScript(() => {
          const shifts = /** @type {number[]} */ ([]);
          Object.assign(globalThis, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(/** @type {PerformanceEntry & { value: number }} */ (entry).value);
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    // By keys, and not by mouse: what shifts within half a second of a click would be forgiven.
    const places = () => page.evaluate(() => ['.stage', '.player.you', '.player.them', '.words', '.acts'].map((part) => {
      const { x, y, width } = /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect();
      return [part, x, y, width];
    }));
    const before = await places();
    await byMouse(page, 'e1');
    assert.deepEqual(await places(), before, 'after a refusal');
    await byMouse(page, 'b3');
    await byMouse(page, 'd3');
    await settled(page);
    assert.deepEqual(await places(), before, 'after a capture');
    const shifts = await page.evaluate(() => /** @type {{ shifts: number[] }} */ (/** @type {unknown} */ (globalThis)).shifts);
    assert.ok(shifts.reduce((sum, shift) => sum + shift, 0) < 0.005, `layout shifts: ${shifts}`);
    await page.context().close();
  });
}

test('everything can be reached by Tab, and the focus is always to be seen', async () => {
  const page = await site.visit();
  /** @type {string[]} */
  const reached = [];
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const [name, seen] = await page.evaluate(() => {
      const outer = document.activeElement;
      const inner = outer?.shadowRoot?.activeElement ?? outer;
      if (!inner || inner === document.body) return ['', true];
      // The board draws its own rings.
      const drawn = !!outer?.shadowRoot?.querySelector('.focus-b');
      const { boxShadow, outlineStyle } = getComputedStyle(inner);
      return [inner.getAttribute('aria-label') ?? inner.textContent?.trim() ?? '', drawn || boxShadow !== 'none' || outlineStyle !== 'none'];
    });
    if (!name) break;
    assert.ok(seen, `the focus on “${name}” cannot be seen`);
    reached.push(String(name));
  }
  for (const name of ['Rules', 'Settings', 'c3, empty', 'Change', 'Type a turn', 'Hint', 'Turn board', 'More']) {
    assert.ok(reached.some((some) => some.startsWith(name)), `${name} is not among ${reached.join(' | ')}`);
  }
  await page.context().close();
});

test('a first visit loads little, and can be played soon', async () => {
  const page = await site.visit({ wait: false });
  await ready(page);
  const { loaded, ms } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    ms: performance.now(),
  }));
  assert.equal(loaded.filter((name) => /\.wasm$/.test(name)).length, 1, 'the module is fetched once');
  assert.equal(loaded.filter((name) => /(en|pt|es)-[^/]*\.js$/.test(name)).length, 1, 'one language alone');
  assert.ok(loaded.every((name) => name.startsWith(site.url)), 'nothing comes from elsewhere');
  assert.ok(ms < 5000, `${ms} ms`);
  await page.context().close();
});

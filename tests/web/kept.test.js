/** The kept game: reload, damage, a full or refused store, two tabs, and a device that is turned. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byMouse, byTouch, chance, enterTurn, point, settled, state, turns } from './support/hands.js';
import { PHONE, openSite, ready } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const words = async (/** @type {Page} */ page) => (await page.locator('.words').textContent()) ?? '';

/** Changes what is kept, behind the page's back. @param {Page} page @param {unknown} change laid over it */
const spoil = (page, change) =>
  page.evaluate(
    (change) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('qirq');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const reading = store.get('current');
          reading.onsuccess = () => {
            const writing = store.put(typeof change === 'object' ? { ...reading.result, .../** @type {object} */ (change) } : change, 'current');
            writing.onsuccess = () => {
              opening.result.close();
              resolve(null);
            };
          };
        };
      }),
    change,
  );

/** Until what was done is also written. @param {Page} page @param {RegExp} record */
const written = (page, record) =>
  page.waitForFunction(
    (source) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('qirq');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get('current');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(new RegExp(source).test(reading.result?.record ?? ''));
          };
        };
      }),
    record.source,
  );

test('a reload keeps game, side, strength, view, theme and language', async () => {
  const page = await site.visit();
  await press(page, 'Change');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await page.getByRole('radio', { name: 'Steady' }).check();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 1);
  await settled(page);
  await press(page, 'Turn board');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  const before = await turns(page);
  await page.waitForTimeout(200);
  await page.reload();
  await ready(page);
  assert.deepEqual(await turns(page), before);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.equal(await page.locator('qirq-board').getAttribute('turned'), null);
  assert.match((await page.locator('.player.you, .player.them').allTextContents()).join(), /Steady/);
  await press(page, 'Change');
  assert.equal(await page.getByRole('radio', { name: 'Light', exact: true }).isChecked(), true);
  await page.context().close();
});

for (const [how, change] of /** @type {[string, unknown][]} */ ([
  ['a record that is no record', { record: 'once upon a time' }],
  ['a record with a turn that is none', { record: 'Rules: alquerque-bell\n\n1. c2-c5 *\n' }],
  ['a version that is not known', { version: 99 }],
  ['a shape that is not known', 'nonsense'],
  ['seats that are none', { seats: { opponent: 'nobody' } }],
])) {
  test(`damaged: ${how}`, async () => {
    const page = await site.visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterTurn(page, byMouse, chance(1));
    await settled(page);
    await page.waitForTimeout(200);
    await spoil(page, change);
    // Without the address, which has the whole game too.
    await page.goto('about:blank');
    await page.goto(site.url);
    await ready(page);
    assert.match(await words(page), /The saved game is damaged/);
    assert.deepEqual(await turns(page), []);
    await press(page, 'Copy the damaged text');
    await page.getByText('The damaged text has been copied.').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, typeof change === 'string' ? /nonsense/ : 'record' in /** @type {object} */ (change) ? /once upon|c2-c5/ : /Rules: alquerque-bell/);
    // The new game is kept as any other.
    await enterTurn(page, byMouse, chance(2));
    await settled(page);
    const played = await turns(page);
    await page.waitForTimeout(200);
    await page.goto('about:blank');
    await page.goto(site.url);
    await ready(page);
    assert.deepEqual(await turns(page), played);
    await page.context().close();
  });
}

test('a store that is refused: the game goes on, and it is said', async () => {
  const page = await site.visit({ before: (page) => page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => ({ open: () => { throw new DOMException('refused', 'SecurityError'); } }) })) });
  assert.match(await words(page), /does not let the page save the game/);
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  await page.context().close();
});

test('a store that is full: the game goes on, and it is said once', async () => {
  const page = await site.visit({ before: (page) => page.addInitScript(() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }) });
  await page.getByText(/no room left to save the game/).first().waitFor();
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  assert.doesNotMatch(await words(page), /no room/);
  await page.context().close();
});

test('two tabs: the second says where the game goes on, and can take it over', async () => {
  const first = await site.visit();
  await enterTurn(first, byMouse, chance(1));
  await settled(first);
  const played = await turns(first);
  await first.waitForTimeout(200);
  const second = await first.context().newPage();
  site.listen(second);
  await second.goto(site.url);
  await second.getByText('The game goes on in another tab').first().waitFor();
  // It shows the game, and leaves it alone.
  await second.waitForFunction((count) => document.querySelectorAll('.list .turn').length === count, played.length);
  await byMouse(second, 'c2');
  assert.deepEqual(await turns(second), played);
  // The first one plays on undisturbed.
  await enterTurn(first, byMouse, chance(2));
  await settled(first);
  const further = await turns(first);
  assert.equal(further.length, 4);
  await written(first, /2\. /);
  await press(second, 'Play here');
  await second.waitForFunction(() => document.querySelectorAll('.list .turn').length === 4);
  assert.deepEqual(await turns(second), further);
  await first.getByText('The game goes on in another tab').first().waitFor();
  await enterTurn(second, byMouse, chance(3));
  await settled(second);
  assert.equal((await turns(second)).length, 6);
  assert.deepEqual(await turns(first), further);
  await first.context().close();
});

test('two tabs in a browser without locks: nothing is overwritten silently', async () => {
  const first = await site.visit({ before: (page) => page.context().addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })) });
  await enterTurn(first, byMouse, chance(1));
  await settled(first);
  await written(first, /1\. /);
  const second = await first.context().newPage();
  site.listen(second);
  await second.goto(site.url);
  await ready(second);
  await second.waitForTimeout(200);
  await enterTurn(second, byMouse, chance(2));
  await settled(second);
  const kept = await turns(second);
  await written(second, /2\. /);
  // The first one's next turn would write over it: it notices instead.
  await enterTurn(first, byMouse, chance(3));
  await first.getByText('The game goes on in another tab').first().waitFor();
  await press(first, 'Play here');
  await first.waitForFunction(() => document.querySelectorAll('.list .turn').length === 4);
  assert.deepEqual(await turns(first), kept);
  await first.context().close();
});

test('a device that is turned keeps the half-entered turn and the game', async () => {
  const page = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true, hash: `#${new URLSearchParams({ rules: 'alquerque-open', position: '5/1o1o1/5/1o3/x4 x 0 -' })}` });
  await byTouch(page, 'a1');
  await byTouch(page, 'c3');
  await page.setViewportSize({ width: 844, height: 390 });
  assert.match(await state(page), /Go on from c3/);
  const board = (await page.locator('qirq-board').boundingBox()) ?? assert.fail();
  assert.ok(board.y >= 0 && board.y + board.height <= 390, 'the whole board is in the window');
  assert.match((await point(page, 'c3').getAttribute('aria-label')) ?? '', /picked up/);
  await byTouch(page, 'e5');
  await page.setViewportSize(PHONE);
  await settled(page);
  assert.match((await page.locator('.strip .turn').first().textContent()) ?? '', /a1xc3xe5/);
  await page.context().close();
});

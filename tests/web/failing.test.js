/** When the module, the worker or the host fails: a readable page, the board, and a way on. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { byMouse, chance, enterTurn, labels, settled, state, turns } from './support/hands.js';
import { openSite, ready } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

// What is missing on purpose is complained of by the browser, so the complaints are not asked for here.
const site = await openSite();
after(() => site.close());

const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const words = async (/** @type {Page} */ page) => (await page.locator('.words').textContent()) ?? '';

test('the module is missing, and then there', async () => {
  let missing = true;
  const page = await site.visit({ wait: false, before: (page) => page.route(/\.wasm$/, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue())) });
  await page.getByText(/could not be loaded/).first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Take back' }).isDisabled(), true);
  missing = false;
  await press(page, 'Try again');
  await ready(page);
  assert.match(await state(page), /Your turn/);
  await page.context().close();
});

test('the module is no WebAssembly at all', async () => {
  const page = await site.visit({ wait: false, before: (page) => page.route(/\.wasm$/, (route) => route.fulfill({ body: '<html>not here</html>', contentType: 'application/wasm' })) });
  await page.getByText(/has stopped working/).first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().close();
});

test('a host that does not know the type of the module', async () => {
  const page = await site.visit({ before: (page) => page.route(/\.wasm$/, async (route) => route.fulfill({ response: await route.fetch(), contentType: 'application/octet-stream' })) });
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  await page.context().close();
});

test('a browser without WebAssembly', async () => {
  const page = await site.visit({ wait: false, before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly')) });
  await page.getByText(/This browser cannot run WebAssembly/).first().waitFor();
  await page.context().close();
});

test('a browser without JavaScript', async () => {
  const page = await site.visit({ wait: false, javaScriptEnabled: false });
  await page.getByText(/Qirq needs JavaScript/).waitFor();
  await page.context().close();
});

test('the worker cannot be started, and then can', async () => {
  let missing = true;
  const page = await site.visit({ before: (page) => page.route(/worker-[^/]*\.js$/, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue())) });
  await enterTurn(page, byMouse, chance(1));
  await page.getByText(/The machine has stopped working/).first().waitFor();
  assert.equal((await turns(page)).length, 1);
  missing = false;
  await press(page, 'Try again');
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  await page.context().close();
});

test('the worker dies in mid-thought', async () => {
  const page = await site.visit();
  await press(page, 'Change');
  await page.getByRole('radio', { name: 'Full strength' }).check();
  await page.keyboard.press('Escape');
  const before = await labels(page);
  await enterTurn(page, byMouse, chance(1));
  const [worker] = page.workers();
  // It ends without a word: no error event tells of it.
  worker.evaluate(() => close()).catch(() => {});
  await page.getByText(/The machine has stopped working/).first().waitFor();
  assert.notDeepEqual(await labels(page), before, 'the board stays');
  await press(page, 'Try again');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 2);
  await settled(page);
  assert.doesNotMatch(await words(page), /stopped/);
  await page.context().close();
});

test('taking back instead of trying again goes on, too', async () => {
  let missing = true;
  const page = await site.visit({ before: (page) => page.route(/worker-[^/]*\.js$/, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue())) });
  await enterTurn(page, byMouse, chance(1));
  await page.getByText(/The machine has stopped working/).first().waitFor();
  missing = false;
  await press(page, 'Take back');
  await enterTurn(page, byMouse, chance(2));
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  await page.context().close();
});

test('the module on the board fails: the board stays, and the game is there again', async () => {
  const page = await site.visit();
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  const played = await turns(page);
  const before = await labels(page);
  await page.waitForTimeout(200);
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('memory access out of bounds') })));
  await page.getByText(/has stopped working/).first().waitFor();
  assert.equal((await labels(page)).length, before.length);
  await byMouse(page, 'c2');
  await press(page, 'Try again');
  await settled(page);
  await page.waitForFunction(() => !document.querySelector('.words .refusal'));
  assert.deepEqual(await turns(page), played);
  await enterTurn(page, byMouse, chance(2));
  await settled(page);
  assert.equal((await turns(page)).length, 4);
  await page.context().close();
});

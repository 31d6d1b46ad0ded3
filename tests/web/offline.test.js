/** After one visit everything works without a network; a new version of the site is offered, and never forced on anyone. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serve } from '../../web/serve.js';
import { byKeys, byMouse, chance, enterTurn, settled, turns } from './support/hands.js';
import { BASE, SITE, WIDE, openSite, ready } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
/** @type {{ close: () => Promise<void> }[]} */
const servers = [];
const copies = mkdtempSync(join(tmpdir(), 'qirq-site-'));
after(async () => {
  await site.close();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(copies, { recursive: true });
});

/** How many files the service worker is to keep. */
const FILES = [...readFileSync(join(SITE, 'service-worker.js'), 'utf8').matchAll(/"revision":/g)].length;

const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** A first visit to another server than the site's own. @param {string} url */
async function visit(url) {
  const context = await site.browser.newContext({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  site.listen(page);
  await page.goto(url);
  await ready(page);
  return page;
}

/** Until every file is kept, and nothing else. @param {Page} page @param {number} [files] */
const kept = (page, files = FILES) =>
  page.evaluate(async (files) => {
    for (const end = Date.now() + 15_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
      let count = 0;
      for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
      if (navigator.serviceWorker.controller && count === files) return;
      if (Date.now() > end) throw new Error(`${count} files of ${files} are kept`);
    }
  }, files);

test('the manifest says what a device needs to install the page, and every icon in it is there in its size', () => {
  const manifest = JSON.parse(readFileSync(join(SITE, 'manifest.webmanifest'), 'utf8'));
  const { name, short_name: short, description, start_url: start, scope, display, lang } = manifest;
  assert.ok(name && description);
  assert.deepEqual([short, start, scope, display, lang], ['Qirq', './', './', 'standalone', 'en']);
  assert.match(manifest.theme_color + manifest.background_color, /^(#[\da-f]{6}){2}$/);
  const sizes = new Set();
  for (const { src, sizes: said, type, purpose } of manifest.icons) {
    const file = readFileSync(join(SITE, src));
    if (type !== 'image/png') continue;
    assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, said, src);
    sizes.add(`${said} ${purpose}`);
  }
  assert.deepEqual([...sizes].sort(), ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  for (const page of ['', 'en/guides/', 'pt/alquerque/']) {
    const [, href] = /<link rel="manifest" href="([^"]+)">/.exec(readFileSync(join(SITE, page, 'index.html'), 'utf8')) ?? assert.fail(page);
    assert.ok(existsSync(join(SITE, page, href)), page);
  }
});

test('without a network after one visit: the game goes on where it was, the machine answers, and every guide can be read', async () => {
  const server = await serve(SITE, { port: 0, base: BASE });
  servers.push(server);
  const url = `http://localhost:${server.port}${BASE}`;
  const page = await visit(url);
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  await kept(page);
  const played = await turns(page);
  assert.equal(played.length, 2);
  await page.context().setOffline(true);
  await server.close();

  await page.reload();
  await ready(page);
  await settled(page);
  assert.deepEqual(await turns(page), played);
  await enterTurn(page, byMouse, chance(2));
  await settled(page);
  assert.equal((await turns(page)).length, 4);
  await page.locator('[data-point][tabindex="0"]').focus();
  await enterTurn(page, byKeys, chance(3));
  await settled(page);
  assert.equal((await turns(page)).length, 6);
  // What was never opened before the network went is there all the same.
  await press(page, 'Analysis');
  await page.locator('.analysis').waitFor();
  await press(page, 'Settings');
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${url}es/surakarta/#taking`);
  await page.locator('qirq-board [data-point]').first().waitFor({ state: 'attached' });
  for (const path of ['pt/konane/', 'en/guides/']) assert.ok((await page.goto(url + path))?.ok(), path);
  // Without its slash, and where there is nothing.
  await page.goto(`${url}en/seega`);
  assert.equal(page.url(), `${url}en/seega/`);
  assert.equal((await page.goto(`${url}en/segga/`))?.status(), 404);
  await page.getByRole('link').first().waitFor();
  assert.match((await page.getByRole('link').first().getAttribute('href')) ?? '', /\/en\/seega\/$/);
  site.complaints.length = 0;
  await page.context().close();
});

/** Makes a newer version of a copy of the site: its first page says which it is. @param {string} folder @param {number} version */
function renew(folder, version) {
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace(/<meta name="version"[^>]*>|(?=<title>)/, `<meta name="version" content="${version}">`));
  const worker = join(folder, 'service-worker.js');
  const source = readFileSync(worker, 'utf8');
  const [entry] = /\{[^{}]*"index\.html"[^{}]*\}/.exec(source) ?? assert.fail();
  writeFileSync(worker, source.replace(entry, entry.replace(/[\da-f]{32}/, String(version).padStart(32, '0'))));
}

test('a new version is offered, not forced, and the game is kept; by mouse, by keyboard, and with two tabs open', async () => {
  const folder = join(copies, 'renewed');
  cpSync(SITE, folder, { recursive: true });
  const server = await serve(folder, { port: 0, base: BASE });
  servers.push(server);
  const url = `http://localhost:${server.port}${BASE}`;
  const page = await visit(url);
  await kept(page);
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  const other = await page.context().newPage();
  site.listen(other);
  await other.goto(url);
  await ready(other);
  await page.bringToFront();
  const version = (/** @type {Page} */ of) => of.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null);
  const lookForNew = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const offered = (/** @type {Page} */ of) => of.getByRole('button', { name: 'Use the new version' }).filter({ visible: true });

  renew(folder, 2);
  await lookForNew();
  await offered(page).waitFor();
  assert.match((await page.locator('[role=status]').textContent()) ?? '', /new version/, 'it is heard of, too');
  // It waits as long as one likes, also over a visit anew.
  await enterTurn(page, byMouse, chance(2));
  await settled(page);
  const played = await turns(page);
  assert.equal(played.length, 4);
  await page.reload();
  await ready(page);
  await settled(page);
  await offered(page).waitFor();
  assert.equal(await version(page), null);
  assert.deepEqual(await turns(page), played);

  // By mouse.
  await offered(page).click();
  await page.waitForFunction(() => document.querySelector('meta[name=version]'));
  await ready(page);
  await settled(page);
  assert.equal(await version(page), '2');
  assert.deepEqual(await turns(page), played);
  // The other tab is left as it was, and has the offer; what it had not loaded yet is still there for it.
  await other.bringToFront();
  assert.equal(await version(other), null);
  await press(other, 'Settings');
  await other.locator('dialog').getByRole('button', { name: 'Use the new version' }).click();
  await other.waitForFunction(() => document.querySelector('meta[name=version]'));
  await other.close();
  await page.bringToFront();

  // By keyboard, put off first.
  renew(folder, 3);
  await lookForNew();
  await offered(page).waitFor();
  await page.getByRole('button', { name: 'Later', exact: true }).press('Enter');
  assert.equal(await offered(page).count(), 0);
  await page.locator('[data-point][tabindex="0"]').focus();
  await enterTurn(page, byKeys, chance(3));
  await settled(page);
  const more = await turns(page);
  assert.equal(await offered(page).count(), 0, 'it does not ask again');
  await page.getByRole('button', { name: 'Settings', exact: true }).filter({ visible: true }).press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Use the new version');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('meta[name=version]')?.getAttribute('content') === '3');
  await ready(page);
  await settled(page);
  assert.deepEqual(await turns(page), more);
  // Nothing of the older ones is left.
  await kept(page);
  site.assertQuiet();
  await page.context().close();
});

test('where service workers are blocked or unknown everything is as before', async () => {
  const blocked = await site.visit({ before: (page) => page.route(/service-worker\.js$/, (route) => route.abort()), serviceWorkers: 'allow' });
  const unknown = await site.visit({ before: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')), serviceWorkers: 'allow' });
  for (const page of [blocked, unknown]) {
    await enterTurn(page, byMouse, chance(1));
    await settled(page);
    assert.equal((await turns(page)).length, 2);
    await page.context().close();
  }
  site.complaints.length = 0;
});

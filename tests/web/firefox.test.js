/** The same game in Firefox. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { puppeteer } from './support/packages.js';
import { serve } from '../../web/serve.js';
import { SITE } from './support/site.js';

const { launch } = await puppeteer();
const server = await serve(SITE, { port: 0 });
const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
after(async () => {
  await browser.close();
  await server.close();
});

test('a game in Firefox, with a reload in the middle', async () => {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]).catch(() => {});
  await page.goto(`http://localhost:${server.port}/`);
  const labels = () => page.evaluate(() => [...(document.querySelector('qirq-board')?.shadowRoot?.querySelectorAll('[data-point]') ?? [])].map((point) => point.getAttribute('aria-label') ?? ''));
  const turns = () => page.evaluate(() => [...document.querySelectorAll('.list .turn')].map((turn) => turn.textContent ?? ''));
  const state = () => page.evaluate(() => document.querySelector('.words .state')?.textContent ?? '');
  const settled = () => page.waitForFunction(() => {
    const board = /** @type {(Element & { moving?: boolean }) | null} */ (document.querySelector('qirq-board'));
    return board && !board.moving && !/thinking|is to move|being set up/.test(document.querySelector('.words .state')?.textContent ?? 'thinking');
  });
  const click = async (/** @type {string} */ name) => {
    const spot = await page.evaluate((name) => {
      const { x, y, width, height } = /** @type {Element} */ (document.querySelector('qirq-board')?.shadowRoot?.querySelector(`[data-point][aria-label^="${name},"]`)).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, name);
    await page.mouse.click(spot.x, spot.y);
  };
  const enter = async () => {
    for (let wanted = /can move|must capture/; ; wanted = /you can go here|captures here/) {
      const names = (await labels()).filter((label) => wanted.test(label)).map((label) => label.slice(0, 2));
      if (!names.length) return;
      await click(names[0]);
    }
  };
  await settled();
  for (let turn = 0; turn < 60; turn++) {
    await settled();
    if (/won|draw/.test(await state())) break;
    if (turn === 2) {
      const before = await turns();
      assert.equal(before.length, 4);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await page.reload();
      await settled();
      assert.deepEqual(await turns(), before);
    }
    await enter();
  }
  assert.ok((await turns()).length > 6);
  assert.deepEqual(complaints, []);
});

/**
 * The built site, served from a sub-folder as a static host would, and a browser to visit it with.
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').BrowserContextOptions} Visit
 */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { chromiumArguments, chromiumPath } from '../../../tools/lib.d/chromium.js';
import { serve } from '../../../web/serve.js';
import { playwright } from './packages.js';

export const SITE = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** Not at the root: every path of the page has to be relative. */
export const BASE = '/games/old/';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/**
 * @param {{ args?: string[] }} [options] more arguments for the browser
 */
export async function openSite({ args = [] } = {}) {
  const server = await serve(SITE, { port: 0, base: BASE });
  const browser = await playwright.chromium.launch({ executablePath: chromiumPath, args: [...chromiumArguments, ...args] });
  const url = `http://localhost:${server.port}${BASE}`;
  /** What the pages complained of: nothing may be left of it when a test ends. @type {string[]} */
  const complaints = [];

  /** @param {Page} page */
  function listen(page) {
    page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error}`));
    page.on('console', (message) => {
      // Playwright's own word on the service workers that are kept out below.
      if (/Service Worker registration blocked/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`);
    });
  }

  return {
    url,
    browser,
    complaints,
    listen,

    /**
     * A fresh browser profile with one page. Nothing moves in it, and no service worker comes between, unless it is told to.
     * @param {Visit & { hash?: string, before?: (page: Page) => Promise<unknown>, wait?: boolean }} [visit] `before` is
     *   called with the page while it is still empty
     */
    async visit({ hash = '', before, wait = true, ...options } = {}) {
      const context = await browser.newContext({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      listen(page);
      await before?.(page);
      await page.goto(url + hash);
      if (wait) await ready(page);
      return page;
    },

    /** Says what the pages complained of. */
    assertQuiet() {
      const said = complaints.splice(0);
      assert.deepEqual(said, [], 'the browser complained');
    },

    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Until the board can be played on. @param {Page} page */
export const ready = (page) => page.locator('[data-point]').first().waitFor({ state: 'attached' });

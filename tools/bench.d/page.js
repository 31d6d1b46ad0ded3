// What the first visit loads, and how long it takes until there is a board to play on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { serve } from '../../web/serve.js';
import { chromiumArguments, chromiumPath } from '../lib.d/chromium.js';
import { median } from '../lib.d/median.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const site = fileURLToPath(new URL('../../build/site/', import.meta.url));
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core');

/**
 * Runs in the page: notes the time since navigation began at the first frame in which the board is drawn and a stone of
 * the side to move can be taken up.
 */
function watchForBoard() {
  const look = () => {
    const board = document.querySelector('qirq-board');
    if (board?.scene?.movable.length > 0 && board.renderRoot.querySelector('[data-point]')) {
      window.playableAfter = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** One visit with a profile that has never been here. */
async function visit(address) {
  const profile = mkdtempSync(join(tmpdir(), 'qirq-bench-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath: chromiumPath, args: chromiumArguments, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const loaded = new Set();
    context.on('response', (response) => loaded.add(new URL(response.url()).pathname));
    await page.addInitScript(watchForBoard);
    await page.goto(address);
    await page.waitForFunction(() => window.playableAfter !== undefined);
    const ms = await page.evaluate(() => window.playableAfter);
    // What is loaded on the first visit besides, as the worker's script.
    await page.waitForLoadState('networkidle');
    return { ms, loaded };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The size in bytes as a static host would send it. */
function compressed(path) {
  const bytes = readFileSync(join(site, path === '/' ? 'index.html' : decodeURIComponent(path)));
  return Math.min(bytes.length, brotliCompressSync(bytes).length);
}

export async function measurePage(repetitions, say) {
  const server = await serve(site, { port: 0 });
  const address = `http://localhost:${server.port}/`;
  try {
    const times = [];
    const loaded = new Set();
    // The first visit of all warms the machine's file cache, and does not count.
    for (let i = 0; i <= repetitions; ++i) {
      say(i === 0 ? 'a first visit to warm up' : `visit ${i} of ${repetitions}`);
      const visited = await visit(address);
      if (i > 0) times.push(visited.ms);
      for (const path of visited.loaded) loaded.add(path);
    }
    const files = [...loaded].sort().map((path) => ({ path, bytes: compressed(path) }));
    return { ms: median(times), slowest: Math.max(...times), files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
  } finally {
    await server.close();
  }
}

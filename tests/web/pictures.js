/**
 * Makes pictures, wide and phone, light and dark, in `build/pictures`: of every named state of the page that is played on, in
 * English, and of every page of the site in every language. `npm run pictures [NAME…]` makes those whose name begins so.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VIEWS } from './support/pages.js';
import { PHONE, WIDE, openSite } from './support/site.js';
import { STATES } from './support/states.js';

const FOLDER = fileURLToPath(new URL('../../build/pictures/', import.meta.url));
const FRAMES = { wide: WIDE, phone: PHONE };
const THEMES = /** @type {const} */ (['light', 'dark']);
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => !wanted.length || wanted.some((beginning) => name.startsWith(beginning));

await mkdir(FOLDER, { recursive: true });
const site = await openSite();
let made = 0;

/**
 * @param {string} name
 * @param {Parameters<typeof site.visit>[0]} visit
 * @param {((page: import('playwright-core').Page) => Promise<unknown>) | undefined} reach
 * @param {boolean} fullPage
 */
async function picture(name, visit, reach, fullPage) {
  for (const [frame, viewport] of Object.entries(FRAMES)) {
    for (const colorScheme of THEMES) {
      const page = await site.visit({ ...visit, viewport, colorScheme, deviceScaleFactor: 1, hasTouch: frame === 'phone' });
      try {
        await reach?.(page);
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${FOLDER}${name}-${frame}-${colorScheme}.png`, fullPage });
        made += 1;
      } catch (error) {
        console.error(`${name} (${frame}, ${colorScheme}): ${error}`);
        process.exitCode = 1;
      }
      await page.context().close();
    }
  }
}

for (const { name, hash, before, reach, failing } of STATES) {
  if (isWanted(name)) await picture(name, { hash, before, wait: !failing }, reach, false);
}
for (const [language, views] of Object.entries(VIEWS)) {
  for (const { name, path, whole, reach } of views) {
    if (!isWanted(`${language}-${name}`)) continue;
    await picture(`${language}-${name}`, { hash: path, wait: path.startsWith('#'), locale: language }, reach, whole);
  }
}
await site.close();
console.log(`${made} pictures are in ${FOLDER}`);

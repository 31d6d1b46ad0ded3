/** Makes pictures of every named state, wide and phone, light and dark, in `build/pictures`: `npm run pictures [NAME…]`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PHONE, WIDE, openSite } from './support/site.js';
import { STATES } from './support/states.js';

const FOLDER = fileURLToPath(new URL('../../build/pictures/', import.meta.url));
const wanted = process.argv.slice(2);

await mkdir(FOLDER, { recursive: true });
const site = await openSite();
for (const [frame, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const { name, hash, before, reach, failing } of STATES) {
      if (wanted.length && !wanted.includes(name)) continue;
      const page = await site.visit({ hash, before, wait: !failing, viewport, colorScheme, deviceScaleFactor: 1, hasTouch: frame === 'phone' });
      try {
        await reach?.(page);
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${FOLDER}${name}-${frame}-${colorScheme}.png` });
      } catch (error) {
        console.error(`${name} (${frame}, ${colorScheme}): ${error}`);
        process.exitCode = 1;
      }
      await page.context().close();
    }
  }
}
await site.close();
console.log(`The pictures are in ${FOLDER}`);

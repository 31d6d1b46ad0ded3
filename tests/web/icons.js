/** Draws the icons for devices that want them in pixels, from the drawing: `npm run icons`. What it makes is committed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from './support/packages.js';

const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url));

const browser = await playwright.chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const drawing = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await page.screenshot({ path: `${PUBLIC}icon-${size}.png` });
  await page.close();
}
await browser.close();

/** A language that is written from right to left can come without a change of the pages: their layout turns with the text. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';
import { LANGUAGES, directionOf } from '../../web/src/languages.js';
import { VIEWS } from './support/pages.js';
import { PHONE, WIDE, openSite } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
after(() => site.close());

const SOURCES = fileURLToPath(new URL('../../web/src/', import.meta.url));

/** Where left is left whatever is written: light falls on the board from there, and a sheet lies where the panel was measured to be. */
const PHYSICAL = [/^board\//, /inset: var\(--top\) auto auto var\(--left\)/];

/** Whether a declaration treats left and right differently. @param {string} declaration */
function hasSides(declaration) {
  const [property, value] = declaration.split(/:\s*/, 2);
  if (/(^|-)(left|right)(-|$)/.test(property) || /\b(left|right)\b/.test(value)) return true;
  if (!/^(margin|padding|inset)$/.test(property)) return false;
  const [, right, , left] = value.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])+/g) ?? [];
  return left !== undefined && left !== right;
}

test('no style says left or right where it means the beginning or the end of a line', () => {
  const found = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(SOURCES + file, 'utf8').replace(/\/\*.*?\*\//gs, '').matchAll(/[{;]\s*([a-z-]+:[^;{}]+)/g)]
        .map(([, declaration]) => declaration.trim())
        .filter(hasSides)
        .map((declaration) => `${file} ${declaration}`),
    )
    .filter((line) => !PHYSICAL.some((pattern) => pattern.test(line) || pattern.test(line.slice(line.indexOf(' ') + 1))));
  assert.deepEqual(found, []);
  assert.ok(hasSides('margin: 0 1px 0 2px') && hasSides('padding: 0 calc(1px * (2 + 3)) 0 0') && hasSides('text-align: left'));
  assert.ok(!hasSides('margin: 0 calc(1px * 2) 3px calc(1px * 2)') && !hasSides('padding: 1px 2px 3px'));
});

test('every page says in which direction its language is written', async () => {
  assert.equal(directionOf('ar'), 'rtl');
  for (const language of Object.keys(LANGUAGES)) {
    const page = await site.visit({ hash: `#lang=${language}` });
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), [language, 'ltr']);
    const response = await page.goto(`${site.url}${language}/guides/`);
    assert.match((await response?.text()) ?? '', new RegExp(`<html lang="${language}" dir="ltr">`));
    await page.context().close();
  }
});

/** Turns the page's direction, and lets it come to rest. @param {Page} page */
const turn = (page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

for (const [frame, viewport] of Object.entries({ wide: WIDE, phone: { ...PHONE, width: 320 } }))
  test(`${frame}: from right to left nothing runs over, on any page`, async () => {
    const wide = [];
    for (const { name, path, whole, reach } of VIEWS.en) {
      const page = await site.visit({ viewport, hash: path, wait: !whole && name !== 'lost' });
      await reach?.(page);
      await turn(page);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) wide.push(name);
      await page.context().close();
    }
    assert.deepEqual(wide, []);
  });

test('from right to left the page is turned round, and the board is not', async () => {
  const page = await site.visit();
  const places = () =>
    page.evaluate(() => {
      const x = (/** @type {Element | null | undefined} */ element) => element?.getBoundingClientRect().x ?? NaN;
      const board = document.querySelector('qirq-board');
      const point = (/** @type {string} */ name) => x((board?.shadowRoot ?? document).querySelector(`[data-point][aria-label^="${name},"]`));
      return { rail: x(document.querySelector('.rail')), board: x(board), panel: x(document.querySelector('.panel')), a1: point('a1'), e1: point('e1') };
    });
  const before = await places();
  assert.ok(before.rail < before.board && before.board < before.panel && before.a1 < before.e1, JSON.stringify(before));
  await turn(page);
  const turned = await places();
  assert.ok(turned.rail > turned.board && turned.board > turned.panel && turned.a1 < turned.e1, JSON.stringify(turned));
  await page.context().close();
});

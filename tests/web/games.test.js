/** Whole games against the machine: by mouse, by keyboard alone, by touch, and in each language. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byKeys, byMouse, byTouch, enterTurn, chance, playToTheEnd, settled, state, turns } from './support/hands.js';
import { PHONE, openSite, ready } from './support/site.js';

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

test('a whole game by mouse, with a reload in the middle', async () => {
  const page = await site.visit();
  let reloaded = false;
  const count = await playToTheEnd(page, byMouse, {
    seed: 2,
    async meanwhile(turn) {
      if (turn !== 4) return;
      const before = { turns: await turns(page), state: await state(page) };
      assert.equal(before.turns.length, 8);
      await page.reload();
      await ready(page);
      await settled(page);
      assert.deepEqual({ turns: await turns(page), state: await state(page) }, before);
      reloaded = true;
    },
  });
  assert.ok(reloaded);
  assert.ok(count > 4);
  assert.match(await state(page), /won|draw/);
  await page.context().close();
});

test('a whole game by keyboard alone', async () => {
  const page = await site.visit();
  // Tab leads to the board by itself.
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.localName === 'qirq-board')) break;
  }
  await playToTheEnd(page, byKeys, { seed: 3 });
  assert.match(await state(page), /won|draw/);
  await page.context().close();
});

test('a whole game by touch on a phone, with stones that travel', async () => {
  const page = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' });
  await playToTheEnd(page, byTouch, { seed: 4 });
  assert.match(await state(page), /won|draw/);
  await page.context().close();
});

for (const [language, words] of /** @type {const} */ ([
  ['pt-BR', { lang: 'pt', turn: /sua vez/, again: 'Desfazer' }],
  ['es-MX', { lang: 'es', turn: /tu turno/, again: 'Deshacer' }],
])) {
  test(`a person whose browser speaks ${language} plays in that language`, async () => {
    const page = await site.visit({ locale: language });
    assert.equal(await page.locator('html').getAttribute('lang'), words.lang);
    assert.match(await state(page), words.turn);
    await page.locator('[data-point][aria-label^="c2,"]').click();
    await page.locator('[data-point][aria-label^="c3,"]').click();
    await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 2);
    assert.match(await state(page), words.turn);
    await page.getByRole('button', { name: words.again }).click();
    await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 0);
    await page.context().close();
  });
}

test('the language can be switched, and stays', async () => {
  const page = await site.visit();
  const random = chance(9);
  await enterTurn(page, byMouse, random);
  await settled(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  assert.match(await state(page), /tu turno/);
  assert.equal((await turns(page)).length, 2);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'es');
  assert.match(page.url(), /lang=es/);
  await page.context().close();
});

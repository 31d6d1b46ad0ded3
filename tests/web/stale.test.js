/** Changing one's mind while the machine thinks; and that nothing is left behind by games that are over. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byMouse, chance, enterTurn, settled, state, turns } from './support/hands.js';
import { openSite } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite({ args: ['--js-flags=--expose-gc'] });
after(() => site.close());
afterEach(() => site.assertQuiet());

const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();

test('100 random interleavings of undo, new game, rules, side and strength during thinking: no stale reply', async () => {
  const page = await site.visit();
  const random = chance(11);
  /** Does all of it in one go inside the page, faster than any person. @param {string[]} deeds */
  const inPage = (deeds) =>
    page.evaluate(async (deeds) => {
      const click = (/** @type {string} */ text) => {
        const button = [...document.querySelectorAll('button')].find((candidate) => (candidate.ariaLabel ?? candidate.textContent ?? '').trim() === text && !candidate.disabled && candidate.checkVisibility());
        button?.click();
      };
      const painted = () => new Promise((resolve) => setTimeout(resolve, 0));
      const radio = async (/** @type {string} */ name, /** @type {string} */ value) => {
        click('Change');
        await painted();
        /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="${name}"][value="${value}"]`))?.click();
        await painted();
      };
      for (const deed of deeds) {
        const [what, value] = deed.split('=');
        if (what === 'undo') click('Take back');
        else if (what === 'redo') click('Redo');
        else if (what === 'new') {
          click('More');
          await painted();
          click('New game');
        } else if (what === 'rules') {
          await radio('rules', value);
          click('Begin a new game');
        } else if (what === 'wait') await new Promise((resolve) => setTimeout(resolve, Number(value)));
        else {
          await radio(what, value);
          click('Close');
        }
        await painted();
      }
      /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'))?.close();
      await painted();
    }, deeds);
  const sets = ['alquerque-bell', 'alquerque-open', 'alquerque-forty', 'alquerque-brainking'];
  const any = (/** @type {string[]} */ some) => some[Math.floor(random() * some.length)];
  await inPage(['level=3']);
  for (let i = 0; i < 100; i++) {
    const mine = await page.evaluate(() => /Your turn/.test(document.querySelector('.words .state')?.textContent ?? ''));
    // Where it is a person's turn, one is entered by text, so that the machine begins to think.
    if (mine) {
      const labels = await page.locator('[data-point]').evaluateAll((points) => points.map((point) => point.getAttribute('aria-label') ?? ''));
      const from = any(labels.filter((label) => /can move|must capture/.test(label)).map((label) => label.slice(0, 2)));
      await byMouse(page, from);
      const targets = await page.locator('[data-point][aria-label*="you can go here"], [data-point][aria-label*="captures here"]').evaluateAll((points) => points.map((point) => (point.getAttribute('aria-label') ?? '').slice(0, 2)));
      await byMouse(page, any(targets));
    }
    const count = 1 + Math.floor(random() * 3);
    const deeds = Array.from({ length: count }, () => any(['undo', 'undo', 'redo', 'new', `rules=${any(sets)}`, `tone=${any(['dark', 'light'])}`, `level=${any(['1', '3'])}`, `wait=${Math.floor(random() * 30)}`]));
    await inPage(deeds);
    // Asked first: what is looked at while nobody thinks can only be changed by what was thought out for an earlier moment.
    const waits = await page.evaluate(() => !/thinking|The machine is to move/.test(document.querySelector('.words .state')?.textContent ?? ''));
    const before = { turns: await turns(page), url: page.url() };
    if (waits && i % 10 === 0) {
      await page.waitForTimeout(1500);
      assert.deepEqual({ turns: await turns(page), url: page.url() }, before, `after ${deeds.join(', ')}`);
    }
  }
  await settled(page);
  // Whatever came of it is a game that the core accepts turn by turn, and it can be gone on with.
  if (!/won|draw/.test(await state(page))) {
    const count = (await turns(page)).length;
    await enterTurn(page, byMouse, random);
    await settled(page);
    assert.ok((await turns(page)).length > count);
  }
  await page.context().close();
});

test('200 games in a row leave no memory behind', async () => {
  const page = await site.visit();
  await press(page, 'Change');
  await page.getByRole('radio', { name: 'A friend on this device' }).check();
  await page.keyboard.press('Escape');
  /** Plays so many games of two friends through the page, by its points and its buttons. @param {number} games */
  const play = (games) =>
    page.evaluate(async (games) => {
      let seed = 7;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      // The page and the board are painted in microtasks; a timer for each would only make this slow.
      const painted = async () => {
        await Promise.resolve();
        await /** @type {Element & { updateComplete: Promise<unknown> }} */ (document.querySelector('qirq-board')).updateComplete;
      };
      const root = () => /** @type {ShadowRoot} */ (/** @type {Element} */ (document.querySelector('qirq-board')).shadowRoot);
      const points = (/** @type {string} */ said) => [...root().querySelectorAll('[data-point]')].filter((point) => (point.getAttribute('aria-label') ?? '').includes(said));
      const tap = (/** @type {Element[]} */ some) => some[Math.floor(random() * some.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      const button = (/** @type {string} */ text) => [...document.querySelectorAll('button')].find((candidate) => candidate.textContent?.trim() === text);
      let played = 0;
      for (let game = 0; game < games; game++) {
        for (let turn = 0; turn < 10; turn++) {
          const movable = [...points('can move'), ...points('must capture')];
          if (!movable.length) break;
          tap(movable);
          await painted();
          for (let targets = [...points('you can go here'), ...points('captures here')]; targets.length; targets = [...points('you can go here'), ...points('captures here')]) {
            tap(targets);
            await painted();
          }
          played += 1;
        }
        button('More')?.click();
        await painted();
        button('New game')?.click();
        // Here what was queued for the store is written.
        await new Promise((resolve) => setTimeout(resolve, 0));
        await painted();
      }
      return played;
    }, games);
  /** What JavaScript and the module hold, after everything that can be let go was. */
  const held = async () => {
    await page.requestGC();
    return page.evaluate(() => /** @type {{ memory: { usedJSHeapSize: number } }} */ (/** @type {unknown} */ (performance)).memory.usedJSHeapSize);
  };
  // The first games fill what is filled once.
  assert.ok((await play(20)) > 100);
  const before = await held();
  assert.ok((await play(200)) > 1000);
  const after = await held();
  assert.ok(after < before + 1_500_000, `${before} bytes grew to ${after}`);
  await page.context().close();
});

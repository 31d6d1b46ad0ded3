/**
 * Every game on the page: whole games by mouse and by keyboard alone, and the ways of entering a turn that some games
 * have and others have not.
 */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { atOnce, byKeys, byMouse, labels, playToTheEnd, point, pointsThat, settled, state, turns } from './support/hands.js';
import { axe } from './support/packages.js';
import { PHONE, openSite, ready } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

/** @param {string} rules @param {string} [position] */
const at = (rules, position) => `#${new URLSearchParams(position ? { rules, position } : { rules })}`;
const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const refusal = (/** @type {Page} */ page) => page.locator('.words .refusal').textContent({ timeout: 3000 });
const spoken = async (/** @type {Page} */ page) => (await page.getByRole('status').textContent()) ?? '';
const drawn = (/** @type {Page} */ page, /** @type {string} */ part) => page.locator(`qirq-board ${part}`).count();

for (const game of ['konane', 'fanorona', 'seega', 'surakarta']) {
  const hash = at(game);
  test(`${game}: a whole game by mouse`, async () => {
    const page = await site.visit({ hash });
    const count = await playToTheEnd(page, byMouse, { seed: 11 });
    assert.ok(count >= 4, `${count} turns`);
    assert.match(await state(page), /won|draw/);
    // Look back to the start, and return.
    await press(page, 'First position');
    assert.match(await state(page), /starting position/);
    await press(page, 'Return to the game');
    await page.context().close();
  });

  test(`${game}: a whole game by keyboard alone`, async () => {
    const page = await site.visit({ hash });
    await settled(page);
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.localName === 'qirq-board')) break;
    }
    await playToTheEnd(page, byKeys, { seed: 12 });
    assert.match(await state(page), /won|draw/);
    await page.context().close();
  });

  for (const [frame, options] of Object.entries({ wide: {}, phone: { viewport: PHONE, colorScheme: /** @type {const} */ ('dark') } })) {
    test(`${game}: axe finds nothing, ${frame}, and nothing runs over`, async () => {
      const page = await site.visit({ hash: at(game), ...options });
      await settled(page);
      const { violations } = await new axe.AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary)}`), []);
      if (frame === 'phone') await page.setViewportSize({ width: 320, height: 640 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      await page.context().close();
    });
  }
}

test('stones are put down two a turn; the first is taken up again by Escape, by a tap, or by its button', async () => {
  const page = await site.visit({ hash: at('seega') });
  assert.match(await state(page), /Put two stones down/);
  for (const undo of [() => page.keyboard.press('Escape'), () => byMouse(page, 'b2'), () => press(page, 'Pick the stone up again'), () => press(page, 'Take back')]) {
    await byMouse(page, 'b2');
    assert.match((await point(page, 'b2').getAttribute('aria-label')) ?? '', /dark stone, just put down/);
    assert.match(await state(page), /You have put a stone on b2/);
    await undo();
    assert.match((await point(page, 'b2').getAttribute('aria-label')) ?? '', /empty/);
    assert.deepEqual(await turns(page), []);
  }
  await byMouse(page, 'c3');
  assert.match((await refusal(page)) ?? '', /c3 is the centre/);
  // In either order it is the same turn.
  await byMouse(page, 'd4');
  await byMouse(page, 'b2');
  await settled(page);
  assert.equal((await turns(page))[0], 'b2,d4');
  await page.context().close();
});

test('stones are taken off by one tap', async () => {
  const page = await site.visit({ hash: at('konane') });
  assert.match(await state(page), /Take one of your stones off/);
  assert.deepEqual((await pointsThat(page, /take it off/)).sort(), ['a8', 'd5', 'e4', 'h1']);
  await byMouse(page, 'b1');
  assert.match((await refusal(page)) ?? '', /corner or in the centre/);
  await byMouse(page, 'd5');
  await settled(page);
  assert.equal((await turns(page))[0], 'd5');
  assert.match((await point(page, 'd5').getAttribute('aria-label')) ?? '', /empty/);
  await page.context().close();
});

/** a8 can jump over three stones in a row, and may stop after each; or down the file. */
const ROW = at('konane', 'xo1o1o2/o7/2o5/8/8/8/8/7o x 0 -');

test('a turn that may stop: by its button, by a tap on the stone, by Enter; and a later landing by one tap', async () => {
  for (const [stop, text] of /** @type {[(page: Page) => Promise<unknown>, string][]} */ ([
    [(page) => press(page, 'Stop here'), 'a8xc8'],
    [(page) => byMouse(page, 'c8'), 'a8xc8'],
    [(page) => point(page, 'c8').focus().then(() => page.keyboard.press('Enter')), 'a8xc8'],
    [(page) => byMouse(page, 'g8'), 'a8xc8xe8xg8'],
  ])) {
    const page = await site.visit({ hash: ROW });
    await byMouse(page, 'a8');
    await byMouse(page, 'c8');
    assert.match(await state(page), /c8 may go on capturing, or stop here/);
    assert.deepEqual(await turns(page), []);
    await stop(page);
    await page.waitForFunction(() => document.querySelectorAll('.list .turn').length > 0);
    assert.equal((await turns(page))[0], text);
    await page.context().close();
  }
  const page = await site.visit({ hash: ROW });
  await byMouse(page, 'a8');
  await byMouse(page, 'e8');
  assert.match(await state(page), /e8 may go on/);
  await byMouse(page, 'e7');
  assert.match((await refusal(page)) ?? '', /No line|would turn|no enemy stone/);
  await page.keyboard.press('Escape');
  assert.match((await point(page, 'a8').getAttribute('aria-label')) ?? '', /dark stone/);
  await page.context().close();
});

/** b3 goes to c3 in any case: d3 falls by approach, or a3 by withdrawal. */
const EITHER = at('fanorona', '9/9/xo1xx4/9/8x o 0 -');

test('what is to fall is chosen by a tap on it, with both sets to be seen', async () => {
  for (const [choose, text] of /** @type {[(page: Page) => Promise<unknown>, RegExp][]} */ ([
    [(page) => byMouse(page, 'e3'), /^b3xc3\+/],
    [(page) => byMouse(page, 'a3'), /^b3xc3-/],
    [(page) => press(page, 'a3 by withdrawal'), /^b3xc3-/],
  ])) {
    const page = await site.visit({ hash: EITHER });
    await byMouse(page, 'b3');
    await point(page, 'c3').hover();
    assert.equal(await drawn(page, '.target-ring.alt'), 3, 'both sets are ringed before the point is tapped');
    await byMouse(page, 'c3');
    assert.match(await state(page), /Which do you take/);
    assert.match(await spoken(page), /d3 and e3 by approach or a3 by withdrawal/);
    assert.deepEqual(await pointsThat(page, /would be taken by approach/), ['d3', 'e3']);
    await point(page, 'd3').hover();
    assert.equal(await drawn(page, '.target-ring.alt'), 1);
    assert.equal(await drawn(page, '.fall'), 2);
    await byMouse(page, 'h1');
    assert.match((await refusal(page)) ?? '', /capture in two ways, and you choose one/);
    await choose(page);
    await page.waitForFunction(() => document.querySelectorAll('.list .turn').length > 0 || /may go on/.test(document.querySelector('.words .state')?.textContent ?? ''));
    if (!(await turns(page)).length) await press(page, 'Stop here');
    await page.waitForFunction(() => document.querySelectorAll('.list .turn').length > 0);
    assert.match((await turns(page))[0], text);
    await page.context().close();
  }
});

/** b5 takes b6 by way of the small loop, and not by a step. */
const LOOP = at('surakarta', '1o4/1x4/6/6/6/5o x 0 -');

test('a capture by way of a loop is shown before, and the stone runs along it', async () => {
  const page = await site.visit({ hash: LOOP, reducedMotion: 'no-preference' });
  await byMouse(page, 'b5');
  await point(page, 'b6').hover();
  assert.match((await page.locator('qirq-board path.way').getAttribute('d')) ?? '', /A100 100 0 1/);
  assert.equal(await drawn(page, '.fall'), 1);
  // The travel, waited for before it begins, is stopped then and looked at moment by moment.
  const travelled = page.evaluate(async () => {
    const board = /** @type {Element & { renderRoot: ParentNode }} */ (document.querySelector('qirq-board'));
    for (;;) {
      const mover = board.renderRoot.querySelector('.mover');
      const travel = mover?.getAnimations()[0];
      if (mover && travel) {
        travel.pause();
        const duration = Number(travel.effect?.getComputedTiming().duration);
        return Array.from({ length: 50 }, (_, i) => {
          travel.currentTime = (duration * i) / 50;
          return new DOMMatrix(getComputedStyle(mover).transform).m41;
        });
      }
      await new Promise(requestAnimationFrame);
    }
  });
  await atOnce(page, 'b6');
  const lefts = await travelled;
  // On its way it leaves the square of the points: nothing goes across.
  assert.ok(Math.min(...lefts) < -60 && Math.min(...lefts) >= -101, lefts.join(' '));
  assert.equal((await atOnce(page, 'c3')).moving, false, 'a tap brings it home');
  await settled(page);
  assert.equal((await turns(page))[0], 'b5xb6');
  await page.context().close();
});

test('a step onto an enemy is refused with its reason', async () => {
  const page = await site.visit({ hash: at('surakarta', '5o/6/6/6/o5/x5 x 0 -') });
  await byMouse(page, 'a1');
  await byMouse(page, 'a2');
  assert.match((await refusal(page)) ?? '', /only be taken by way of a loop/);
  await page.context().close();
});

test('who cannot move passes, and it is said', async () => {
  const page = await site.visit({ hash: at('seega', 'xxxxx/xxoox/xo1ox/oxoxo/ooooo x 0 -') });
  assert.match(await state(page), /None of your stones can move, so you pass/);
  await byMouse(page, 'a5');
  assert.match((await refusal(page)) ?? '', /nowhere to go/);
  await press(page, 'Pass');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 2);
  assert.equal((await turns(page))[0], 'pass');
  await page.context().close();

  const machine = await site.visit({ hash: at('seega', 'ooooo/ooxxo/ox1xo/xoxox/xxxxx o 0 -') });
  await press(machine, 'Change');
  await machine.getByRole('radio', { name: 'Dark' }).check();
  await machine.keyboard.press('Escape');
  await machine.waitForFunction(() => document.querySelectorAll('.list .turn').length === 1);
  assert.match(await state(machine), /The machine has passed\. Your turn/);
  assert.match(await spoken(machine), /Machine: a pass/);
  await machine.context().close();
});

test('every game is in the chooser, with its board in small', async () => {
  let release = () => {};
  const page = await site.visit();
  await press(page, 'Change');
  const games = page.locator('.games label');
  assert.equal(await games.count(), 5);
  assert.equal(await page.locator('.games .mini').count(), 5);
  await page.getByRole('radio', { name: /Surakarta/ }).check({ force: true });
  await press(page, 'Begin a new game');
  assert.match(page.url(), /rules=surakarta/);
  assert.equal(await page.locator('.title h1').textContent(), 'Surakarta');
  // The board's room has its shape before the core is there.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: /Fanorona/ }).check({ force: true });
  await press(page, 'Begin a new game');
  await page.waitForTimeout(200);
  const held = new Promise((/** @type {(value?: undefined) => void} */ resolve) => { release = resolve; });
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // The room in the page as it is sent gives way to the page's own, which has a rail.
  await page.locator('.rail .item').first().waitFor({ state: 'attached' });
  const before = (await page.locator('.place').boundingBox()) ?? assert.fail();
  assert.ok(before.width / before.height > 1.5);
  release();
  await ready(page);
  const board = (await page.locator('qirq-board').boundingBox()) ?? assert.fail();
  assert.ok(Math.abs(board.height - before.height) < 1 && Math.abs(board.y - before.y) < 1);
  await page.context().close();
});

test('house rules: changed, kept under a name, played, shared by link, forgotten', async () => {
  const page = await site.visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Change');
  await page.getByRole('radio', { name: /Konane/ }).check({ force: true });
  await press(page, 'Change the rules');
  await page.getByRole('radio', { name: '4 × 4 points.' }).check();
  await page.locator('#own-name').fill('The small one');
  await press(page, 'Save under this name');
  await press(page, 'Copy a link to these rules');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(link).hash, '#rules=konane%2Csize%3D4');
  await press(page, 'Back');
  assert.equal(await page.getByRole('radio', { name: /The small one/ }).isChecked(), true);
  await press(page, 'Begin a new game');
  assert.equal((await labels(page)).length, 16);
  assert.match((await page.locator('.title').textContent()) ?? '', /The small one/);
  await page.reload();
  await ready(page);
  assert.match((await page.locator('.title').textContent()) ?? '', /The small one/);
  await press(page, 'the rules in brief');
  assert.match((await page.locator('.reading').textContent()) ?? '', /How large is the board\? 4\s×\s4 points\./);
  await page.keyboard.press('Escape');

  const guest = await site.visit({ hash: new URL(link).hash });
  assert.equal((await labels(guest)).length, 16);
  assert.match((await guest.locator('.title').textContent()) ?? '', /Usual rules, changed/);
  await guest.context().close();

  await press(page, 'Change');
  await press(page, 'Change the rules');
  await press(page, 'Forget these rules');
  await press(page, 'Back');
  assert.equal(await page.getByRole('radio', { name: /The small one/ }).count(), 0);
  await page.context().close();
});

test('house rules that need a set-up position cannot be begun with', async () => {
  const page = await site.visit({ hash: at('konane') });
  await press(page, 'Change');
  await press(page, 'Change the rules');
  await page.getByRole('radio', { name: /With jumps/ }).check();
  assert.match((await page.locator('dialog').textContent()) ?? '', /over before the first turn/);
  assert.equal(await page.getByRole('button', { name: 'Begin a new game' }).isDisabled(), true);
  await page.context().close();
});

test('so many captured stones fit beside the board', async () => {
  for (const width of [320, 390, 1280]) {
    // Every stone of the machine's but one has been taken: by a record, as it cannot be set up.
    const page = await site.visit({ hash: at('fanorona'), viewport: { width, height: 800 } });
    await page.evaluate(() => {
      const row = document.createElement('div');
      row.className = 'fallen';
      row.innerHTML = `${'<i><svg class="chip"></svg></i>'.repeat(31)}<em>31</em>`;
      document.querySelector('.player.you')?.append(row);
    });
    const fits = await page.evaluate(() => [...document.querySelectorAll('.player')].every((player) => player.scrollWidth <= player.clientWidth));
    assert.ok(fits, `${width} px`);
    await page.context().close();
  }
});

/** What a person does at the board, one act at a time. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { atOnce, byMouse, chance, enterTurn, labels, point, pointsThat, settled, state, turns } from './support/hands.js';
import { PHONE, openSite, ready } from './support/site.js';

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} rules @param {string} position */
const at = (rules, position) => `#${new URLSearchParams({ rules, position })}`;
const refusal = (/** @type {Page} */ page) => page.locator('.words .refusal').textContent({ timeout: 3000 });
const press = (/** @type {Page} */ page, /** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const more = async (/** @type {Page} */ page, /** @type {string} */ name) => {
  await press(page, 'More');
  await press(page, name);
};
const choose = async (/** @type {Page} */ page, /** @type {string[]} */ ...names) => {
  await press(page, 'Change');
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
};
const stones = async (/** @type {Page} */ page) => (await labels(page)).map((label) => (/dark/.test(label) ? 'x' : /light/.test(label) ? 'o' : '.')).join('');

/** a1 takes b2; from c3 it may take b4 or d4. */
const FORK = at('alquerque-open', '5/1o1o1/5/1o3/x4 x 0 -');
const ROUND = at('alquerque-bell', 'o1o1o/oo1oo/xxo1x/x3x/3xx x 0 -');
const FREE = at('alquerque-open', 'o3o/5/5/2x2/x4 x 0 -');

test('a chain with a choice goes step by step, and can be given up half-way', async () => {
  const page = await site.visit({ hash: FORK });
  const before = await stones(page);
  for (const giveUp of [
    () => page.keyboard.press('Escape'),
    () => press(page, 'Put the stone back'),
    () => press(page, 'Take back'),
  ]) {
    await byMouse(page, 'a1');
    await byMouse(page, 'c3');
    assert.match(await state(page), /Go on from c3/);
    assert.deepEqual(await pointsThat(page, /captures here/), ['a5', 'e5']);
    assert.match(await point(page, 'b2').getAttribute('aria-label') ?? '', /empty/);
    await giveUp();
    assert.equal(await stones(page), before);
    assert.deepEqual(await turns(page), []);
  }
  await byMouse(page, 'a1');
  await byMouse(page, 'c3');
  await byMouse(page, 'e5');
  await settled(page);
  assert.equal((await turns(page))[0], 'a1xc3xe5');
  await page.context().close();
});

test('one tap is enough where there is only one way', async () => {
  const page = await site.visit({ hash: ROUND });
  await byMouse(page, 'b3');
  // The way by d3 leads round to b3 itself: all of it is entered by its first landing.
  await byMouse(page, 'd3');
  await settled(page);
  assert.equal((await turns(page))[0], 'b3xd3xd5xb5xb3');
  await page.context().close();
});

test('a tap on an empty point means the only stone that can go there', async () => {
  const page = await site.visit({ hash: FREE });
  await byMouse(page, 'c3');
  await settled(page);
  assert.equal((await turns(page))[0], 'c2-c3');
  await page.context().close();
});

test('refusals say why, and show what gives the reason', async () => {
  const page = await site.visit({ hash: ROUND });
  await byMouse(page, 'e1');
  assert.match((await refusal(page)) ?? '', /e1 cannot do that now: a capture comes first, and b3 can capture/);
  assert.equal(await page.locator('.cannot').count() > 1, true);
  await byMouse(page, 'c2');
  assert.match((await refusal(page)) ?? '', /no stone on c2/);
  await byMouse(page, 'a5');
  assert.match((await refusal(page)) ?? '', /not yours/);
  await byMouse(page, 'b3');
  assert.equal(await page.locator('.words .refusal').count(), 0, 'gone at the next action');
  await byMouse(page, 'c4');
  assert.match((await refusal(page)) ?? '', /No line leads from b3 to c4/);
  // And it is told to those who listen.
  assert.match((await page.getByRole('status').textContent()) ?? '', /No line leads from b3 to c4/);
  await page.context().close();
});

test('backward, last rank and no return are refused with their own sentences', async () => {
  const page = await site.visit({ hash: at('alquerque-bell', 'x3o/5/5/2x2/5 x 0 -') });
  await byMouse(page, 'c2');
  await byMouse(page, 'c1');
  assert.match((await refusal(page)) ?? '', /backward/);
  await byMouse(page, 'a5');
  assert.match((await refusal(page)) ?? '', /last rank/);
  await page.context().close();
});

test('a stone can be dragged, by mouse', async () => {
  const page = await site.visit({ hash: FREE });
  const box = async (/** @type {string} */ name) => {
    const { x, y, width, height } = (await point(page, name).boundingBox()) ?? assert.fail(name);
    return [x + width / 2, y + height / 2];
  };
  const drag = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const [x, y] = await box(from);
    const [u, v] = await box(to);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 2 });
    await page.mouse.move(u, v, { steps: 4 });
    await page.mouse.up();
  };
  await drag('c2', 'd4');
  assert.match((await refusal(page)) ?? '', /No line/);
  assert.deepEqual(await turns(page), []);
  await drag('c2', 'd2');
  await settled(page);
  assert.equal((await turns(page))[0], 'c2-d2');
  await page.context().close();
});

test('a tap between points is taken by the nearest one', async () => {
  const page = await site.visit({ hash: FREE, viewport: PHONE, hasTouch: true });
  const { x, y, width, height } = (await point(page, 'c2').boundingBox()) ?? assert.fail();
  await page.touchscreen.tap(x + width * 0.85, y + height * 0.5);
  assert.match((await point(page, 'c2').getAttribute('aria-label')) ?? '', /picked up/);
  await page.context().close();
});

test('turns can be typed, in full or shortened; what is no turn is explained', async () => {
  const page = await site.visit({ hash: FORK });
  const type = async (/** @type {string} */ text) => {
    const input = page.getByLabel('Type a turn').filter({ visible: true });
    await input.fill(text);
    await input.press('Enter');
  };
  await type('hello');
  assert.match((await refusal(page)) ?? '', /“hello” could not be read as a turn/);
  await type('a1-a2');
  assert.match((await refusal(page)) ?? '', /a1 cannot do that now: it must capture/);
  assert.deepEqual(await turns(page), []);
  await type('a1xe5');
  await settled(page);
  assert.equal((await turns(page))[0], 'a1xc3xe5');
  await page.context().close();
});

test('take back and redo without limit, against the machine', async () => {
  const page = await site.visit();
  const random = chance(5);
  for (let i = 0; i < 3; i++) {
    await enterTurn(page, byMouse, random);
    await settled(page);
  }
  const played = await turns(page);
  assert.equal(played.length, 6);
  for (let left = 4; left >= 0; left -= 2) {
    await press(page, 'Take back');
    assert.deepEqual(await turns(page), played.slice(0, left));
  }
  assert.equal(await page.getByRole('button', { name: 'Take back' }).isDisabled(), true);
  for (let there = 2; there <= 6; there += 2) {
    await press(page, 'Redo');
    assert.deepEqual(await turns(page), played.slice(0, there));
  }
  assert.equal(await page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  // What was taken back outlives a reload.
  await press(page, 'Take back');
  await page.waitForTimeout(200);
  await page.reload();
  await ready(page);
  await press(page, 'Redo');
  assert.deepEqual(await turns(page), played);
  await page.context().close();
});

test('looking back shows the board as it was, and leads back into the game', async () => {
  const page = await site.visit();
  const random = chance(6);
  for (let i = 0; i < 2; i++) {
    await enterTurn(page, byMouse, random);
    await settled(page);
  }
  const now = await stones(page);
  await press(page, 'First position');
  assert.match(await state(page), /starting position/);
  assert.notEqual(await stones(page), now);
  await byMouse(page, 'c2');
  assert.match((await page.locator('.words').textContent()) ?? '', /Return to the game to play/);
  await page.locator('.list .turn').nth(1).click();
  assert.match(await state(page), /turn 2 of 4/);
  await press(page, 'Return to the game');
  assert.equal(await stones(page), now);
  await page.context().close();
});

test('a friend on this device: both sides, offers answered, the board turning', async () => {
  const page = await site.visit({ reducedMotion: 'no-preference' });
  await choose(page, 'A friend on this device');
  await byMouse(page, 'c2');
  await byMouse(page, 'c3');
  assert.match(await state(page), /Light to move/);
  await more(page, 'Offer a draw');
  assert.match(await state(page), /Light offers a draw/);
  await press(page, 'Decline');
  assert.match(await state(page), /Light to move/);
  await more(page, 'Offer a draw');
  await press(page, 'Accept the draw');
  assert.match(await state(page), /draw by agreement/);
  await press(page, 'Take back');
  assert.match(await state(page), /Light to move|Light offers/);
  await press(page, 'Change');
  await page.getByRole('checkbox', { name: /Turn the board/ }).check();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('qirq-board').getAttribute('turned'), '');
  // The capturing stone is seen to come to rest before the board turns.
  await byMouse(page, 'c4');
  const turned = page.locator('qirq-board').evaluate(async (board) => {
    const begun = performance.now();
    while (board.hasAttribute('turned') && performance.now() - begun < 5000) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  await byMouse(page, 'c2');
  const passed = await turned;
  assert.ok(passed >= 200 && passed < 5000, `the board turned after ${passed} ms`);
  await page.context().close();
});

test('the machine answers an offer, and resigning can be taken back', async () => {
  const page = await site.visit({ hash: at('alquerque-open', 'x3x/5/2o2/5/xx1xx x 0 -') });
  await more(page, 'Offer a draw');
  await settled(page);
  // Far behind as it is, the machine is glad of a draw.
  await page.getByText('The game is a draw by agreement.').first().waitFor();
  await press(page, 'Take back');
  await more(page, 'Resign');
  assert.match(await state(page), /The machine has won. You have resigned/);
  await press(page, 'Take back');
  assert.match(await state(page), /Your turn/);
  await page.goto(`${site.url}${at('alquerque-open', 'ooooo/ooooo/5/5/x4 x 0 -')}`);
  await page.reload();
  await ready(page);
  await more(page, 'Offer a draw');
  await page.getByText('The machine declines the draw').first().waitFor();
  assert.match(await state(page), /Your turn/);
  await page.context().close();
});

test('a draw can be claimed where the rules allow it', async () => {
  const page = await site.visit({ hash: at('alquerque-forty', 'o3o/5/5/2x2/x4 x 41 -') });
  assert.match((await page.locator('.words').textContent()) ?? '', /You may claim a draw/);
  await press(page, 'Claim the draw');
  assert.match(await state(page), /claimed after many turns/);
  await page.context().close();
});

test('the side is the person’s choice: light is answered at once, and lies at the bottom', async () => {
  const page = await site.visit();
  await choose(page, 'Light');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 1);
  assert.equal(await page.locator('qirq-board').getAttribute('turned'), '');
  assert.match(await state(page), /Your turn/);
  await page.context().close();
});

test('in a rule set where light begins, the machine begins', async () => {
  const page = await site.visit();
  await press(page, 'Change');
  await page.getByRole('radio', { name: /No-return rules/ }).check();
  await press(page, 'Begin a new game');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 1);
  assert.match(await page.locator('.list thead').textContent() ?? '', /Light.*Dark/);
  assert.match(await state(page), /Your turn/);
  await page.context().close();
});

test('a hint is a legal turn, and is shown without being played', async () => {
  const page = await site.visit();
  await press(page, 'Hint');
  const sentence = page.getByText(/A good turn here: \S+\./).first();
  await sentence.waitFor();
  assert.equal(await page.locator('.hint').count() > 0, true);
  assert.deepEqual(await turns(page), []);
  await byMouse(page, 'c2');
  assert.equal(await page.locator('.hint').count(), 0);
  await page.context().close();
});

test('while the machine thinks nothing is accepted, and that is said', async () => {
  const page = await site.visit();
  await choose(page, '8 · Full strength');
  assert.match((await atOnce(page, 'c2', 'c3', 'a1')).words, /It is the machine’s turn/);
  await settled(page);
  assert.equal((await turns(page)).length, 2);
  await page.context().close();
});

test('a chain of the machine is shown at its pace, and a tap brings it home', async () => {
  // Light, whose turn it is, has to take three stones in a row.
  const page = await site.visit({ hash: at('alquerque-open', '4o/3x1/5/1x3/2x1x x 0 -'), reducedMotion: 'no-preference' });
  await byMouse(page, 'e1');
  await byMouse(page, 'd1');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 2);
  // The tap comes in the very frame in which the stone is seen to travel: from outside it might come too late.
  const moving = await page.evaluate(async () => {
    const board = /** @type {Element & { moving: boolean, renderRoot: ParentNode }} */ (document.querySelector('qirq-board'));
    while (!board.moving) await new Promise(requestAnimationFrame);
    const tapped = /** @type {Element} */ (board.renderRoot.querySelector('[data-point][aria-label^="c5,"]'));
    const { left, top, width, height } = tapped.getBoundingClientRect();
    tapped.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, clientX: left + width / 2, clientY: top + height / 2 }));
    return board.moving;
  });
  assert.equal(moving, false);
  assert.equal(await page.locator('.words .refusal').count(), 0, 'the tap meant nothing else');
  await page.context().close();
});

test('new rules begin a new game, and the one before can be brought back', async () => {
  const page = await site.visit();
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  const played = await turns(page);
  await press(page, 'Change');
  await page.getByRole('radio', { name: /Open rules/ }).check();
  await press(page, 'Begin a new game');
  assert.deepEqual(await turns(page), []);
  assert.match(page.url(), /rules=alquerque-open/);
  await press(page, 'Bring back the previous game');
  assert.deepEqual(await turns(page), played);
  await page.context().close();
});

test('the record and the link can be taken out, and the link opens the game', async () => {
  const page = await site.visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterTurn(page, byMouse, chance(8));
  await settled(page);
  const played = await turns(page);
  await more(page, 'Copy the record');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Rules: alquerque-bell/);
  await more(page, 'Copy a link to this game');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await site.visit({ hash: new URL(link).hash });
  assert.deepEqual(await turns(guest), played);
  await page.context().close();
  await guest.context().close();
});

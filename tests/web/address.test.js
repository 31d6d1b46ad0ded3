/** What the address can ask for, and what is said when it asks for something wrong. */
import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { byMouse, chance, enterTurn, labels, settled, state, turns } from './support/hands.js';
import { openSite, ready } from './support/site.js';

const site = await openSite();
after(() => site.close());
afterEach(() => site.assertQuiet());

const words = async (/** @type {import('playwright-core').Page} */ page) => (await page.locator('.words').textContent()) ?? '';
const hash = (/** @type {Record<string, string>} */ parts) => `#${new URLSearchParams(parts)}`;

test('a rule set, a position, a record and a language', async () => {
  const page = await site.visit({ hash: hash({ rules: 'alquerque-open,quiet_limit=60', position: '5/5/2o2/2x2/5 x 3 -', lang: 'pt' }) });
  assert.equal(await page.locator('html').getAttribute('lang'), 'pt');
  assert.equal((await labels(page)).filter((label) => /peça/.test(label)).length, 2);
  assert.match(page.url(), /quiet_limit%3D60/);
  await page.context().close();

  const record = await site.visit({ hash: hash({ record: 'Rules: alquerque-bell\n\n1. c2-c3 c4xc2 *\n' }) });
  assert.deepEqual(await turns(record), ['c2-c3', 'c4xc2']);
  await record.context().close();
});

for (const [what, parts, says] of /** @type {[string, Record<string, string>, RegExp][]} */ ([
  ['a rule set that is none', { rules: 'draughts' }, /could not be opened.*draughts/],
  ['an option that is none', { rules: 'alquerque-bell,colour=blue' }, /could not be opened.*colour/],
  ['a position that is none', { rules: 'alquerque-bell', position: 'ooooo/xx x 0 -' }, /could not be opened/],
  ['a record that breaks a rule', { record: 'Rules: alquerque-bell\n\n1. c2-c4 *\n' }, /could not be opened.*c2-c4/],
  ['a part that is not known', { rules: 'alquerque-bell', colour: 'blue' }, /does not know.*colour/],
  ['a language that is not spoken', { lang: 'tlh' }, /does not have.*tlh/],
])) {
  test(`wrong: ${what}`, async () => {
    // At the first visit there is the usual game.
    const page = await site.visit({ hash: hash(parts) });
    assert.match(await words(page), says);
    assert.match(await state(page), /Your turn/);
    // In the middle of a game the game stays.
    await enterTurn(page, byMouse, chance(1));
    await settled(page);
    const played = await turns(page);
    const address = page.url();
    await page.evaluate((bad) => (location.hash = bad), hash(parts));
    if (!parts.lang) await page.waitForFunction((source) => new RegExp(source).test(document.querySelector('.words')?.textContent ?? ''), says.source);
    assert.deepEqual(await turns(page), played);
    assert.equal(page.url(), address);
    await page.context().close();
  });
}

test('an address with another game: the kept one can be brought back', async () => {
  const page = await site.visit();
  await enterTurn(page, byMouse, chance(1));
  await settled(page);
  const played = await turns(page);
  await page.waitForTimeout(200);
  await page.goto('about:blank');
  await page.goto(site.url + hash({ rules: 'alquerque-open' }));
  await ready(page);
  assert.deepEqual(await turns(page), []);
  await page.getByRole('button', { name: 'Bring back the previous game' }).click();
  assert.deepEqual(await turns(page), played);
  await page.context().close();
});

test('who comes to a position has the side whose turn it is; the usual start changes no seats', async () => {
  const page = await site.visit({ hash: hash({ rules: 'alquerque-open', position: '5/1o1o1/2x2/5/x3o o 0 -' }) });
  assert.match(await words(page), /Your turn/);
  await byMouse(page, 'b4');
  await byMouse(page, 'd2');
  await page.waitForFunction(() => document.querySelectorAll('.list .turn').length === 2);
  assert.equal((await turns(page))[0], 'b4xd2');
  await page.context().close();

  // Light begins there, and who has not said otherwise plays dark.
  const usual = await site.visit({ hash: hash({ rules: 'fanorona' }) });
  await usual.waitForFunction(() => document.querySelectorAll('.list .turn').length === 1);
  await settled(usual);
  assert.match(await words(usual), /Your turn/);
  await usual.context().close();
});

test('where a rule set or an option is none, the nearest is offered', async () => {
  for (const [rules, nearest, id] of [['alquerque-bel', 'Alquerque, Bell’s rules', 'alquerque-bell'], ['fanorona,colour=blue', 'Fanorona, Usual rules', 'fanorona'], ['konane-hawaii', 'Konane, Usual rules', 'konane']]) {
    const page = await site.visit({ hash: hash({ rules }) });
    await page.getByRole('button', { name: `Play ${nearest}`, exact: true }).click();
    assert.equal(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('rules'), id);
    await page.context().close();
  }
});

test('what the address says is never taken for markup', async () => {
  const page = await site.visit({ hash: hash({ rules: '<img src=x onerror=alert(1)>' }) });
  assert.match(await words(page), /<img src=x/);
  assert.equal(await page.locator('.words img').count(), 0);
  await page.context().close();
});

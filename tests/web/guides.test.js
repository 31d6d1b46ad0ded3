/** The guides: pages that can be read without a script, whose examples come to life with one. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { heading } from '../../web/guides/unbroken.js';
import { RING } from '../../web/src/board/layers.js';
import { LANGUAGES } from '../../web/src/languages.js';
import { crowded } from './support/crowded.js';
import { byMouse, point } from './support/hands.js';
import { axe } from './support/packages.js';
import { PHONE, SITE, WIDE, openSite, ready } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/src/guide/frames.js').GuideCarried} GuideCarried */

const CONTENT = fileURLToPath(new URL('../../web/content', import.meta.url));
const languages = Object.keys(LANGUAGES);
const games = readdirSync(CONTENT).filter((game) => existsSync(join(CONTENT, game, 'examples.json')));
const pages = languages.flatMap((language) => [...games, 'guides'].map((page) => ({ language, page, path: `${language}/${page}/` })));
const source = (/** @type {string} */ path) => readFileSync(join(SITE, path, 'index.html'), 'utf8');

const site = await openSite();
after(() => site.close());

/** @param {import('playwright-core').BrowserContextOptions} [options] */
async function open(options = {}) {
  const context = await site.browser.newContext({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  site.listen(page);
  return page;
}

/** Every attribute of that name in a page. @param {string} html @param {string} name */
const all = (html, name) => [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value.replaceAll('&amp;', '&'));

test('every page is there in every language, says which, and has a title and a description of its own', () => {
  const titles = new Set();
  const descriptions = new Set();
  for (const { language, page, path } of pages) {
    const html = source(path);
    assert.match(html, new RegExp(`<html lang="${language}" dir="ltr">`), path);
    const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? assert.fail(path);
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? assert.fail(path);
    titles.add(title);
    descriptions.add(description);
    assert.ok(title.length <= 70 && description.length <= 220, `${path}: ${title.length}, ${description.length}`);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, other, href]) => [other, join(path, href)]);
    assert.deepEqual(alternates, [...languages.map((other) => [other, `${other}/${page}/`]), ['x-default', `en/${page}/`]], path);
    assert.match(html, new RegExp(`<link rel="canonical" href="../../${path}">`));
    const [, data] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? assert.fail(path);
    const kinds = JSON.parse(data)['@graph'].map((/** @type {{ '@type': string }} */ item) => item['@type']);
    assert.deepEqual(kinds, page === 'guides' ? ['BreadcrumbList', 'CollectionPage'] : ['Article', 'BreadcrumbList', 'FAQPage'], path);
  }
  assert.equal(titles.size, descriptions.size);
  assert.equal(descriptions.size, pages.length);
});

test('every link leads to something, every paragraph too, and nothing comes from elsewhere', () => {
  for (const { path } of pages) {
    const html = source(path);
    const ids = all(html, 'id');
    assert.equal(new Set(ids).size, ids.length, `${path}: an id stands twice`);
    for (const href of [...all(html, 'href'), ...all(html, 'src')]) {
      if (/^(#board-|url)/.test(href)) continue;
      assert.doesNotMatch(href, /^[a-z]+:|^\//, path);
      const [file, hash] = href.split('#');
      if (!file) assert.ok(ids.includes(hash), `${path}: #${hash}`);
      else {
        const target = resolve(SITE, path, file);
        assert.ok(target.startsWith(SITE) && existsSync(file.endsWith('/') ? join(target, 'index.html') : target), `${path}: ${href}`);
      }
    }
  }
});

test('every game has a guide that explains its refusals where the texts say so, and all that it can give', () => {
  for (const game of games) {
    const rules = readFileSync(fileURLToPath(new URL(`../../core/games/${game}.cpp`, import.meta.url)), 'utf8');
    const given = ['no_stone', 'not_yours', 'game_over', ...[...rules.matchAll(/RefusalReason::(\w+)/g)].map(([, reason]) => reason)];
    for (const language of languages) {
      const reasons = [...readFileSync(join(CONTENT, game, `${language}.md`), 'utf8').matchAll(/ why=([\w,]+)\}/g)].flatMap(([, list]) => list.split(','));
      const ids = all(source(`${language}/${game}/`), 'id');
      assert.deepEqual([...reasons, ...given].filter((reason) => !ids.includes(`why-${reason}`)), [], `${language}/${game}`);
    }
  }
});

/** What a figure shows: its board point by point, its texts, and where one can play on. @param {import('playwright-core').Locator} figure */
const shown = (figure) =>
  figure.evaluate(async (element) => {
    const board = /** @type {import('../../web/src/board/qirq-board.js').QirqBoard} */ (element.querySelector('qirq-board'));
    await board.updateComplete;
    const named = [...board.renderRoot.querySelectorAll('[data-point]')].map((control) => (/(dark|light) stone/.exec(control.getAttribute('aria-label') ?? '') ?? ['', 'no'])[1]);
    const texts = [...element.querySelectorAll('.story li')].map((line) => getComputedStyle(line).visibility === 'visible');
    return {
      named, texts, drawn: board.renderRoot.querySelectorAll('.drawing use').length, step: element.querySelector('.at')?.textContent,
      position: new URLSearchParams(/** @type {HTMLAnchorElement} */ (element.querySelector('.play-on')).hash.slice(1)).get('position'),
    };
  });

for (const game of games) {
  test(`${game}: every example can be played through by mouse and by keyboard, and its place can be played on from`, async () => {
    const page = await open();
    await page.goto(`${site.url}en/${game}/`);
    const guide = /** @type {GuideCarried} */ (JSON.parse((await page.locator('#guide').textContent()) ?? ''));
    assert.ok(guide.examples.length > 0);
    for (const { id, frames, tones } of guide.examples) {
      const figure = page.locator(`[data-example="${id}"]`);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('qirq-board [data-point]').first().waitFor({ state: 'attached' });
      /** @param {number} at */
      const shows = async (at) => {
        const stones = [...frames[at].stones];
        assert.deepEqual(await shown(figure), {
          named: stones.map((stone) => (stone === '.' ? 'no' : tones[/** @type {'x' | 'o'} */ (stone)])),
          texts: frames.map((_frame, i) => i === at), drawn: stones.filter((stone) => stone !== '.').length,
          step: `Step ${at + 1} of ${frames.length}`, position: frames[at].position,
        }, `${id}, ${at}`);
      };
      await shows(0);
      await figure.locator('.steps').scrollIntoViewIfNeeded();
      const { x, y } = await figure.locator('.go').evaluate((button) => button.getBoundingClientRect());
      for (let at = 1; at < frames.length; at++) {
        await page.mouse.click(x + 9, y + 9);
        await shows(at);
      }
      // Once more leads nowhere.
      await page.mouse.click(x + 9, y + 9);
      await shows(frames.length - 1);
      await figure.locator('.back').focus();
      for (let at = frames.length - 2; at >= 0; at--) {
        await page.keyboard.press('Enter');
        await shows(at);
      }
      // And on the board itself, by what comes next.
      const next = frames[1].moving ?? frames[1].steps;
      const first = next[0].from ?? next[0].to;
      if (first !== null) {
        await figure.locator(`[data-point="${first}"]`).click();
        await shows(1);
        await figure.locator('.first').click();
        await shows(0);
      }
    }
    for (const { id } of guide.joined) {
      const figure = page.locator(`[data-joined="${id}"]`);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('qirq-board [data-point="0"]').click();
      assert.match((await figure.locator('.joined-to').textContent()) ?? '', /^a1 is joined to/);
    }
    site.assertQuiet();
    await page.context().close();
  });
}

test('axe finds nothing, in both themes, wide and on a phone', async () => {
  for (const [colorScheme, viewport, shift] of /** @type {const} */ ([['light', WIDE, 0], ['dark', PHONE, 1]])) {
    const page = await open({ viewport, colorScheme });
    // One game in both, the others by turns.
    for (const [i, name] of [...games, 'guides'].entries()) {
      if (i > 0 && i % 2 !== shift) continue;
      await page.goto(`${site.url}${languages[(i + shift) % languages.length]}/${name}/`);
      // One board of each kind stands for all: a board takes longer to look at than all the text.
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((one) => (one.open = true));
        for (const kind of ['[data-still]', '[data-example]', '[data-mistake]']) document.querySelectorAll(`${kind} .room`).forEach((room, i) => i > 0 && room.remove());
      });
      const { violations } = await new axe.AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${name}, ${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`), []);
      await page.locator('.lang').evaluateAll((all) => all.forEach((one) => one.removeAttribute('open')));
    }
    await page.context().close();
  }
});

test('nothing runs over at 320 px in any language, and controls are large enough for a finger', async () => {
  const page = await open({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  for (const { path } of pages) {
    await page.goto(site.url + path);
    assert.deepEqual(await crowded(page), [], path);
  }
  await page.context().close();
});

test('without a script everything can be read', async () => {
  const page = await open({ javaScriptEnabled: false });
  for (const game of games) {
    await page.goto(`${site.url}es/${game}/`);
    assert.ok(await page.locator('h1').isVisible());
    const hidden = await page.locator('.story li, figcaption, section h2, .prose p, .sources li, .sets td').evaluateAll((texts) => texts.filter((text) => !text.checkVisibility({ visibilityProperty: true })).map((text) => text.textContent));
    assert.deepEqual(hidden, [], game);
    assert.equal(await page.locator('.steps').first().isVisible(), false, 'what needs a script is not shown');
    assert.ok((await page.locator('.room svg').count()) > 5);
  }
  site.assertQuiet();
  await page.context().close();
});

test('a guide leads to play and play leads to the guide', async () => {
  const page = await open();
  const [game] = games;
  await page.goto(`${site.url}pt/${game}/`);
  await page.locator('.play-on').last().click();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt', 'in the language of the guide');
  const asked = new URLSearchParams(new URL(page.url()).hash.slice(1));
  assert.ok(asked.get('position'));
  await page.locator('.rail a.item', { hasText: 'Guias' }).click();
  assert.equal(new URL(page.url()).pathname.replace(/.*\/(pt\/)/, '$1'), `pt/${asked.get('rules')?.split(/[-,]/)[0]}/`);
  await page.context().close();

  const player = await site.visit({ hash: `#${new URLSearchParams({ rules: 'alquerque-bell', position: 'o1o1o/oo1oo/xxo1x/x3x/3xx x 0 -' })}` });
  assert.deepEqual(await player.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /guide/.test(name))), [], 'nothing of the guides is loaded to play');
  await byMouse(player, 'b3');
  await byMouse(player, 'c4');
  await player.locator('.refusal a').click();
  await player.locator('h1').waitFor();
  assert.match(player.url(), /\/en\/alquerque\/#why-no_line$/);
  // At the paragraph, once the page is there.
  await player.waitForFunction(() => {
    const { top } = /** @type {Element} */ (document.getElementById('lines')).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
  await player.goBack();
  await ready(player);
  await player.getByRole('button', { name: 'Rules', exact: true }).click();
  await player.getByRole('link', { name: 'The whole guide' }).click();
  await player.locator('h1').waitFor();
  assert.match(player.url(), /\/en\/alquerque\/$/);
  await player.context().close();
});

test('a mistake’s position refuses on the board what the guide says, in the same words', async () => {
  const page = await open();
  const [game] = games;
  await page.goto(`${site.url}en/${game}/`);
  const mistake = page.locator('[data-mistake]').first();
  const said = (await mistake.locator('.refusal').textContent())?.replace('Qirq says:', '').trim();
  const [from, to] = /(\w\d)-(\w\d)/.exec((await mistake.locator('.verdict.no').textContent()) ?? '')?.slice(1) ?? assert.fail();
  await mistake.locator('.play-on').first().click();
  await ready(page);
  await point(page, from).click();
  await point(page, to).click();
  assert.ok((await page.locator('.words .refusal').textContent())?.includes(said ?? assert.fail()));
  await page.context().close();
});

test('in every mistake a stone stands where the refused way begins', () => {
  for (const { path } of pages) {
    for (const [, id, figure] of source(path).matchAll(/data-mistake="?([\w-]+)"?>([^]*?)<\/figure>/g)) {
      // The dotted way begins beside its stone, in the direction of the barred point.
      const [, dotted] = /class="cannot cannot-line" d="([^"]+)"/.exec(figure) ?? [];
      if (!dotted) continue;
      const [x, y, toX, toY] = (dotted.match(/-?[\d.]+/g) ?? []).map(Number);
      const length = Math.hypot(toX - x, toY - y);
      const from = [x - ((toX - x) / length) * RING, y - ((toY - y) / length) * RING].map(Math.round);
      const stones = [...figure.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)"><use/g)].map(([, ...at]) => at.map(Number).join());
      assert.ok(stones.includes(from.join()), `${path}, ${id}: nothing stands at ${from}`);
    }
  }
});

test('a heading ends no line with a short word, and its title and its data stay as they are written', () => {
  assert.equal(heading('How to play a game of two', 'en'), 'How\u00a0to\u00a0play a\u00a0game of\u00a0two');
  assert.equal(heading('¿Cuál de las dos se puede jugar?', 'es'), '¿Cuál de\u00a0las\u00a0dos se\u00a0puede jugar?');
  assert.equal(heading('Dez exercícios para o fim, responde-se', 'pt'), 'Dez\u00a0exercícios para o\u00a0fim, responde\u2060-\u2060se');
  for (const { path } of pages) {
    const [head] = source(path).split('<body>');
    assert.doesNotMatch(head, /\u2060/, path);
    assert.doesNotMatch(/<title>([^<]+)/.exec(head)?.[1] ?? '', /\u00a0/, path);
  }
});

test('an address without its slash is led to it, and an unknown one to a page that says so and offers the nearest', async () => {
  const [game] = games;
  const moved = await fetch(`${site.url}en/${game}`, { redirect: 'manual' });
  assert.equal(moved.status, 301);
  assert.equal(new URL(moved.headers.get('location') ?? '', site.url).href, `${site.url}en/${game}/`);

  const page = await open();
  const answer = await page.goto(`${site.url}pt/${game.slice(0, 3)}${game.slice(4)}/`);
  assert.equal(answer?.status(), 404);
  const link = page.getByRole('link').first();
  await link.waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
  assert.equal(await page.locator('h1').count(), 1);
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new axe.AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
    assert.deepEqual(violations.map(({ id }) => id), []);
  }
  const size = page.viewportSize() ?? assert.fail();
  await page.setViewportSize({ ...size, width: 320 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
  await page.setViewportSize(size);
  await link.click();
  await page.locator('.lead').waitFor();
  assert.equal(new URL(page.url()).href, `${site.url}pt/${game}/`);
  await page.goto(`${site.url}somewhere/else/entirely`);
  await page.getByRole('link').first().click();
  await page.locator('.all').waitFor();
  assert.equal(new URL(page.url()).href, `${site.url}en/guides/`);
  // The browser says of what was not there that it was not there.
  site.complaints.splice(0);
  await page.context().close();
});

test('a place that a page does not have is named, and the nearest is offered', async () => {
  const page = await open();
  for (const [path, said, hash] of [
    [`en/${games[0]}/#mistaks`, 'Nothing on this page is called mistaks. You may have meant: Common mistakes', '#mistakes'],
    [`es/${games[0]}/lessons/#%E0%A4%A`, 'En esta página no hay nada llamado %E0%A4%A.', '#'],
    ['pt/guides/#nada', 'Nesta página não há nada chamado nada.', '#'],
  ]) {
    await page.goto(site.url + path);
    const note = page.getByRole('alert');
    await note.waitFor();
    assert.ok(((await note.textContent()) ?? '').startsWith(said), (await note.textContent()) ?? '');
    assert.ok((await note.getByRole('link').evaluate((link) => /** @type {HTMLAnchorElement} */ (link).hash)).startsWith(hash));
    const { violations } = await new axe.AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
    assert.deepEqual(violations.map(({ id }) => id), []);
    await note.getByRole('link').click();
    await note.waitFor({ state: 'hidden' });
  }
  // An example is a place, too.
  await page.goto(`${site.url}en/${games[0]}/`);
  const example = page.locator('.example').first();
  await page.goto(`${site.url}en/${games[0]}/#${await example.getAttribute('id')}`);
  await example.getByRole('group').waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.context().close();
});

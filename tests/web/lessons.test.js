/** The lessons: exercises that are done on the board, judged by the core, and kept. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { contents } from '../../web/contents.js';
import { LANGUAGES } from '../../web/src/languages.js';
import { crowded } from './support/crowded.js';
import { axe } from './support/packages.js';
import { PHONE, SITE, WIDE, openSite } from './support/site.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/src/lesson/carried.js').LessonsCarried} LessonsCarried */

const languages = Object.keys(LANGUAGES);
const rows = contents();
const games = [...new Set(rows.map(({ game }) => game))];
const pages = languages.flatMap((language) => games.map((game) => ({ language, game, path: `${language}/${game}/lessons/` })));
const source = (/** @type {string} */ path) => readFileSync(join(SITE, path, 'index.html'), 'utf8');

const site = await openSite();
after(() => site.close());

/** @param {import('playwright-core').BrowserContextOptions} [options] */
async function open(options = {}) {
  const context = await site.browser.newContext({ viewport: WIDE, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  site.listen(page);
  return page;
}

/** An exercise of a page. @param {Page} page @param {string} id */
function exercise(page, id) {
  const figure = page.locator(`[data-lesson="${id}"] .lesson`);
  const point = (/** @type {string} */ name) => figure.locator(`[data-point][aria-label^="${name},"]`);
  return {
    figure,
    /** Waits for its board, and shows no other exercise: boards take time to draw. */
    async ready() {
      await page.evaluate((only) => document.querySelectorAll('[data-lesson]').forEach((section) => section.toggleAttribute('hidden', section.getAttribute('data-lesson') !== only)), id);
      await figure.scrollIntoViewIfNeeded();
      await point('a1').waitFor({ state: 'attached' });
    },
    said: async () => ({ tone: await figure.locator('.said').getAttribute('data-tone'), text: (await figure.locator('.said').textContent()) ?? '' }),
    ticked: () => page.locator(`h2 [data-tick="${id}"]`).isVisible(),
    button: (/** @type {string} */ name) => figure.getByRole('button', { name, exact: true }),
    byMouse: (/** @type {string} */ name) => point(name).click(),
    /** Walks there by arrow keys and presses Enter. @param {string} name */
    async byKeys(name) {
      const current = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '');
      await figure.locator('[data-point][tabindex="0"]').focus();
      const from = await current();
      const files = name.charCodeAt(0) - from.charCodeAt(0);
      const ranks = Number(name[1]) - Number(from[1]);
      for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
      for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
      assert.ok((await current()).startsWith(`${name},`), `the way to ${name} was lost at ${await current()}`);
      await page.keyboard.press('Enter');
    },
  };
}

test('there are as many guides, examples and exercises in every language', () => {
  for (const game of games) {
    const own = rows.filter((row) => row.game === game);
    assert.equal(own.length, languages.length);
    for (const { guides, examples, mistakes, exercises } of own) {
      assert.equal(guides, 1);
      assert.ok(exercises >= 8, `${game}: ${exercises} exercises`);
      assert.deepEqual([examples, mistakes, exercises], [own[0].examples, own[0].mistakes, own[0].exercises], game);
    }
  }
  assert.ok(rows.filter(({ language }) => language === 'en').reduce((sum, { exercises }) => sum + exercises, 0) >= 40);
});

test('every page is there in every language, with a title of its own, and is led to', () => {
  const titles = new Set();
  for (const { language, game, path } of pages) {
    const html = source(path);
    assert.match(html, new RegExp(`<html lang="${language}" dir="ltr">`), path);
    const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? assert.fail(path);
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? assert.fail(path);
    titles.add(title).add(description);
    assert.ok(title.length <= 70 && description.length <= 220, `${path}: ${title.length}, ${description.length}`);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, other, href]) => [other, join(path, href)]);
    assert.deepEqual(alternates, [...languages.map((other) => [other, `${other}/${game}/lessons/`]), ['x-default', `en/${game}/lessons/`]], path);
    const [, data] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? assert.fail(path);
    assert.deepEqual(JSON.parse(data)['@graph'].map((/** @type {{ '@type': string }} */ item) => item['@type']), ['LearningResource', 'BreadcrumbList']);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, `${path}: an id stands twice`);
    assert.match(source(`${language}/${game}/`), /href="\.\/lessons\/"/);
    assert.ok(source(`${language}/guides/`).includes(`href="../../${path}"`));
  }
  assert.equal(titles.size, 2 * pages.length);
});

/** An exercise of each game, a wrong answer and the right one, as points. */
const TRIED = /** @type {const} */ ({
  alquerque: { id: 'safe', wrong: ['b2', 'c2'], right: ['b2', 'b3'], refused: ['b2', 'd2'], says: /moved out of one jump and into another/ },
  konane: { id: 'first-lost', wrong: ['a1', 'c1'], right: ['c7', 'e7'], refused: ['d2', 'd4'], says: /would have waited for you/ },
  fanorona: { id: 'paika', wrong: ['g5', 'h4'], right: ['g5', 'h5'], refused: ['e2', 'f3'], says: /steps to g4/ },
  seega: { id: 'save', wrong: ['c1', 'c2'], right: ['c1', 'b1'], refused: ['a5', 'b4'], says: /you are in reach/ },
  surakarta: { id: 'quiet', wrong: ['c1', 'c2'], right: ['c1', 'd1'], refused: ['c1', 'c3'], says: /lies on rank 2/ },
});

test('an exercise of each game is done wrong and right, by mouse and by keyboard, and is kept', async () => {
  assert.deepEqual(Object.keys(TRIED).sort(), [...games].sort());
  const page = await open();
  for (const [game, { id, wrong, right, refused, says }] of Object.entries(TRIED)) {
    await page.goto(`${site.url}en/${game}/lessons/`);
    const one = exercise(page, id);
    await one.ready();
    assert.equal(await one.ticked(), false);
    for (const hand of /** @type {const} */ (['byMouse', 'byKeys'])) {
      const tap = async (/** @type {readonly string[]} */ points) => {
        for (const name of points) await one[hand](name);
      };
      if (hand === 'byMouse') {
        await tap(refused);
        const { tone, text } = await one.said();
        assert.equal(tone, 'wrong', `${game}: refused`);
        assert.match(text, new RegExp(refused[1]));
        await one.button('Begin again').click();
      }
      await tap(wrong);
      const { tone, text } = await one.said();
      assert.equal(tone, 'wrong');
      assert.match(text, says);
      assert.match(text, /The other side answers/);
      assert.equal(await one.ticked(), hand === 'byKeys', 'a wrong answer does not count, and takes nothing away');
      // A tap takes back what was wrong.
      await one[hand](wrong[1]);
      await tap(right);
      assert.equal((await one.said()).tone, 'right', `${game}: ${(await one.said()).text}`);
      assert.equal(await one.ticked(), true);
      await one.button('Begin again').click();
    }
    assert.match((await page.locator('.count').textContent()) ?? '', /^1 of \d+ done$/);
  }
  await page.reload();
  await page.locator('.count', { hasText: '1 of' }).waitFor();
  assert.equal(await exercise(page, TRIED.surakarta.id).ticked(), true, 'kept');
  assert.deepEqual(JSON.parse((await page.evaluate(() => localStorage.getItem('qirq-lessons'))) ?? '').done, Object.entries(TRIED).map(([game, { id }]) => `${game}/${id}`));
  site.assertQuiet();
  await page.context().close();
});

test('every kind of exercise can be done, wrong and right', async () => {
  const page = await open();
  await page.goto(`${site.url}en/alquerque/lessons/`);
  const { lessons } = /** @type {LessonsCarried} */ (JSON.parse((await page.locator('#lessons').textContent()) ?? ''));
  for (const { lesson, replies } of lessons) {
    const one = exercise(page, lesson.id);
    await one.ready();
    const tap = async (/** @type {readonly string[]} */ points) => {
      for (const name of points) await one.byMouse(name);
    };
    const wrong = async (/** @type {RegExp} */ pattern) => {
      const { tone, text } = await one.said();
      assert.equal(tone, 'wrong', lesson.id);
      assert.match(text, pattern, lesson.id);
      assert.equal(await one.ticked(), false, lesson.id);
    };
    const answers = one.figure.locator('.answers button');
    switch (lesson.kind) {
      case 'tap':
        await tap(['d4', 'd4', 'b4']);
        await one.button('Check').click();
        await wrong(/b4 does not belong/);
        await tap(['b4', ...(lesson.points ?? []).slice(1)]);
        await one.button('Check').click();
        await wrong(/Still to find: 1/);
        await tap(lesson.points?.slice(0, 1) ?? []);
        await one.button('Check').click();
        break;
      case 'build':
        await tap(['b1']);
        await wrong(/No line leads from b1 to d3/);
        await tap(['e5']);
        await wrong(/no room/);
        await tap(['a1', 'c1']);
        await wrong(/not what is asked for/);
        await tap(['c2']);
        break;
      case 'strike':
        await tap(['d4']);
        await wrong(/d4 is not at the end/);
        await tap(lesson.points ?? []);
        break;
      case 'choose':
        await answers.nth(1 - (lesson.which ?? 0)).click();
        await wrong(/No line leads from c2 to e4/);
        await answers.nth(lesson.which ?? 0).click();
        break;
      case 'yes-no':
        await one.button(lesson.answer ? 'No' : 'Yes').click();
        await wrong(/Which stone would be jumped/);
        await one.button(lesson.answer ? 'Yes' : 'No').click();
        break;
      case 'turn': {
        const points = (/** @type {string} */ turn) => turn.match(/[a-e]\d/g) ?? [];
        // Where only one way is left, the board goes it by itself.
        const play = async (/** @type {string} */ turn) => {
          for (const name of points(turn)) if (!/right|wrong/.test((await one.said()).tone ?? '')) await one.byMouse(name);
        };
        await play(Object.keys(replies)[0]);
        await wrong(/Not yet/);
        await one.button('Begin again').click();
        await play(lesson.right ?? '');
        break;
      }
      default:
        await tap(['e2', 'e3']);
        await wrong(/The other side answers/);
        await tap(['a1', 'b3', 'a3']);
        assert.match((await one.said()).text, /Go on.*b5 to b3/);
        await tap(['a3', 'c3']);
    }
    assert.equal((await one.said()).tone, 'right', `${lesson.id}: ${(await one.said()).text}`);
    assert.equal(await one.ticked(), true, lesson.id);
  }
  assert.equal(await page.locator('.count').textContent(), `${lessons.length} of ${lessons.length} done`);
  site.assertQuiet();
  await page.context().close();
});

test('damaged progress is set aside and named, and nothing writes over it', async () => {
  const page = await open();
  const path = `${site.url}en/seega/lessons/`;
  const damaged = '{"version":1,"done":["seega/two"';
  await page.goto(path);
  await page.evaluate((text) => localStorage.setItem('qirq-lessons', text), damaged);
  await page.reload();
  await page.locator('.kept pre').waitFor();
  assert.equal(await page.locator('.kept pre').textContent(), damaged);
  assert.match((await page.locator('.kept').textContent()) ?? '', /damaged and could not be read/);
  const one = exercise(page, 'pass');
  await one.ready();
  await one.button('Yes').click();
  assert.equal(await page.locator('.count').textContent(), '1 of 10 done');
  // A second one does not push the first out.
  await page.evaluate(() => localStorage.setItem('qirq-lessons', '{"version":9}'));
  await page.reload();
  await page.locator('.kept pre').waitFor();
  assert.equal(await page.locator('.kept pre').textContent(), `${damaged}\n{"version":9}`);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qirq-lessons'))), []);

  await page.addInitScript(() => {
    for (const name of /** @type {const} */ (['getItem', 'setItem', 'removeItem'])) {
      Storage.prototype[name] = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    }
  });
  await page.goto(path);
  await page.locator('.kept', { hasText: 'does not let the page save' }).waitFor();
  await one.ready();
  await one.button('Yes').click();
  assert.equal(await page.locator('.count').textContent(), '1 of 10 done', 'it works all the same');
  site.assertQuiet();
  await page.context().close();
});

test('axe finds nothing, in both themes', async () => {
  // The pages are built alike, and the boards are those of the guides: a few of them stand for all.
  for (const [colorScheme, viewport, shown] of /** @type {const} */ ([['light', WIDE, [['pt', games[0]]]], ['dark', PHONE, [['es', games[0]], ['en', games[games.length - 1]]]]])) {
    const page = await open({ viewport, colorScheme });
    await page.addInitScript(() => localStorage.setItem('qirq-lessons', 'damaged'));
    for (const [language, game] of shown) {
      await page.goto(`${site.url}${language}/${game}/lessons/`);
      await page.locator('.kept pre').waitFor();
      await page.locator('.lesson').first().scrollIntoViewIfNeeded();
      await page.locator('.answers button').first().waitFor();
      await page.locator('.answers button').first().click();
      // One board stands for all: a board takes longer to look at than all the text.
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((one) => (one.open = true));
        document.querySelectorAll('.room').forEach((room, i) => i > 0 && room.remove());
      });
      const { violations } = await new axe.AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${game}, ${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`), []);
    }
    await page.context().close();
  }
});

test('nothing runs over at 320 px in any language, and controls are large enough for a finger', async () => {
  const page = await open({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  for (const { path, game } of pages) {
    await page.goto(site.url + path);
    // One live board in each language stands for all: the others are as they are without a script.
    if (game === games[0]) {
      await page.locator('.lesson').first().scrollIntoViewIfNeeded();
      await page.locator('.answers button').first().waitFor();
    }
    assert.deepEqual(await crowded(page), [], path);
  }
  await page.context().close();
});

test('a mistyped address is led to the lessons of its game', async () => {
  const page = await open();
  await page.goto(`${site.url}en/${games[1]}/lesson`);
  await page.getByRole('link').first().click();
  await page.locator('.count').waitFor();
  assert.equal(new URL(page.url()).href, `${site.url}en/${games[1]}/lessons/`);
  // The browser says of what was not there that it was not there.
  site.complaints.splice(0);
  await page.context().close();
});

test('without a script everything can be read, and what needs one is not shown', async () => {
  const page = await open({ javaScriptEnabled: false });
  for (const game of games) {
    await page.goto(`${site.url}pt/${game}/lessons/`);
    const { exercises } = rows.find((row) => row.game === game) ?? assert.fail();
    assert.equal(await page.locator('section h2:visible').count(), exercises);
    assert.equal(await page.locator('.room svg[role="img"]:visible').count(), exercises);
    assert.equal(await page.locator('.help summary:visible').count(), 2 * exercises);
    assert.equal(await page.locator('.help p:visible').count(), 0, 'hints and answers are shut');
    await page.locator('.help summary').last().click();
    assert.ok((await page.locator('.help p:visible').count()) >= 1);
    assert.equal(await page.locator('.said:visible, .answers:visible, .progress:visible').count(), 0);
  }
  await page.context().close();
});

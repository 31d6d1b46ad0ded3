/** The catalogues say the same things, and the core's reasons all have a sentence. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import en from '../../web/locales/en.js';
import es from '../../web/locales/es.js';
import pt from '../../web/locales/pt.js';

const catalogues = { en, pt, es };
const contract = readFileSync(new URL('../../wasm/qirq.d.ts', import.meta.url), 'utf8');

/**
 * Every key with what it holds: a text, a list of so many texts, or a function of so many values.
 * @param {unknown} value
 * @returns {string[]}
 */
function shape(value, path = '') {
  if (typeof value === 'function') return [`${path}(${value.length})`];
  if (Array.isArray(value)) return [`${path}[${value.length}]`];
  if (typeof value === 'object' && value) return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`));
  return [path];
}

/**
 * Every text with where it stands.
 * @param {unknown} value
 * @returns {[path: string, text: string][]}
 */
function texts(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'object' && value) return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
  return [];
}

/** The members of a union of string literals in the contract. */
function union(/** @type {string} */ name) {
  const [, members] = new RegExp(`export type ${name} =([^;]+);`).exec(contract) ?? assert.fail(`${name} is not in the contract`);
  return [...members.matchAll(/'([a-z_]+)'/g)].map(([, member]) => member);
}

for (const [language, catalogue] of Object.entries(catalogues)) {
  test(`${language}: the same keys as English`, () => assert.deepEqual(shape(catalogue).sort(), shape(en).sort()));

  test(`${language}: every reason for a refusal has a sentence, with and without all points`, () => {
    for (const reason of union('RefusalReason')) {
      const say = /** @type {Record<string, Function>} */ (catalogue.refusals)[reason];
      assert.ok(say, reason);
      // These are said of a stone that was picked up and not of a way, too.
      const ofStone = ['must_capture', 'last_rank', 'backward', 'no_return', 'blocked', 'not_yours', 'no_stone', 'game_over'].includes(reason);
      for (const attempt of [{ from: 'c3', to: 'c4', because: ['d4', 'e5'] }, { from: 'c3', to: ofStone ? '' : 'c4', because: reason === 'already_captured' ? ['d4'] : [] }]) {
        const sentence = say(attempt);
        assert.match(sentence, /^[\p{L}].*\.$/u, `${reason}: ${sentence}`);
        assert.doesNotMatch(sentence, /undefined|\s\s|\s[.,]/, `${reason}: ${sentence}`);
      }
    }
  });

  test(`${language}: every end of a game has a sentence`, () => {
    for (const reason of union('Reason')) {
      assert.match(/** @type {Record<string, string>} */ (catalogue.drawn)[reason], /\.$/);
    }
    for (const reason of ['elimination', 'blocked', 'resignation', 'time']) {
      for (const who of ['you', 'machine', 'dark', 'light']) {
        assert.match(/** @type {Record<string, Record<string, string>>} */ (catalogue.lost)[reason][who], /\.$/);
      }
    }
  });

  test(`${language}: every kind of act has its mark`, () => {
    for (const kind of union('ActKind')) if (kind !== 'turn') assert.ok(/** @type {Record<string, string>} */ (catalogue.recordMark)[kind], kind);
  });
}

test('no text stands in two languages by oversight', () => {
  const english = new Map(texts(en));
  for (const [language, catalogue] of Object.entries({ pt, es })) {
    const same = texts(catalogue).filter(([path, text]) => english.get(path) === text && /\s/.test(text)).map(([path]) => path);
    assert.deepEqual(same, [], language);
  }
});

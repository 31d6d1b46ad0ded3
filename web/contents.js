/** What there is to read and to do, by game and language: `npm run contents`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGuide } from './guides/guide-text.js';
import { LANGUAGES } from './src/languages.js';

const CONTENT = fileURLToPath(new URL('./content', import.meta.url));

/**
 * @typedef {{ game: string, language: string, guides: number, examples: number, mistakes: number, exercises: number }} Row
 * @returns {Row[]}
 */
export function contents() {
  const games = readdirSync(CONTENT).filter((game) => existsSync(resolve(CONTENT, game, 'examples.json')));
  return games.flatMap((game) => Object.keys(LANGUAGES).map((language) => {
    const read = (/** @type {string} */ name) => (existsSync(resolve(CONTENT, game, name)) ? readGuide(readFileSync(resolve(CONTENT, game, name), 'utf8'), `${game}/${name}`) : null);
    const guide = read(`${language}.md`);
    const lessons = read(`lessons.${language}.md`);
    const kinds = guide?.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)) ?? [];
    const count = (/** @type {string[]} */ ...wanted) => kinds.filter((kind) => wanted.includes(kind)).length;
    return { game, language, guides: guide ? 1 : 0, examples: count('example', 'board', 'joined'), mistakes: count('mistake'), exercises: (lessons?.sections.length ?? 1) - 1 };
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = contents();
  console.table(rows);
  for (const language of Object.keys(LANGUAGES)) {
    const own = rows.filter((row) => row.language === language);
    const sum = (/** @type {'guides' | 'examples' | 'mistakes' | 'exercises'} */ name) => own.reduce((all, row) => all + row[name], 0);
    console.log(`${language}: ${sum('guides')} guides, ${sum('examples')} examples, ${sum('mistakes')} mistakes, ${sum('exercises')} exercises`);
  }
}

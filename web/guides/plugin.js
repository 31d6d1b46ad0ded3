/**
 * Builds the pages of the guides from the texts and examples in `content/`. Each is a folder with an `index.html` in it,
 * which any static host serves under a plain address.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../src/languages.js';
import { loadCore } from './core.js';
import { Facts } from './facts.js';
import { readGuide } from './guide-text.js';
import { LessonFacts } from './lesson-facts.js';
import { LessonsPage } from './lessons-page.js';
import { lostPage } from './lost.js';
import { GuidePage, guidesPage } from './page.js';

/**
 * @param {{ content: string, moduleDir: string, site: string }} options the folder of the texts, that of the module, and
 *   the address that the site will have, where it is known
 * @returns {import('vite').Plugin}
 */
export function guides({ content, moduleDir, site }) {
  return {
    name: 'qirq-guides',
    // After the style sheet has been put together.
    enforce: 'post',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scriptOf = (/** @type {string} */ name) =>
        files.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName ?? this.error(`there is no script for a ${name}`);
      const [script, lessonScript] = ['guide', 'lesson'].map(scriptOf);
      const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))?.fileName ?? this.error('the guides have no style sheet');
      const qirq = await loadCore(moduleDir);
      // In the order of the catalogue; a game without a guide has none yet.
      const games = [...new Set(qirq.ruleSets().map(({ game }) => game))].filter((game) => existsSync(resolve(content, game)));
      for (const folder of readdirSync(content, { withFileTypes: true })) {
        if (folder.isDirectory() && folder.name !== 'words' && !games.includes(folder.name)) this.error(`content/${folder.name} is the name of no game`);
      }
      const languages = Object.keys(LANGUAGES);
      /** @param {string} page */
      const place = (page) => ({ site, script, style, alternates: Object.fromEntries(languages.map((language) => [language, `${language}/${page}/`])) });
      /** @type {{ path: string, title: string, language: string }[]} */
      const pages = [];
      const emit = (/** @type {string} */ path, /** @type {string} */ title, /** @type {string} */ language, /** @type {string} */ source) => {
        pages.push({ path, title, language });
        this.emitFile({ type: 'asset', fileName: `${path}index.html`, source });
      };
      const editions = [];
      for (const language of languages) {
        const edition = {
          language,
          texts: (await import(`../locales/${language}.js`)).default,
          words: (await import(`../content/words/${language}.js`)).default,
        };
        editions.push(edition);
        const all = games.map((game) => {
          const facts = new Facts(qirq, JSON.parse(readFileSync(resolve(content, game, 'examples.json'), 'utf8')));
          const name = `${game}/${language}.md`;
          return { facts, text: readGuide(readFileSync(resolve(content, name), 'utf8'), name), folder: `${language}/${game}/` };
        });
        for (const { facts, text, folder } of all) {
          const name = `${facts.data.game}/lessons.${language}.md`;
          const lessons = new LessonsPage(
            edition,
            { folder: `${folder}lessons/`, ...place(`${facts.data.game}/lessons`), script: lessonScript },
            new LessonFacts(qirq, JSON.parse(readFileSync(resolve(content, facts.data.game, 'lessons.json'), 'utf8'))),
            readGuide(readFileSync(resolve(content, name), 'utf8'), name),
          );
          emit(`${folder}lessons/`, lessons.text.head.title, language, lessons.markup);
          emit(folder, text.head.title, language, new GuidePage(edition, { folder, ...place(facts.data.game) }, facts, text).markup);
        }
        const folder = `${language}/guides/`;
        emit(folder, edition.words.guides, language, guidesPage(edition, { folder, ...place('guides') }, all));
      }
      this.emitFile({ type: 'asset', fileName: '404.html', source: lostPage(editions, pages, site) });
      if (site) {
        const addresses = ['', ...pages.map(({ path }) => path)].map((path) => `<url><loc>${site}${path}</loc></url>`);
        this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n` });
      }
    },
  };
}

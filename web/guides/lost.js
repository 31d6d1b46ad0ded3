/**
 * The page that a static host shows where there is none: it says so, and offers the nearest thing. It can stand in for any address, so
 * it brings all it needs along and finds out by itself where the site begins.
 *
 * @typedef {import('../content/words/en.js').GuideWords} GuideWords
 * @typedef {{ path: string, title: string, language: string }} Known a page of the site
 */
import { createHash } from 'node:crypto';
import { html } from 'lit';
import { lettersApart } from '../src/address.js';
import { directionOf } from '../src/languages.js';
import { mark } from '../src/page/icons.js';
import { raw, textOf } from './text.js';

const STYLE = `:root{color-scheme:light dark;--table:light-dark(#e3e6e1,#121716);--ink:light-dark(#1c2321,#e8ece9);--accent:light-dark(#0a655c,#6fcdbd);--on-accent:light-dark(#ffffff,#06211d);--hair:light-dark(#cdd2cc,#323a37)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--table);color:var(--ink);font:1.1875rem/1.62 "Iowan Old Style","Palatino Linotype",Palatino,P052,"Noto Serif",Georgia,serif}
main{box-sizing:border-box;max-width:39rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:2.125rem;font-weight:600;line-height:1.2;text-wrap:balance;margin:0 0 1rem}p{margin:0 0 1rem}section+section{margin-top:3rem}
a{color:var(--accent);text-underline-offset:.18em;display:inline-block;padding:.5rem 0}
.btn{margin-top:.5rem;padding:.875rem 1rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);font:600 .875rem/1.2 "Segoe UI Variable Text","Segoe UI",-apple-system,Roboto,"Noto Sans",Cantarell,"Liberation Sans","Helvetica Neue",Arial,sans-serif;text-decoration:none}
.brand{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:.75rem 2rem;border-bottom:1px solid var(--hair);font-weight:600;font-size:1.375rem;line-height:1}@media (max-width:960px){.brand{padding:.25rem 1rem}main{padding:3rem 1rem}}
.mark{width:1.875rem;height:1.875rem}.dot{fill:var(--accent)}`;

/**
 * What the page does, sent as text: it must not lean on anything outside it.
 * @param {Known[]} pages
 * @param {string} base the path of the site, or empty where it has to be found
 * @param {typeof lettersApart} apart
 */
async function offer(pages, base, apart) {
  try {
    const { theme } = JSON.parse(localStorage.getItem('qirq-look') || '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's theme is shown.
  }
  const languages = [...new Set(pages.map(({ language }) => language))];
  const folders = location.pathname.split('/');
  // The site begins somewhere above: most likely where a language follows.
  const prefixes = folders.slice(1).map((_folder, i) => folders.slice(0, i + 1).join('/') + '/').reverse();
  const follows = (/** @type {string} */ prefix) => languages.includes(folders[prefix.split('/').length - 1]);
  const tried = base ? [base] : [...prefixes.filter(follows), ...prefixes.filter((prefix) => !follows(prefix))];
  let root = '';
  for (const prefix of tried) {
    const found = await fetch(`${prefix}mark.svg`, { method: 'HEAD' }).catch(() => null);
    if (found?.ok && /svg/.test(found.headers.get('content-type') ?? '')) {
      root = prefix;
      break;
    }
  }
  if (!root) return;
  const asked = decodeURIComponent(location.pathname).slice(root.length).replace(/index\.html$|\/$/, '').toLowerCase();
  const said = languages.find((language) => asked === language || asked.startsWith(`${language}/`));
  const language = said ?? [...navigator.languages].map((wish) => wish.split('-')[0]).find((wish) => languages.includes(wish)) ?? languages[0];
  const name = (/** @type {string} */ path) => path.replace(/\/$/, '').split('/').pop() ?? '';
  const last = name(asked);
  const own = pages.filter((page) => page.language === language);
  // By its last part; pages that share that are told apart by the rest.
  const distance = (/** @type {Known} */ { path }) => 100 * apart(last, name(path)) + apart(asked, path.replace(/\/$/, ''));
  const nearest = own.reduce((best, page) => (distance(page) < distance(best) ? page : best));
  // Where nothing is near, all of them are.
  const offered = apart(last, name(nearest.path)) <= Math.max(2, last.length / 2) ? nearest : own[own.length - 1];
  for (const section of document.querySelectorAll('section')) {
    if (section.lang !== language) section.remove();
    else {
      const link = section.querySelector('a');
      if (!link) continue;
      link.href = root + offered.path;
      link.textContent = offered.title;
      section.querySelectorAll('[hidden]').forEach((part) => part.removeAttribute('hidden'));
      const home = section.querySelectorAll('a')[1];
      home.href = root;
    }
  }
  document.documentElement.lang = language;
  document.title = `${document.querySelector('h1')?.textContent} · Qirq`;
}

const hash = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {{ language: string, words: GuideWords }[]} editions
 * @param {Known[]} pages the one with all guides last in each language
 * @param {string} site its address, where it is known
 */
export function lostPage(editions, pages, site) {
  const script = `(${offer})(${JSON.stringify(pages).replace(/</g, '\\u003c')},${JSON.stringify(site && new URL(site).pathname)},${lettersApart})`;
  const policy = `default-src 'none'; connect-src 'self'; script-src ${hash(script)}; style-src ${hash(STYLE)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>\n${textOf(html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content=${policy}>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>404 · Qirq</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header class="brand">${mark}Qirq</header>
<main>${editions.map(({ language, words }) => html`<section lang=${language} dir=${directionOf(language)}><h1>${words.lost}</h1><p>${words.lostLead}</p><p hidden>${words.lostNearest} <a href="/">Qirq</a></p><p hidden><a class="btn" href="/">${words.play}</a></p></section>`)}</main>
<script>${raw(script)}</script>
</body>
</html>`)}
`;
}

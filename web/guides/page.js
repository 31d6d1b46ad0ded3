/**
 * A guide as a page that can be read before any script has run.
 *
 * @typedef {import('./facts.js').Facts} Facts
 * @typedef {import('./facts.js').Shown} Shown
 * @typedef {import('./guide-text.js').GuideText} GuideText
 * @typedef {import('./guide-text.js').Block} Block
 * @typedef {import('./guide-text.js').Section} Section
 * @typedef {import('../src/languages.js').Catalogue} Catalogue
 * @typedef {import('../content/words/en.js').GuideWords} GuideWords
 * @typedef {import('../src/guide/frames.js').GuideCarried} GuideCarried
 *
 * @typedef {object} Edition a language of the guides
 * @property {string} language
 * @property {Catalogue} texts
 * @property {GuideWords} words
 *
 * @typedef {object} Place where a page lies, and what it needs
 * @property {string} folder as `en/chess/`
 * @property {Record<string, string>} alternates the folder of the same page in every language
 * @property {string} site the address of the whole site with a slash at its end, or empty where it is not known
 * @property {string} script its file, from the root
 * @property {string} style its file, from the root
 */
import { createHash } from 'node:crypto';
import { html, nothing } from 'lit';
import { writeAddress } from '../src/address.js';
import { Geometry } from '../src/board/geometry.js';
import { joinedScene } from '../src/guide/frames.js';
import { LANGUAGES, directionOf } from '../src/languages.js';
import { icon, mark } from '../src/page/icons.js';
import { miniature } from '../src/page/miniature.js';
import { refusalSentence, tonesOf } from '../src/say.js';
import { comparison, nameOf, variants } from './compare.js';
import { blockMarkup, inlineMarkup, itemsOf, partsOf, plain } from './guide-text.js';
import { boardDefs, still } from './still.js';
import { raw, textOf } from './text.js';
import { heading } from './unbroken.js';

/** Width in units of a board from which a half of the column is too small for it: eight points, or six and loops round them. */
const WIDE = 800;

/** How much larger the coordinates of a board of half the size are, so that they can be read as well. */
const HALF_LETTERING = 1.6;

/** Blocks that stand beside the text before them. */
const BESIDE = ['board', 'joined', 'example', 'mistake'];

/** From a page back to the root of the site: every address in it is relative, so that any folder of any host will do. @param {string} folder */
export const up = (folder) => '../'.repeat(folder.split('/').length - 1);

/**
 * The whole document round a page.
 * @param {Edition} edition
 * @param {Place} place
 * @param {{ title: string, description: string, data: object[], body: unknown, lettering: number[], core?: boolean }} page `core`: it
 *   needs the WebAssembly module
 */
export function document({ language, words }, { folder, alternates, site, script, style }, { title, description, data, body, lettering, core = false }) {
  const root = up(folder);
  const styles = [...new Set(lettering)].map((size) => `[data-lettering="${size}"]{--lettering:${size}}`).join('');
  const hash = createHash('sha256').update(styles).digest('base64');
  const address = (/** @type {string} */ path) => (site ? site + path : root + path);
  const policy = `default-src 'self'; ${core ? "script-src 'self' 'wasm-unsafe-eval'; " : ''}style-src 'self' 'sha256-${hash}'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'`;
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(/</g, '\\u003c');
  // Nothing is painted before the head of the page has come whole: half of it would move as the rest comes in.
  return `<!doctype html>\n${textOf(html`<html lang=${language} dir=${directionOf(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content=${policy}>
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e3e6e1">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121716">
<title>${title} · Qirq</title>
<meta name="description" content=${description}>
<link rel="canonical" href=${address(folder)}>
${Object.entries(alternates).map(([other, path]) => html`<link rel="alternate" hreflang=${other} href=${address(path)}>
`)}<link rel="alternate" hreflang="x-default" href=${address(alternates.en)}>
<meta property="og:type" content="article"><meta property="og:title" content=${title}><meta property="og:description" content=${description}><meta property="og:locale" content=${language}>
<link rel="icon" href=${`${root}mark.svg`} type="image/svg+xml">
<link rel="manifest" href=${`${root}manifest.webmanifest`}>
<link rel="apple-touch-icon" href=${`${root}icon-192.png`}>
<link rel="expect" href="#head" blocking="render">
<style>${raw(styles)}</style>
<link rel="stylesheet" href=${root + style}>
<script src=${`${root}theme.js`}></script>
<script type="application/ld+json">${raw(graph)}</script>
<script type="module" src=${root + script}></script>
</head>
<body>
<header class="top" id="head"><nav aria-label=${words.pages}><a class="home" href=${root}>${mark}Qirq</a><a class="item" href=${root + writeAddress({ lang: language })}>${words.play}</a><a class="item" href=${`${root}${language}/guides/`} aria-current="true">${words.learn}</a></nav>
<details class="lang"><summary class="btn plain"><span class="visually-hidden">${words.language}:</span> ${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (language)]} ${icon('open')}</summary>
<ul>${Object.entries(alternates).map(([other, path]) => html`<li><a href=${root + path} hreflang=${other} lang=${other} aria-current=${other === language ? 'true' : nothing}>${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (other)]}</a></li>`)}</ul></details></header>
<p class="astray" role="alert" hidden>${words.astray} <q></q>. ${words.lostNearest} <a href="#head"></a></p>
${body}
</body>
</html>`)}
`;
}

/**
 * @param {Edition} edition
 * @param {{ name: string, path: string }[]} way the pages from the guides on
 * @param {Place} place
 */
export const breadcrumb = ({ language, words }, way, { site, folder }) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Qirq', path: '' },
    { name: words.guides, path: `${language}/guides/` },
    ...way,
  ].map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: (site || up(folder)) + path })),
});

/**
 * What the stones of a board are, in words.
 * @param {Edition} edition
 * @param {string} game
 * @param {Pick<Shown, 'board' | 'scene'>} shown
 */
export function described({ texts, words }, game, { board, scene }) {
  const sides = (/** @type {const} */ (['x', 'o'])).map((side) => ({
    tone: texts.tones[scene.tones[side]], points: board.points.flatMap(({ name }, i) => (scene.stones[i] === side ? [name] : [])),
  }));
  const said = sides.filter(({ points }) => points.length).map(({ tone, points }) => words.stones(tone, points));
  return `${texts.board(game)}: ${said.join('; ') || words.empty}.`;
}

export class GuidePage {
  /** @param {Edition} edition @param {Place} place @param {Facts} facts @param {GuideText} text */
  constructor(edition, place, facts, text) {
    this.edition = edition;
    this.place = place;
    this.facts = facts;
    this.text = text;
    this.game = edition.texts.games[facts.data.game] ?? facts.data.game;
    /** @type {number[]} */
    this.lettering = [];
    const point = edition.texts.point;
    /** @type {GuideCarried} */
    this.carried = {
      language: edition.language,
      words: { board: edition.texts.board(this.game), empty: point.empty('{}'), dark: point.stone('{}', 'dark'), light: point.stone('{}', 'light') },
      boards: [], examples: [], joined: [],
    };
  }

  /** @returns {string} */
  get markup() {
    const { text, edition, place, facts } = this;
    const { words } = edition;
    const [intro, ...sections] = text.sections;
    const body = html`${boardDefs(facts.data.game)}
<main data-game=${facts.data.game}><article>
  ${this.#section(intro, html`<p class="kicker">${words.guide}</p><h1>${heading(text.head.title, edition.language)}</h1><p class="lead">${raw(inlineMarkup(text.head.lead))}</p>`, html`
    <div class="do"><a class="btn primary" href=${this.#playAddress(facts.data.rules)}>${words.playThis}</a><a class="btn" href="./lessons/">${words.lessons}</a></div>
    <nav aria-label=${words.onThisPage}><ul class="toc">${sections.map(({ id, title }) => html`<li><a href=${`#${id}`}>${heading(title, edition.language)}</a></li>`)}</ul></nav>`)}
  ${sections.map((section) => this.#section(section, html`${section.why.map((reason) => html`<span class="anchor" id=${`why-${reason}`}></span>`)}<h2>${heading(section.title, edition.language)}</h2>`))}
</article></main>`;
    const markup = textOf(body);
    const carried = JSON.stringify(this.carried).replace(/</g, '\\u003c');
    return document(edition, place, {
      title: text.head.title, description: text.head.description, data: this.#data(), lettering: this.lettering,
      body: html`${raw(markup)}<script type="application/json" id="guide">${raw(carried)}</script>`,
    });
  }

  #data() {
    const { text, edition, place } = this;
    const questions = text.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'questions')).flatMap(({ body }) => partsOf(body));
    return [
      {
        '@type': 'Article', headline: text.head.title, description: text.head.description, inLanguage: edition.language, isAccessibleForFree: true,
        about: { '@type': 'Game', name: this.game }, publisher: { '@type': 'Organization', name: 'Qirq' },
        citation: text.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'sources')).flatMap(({ body }) => itemsOf(body)).map(plain),
      },
      breadcrumb(edition, [{ name: this.game, path: place.folder }], place),
      ...(questions.length
        ? [{ '@type': 'FAQPage', inLanguage: edition.language, mainEntity: questions.map(({ title, body }) => ({ '@type': 'Question', name: plain(title), acceptedAnswer: { '@type': 'Answer', text: plain(body) } })) }]
        : []),
    ];
  }

  /** @param {string} rules @param {string} [position] */
  #playAddress(rules, position = '') {
    return up(this.place.folder) + writeAddress({ rules, position, lang: this.edition.language });
  }

  /**
   * A section in rows: each a text with the board that belongs to it, or what takes the whole width.
   * @param {Section} section
   * @param {unknown} heading
   * @param {unknown} [end] what the first text ends with
   */
  #section({ id, blocks }, heading, end = nothing) {
    /** @type {{ texts: unknown[], beside: unknown, whole: unknown }[]} */
    const rows = [{ texts: [heading], beside: nothing, whole: nothing }];
    for (const block of blocks) {
      let row = rows[rows.length - 1];
      if (row.beside !== nothing || row.whole !== nothing) rows.push((row = { texts: [], beside: nothing, whole: nothing }));
      if (block.kind === 'text') row.texts.push(raw(blockMarkup(block.body)));
      else if (BESIDE.includes(block.kind)) row.beside = this.#beside(block);
      else row.whole = this.#whole(block);
    }
    rows[0].texts.push(end);
    return html`<section id=${id}>${rows.map(({ texts, beside, whole }) => html`
    <div class="row"><div class="prose">${texts}</div>${beside}</div>${whole}`)}
  </section>
  `;
  }

  /** @param {Block} block */
  #beside(block) {
    switch (block.kind) {
      case 'mistake':
        return this.#mistake(block);
      case 'joined':
        return this.#joined(block);
      default:
        return this.#example(block);
    }
  }

  /** @param {Shown} shown @param {number} [lettering] how much larger its coordinates are */
  #still(shown, lettering = 1) {
    const geometry = new Geometry(shown.board, shown.turned, lettering);
    this.lettering.push(geometry.lettering);
    return still(geometry, shown.scene, described(this.edition, this.game, shown));
  }

  /** The place of a board in what the page carries. @param {Shown['board']} board */
  #carry(board) {
    const { boards } = this.carried;
    const text = JSON.stringify(board);
    const at = boards.findIndex((other) => JSON.stringify(other) === text);
    return at < 0 ? boards.push(board) - 1 : at;
  }

  /** @param {Block} block @param {number} count @param {string[]} parts */
  #complete(block, count, parts) {
    if (parts.length !== count) throw new Error(`${this.edition.language}, ${block.kind} ${block.id}: ${parts.length} texts for ${count}`);
  }

  /** @param {Block} block */
  #example(block) {
    const { words } = this.edition;
    const shown = this.facts.example(block.id);
    const { frames, rules, turned, scene } = shown;
    const captions = frames.length > 1 ? itemsOf(block.body) : [block.body];
    this.#complete(block, frames.length, captions);
    const playOn = html`<p class="on-from-here"><a class="btn play-on" href=${this.#playAddress(rules.spec, frames[0].position)}>${words.playOn}</a></p>`;
    if (frames.length === 1) return html`<figure class="shown" id=${`still-${block.id}`} data-still=${block.id}><div class="room">${this.#still(shown)}</div><figcaption>${raw(inlineMarkup(captions[0]))}</figcaption>${playOn}</figure>`;
    this.carried.examples.push({ id: block.id, board: this.#carry(shown.board), rules: rules.spec, turned, tones: scene.tones, frames });
    const button = (/** @type {string} */ does, /** @type {string} */ text, /** @type {'first' | 'back' | 'on'} */ picture) =>
      html`<button type="button" class=${does} data-does=${does} aria-label=${text}>${icon(picture)}</button>`;
    return html`<figure class="shown example" id=${`example-${block.id}`} data-example=${block.id}><div class="room">${this.#still(shown)}</div>
      <div class="steps" role="group" aria-label=${words.steps}>${button('first', words.first, 'first')}${button('back', words.back, 'back')}<span class="at">${words.step(1, frames.length)}</span>${button('go', words.on, 'on')}</div>
      <ol class="story">${captions.map((caption, i) => html`<li data-at=${words.step(i + 1, frames.length)}>${raw(inlineMarkup(caption))}</li>`)}</ol>${playOn}</figure>`;
  }

  /** @param {Block} block */
  #joined(block) {
    const { texts, words } = this.edition;
    const { rules, board, point, to } = this.facts.joined(block.id);
    this.carried.joined.push({ id: block.id, board: this.#carry(board), point });
    const geometry = new Geometry(board, false);
    this.lettering.push(geometry.lettering);
    const name = (/** @type {number} */ some) => board.points[some].name;
    const { scene } = joinedScene(board, point);
    // What every other point is joined to is said by the page, so that its script speaks no language.
    const said = board.points.map((_point, i) => words.joined(name(i), joinedScene(board, i).to.map(name)));
    const sentence = words.joined(name(point), to.map(name));
    return html`<figure class="shown joined" id=${`joined-${block.id}`} data-joined=${block.id} data-said=${JSON.stringify(said)}><div class="room">${still(geometry, { ...scene, tones: tonesOf(rules) }, `${texts.board(this.game)}: ${sentence}`)}</div>
      <figcaption><b class="joined-to" aria-live="polite">${sentence}</b> <span class="scripted">${words.tapPoint}</span> ${raw(inlineMarkup(block.body))}</figcaption></figure>`;
  }

  /** @param {Block} block */
  #mistake(block) {
    const { texts, words } = this.edition;
    const [not, but] = this.facts.mistake(block.id);
    const captions = itemsOf(block.body);
    this.#complete(block, 2, captions);
    const names = (/** @type {number[]} */ points) => points.map((point) => not.board.points[point].name);
    const refusal = /** @type {import('../../wasm/qirq.js').Refusal} */ (not.refusal);
    const sentence = refusalSentence(/** @type {import('../src/game.js').Snapshot} */ ({ board: not.board }), refusal, texts);
    const { width, margin } = new Geometry(not.board, false);
    // Two of a wide board would be too small beside each other.
    const long = width + 2 * margin > WIDE;
    const half = (/** @type {Shown} */ shown, /** @type {unknown} */ verdict, /** @type {unknown} */ caption) =>
      html`<figure><div class="room">${this.#still(shown, long ? 1 : HALF_LETTERING)}</div><figcaption>${verdict} ${caption}
        <a class="play-on" href=${this.#playAddress(shown.rules.spec, shown.frames[0].position)}>${words.playOn}</a></figcaption></figure>`;
    return html`<div class=${long ? 'two long' : 'two'} id=${`mistake-${block.id}`} data-mistake=${block.id}>
      ${half(not, html`<p class="verdict no">${icon('close')}<span>${words.not(names(refusal.attempt).join('-'))}</span></p>`, html`<p>${raw(inlineMarkup(captions[0]))}</p><p class="refusal"><span>${words.says}</span> ${sentence}</p>`)}
      ${half(but, html`<p class="verdict ok">${icon('done')}<span>${words.turn(but.turn)}</span></p>`, html`<p>${raw(inlineMarkup(captions[1]))}</p>`)}
    </div>`;
  }

  /** @param {Block} block */
  #whole(block) {
    const { texts, words } = this.edition;
    const { ruleSets } = this.facts;
    switch (block.kind) {
      case 'questions':
        return html`<div class="questions">${partsOf(block.body).map(({ title, body }, i) => html`<details ?open=${i === 0}><summary>${raw(inlineMarkup(title))}</summary>${raw(blockMarkup(body))}</details>`)}</div>`;
      case 'sources':
        return html`<ol class="sources">${itemsOf(block.body).map((item) => html`<li>${raw(inlineMarkup(item))}</li>`)}</ol>`;
      case 'compare':
        return ruleSets.length > 1 ? comparison(ruleSets, texts, words) : variants(ruleSets[0], texts, words);
      case 'sets': {
        const parts = partsOf(block.body);
        const ids = parts.map(({ title }) => title);
        if (ids.join() !== ruleSets.map(({ id }) => id).join()) throw new Error(`${this.edition.language}: the sets are ${ids}`);
        return html`<div class="each">${ruleSets.map((rules, i) => html`<div id=${rules.id}><h3>${nameOf(texts, rules)}</h3>${raw(blockMarkup(parts[i].body))}
          <p><a class="btn" href=${this.#playAddress(rules.spec)}>${words.playThese(nameOf(texts, rules))}</a></p></div>`)}</div>`;
      }
      default:
        throw new Error(`${this.edition.language}: there is no block ${block.kind}`);
    }
  }
}

/**
 * The page with all guides of a language.
 * @param {Edition} edition
 * @param {Place} place
 * @param {{ facts: Facts, text: GuideText, folder: string }[]} guides
 */
export function guidesPage(edition, place, guides) {
  const { texts, words, language } = edition;
  const root = up(place.folder);
  const glimpse = (/** @type {Facts} */ facts) => {
    const session = new facts.qirq.Session(facts.data.rules, '');
    const seen = { board: session.board(), stones: session.state().stones };
    session.delete();
    return seen;
  };
  const body = html`<main><article class="index"><h1>${heading(words.guidesTitle, language)}</h1><p class="lead">${words.guidesLead}</p>
    <ul class="all">${guides.map(({ facts, text, folder }) => html`<li>${miniature(facts.rules, glimpse(facts))}<div><h2><a href=${root + folder}>${texts.games[facts.data.game]}</a></h2><p>${raw(inlineMarkup(text.head.lead))}</p>
      <p class="do"><a class="btn" href=${root + writeAddress({ rules: facts.data.rules, lang: language })}>${words.playThis}</a><a class="btn" href=${`${root}${folder}lessons/`}>${words.lessons}<span class="visually-hidden"> (${texts.games[facts.data.game]})</span></a></p></div></li>`)}</ul></article></main>`;
  return document(edition, place, {
    title: words.guides, description: words.guidesLead, lettering: [], body,
    data: [breadcrumb(edition, [], place), { '@type': 'CollectionPage', name: words.guidesTitle, description: words.guidesLead, inLanguage: language }],
  });
}

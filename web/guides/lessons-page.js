/**
 * The lessons of a game as a page that can be read before any script has run.
 *
 * @typedef {import('./lesson-facts.js').LessonFacts} LessonFacts
 * @typedef {import('./lesson-facts.js').ShownLesson} ShownLesson
 * @typedef {import('./guide-text.js').GuideText} GuideText
 * @typedef {import('./guide-text.js').Section} Section
 * @typedef {import('./page.js').Edition} Edition
 * @typedef {import('./page.js').Place} Place
 * @typedef {import('../src/lesson/carried.js').LessonsCarried} LessonsCarried
 */
import { html, nothing } from 'lit';
import { Geometry } from '../src/board/geometry.js';
import { icon } from '../src/page/icons.js';
import { nameOf } from './compare.js';
import { blockMarkup, inlineMarkup, itemsOf, plain } from './guide-text.js';
import { boardDefs, still } from './still.js';
import { breadcrumb, described, document, up } from './page.js';
import { raw, textOf } from './text.js';
import { heading } from './unbroken.js';

/** The blocks of an exercise, and whether it has to have them. */
const BLOCKS = { text: true, hint: true, done: true, answer: true, not: false, rounds: false };

export class LessonsPage {
  /** @param {Edition} edition @param {Place} place @param {LessonFacts} facts @param {GuideText} text */
  constructor(edition, place, facts, text) {
    this.edition = edition;
    this.place = place;
    this.facts = facts;
    this.text = text;
    this.game = edition.texts.games[facts.data.game] ?? facts.data.game;
    const [, ...sections] = text.sections;
    const ids = sections.map(({ id }) => id).join();
    if (ids !== facts.data.lessons.map(({ id }) => id).join()) throw new Error(`${edition.language}, ${facts.data.game}: the lessons are ${ids}`);
  }

  /** @param {Section} section @param {keyof typeof BLOCKS} kind */
  #block({ id, blocks }, kind) {
    const found = blocks.filter((block) => block.kind === kind);
    if (BLOCKS[kind] ? found.length !== 1 : found.length > 1) throw new Error(`${this.edition.language}, ${this.facts.data.game}, ${id}: ${found.length} times ${kind}`);
    return found[0]?.body ?? '';
  }

  /** @param {Section} section */
  #complete(section) {
    for (const { kind, line } of section.blocks) {
      if (!(kind in BLOCKS)) throw new Error(`${this.edition.language}, ${this.facts.data.game}, line ${line + 1}: an exercise has no ${kind}`);
    }
  }

  /** What is said to typical wrong answers: by the answer, or to any. @param {Section} section */
  #replies(section) {
    return Object.fromEntries(itemsOf(this.#block(section, 'not')).map((item) => {
      const [, key = '', text = item] = /^`([^`]+)`: ([^]+)$/.exec(item) ?? [];
      return [key, plain(text)];
    }));
  }

  /** @returns {string} */
  get markup() {
    const { text, edition, place, facts } = this;
    const { words, language } = edition;
    const [intro, ...sections] = text.sections;
    const { shown } = facts;
    const lettering = shown.map(({ board }) => new Geometry(board, false).lettering);
    const root = up(place.folder);
    /** @type {LessonsCarried} */
    const carried = {
      language, game: facts.data.game,
      words: { ...words.lesson, progress: shown.map((_lesson, i) => words.progress(i, shown.length)).concat(words.progress(shown.length, shown.length)) },
      lessons: sections.map((section, i) => ({
        lesson: shown[i].lesson, rules: shown[i].rules.spec, board: shown[i].board,
        scene: { stones: shown[i].scene.stones, tones: shown[i].scene.tones, trace: shown[i].scene.trace, preview: shown[i].scene.preview },
        replies: this.#replies(section), rounds: itemsOf(this.#block(section, 'rounds')).map(plain),
      })),
    };
    const markup = textOf(html`${boardDefs(facts.data.game)}
<main data-game=${facts.data.game}><article>
  <section id="top"><div class="row"><div class="prose"><p class="kicker">${words.lessons}</p><h1>${heading(text.head.title, language)}</h1><p class="lead">${raw(inlineMarkup(text.head.lead))}</p>
    ${intro.blocks.map(({ body }) => raw(blockMarkup(body)))}
    <div class="do"><a class="btn" href="../">${words.read(this.game)}</a></div>
    <p class="progress scripted"><b class="count">${words.progress(0, shown.length)}</b></p><div class="kept scripted"></div>
    <nav aria-label=${words.onThisPage}><ol class="toc">${sections.map(({ id, title }, i) => html`<li><a href=${`#${id}`}><span class="no">${i + 1}.</span> ${heading(title, language)}<span class="tick" data-tick=${id} hidden>${icon('done')}<span class="visually-hidden">${words.lesson.done}</span></span></a></li>`)}</ol></nav></div></div></section>
  ${sections.map((section, i) => this.#lesson(section, i))}
</article></main>`);
    return document(edition, place, {
      title: text.head.title, description: text.head.description, lettering, core: true,
      data: [
        {
          '@type': 'LearningResource', name: text.head.title, description: text.head.description, inLanguage: language, isAccessibleForFree: true,
          learningResourceType: 'exercise', interactivityType: 'active', educationalLevel: 'beginner', teaches: sections.map(({ title }) => plain(title)),
          about: { '@type': 'Game', name: this.game }, publisher: { '@type': 'Organization', name: 'Qirq' },
        },
        breadcrumb(edition, [{ name: this.game, path: `${language}/${facts.data.game}/` }, { name: words.lessons, path: place.folder }], place),
      ],
      body: html`${raw(markup)}<script type="application/json" id="lessons" data-root=${root}>${raw(JSON.stringify(carried).replace(/</g, '\\u003c'))}</script>`,
    });
  }

  /** @param {Section} section @param {number} i */
  #lesson(section, i) {
    this.#complete(section);
    const { words, texts } = this.edition;
    const { lesson, rules, board, scene, side } = this.facts.shown[i];
    const rounds = itemsOf(this.#block(section, 'rounds'));
    if (rounds.length !== (lesson.rounds?.length ?? 0)) throw new Error(`${this.edition.language}, ${section.id}: ${rounds.length} rounds`);
    const several = this.facts.qirq.ruleSets().filter(({ game }) => game === rules.game).length > 1;
    const state = ['turn', 'sequence', 'yes-no'].includes(lesson.kind) || lesson.kind === 'choose' ? texts.state.turn[scene.tones[side]] : '';
    const under = [several ? `${nameOf(texts, rules)}.` : '', state].filter(Boolean).join(' ');
    return html`<section id=${section.id} data-lesson=${section.id}><div class="row"><div class="prose"><h2>${heading(`${i + 1}. ${section.title}`, this.edition.language)} <span class="tick" data-tick=${section.id} hidden>${icon('done')}<span class="visually-hidden">${words.lesson.done}</span></span></h2>
      ${raw(blockMarkup(this.#block(section, 'text')))}${rounds.length ? html`<ol>${rounds.map((round) => html`<li>${raw(inlineMarkup(round))}</li>`)}</ol>` : nothing}
      <p class="done-when"><b>${words.doneWhen}</b> ${raw(inlineMarkup(this.#block(section, 'done')))}</p>
      <details class="help"><summary>${words.hint}</summary>${raw(blockMarkup(this.#block(section, 'hint')))}</details>
      <details class="help"><summary>${words.answer}</summary>${raw(blockMarkup(this.#block(section, 'answer')))}</details></div>
      <figure class="shown lesson"><div class="room">${still(new Geometry(board, false), scene, described(this.edition, this.game, { board, scene }))}</div>
        <figcaption>${under}<div class="answers scripted" role="group" aria-label=${words.answers}></div><div class="saying scripted"><p class="said" role="status"></p></div></figcaption></figure></div></section>
  `;
  }
}

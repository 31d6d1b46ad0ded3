/**
 * Brings the exercises of a page to life: shows each on a board, and has the core judge what is done there.
 *
 * @typedef {import('./carried.js').LessonsCarried} LessonsCarried
 * @typedef {import('./carried.js').CarriedLesson} CarriedLesson
 * @typedef {import('../contract.js').Qirq} Qirq
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../board/qirq-board.js').QirqBoard} QirqBoard
 */
import '../tokens.css';
import '../themes.css';
import '../board/stones.css';
import '../board/board.css';
import '../guide/guide.css';
import './lesson.css';
import { compileModule, instantiateModule } from '../engine/module.js';
import { enliven } from '../guide/alive.js';
import '../guide/astray.js';
import { loadCatalogue } from '../languages.js';
import { Building, Choosing, Playing, Striking, Tapping, YesOrNo } from './exercises.js';
import { Progress } from './progress.js';

/** @type {Record<import('./judge.js').Lesson['kind'], typeof import('./exercises.js').Exercise>} */
const KINDS = { tap: Tapping, strike: Striking, choose: Choosing, turn: Playing, sequence: Playing, 'yes-no': YesOrNo, build: Building };

/** @param {Element} element @param {string} selector */
const within = (element, selector) => /** @type {HTMLElement} */ (element.querySelector(selector));

/** @param {LessonsCarried} page */
async function begin({ game, language, words, lessons }) {
  const progress = new Progress();
  const name = (/** @type {string} */ id) => `${game}/${id}`;

  function show() {
    const done = lessons.filter(({ lesson }) => progress.has(name(lesson.id)));
    within(document.body, '.count').textContent = words.progress[done.length];
    for (const tick of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-tick]'))) tick.hidden = !progress.has(name(tick.dataset.tick ?? ''));
    const kept = within(document.body, '.kept');
    const { damaged } = progress;
    if (damaged !== null && !kept.querySelector('pre')) {
      const sentence = Object.assign(document.createElement('p'), { textContent: words.damaged });
      const text = Object.assign(document.createElement('pre'), { textContent: damaged, tabIndex: 0 });
      const forget = Object.assign(document.createElement('button'), { type: 'button', className: 'btn', textContent: words.forget });
      forget.addEventListener('click', () => {
        progress.forgetDamaged();
        kept.replaceChildren();
      });
      kept.replaceChildren(sentence, text, forget);
    }
    if (!progress.kept && !kept.firstChild) kept.append(Object.assign(document.createElement('p'), { textContent: words.notKept }));
  }

  show();
  addEventListener('storage', () => {
    progress.look();
    show();
  });

  const figureOf = (/** @type {CarriedLesson} */ { lesson }) => within(document.body, `[data-lesson="${lesson.id}"] .lesson`);
  for (const carried of lessons) within(figureOf(carried), '.said').textContent = words.loading;
  /** @type {Qirq} */
  let qirq;
  /** @type {import('../languages.js').Catalogue} */
  let texts;
  try {
    [qirq, texts] = await Promise.all([compileModule().then((module) => instantiateModule(module)), loadCatalogue(language)]);
  } catch {
    for (const carried of lessons) within(figureOf(carried), '.said').textContent = words.unreachable;
    return;
  }
  for (const carried of lessons) {
    const figure = figureOf(carried);
    const said = within(figure, '.said');
    said.textContent = '';
    enliven(figure, (board) => {
      board.board = carried.board;
      const exercise = new KINDS[carried.lesson.kind]({
        qirq, texts, words, carried, board, game, answers: within(figure, '.answers'),
        say(text, tone) {
          said.textContent = text;
          said.dataset.tone = tone;
        },
        done() {
          progress.add(name(carried.lesson.id));
          show();
        },
      });
      board.addEventListener('qirq-tap', (event) => exercise.tap(/** @type {CustomEvent} */ (event).detail.point));
      board.addEventListener('qirq-give-up', () => exercise.giveUp());
      board.addEventListener('qirq-pick', (event) => exercise.tap(/** @type {CustomEvent} */ (event).detail.point));
      board.addEventListener('qirq-drop', (event) => {
        const { point } = /** @type {CustomEvent} */ (event).detail;
        if (point !== null) exercise.tap(point);
      });
      exercise.begin();
    });
  }
}

const data = document.querySelector('#lessons');
if (data) begin(JSON.parse(data.textContent ?? ''));

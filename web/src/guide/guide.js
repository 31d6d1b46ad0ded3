/**
 * Brings the boards of a guide to life. All that it says is on the page already; this shows it step by step.
 *
 * @typedef {import('./frames.js').GuideCarried} GuideCarried
 * @typedef {import('./frames.js').Carried} Carried
 * @typedef {import('../board/qirq-board.js').QirqBoard} QirqBoard
 */
import { writeAddress } from '../address.js';
import { LANGUAGES } from '../languages.js';
import { keepOffline, whenIdle } from '../offline/offline.js';
import { enliven } from './alive.js';
import './astray.js';
import { joinedScene, sceneAt } from './frames.js';
import '../tokens.css';
import '../themes.css';
import '../board/stones.css';
import '../board/board.css';
import '../page/miniature.css';
import './guide.css';

const data = document.querySelector('#guide');

/** @param {GuideCarried} guide @param {number} board @param {string} stones @param {Carried['tones']} [tones] */
function textsOf({ words, boards }, board, stones, tones) {
  const word = (/** @type {string} */ stone) => (stone === '.' ? words.empty : words[tones?.[/** @type {'x' | 'o'} */ (stone)] ?? 'dark']);
  return { board: words.board, points: boards[board].points.map(({ name }, i) => word(stones[i]).replace('{}', name)) };
}

/** A worked example, forward and back. @param {GuideCarried} guide @param {Carried} example */
function playThrough(guide, example) {
  const figure = /** @type {HTMLElement} */ (document.querySelector(`[data-example="${example.id}"]`));
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (figure.querySelector(name));
  const lines = /** @type {HTMLElement[]} */ ([...figure.querySelectorAll('.story li')]);
  const { frames } = example;
  /** @type {QirqBoard | null} */
  let board = null;
  let at = 0;

  /** @param {number} from */
  function show(from) {
    lines.forEach((line, i) => line.classList.toggle('now', i === at));
    part('.at').textContent = lines[at].dataset.at ?? '';
    for (const name of ['.first', '.back']) part(name).setAttribute('aria-disabled', String(at === 0));
    part('.go').setAttribute('aria-disabled', String(at === frames.length - 1));
    /** @type {HTMLAnchorElement} */ (part('.play-on')).hash = writeAddress({ rules: example.rules, position: frames[at].position, lang: guide.language });
    if (!board) return;
    const next = frames[at + 1];
    const tappable = next ? (next.moving ?? next.steps).flatMap(({ from, to }) => [from, to].filter((point) => point !== null)) : [];
    board.scene = { ...sceneAt(example, at, from), tappable };
    board.texts = textsOf(guide, example.board, frames[at].stones, example.tones);
  }

  /** @param {number} to */
  function go(to) {
    if (to < 0 || to >= frames.length || to === at) return;
    const from = at;
    at = to;
    show(from);
  }

  figure.addEventListener('click', (event) => {
    const does = /** @type {Element} */ (event.target).closest('button')?.getAttribute('data-does');
    if (does === 'first') go(0);
    else if (does) go(at + (does === 'go' ? 1 : -1));
  });
  part('.story').setAttribute('aria-live', 'polite');
  enliven(figure, (made) => {
    board = made;
    board.board = guide.boards[example.board];
    board.turned = example.turned;
    // What comes next can be done on the board, too.
    board.addEventListener('qirq-tap', (event) => {
      if (board?.scene.tappable.includes(/** @type {CustomEvent} */ (event).detail.point)) go(at + 1);
    });
    show(at);
  });
  show(at);
}

/** A board without stones, on which a point shows what it is joined to. @param {GuideCarried} guide @param {GuideCarried['joined'][0]} joined */
function showJoined(guide, joined) {
  const figure = /** @type {HTMLElement} */ (document.querySelector(`[data-joined="${joined.id}"]`));
  const said = /** @type {string[]} */ (JSON.parse(figure.dataset.said ?? '[]'));
  enliven(figure, (board) => {
    board.board = guide.boards[joined.board];
    const { scene } = joinedScene(board.board, joined.point);
    board.scene = scene;
    board.texts = textsOf(guide, joined.board, scene.stones);
    board.addEventListener('qirq-tap', (event) => {
      const { point } = /** @type {CustomEvent} */ (event).detail;
      if (!board.board) return;
      board.scene = joinedScene(board.board, point).scene;
      const sentence = figure.querySelector('.joined-to');
      if (sentence) sentence.textContent = said[point];
    });
  });
}

if (data) {
  const guide = /** @type {GuideCarried} */ (JSON.parse(data.textContent ?? ''));
  for (const example of guide.examples) playThrough(guide, example);
  for (const joined of guide.joined) showJoined(guide, joined);
}

// Search engines want whole addresses, and only here it is known where the site lies.
for (const link of document.querySelectorAll('link[rel=canonical], link[rel=alternate]')) link.setAttribute('href', /** @type {HTMLLinkElement} */ (link).href);

// Who came by a guide has the whole site at hand afterwards, too. Pages that are only read need no offer of a new version:
// they have it when all of them have been closed, or when the page that is played on has taken it.
const { lang } = document.documentElement;
addEventListener('load', () => whenIdle(() => keepOffline({ languages: [lang, ...Object.keys(LANGUAGES).filter((other) => other !== lang)] })));

/**
 * How a live board takes the place of the drawn one.
 *
 * @typedef {import('../board/qirq-board.js').QirqBoard} QirqBoard
 */
import '../board/qirq-board.js';

/** How far below the window a board is made ready. */
const AHEAD = '600px';

/**
 * Puts a live board in the place of the drawn one, once that is near, and not before it has been painted.
 * @param {Element} figure with the drawn board in its `.room`
 * @param {(board: QirqBoard) => void} prepare
 */
export function enliven(figure, prepare) {
  const room = /** @type {Element} */ (figure.querySelector('.room'));
  const watch = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    const board = /** @type {QirqBoard} */ (document.createElement('qirq-board'));
    prepare(board);
    board.style.display = 'none';
    room.append(board);
    await board.updateComplete;
    room.firstElementChild?.remove();
    board.style.display = '';
  }, { rootMargin: AHEAD });
  watch.observe(room);
}

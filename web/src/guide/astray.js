/**
 * An address may name a place that the page does not have: then the page says so, and offers the nearest. What it says stands in
 * the page, in its language.
 */
import { lettersApart } from '../address.js';

/** What a place is called: the heading of what it is in. @param {Element} place */
const titleOf = (place) => (place.querySelector('h2') ?? place.closest('section')?.querySelector('h1, h2') ?? document.querySelector('h1'))?.textContent?.trim() ?? '';

function look() {
  const note = /** @type {HTMLElement} */ (document.querySelector('.astray'));
  let asked = location.hash.slice(1);
  try {
    asked = decodeURIComponent(asked);
  } catch {
    // Shown as it is.
  }
  note.hidden = !asked || document.getElementById(asked) !== null;
  if (note.hidden) return;
  const places = [...document.querySelectorAll('#head, main [id]')].filter((place) => !place.closest('svg'));
  const nearest = places.reduce((best, place) => (lettersApart(asked, place.id) < lettersApart(asked, best.id) ? place : best));
  /** @type {HTMLElement} */ (note.querySelector('q')).textContent = asked.slice(0, 80);
  const link = /** @type {HTMLAnchorElement} */ (note.querySelector('a'));
  link.hash = nearest.id;
  link.textContent = titleOf(nearest);
  note.scrollIntoView();
}

look();
addEventListener('hashchange', look);

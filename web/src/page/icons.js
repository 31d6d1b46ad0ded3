import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

/** Drawn on a 24 × 24 grid, in one stroke width. */
const PATHS = {
  play: '<path d="M4 4h16v16H4zM4 4l16 16M20 4L4 20M12 4v16M4 12h16"/>',
  learn: '<path d="M6 3.5h9l3.5 3.5v13.5H6zM9 10h6M9 13.5h6M9 17h4"/>',
  rules: '<path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8c2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5zM12 6.5V20"/>',
  analyse: '<path d="M4 20.5h16M6.5 17v-5M12 17V4M17.5 17V8.5"/>',
  stop: '<rect x="6.5" y="6.5" width="11" height="11" rx="1" fill="currentColor"/>',
  go: '<path d="M8 5.5l10 6.5l-10 6.5z" fill="currentColor"/>',
  theme: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>',
  settings: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2.2"/><circle cx="9" cy="17" r="2.2"/>',
  open: '<path d="M6 9.5l6 6l6-6"/>',
  takeBack: '<path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"/>',
  redo: '<path d="M15 5l5 5l-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2 1 2.1h5c.1-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z"/>',
  turnBoard: '<path d="M4 9.5A8 8 0 0 1 19 8M20 14.5A8 8 0 0 1 5 16M19.5 3.5V8H15M4.5 20.5V16H9"/>',
  more: '<circle cx="5.5" cy="12" r="1.3" fill="currentColor"/><circle cx="12" cy="12" r="1.3" fill="currentColor"/><circle cx="18.5" cy="12" r="1.3" fill="currentColor"/>',
  first: '<path d="M17 6l-6 6l6 6M7 6v12"/>',
  back: '<path d="M14.5 6l-6 6l6 6"/>',
  on: '<path d="M9.5 6l6 6l-6 6"/>',
  last: '<path d="M7 6l6 6l-6 6M17 6v12"/>',
  refused: '<circle cx="12" cy="12" r="8.5"/><path d="M6 18L18 6"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  done: '<path d="M4.5 12.5l5 5L19.5 7"/>',
  enter: '<path d="M5 12h13M12.5 6.5L18 12l-5.5 5.5"/>',
};

/** Those that point where the text goes, or back. */
const ALONG = new Set(['takeBack', 'redo', 'first', 'back', 'on', 'last', 'enter', 'go']);

/** @param {keyof typeof PATHS} name */
export const icon = (name) => html`<svg class=${ALONG.has(name) ? 'icon along' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(PATHS[name])}</svg>`;

/** The mark of the page. */
export const mark = html`<svg class="mark" viewBox="0 0 64 64" aria-hidden="true"><circle cx="27" cy="27" r="19.5" fill="none" stroke="currentColor" stroke-width="8"></circle><path d="M29 29L42.5 42.5" stroke="currentColor" stroke-width="8" stroke-linecap="round"></path><circle class="dot" cx="54.5" cy="54.5" r="7.5"></circle></svg>`;

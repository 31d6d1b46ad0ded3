import { html, svg } from 'lit';

/** @typedef {'dark' | 'light'} Tone */

/**
 * The gradients and the two stones that `<use>` refers to. Each tree of the document needs its own.
 * @param {string} id a prefix, so that two drawings in one tree do not mix
 */
export const stoneDefs = (id) => svg`
  <linearGradient id="${id}-dark" x1=".25" y1="0" x2=".7" y2="1"><stop class="dark-1" offset="0" /><stop class="dark-2" offset="1" /></linearGradient>
  <linearGradient id="${id}-light" x1=".25" y1="0" x2=".7" y2="1"><stop class="light-1" offset="0" /><stop class="light-2" offset="1" /></linearGradient>
  <linearGradient id="${id}-dark-dome" x1=".3" y1="0" x2=".65" y2="1"><stop class="dark-3" offset="0" /><stop class="dark-4" offset="1" /></linearGradient>
  <linearGradient id="${id}-light-dome" x1=".3" y1="0" x2=".65" y2="1"><stop class="light-3" offset="0" /><stop class="light-4" offset="1" /></linearGradient>
  <radialGradient id="${id}-drop"><stop offset=".62" stop-opacity=".75" /><stop offset="1" stop-opacity="0" /></radialGradient>
  <radialGradient id="${id}-sheen" cx=".34" cy=".26" r=".62"><stop offset="0" stop-color="#fff" /><stop offset=".55" stop-color="#fff" stop-opacity=".12" /><stop offset="1" stop-color="#fff" stop-opacity="0" /></radialGradient>
  ${[/** @type {const} */ (['dark', 17]), /** @type {const} */ (['light', 6.5])].map(
    ([tone, mark]) => svg`<g id="${id}-${tone}-stone" class="stone ${tone}">
      <circle class="drop" cx="3" cy="6" r="43" fill="url(#${id}-drop)" />
      <g class="side-at"><ellipse class="side" /></g>
      <ellipse class="body" fill="url(#${id}-${tone})" />
      <ellipse class="dome" fill="url(#${id}-${tone}-dome)" />
      <circle class="sheen" fill="url(#${id}-sheen)" />
      <ellipse class="rim" /><ellipse class="edge" />
      <circle class="mark" r="${mark}" />
    </g>`,
  )}`;

/**
 * A stone beside the board. The page holds the definitions under the prefix `chip`.
 * @param {Tone} tone
 */
export const chip = (tone) => html`<svg class="chip" viewBox="-42 -42 84 84" aria-hidden="true"><use href="#chip-${tone}-stone"></use></svg>`;

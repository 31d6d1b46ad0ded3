/** @typedef {import('./page.js').View} View */
import { html } from 'lit';
import { isPerson } from '../say.js';
import { icon } from './icons.js';

/** The five acts under the thumb. @param {View} view */
export function acts({ page, texts, deeds }) {
  const { game } = page;
  const { play } = deeds;
  const still = !game || page.elsewhere || page.phase !== 'ready';
  const own = !!game && (page.clicks.length > 0 || game.acts.some((act) => isPerson(page, act.side)));
  /** @param {keyof typeof texts.acts} name @param {boolean} can @param {() => void} does */
  const act = (name, can, does) => html`<button class="act" ?disabled=${!can} aria-haspopup=${name === 'more' ? 'dialog' : 'false'} @click=${does}>${icon(name)}<span>${texts.acts[name]}</span></button>`;
  return html`<div class="acts" role="group" aria-label=${texts.bar.acts}>
    ${act('takeBack', !still && (page.clicks.length > 0 || (own && game.state.canUndo)), () => play?.takeBack())}
    ${act('redo', !still && game.state.canRedo, () => play?.redo())}
    ${act('hint', !still && !game.state.outcome && page.looking === null && isPerson(page, game.state.turn) && page.thinking === null, () => play?.hint())}
    ${act('turnBoard', !!game, () => play?.turnBoard())}
    ${act('more', !still, () => deeds.open('more'))}
  </div>`;
}

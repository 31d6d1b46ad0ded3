/**
 * @typedef {import('./page.js').View} View
 * @typedef {import('../contract.js').Side} Side
 */
import { html, nothing } from 'lit';
import { chip } from '../board/stone.js';
import { count, other } from '../game.js';
import { entered, levelName, tonesOf, whoIs } from '../say.js';
import { shownStones } from '../scene-of.js';

/** How many stones a side has taken, as far as they are shown. @param {View['page']} page @param {Side} side */
function takenBy(page, side) {
  const game = /** @type {import('../game.js').Snapshot} */ (page.game);
  const shown = game.acts.slice(0, page.looking ?? game.acts.length).flatMap((act) => (act.side === side && act.turn ? act.turn.steps : []));
  const now = page.looking === null && game.state.turn === side ? (entered(page)?.steps ?? []) : [];
  return [...shown, ...now].reduce((sum, { captured }) => sum + captured.length, 0);
}

/**
 * One player: stone, name, how many stones are left, and what was taken.
 * @param {View} view
 * @param {Side} side
 * @param {'them' | 'you'} place above the list, or below it
 */
export function player({ page, texts }, side, place) {
  const { game } = page;
  if (!game) return html`<div class="player ${place}"></div>`;
  const tones = tonesOf(game.rules);
  const stones = shownStones(page);
  const who = whoIs(page, side);
  const taken = takenBy(page, side);
  const on = !game.state.outcome && page.looking === null && game.state.turn === side;
  return html`<div class="player ${place} ${on ? 'on' : ''}" aria-current=${on ? 'true' : nothing}>
    <span class="disc">${chip(tones[side])}</span>
    <div class="who"><b>${texts.seats[who]}</b><span>${who === 'machine' ? html`<span class="level">${levelName(texts, page.seats.level)} · </span>` : nothing}<span class="stones">${texts.onBoard(count(stones, side))}</span></span></div>
    ${taken > 0
      ? html`<div class="fallen" role="img" aria-label=${texts.taken(taken, tones[other(side)])}>
          ${Array.from({ length: taken }, () => html`<i>${chip(tones[other(side)])}</i>`)}<em>${taken}</em>
        </div>`
      : nothing}
  </div>`;
}

/**
 * The turns played: as a table in a wide window, as one row in a narrow one. The place of the next turn takes typed ones.
 *
 * @typedef {import('./page.js').View} View
 * @typedef {import('../contract.js').Act} Act
 * @typedef {import('../contract.js').Side} Side
 * @typedef {{ act: Act, shown: number }} Entry an act, and how many acts are shown when one looks back at it
 */
import { html, nothing } from 'lit';
import { tonesOf } from '../say.js';
import { mayEnter } from '../scene-of.js';
import { icon } from './icons.js';

/** @param {View} view @param {Entry} entry */
function turnButton({ page, deeds }, { act, shown }) {
  const now = lastTurn(page) === shown;
  return html`<button class="turn ${now ? 'now' : ''}" aria-current=${now ? 'true' : nothing} @click=${() => deeds.play?.lookAt(shown)}>${act.turn?.text}</button>`;
}

/** How many acts are shown at the turn that is marked. @param {View['page']} page */
const lastTurn = ({ game, looking }) => (game ? game.acts.slice(0, looking ?? game.acts.length).findLastIndex((act) => act.turn) + 1 : 0);

/** @param {View} view @param {Entry} entry */
const remark = ({ page, texts }, { act }) => {
  const tones = tonesOf(/** @type {import('../game.js').Snapshot} */ (page.game).rules);
  return act.kind === 'turn' ? nothing : `${texts.tones[tones[act.side]]}: ${texts.recordMark[act.kind]}`;
};

/** @param {View} view */
function typing({ page, texts, deeds }) {
  const { game, clicks } = page;
  const begun = game ? clicks.map((point) => game.board.points[point].name) : [];
  const [example = ''] = game?.turns.map(({ text }) => text).sort((a, b) => a.length - b.length) ?? [];
  return html`<form class="typing" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem('turn'));
    const text = input.value;
    input.value = '';
    deeds.play?.type(text);
  }}><input name="turn" aria-label=${texts.typeTurn} placeholder=${`${begun.join(' ') || example} …`}
    autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button class="go" aria-label=${texts.buttons.play}>${icon('enter')}</button></form>`;
}

/** @param {View} view @returns {{ number: number, x?: Entry, o?: Entry, marks: Entry[] }[]} */
function rows({ page }) {
  /** @type {{ number: number, x?: Entry, o?: Entry, marks: Entry[] }[]} */
  const all = [];
  page.game?.acts.forEach((act, i) => {
    const entry = { act, shown: i + 1 };
    const last = all.at(-1);
    if (act.kind !== 'turn') {
      if (last) last.marks.push(entry);
      else all.push({ number: 0, marks: [entry] });
    } else if (last && last.number === act.number && act.side === 'o') last.o = entry;
    else all.push({ number: act.number, [act.side]: entry, marks: [] });
  });
  return all;
}

/** Where the next turn will stand. @param {View} view */
function due(view) {
  const { game } = view.page;
  if (!game || !mayEnter(view.page)) return null;
  const last = game.acts.findLast((act) => act.turn);
  const number = last ? last.number + (last.side === 'o' ? 1 : 0) : 1;
  return { side: game.state.turn, number, form: typing(view) };
}

/** @param {View} view */
export function list(view) {
  const { page, texts } = view;
  const { game } = page;
  if (!game) return html`<div class="list"></div>`;
  const tones = tonesOf(game.rules);
  const all = rows(view);
  const next = due(view);
  const joins = next?.side === 'o' && all.at(-1)?.number === next.number;
  return html`<div class="list" role="region" tabindex="0" aria-label=${texts.turns}><table>
    <thead><tr><td></td><th scope="col">${texts.tones[tones.x]}</th><th scope="col">${texts.tones[tones.o]}</th></tr></thead>
    <tbody>${all.map((row, i) => {
      const here = joins && i === all.length - 1;
      return html`
        ${row.number
          ? html`<tr><th scope="row">${row.number}</th><td>${row.x ? turnButton(view, row.x) : nothing}</td>
              <td>${row.o ? turnButton(view, row.o) : here ? next?.form : nothing}</td></tr>`
          : nothing}
        ${row.marks.map((entry) => html`<tr><td></td><td class="remark" colspan="2">${remark(view, entry)}</td></tr>`)}`;
    })}
    ${next && !joins ? html`<tr><th scope="row">${next.number}</th>${next.side === 'o' ? html`<td></td>` : nothing}<td>${next.form}</td>${next.side === 'x' ? html`<td></td>` : nothing}</tr>` : nothing}
    </tbody></table></div>`;
}

/** @param {View} view */
export function look({ page, texts, deeds }) {
  const all = page.game?.acts.length ?? 0;
  const at = page.looking ?? all;
  const button = (/** @type {'first' | 'back' | 'on' | 'last'} */ name, /** @type {number} */ to) =>
    html`<button aria-label=${texts.look[name]} ?disabled=${to < 0 || to > all || to === at} @click=${() => deeds.play?.lookAt(to)}>${icon(name)}</button>`;
  return html`<div class="look" role="group" aria-label=${texts.lookBack}>${button('first', 0)}${button('back', at - 1)}${button('on', at + 1)}${button('last', all)}</div>`;
}

/** @param {View} view */
export function strip(view) {
  const { page, texts } = view;
  if (!page.game) return html`<div class="strip"></div>`;
  const next = due(view);
  return html`<div class="strip" role="region" tabindex="0" aria-label=${texts.latestTurns}>
    ${rows(view).map((row) => html`${row.number ? html`<span class="no">${row.number}</span>` : nothing}${row.x ? turnButton(view, row.x) : nothing}${row.o ? turnButton(view, row.o) : nothing}${row.marks.map(
      (entry) => html`<span class="remark">${remark(view, entry)}</span>`,
    )}`)}
    ${next ? html`${next.side === 'x' || !page.game.acts.length ? html`<span class="no">${next.number}</span>` : nothing}${next.form}` : nothing}
  </div>`;
}

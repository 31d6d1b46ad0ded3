/**
 * What the analysis shows beside the board: how far it is, the best lines, and the game as a chart.
 *
 * @typedef {import('../page/page.js').View} View
 * @typedef {import('../store.js').Analysis} Analysis
 * @typedef {import('../game.js').Snapshot} Snapshot
 * @typedef {import('../contract.js').Variation} Variation
 */
import { html, nothing } from 'lit';
import { tagOf } from '../languages.js';
import { icon } from '../page/icons.js';
import { tonesOf } from '../say.js';
import { chart } from './chart.js';
import { numbered, scoreText, valueOf, verdictText } from './values.js';

const MOST_LINES = 5;

/** More of a line than has room is no use to anyone. */
const LONGEST_LINE = 12;

/** How far the search is, or why it is not. @param {View} view @param {Analysis} analysis */
function effort({ page, texts }, { thought, running, finished, failed }) {
  const { analysis } = texts;
  if (failed) return html`<p class="effort">${analysis.failed}</p>`;
  if (!thought) return html`<p class="effort">${finished ? nothing : running ? analysis.beginning : analysis.stopped}</p>`;
  const nodes = new Intl.NumberFormat(tagOf(page.language), { notation: 'compact', maximumFractionDigits: 1 }).format(thought.nodes);
  return html`<p class="effort"><b>${analysis.depth(thought.depth)}</b> <span>${finished ? analysis.done(nodes) : analysis.nodes(nodes)}</span></p>`;
}

/** @param {View} view @param {Analysis} analysis */
function header(view, analysis) {
  const { texts, deeds } = view;
  const { running, finished } = analysis;
  const words = texts.analysis;
  return html`<header>
    <h2 class="visually-hidden">${texts.bar.analyse}</h2>
    <button class="btn go" ?disabled=${running && finished} @click=${() => deeds.analyst?.toggle()}>${icon(running ? 'stop' : 'go')}${running ? words.stop : words.go}</button>
    ${effort(view, analysis)}
    <span class="count"><label for="analysis-lines">${words.lines}</label>
      <select id="analysis-lines" @change=${(/** @type {Event} */ event) => deeds.analyst?.setLines(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
        ${Array.from({ length: MOST_LINES }, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === analysis.lines}>${i + 1}</option>`)}
      </select></span>
    <button class="btn plain close" aria-label=${words.close} @click=${deeds.analyse}>${icon('close')}</button>
  </header>`;
}

/** @param {View} view @param {Analysis} analysis @param {Variation} variation @param {number} i */
function line({ page, texts, deeds }, analysis, variation, i) {
  const game = /** @type {Snapshot} */ (page.game);
  const { score, verdict } = valueOf(variation, analysis.turn);
  const turns = numbered(variation.line.slice(0, LONGEST_LINE), game, page.looking ?? game.acts.length, analysis.turn);
  const point = (/** @type {number | null} */ to) => () => deeds.analyst?.point(to);
  // The mark of what is proven is a disc, on the board as here, and it is never a number.
  const worth = verdict
    ? html`<span class="proven ${verdict.value}" aria-hidden="true">${verdict.value === 'win' ? '+' : '−'}</span>`
    : html`<span class="score"><span aria-hidden="true">≈ </span><span class="visually-hidden">${texts.analysis.estimated}</span>${scoreText(score, page.language)}</span><small>${texts.analysis.lineDepth(variation.depth)}</small>`;
  return html`<li><button class="line ${i === (analysis.pointed ?? 0) ? 'strong' : ''}" aria-pressed=${analysis.pointed === i} data-depth=${variation.depth}
    @pointerenter=${point(i)} @pointerleave=${point(null)} @focus=${point(i)} @blur=${point(null)} @click=${point(i)}>
    <span class="plate">${i + 1}</span> <span class="worth">${worth}</span>
    <span class="turns">${verdict ? html`<b>${texts.analysis.proven(verdictText(verdict, game, texts))}</b> ` : nothing}${turns.map(
      ({ number, text }, at) => html`<span class=${at ? '' : 'first'}>${number ? html`<i>${number}</i> ` : nothing}${text}</span> `,
    )}</span></button></li>`;
}

/** @param {View} view @param {Analysis} analysis */
function lines(view, analysis) {
  const { page, texts } = view;
  const { thought, finished, lines } = analysis;
  const found = thought?.variations ?? [];
  if (finished && !found.length) return html`<p class="none">${page.game?.state.outcome && page.looking === null ? texts.analysis.over : texts.analysis.none}</p>`;
  // Their room is there before they are.
  return html`<ol class="lines" aria-label=${texts.analysis.bestLines}>
    ${found.map((variation, i) => line(view, analysis, variation, i))}
    ${finished ? nothing : Array.from({ length: Math.max(0, lines - found.length) }, () => html`<li class="line" aria-hidden="true"></li>`)}
  </ol>`;
}

/** @param {View} view */
export function panel(view) {
  const { page, texts } = view;
  const { analysis, game } = page;
  if (!analysis || !game) return nothing;
  return html`<section class="analysis" aria-label=${texts.bar.analyse}>
    ${header(view, analysis)} ${lines(view, analysis)}
    <p class="caption">${texts.analysis.convention(tonesOf(game.rules).x)}</p>
    ${chart(view)}
  </section>`;
}

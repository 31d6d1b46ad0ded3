/**
 * The game as a chart: how it stood after every turn. The line is made of estimates; what is proven is a disc at the edge,
 * and the end of the game a square. It is a slider: it moves the look back.
 *
 * @typedef {import('../page/page.js').View} View
 * @typedef {import('./values.js').Place} Place
 */
import { html, nothing, svg } from 'lit';
import { chip } from '../board/stone.js';
import { tonesOf } from '../say.js';
import { heightOf, heightOfEnd, placeShown, placesOf, valueText } from './values.js';

/** A short game does not fill the chart: its points would be far apart and say less than they seem to. */
const LEAST_PLIES = 10;

/** How far a page key goes, in plies. */
const PAGE = 10;

/** How much of the chart's width the square of the end takes, in hundredths. */
const END_WIDTH = 3;

/** A swing is told from so much of the chart's half height, and so many at most. */
const LEAST_SWING = 0.12;
const MOST_SWINGS = 4;

/** How high a place stands, or null where that is not known yet. @param {Place} place */
const heightAt = ({ value, outcome }) => (outcome && outcome.reason !== 'resignation' && outcome.reason !== 'time' && !value ? heightOfEnd(outcome) : value && heightOf(value));

/** @param {View} view @param {Place} place */
function placeText({ page, texts }, { turn, value, outcome }) {
  const what = outcome ? texts.analysis.ended(outcome.result === '1/2-1/2' ? null : tonesOf(/** @type {import('../game.js').Snapshot} */ (page.game).rules)[outcome.result === '1-0' ? 'x' : 'o']) : value ? valueText(value, page, texts) : texts.analysis.unknown;
  return `${turn || texts.analysis.start}: ${what}`;
}

/** The turns that changed most, in the order of the game. @param {Place[]} places */
function swings(places) {
  const all = places.slice(1).flatMap((place, i) => {
    const before = places[i];
    const from = heightAt(before);
    const to = heightAt(place);
    return from === null || to === null || !before.value || !place.value ? [] : [{ before, place, size: Math.abs(to - from) }];
  });
  return all.filter(({ size }) => size >= LEAST_SWING).sort((a, b) => b.size - a.size).slice(0, MOST_SWINGS).sort((a, b) => a.place.ply - b.place.ply);
}

/** @param {View} view */
export function chart(view) {
  const { page, texts, deeds } = view;
  if (!page.game) return nothing;
  const places = placesOf(page);
  const last = places.length - 1;
  const whole = Math.max(last, LEAST_PLIES);
  const now = placeShown(places, page);
  const tones = tonesOf(page.game.rules);
  const x = (/** @type {number} */ ply) => (ply / whole) * 100;
  const y = (/** @type {number} */ height) => 50 - height * 50;
  const known = places.flatMap((place) => {
    const height = heightAt(place);
    return height === null ? [] : [{ ...place, height }];
  });
  // The square of the end is wider than what lies between the last places of a long game.
  const isCovered = (/** @type {number} */ ply) => places[last].outcome && x(last) - x(ply) < END_WIDTH;
  // Only neighbours are joined: over what is not known no line is drawn.
  const joined = known.slice(1).flatMap((place, i) => (place.ply === known[i].ply + 1 ? [[known[i], place]] : []));
  const at = known.find(({ ply }) => ply === now);
  const end = places[last].outcome;

  const lookAt = (/** @type {number} */ ply) => deeds.play?.lookAt(places[Math.min(Math.max(ply, 0), last)].shown);
  const toPointer = (/** @type {PointerEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (/** @type {Element} */ (event.currentTarget).querySelector('svg')).getBoundingClientRect();
    const ply = Math.min(Math.max(Math.round(((event.clientX - left) / width) * whole), 0), last);
    if (ply !== now) lookAt(ply);
  };
  /** @param {PointerEvent} event */
  const onPointer = (event) => {
    if (event.type === 'pointerdown' && event.button === 0) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    else if (!(/** @type {Element} */ (event.currentTarget).hasPointerCapture(event.pointerId))) return;
    toPointer(event);
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: last, PageDown: now - PAGE, PageUp: now + PAGE }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    lookAt(to);
  };

  const found = swings(places);
  return html`<div class="chart">
      <div class="ends" aria-hidden="true"><span>+${chip(tones.x)}</span><span>−${chip(tones.o)}</span></div>
      <div class="plot" role="slider" tabindex="0" aria-label=${texts.analysis.chart} aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${now}
        aria-valuetext=${placeText(view, places[now])} @keydown=${onKey} @pointerdown=${onPointer} @pointermove=${onPointer}>
        <svg aria-hidden="true">
          <line class="even" x1="0" x2="100%" y1="50%" y2="50%" />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            ${joined.map(([a, b]) => svg`<path class="area" d="M${x(a.ply)} 50V${y(a.height)}L${x(b.ply)} ${y(b.height)}V50Z" />`)}
          </svg>
          ${joined.map(([a, b]) => svg`<line class="curve" x1="${x(a.ply)}%" y1="${y(a.height)}%" x2="${x(b.ply)}%" y2="${y(b.height)}%" />`)}
          <line class="here" x1="${x(now)}%" x2="${x(now)}%" y1="-6" y2="calc(100% + 6px)" />
          ${known.map(({ ply, height, value }) => (value?.verdict && !isCovered(ply) ? svg`<circle class="proven ${height > 0 ? 'win' : 'loss'}" cx="${x(ply)}%" cy="${y(height)}%" r="4" />` : nothing))}
          ${at ? svg`<circle class="here" cx="${x(now)}%" cy="${y(at.height)}%" r=${end && now === last ? 9 : 5} />` : nothing}
          ${end ? svg`<svg class="end" x="${x(last)}%" y="${y(heightOfEnd(end))}%"><rect x="-5" y="-5" width="10" height="10" /></svg>` : nothing}
        </svg>
      </div>
    </div>
    <details class="swings" @toggle=${(/** @type {Event} */ { target }) => /** @type {HTMLElement} */ (target).lastElementChild?.scrollIntoView({ block: 'nearest' })}><summary>${texts.analysis.swings}</summary>
      ${found.length
        ? html`<ul>${found.map(({ before, place }) => html`<li><button class="swing" @click=${() => lookAt(place.ply)}><b>${place.turn}</b> ${texts.analysis.swing(valueText(/** @type {import('./values.js').Value} */ (before.value), page, texts), valueText(/** @type {import('./values.js').Value} */ (place.value), page, texts))}</button></li>`)}</ul>`
        : html`<p>${texts.analysis.noSwings}</p>`}
    </details>`;
}

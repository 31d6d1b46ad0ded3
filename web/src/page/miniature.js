/**
 * A board in small, from the same data: thicker lines, flat stones, no grain, no marks.
 *
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../contract.js').RuleSet} RuleSet
 */
import { html, nothing, svg } from 'lit';
import { Geometry } from '../board/geometry.js';
import { tonesOf } from '../say.js';

/**
 * @param {RuleSet} rules
 * @param {{ board: Board, stones: string }} glimpse
 */
export function miniature(rules, { board, stones }) {
  const geometry = new Geometry(board, false);
  const tones = tonesOf(rules);
  return html`<svg class="mini" data-game=${rules.game} viewBox=${geometry.viewBox} aria-hidden="true">
    ${geometry.lines.map(({ tone, d }) => svg`<path class="line ${tone ? `loop-${tone}` : ''}" d=${d} />`)}
    ${geometry.spots.map(({ x, y }, i) => {
      const stone = stones[i];
      return svg`<circle class="hollow" cx=${x} cy=${y} />${stone === 'x' || stone === 'o' ? svg`<circle class=${tones[stone]} cx=${x} cy=${y} r="37" />` : nothing}`;
    })}
  </svg>`;
}

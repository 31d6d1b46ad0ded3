/**
 * What positions and lines are worth, in numbers and in words. A number is an estimate, and bears its sign; what is proven
 * is never a number. Both are said for one and the same side throughout: the one that began the game.
 *
 * @typedef {import('../store.js').Page} Page
 * @typedef {import('../store.js').Value} Value
 * @typedef {import('../store.js').Analysis} Analysis
 * @typedef {import('../languages.js').Catalogue} Catalogue
 * @typedef {import('../game.js').Snapshot} Snapshot
 * @typedef {import('../contract.js').Variation} Variation
 * @typedef {import('../contract.js').Outcome} Outcome
 * @typedef {import('../contract.js').Side} Side
 *
 * @typedef {object} Place a position of the game
 * @property {number} ply how many turns led to it
 * @property {number} shown how many acts are shown at it
 * @property {string} turn the turn that led to it, with its number; empty at the start
 * @property {Value | null} value
 * @property {Outcome | null} outcome how the game ended, if it did here
 */
import { other } from '../game.js';
import { tagOf } from '../languages.js';
import { tonesOf } from '../say.js';

/** So many men are half of what a chart has room for: small differences count for more than large ones. */
const HALF_WAY = 200;

/** The value for x of a line that was found for the side to move. @param {Variation} variation @param {Side} turn @returns {Value} */
export function valueOf({ score, verdict }, turn) {
  if (turn === 'x') return { score, verdict };
  return { score: -score, verdict: verdict && { value: verdict.value === 'win' ? 'loss' : 'win', distance: verdict.distance } };
}

/** A score with its sign, as the language writes it. @param {number} score in hundredths @param {string} language */
export const scoreText = (score, language) =>
  new Intl.NumberFormat(tagOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(score / 100).replace('-', '−');

/** Who wins, for certain. @param {NonNullable<Value['verdict']>} verdict @param {Snapshot} game @param {Catalogue} texts */
export const verdictText = ({ value, distance }, { rules }, texts) =>
  texts.analysis.wins(tonesOf(rules)[value === 'win' ? 'x' : 'o'], distance);

/** In one phrase what a position is worth. @param {Value} value @param {Page} page @param {Catalogue} texts */
export const valueText = ({ score, verdict }, page, texts) =>
  verdict ? texts.analysis.proven(verdictText(verdict, /** @type {Snapshot} */ (page.game), texts)) : texts.analysis.estimate(scoreText(score, page.language));

/** How high a value stands: 1 where x has won for certain, -1 where it has lost. @param {Value} value */
export const heightOf = ({ score, verdict }) => (verdict ? (verdict.value === 'win' ? 1 : -1) : score / (Math.abs(score) + HALF_WAY));

/** How high an end of the game stands. @param {Outcome} outcome */
export const heightOfEnd = ({ result }) => ({ '1-0': 1, '0-1': -1, '1/2-1/2': 0 })[result];

/**
 * Turns with their numbers, as the list has them.
 * @param {string[]} line
 * @param {Snapshot} game
 * @param {number} acts how many acts lead to where the line begins
 * @param {Side} turn whose turn it is there
 * @returns {{ number: string, text: string }[]}
 */
export function numbered(line, game, acts, turn) {
  const last = game.acts.slice(0, acts).findLast((act) => act.turn);
  let number = last ? last.number + (last.side === 'o' ? 1 : 0) : 1;
  let side = turn;
  return line.map((text, i) => {
    const before = side === 'x' ? `${number}.` : i === 0 ? `${number}. …` : '';
    if (side === 'o') number += 1;
    side = other(side);
    return { number: before, text };
  });
}

/** Every position of the game, the start first. @param {Page} page @returns {Place[]} */
export function placesOf({ game, analysis }) {
  if (!game) return [];
  const { outcome } = game.state;
  /** @type {Place[]} */
  const places = [{ ply: 0, shown: 0, turn: '', value: null, outcome: null }];
  game.acts.forEach(({ turn, side, number }, i) => {
    if (turn) places.push({ ply: places.length, shown: i + 1, turn: `${number}. ${side === 'o' ? '… ' : ''}${turn.text}`, value: null, outcome: null });
  });
  places.forEach((place, ply) => (place.value = analysis?.values[ply] ?? null));
  const last = places[places.length - 1];
  last.outcome = outcome;
  // What comes after the last turn, as resigning, is looked back at together with it.
  if (places.length > 1) last.shown = game.acts.length;
  return places;
}

/** The place that is shown. @param {Place[]} places @param {Page} page */
export const placeShown = (places, { looking }) => (looking === null ? places.length - 1 : places.findLastIndex(({ shown }) => shown <= looking));

/** What is best here, for those who listen; empty while that is not known. @param {Page} page @param {Catalogue} texts */
export function bestSentence(page, texts) {
  const { game, analysis } = page;
  const best = analysis?.thought?.variations[0];
  if (!game || !analysis || !best) return '';
  const value = valueOf(best, analysis.turn);
  // An estimate that only wavers is no news.
  return texts.analysis.best(best.line[0], value.verdict ? valueText(value, page, texts) : '');
}

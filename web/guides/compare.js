/**
 * Rule sets side by side, made from their options.
 * @typedef {import('../../wasm/qirq.js').RuleSet} RuleSet
 * @typedef {import('../../wasm/qirq.js').RuleOption} RuleOption
 * @typedef {import('../src/languages.js').Catalogue} Catalogue
 * @typedef {import('../content/words/en.js').GuideWords} GuideWords
 */
import { html, nothing } from 'lit';
import { tonesOf } from '../src/say.js';

/** @param {Catalogue} texts @param {RuleSet} rules */
export const nameOf = (texts, rules) => texts.ruleSets[rules.id]?.name ?? rules.name;

/** @param {Catalogue} texts @param {RuleOption} option @param {string} value */
function answer(texts, { name, values }, value) {
  const own = texts.options[name];
  return own?.values?.[value] ?? (value === 'none' ? own?.none : own?.number && `${own.number[0]} ${value} ${own.number[1]}`) ?? values.find((some) => some.name === value)?.meaning ?? value;
}

/** @param {Catalogue} texts @param {RuleOption} option */
const question = (texts, { name, meaning }) => texts.options[name]?.ask ?? meaning;

/**
 * @param {RuleSet[]} sets
 * @param {Catalogue} texts
 * @param {GuideWords} words
 */
export function comparison(sets, texts, words) {
  const [{ options }] = sets;
  const valuesOf = (/** @type {number} */ i) => sets.map((set) => set.options[i].value);
  const differs = options.map((_option, i) => new Set(valuesOf(i)).size > 1);
  const begins = sets.map((set) => texts.tones[tonesOf(set).x]);
  const same = options.filter((_option, i) => !differs[i]);
  return html`
    <div class="scroll" role="region" tabindex="0" aria-label=${words.compared}><table class="sets">
      <thead><tr><td></td>${sets.map((set) => html`<th scope="col">${nameOf(texts, set)}</th>`)}</tr></thead>
      <tbody>
        ${options.map((option, i) => (differs[i] ? html`<tr><th scope="row">${question(texts, option)}</th>${valuesOf(i).map((value) => html`<td>${answer(texts, option, value)}</td>`)}</tr>` : nothing))}
        ${new Set(begins).size > 1 ? html`<tr><th scope="row">${words.begins}</th>${begins.map((tone) => html`<td>${tone}</td>`)}</tr>` : nothing}
        <tr><th scope="row">${words.source}</th>${sets.map((set) => html`<td lang="en">${set.source}</td>`)}</tr>
      </tbody></table></div>
    ${same.length ? html`<h3>${words.same}</h3><ul class="same">${same.map((option) => html`<li>${question(texts, option)} ${answer(texts, option, option.value)}</li>`)}</ul>` : nothing}`;
}

/**
 * What of a single rule set could be otherwise.
 * @param {RuleSet} set
 * @param {Catalogue} texts
 * @param {GuideWords} words
 */
export const variants = (set, texts, words) => html`
  <div class="scroll" role="region" tabindex="0" aria-label=${words.options}><table class="sets">
    <thead><tr><td></td><th scope="col">${words.here}</th><th scope="col">${words.others}</th></tr></thead>
    <tbody>
      ${set.options.map((option) => {
        const other = option.values.filter(({ name }) => name !== option.value).map(({ name }) => answer(texts, option, name));
        return html`<tr><th scope="row">${question(texts, option)}</th><td>${answer(texts, option, option.value)}</td><td>${other.length ? other.join(' ') : words.anyNumber}</td></tr>`;
      })}
    </tbody></table></div>`;

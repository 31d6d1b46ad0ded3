/**
 * Rule sets side by side, made from their options.
 * @typedef {import('../../wasm/qirq.js').RuleSet} RuleSet
 * @typedef {import('../../wasm/qirq.js').RuleOption} RuleOption
 * @typedef {import('../src/languages.js').Catalogue} Catalogue
 * @typedef {import('../content/words/en.js').GuideWords} GuideWords
 */
import { html, nothing } from 'lit';
import { sourceOf, tonesOf } from '../src/say.js';

/** @param {Catalogue} texts @param {RuleSet} rules */
export const nameOf = (texts, rules) => texts.ruleSets[rules.id]?.name ?? rules.name;

/** @param {Catalogue} texts @param {RuleOption} option @param {string} value */
function answer(texts, { name, values }, value) {
  const own = texts.options[name];
  return own?.values?.[value] ?? (value === 'none' ? own?.none : own?.number && `${own.number[0]} ${value} ${own.number[1]}`) ?? values.find((some) => some.name === value)?.meaning ?? value;
}

/** @param {Catalogue} texts @param {RuleOption} option */
const question = (texts, { name, meaning }) => texts.options[name]?.ask ?? meaning;

// On a phone a row is a block of its own, and each answer says whose it is. Whatever is no longer laid out as a table is still one by its roles.
/** @param {string[]} names */
const head = (names) => html`<thead role="rowgroup"><tr role="row"><td role="cell"></td>${names.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>`;

/** @param {string} asked @param {string[]} names @param {unknown[]} answers */
const row = (asked, names, answers) =>
  html`<tr role="row"><th scope="row" role="rowheader">${asked}</th>${answers.map((some, i) => html`<td role="cell" data-of=${names[i]}>${some}</td>`)}</tr>`;

/**
 * @param {RuleSet[]} sets
 * @param {Catalogue} texts
 * @param {GuideWords} words
 */
export function comparison(sets, texts, words) {
  const [{ options }] = sets;
  const names = sets.map((set) => nameOf(texts, set));
  const valuesOf = (/** @type {number} */ i) => sets.map((set) => set.options[i].value);
  const differs = options.map((_option, i) => new Set(valuesOf(i)).size > 1);
  const begins = sets.map((set) => `${texts.tones[tonesOf(set).x]}.`);
  const same = options.filter((_option, i) => !differs[i]);
  return html`
    <div class="scroll" role="region" tabindex="0" aria-label=${words.compared}><table class="sets" role="table">
      ${head(names)}
      <tbody role="rowgroup">
        ${options.map((option, i) => (differs[i] ? row(question(texts, option), names, valuesOf(i).map((value) => answer(texts, option, value))) : nothing))}
        ${new Set(begins).size > 1 ? row(words.begins, names, begins) : nothing}
        ${row(words.source, names, sets.map((set) => sourceOf(texts, set)))}
      </tbody></table></div>
    ${same.length ? html`<h3>${words.same}</h3><ul class="same">${same.map((option) => html`<li>${question(texts, option)} ${answer(texts, option, option.value)}</li>`)}</ul>` : nothing}`;
}

/**
 * What of a single rule set could be otherwise.
 * @param {RuleSet} set
 * @param {Catalogue} texts
 * @param {GuideWords} words
 */
export function variants(set, texts, words) {
  const names = [words.here, words.others];
  return html`
  <div class="scroll" role="region" tabindex="0" aria-label=${words.options}><table class="sets" role="table">
    ${head(names)}
    <tbody role="rowgroup">
      ${set.options.map((option) => {
        const other = option.values.filter(({ name }) => name !== option.value).map(({ name }) => answer(texts, option, name));
        return row(question(texts, option), names, [answer(texts, option, option.value), other.length ? other.join(' ') : words.anyNumber]);
      })}
    </tbody></table></div>`;
}

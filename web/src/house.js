/**
 * House rules that a person keeps under a name of their own, for every tab of this browser. What is read back is text
 * that the core checks.
 *
 * @typedef {{ name: string, spec: string }} HouseRules `spec` is a rule set with overrides, as `ID,option=value`
 */

const KEY = 'qirq-house';
const VERSION = 1;

/** A name as long as this has room on the page. */
export const NAME_LENGTH = 40;

/** @param {unknown} value @returns {value is HouseRules} */
const isHouseRules = (value) => {
  const { name, spec } = /** @type {HouseRules} */ (value ?? {});
  return typeof name === 'string' && name !== '' && typeof spec === 'string';
};

/**
 * @param {(spec: string) => boolean} known whether the core can make something of it
 * @returns {HouseRules[]}
 */
export function readHouse(known) {
  try {
    const { version, kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return version === VERSION && Array.isArray(kept) ? kept.filter((rules) => isHouseRules(rules) && known(rules.spec)) : [];
  } catch {
    return [];
  }
}

/**
 * @param {HouseRules[]} kept
 * @returns {boolean} false where the browser keeps nothing
 */
export function writeHouse(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, kept }));
    return true;
  } catch {
    return false;
  }
}

/**
 * A rule set with one option set otherwise, as a spec.
 * @param {import('./contract.js').RuleSet} rules
 * @param {string} name of the option
 * @param {string} value
 */
export const withOption = (rules, name, value) =>
  [rules.id, ...rules.options.map((option) => `${option.name}=${option.name === name ? value : option.value}`)].join(',');

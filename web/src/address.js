/**
 * What the address says: everything a person might want to send. After the `#` stand
 * - `rules`: a rule set, with overrides, as `ID,option=value`;
 * - `position`: a position string, where the game does not start as usual;
 * - `record`: a whole game as record text (then the other two are in it);
 * - `lang`: a language.
 *
 * @typedef {object} Address
 * @property {string} rules
 * @property {string} position
 * @property {string} record
 * @property {string} lang
 */

const PARTS = /** @type {const} */ (['rules', 'position', 'record', 'lang']);

/** An address with a part that means nothing here. */
export class AddressError extends Error {
  /** @param {string} part */
  constructor(part) {
    super(part);
    this.name = 'AddressError';
  }
}

/**
 * @param {string} hash as in `location.hash`
 * @returns {Address} empty texts for what it does not say
 * @throws {AddressError} naming the part that is unknown, or said twice
 */
export function readAddress(hash) {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  for (const part of parts.keys()) {
    if (!PARTS.some((known) => known === part) || parts.getAll(part).length > 1) throw new AddressError(part);
  }
  const said = (/** @type {string} */ part) => parts.get(part) ?? '';
  return { rules: said('rules'), position: said('position'), record: said('record'), lang: said('lang') };
}

/**
 * @param {Partial<Address>} address
 * @returns {string} a hash, `#` included; empty where there is nothing to say
 */
export function writeAddress(address) {
  const parts = new URLSearchParams();
  for (const part of PARTS) {
    if (address[part]) parts.set(part, address[part]);
  }
  const text = parts.toString();
  return text && `#${text}`;
}

/**
 * How many letters have to be put in, left out or changed.
 * @param {string} a
 * @param {string} b
 */
export function lettersApart(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

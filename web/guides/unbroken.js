/**
 * What stays on one line where lines are broken: compounds, whose hyphen is no place to part them, and in headings the short
 * words that lead to the next one. Only what is shown goes through here; titles of documents and data for tools stay as written.
 */

/** Short words that no line of a heading is to end with, by language. @type {Record<string, string>} */
const SHORT = {
  en: 'a an the of in on to or and at by is no its',
  es: 'el la los las un una lo se de del en al a y e o u que por con sin no si es ni más cuántas cuántos',
  pt: 'o a os as um uma se de do da dos das em no na nos nas ao à aos às e ou que por com sem não é mais',
};

/** Words of number, which stay with what they count. @type {Record<string, string>} */
const NUMBERS = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  pt: 'dois duas três quatro cinco seis sete oito nove dez onze doze',
};

/** Beginnings of a heading that are read as one word. @type {Record<string, string>} */
const PHRASES = { en: 'how to play', es: 'cómo se juega', pt: 'como se joga' };

const NO_BREAK = '\u00a0';

/** A hyphen between letters, at which no line ends. @param {string} text */
export const compounds = (text) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');

/** @param {string} words */
const either = (words) => words.replaceAll(' ', '|');

/**
 * A heading as it is shown.
 * @param {string} title
 * @param {string} language
 */
export function heading(title, language) {
  const short = either(SHORT[language] ?? '');
  const numbers = ['\\d+', NUMBERS[language]].filter(Boolean).map(either).join('|');
  // What is counted is no short word: so long a chain would be wider than a phone.
  const leading = short ? `${short}|(?:${numbers})(?! (?:${short}) )` : numbers;
  const phrase = PHRASES[language];
  const whole = phrase ? title.replace(new RegExp(phrase, 'iu'), (found) => found.replaceAll(' ', NO_BREAK)) : title;
  return compounds(whole.replace(new RegExp(String.raw`(?<![\p{L}\p{N}’-])(${leading}) `, 'giu'), `$1${NO_BREAK}`));
}

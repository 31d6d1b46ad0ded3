/**
 * Lit's templates as text, so that the page's own drawing code also draws what is there before any script has run. Only
 * what such a page needs: texts, attributes, lists and templates in templates; what listens to events is left out.
 */
import { nothing } from 'lit';

/** @param {unknown} value */
export const escaped = (value) => String(value).replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/** Markup to be put in as it is. */
class Raw {
  /** @param {string} markup */
  constructor(markup) {
    this.markup = markup;
  }
}

/** @param {string} markup */
export const raw = (markup) => new Raw(markup);

/**
 * @param {unknown} value a template, a text, a list of such, or nothing
 * @returns {string}
 */
export function textOf(value) {
  if (value === nothing || value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value instanceof Raw) return value.markup;
  if (typeof value !== 'object') return escaped(value);
  if ('_$litDirective$' in value) return String(/** @type {{ values: unknown[] }} */ (/** @type {unknown} */ (value)).values[0]);
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (value);
  let text = strings[0];
  values.forEach((inner, i) => {
    const [begin = '', kind = '', name = '', quote = ''] = /\s([@?.]?)([\w:-]+)=("?)$/.exec(text) ?? [];
    const alone = begin && (!quote || strings[i + 1].startsWith('"'));
    const rest = strings[i + 1];
    if (kind === '@' || kind === '.') throw new Error(`${kind}${name} means nothing in a page that is only read`);
    if (kind === '?') text = text.slice(0, -begin.length) + (inner && inner !== nothing ? ` ${name}=""` : '');
    else if (alone && inner === nothing) {
      text = text.slice(0, -begin.length) + (quote ? rest.slice(1) : rest);
      return;
    } else if (begin && !quote) text += `"${escaped(inner)}"`;
    else text += begin ? escaped(inner === nothing ? '' : inner) : inQuotes(text) ? escaped(inner === nothing ? '' : inner) : textOf(inner);
    text += rest;
  });
  return text;
}

/** Whether a text ends within the quotes of an attribute. @param {string} text */
const inQuotes = (text) => /<[^<>]*="[^"]*$/.test(text.slice(text.lastIndexOf('<')));

/**
 * Reads the text of a guide: Markdown with a few blocks of its own. `content/README.md` says what there is.
 *
 * @typedef {object} Block
 * @property {string} kind `text`, or the name of a block
 * @property {string} id what the block's first line names
 * @property {string} body Markdown
 * @property {number} line where it begins, for complaints
 *
 * @typedef {object} Section
 * @property {string} id
 * @property {string} title
 * @property {string[]} why the refusals it explains
 * @property {Block[]} blocks
 *
 * @typedef {object} GuideText
 * @property {Record<string, string>} head title, description and whatever else stands before the text
 * @property {Section[]} sections the first one is the introduction
 */
import { Marked } from 'marked';
import { compounds } from './unbroken.js';

const markdown = new Marked({
  async: false,
  walkTokens(token) {
    // The texts themselves, and neither addresses nor turns.
    if (token.type === 'text' && !token.tokens) token.text = compounds(token.text);
  },
  renderer: {
    // Turns and points are figures in the text, and no programs.
    codespan: ({ text }) => `<span class="t" translate="no">${text}</span>`,
  },
});

/** @param {string} text */
export const blockMarkup = (text) => String(markdown.parse(text));

/** @param {string} text */
export const inlineMarkup = (text) => String(markdown.parseInline(text.trim()));

/** Markdown as plain text, for what search engines and tools read. @param {string} text */
export const plain = (text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();

/** The items of a Markdown list, each with its further lines. @param {string} body @returns {string[]} */
export const itemsOf = (body) => body.split(/^(?:-|\d+\.) /m).slice(1).map((item) => item.trim());

/** What stands under each `###` of a block. @param {string} body @returns {{ title: string, body: string }[]} */
export const partsOf = (body) =>
  body.split(/^### /m).slice(1).map((part) => {
    const [title, ...rest] = part.split('\n');
    return { title: title.trim(), body: rest.join('\n').trim() };
  });

/**
 * @param {string} source
 * @param {string} name of the file, for complaints
 * @returns {GuideText}
 */
export function readGuide(source, name) {
  const lines = source.split('\n');
  /** @param {number} line @param {string} what @returns {never} */
  const refuse = (line, what) => {
    throw new Error(`${name}:${line + 1}: ${what}`);
  };
  if (lines[0] !== '---') refuse(0, 'a guide begins with a line of three dashes');
  const end = lines.indexOf('---', 1);
  /** @type {Record<string, string>} */
  const head = {};
  for (let i = 1; i < end; i++) {
    const [, key, value] = /^(\w+): (.+)$/.exec(lines[i]) ?? refuse(i, 'this is no `name: text`');
    head[key] = value;
  }
  /** @type {Section[]} */
  const sections = [{ id: 'top', title: head.title, why: [], blocks: [] }];
  /** @type {Block | null} */
  let block = null;
  const add = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {number} */ line) => {
    block = { kind, id, body: '', line };
    /** @type {Section} */ (sections.at(-1)).blocks.push(block);
    return block;
  };
  for (let i = end + 1; i < lines.length; i++) {
    const line = lines[i];
    const opens = /^:::(\w+) ?(\S*)$/.exec(line);
    const section = /^## (.+?) \{#([\w-]+)(?: why=([\w,]+))?\}$/.exec(line);
    const open = block && /** @type {Block} */ (block).kind !== 'text';
    if (line === ':::') {
      if (!open) refuse(i, 'nothing is open here');
      block = null;
    } else if (opens) {
      if (open) refuse(i, 'a block is still open');
      add(opens[1], opens[2], i);
    } else if (section) {
      if (open) refuse(i, 'a block is still open');
      sections.push({ id: section[2], title: section[1], why: section[3]?.split(',') ?? [], blocks: [] });
      block = null;
    } else if (/^## |^:::/.test(line)) refuse(i, 'this begins neither a section nor a block');
    else if (block) /** @type {Block} */ (block).body += `${line}\n`;
    else if (line.trim()) add('text', '', i).body += `${line}\n`;
  }
  if (block && /** @type {Block} */ (block).kind !== 'text') refuse(lines.length - 1, 'a block is still open');
  return { head, sections };
}

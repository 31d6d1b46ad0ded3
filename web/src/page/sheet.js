/**
 * The sheets: over the panel in a wide window, from below in a narrow one; never over the board where there is room.
 *
 * @typedef {import('./page.js').View} View
 * @typedef {import('../store.js').Sheet} Sheet
 */
import { html, nothing } from 'lit';
import { LANGUAGES } from '../languages.js';
import { THEMES } from '../look.js';
import { gameName, levelName, ruleSetName } from '../say.js';
import { icon } from './icons.js';

/**
 * A choice of one.
 * @template {string | number} Value
 * @param {string} name
 * @param {string} legend
 * @param {readonly { value: Value, text: unknown, note?: string }[]} options
 * @param {Value | null} chosen
 * @param {(value: Value) => void} choose
 * @param {string} [kind]
 */
const choice = (name, legend, options, chosen, choose, kind = '') => html`<fieldset class="choice ${kind}"><legend>${legend}</legend>
  ${options.map(({ value, text, note }) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}>
    <span>${text}${note ? html`<small>${note}</small>` : nothing}</span></label>`)}
</fieldset>`;

/** @param {View} view */
function gameSheet({ page, texts, deeds }) {
  const { game, seats } = page;
  const { play } = deeds;
  const { sheets } = texts;
  if (!game || !play) return nothing;
  return html`<form @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const rules = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('rules'));
    // The same rules keep their overrides.
    play.newGame(rules === game.rules.id ? undefined : rules);
  }}>
    ${choice('rules', sheets.ruleSet, page.ruleSets.map((rules) => ({ value: rules.id, text: page.ruleSets.some((some) => some.game !== rules.game) ? `${gameName(texts, rules)}: ${ruleSetName(texts, rules)}` : ruleSetName(texts, rules), note: texts.ruleSets[rules.id]?.about ?? '' })), game.rules.id, () => {}, 'long')}
    ${choice('opponent', sheets.opponent, /** @type {const} */ (['machine', 'friend']).map((value) => ({ value, text: sheets.opponents[value] })), seats.opponent, (opponent) => play.setSeats({ opponent }))}
    ${seats.opponent === 'machine'
      ? html`${choice('tone', sheets.side, /** @type {const} */ (['dark', 'light']).map((value) => ({ value, text: sheets.sides[value], note: value === game.rules.first ? sheets.begins(texts.tones[value]) : '' })), seats.tone, (tone) => play.setSeats({ tone }))}
        ${choice('level', sheets.strength, Array.from({ length: page.levels }, (_, i) => ({ value: i + 1, text: levelName(texts, i + 1) })), seats.level, (level) => play.setSeats({ level }))}`
      : html`<label class="switch"><input type="checkbox" .checked=${seats.follow} @change=${(/** @type {Event} */ event) => play.setSeats({ follow: /** @type {HTMLInputElement} */ (event.target).checked })}><span>${sheets.follow}</span></label>`}
    <p class="note">${sheets.applies}</p>
    <p class="deeds"><button class="btn primary">${sheets.begin}</button></p>
  </form>`;
}

/** @param {View} view */
function settingsSheet({ page, texts, deeds }) {
  const { sheets } = texts;
  const languages = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
  return html`
    ${choice('theme', sheets.theme, THEMES.map((value) => ({ value, text: texts.themes[value] })), page.look.theme, deeds.setTheme)}
    ${choice('language', sheets.language, languages.map((value) => ({ value, text: html`<span lang=${value}>${LANGUAGES[value]}</span>` })), /** @type {keyof typeof LANGUAGES} */ (page.language), deeds.setLanguage)}
    ${deeds.play ? html`<fieldset class="choice"><legend>${sheets.board}</legend>
      <label class="switch"><input type="checkbox" .checked=${page.seats.turned} @change=${() => deeds.play?.turnBoard()}><span>${sheets.turned}</span></label></fieldset>` : nothing}`;
}

/** @param {View} view */
function moreSheet({ page, texts, deeds }) {
  const { game } = page;
  const { play } = deeds;
  const { sheets } = texts;
  if (!game || !play) return nothing;
  const going = !game.state.outcome;
  /** @param {string} text @param {() => void} does @param {boolean} [can] */
  const row = (text, does, can = true) => html`<li><button class="row" ?disabled=${!can} @click=${does}>${text}</button></li>`;
  return html`<ul class="rows">
    ${row(sheets.newGame, () => play.newGame())}
    ${row(sheets.offer, () => play.offer(), going && !game.state.offer)}
    ${game.state.canClaim ? row(texts.buttons.claim, () => play.claim(), going) : nothing}
    ${row(sheets.resign, () => play.resign(), going)}
    ${row(sheets.copyLink, () => play.copyLink())}
    ${row(sheets.copyRecord, () => play.copyRecord())}
  </ul>`;
}

/** @param {View} view */
function rulesSheet({ page, texts }) {
  const { game } = page;
  if (!game) return nothing;
  const known = texts.ruleSets[game.rules.id];
  return html`<div class="reading">
    <h3>${gameName(texts, game.rules)}: ${ruleSetName(texts, game.rules)}</h3>
    ${known ? html`<ul>${known.short.map((sentence) => html`<li>${sentence}</li>`)}</ul>` : nothing}
    <p class="note">${texts.sheets.source} <span lang="en">${game.rules.source}</span></p>
  </div>`;
}

const BODIES = { game: gameSheet, settings: settingsSheet, more: moreSheet, rules: rulesSheet };

/** @param {View} view */
export function sheet(view) {
  const { page, texts, deeds } = view;
  const open = page.sheet;
  return html`<dialog class="sheet" aria-labelledby="sheet-title" @close=${() => deeds.open(null)}
    @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && deeds.open(null)}>
    ${open
      ? html`<div class="inside">
          <header><h2 id="sheet-title">${texts.sheets[open]}</h2><button class="btn plain close" aria-label=${texts.buttons.close} @click=${() => deeds.open(null)}>${icon('close')}</button></header>
          ${BODIES[open](view)}
        </div>`
      : nothing}
  </dialog>`;
}

/**
 * Opens or closes the dialog as the page says, and lays it over the panel where there is one.
 * @param {ParentNode} root
 * @param {Sheet | null} open
 */
export function showSheet(root, open) {
  const dialog = /** @type {HTMLDialogElement | null} */ (root.querySelector('dialog.sheet'));
  if (!dialog) return;
  if (open && !dialog.open) dialog.showModal();
  else if (!open && dialog.open) dialog.close();
  if (open) placeSheet(root, dialog);
}

/** @param {ParentNode} root @param {HTMLElement} dialog */
function placeSheet(root, dialog) {
  const panel = root.querySelector('.panel')?.getBoundingClientRect();
  // A panel without a box of its own (its parts lie in the column of a narrow page) leaves the place to the style sheet.
  const place = panel && panel.width > 0 ? { left: panel.left, top: panel.top, width: panel.width, height: panel.height } : null;
  dialog.classList.toggle('placed', !!place);
  for (const [name, value] of Object.entries(place ?? { left: 0, top: 0, width: 0, height: 0 })) {
    dialog.style.setProperty(`--${name}`, `${value}px`);
  }
}

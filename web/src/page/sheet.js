/**
 * The sheets: over the panel in a wide window, from below in a narrow one; never over the board where there is room.
 *
 * @typedef {import('./page.js').View} View
 * @typedef {import('../store.js').Sheet} Sheet
 * @typedef {import('../play.js').Play} Play
 * @typedef {import('../contract.js').RuleSet} RuleSet
 * @typedef {import('../contract.js').RuleOption} RuleOption
 */
import { html, nothing } from 'lit';
import { LANGUAGES } from '../languages.js';
import { THEMES } from '../look.js';
import { gameName, levelName, ruleSetName, sourceOf } from '../say.js';
import { guideOf } from '../guides.js';
import { NAME_LENGTH } from '../house.js';
import { icon } from './icons.js';
import { miniature } from './miniature.js';

/**
 * A choice of one.
 * @template {string | number} Value
 * @param {string} name
 * @param {unknown} legend
 * @param {readonly { value: Value, text: unknown, note?: string }[]} options
 * @param {Value | null} chosen
 * @param {(value: Value) => void} choose
 * @param {string} [kind]
 */
const choice = (name, legend, options, chosen, choose, kind = '') => html`<fieldset class="choice ${kind}"><legend>${legend}</legend>
  ${options.map(({ value, text, note }) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}>
    <span>${text}${note ? html`<small>${note}</small>` : nothing}</span></label>`)}
</fieldset>`;

/** The games, each with its board in small. @param {View} view @param {RuleSet} chosen @param {Play} play */
const games = ({ page, texts }, chosen, play) => {
  const first = page.ruleSets.filter((rules, i, all) => all.findIndex(({ game }) => game === rules.game) === i);
  return html`<fieldset class="choice games"><legend class="visually-hidden">${texts.sheets.whichGame}</legend>
    ${first.map((rules) => {
      const here = rules.game === chosen.game;
      const glimpse = play.glimpse(here ? chosen.spec : rules.id);
      return html`<label><input type="radio" name="game" value=${rules.game} .checked=${here} @change=${() => play.choose(rules.id)}>
        <span class="frame">${miniature(rules, glimpse)}</span>
        <span><b>${gameName(texts, rules)}</b><small>${glimpse.board.width} × ${glimpse.board.height}</small></span></label>`;
    })}
  </fieldset>`;
};

/** The rule sets of the chosen game, and a person's own. @param {View} view @param {RuleSet} chosen @param {Play} play */
function ruleSets({ page, texts }, chosen, play) {
  const named = page.ruleSets.filter(({ game }) => game === chosen.game);
  const own = page.house.filter(({ spec }) => named.some(({ id }) => id === spec.split(',')[0]));
  const known = [...named.map(({ id }) => id), ...own.map(({ spec }) => spec)];
  const options = [
    ...named.map((rules) => ({ value: rules.id, text: texts.ruleSets[rules.id]?.name ?? rules.name, note: texts.ruleSets[rules.id]?.about ?? '' })),
    ...own.map(({ name, spec }) => ({ value: spec, text: name, note: texts.house.about })),
    // Changed, and not kept under a name.
    ...(known.includes(chosen.spec) ? [] : [{ value: chosen.spec, text: ruleSetName(page, texts, chosen), note: '' }]),
  ];
  return choice('rules', texts.sheets.ruleSet, options, chosen.spec, (spec) => play.choose(spec), 'long');
}

/** What sending the form does: a new game by the chosen rules. @param {Play} play @param {RuleSet} chosen */
const beginBy = (play, chosen) => (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  play.newGame(chosen.spec);
};

/** The same option in the named rule set that rules are made from. @param {View['page']} page @param {RuleSet} rules @param {RuleOption} option */
const usualOf = (page, rules, option) => page.ruleSets.find(({ id }) => id === rules.id)?.options.find(({ name }) => name === option.name);

/** @param {View} view */
function gameSheet(view) {
  const { page, texts, deeds } = view;
  const { game, seats } = page;
  const { play } = deeds;
  const { sheets } = texts;
  if (!game || !play) return nothing;
  const { chosen } = play;
  const { over } = play.glimpse(chosen.spec);
  return html`<form @submit=${beginBy(play, chosen)}>
    ${games(view, chosen, play)} ${ruleSets(view, chosen, play)}
    <p class="more"><button type="button" class="btn" aria-haspopup="dialog" @click=${() => deeds.open('house')}>${sheets.change}</button></p>
    ${over ? html`<p class="note">${texts.house.over}</p>` : nothing}
    ${choice('opponent', sheets.opponent, /** @type {const} */ (['machine', 'friend']).map((value) => ({ value, text: sheets.opponents[value] })), seats.opponent, (opponent) => play.setSeats({ opponent }), 'long')}
    ${seats.opponent === 'machine'
      ? html`${choice('tone', sheets.side, /** @type {const} */ (['dark', 'light']).map((value) => ({ value, text: sheets.sides[value], note: value === chosen.first ? sheets.begins(texts.tones[value]) : '' })), seats.tone, (tone) => play.setSeats({ tone }))}
        ${choice('level', sheets.strength, Array.from({ length: page.levels }, (_, i) => ({ value: i + 1, text: `${i + 1} · ${levelName(texts, i + 1)}` })), seats.level, (level) => play.setSeats({ level }), 'levels')}`
      : html`<label class="switch"><input type="checkbox" .checked=${seats.follow} @change=${(/** @type {Event} */ event) => play.setSeats({ follow: /** @type {HTMLInputElement} */ (event.target).checked })}><span>${sheets.follow}</span></label>`}
    <p class="note">${sheets.applies}</p>
    <p class="deeds"><button class="btn primary" ?disabled=${over}>${sheets.begin}</button></p>
  </form>`;
}

/** What is the game's own first, then the numbers that all games have. @param {RuleOption[]} options */
const ordered = (options) => [...options.filter(({ range }) => !range), ...options.filter(({ range }) => range)];

/** What a number becomes that was `none`. @param {RuleOption} option @param {RuleOption | undefined} usual */
const numberOf = ({ value, range }, usual) =>
  [value, usual?.value].find((some) => some !== undefined && some !== 'none') ?? String(Math.min(50, Math.ceil((range?.to ?? 1) / 34)));

/** One option, with a sentence for each of its values. @param {View} view @param {Play} play @param {RuleOption} option @param {RuleOption | undefined} usual */
function houseOption({ texts }, play, option, usual) {
  const { name, value, values, range } = option;
  const own = texts.options[name];
  const english = (/** @type {string} */ sentence) => html`<span lang="en">${sentence}</span>`;
  const set = (/** @type {string} */ wanted) => play.setOption(name, wanted);
  const legend = html`${own?.ask ?? english(option.meaning)}${value === usual?.value ? nothing : html` <small class="changed">${texts.house.differs}</small>`}`;
  if (!range) {
    return choice(name, legend, values.map((of) => ({ value: of.name, text: own?.values?.[of.name] ?? english(of.meaning) })), value, set, 'long');
  }
  const number = numberOf(option, usual);
  const [before, after] = own?.number ?? ['', ''];
  /** @param {Event} event */
  const take = (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const wanted = Math.min(Math.max(Math.round(input.valueAsNumber || Number(number)), range.from), range.to);
    input.value = String(wanted);
    set(input.value);
  };
  const label = html`${before} <input class="number" type="number" inputmode="numeric" min=${range.from} max=${range.to} .value=${number}
    aria-label=${`${before} … ${after}`} @change=${take}> ${after}`;
  return choice(name, legend, [{ value: 'none', text: own?.none ?? '—' }, { value: 'number', text: label }], value === 'none' ? 'none' : 'number', (wanted) => set(wanted === 'none' ? 'none' : number), 'long');
}

/** @param {View} view */
function houseSheet(view) {
  const { page, texts, deeds } = view;
  const { play } = deeds;
  const { house, sheets } = texts;
  if (!page.game || !play) return nothing;
  const { chosen } = play;
  const kept = page.house.find(({ spec }) => spec === chosen.spec);
  const { over } = play.glimpse(chosen.spec);
  const unchanged = chosen.spec === chosen.id;
  return html`<form @submit=${beginBy(play, chosen)}>
    <p class="note">${house.note(`${gameName(texts, chosen)}, ${texts.ruleSets[chosen.id]?.name ?? chosen.name}`)}</p>
    ${ordered(chosen.options).map((option) => houseOption(view, play, option, usualOf(page, chosen, option)))}
    ${over ? html`<p class="note">${house.over}</p>` : nothing}
    <div class="keeping">
      <label for="own-name">${house.name}</label><input id="own-name" name="own-name" maxlength=${NAME_LENGTH} autocomplete="off" .value=${kept?.name ?? ''}>
      <button type="button" class="btn" ?disabled=${unchanged} @click=${(/** @type {Event} */ event) => {
        const { form } = /** @type {HTMLButtonElement} */ (event.currentTarget);
        const input = /** @type {HTMLInputElement} */ (form?.elements.namedItem('own-name'));
        if (input.value.trim()) play.keepRules(input.value.trim());
        else input.focus();
      }}>${house.keep}</button>
    </div>
    <ul class="rows">
      <li><button type="button" class="row" @click=${() => play.copyRules()}>${house.link}</button></li>
      ${kept ? html`<li><button type="button" class="row" @click=${() => play.forgetRules(kept.spec)}>${house.forget}</button></li>` : nothing}
      <li><button type="button" class="row" ?disabled=${unchanged} @click=${() => play.choose(chosen.id)}>${house.reset}</button></li>
    </ul>
    <p class="deeds"><button type="button" class="btn" @click=${() => deeds.open('game')}>${house.back}</button><button class="btn primary" ?disabled=${over}>${sheets.begin}</button></p>
  </form>`;
}

/** @param {View} view */
function settingsSheet({ page, texts, deeds }) {
  const { sheets } = texts;
  const languages = /** @type {(keyof typeof LANGUAGES)[]} */ (Object.keys(LANGUAGES));
  return html`
    ${page.newVersion ? html`<p class="note">${texts.said.newVersion}</p><p><button class="btn" @click=${deeds.useNewVersion}>${texts.buttons.useNewVersion}</button></p>` : nothing}
    ${choice('theme', sheets.theme, THEMES.map((value) => ({ value, text: texts.themes[value] })), page.look.theme, deeds.setTheme, 'long')}
    ${choice('language', sheets.language, languages.map((value) => ({ value, text: html`<span lang=${value}>${LANGUAGES[value]}</span>` })), /** @type {keyof typeof LANGUAGES} */ (page.language), deeds.setLanguage, 'long')}
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
  const { rules } = game;
  const known = texts.ruleSets[rules.id];
  const changes = rules.options.filter((option) => option.value !== usualOf(page, rules, option)?.value);
  return html`<div class="reading">
    <h3>${gameName(texts, rules)}: ${ruleSetName(page, texts, rules)}</h3>
    ${known ? html`<ul>${known.short.map((sentence) => html`<li>${sentence}</li>`)}</ul>` : nothing}
    ${changes.length ? html`<h4>${texts.house.changes}</h4><ul>${changes.map((option) => html`<li>${questionOf(texts, option)} ${answerOf(texts, option)}</li>`)}</ul>` : nothing}
    <details><summary>${texts.sheets.allRules}</summary><dl>${ordered(rules.options).map((option) => html`<dt>${questionOf(texts, option)}</dt><dd>${answerOf(texts, option)}</dd>`)}</dl></details>
    <p class="note">${texts.sheets.source} ${sourceOf(texts, rules)}</p>
    <p><a class="btn" href=${guideOf(page.language, rules.game) || guideOf(page.language)}>${icon('learn')}${texts.sheets.guide}</a></p>
  </div>`;
}

/** What an option asks; what has no text is said in the core's own words. @param {View['texts']} texts @param {RuleOption} option */
const questionOf = (texts, { name, meaning }) => texts.options[name]?.ask ?? html`<span lang="en">${meaning}</span>`;

/** What it is set to. @param {View['texts']} texts @param {RuleOption} option */
function answerOf(texts, { name, value, values }) {
  const own = texts.options[name];
  const answer = own?.values?.[value] ?? (value === 'none' ? own?.none : own?.number && `${own.number[0]} ${value} ${own.number[1]}`);
  return answer ?? html`<span lang="en">${values.find((some) => some.name === value)?.meaning ?? value}</span>`;
}

const BODIES = { game: gameSheet, house: houseSheet, settings: settingsSheet, more: moreSheet, rules: rulesSheet };

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
  const turned = dialog.dataset.sheet !== (open ?? undefined);
  if (open && !dialog.open) dialog.showModal();
  else if (!open && dialog.open) dialog.close();
  else if (open && turned) {
    // Another sheet in the same dialog begins at its top, as if it had been opened.
    dialog.scrollTop = 0;
    /** @type {HTMLElement | null} */ (dialog.querySelector('.close'))?.focus();
  }
  if (open) dialog.dataset.sheet = open;
  else delete dialog.dataset.sheet;
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

/**
 * The page as a function of the store.
 *
 * @typedef {import('../store.js').Page} Page
 * @typedef {import('../play.js').Play} Play
 * @typedef {import('../languages.js').Catalogue} Catalogue
 * @typedef {import('../store.js').Sheet} Sheet
 *
 * @typedef {object} Deeds what the page can set going beside the acts of the game
 * @property {Play | null} play null while there is no game
 * @property {import('../analysis/analyst.js').Analyst | null} analyst null while no analysis is open
 * @property {() => void} analyse opens the analysis, or closes it
 * @property {(sheet: Sheet | null) => void} open
 * @property {(theme: import('../look.js').Theme) => void} setTheme
 * @property {(language: string) => void} setLanguage
 * @property {() => void} retry begins again after a failure
 * @property {() => void} useNewVersion begins the page anew with the new version of the site
 * @property {() => void} later puts the new version off
 *
 * @typedef {object} View all that a template needs
 * @property {Page} page
 * @property {Catalogue} texts
 * @property {Deeds} deeds
 */
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../board/qirq-board.js';
import { stoneDefs } from '../board/stone.js';
import { guideOf } from '../guides.js';
import { THEMES } from '../look.js';
import { gameName, pointTexts, ruleSetName } from '../say.js';
import { isTurned, sceneOf, shownStones } from '../scene-of.js';
import { acts } from './acts.js';
import { icon, mark } from './icons.js';
import { player } from './player.js';
import { sheet } from './sheet.js';
import { list, look, strip } from './turn-list.js';
import { words } from './words.js';

/** @param {View} view */
function rail({ page, texts, deeds }) {
  const { bar } = texts;
  const next = THEMES[(THEMES.indexOf(page.look.theme) + 1) % THEMES.length];
  return html`<nav class="rail" aria-label=${bar.pages}>
    <a class="home" href="./" aria-label="Qirq">${mark}</a>
    <a class="item" href="./" aria-current="page">${icon('play')}${bar.play}</a>
    <button class="item" aria-haspopup="dialog" ?disabled=${!page.game} @click=${() => deeds.open('rules')}>${icon('rules')}${bar.rules}</button>
    <a class="item" href=${guideOf(page.language, page.game?.rules.game ?? '') || guideOf(page.language)}>${icon('learn')}${bar.learn}</a>
    <button class="item analyse" aria-pressed=${!!page.analysis} ?disabled=${!deeds.play} @click=${deeds.analyse}>${icon('analyse')}${bar.analyse}</button>
    <span class="grow"></span>
    <button class="item" aria-label=${texts.themeNow(texts.themes[page.look.theme])} @click=${() => deeds.setTheme(next)}>${icon('theme')}${bar.theme}</button>
    <button class="item" aria-haspopup="dialog" @click=${() => deeds.open('settings')}>${icon('settings')}${bar.settings}</button>
  </nav>`;
}

/** @param {View} view */
function bar({ page, texts, deeds }) {
  const { game } = page;
  const name = game ? gameName(texts, game.rules) : 'Qirq';
  return html`<header class="bar">
    <a class="home" href="./" aria-label="Qirq">${mark}</a>
    ${game
      ? html`<button class="game" aria-haspopup="dialog" aria-label=${texts.bar.changeGame(name)} @click=${() => deeds.open('game')}>
          <span>${name}<small>${ruleSetName(page, texts, game.rules)}</small></span>${icon('open')}</button>`
      : html`<span class="game">Qirq</span>`}
    <span class="grow"></span>
    <button class="analyse" aria-label=${texts.bar.analyse} aria-pressed=${!!page.analysis} ?disabled=${!deeds.play} @click=${deeds.analyse}>${icon('analyse')}</button>
    <button aria-label=${texts.sheets.rules} aria-haspopup="dialog" ?disabled=${!game} @click=${() => deeds.open('rules')}>${icon('rules')}</button>
    <button aria-label=${texts.bar.settings} aria-haspopup="dialog" @click=${() => deeds.open('settings')}>${icon('settings')}</button>
  </header>`;
}

/** @param {View} view */
function title({ page, texts, deeds }) {
  const { game } = page;
  return html`<div class="title">
    <div>
      <h1>${game ? gameName(texts, game.rules) : 'Qirq'}</h1>
      <p>${game
        ? html`<span>${ruleSetName(page, texts, game.rules)}</span> <button class="link" aria-haspopup="dialog" @click=${() => deeds.open('rules')}>${texts.bar.rulesInShort}</button>`
        : texts.lead}</p>
    </div>
    ${game ? html`<button class="btn plain" aria-haspopup="dialog" @click=${() => deeds.open('game')}>${texts.bar.change}${icon('open')}</button>` : nothing}
  </div>`;
}

/** @param {View} view */
function stage({ page, texts, deeds }) {
  const { game } = page;
  const heading = html`<h1 class="visually-hidden narrow">${game ? gameName(texts, game.rules) : 'Qirq'}</h1>`;
  if (!game) return html`<main class="stage">${heading}<div class="place"></div></main>`;
  const { play } = deeds;
  return html`<main class="stage">
    ${heading}
    <qirq-board data-game=${game.rules.game} .board=${game.board} ?turned=${isTurned(page)} .scene=${sceneOf(page)}
      .texts=${{ board: texts.board(gameName(texts, game.rules)), points: pointTexts(page, shownStones(page), texts) }}
      @qirq-tap=${(/** @type {CustomEvent} */ event) => play?.tap(event.detail.point)}
      @qirq-pick=${(/** @type {CustomEvent} */ event) => play?.pick(event.detail.point)}
      @qirq-drop=${(/** @type {CustomEvent} */ event) => play?.drop(event.detail.point)}
      @qirq-give-up=${() => play?.giveUp()}></qirq-board>
  </main>`;
}

/** @param {View} view */
export function pageTemplate(view) {
  const { page, texts } = view;
  const turned = isTurned(page);
  const top = turned ? 'x' : 'o';
  return html`
    <div class="app ${page.analysis ? 'analysing' : ''}" data-game=${page.game?.rules.game ?? nothing}>
      <svg class="defs" aria-hidden="true"><defs>${stoneDefs('chip')}</defs></svg>
      ${rail(view)} ${bar(view)} ${stage(view)}
      <aside class="panel" aria-label=${texts.bar.game}>
        ${title(view)}
        ${player(view, top, 'them')}
        ${view.deeds.analyst?.panel(view) ?? nothing}
        ${list(view)} ${look(view)} ${strip(view)}
        ${player(view, top === 'x' ? 'o' : 'x', 'you')}
        ${words(view)} ${acts(view)}
      </aside>
    </div>
    ${sheet(view)}
    <div class="visually-hidden" role="status" aria-live="polite">${keyed(page.spoken.id, html`<p>${page.spoken.text}</p>`)}</div>`;
}

/**
 * The words beside the board: how things stand, why something was refused, what the page has to say, and what can be
 * done about it. The area keeps its place and its height, and nothing is ever said over the board.
 *
 * @typedef {import('./page.js').View} View
 * @typedef {import('../store.js').Said} Said
 */
import { html, nothing } from 'lit';
import { beginnings, choiceTexts, entered, gameName, hintSentence, isPerson, machineToMove, refusalSentence, ruleSetName, stateSentence, waysSentence } from '../say.js';
import { guideOf } from '../guides.js';
import { icon } from './icons.js';

/** @param {string} sentence @param {string} [why] where it is explained @param {string} [link] what that is called */
const refused = (sentence, why = '', link = '') => html`<p class="refusal">${icon('refused')}<span>${sentence}${why ? html` <a href=${why}>${link}</a>` : nothing}</span></p>`;

/** @param {View} view @param {Said} notice */
function said({ page, texts, deeds }, notice) {
  const sentence = /** @type {Record<string, string>} */ (texts.said)[notice.key];
  // The core says what is wrong in its own language.
  const detail = notice.detail ? html`<span class="detail" lang=${sentence ? 'en' : nothing}>${notice.detail}</span>` : nothing;
  const { play } = deeds;
  const deed = {
    restore: { does: () => play?.restore(), text: texts.buttons.restore },
    copyDamaged: { does: () => play?.copyDamaged(), text: texts.buttons.copyDamaged },
    retry: { does: () => (page.failure ? deeds.retry() : play?.retry()), text: texts.buttons.retry },
    takeOver: { does: () => play?.takeOver(), text: texts.buttons.takeOver },
    nearest: { does: () => play?.newGame(notice.nearest?.id), text: notice.nearest ? texts.buttons.nearest(`${gameName(texts, notice.nearest)}, ${ruleSetName(page, texts, notice.nearest)}`) : '' },
  };
  const act = notice.act && deed[notice.act];
  return html`${notice.tone === 'wrong' ? html`<p class="refusal">${icon('refused')}<span>${sentence} ${detail}</span></p>` : html`<p class="ways">${sentence} ${detail}</p>`}
    ${act ? html`<p class="deeds"><button class="btn" @click=${act.does}>${act.text}</button></p>` : nothing}`;
}

/** The offer of a new version: whoever does not want it now finds it in the settings. @param {View} view */
const newVersion = ({ texts, deeds }) => html`<p class="ways">${texts.said.newVersion}</p>
  <p class="deeds"><button class="btn" @click=${deeds.useNewVersion}>${texts.buttons.useNewVersion}</button><button class="btn plain" @click=${deeds.later}>${texts.buttons.later}</button></p>`;

/** What can be done now, beside moving. @param {View} view */
function deedsNow({ page, texts, deeds }) {
  const { play } = deeds;
  const { game } = page;
  const { buttons } = texts;
  if (!game || page.elsewhere) return nothing;
  /** @param {string} text @param {() => void} does @param {string} [kind] */
  const button = (text, does, kind = '') => html`<button class="btn ${kind}" @click=${does}>${text}</button>`;
  const { state } = game;
  if (page.looking !== null) return button(buttons.returnToGame, () => play?.lookAt(game.acts.length), 'primary');
  if (state.outcome) return button(buttons.newGame, () => play?.newGame(), 'primary');
  if (state.offer && page.seats.opponent === 'friend') {
    return [button(buttons.accept, () => play?.accept(), 'primary'), button(buttons.decline, () => play?.decline())];
  }
  const part = entered(page);
  const own = isPerson(page, state.turn);
  return [
    own && page.thinking === null && beginnings(game).mustPass ? button(buttons.pass, () => play?.pass(), 'primary') : nothing,
    choiceTexts(page, texts).map(({ point, text }) => button(text, () => play?.tap(point))),
    part?.kind === 'extendable' ? button(buttons.endTurn, () => play?.endTurn(), 'primary') : nothing,
    part?.steps.length ? button(part.at === null ? buttons.takeUp : buttons.giveUp, () => play?.giveUp()) : nothing,
    state.canClaim && !part && !machineToMove(page) && own ? button(buttons.claim, () => play?.claim()) : nothing,
  ];
}

/** @param {View} view */
export function words(view) {
  const { page, texts } = view;
  const { game } = page;
  if (page.failure) return html`<div class="words">${said(view, page.failure)}</div>`;
  const hint = page.hint ? hintSentence(page.hint, texts) : '';
  const ways = page.refusal || page.misread ? '' : waysSentence(page, texts);
  const claim = game?.state.canClaim && !game.state.outcome && page.looking === null && isPerson(page, game.state.turn) && !page.clicks.length ? texts.state.canClaim : '';
  // It never takes the place of anything that has to do with the game.
  const quiet = page.newVersion === 'offered' && !page.clicks.length && !page.refusal && !page.misread && !page.notice && !ways && !hint && !claim;
  return html`<div class="words">
    ${page.elsewhere
      ? said(view, { key: 'elsewhere', tone: 'plain', act: 'takeOver' })
      : html`<p class="state">${stateSentence(page, texts)}</p>
        ${page.refusal && game ? refused(refusalSentence(game, page.refusal, texts), guideOf(page.language, game.rules.game, `why-${page.refusal.reason}`), texts.why) : nothing}
        ${page.misread ? refused(page.misread) : nothing}
        ${page.notice ? said(view, page.notice) : nothing}
        ${[ways, hint, claim].map((sentence) => (sentence ? html`<p class="ways">${sentence}</p>` : nothing))}
        <p class="deeds">${deedsNow(view)}</p>
        ${quiet ? newVersion(view) : nothing}`}
  </div>`;
}

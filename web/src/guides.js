/**
 * Where the guides are, for the page that is played on. They are pages of their own: nothing of them is loaded here.
 */

/** The games that have one; said by the build. */
const GAMES = /** @type {readonly string[]} */ (import.meta.env?.QIRQ_GUIDES ?? []);

/**
 * @param {string} language
 * @param {string} [game] else all guides
 * @param {string} [paragraph] its id
 * @returns {string} a relative address; empty where the game has no guide
 */
export const guideOf = (language, game, paragraph = '') =>
  game === undefined ? `./${language}/guides/` : GAMES.includes(game) ? `./${language}/${game}/${paragraph && `#${paragraph}`}` : '';

/**
 * How the page looks to this person: theme and language. They are kept apart from the game, in the one store that can
 * be read before the first paint, and by every tab.
 *
 * @typedef {'system' | 'light' | 'dark'} Theme
 * @typedef {{ theme: Theme, language: string | null }} Look  No language means: as the browser says.
 */

/** Also read by `public/theme.js`, before anything is painted. */
const KEY = 'qirq-look';

/** @type {Readonly<Theme[]>} */
export const THEMES = Object.freeze(/** @type {Theme[]} */ (['system', 'light', 'dark']));

/** @returns {Look} what was chosen before; the defaults where nothing was, or where it cannot be read */
export function readLook() {
  try {
    const { theme, language } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      theme: THEMES.includes(theme) ? theme : 'system',
      language: typeof language === 'string' ? language : null,
    };
  } catch {
    return { theme: 'system', language: null };
  }
}

/**
 * Keeps the look, and shows the theme.
 * @param {Look} look
 */
export function keepLook(look) {
  showTheme(look.theme);
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // A browser that keeps nothing shows the look until the page is left: nothing is lost that was not chosen today.
  }
}

/** @param {Theme} theme */
export function showTheme(theme) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

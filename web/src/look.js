/**
 * How the page looks to this person: theme, language, and the shape of the board that was shown last, which has its room
 * before the board is there. They are kept apart from the game, in the one store that can
 * be read before the first paint, and by every tab.
 *
 * @typedef {'system' | 'light' | 'dark'} Theme
 * @typedef {{ theme: Theme, language: string | null, shape: number }} Look  No language means: as the browser says; the
 *   shape is width by height.
 */

/** Also read by `public/theme.js`, before anything is painted. */
const KEY = 'qirq-look';

/** @type {Readonly<Theme[]>} */
export const THEMES = Object.freeze(/** @type {Theme[]} */ (['system', 'light', 'dark']));

/** @returns {Look} what was chosen before; the defaults where nothing was, or where it cannot be read */
export function readLook() {
  try {
    const { theme, language, shape } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      theme: THEMES.includes(theme) ? theme : 'system',
      language: typeof language === 'string' ? language : null,
      shape: shape > 0 ? Number(shape) : 1,
    };
  } catch {
    return { theme: 'system', language: null, shape: 1 };
  }
}

/**
 * Keeps the look, and shows it.
 * @param {Look} look
 */
export function keepLook(look) {
  showLook(look);
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // A browser that keeps nothing shows the look until the page is left: nothing is lost that was not chosen today.
  }
}

/** @param {Look} look */
export function showLook({ theme, shape }) {
  const { dataset, style } = document.documentElement;
  style.setProperty('--shape', String(shape));
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/**
 * The catalogues of texts, one for each language. English is the one the others are measured by.
 * @typedef {import('../locales/en.js').Catalogue} Catalogue
 */

/** Each language by its own name. */
export const LANGUAGES = Object.freeze({ en: 'English', pt: 'Português', es: 'Español' });

/** @type {Record<string, () => Promise<{ default: Catalogue }>>} */
const CATALOGUES = {
  en: () => import('../locales/en.js'),
  pt: () => import('../locales/pt.js'),
  es: () => import('../locales/es.js'),
};

/** Those that are written from right to left: none yet, but the pages are laid out so that one may come. */
const RIGHT_TO_LEFT = Object.freeze(['ar', 'fa', 'he', 'ur']);

/** The value of `dir` where a language is written. @param {string} language a language tag without a region */
export const directionOf = (language) => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');

/** Its tag for numbers: as they are written where its texts come from. @param {string} language */
export const tagOf = (language) => (language === 'pt' ? 'pt-PT' : language);

/** Says in which language the document is. @param {string} language */
export function declareLanguage(language) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** @param {string | null | undefined} language @returns {language is keyof typeof LANGUAGES} */
export const isLanguage = (language) => !!language && Object.hasOwn(LANGUAGES, language);

/**
 * The first of the wished languages that there is a catalogue for, else English.
 * @param {readonly (string | null | undefined)[]} wishes language tags, the dearest first
 */
export const chooseLanguage = (wishes) =>
  wishes.map((wish) => wish?.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';

/**
 * @param {string} language one of LANGUAGES
 * @returns {Promise<Catalogue>}
 */
export const loadCatalogue = async (language) => (await CATALOGUES[language]()).default;

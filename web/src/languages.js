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

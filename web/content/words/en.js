/**
 * What the guides say around their texts, in English; the other languages have the same keys.
 * @typedef {typeof words} GuideWords
 */

/** @param {readonly string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

const words = {
  guide: 'Guide',
  guides: 'Guides',
  guidesTitle: 'The old capture games of the drawn board: how to play them',
  guidesLead: 'Where they come from, how they are played, what beginners get wrong, and how to begin well. Every example can be played through on the board.',
  pages: 'Qirq',
  play: 'Play',
  learn: 'Guides',
  language: 'Language',
  onThisPage: 'On this page',
  playThis: 'Play this now',
  playThese: (/** @type {string} */ name) => `Play now: ${name}`,
  playOn: 'Play on from here',
  read: (/** @type {string} */ game) => `How to play ${game}`,
  steps: 'Worked example',
  first: 'Back to the beginning',
  back: 'One step back',
  on: 'One step on',
  step: (/** @type {number} */ n, /** @type {number} */ of) => `Step ${n} of ${of}`,
  not: (/** @type {string} */ points) => `${points}: not a turn`,
  turn: (/** @type {string} */ text) => `${text}: a turn`,
  says: 'Qirq says:',
  empty: 'no stones on the board',
  stones: (/** @type {string} */ tone, /** @type {string[]} */ points) => `${tone} on ${list(points)}`,
  joined: (/** @type {string} */ point, /** @type {readonly string[]} */ to) => `${point} is joined to ${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][to.length]} points: ${list(to)}.`,
  tapPoint: 'Tap any point to see its own.',
  compared: 'The rule sets side by side',
  options: 'What can be set otherwise',
  here: 'In this rule set',
  others: 'Also possible',
  begins: 'Who begins?',
  source: 'Source of these rules',
  same: 'The same in all of them',
  anyNumber: 'Any number, or never.',
  lost: 'This page is not here',
  lostLead: 'Perhaps the address was mistyped, or the page has moved.',
  lostNearest: 'Did you mean',
};

export default words;

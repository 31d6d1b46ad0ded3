/**
 * All that the page shows, in one place. The page is a function of it, and every change goes through `set`.
 *
 * @typedef {import('./contract.js').Side} Side
 * @typedef {import('./contract.js').RuleSet} RuleSet
 * @typedef {import('./contract.js').PointIndex} PointIndex
 * @typedef {import('./contract.js').Refusal} Refusal
 * @typedef {import('./contract.js').Turn} Turn
 * @typedef {import('./contract.js').Thought} Thought
 * @typedef {import('./contract.js').Verdict} Verdict
 * @typedef {import('./game.js').Snapshot} Snapshot
 * @typedef {import('./board/scene.js').Motion} Motion
 * @typedef {import('./board/stone.js').Tone} Tone
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./house.js').HouseRules} HouseRules
 *
 * @typedef {object} Seats who plays, and how
 * @property {'machine' | 'friend'} opponent
 * @property {Tone} tone the colour of the person's stones, against the machine
 * @property {number} level the machine's strength, 1 … the module's levelCount()
 * @property {boolean} turned the board is seen from the other side than usual
 * @property {boolean} follow with a friend, the board turns to whoever is to move
 *
 * @typedef {object} Said something the page has to say, as a key of the catalogue's `said` with its values
 * @property {string} key
 * @property {string} [detail] a sentence of the core's, or a name
 * @property {'plain' | 'wrong'} tone
 * @property {'restore' | 'copyDamaged' | 'retry' | 'takeOver' | 'nearest' | null} act what can be done about it
 * @property {RuleSet} [nearest] the rule set that is nearest to one that was asked for, and is none
 *
 * @typedef {'game' | 'house' | 'settings' | 'more' | 'rules'} Sheet
 *
 * @typedef {object} Value what a position is worth
 * @property {number} score for x, in hundredths of a man
 * @property {Verdict | null} verdict for x; null while the score is an estimate
 *
 * @typedef {object} Analysis what is found out about the position that is shown, and about those before it
 * @property {boolean} running
 * @property {boolean} finished there is nothing left to find
 * @property {boolean} failed
 * @property {number} lines how many are asked for
 * @property {Thought | null} thought
 * @property {Side} turn the side to move, for which the scores of the thought are
 * @property {(Turn | null)[]} firsts the first turn of each line
 * @property {number | null} pointed the line that is pointed at
 * @property {(Value | null)[]} values what is known of each position of the game, by plies
 *
 * @typedef {object} Page
 * @property {'loading' | 'ready' | 'failed'} phase
 * @property {Said | null} failure why there is no game
 * @property {Look} look
 * @property {string} language
 * @property {RuleSet[]} ruleSets
 * @property {HouseRules[]} house the person's own, by name
 * @property {RuleSet | null} chosen the rules that a new game would have, while they are being chosen
 * @property {number} levels
 * @property {Seats} seats
 * @property {Snapshot | null} game
 * @property {number | null} looking how many acts are shown, when the person looks back
 * @property {PointIndex[]} clicks the turn entered so far
 * @property {Refusal | null} refusal
 * @property {string | null} misread why a typed turn was not understood
 * @property {Turn | null} hint
 * @property {'turn' | 'hint' | 'answer' | null} thinking
 * @property {Motion | null} motion
 * @property {Side} facing whom a board that follows faces: the side to move, once the stone that moved has come to rest
 * @property {Said | null} notice
 * @property {boolean} elsewhere the kept game goes on in another tab
 * @property {Sheet | null} sheet
 * @property {Analysis | null} analysis null while it is closed
 * @property {'offered' | 'later' | null} newVersion a new version of the site is there; `later` says that the person has seen so
 * @property {{ text: string, id: number }} spoken the newest sentence for the live region, and its number
 */

/** @typedef {(page: Page) => void} Listener */

export class Store {
  /** @type {Set<Listener>} */
  #listeners = new Set();

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Changes some of it and tells everyone.
   * @param {Partial<Page>} change
   */
  set(change) {
    this.page = { ...this.page, ...change };
    for (const listener of this.#listeners) listener(this.page);
  }

  /**
   * @param {Listener} listener called at every change
   * @returns {() => void} ends it
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/**
 * What a board shows, in full. It is data: the board draws it and knows no more.
 *
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('./steps.js').Course} Course
 * @typedef {import('./stone.js').Tone} Tone
 *
 * @typedef {object} Target a point a tap can go to
 * @property {PointIndex} point
 * @property {boolean} captures
 *
 * @typedef {Course & { either: Course[] }} Preview what could be done; `either` is what it would still leave to choose
 *
 * @typedef {object} Arrow one of several turns that are compared
 * @property {Course} course
 * @property {number} number what it is told from the others by
 * @property {boolean} strong it stands out among them
 * @property {boolean} full what it takes is shown too
 *
 * @typedef {object} Motion stones on their way; a new `id` starts it, and the board comes to rest in `stones`
 * @property {number} id
 * @property {string} before the stones before it
 * @property {Step[]} steps
 * @property {Side} side whose stones they are
 *
 * @typedef {object} Scene
 * @property {string} stones one character a point: `x`, `o` or `.`
 * @property {{ x: Tone, o: Tone }} tones
 * @property {PointIndex | null} picked the stone that is lifted
 * @property {PointIndex | null} origin where the lifted stone set out, if it has already gone on
 * @property {PointIndex[]} movable the stones that can be picked up
 * @property {PointIndex[]} tappable other points where a tap does something, without a mark
 * @property {PointIndex[]} ringed stones to tap, marked
 * @property {Target[]} targets
 * @property {Map<PointIndex, Preview>} previews shown while the pointer or the focus is on that point
 * @property {Preview | null} preview shown at once
 * @property {Course[]} either sets of stones of which one is to fall: the tap on one of its stones says which
 * @property {Course | null} trace what the last turn did
 * @property {{ attempt: PointIndex[], points: PointIndex[] } | null} refusal
 * @property {Course | null} hint a suggested turn
 * @property {Arrow[]} arrows turns that are compared, the most important first
 * @property {Motion | null} motion
 */

/** A board without anything on it. @type {Scene} */
export const EMPTY_SCENE = {
  stones: '',
  tones: { x: 'dark', o: 'light' },
  picked: null,
  origin: null,
  movable: [],
  tappable: [],
  ringed: [],
  targets: [],
  previews: new Map(),
  preview: null,
  either: [],
  trace: null,
  refusal: null,
  hint: null,
  arrows: [],
  motion: null,
};

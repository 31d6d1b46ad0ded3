/**
 * What a board shows, in full. It is data: the board draws it and knows no more.
 *
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('./stone.js').Tone} Tone
 *
 * @typedef {object} Target a point a tap can go to
 * @property {PointIndex} point
 * @property {boolean} captures
 *
 * @typedef {object} Preview a way that could be gone, drawn with what it would take
 * @property {PointIndex[]} way its start first
 * @property {PointIndex[]} falls
 *
 * @typedef {object} Trace what the last turn did
 * @property {PointIndex[]} way its start first
 * @property {PointIndex[]} gone
 *
 * @typedef {object} Motion stones on their way; a new `id` starts it, and the board comes to rest in `stones`
 * @property {number} id
 * @property {string} before the stones before it
 * @property {Step[]} steps
 *
 * @typedef {object} Scene
 * @property {string} stones one character a point: `x`, `o` or `.`
 * @property {{ x: Tone, o: Tone }} tones
 * @property {PointIndex | null} picked the stone that is lifted
 * @property {PointIndex | null} origin where the lifted stone set out, if it has already gone on
 * @property {PointIndex[]} movable the stones that can be picked up
 * @property {Target[]} targets
 * @property {Map<PointIndex, Preview>} previews shown while the pointer or the focus is on that point
 * @property {Preview | null} preview shown at once
 * @property {Trace | null} trace
 * @property {{ attempt: PointIndex[], points: PointIndex[] } | null} refusal
 * @property {PointIndex[] | null} hint the way of a suggested turn
 * @property {Motion | null} motion
 */

/** A board without anything on it. @type {Scene} */
export const EMPTY_SCENE = {
  stones: '',
  tones: { x: 'dark', o: 'light' },
  picked: null,
  origin: null,
  movable: [],
  targets: [],
  previews: new Map(),
  preview: null,
  trace: null,
  refusal: null,
  hint: null,
  motion: null,
};

/**
 * How fast stones travel. The board moves by it, and the page waits by it before it shows a reply.
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('../contract.js').Board} Board
 */

/** Milliseconds: a step, one jump, the rest on a landing of a chain, the sinking of what was captured; the longest run by loops. */
export const PACE = Object.freeze({ step: 180, jump: 230, rest: 110, fall: 200, longest: 2400 });

/** Whether the person has asked for no motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far a step that does not go straight travels, from point to point as 1. @param {Step} step @param {Board} board */
const distance = ({ way }, { loops }) => way.reduce((sum, { loop }) => sum + (loop === null ? 1 : 1.5 * Math.PI * loops[loop].radius), 0);

/** @param {Step} step @param {Board} board */
export function stepTime(step, board) {
  if (still()) return 0;
  // A run by loops is as fast as a jump, which spans two.
  if (step.way.length) return Math.min(PACE.longest, (distance(step, board) * PACE.jump) / 2);
  if (step.kind === 'jump') return PACE.jump;
  if (step.kind === 'remove') return PACE.fall;
  return step.kind === 'pass' ? 0 : PACE.step;
}

/** The rest between two steps. */
export const restTime = () => (still() ? 0 : PACE.rest);

/**
 * How long a whole turn takes on the board.
 * @param {Step[]} steps
 * @param {Board} board
 */
export const turnTime = (steps, board) =>
  steps.reduce((sum, step) => sum + stepTime(step, board), 0) + Math.max(0, steps.length - 1) * restTime();

/**
 * How fast stones travel. The board moves by it, and the page waits by it before it shows a reply.
 * @typedef {import('../contract.js').Step} Step
 */

/** Milliseconds: a step, one jump, the rest on a landing of a chain, the sinking of what was captured. */
export const PACE = Object.freeze({ step: 180, jump: 230, rest: 110, fall: 200 });

/** Whether the person has asked for no motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {Step} step */
export const stepTime = (step) => (still() ? 0 : step.kind === 'step' ? PACE.step : PACE.jump);

/** The rest between two steps. */
export const restTime = () => (still() ? 0 : PACE.rest);

/**
 * How long a whole turn takes on the board.
 * @param {Step[]} steps
 */
export const turnTime = (steps) =>
  steps.reduce((sum, step) => sum + stepTime(step), 0) + Math.max(0, steps.length - 1) * restTime();

/**
 * What the page and the thinking worker say to each other: both ends, in one place.
 *
 * The page sends one `start`, and from then on `think`, `stop` and `ping` at any time. The worker answers `ready` once,
 * then for every `think` at most one `thought` or `failed` bearing the same id: a piece of work that was stopped or
 * overtaken by a newer one is never answered. Ids only grow, so both ends can tell what is stale by comparing them.
 *
 * @typedef {import('../contract.js').Limits} Limits
 * @typedef {import('../contract.js').Thought} Thought
 *
 * @typedef {{ type: 'start', module: WebAssembly.Module, loaderUrl: string }} Start
 *   The compiled module, shared and not compiled again, and where the script lies that instantiates it.
 * @typedef {{ type: 'think', id: number, record: string, limits: Limits }} Think
 *   The whole game as record text, because repetition and the quiet count belong to what is thought about.
 * @typedef {{ type: 'stop', id: number }} Stop  Everything up to this id is no longer wanted.
 * @typedef {{ type: 'ping', id: number }} Ping  Answered between two slices: a worker that does not answer is dead.
 * @typedef {Start | Think | Stop | Ping} ToWorker
 *
 * @typedef {{ type: 'ready' }} Ready
 * @typedef {{ type: 'thought', id: number, thought: Thought | null }} Thinking  Null where there is no legal turn.
 * @typedef {{ type: 'failed', id: number, message: string }} Failed  With id 0 it could not even start.
 * @typedef {{ type: 'pong', id: number }} Pong
 * @typedef {Ready | Thinking | Failed | Pong} FromWorker
 */

/** How many nodes the first slice takes; later ones are measured so that a slice lasts about `SLICE_MS`. */
export const FIRST_SLICE_NODES = 2000;

/** How long the worker thinks before it listens again, in milliseconds: the longest a `stop` has to wait. */
export const SLICE_MS = 10;

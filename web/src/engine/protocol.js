/**
 * What the page and the thinking worker say to each other: both ends, in one place.
 *
 * The page sends one `start`, and from then on `think`, `analyse`, `survey`, `stop` and `ping` at any time. The worker
 * answers `ready` once. Of each of the three kinds of work it does one piece at a time, the newest: one that was stopped or
 * overtaken is never answered again. A `think` gets at most one `thought`; an `analyse` any number of `progress`; a
 * `survey` one `surveyed` for each ply it names; and each of them, instead of what is still due, one `failed`. Answers bear
 * the id of what they answer, and ids only grow, so both ends can tell what is stale by comparing them.
 *
 * A `think` goes before everything else: somebody is waiting for it. The other two share the rest slice by slice.
 *
 * @typedef {import('../contract.js').Limits} Limits
 * @typedef {import('../contract.js').Thought} Thought
 * @typedef {import('../contract.js').Turn} Turn
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').Verdict} Verdict
 *
 * @typedef {{ type: 'start', module: WebAssembly.Module, loaderUrl: string }} Start
 *   The compiled module, shared and not compiled again, and where the script lies that instantiates it.
 * @typedef {{ type: 'think', id: number, record: string, limits: Limits }} Think
 *   The whole game as record text, because repetition and the quiet count belong to what is thought about.
 * @typedef {{ type: 'analyse', id: number, record: string, lines: number }} Analyse
 *   Goes on until it is stopped, or there is nothing left to find.
 * @typedef {{ type: 'survey', id: number, record: string, plies: number[], nodes: number }} Survey
 *   What each of these positions of the game is worth; ply 0 is the position before the first turn.
 * @typedef {Think | Analyse | Survey} Work
 * @typedef {{ type: 'stop', work: Work['type'], id: number }} Stop  Of this kind, everything up to this id is no longer wanted.
 * @typedef {{ type: 'ping', id: number }} Ping  Answered between two slices: a worker that does not answer is dead.
 * @typedef {Start | Work | Stop | Ping} ToWorker
 *
 * @typedef {{ type: 'ready' }} Ready
 * @typedef {{ type: 'thought', id: number, thought: Thought | null }} Thinking  Null where there is no legal turn.
 * @typedef {object} Progress  Only as often as `PROGRESS_MS` says.
 * @property {'progress'} type
 * @property {number} id
 * @property {Thought | null} thought null before the first depth is through, and where there is no legal turn
 * @property {(Turn | null)[]} firsts the first turn of each of its variations
 * @property {Side} turn the side to move, for which the scores are
 * @property {boolean} finished there is nothing left to find
 *
 * @typedef {object} Surveyed
 * @property {'surveyed'} type
 * @property {number} id
 * @property {number} ply
 * @property {number} score for x, in hundredths of a man
 * @property {Verdict | null} verdict for x; null while the score is an estimate
 * @property {boolean} last whether it was the last one asked for
 *
 * @typedef {{ type: 'failed', id: number, message: string }} Failed  With id 0 it could not even start.
 * @typedef {{ type: 'pong', id: number }} Pong
 * @typedef {Ready | Thinking | Progress | Surveyed | Failed | Pong} FromWorker
 */

/**
 * How many nodes the first slice takes; later ones are measured so that a slice lasts about `SLICE_MS`. The first nodes of
 * all are by far the slowest: the code is not optimized yet, and each touches memory that nobody has touched before.
 */
export const FIRST_SLICE_NODES = 500;

/** How long the worker thinks before it listens again, in milliseconds: the longest a `stop` has to wait. */
export const SLICE_MS = 5;

/** How long an analysis is silent between two reports, in milliseconds. */
export const PROGRESS_MS = 250;

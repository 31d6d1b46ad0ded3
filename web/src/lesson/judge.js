/**
 * What is right in an exercise, told by the core from its position and its question alone. The build compares the answers
 * that the texts speak of with this; the page judges by it. No rule of any game is known here.
 *
 * @typedef {import('../contract.js').Qirq} Qirq
 * @typedef {import('../contract.js').Session} Session
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../contract.js').Turn} Turn
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Refusal} Refusal
 *
 * @typedef {object} Goal what a turn has to be; where several things are said, all of them
 * @property {number} [takes] how many stones it takes
 * @property {number} [wins] it forces a win in so many plies, itself included
 * @property {number} [keeps] the answer takes so many stones at most
 * @property {number} [gains] it takes so many more stones at least than the answer can
 * @property {number} [holds] the other side has no forced win in so many plies after it
 *
 * @typedef {object} Points a question about points: one of these
 * @property {string} [joined] those joined to this one
 * @property {true} [capturing] the stones that can capture
 * @property {true} [moving] the stones that can do anything
 * @property {true} [fallen] the stones that can be taken
 * @property {string} [reached] where the stone on this point can come down
 * @property {string} [falling] what falls by this turn
 *
 * @typedef {object} YesNo a question of yes or no: one of these
 * @property {true} [blocked] the side to move has nothing to do
 * @property {string[]} [mustGoOn] after these the turn is not over
 * @property {string} [turn] this turn reaches the goal
 * @property {Goal} [goal]
 *
 * @typedef {object} Lesson
 * @property {string} id
 * @property {'tap' | 'strike' | 'choose' | 'turn' | 'sequence' | 'yes-no' | 'build'} kind
 * @property {string} [rules]
 * @property {string} [position]
 * @property {Points | YesNo} [ask]
 * @property {string[]} [points] the answer of `tap`, the points to be struck off in `strike`
 * @property {string} [from] the stone of `strike`
 * @property {Goal} [goal]
 * @property {string} [right] the only turn that reaches the goal
 * @property {boolean} [answer] of `yes-no`
 * @property {{ attempt?: string[], turn?: string }[]} [candidates] of `choose`: points that are tapped, or a turn that is to reach the goal
 * @property {number} [which] the only right one of them
 * @property {{ stone: string, at: [number, number] }[]} [shape] what `build` puts down round the point that is tapped, in columns and rows
 * @property {{ from: [number, number], to: [number, number] }} [move] what is tried then
 * @property {string} [rest] what stands after the rows in a position
 * @property {({ takes: number } | { refused: string })[]} [rounds] what has to come out, one after the other
 */

/** @param {Board} board @param {string} name */
export const pointOf = (board, name) => board.points.findIndex((point) => point.name === name);

/** @param {Board} board @param {string[]} names */
export const pointsOf = (board, names) => names.map((name) => pointOf(board, name));

/** The points whose stones a turn takes. @param {Turn} turn */
export const takenBy = (turn) => turn.steps.flatMap(({ captured }) => captured);

/** Whether a turn moves nothing. @param {Turn} turn */
const passes = (turn) => turn.clicks.length === 0;

/** @param {number[]} points */
const sorted = (points) => [...new Set(points)].sort((a, b) => a - b);

/**
 * @template T
 * @param {Session} session
 * @param {Turn} turn
 * @param {() => T} look
 * @returns {T} what is seen after the turn
 */
function after(session, turn, look) {
  session.play(turn.text);
  const seen = look();
  session.undo();
  return seen;
}

/** Whether the game is over and this side has won. @param {Session} session @param {Side} side */
const hasWon = (session, side) => session.state().outcome?.result === (side === 'x' ? '1-0' : '0-1');

/** The most that a turn takes. @param {Session} session */
export const mostTaken = (session) => Math.max(0, ...session.turns().map((turn) => takenBy(turn).length));

/**
 * In how many plies a side wins by force, at most so many; every turn of both sides is tried.
 * @param {Session} session
 * @param {Side} side
 * @param {number} plies
 * @returns {number | null}
 */
export function winsIn(session, side, plies) {
  if (session.state().outcome) return hasWon(session, side) ? 0 : null;
  if (plies === 0) return null;
  const own = session.state().turn === side;
  let best = /** @type {number | null} */ (null);
  for (const turn of session.turns()) {
    const limit = own && best !== null ? best - 2 : plies - 1;
    if (limit < 0) break;
    const rest = after(session, turn, () => winsIn(session, side, limit));
    if (own && rest !== null) best = rest + 1;
    if (!own) {
      if (rest === null) return null;
      best = Math.max(best ?? 0, rest + 1);
    }
  }
  return best;
}

/** @param {Session} session @param {Turn} turn @param {Goal} goal */
export function meets(session, turn, goal) {
  const { turn: side } = session.state();
  const other = side === 'x' ? 'o' : 'x';
  const taken = takenBy(turn);
  if (goal.takes !== undefined && taken.length !== goal.takes) return false;
  return after(session, turn, () => {
    if (goal.wins !== undefined && winsIn(session, side, goal.wins - 1) === null) return false;
    if (goal.holds !== undefined && winsIn(session, other, goal.holds) !== null) return false;
    if (goal.keeps !== undefined && mostTaken(session) > goal.keeps) return false;
    return goal.gains === undefined || taken.length - mostTaken(session) >= goal.gains;
  });
}

/** All turns that reach a goal. @param {Session} session @param {Goal} goal */
export const rightTurns = (session, goal) => session.turns().filter((turn) => meets(session, turn, goal));

/** The answer that holds out longest against a forced win. @param {Session} session @param {Side} side who wins @param {number} plies */
export function longestAnswer(session, side, plies) {
  const [first, ...others] = session.turns().map((turn) => ({ turn, length: after(session, turn, () => winsIn(session, side, plies)) ?? Infinity }));
  return others.reduce((best, some) => (some.length > best.length ? some : best), first).turn;
}

/** @param {Session} session @param {Points} ask @returns {PointIndex[]} */
export function pointsAsked(session, ask) {
  const board = session.board();
  const turns = session.turns();
  if (ask.joined !== undefined) {
    const point = pointOf(board, ask.joined);
    return sorted(board.segments.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : [])));
  }
  if (ask.capturing) return sorted(turns.filter((turn) => takenBy(turn).length).map(({ clicks }) => clicks[0]));
  if (ask.moving) return sorted(turns.flatMap(({ steps: [{ from }] }) => (from === null ? [] : [from])));
  if (ask.fallen) return sorted(turns.flatMap(takenBy));
  if (ask.reached !== undefined) {
    const from = pointOf(board, ask.reached);
    return sorted(turns.filter(({ steps }) => steps[0].from === from).flatMap(({ steps }) => steps.flatMap(({ to }) => (to === null ? [] : [to]))));
  }
  if (ask.falling !== undefined) return sorted(takenBy(turns.find(({ text }) => text === ask.falling) ?? { text: '', clicks: [], anyOrder: false, steps: [] }));
  throw new Error('no such question about points');
}

/** @param {Session} session @param {YesNo} ask @returns {boolean} */
export function isSo(session, ask) {
  const turns = session.turns();
  if (ask.blocked) return turns.every(passes);
  if (ask.mustGoOn) {
    const clicks = pointsOf(session.board(), ask.mustGoOn);
    return turns.filter((turn) => clicks.every((point, i) => turn.clicks[i] === point)).every((turn) => turn.clicks.length > clicks.length);
  }
  const turn = turns.find(({ text }) => text === ask.turn);
  if (!turn || !ask.goal) throw new Error(`${ask.turn} is no turn here`);
  return meets(session, turn, ask.goal);
}

/**
 * All that the lines from a point lead to: the points next to it and those straight beyond, or only these.
 * @param {Board} board
 * @param {PointIndex} from
 * @param {boolean} [beyond]
 */
export function linesFrom(board, from, beyond = false) {
  const next = (/** @type {PointIndex} */ point) => board.segments.flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : []));
  const { points } = board;
  return sorted(next(from).flatMap((point) => [...(beyond ? [] : [point]), ...next(point).filter((far) =>
    points[far].x - points[point].x === points[point].x - points[from].x && points[far].y - points[point].y === points[point].y - points[from].y)]));
}

/**
 * The position that a shape makes round a point, or null where it does not fit on the board.
 * @param {Board} board
 * @param {Lesson} lesson
 * @param {PointIndex} point
 */
export function built(board, { shape = [], move, rest = '' }, point) {
  const at = (/** @type {[number, number]} */ [columns, rows]) =>
    board.points.findIndex(({ x, y }) => x === board.points[point].x + columns && y === board.points[point].y - rows);
  const stones = Array.from({ length: board.points.length }, () => '.');
  for (const { stone, at: where } of shape) {
    const to = at(where);
    if (to < 0) return null;
    stones[to] = stone;
  }
  const clicks = move ? [at(move.from), at(move.to)] : [];
  if (clicks.some((click) => click < 0)) return null;
  const rows = Array.from({ length: board.height }, (_row, y) =>
    board.points.map((_point, i) => i).filter((i) => board.points[i].y === y).sort((a, b) => board.points[a].x - board.points[b].x)
      .map((i) => stones[i]).join('').replace(/\.+/g, (gap) => String(gap.length)));
  return { position: `${rows.join('/')} ${rest}`, stones: stones.join(''), clicks };
}

/**
 * What comes of a shape that has been built: how many stones the turn takes, or why it is refused.
 * @param {Qirq} qirq
 * @param {string} rules
 * @param {{ position: string, clicks: PointIndex[] }} made
 * @returns {{ takes: number, refusal: null } | { takes: null, refusal: Refusal }}
 */
export function tried(qirq, rules, { position, clicks }) {
  const session = new qirq.Session(rules, position);
  const refusal = session.explain(clicks);
  const turn = session.turns().find((some) => clicks.every((point, i) => some.clicks[i] === point));
  session.delete();
  return refusal || !turn ? { takes: null, refusal: /** @type {Refusal} */ (refusal) } : { takes: takenBy(turn).length, refusal: null };
}

/** Whether what came out is what a round asks for. @param {{ takes: number | null, refusal: Refusal | null }} result @param {{ takes: number } | { refused: string }} round */
export const fits = ({ takes, refusal }, round) => ('refused' in round ? refusal?.reason === round.refused : takes === round.takes);

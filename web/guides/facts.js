/**
 * What happens in the examples of a guide, as the core says. Where an example claims anything else the build stops; the
 * library's own tests check the same claims once more.
 *
 * @typedef {import('../../wasm/qirq.js').Qirq} Qirq
 * @typedef {import('../../wasm/qirq.js').Board} Board
 * @typedef {import('../../wasm/qirq.js').RuleSet} RuleSet
 * @typedef {import('../../wasm/qirq.js').Session} Session
 * @typedef {import('../../wasm/qirq.js').Refusal} Refusal
 * @typedef {import('../src/board/scene.js').Scene} Scene
 * @typedef {import('../src/guide/frames.js').Frame} Frame
 *
 * @typedef {object} Claim one turn of an example
 * @property {string} turn
 * @property {string[]} [takes] the points whose stones it takes
 * @property {boolean} [forced] it is the only one
 *
 * @typedef {object} ExampleData
 * @property {string} id
 * @property {string} [rules] else the guide's
 * @property {string} [position] else the start
 * @property {Claim[]} [turns]
 * @property {boolean} [bySteps] every step of a turn is shown by itself
 * @property {boolean} [seenFromO] the board is turned round
 * @property {string} [becomes] the position in the end
 * @property {string} [outcome] as `1-0 elimination`
 * @property {boolean} [claimable] the draw can be claimed in the end
 *
 * @typedef {object} MistakeData
 * @property {string} id
 * @property {string} [rules]
 * @property {string} position
 * @property {string[]} attempt the points tapped
 * @property {string} refusal its reason
 * @property {string[]} [points] those that show it
 * @property {{ rules?: string, position?: string, turn: string, takes?: string[] }} but the turn that looks like it
 *
 * @typedef {object} JoinedData
 * @property {string} id
 * @property {string} [rules]
 * @property {string} point
 * @property {string[]} to the points that it is joined to
 *
 * @typedef {object} GuideData
 * @property {string} game
 * @property {string} rules
 * @property {ExampleData[]} examples
 * @property {MistakeData[]} mistakes
 * @property {JoinedData[]} joined
 *
 * @typedef {object} Shown one board of a guide
 * @property {RuleSet} rules
 * @property {Board} board
 * @property {boolean} turned
 * @property {Frame[]} frames
 * @property {Scene} scene what it shows before anything is done
 * @property {Refusal | null} refusal
 * @property {string} turn the one that is shown, where it is one turn
 */
import { courseOf, afterSteps } from '../src/board/steps.js';
import { EMPTY_SCENE } from '../src/board/scene.js';
import { joinedScene } from '../src/guide/frames.js';
import { begunScene } from '../src/lesson/begun.js';
import { tonesOf } from '../src/say.js';

const sorted = (/** @type {string[]} */ names) => [...names].sort().join(' ');

export class Facts {
  /** @param {Qirq} qirq @param {GuideData} data */
  constructor(qirq, data) {
    this.qirq = qirq;
    this.data = data;
    this.rules = qirq.ruleSet(data.rules);
    /** All rule sets of the game. */
    this.ruleSets = qirq.ruleSets().filter(({ game }) => game === data.game);
    if (!this.ruleSets.length || this.rules.game !== data.game) throw new Error(`${data.game} is not the game of ${data.rules}`);
    for (const item of [...data.examples, ...data.mistakes, ...data.joined]) {
      if ([...data.examples, ...data.mistakes, ...data.joined].some((other) => other !== item && other.id === item.id)) throw new Error(`${item.id} stands twice in the examples of ${data.game}`);
    }
  }

  /**
   * @template {{ id: string }} Item
   * @param {Item[]} items
   * @param {string} id
   */
  #find(items, id) {
    const found = items.find((item) => item.id === id);
    if (!found) throw new Error(`${this.data.game} has no ${id}`);
    return found;
  }

  /** @param {{ id: string }} item @param {boolean} holds @param {string} what */
  #check({ id }, holds, what) {
    if (!holds) throw new Error(`${this.data.game}, ${id}: ${what}`);
  }

  /** @param {string} rules @param {string} [position] */
  #open(rules, position = '') {
    const session = new this.qirq.Session(rules, position);
    return { session, board: session.board(), rules: this.qirq.ruleSet(rules) };
  }

  /** @param {string} id @returns {Shown} */
  example(id) {
    const data = this.#find(this.data.examples, id);
    const { session, board, rules } = this.#open(data.rules ?? this.data.rules, data.position);
    const name = (/** @type {number} */ point) => board.points[point].name;
    const begin = session.state();
    /** @type {Frame[]} */
    const frames = [{ stones: begin.stones, position: begin.position, steps: [], side: begin.turn }];
    for (const claim of data.turns ?? []) {
      const { stones, turn: side, position } = session.state();
      if (claim.forced) this.#check(data, session.turns().length === 1, `${claim.turn} is not the only turn`);
      const turn = session.play(claim.turn);
      this.#check(data, turn.text === claim.turn, `${claim.turn} is in full ${turn.text}`);
      const takes = turn.steps.flatMap(({ captured }) => captured).map(name);
      this.#check(data, sorted(takes) === sorted(claim.takes ?? []), `${claim.turn} takes ${sorted(takes) || 'nothing'}`);
      const after = session.state();
      if (data.bySteps) {
        turn.steps.forEach((_step, i) => {
          const last = i === turn.steps.length - 1;
          frames.push({
            stones: last ? after.stones : afterSteps(stones, turn.steps.slice(0, i + 1), side),
            position: last ? after.position : position,
            steps: turn.steps.slice(0, i + 1), moving: turn.steps.slice(i, i + 1), side,
          });
        });
      } else frames.push({ stones: after.stones, position: after.position, steps: turn.steps, side });
    }
    const { position, outcome, canClaim } = session.state();
    if (data.becomes) this.#check(data, position === data.becomes, `it becomes ${position}`);
    this.#check(data, (outcome ? `${outcome.result} ${outcome.reason}` : '') === (data.outcome ?? ''), `its outcome is ${outcome?.reason ?? 'open'}`);
    this.#check(data, canClaim === (data.claimable ?? false), `the draw can be claimed: ${canClaim}`);
    session.delete();
    const scene = { ...EMPTY_SCENE, stones: frames[0].stones, tones: tonesOf(rules) };
    return { rules, board, turned: data.seenFromO ?? false, frames, scene, refusal: null, turn: '' };
  }

  /** @param {string} id @returns {[not: Shown, but: Shown]} */
  mistake(id) {
    const data = this.#find(this.data.mistakes, id);
    const spec = data.rules ?? this.data.rules;
    const { session, board, rules } = this.#open(spec, data.position);
    const named = (/** @type {string} */ name) => board.points.findIndex((point) => point.name === name);
    const clicks = data.attempt.map(named);
    const refusal = session.explain(clicks);
    if (!refusal) throw new Error(`${this.data.game}, ${id}: ${data.attempt} is a turn`);
    this.#check(data, refusal.reason === data.refusal, `it is refused as ${refusal.reason}`);
    const shown = refusal.points.map((point) => board.points[point].name);
    this.#check(data, sorted(shown) === sorted(data.points ?? []), `${sorted(shown) || 'no point'} shows the reason`);
    const { stones, position, turn: side } = session.state();
    const begun = begunScene({ turns: session.turns(), stones, side }, clicks);
    session.delete();
    const [from, to] = refusal.attempt;
    this.#check(data, to === undefined || begun.stones[from] === side, `no stone stands on ${board.points[from]?.name}, from where it is refused`);
    // Played on from before the turn, shown where it is refused.
    const scene = { ...EMPTY_SCENE, ...begun, tones: tonesOf(rules), refusal: { attempt: refusal.attempt, points: refusal.points } };
    return [{ rules, board, turned: false, frames: [{ stones, position, steps: [], side }], scene, refusal, turn: '' }, this.#turnLike(data)];
  }

  /** @param {MistakeData} data @returns {Shown} */
  #turnLike(data) {
    const { but } = data;
    const { session, board, rules } = this.#open(but.rules ?? data.rules ?? this.data.rules, but.position ?? data.position);
    const { stones, position, turn: side } = session.state();
    const turn = session.play(but.turn);
    this.#check(data, turn.text === but.turn, `${but.turn} is in full ${turn.text}`);
    const course = courseOf(turn.steps);
    const takes = turn.steps.flatMap(({ captured }) => captured).map((point) => board.points[point].name);
    this.#check(data, sorted(takes) === sorted(but.takes ?? []), `${but.turn} takes ${sorted(takes) || 'nothing'}`);
    session.delete();
    const [first] = turn.steps;
    const marks = course.placed.length ? course.placed : course.landings.slice(-1);
    const scene = {
      ...EMPTY_SCENE, stones, tones: tonesOf(rules), picked: first?.from ?? null, preview: { ...course, either: [] },
      targets: marks.map((point) => ({ point, captures: takes.length > 0 })), ringed: course.way.length ? [] : course.gone,
    };
    return { rules, board, turned: false, frames: [{ stones, position, steps: turn.steps, side }], scene, refusal: null, turn: turn.text };
  }

  /** @param {string} id @returns {{ rules: RuleSet, board: Board, point: number, to: number[] }} */
  joined(id) {
    const data = this.#find(this.data.joined, id);
    const { session, board, rules } = this.#open(data.rules ?? this.data.rules);
    session.delete();
    const point = board.points.findIndex(({ name }) => name === data.point);
    const { to } = joinedScene(board, point);
    this.#check(data, sorted(to.map((other) => board.points[other].name)) === sorted(data.to), `${data.point} is joined to ${sorted(to.map((other) => board.points[other].name))}`);
    return { rules, board, point, to };
  }
}

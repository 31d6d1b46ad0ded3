/**
 * What is right in the exercises of a game, as the core says. Where the data say anything else the build stops; the
 * library's own tests check the same claims once more.
 *
 * @typedef {import('../../wasm/qirq.js').Qirq} Qirq
 * @typedef {import('../../wasm/qirq.js').Board} Board
 * @typedef {import('../../wasm/qirq.js').RuleSet} RuleSet
 * @typedef {import('../src/board/scene.js').Scene} Scene
 * @typedef {import('../src/lesson/judge.js').Lesson} Lesson
 * @typedef {{ game: string, rules: string, lessons: Lesson[] }} LessonsData
 * @typedef {{ lesson: Lesson, rules: RuleSet, board: Board, scene: Scene, side: 'x' | 'o' }} ShownLesson `side` is to move
 */
import { EMPTY_SCENE } from '../src/board/scene.js';
import { afterSteps, courseOf } from '../src/board/steps.js';
import { built, fits, isSo, linesFrom, meets, pointOf, pointsAsked, pointsOf, rightTurns, tried, winsIn } from '../src/lesson/judge.js';
import { enteredSteps, tonesOf } from '../src/say.js';

const sorted = (/** @type {number[]} */ points) => [...points].sort((a, b) => a - b).join();

/**
 * What the board shows of the turn that a question is about.
 * @param {import('../../wasm/qirq.js').Session} session
 * @param {Lesson} lesson
 * @returns {Partial<Scene>}
 */
function asked(session, { ask = {} }) {
  const { stones, turn: side } = session.state();
  const { falling, turn: text, mustGoOn = [] } = /** @type {import('../src/lesson/judge.js').Points & import('../src/lesson/judge.js').YesNo} */ (ask);
  const clicks = pointsOf(session.board(), mustGoOn);
  const turn = session.turns().find((some) => (clicks.length ? clicks.every((point, i) => some.clicks[i] === point) : some.text === (falling ?? text)));
  if (!turn) return {};
  // A question about what falls does not show it.
  if (!clicks.length) return { preview: { ...courseOf(turn.steps), gone: [], either: [] } };
  const steps = enteredSteps(turn, clicks);
  return { stones: afterSteps(stones, steps, side), trace: courseOf(steps) };
}

export class LessonFacts {
  /** @param {Qirq} qirq @param {LessonsData} data */
  constructor(qirq, data) {
    this.qirq = qirq;
    this.data = data;
    this.shown = data.lessons.map((lesson) => this.#look(lesson));
  }

  /** @param {Lesson} lesson @returns {ShownLesson} */
  #look(lesson) {
    const { qirq, data } = this;
    const check = (/** @type {boolean} */ holds, /** @type {string} */ what) => {
      if (!holds) throw new Error(`${data.game}, lesson ${lesson.id}: ${what}`);
    };
    check(data.lessons.filter(({ id }) => id === lesson.id).length === 1, 'it stands twice');
    const spec = lesson.rules ?? data.rules;
    const rules = qirq.ruleSet(spec);
    const session = new qirq.Session(spec, lesson.position ?? '');
    const board = session.board();
    const { stones, turn: side } = session.state();
    const name = (/** @type {number} */ point) => board.points[point].name;
    const points = pointsOf(board, lesson.points ?? []);
    switch (lesson.kind) {
      case 'tap': {
        const asked = pointsAsked(session, /** @type {import('../src/lesson/judge.js').Points} */ (lesson.ask));
        check(asked.length > 0 && sorted(asked) === sorted(points), `the points are ${asked.map(name)}`);
        break;
      }
      case 'strike': {
        const from = pointOf(board, lesson.from ?? '');
        check(session.turns().every(({ clicks }) => clicks[0] !== from), 'the stone can move');
        // Where stones only jump, the points next to it are of no account.
        check([false, true].some((beyond) => sorted(points) === sorted(linesFrom(board, from, beyond))), `the lines lead to ${linesFrom(board, from).map(name)}`);
        for (const point of points) check(session.explain([from, point]) !== null, `${name(point)} is open`);
        break;
      }
      case 'yes-no':
        check(isSo(session, /** @type {import('../src/lesson/judge.js').YesNo} */ (lesson.ask)) === lesson.answer, 'the answer is the other one');
        break;
      case 'choose': {
        const right = (lesson.candidates ?? []).map(({ attempt, turn }) =>
          attempt ? session.explain(pointsOf(board, attempt)) === null : session.turns().some((some) => some.text === turn && meets(session, some, lesson.goal ?? {})));
        check(right.filter(Boolean).length === 1 && right[lesson.which ?? -1], `right are ${right}`);
        break;
      }
      case 'turn':
      case 'sequence': {
        const goal = lesson.goal ?? {};
        const right = rightTurns(session, goal).map(({ text }) => text);
        check(right.length === 1 && right[0] === lesson.right, `right is ${right.join(' ') || 'nothing'}`);
        check(session.turns().length > 1, 'there is no other turn');
        if (lesson.kind === 'sequence') check(winsIn(session, side, goal.wins ?? 0) === goal.wins, 'it can be won sooner');
        break;
      }
      case 'build':
        for (const round of lesson.rounds ?? []) {
          const made = board.points.flatMap((_point, i) => built(board, lesson, i) ?? []);
          const good = made.filter((one) => fits(tried(qirq, spec, one), round)).length;
          check(good > 0 && good < made.length, `${good} of ${made.length} points are right`);
        }
        break;
      default:
        check(false, `there is no kind ${lesson.kind}`);
    }
    const scene = { ...EMPTY_SCENE, stones: lesson.kind === 'build' ? '.'.repeat(board.points.length) : stones, tones: tonesOf(rules), ...asked(session, lesson) };
    session.delete();
    return { lesson, rules, board, scene, side };
  }
}

/**
 * The kinds of exercises. Each knows how it is answered, and asks `judge.js` what is right.
 *
 * @typedef {import('../contract.js').Qirq} Qirq
 * @typedef {import('../contract.js').Session} Session
 * @typedef {import('../contract.js').Turn} Turn
 * @typedef {import('../contract.js').Refusal} Refusal
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../languages.js').Catalogue} Catalogue
 * @typedef {import('../board/qirq-board.js').QirqBoard} QirqBoard
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../store.js').Page} Page
 * @typedef {import('./carried.js').CarriedLesson} CarriedLesson
 * @typedef {import('./carried.js').LessonWords} LessonWords
 *
 * @typedef {object} Stage what an exercise plays on
 * @property {Qirq} qirq
 * @property {Catalogue} texts
 * @property {LessonWords} words
 * @property {CarriedLesson} carried
 * @property {QirqBoard} board
 * @property {string} game
 * @property {HTMLElement} answers where its buttons go
 * @property {(text: string, tone: 'plain' | 'right' | 'wrong') => void} say
 * @property {() => void} done
 */
import { EMPTY_SCENE } from '../board/scene.js';
import { afterSteps, courseOf } from '../board/steps.js';
import { Game } from '../game.js';
import { match, onlyWayTo, tapLeadsTo } from '../input.js';
import { choiceTexts, entered, enteredSteps, pointTexts, refusalSentence, turnSentence } from '../say.js';
import { sceneOf } from '../scene-of.js';
import { begunScene } from './begun.js';
import { built, fits, isSo, longestAnswer, meets, mostTaken, pointOf, pointsAsked, pointsOf, takenBy, tried, winsIn } from './judge.js';

/** @param {string} template @param {string | number} value */
const fill = (template, value) => template.replace('{}', String(value));

export class Exercise {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.lesson = stage.carried.lesson;
    /** @type {Session} */
    this.session = new stage.qirq.Session(stage.carried.rules, this.lesson.position ?? '');
  }

  /** As it stands before anything is done. */
  begin() {
    this.stage.say('', 'plain');
    this.show({});
  }

  /** @param {PointIndex} _point */
  tap(_point) {}

  giveUp() {}

  /** @param {Partial<Scene>} change */
  show(change) {
    const { board, carried, texts, game } = this.stage;
    const scene = { ...EMPTY_SCENE, ...carried.scene, ...change };
    board.scene = scene;
    board.texts = {
      board: texts.board(texts.games[game] ?? game),
      points: carried.board.points.map(({ name }, i) => {
        const stone = scene.stones[i];
        return stone === 'x' || stone === 'o' ? texts.point.stone(name, scene.tones[stone]) : texts.point.empty(name);
      }),
    };
  }

  /** @param {PointIndex} point */
  name(point) {
    return this.stage.carried.board.points[point].name;
  }

  /** @param {{ text: string, act: () => void, main?: boolean }[]} buttons */
  buttons(buttons) {
    const { answers } = this.stage;
    const had = answers.contains(document.activeElement);
    answers.replaceChildren(...buttons.map(({ text, act, main }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: main ? 'btn primary' : 'btn', textContent: text });
      button.addEventListener('click', act);
      return button;
    }));
    if (had) /** @type {HTMLElement | null} */ (answers.firstElementChild)?.focus();
  }

  /** @param {string} [reason] */
  right(reason = '') {
    const { say, words, done } = this.stage;
    say(`${words.right} ${reason}`.trim(), 'right');
    done();
  }

  /** Says what is wrong: what the exercise has to say to this answer, or else what can be said in general. @param {string} answer @param {string} [general] */
  wrong(answer, general = '') {
    const { say, words, carried } = this.stage;
    const reply = carried.replies[answer] ?? (general ? '' : carried.replies['']) ?? '';
    say([words.wrong, general, reply].filter(Boolean).join(' '), 'wrong');
  }

  /** @param {Refusal} refusal */
  refusal(refusal) {
    return refusalSentence(/** @type {import('../game.js').Snapshot} */ ({ board: this.stage.carried.board }), refusal, this.stage.texts);
  }
}

/** Tap all points that are asked for. */
export class Tapping extends Exercise {
  /** @type {PointIndex[]} */
  chosen = [];

  /** @override */
  begin() {
    this.chosen = [];
    super.begin();
    this.draw();
    const { words } = this.stage;
    this.buttons([{ text: words.check, act: () => this.check(), main: true }, { text: words.again, act: () => this.begin() }]);
  }

  draw() {
    const { carried, board, texts } = this.stage;
    const { stones } = carried.scene;
    this.show({
      tappable: carried.board.points.map((_point, i) => i),
      ringed: this.chosen.filter((point) => stones[point] !== '.'),
      targets: this.chosen.filter((point) => stones[point] === '.').map((point) => ({ point, captures: false })),
    });
    board.texts = { ...board.texts, points: board.texts.points.map((text, i) => (this.chosen.includes(i) ? `${text}, ${texts.point.picked}` : text)) };
  }

  /** @param {PointIndex} point @override */
  tap(point) {
    this.chosen = this.chosen.includes(point) ? this.chosen.filter((other) => other !== point) : [...this.chosen, point];
    this.draw();
    this.stage.say(this.chosen.map((some) => this.name(some)).join(', '), 'plain');
  }

  check() {
    const { words, carried } = this.stage;
    const asked = pointsAsked(this.session, /** @type {import('./judge.js').Points} */ (this.lesson.ask));
    const extra = this.chosen.find((point) => !asked.includes(point));
    if (extra !== undefined) return this.wrong(this.name(extra), fill(words.extra, this.name(extra)));
    const missing = asked.length - this.chosen.length;
    if (missing) return this.stage.say(`${words.wrong} ${fill(words.more, missing)} ${carried.replies[''] ?? ''}`.trim(), 'wrong');
    this.right(`${this.chosen.map((point) => this.name(point)).sort().join(', ')}.`);
  }
}

/** Strike off every way out of a stone. */
export class Striking extends Exercise {
  /** @type {PointIndex[]} */
  struck = [];

  /** @override */
  begin() {
    this.struck = [];
    super.begin();
    this.draw(null);
    this.buttons([{ text: this.stage.words.again, act: () => this.begin() }]);
  }

  /** @param {Refusal | null} refusal */
  draw(refusal) {
    const { board } = this.stage.carried;
    this.show({
      tappable: board.points.map((_point, i) => i), ringed: [pointOf(board, this.lesson.from ?? '')],
      preview: { way: [], landings: [], gone: this.struck, placed: [], either: [] },
      refusal: refusal && { attempt: refusal.attempt, points: refusal.points },
    });
  }

  /** @param {PointIndex} point @override */
  tap(point) {
    const { words, carried, say } = this.stage;
    const from = pointOf(carried.board, this.lesson.from ?? '');
    const points = pointsOf(carried.board, this.lesson.points ?? []);
    if (!points.includes(point)) return this.wrong(this.name(point), fill(words.offLine, this.name(point)));
    const refusal = this.session.explain([from, point]);
    if (!refusal) return;
    if (!this.struck.includes(point)) this.struck = [...this.struck, point];
    this.draw(refusal);
    const left = points.length - this.struck.length;
    if (left) say(`${this.refusal(refusal)} ${fill(words.struck, left)}`, 'plain');
    else this.right(`${this.refusal(refusal)} ${carried.replies[''] ?? ''}`);
  }
}

/** Which of these is right? */
export class Choosing extends Exercise {
  /** @override */
  begin() {
    super.begin();
    this.buttons((this.lesson.candidates ?? []).map(({ attempt, turn }) => {
      const text = turn ?? (attempt ?? []).join('-');
      return { text, act: () => this.choose(text, attempt, turn) };
    }));
  }

  /** @param {string} text @param {string[]} [attempt] @param {string} [turn] */
  choose(text, attempt, turn) {
    const { board } = this.stage.carried;
    const clicks = pointsOf(board, attempt ?? []);
    const refusal = attempt ? this.session.explain(clicks) : null;
    if (refusal) {
      const { stones, turn: side } = this.session.state();
      this.show({ ...begunScene({ turns: this.session.turns(), stones, side }, clicks), refusal: { attempt: refusal.attempt, points: refusal.points } });
      return this.wrong(text, this.refusal(refusal));
    }
    const found = this.session.turns().find((some) => (turn ? some.text === turn : clicks.every((point, i) => some.clicks[i] === point)));
    if (!found) return;
    this.show({ preview: { ...courseOf(turn ? found.steps : enteredSteps(found, clicks)), either: [] } });
    if (this.lesson.goal && !meets(this.session, found, this.lesson.goal)) return this.wrong(text);
    this.right(this.stage.carried.replies[text] ?? '');
  }
}

/** A question of yes or no. */
export class YesOrNo extends Exercise {
  /** @override */
  begin() {
    super.begin();
    const { words } = this.stage;
    this.buttons([{ text: words.yes, act: () => this.answer(true) }, { text: words.no, act: () => this.answer(false) }]);
  }

  /** @param {boolean} answer */
  answer(answer) {
    const { right } = this.stage.carried.replies;
    if (isSo(this.session, /** @type {import('./judge.js').YesNo} */ (this.lesson.ask)) === answer) this.right(right ?? '');
    else this.wrong(answer ? 'yes' : 'no');
  }
}

/** Build the same thing where it comes out as asked. */
export class Building extends Exercise {
  round = 0;

  /** @override */
  begin() {
    this.round = 0;
    super.begin();
    this.ready({});
    this.buttons([{ text: this.stage.words.again, act: () => this.begin() }]);
    this.stage.say(this.stage.carried.rounds[0], 'plain');
  }

  /** @param {Partial<Scene>} scene */
  ready(scene) {
    this.show({ tappable: this.stage.carried.board.points.map((_point, i) => i), ...scene });
  }

  /** @param {PointIndex} point @override */
  tap(point) {
    const { qirq, carried, words, say } = this.stage;
    const rounds = this.lesson.rounds ?? [];
    if (this.round >= rounds.length) return;
    const made = built(carried.board, this.lesson, point);
    if (!made) {
      this.ready({});
      return this.wrong('', fill(words.noRoom, this.name(point)));
    }
    const result = tried(qirq, carried.rules, made);
    const { refusal } = result;
    const session = new qirq.Session(carried.rules, made.position);
    const turn = session.turns().find((some) => made.clicks.every((click, i) => some.clicks[i] === click));
    session.delete();
    this.ready({
      stones: made.stones,
      preview: turn ? { ...courseOf(turn.steps), either: [] } : null,
      refusal: refusal && { attempt: refusal.attempt, points: refusal.points },
    });
    const reason = refusal ? this.refusal(refusal) : fill(words.takes, result.takes ?? 0);
    if (!fits(result, rounds[this.round])) return this.wrong(String(this.round + 1), refusal ? reason : `${words.notThat} ${reason}`);
    this.round += 1;
    if (this.round < rounds.length) say(`${words.right} ${reason} ${carried.rounds[this.round]}`, 'right');
    else this.right(reason);
  }
}

/** Play the right turn, or several, while the other side is answered for. */
export class Playing extends Exercise {
  /** @type {PointIndex[]} */
  clicks = [];
  /** @type {Refusal | null} */
  refused = null;
  /** @type {import('../board/scene.js').Motion | null} */
  motion = null;
  /** The answer to a wrong turn. @type {Turn | null} */
  answer = null;
  /** Whether the next tap begins again. */
  over = false;
  #motions = 0;

  /** @param {Stage} stage */
  constructor(stage) {
    super(stage);
    this.playing = new Game(stage.qirq, this.session);
    this.side = this.session.state().turn;
    this.left = this.lesson.goal?.wins ?? 0;
  }

  /** @returns {Page} as far as the drawing and the words of the board go by it */
  get page() {
    const part = {
      phase: 'ready', game: this.playing.snapshot(), looking: null, clicks: this.clicks, refusal: this.refused, hint: this.answer, thinking: this.over ? 'answer' : null,
      motion: this.motion, elsewhere: false, analysis: null, seats: { opponent: 'friend', tone: 'dark', level: 1, turned: false, follow: false },
    };
    return /** @type {Page} */ (/** @type {unknown} */ (part));
  }

  /** @override */
  begin() {
    while (this.session.undo());
    this.left = this.lesson.goal?.wins ?? 0;
    Object.assign(this, { clicks: [], refused: null, motion: null, answer: null, over: false });
    this.stage.say('', 'plain');
    this.draw();
  }

  draw() {
    const { board, texts, game } = this.stage;
    const { page } = this;
    board.scene = sceneOf(page);
    board.texts = { board: texts.board(texts.games[game] ?? game), points: pointTexts(page, board.scene.stones, texts) };
    const part = entered(page);
    const choices = choiceTexts(page, texts).map(({ point, text }) => ({ text, act: () => this.tap(point) }));
    this.buttons([
      ...choices,
      ...(part?.turn && part.kind === 'extendable' ? [{ text: texts.buttons.endTurn, act: () => this.play(/** @type {Turn} */ (part.turn)), main: true }] : []),
      { text: this.stage.words.again, act: () => this.begin() },
    ]);
    return choices;
  }

  /** @override */
  giveUp() {
    if (this.over) return;
    Object.assign(this, { clicks: [], refused: null, motion: null });
    this.stage.say('', 'plain');
    this.draw();
  }

  /** @param {PointIndex} point @override */
  tap(point) {
    if (this.over) return this.begin();
    const { page, clicks } = this;
    const { turns, state } = /** @type {import('../game.js').Snapshot} */ (page.game);
    const part = entered(page);
    if (part) {
      if (part.turn && point === part.at) return this.play(part.turn);
      const further = tapLeadsTo(turns, clicks, point);
      if (further) return this.enter(further);
      if (clicks.length === 1 && point === part.at) return this.giveUp();
      if (part.steps.length || part.at === null || state.stones[point] !== state.turn) return this.refuse([...clicks, point]);
    }
    if (match(turns, [point]).kind !== 'none') return this.enter([point]);
    const only = state.stones[point] === '.' ? onlyWayTo(turns, point) : null;
    if (only) return this.enter(only);
    this.refuse([point]);
  }

  /** @param {PointIndex[]} clicks */
  enter(clicks) {
    const { turns } = this.session.state().outcome ? { turns: [] } : { turns: this.session.turns() };
    const { kind, turn } = match(turns, clicks);
    if (kind === 'complete' && turn) return this.play(turn);
    Object.assign(this, { clicks, refused: null, motion: null });
    const choices = this.draw();
    const { texts, say } = this.stage;
    const { at } = entered(this.page) ?? {};
    const here = this.name(at ?? clicks[0]);
    if (choices.length) say(`${texts.state.choose} ${texts.spoken.choices(choices.map(({ text }) => text))}`, 'plain');
    else if (clicks.length === 1) say(texts.spoken.picked(here), 'plain');
    else say(kind === 'extendable' ? texts.state.mayGoOn(here) : texts.state.goOn(here), 'plain');
  }

  /** @param {PointIndex[]} clicks */
  refuse(clicks) {
    this.refused = this.session.explain(clicks);
    if (!this.refused) return;
    this.draw();
    this.stage.say(this.refusal(this.refused), 'wrong');
  }

  /** @param {Turn} turn */
  move(turn) {
    const { stones, turn: side } = this.session.state();
    const shown = enteredSteps(turn, this.clicks);
    this.session.play(turn.text);
    const steps = turn.steps.slice(shown.length);
    this.motion = steps.length ? { id: ++this.#motions, before: afterSteps(stones, shown, side), steps, side } : null;
    Object.assign(this, { clicks: [], refused: null, answer: null });
    return turnSentence(this.page, side, turn, this.stage.texts);
  }

  /** @param {Turn} turn */
  play(turn) {
    const { session, lesson, stage } = this;
    const goal = lesson.kind === 'sequence' ? { wins: this.left } : (lesson.goal ?? {});
    const good = meets(session, turn, goal);
    const said = this.move(turn);
    if (!good) {
      this.over = true;
      this.answer = this.refutation();
      const general = [said, goal.takes !== undefined && takenBy(turn).length !== goal.takes ? fill(stage.words.takes, takenBy(turn).length) : '', this.answer ? fill(stage.words.answered, this.answer.text) : ''];
      this.draw();
      return this.wrong(turn.text, general.filter(Boolean).join(' '));
    }
    if (lesson.kind === 'sequence' && !session.state().outcome) {
      this.left -= 2;
      const reply = this.move(longestAnswer(session, this.side, this.left + 1));
      this.draw();
      return stage.say(`${stage.words.goOn} ${said} ${reply}`, 'right');
    }
    this.over = true;
    this.draw();
    this.right(said);
  }

  /** What the other side does best after a turn that is wrong, where that is the reason. @returns {Turn | null} */
  refutation() {
    const { session, side } = this;
    const goal = this.lesson.goal ?? {};
    const turns = session.turns();
    const seen = (/** @type {Turn} */ turn, /** @type {() => boolean} */ look) => {
      session.play(turn.text);
      const result = look();
      session.undo();
      return result;
    };
    const other = side === 'x' ? 'o' : 'x';
    if (goal.holds !== undefined) return turns.find((turn) => seen(turn, () => winsIn(session, other, (goal.holds ?? 1) - 1) !== null)) ?? null;
    if (goal.wins !== undefined) return this.left < 2 ? (turns[0] ?? null) : (turns.find((turn) => seen(turn, () => winsIn(session, side, this.left - 2) === null)) ?? null);
    const most = mostTaken(session);
    return most && (goal.keeps !== undefined || goal.gains !== undefined) ? (turns.find((turn) => takenBy(turn).length === most) ?? null) : null;
  }
}

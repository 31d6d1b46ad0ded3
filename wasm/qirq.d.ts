// The whole surface of the WebAssembly module, as a page, a worker or node sees it.
// Everything that crosses is a plain value (numbers, strings, arrays, plain objects); the one handle is Session.
// Every call that is given something wrong throws an Error whose `message` is a sentence saying what and where,
// and changes nothing.

/** x moves first and sits at the bottom of the diagram; o is the other side. */
export type Side = 'x' | 'o';

/** A point of the board by its index, 0 … points.length - 1. */
export type PointIndex = number;

export interface BoardPoint {
  /** The name as in chess: file letter from the left, rank number from the bottom. */
  name: string;
  /** Column from the left and row from the top, in units of the distance between neighbouring points. */
  x: number;
  y: number;
}

/** What is drawn and what may be walked: the same data. */
export interface Board {
  width: number;
  height: number;
  points: BoardPoint[];
  /** Pairs of joined neighbouring points, each pair once. */
  segments: [PointIndex, PointIndex][];
  /** Lines that leave the board at the end of a file and come back at the end of a rank. */
  loops: Loop[];
  /** Points with a mark drawn on them. */
  marked: PointIndex[];
}

/** Three quarters of a circle round a corner point, without a kink at either end. */
export interface Loop {
  fileEnd: PointIndex;
  rankEnd: PointIndex;
  corner: PointIndex;
  /** In units of the distance between neighbouring points. */
  radius: number;
}

/**
 * `approach` and `withdrawal` take stones ahead of or behind the stone that moves, `loop` takes by way of loops; `place`
 * puts a stone down, `remove` takes one of one's own off, `pass` moves nothing.
 */
export type StepKind = 'step' | 'jump' | 'approach' | 'withdrawal' | 'place' | 'remove' | 'loop' | 'pass';

/** A point passed, and the loop (by its place in Board.loops) that leads to it from the point before, or null. */
export interface Waypoint {
  point: PointIndex;
  loop: number | null;
}

/** One step of a turn as a person plays it. */
export interface Step {
  kind: StepKind;
  /** Null where a stone is placed, or nothing moves. */
  from: PointIndex | null;
  /** Null where a stone is removed, or nothing moves. */
  to: PointIndex | null;
  /** The points whose stones this step takes. */
  captured: PointIndex[];
  /**
   * Where another step leads between the same points: the captured point whose tap tells this one from it (a tap on any
   * other captured point means the same). Else null.
   */
  deciding: PointIndex | null;
  /** The points passed, the last one included, where the step does not go straight; else empty. */
  way: Waypoint[];
}

/** One whole turn. */
export interface Turn {
  /** The full text, as `c2-c3` or `e3xc3xa5`. */
  text: string;
  /** The points to be tapped, in order, that enter this turn; empty for a pass. */
  clicks: PointIndex[];
  /** Whether the taps may come in any order. */
  anyOrder: boolean;
  steps: Step[];
}

export type Result = '1-0' | '0-1' | '1/2-1/2';
export type Reason =
  'elimination' | 'blocked' | 'repetition' | 'quiet' | 'claim' | 'agreement' | 'resignation' | 'time';

export interface Outcome {
  result: Result;
  reason: Reason;
}

/** Everything about the game at the point of its history that is being looked at by the session. */
export interface State {
  /** The rule set with its overrides, as `ID[,option=value…]`. */
  rules: string;
  /** The position string. */
  position: string;
  /** One character a point, by index: `x`, `o` or `.`. */
  stones: string;
  turn: Side;
  /** Plies since the last capture. */
  quiet: number;
  /** How often this position has occurred, itself included. */
  occurrence: number;
  /** How many entries of the history are in force; undo and redo move it by one. */
  cursor: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the side to move may claim a draw instead of a turn. */
  canClaim: boolean;
  /** The side whose draw offer stands, or null. */
  offer: Side | null;
  outcome: Outcome | null;
}

export type ActKind = 'turn' | 'offer' | 'decline' | 'agreement' | 'claim' | 'resignation' | 'time';

/** One entry of the history. */
export interface Act {
  kind: ActKind;
  /** Who did it. */
  side: Side;
  /** The turn played, where kind is `turn`; else null. */
  turn: Turn | null;
  /** Stones after it, one character a point. */
  stones: string;
  /** The side to move after it. */
  next: Side;
  /** The running number of the turn as in chess (both sides' turns share it). */
  number: number;
}

/** Why an attempted turn is refused. */
export type RefusalReason =
  | 'game_over'
  | 'no_stone'
  | 'not_yours'
  | 'no_line'
  | 'occupied'
  | 'must_capture'
  | 'must_continue'
  | 'nothing_to_capture'
  | 'already_captured'
  | 'turn_over'
  | 'last_rank'
  | 'backward'
  | 'no_return'
  | 'same_direction'
  | 'already_visited'
  | 'no_turning'
  | 'centre_closed'
  | 'not_beside'
  | 'needs_loop'
  | 'no_way'
  | 'opening_point'
  | 'beside_gap'
  | 'must_move'
  | 'must_choose'
  | 'must_place_two'
  | 'blocked';

export interface Refusal {
  reason: RefusalReason;
  /** The attempted step's own points: where the stone stands and where it was to go (the latter may be absent). */
  attempt: PointIndex[];
  /** Points that show the reason, as the stones that must capture. */
  points: PointIndex[];
}

/** How long to think. Without any limit the search goes on until it is left alone or the position is proven. */
export interface Limits {
  /** A playing strength, 1 … levelCount(); excludes the others. */
  level?: number;
  /** What a weak level overlooks in this position: a whole number; the same seed overlooks the same. 0 unless given. */
  seed?: number;
  nodes?: number;
  ms?: number;
  depth?: number;
  /** How many of the best turns are ranked, 1 … 100; 1 unless given. More cost depth. May go with a level. */
  lines?: number;
  /** Proves who wins and nothing more, however long it takes; excludes the others. Only where canSolve() says so. */
  solve?: boolean;
}

/** A proven result for the side to move, with the number of plies to it; null where only the winner was solved for. */
export interface Verdict {
  value: 'win' | 'loss';
  distance: number | null;
}

/** One of the best turns, with what is expected after it. */
export interface Variation {
  /** For the side to move, in hundredths of a man. */
  score: number;
  /** Null while the score is an estimate. */
  verdict: Verdict | null;
  /** How many plies deep it was searched. */
  depth: number;
  /** The principal variation as full turn texts, the turn itself first. */
  line: string[];
}

export interface Thought {
  /** `turn`, or `claim` where claiming the draw is at least as good. */
  act: 'turn' | 'claim';
  /** The full text of the turn; empty for a claim, and where solving has proven that every turn loses. */
  turn: string;
  /** For the side to move, in hundredths of a man. */
  score: number;
  /** Null while the score is an estimate. */
  verdict: Verdict | null;
  depth: number;
  nodes: number;
  ms: number;
  /** The principal variation as full turn texts, the turn itself first. */
  line: string[];
  /** The best turns, the best first, as many as `lines` asks for and there are; none before the first depth is through. */
  variations: Variation[];
}

export interface OptionValue {
  name: string;
  meaning: string;
}

export interface RuleOption {
  name: string;
  /** What the option decides. */
  meaning: string;
  source: string;
  /** The value in this rule set. */
  value: string;
  /** The named values; empty where the value is a number. */
  values: OptionValue[];
  /** The range of a numeric option (which may also be `none`); null for named values. */
  range: { from: number; to: number } | null;
}

export interface RuleSet {
  /** The named rule set it is, or is made from. */
  id: string;
  /** `ID[,option=value…]` with what is overridden: what makes this rule set again. */
  spec: string;
  /** The game it belongs to: what the theme and the texts go by. */
  game: string;
  name: string;
  source: string;
  /** The colour of x. */
  first: 'dark' | 'light';
  /** The starting position. */
  start: string;
  options: RuleOption[];
}

/** A game being played, with an AI to ask. Call delete() when done with it. */
export interface Session {
  board(): Board;
  state(): State;
  /** Every legal turn, one for each path; empty when the game is over. */
  turns(): Turn[];
  history(): Act[];
  /** Plays a turn given as text; what redo could have brought back is dropped. */
  play(text: string): Turn;
  /** Why these points, tapped in this order, are no legal turn and no beginning of one; null where they are. */
  explain(clicks: PointIndex[]): Refusal | null;
  /** One entry of the history back or on. False where there is none. */
  undo(): boolean;
  redo(): boolean;
  offer(side: Side): void;
  accept(side: Side): void;
  decline(side: Side): void;
  claim(): void;
  resign(side: Side): void;
  /** The record as text, up to the cursor. */
  record(): string;
  /** The value of a record header, or an empty string. */
  header(name: string): string;
  setHeader(name: string, value: string): void;
  /** Whether thinking can be asked to solve: where no game is drawn or endless. */
  canSolve(): boolean;
  /** Starts thinking about the current position (dropping an earlier thought). */
  think(limits: Limits): void;
  /** Goes on for about so many nodes; true when the thought is finished. How it is sliced changes no result. */
  thinkOn(nodes: number): boolean;
  /** The best so far; null before the first iteration is complete. */
  thought(): Thought | null;
  perft(depth: number, by: 'path' | 'result'): number;
  delete(): void;
}

export interface OpenedRecord {
  session: Session;
  /** What was mended on reading, a sentence each. */
  notes: string[];
}

export interface BenchReport {
  nodes: number;
  ms: number;
  signature: string;
}

export interface Qirq {
  /** A new game. `rules` is `ID[,option=value…]`; `start` a position string, or empty for the usual start. */
  Session: new (rules: string, start: string) => Session;
  openRecord(text: string): OpenedRecord;
  ruleSets(): RuleSet[];
  /** One rule set with its overrides, as a rule set like any other. */
  ruleSet(rules: string): RuleSet;
  levelCount(): number;
  /** The fixed bench: the signature is the same wherever it runs. */
  bench(): BenchReport;
}

/** What the emitted loader takes (all optional). */
export interface ModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module?: WebAssembly.Module) => void,
  ) => object;
  print?: (line: string) => void;
  printErr?: (line: string) => void;
}

export default function createQirq(options?: ModuleOptions): Promise<Qirq>;

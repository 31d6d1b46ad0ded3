/**
 * Where the points of a board lie in the drawing, and which is which. Neighbouring points are 100 units apart.
 *
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../contract.js').Loop} Loop
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Waypoint} Waypoint
 * @typedef {{ x: number, y: number }} Spot
 */

/** From point to point. */
export const UNIT = 100;

/** How far a stone, a hollow or a ring reaches from its point. */
const REACH = 46;

/** What an outermost loop keeps from the edge of the board. */
const LOOP_EDGE = 20;

/** How far a coordinate stands off its line, on the side away from a loop. */
const BESIDE_LOOP = 20;

/** How far a coordinate stands off the rings round the stone next to it, where loops leave room. */
const BEYOND_RING = 16;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** A board as it lies before the person: a turned one is seen from the other side. */
export class Geometry {
  /**
   * @param {Board} board
   * @param {boolean} turned
   * @param {number} [larger] how much larger the coordinates are than on a board of full size
   */
  constructor(board, turned, larger = 1) {
    const width = Math.max(...board.points.map((point) => point.x));
    const height = Math.max(...board.points.map((point) => point.y));
    this.board = board;
    /** @type {Spot[]} */
    this.spots = board.points.map(({ x, y }) =>
      turned ? { x: (width - x) * UNIT, y: (height - y) * UNIT } : { x: x * UNIT, y: y * UNIT },
    );
    this.width = width * UNIT;
    this.height = height * UNIT;
    /** @type {PointIndex[][]} */
    this.joined = board.points.map(() => []);
    for (const [a, b] of board.segments) {
      this.joined[a].push(b);
      this.joined[b].push(a);
    }
    /** The radii there are: the place of a loop's radius here is its tone. */
    this.radii = [...new Set(board.loops.map((loop) => loop.radius))].sort((a, b) => a - b);
    const loopMargin = board.loops.length ? Math.max(...this.radii) * UNIT + LOOP_EDGE : 0;
    /** The size of the coordinates: a larger board is shown smaller, and its letters are to come out alike. */
    this.lettering = round(larger * Math.min(22, 0.0287 * (Math.max(this.width, this.height) + 2 * (loopMargin || UNIT * 0.7))));
    /** From the outer points to the edge of the board. */
    this.margin = loopMargin || round(REACH + 1.45 * this.lettering);
  }

  /** The SVG viewBox, margins included. */
  get viewBox() {
    const { margin } = this;
    return `${-margin} ${-margin} ${this.width + 2 * margin} ${this.height + 2 * margin}`;
  }

  /** Width by height, margins included. */
  get ratio() {
    return (this.width + 2 * this.margin) / (this.height + 2 * this.margin);
  }

  /**
   * The lines and loops, one path for each tone: 0 for lines without a loop, and one more for each radius.
   * A line that ends in a loop wears the loop's tone.
   * @returns {{ tone: number, d: string }[]}
   */
  get lines() {
    const { board, spots } = this;
    const paths = Array.from({ length: this.radii.length + 1 }, () => '');
    for (const [a, b] of board.segments) {
      paths[this.#toneOf(a, b)] += `M${spots[a].x} ${spots[a].y}L${spots[b].x} ${spots[b].y}`;
    }
    for (const loop of board.loops) {
      const { x, y } = spots[loop.fileEnd];
      paths[this.#tone(loop)] += `M${x} ${y}${this.#arc(loop, loop.rankEnd)}`;
    }
    return paths.map((d, tone) => ({ tone, d })).filter(({ d }) => d);
  }

  /** @param {Loop} loop */
  #tone(loop) {
    return this.radii.indexOf(loop.radius) + 1;
  }

  /** @param {PointIndex} a @param {PointIndex} b */
  #toneOf(a, b) {
    const { spots } = this;
    const upright = spots[a].x === spots[b].x;
    const level = spots[a].y === spots[b].y;
    const loop = this.board.loops.find(
      ({ fileEnd, rankEnd }) => (upright && spots[fileEnd].x === spots[a].x) || (level && spots[rankEnd].y === spots[a].y),
    );
    return loop ? this.#tone(loop) : 0;
  }

  /**
   * Three quarters of a circle, from one end of a loop to the other.
   * @param {Loop} loop
   * @param {PointIndex} to the end it leads to
   */
  #arc(loop, to) {
    const end = this.spots[to];
    const radius = loop.radius * UNIT;
    return `A${radius} ${radius} 0 1 ${this.sweep(loop, to)} ${end.x} ${end.y}`;
  }

  /** Which way round a loop goes: 1 is clockwise. @param {Loop} loop @param {PointIndex} to the end it leads to */
  sweep(loop, to) {
    const end = this.spots[to];
    const start = this.spots[to === loop.rankEnd ? loop.fileEnd : loop.rankEnd];
    const corner = this.spots[loop.corner];
    const clockwise = (start.x - corner.x) * (end.y - corner.y) - (start.y - corner.y) * (end.x - corner.x) > 0;
    // The long way round: against the short one.
    return clockwise ? 0 : 1;
  }

  /** The letters below the board and the numbers beside it. Where there are loops they stand beside their lines. */
  get coordinates() {
    const { width, height } = this;
    const looped = this.board.loops.length > 0;
    const off = looped ? REACH + BEYOND_RING : round(REACH + 0.7 * this.lettering);
    const aside = (/** @type {number} */ at, /** @type {number} */ whole) => (looped ? at + (at < whole / 2 ? BESIDE_LOOP : -BESIDE_LOOP) : at);
    /** @type {Map<string, Spot>} */
    const labels = new Map();
    this.board.points.forEach(({ name }, i) => {
      const [, file, rank] = /^([a-z]+)(\d+)$/.exec(name) ?? ['', name, ''];
      labels.set(file, { x: aside(this.spots[i].x, width), y: height + off });
      labels.set(rank, { x: -off, y: aside(this.spots[i].y, height) });
    });
    return [...labels].map(([text, spot]) => ({ text, ...spot }));
  }

  /**
   * The point nearest to a spot of the drawing, or null where none is near enough to be meant.
   * @param {Spot} spot
   * @returns {PointIndex | null}
   */
  nearest({ x, y }) {
    let best = null;
    let least = UNIT * 0.72;
    this.spots.forEach((spot, i) => {
      const distance = Math.hypot(spot.x - x, spot.y - y);
      if (distance < least) [best, least] = [i, distance];
    });
    return best;
  }

  /**
   * The joined point that lies most nearly in a direction, or null where none does.
   * @param {PointIndex} from
   * @param {Spot} direction a unit vector; y grows downwards
   * @returns {PointIndex | null}
   */
  towards(from, direction) {
    let best = null;
    // Within 60 degrees: a diagonal serves where nothing straighter is joined.
    let most = 0.5;
    for (const to of this.joined[from]) {
      const x = this.spots[to].x - this.spots[from].x;
      const y = this.spots[to].y - this.spots[from].y;
      const cosine = (x * direction.x + y * direction.y) / Math.hypot(x, y);
      if (cosine > most) [best, most] = [to, cosine];
    }
    return best;
  }

  /**
   * A path through points, by lines and loops.
   * @param {Waypoint[]} way
   */
  path(way) {
    return way
      .map(({ point, loop }, i) => {
        const { x, y } = this.spots[point];
        if (i === 0) return `M${x} ${y}`;
        return loop === null ? `L${x} ${y}` : this.#arc(this.board.loops[loop], point);
      })
      .join('');
  }

  /**
   * Whether the straight way between two points says anything on this board: along a row, a column or a diagonal. Where ways
   * lead over loops, a diagonal beyond the next point is none that anybody meant.
   * @param {PointIndex} from
   * @param {PointIndex} to
   */
  inLine(from, to) {
    const across = Math.abs(this.spots[to].x - this.spots[from].x);
    const along = Math.abs(this.spots[to].y - this.spots[from].y);
    return across === 0 || along === 0 || (across === along && (!this.board.loops.length || across === UNIT));
  }

  /**
   * The straight way between two points with its ends cut off, as a path.
   * @param {PointIndex} from
   * @param {PointIndex} to
   * @param {number} before cut off at the start
   * @param {number} after cut off at the end
   */
  between(from, to, before, after) {
    const a = this.spots[from];
    const b = this.spots[to];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length <= before + after) return '';
    const ux = (b.x - a.x) / length;
    const uy = (b.y - a.y) / length;
    return `M${round(a.x + ux * before)} ${round(a.y + uy * before)}L${round(b.x - ux * after)} ${round(b.y - uy * after)}`;
  }
}

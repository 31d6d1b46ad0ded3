/**
 * Where the points of a board lie in the drawing, and which is which. Neighbouring points are 100 units apart.
 *
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {{ x: number, y: number }} Spot
 */

/** From point to point. */
export const UNIT = 100;

/** From the outer points to the edge of the board. */
export const MARGIN = 68;

/** From the outer points to the middle of the coordinates. */
const COORDINATE = 51;

/** A board as it lies before the person: a turned one is seen from the other side. */
export class Geometry {
  /**
   * @param {Board} board
   * @param {boolean} turned
   */
  constructor(board, turned) {
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
  }

  /** The SVG viewBox, margins included. */
  get viewBox() {
    return `${-MARGIN} ${-MARGIN} ${this.width + 2 * MARGIN} ${this.height + 2 * MARGIN}`;
  }

  /** One path of all segments. */
  get lines() {
    return this.board.segments
      .map(([a, b]) => `M${this.spots[a].x} ${this.spots[a].y}L${this.spots[b].x} ${this.spots[b].y}`)
      .join('');
  }

  /** The letters below the board and the numbers beside it. */
  get coordinates() {
    /** @type {Map<string, Spot>} */
    const labels = new Map();
    this.board.points.forEach(({ name }, i) => {
      const [, file, rank] = /^([a-z]+)(\d+)$/.exec(name) ?? ['', name, ''];
      labels.set(file, { x: this.spots[i].x, y: this.height + COORDINATE });
      labels.set(rank, { x: -COORDINATE, y: this.spots[i].y });
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
    let least = UNIT * 0.62;
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
   * A path through points.
   * @param {PointIndex[]} way
   */
  path(way) {
    return way.map((point, i) => `${i ? 'L' : 'M'}${this.spots[point].x} ${this.spots[point].y}`).join('');
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
    const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
    return `M${round(a.x + ux * before)} ${round(a.y + uy * before)}L${round(b.x - ux * after)} ${round(b.y - uy * after)}`;
  }
}

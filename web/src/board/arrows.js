/**
 * The layer of arrows, for a board that compares turns: few ever do, so it is loaded when the first arrow is to be drawn.
 *
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Spot} Spot
 * @typedef {import('./scene.js').Arrow} Arrow
 * @typedef {import('./steps.js').Course} Course
 * @typedef {import('../contract.js').Waypoint} Waypoint
 */
import { nothing, svg } from 'lit';
import { UNIT } from './geometry.js';
import { RING, crosses } from './layers.js';
import css from './arrows.css?inline';

export const styles = new CSSStyleSheet();
styles.replaceSync(css);

/** Where a way starts, and where its tip comes to: from the edge of a stone, to where another may lie. */
const FROM_START = 36;
const TO_END = 17;

/** Half the size of an arrow's number, and how near to another it may lie. */
const PLATE = 15;
const PLATES_APART = 2 * PLATE + 4;

/**
 * Where the number of an arrow may stand, the best place first: on its last leg, or beside it.
 * @param {Geometry} geometry
 * @param {Course} course
 * @returns {Spot[]}
 */
function platesOf(geometry, { way, gone, placed }) {
  if (!way.length) {
    return [...placed, ...gone].slice(0, 1).flatMap((point) => {
      const { x, y } = geometry.spots[point];
      return [[26, -26], [-26, -26], [26, 26], [-26, 26], [0, 0]].map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
    });
  }
  // On a way by loops, the stretch before the first of them, or where there is none the loop itself.
  const looped = way.findIndex(({ loop }) => loop !== null);
  const leg = looped < 0 ? way.length - 1 : Math.max(1, looped - 1);
  const [from, to] = [way[leg - 1], way[leg]];
  const [a, b] = [geometry.spots[from.point], geometry.spots[to.point]];
  const length = to.loop === null ? Math.hypot(b.x - a.x, b.y - a.y) : 1.5 * Math.PI * geometry.board.loops[to.loop].radius * UNIT;
  const on = (/** @type {number} */ part) => along(geometry, from, to, length * part, false);
  return [...[0.56, 0.3, 0.75].map(on), ...[PLATES_APART, -PLATES_APART, 2 * PLATES_APART].map((aside) => ({ ...on(0.56), x: on(0.56).x + aside }))];
}

/**
 * A spot on one leg of a way, so far from its start or from its end.
 * @param {Geometry} geometry
 * @param {Waypoint} from
 * @param {Waypoint} to
 * @param {number} distance
 * @param {boolean} back from its end
 * @returns {Spot}
 */
function along(geometry, from, to, distance, back) {
  const { spots, board } = geometry;
  const [near, far] = back ? [spots[to.point], spots[from.point]] : [spots[from.point], spots[to.point]];
  if (to.loop === null) {
    const part = distance / Math.hypot(far.x - near.x, far.y - near.y);
    return { x: near.x + (far.x - near.x) * part, y: near.y + (far.y - near.y) * part };
  }
  const loop = board.loops[to.loop];
  const corner = spots[loop.corner];
  const clockwise = geometry.sweep(loop, to.point) === 1;
  const angle = (distance / (loop.radius * UNIT)) * (clockwise === back ? -1 : 1);
  const [x, y] = [near.x - corner.x, near.y - corner.y];
  return { x: corner.x + x * Math.cos(angle) - y * Math.sin(angle), y: corner.y + x * Math.sin(angle) + y * Math.cos(angle) };
}

/** A way by lines and loops with its ends cut off. @param {Geometry} geometry @param {Waypoint[]} way */
const pathOf = (geometry, way) =>
  way.slice(1).reduce((d, to, i) => {
    const { x, y } = i === way.length - 2 ? along(geometry, way[i], to, TO_END, true) : geometry.spots[to.point];
    if (to.loop === null) return `${d}L${x} ${y}`;
    const loop = geometry.board.loops[to.loop];
    const radius = loop.radius * UNIT;
    return `${d}A${radius} ${radius} 0 1 ${geometry.sweep(loop, to.point)} ${x} ${y}`;
  }, (({ x, y }) => `M${x} ${y}`)(along(geometry, way[0], way[1], FROM_START, false)));

/** The heads of the two kinds of arrows. */
const heads = () =>
  [/** @type {const} */ (['board-arrow', 24]), /** @type {const} */ (['board-arrow-strong', 32])].map(
    ([id, size]) => svg`<marker id=${id} class="arrow-head" viewBox="-9 -9 18 18" markerWidth=${size} markerHeight=${size} markerUnits="userSpaceOnUse" orient="auto"><path d="M-6 -7.5L8 0L-6 7.5Z" /></marker>`,
  );

/**
 * Turns that are compared: each an arrow with its number on a plate. (A disc would say that something is proven.)
 * @param {Geometry} geometry
 * @param {Arrow[]} arrows
 */
export function arrows(geometry, arrows) {
  /** @type {Spot[]} */
  const taken = [];
  const all = arrows.map((arrow) => {
    const plates = platesOf(geometry, arrow.course);
    const plate = plates.find((spot) => taken.every(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) >= PLATES_APART)) ?? plates[0];
    if (plate) taken.push(plate);
    return { ...arrow, plate };
  });
  // The most important lies on top, and the numbers above all lines.
  all.reverse();
  return svg`<defs>${heads()}</defs>
    ${all.map(({ course: { way, gone, placed }, number, strong, full }) => {
      const d = way.length ? pathOf(geometry, way) : '';
      return svg`<g class="arrow ${strong ? 'strong' : ''}" data-number=${number}>
        ${d
          ? svg`<path class="arrow-rim" d=${d} /><path class="arrow-line" d=${d} marker-end="url(#board-arrow${strong ? '-strong' : ''})" />`
          : [...placed, ...gone].map((point) => {
              const { x, y } = geometry.spots[point];
              return svg`<circle class="arrow-rim" cx=${x} cy=${y} r=${RING - 4} /><circle class="arrow-line" cx=${x} cy=${y} r=${RING - 4} />`;
            })}
        ${full && d ? crosses(geometry, gone) : nothing}
      </g>`;
    })}
    ${all.map(({ number, strong, plate }) =>
      plate
        ? svg`<g class="${strong ? 'strong' : ''}"><rect class="arrow-plate" x=${plate.x - PLATE} y=${plate.y - PLATE} width=${2 * PLATE} height=${2 * PLATE} rx="6" /><text class="arrow-no" x=${plate.x} y=${plate.y + 0.5}>${number}</text></g>`
        : nothing,
    )}`;
}

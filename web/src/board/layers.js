/**
 * The layers of a board, from below: each a function of the geometry and of what it shows.
 *
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Preview} Preview
 * @typedef {import('../contract.js').PointIndex} PointIndex
 */
import { nothing, svg } from 'lit';

/** Half the size of a stone with its rings, in drawing units. */
const RING = 44;

/**
 * Lines, points and coordinates: what the stones lie on. A line is three strokes, which make a groove or an inlay.
 * @param {Geometry} geometry
 */
export const ground = (geometry) => svg`
  <path class="cut-shade" d=${geometry.lines} /><path class="cut-light" d=${geometry.lines} /><path class="cut" d=${geometry.lines} />
  ${geometry.spots.map(({ x, y }) => svg`<circle class="pit-lip" cx=${x} cy=${y} /><circle class="pit" cx=${x} cy=${y} fill="url(#board-pit)" />`)}
  ${geometry.coordinates.map(({ text, x, y }) => svg`<text class="coord" x=${x} y=${y}>${text}</text>`)}`;

/**
 * What the last turn did.
 * @param {Geometry} geometry
 * @param {Scene['trace']} trace
 */
export function trace(geometry, trace) {
  if (!trace?.way.length) return nothing;
  const from = geometry.spots[trace.way[0]];
  const to = geometry.spots[trace.way[trace.way.length - 1]];
  const d = geometry.path(trace.way);
  return svg`<g class="trace">
    <path class="trace-line-rim" d=${d} /><path class="trace-line" d=${d} />
    <circle class="trace-from" cx=${from.x} cy=${from.y} r="17" />
    <circle class="trace-halo" cx=${to.x} cy=${to.y} r="47" /><circle class="trace-to" cx=${to.x} cy=${to.y} r="45" />
    ${trace.gone.map((point) => {
      const { x, y } = geometry.spots[point];
      return svg`<circle class="trace-gone" cx=${x} cy=${y} r="14" /><path class="trace-gone" d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12" />`;
    })}
  </g>`;
}

/**
 * The point a lifted stone belongs to.
 * @param {Geometry} geometry
 * @param {PointIndex | null} point
 */
export function origin(geometry, point) {
  if (point === null) return nothing;
  const { x, y } = geometry.spots[point];
  return svg`<circle class="origin" cx=${x} cy=${y} r=${RING} />`;
}

/**
 * The way of a preview. Arrows stand beyond the middle, where nothing falls.
 * @param {Geometry} geometry
 * @param {Preview | null} preview
 */
export function way(geometry, preview) {
  if (!preview) return nothing;
  const d = geometry.path(preview.way);
  const legs = preview.way.slice(1).map((to, i) => [geometry.spots[preview.way[i]], geometry.spots[to]]);
  return svg`<path class="way-rim" d=${d} /><path class="way" d=${d} />
    ${legs.length < 2
      ? nothing
      : legs.map(([a, b]) => {
          const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
          const at = (/** @type {'x' | 'y'} */ axis) => a[axis] + (b[axis] - a[axis]) * 0.77;
          return svg`<path class="way-arrow" transform="translate(${at('x')} ${at('y')}) rotate(${angle})" d="M-7 -8L8 0L-7 8Z" />`;
        })}`;
}

/**
 * Crosses on what would fall.
 * @param {Geometry} geometry
 * @param {Preview | null} preview
 */
export const crosses = (geometry, preview) =>
  preview?.falls.map((point) => {
    const { x, y } = geometry.spots[point];
    const d = `M${x - 14} ${y - 14}l28 28m0 -28l-28 28`;
    return svg`<path class="fall-rim" d=${d} /><path class="fall" d=${d} />`;
  }) ?? nothing;

/**
 * Where a tap can go. The landings of a preview are numbered, where there is more than one.
 * @param {Geometry} geometry
 * @param {Scene} scene
 * @param {Preview | null} preview
 */
export function targets(geometry, scene, preview) {
  /** @type {Map<PointIndex, { captures: boolean, number: number }>} */
  const marks = new Map(scene.targets.map(({ point, captures }) => [point, { captures, number: 0 }]));
  const landings = preview?.way.slice(1) ?? [];
  landings.forEach((point, i) => {
    if (point === scene.picked) return;
    const mark = marks.get(point) ?? { captures: i === landings.length - 1 && !!preview?.falls.length, number: 0 };
    marks.set(point, { ...mark, number: mark.number || (landings.length > 1 ? i + 1 : 0) });
  });
  return [...marks].map(([point, { captures, number }]) => {
    const { x, y } = geometry.spots[point];
    const radius = number ? 17 : 12.5;
    return svg`
      ${captures ? svg`<circle class="target-ring-rim" cx=${x} cy=${y} r="25" /><circle class="target-ring" cx=${x} cy=${y} r="25" />` : nothing}
      <circle class="target-rim" cx=${x} cy=${y} r=${radius + 3} /><circle class="target" cx=${x} cy=${y} r=${radius} />
      ${number ? svg`<text class="target-no" x=${x} y=${y + 0.5}>${number}</text>` : nothing}`;
  });
}

/**
 * An attempt that is not a turn: the dotted way, the barred point, and rings on what gives the reason.
 * @param {Geometry} geometry
 * @param {Scene['refusal']} refusal
 */
export function refusal(geometry, refusal) {
  if (!refusal) return nothing;
  const [from, to] = refusal.attempt;
  const barred = to ?? from;
  /** @param {PointIndex} point @param {number} radius */
  const ring = (point, radius) => {
    const { x, y } = geometry.spots[point];
    return svg`<circle class="cannot-rim" cx=${x} cy=${y} r=${radius} /><circle class="cannot" cx=${x} cy=${y} r=${radius} />`;
  };
  const dotted = to === undefined ? '' : geometry.between(from, to, RING, 30);
  const bar = () => {
    const { x, y } = geometry.spots[barred];
    return svg`<path class="cannot" d="M${x - 17} ${y + 17}L${x + 17} ${y - 17}" />`;
  };
  return svg`
    ${dotted ? svg`<path class="cannot-rim" d=${dotted} /><path class="cannot cannot-line" d=${dotted} />` : nothing}
    ${refusal.points.filter((point) => point !== barred).map((point) => ring(point, RING))}
    ${barred === undefined ? nothing : [ring(barred, 24), bar()]}`;
}

/**
 * A suggested turn.
 * @param {Geometry} geometry
 * @param {PointIndex[] | null} hinted
 */
export function hint(geometry, hinted) {
  if (!hinted?.length) return nothing;
  const first = geometry.spots[hinted[0]];
  const last = geometry.spots[hinted[hinted.length - 1]];
  const ways = hinted.slice(1).map((to, i) => geometry.between(hinted[i], to, i ? 12 : RING, 18));
  return svg`
    <circle class="hint-rim" cx=${first.x} cy=${first.y} r=${RING} /><circle class="hint" cx=${first.x} cy=${first.y} r=${RING} />
    ${ways.map((d) => svg`<path class="hint-rim" d=${d} /><path class="hint" d=${d} />`)}
    ${hinted.length > 1 ? svg`<circle class="target-rim" cx=${last.x} cy=${last.y} r="15.5" /><circle class="target" cx=${last.x} cy=${last.y} r="12.5" />` : nothing}`;
}

/**
 * The pointer's ring and the focus' two rings.
 * @param {Geometry} geometry
 * @param {PointIndex | null} hovered
 * @param {PointIndex | null} focused
 */
export function rings(geometry, hovered, focused) {
  const at = (/** @type {PointIndex} */ point, /** @type {string} */ name) => {
    const { x, y } = geometry.spots[point];
    return svg`<circle class=${name} cx=${x} cy=${y} r=${RING} />`;
  };
  return svg`
    ${hovered !== null && hovered !== focused ? at(hovered, 'hover') : nothing}
    ${focused !== null ? [at(focused, 'focus-a'), at(focused, 'focus-b')] : nothing}`;
}


/**
 * The layers of a board, from below: each a function of the geometry and of what it shows.
 *
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Preview} Preview
 * @typedef {import('./steps.js').Course} Course
 * @typedef {import('../contract.js').PointIndex} PointIndex
 */
import { nothing, svg } from 'lit';
import { stationsOf } from './steps.js';

/** Half the size of a stone with its rings, in drawing units. */
export const RING = 44;

/** How a stone lies on its point, as a class: no two alike, where the theme gives them a shape to turn. @param {PointIndex} point */
export const lying = (point) => `lies-${(point * 7 + 3) % 17}`;

/**
 * The stones.
 * @param {Geometry} geometry
 * @param {{ stones: string, tones: Scene['tones'] }} scene
 * @param {PointIndex[]} [without]
 * @param {Record<string, PointIndex[]>} [states] the stones in each state
 */
export const stones = (geometry, { stones, tones }, without = [], states = {}) =>
  [...stones].map((stone, i) => {
    if (stone === '.' || without.includes(i)) return nothing;
    const state = Object.keys(states).filter((name) => states[name].includes(i)).join(' ');
    const { x, y } = geometry.spots[i];
    return svg`<g class=${state || nothing} transform="translate(${x} ${y})"><use class=${lying(i)} href="#board-${tones[/** @type {import('../contract.js').Side} */ (stone)]}-stone"></use></g>`;
  });

/** What the drawing of stones and points refers to, but for the stones themselves. */
export const pitDefs = () =>
  svg`<linearGradient id="board-pit" x1=".2" y1="0" x2=".6" y2="1"><stop class="pit-1" offset="0" /><stop class="pit-2" offset="1" /></linearGradient>`;

/**
 * Lines, loops, points and coordinates: what the stones lie on. A line is three strokes, which make a groove or an inlay.
 * @param {Geometry} geometry
 */
export const ground = (geometry) => svg`
  ${['cut-shade', 'cut-light', 'cut'].map((stroke) => geometry.lines.map(({ tone, d }) => svg`<path class="${stroke} ${tone ? `loop-${tone}` : ''}" d=${d} />`))}
  ${geometry.spots.map(({ x, y }) => svg`<circle class="pit-lip" cx=${x} cy=${y} /><circle class="pit" cx=${x} cy=${y} fill="url(#board-pit)" />`)}
  ${geometry.board.marked.map((point) => svg`<circle class="pit-mark" cx=${geometry.spots[point].x} cy=${geometry.spots[point].y} r="12" />`)}
  ${geometry.coordinates.map(({ text, x, y }) => svg`<text class="coord" x=${x} y=${y}>${text}</text>`)}`;

/**
 * What the last turn did.
 * @param {Geometry} geometry
 * @param {Course | null} trace
 */
export function trace(geometry, trace) {
  if (!trace) return nothing;
  const { way, landings, gone, placed } = trace;
  const d = geometry.path(way);
  const stands = [...placed, ...landings.slice(-1)];
  return svg`<g class="trace">
    ${way.length
      ? svg`<path class="trace-line-rim" d=${d} /><path class="trace-line" d=${d} />
        <circle class="trace-from" cx=${geometry.spots[way[0].point].x} cy=${geometry.spots[way[0].point].y} r="17" />`
      : nothing}
    ${stands.map((point) => {
      const { x, y } = geometry.spots[point];
      return svg`<circle class="trace-halo" cx=${x} cy=${y} r="47" /><circle class="trace-to" cx=${x} cy=${y} r="45" />`;
    })}
    ${gone.map((point) => {
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
 * The way of a preview. Where it has several landings, arrows stand beyond the middle, where nothing falls.
 * @param {Geometry} geometry
 * @param {Preview | null} preview
 */
export function way(geometry, preview) {
  if (!preview?.way.length) return nothing;
  const d = geometry.path(preview.way);
  const stations = stationsOf(preview);
  const legs = stations.slice(1).map((to, i) => [geometry.spots[stations[i]], geometry.spots[to]]);
  return svg`<path class="way-rim" d=${d} /><path class="way" d=${d} />
    ${legs.length < 2
      ? nothing
      : legs.map(([a, b]) => {
          const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
          // Between neighbours there is room in the middle alone.
          const part = Math.hypot(b.x - a.x, b.y - a.y) < 150 ? 0.54 : 0.77;
          const at = (/** @type {'x' | 'y'} */ axis) => a[axis] + (b[axis] - a[axis]) * part;
          return svg`<path class="way-arrow" transform="translate(${at('x')} ${at('y')}) rotate(${angle})" d="M-7 -8L8 0L-7 8Z" />`;
        })}`;
}

/**
 * Crosses on what would fall.
 * @param {Geometry} geometry
 * @param {PointIndex[]} falls
 */
export const crosses = (geometry, falls) =>
  falls.map((point) => {
    const { x, y } = geometry.spots[point];
    const d = `M${x - 14} ${y - 14}l28 28m0 -28l-28 28`;
    return svg`<path class="fall-rim" d=${d} /><path class="fall" d=${d} />`;
  });

/**
 * Rings round stones that a tap is for.
 * @param {Geometry} geometry
 * @param {PointIndex[]} points
 * @param {boolean} [dashed] the other choice
 */
export const stoneRings = (geometry, points, dashed = false) =>
  points.map((point) => {
    const { x, y } = geometry.spots[point];
    return svg`<circle class="target-ring-rim" cx=${x} cy=${y} r="43" /><circle class="target-ring ${dashed ? 'alt' : ''}" cx=${x} cy=${y} r="43" />`;
  });

/**
 * Where a tap can go: a disc on an empty point, a ring round a stone. The landings of a preview are numbered, where
 * there is more than one.
 * @param {Geometry} geometry
 * @param {Scene} scene
 * @param {Preview | null} preview
 */
export function targets(geometry, scene, preview) {
  /** @type {Map<PointIndex, { captures: boolean, number: number }>} */
  const marks = new Map(scene.targets.map(({ point, captures }) => [point, { captures, number: 0 }]));
  const landings = preview?.landings ?? [];
  landings.forEach((point, i) => {
    if (point === scene.picked) return;
    const mark = marks.get(point) ?? { captures: i === landings.length - 1 && !!preview?.gone.length, number: 0 };
    marks.set(point, { ...mark, number: mark.number || (landings.length > 1 ? i + 1 : 0) });
  });
  return [...marks].map(([point, { captures, number }]) => {
    if (scene.stones[point] !== '.' && point !== scene.picked) return stoneRings(geometry, [point]);
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
  const dotted = to === undefined || !geometry.inLine(from, to) ? '' : geometry.between(from, to, RING, 30);
  const bar = () => {
    const { x, y } = geometry.spots[barred];
    const d = `M${x - 17} ${y + 17}L${x + 17} ${y - 17}`;
    return svg`<path class="cannot-rim" d=${d} /><path class="cannot" d=${d} />`;
  };
  return svg`
    ${dotted ? svg`<path class="cannot-rim" d=${dotted} /><path class="cannot cannot-line" d=${dotted} />` : nothing}
    ${refusal.points.filter((point) => point !== barred).map((point) => ring(point, RING))}
    ${barred === undefined ? nothing : [ring(barred, 24), bar()]}`;
}

/**
 * A suggested turn: its way, or the points where stones are put down or taken off.
 * @param {Geometry} geometry
 * @param {Scene} scene
 */
export function hint(geometry, { hint, stones }) {
  if (!hint) return nothing;
  const { way, landings, gone, placed } = hint;
  const ring = (/** @type {PointIndex} */ point) => {
    const { x, y } = geometry.spots[point];
    return svg`<circle class="hint-rim" cx=${x} cy=${y} r=${RING} /><circle class="hint" cx=${x} cy=${y} r=${RING} />`;
  };
  if (!way.length) return [...placed, ...gone].map(ring);
  const last = landings[landings.length - 1];
  const { x, y } = geometry.spots[last];
  const straight = way.every(({ loop }) => loop === null);
  const legs = straight ? way.slice(1).map(({ point }, i) => geometry.between(way[i].point, point, i ? 12 : RING, 18)) : [geometry.path(way)];
  return svg`${ring(way[0].point)}
    ${legs.map((d) => svg`<path class="hint-rim" d=${d} /><path class="hint" d=${d} />`)}
    ${stones[last] === '.' || last === way[0].point
      ? svg`<circle class="target-rim" cx=${x} cy=${y} r="15.5" /><circle class="target" cx=${x} cy=${y} r="12.5" />`
      : ring(last)}`;
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


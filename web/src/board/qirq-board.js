/**
 * `<qirq-board>`: shows a board and says what is done to it. It knows geometry and no rules, so any page can use it:
 * it needs the theme table (or custom properties of its own) and the four properties below.
 *
 * Events, all bubbling and composed:
 * - `qirq-tap` `{ point }`: a point was tapped, or Enter or Space pressed on it.
 * - `qirq-pick` `{ point }`: a stone was taken up to be dragged.
 * - `qirq-drop` `{ point }`: it was let go; null where no point was near.
 * - `qirq-give-up`: Escape was pressed.
 *
 * @typedef {import('../contract.js').Board} Board
 * @typedef {import('../contract.js').PointIndex} PointIndex
 * @typedef {import('../contract.js').Side} Side
 * @typedef {import('../contract.js').Step} Step
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Motion} Motion
 * @typedef {import('./geometry.js').Spot} Spot
 *
 * @typedef {object} Moving one step being shown
 * @property {string} stones before it
 * @property {Step} step
 * @property {Side} stone whose it is
 * @property {boolean} falling whether what it takes is on its way down
 *
 * @typedef {object} BoardTexts
 * @property {string} board what the whole is called
 * @property {string[]} points what each point is called and bears, by index
 */
import { LitElement, html, nothing, svg, unsafeCSS } from 'lit';
import { Geometry } from './geometry.js';
import * as layer from './layers.js';
import { PACE, restTime, stepTime } from './pace.js';
import { EMPTY_SCENE } from './scene.js';
import { stoneDefs } from './stone.js';
import { afterSteps, courseOf } from './steps.js';
import boardCss from './board.css?inline';
import stonesCss from './stones.css?inline';

/** How far the pointer goes before a press becomes a drag, in CSS pixels. */
const DRAG_FROM = 8;

/** @type {Record<string, Spot>} */
const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class QirqBoard extends LitElement {
  /** @override */
  static styles = [unsafeCSS(stonesCss), unsafeCSS(boardCss)];

  /** @override */
  static properties = {
    board: { attribute: false },
    turned: { type: Boolean },
    scene: { attribute: false },
    texts: { attribute: false },
    _hovered: { state: true },
    _focused: { state: true },
    _current: { state: true },
    _dragged: { state: true },
    _moving: { state: true },
    _arrows: { state: true },
  };

  /** @type {Geometry | null} */
  #geometry = null;
  /** A press that may become a drag. @type {{ pointerId: number, point: PointIndex, x: number, y: number } | null} */
  #press = null;
  /** A drag ends with a click that means nothing. */
  #ignoreClick = false;
  #motionId = 0;

  constructor() {
    super();
    /** @type {Board | null} */
    this.board = null;
    /** Seen from the other side. */
    this.turned = false;
    /** @type {Scene} */
    this.scene = EMPTY_SCENE;
    /** @type {BoardTexts} */
    this.texts = { board: '', points: [] };
    /** @type {PointIndex | null} */
    this._hovered = null;
    /** The point whose focus is to be seen. @type {PointIndex | null} */
    this._focused = null;
    /** The one point that Tab reaches. @type {PointIndex} */
    this._current = 0;
    /** Where the dragged stone is. @type {Spot | null} */
    this._dragged = null;
    /** Stones on their way. @type {Moving | null} */
    this._moving = null;
    /** The layer of arrows, once one is to be drawn. @type {typeof import('./arrows.js') | null} */
    this._arrows = null;
  }

  /** A board is drawn for the first time in a task of its own: a phone takes long over it. @override */
  async scheduleUpdate() {
    if (!this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    super.scheduleUpdate();
  }

  /** Ends a motion at once: the stones are where they were going. */
  skip() {
    this.#motionId += 1;
    this._moving = null;
  }

  /** Whether stones are on their way. */
  get moving() {
    return this._moving !== null;
  }

  /** @param {Map<PropertyKey, unknown>} changed @override */
  willUpdate(changed) {
    if ((changed.has('board') || changed.has('turned')) && this.board) {
      const fresh = this.board !== this.#geometry?.board;
      this.#geometry = new Geometry(this.board, this.turned);
      // The middle is where a first arrow key leads furthest.
      if (fresh) this._current = this.board.points.length >> 1;
    }
    if (this.scene.arrows.length && !this._arrows) this.#loadArrows();
    const before = /** @type {Scene | undefined} */ (changed.get('scene'));
    const { motion } = this.scene;
    if (changed.has('scene') && motion && motion.id !== before?.motion?.id) this.#move(motion);
    else if (changed.has('scene') && !motion && this._moving) this.skip();
  }

  async #loadArrows() {
    // Without a connection a board has no arrows, and tries again with the next.
    const layer = await import('./arrows.js').catch(() => null);
    if (this._arrows || !layer) return;
    /** @type {ShadowRoot} */ (this.renderRoot).adoptedStyleSheets.push(layer.styles);
    this._arrows = layer;
  }

  /** @param {Motion} motion */
  async #move({ before, steps, side }) {
    const id = ++this.#motionId;
    let stones = before;
    for (const [i, step] of steps.entries()) {
      const time = this.board ? stepTime(step, this.board) : 0;
      if (time === 0 || !this.#geometry) break;
      // What is only taken off or put down begins to at once; what is captured falls as it is passed.
      const travels = step.from !== null && step.to !== null;
      this._moving = { stones, step, stone: side, falling: !travels };
      await this.updateComplete;
      if (id !== this.#motionId) return;
      if (travels) {
        this.#travel(step, time);
        // On a long way what falls lies at its end.
        const passing = Math.max(time / 2, time - PACE.fall);
        await wait(passing);
        if (id !== this.#motionId) return;
        this._moving = { stones, step, stone: side, falling: true };
        await wait(time - passing);
      } else await wait(time);
      if (i < steps.length - 1) await wait(restTime());
      if (id !== this.#motionId) return;
      stones = afterSteps(stones, [step], side);
    }
    this._moving = null;
  }

  /** Lets the stone run along its lines and loops, never across. @param {Step} step @param {number} duration */
  #travel(step, duration) {
    const mover = this.renderRoot.querySelector('.mover');
    const geometry = /** @type {Geometry} */ (this.#geometry);
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', geometry.path(courseOf([step]).way));
    const length = line.getTotalLength();
    const frames = Math.max(1, step.way.length ? Math.ceil(length / 12) : 1);
    const at = (/** @type {number} */ part) => {
      const { x, y } = line.getPointAtLength(length * part);
      return { transform: `translate(${x}px, ${y}px)` };
    };
    mover?.animate(Array.from({ length: frames + 1 }, (_, i) => at(i / frames)), { duration, easing: 'cubic-bezier(.3, .05, .2, 1)', fill: 'forwards' });
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {{ clientX: number, clientY: number }} event @returns {Spot} */
  #spot({ clientX, clientY }) {
    const { left, top, width } = /** @type {Element} */ (this.renderRoot.querySelector('svg')).getBoundingClientRect();
    const { width: drawn, margin } = /** @type {Geometry} */ (this.#geometry);
    const scale = (drawn + 2 * margin) / width;
    return { x: (clientX - left) * scale - margin, y: (clientY - top) * scale - margin };
  }

  /** @param {MouseEvent} event @returns {PointIndex | null} */
  #pointOf(event) {
    // Assistive technology clicks without a place: then the control itself is meant.
    if (event.detail === 0) return this.#controlOf(event);
    return this.#geometry?.nearest(this.#spot(event)) ?? null;
  }

  /** @param {Event} event @returns {PointIndex | null} */
  #controlOf(event) {
    const control = /** @type {Element} */ (event.target).closest('[data-point]');
    return control ? Number(control.getAttribute('data-point')) : null;
  }

  /** @param {PointIndex} point */
  #tap(point) {
    // A tap while stones travel only brings them home: it was aimed at what was not there yet.
    if (this.moving) return this.skip();
    this.#tell('qirq-tap', { point });
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    if (this.#ignoreClick) {
      this.#ignoreClick = false;
      return;
    }
    const point = this.#pointOf(event);
    if (point === null) {
      this.skip();
      return;
    }
    this._current = point;
    this.#tap(point);
  }

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    this.#ignoreClick = false;
    if (!event.isPrimary || event.button !== 0) return;
    const point = this.#geometry?.nearest(this.#spot(event)) ?? null;
    if (point !== null) this.#press = { pointerId: event.pointerId, point, x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    if (event.pointerType === 'mouse') this._hovered = this.#geometry?.nearest(this.#spot(event)) ?? null;
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    if (this._dragged) {
      this._dragged = this.#spot(event);
      return;
    }
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_FROM) return;
    const held = this.scene.picked === press.point || (this.scene.movable.includes(press.point) && this.scene.origin === null);
    if (!held || this.moving) {
      this.#press = null;
      return;
    }
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.#tell('qirq-pick', { point: press.point });
    this._dragged = this.#spot(event);
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    const press = this.#press;
    this.#press = null;
    if (!press || !this._dragged) return;
    this._dragged = null;
    this.#ignoreClick = true;
    this.#tell('qirq-drop', { point: event.type === 'pointerup' ? (this.#geometry?.nearest(this.#spot(event)) ?? null) : null });
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    const point = this.#controlOf(event);
    if (point === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const to = this.#geometry?.towards(point, direction) ?? null;
      if (to !== null) {
        this._current = to;
        /** @type {SVGElement | null} */ (this.renderRoot.querySelector(`[data-point="${to}"]`))?.focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) this.#tap(point);
    } else if (event.key === 'Escape') {
      this.#tell('qirq-give-up');
    } else return;
    event.preventDefault();
  }

  /** @param {FocusEvent} event */
  #onFocusIn(event) {
    const point = this.#controlOf(event);
    if (point === null) return;
    this._current = point;
    this._focused = /** @type {Element} */ (event.target).matches(':focus-visible') ? point : null;
  }

  /** @override */
  render() {
    const geometry = this.#geometry;
    if (!geometry) return html`<div class="board"><div class="ground"></div></div>`;
    const { scene } = this;
    // Keys and focus are heard by the frame: Chromium makes an SVG element that hears them a stop of its own for Tab.
    return html`<div class="board ${scene.picked !== null ? 'picking' : ''} ${this._dragged ? 'dragging' : ''}"
      @keydown=${this.#onKeyDown} @focusin=${this.#onFocusIn} @focusout=${() => (this._focused = null)}>
      <div class="ground"></div>
      <svg viewBox=${geometry.viewBox} .style=${`--lettering: ${geometry.lettering}`} role="group" aria-label=${this.texts.board}
        @click=${this.#onClick} @pointerdown=${this.#onPointerDown} @pointermove=${this.#onPointerMove}
        @pointerup=${this.#onPointerUp} @pointercancel=${this.#onPointerUp} @pointerleave=${() => (this._hovered = null)}>
        <defs>
          ${layer.pitDefs()} ${stoneDefs('board')}
        </defs>
        <g class="drawing" aria-hidden="true">${layer.ground(geometry)} ${this.#drawing(geometry)}</g>
        ${geometry.spots.map(({ x, y }, i) => svg`<g class="point ${this.#can(i) ? 'can' : ''}" data-point=${i} role="button"
          tabindex=${i === this._current ? 0 : -1} aria-label=${this.texts.points[i] ?? ''}><circle class="hit" cx=${x} cy=${y} r="50" /></g>`)}
      </svg>
    </div>`;
  }

  /** Whether a tap on a point does something, as far as the scene tells. @param {PointIndex} point */
  #can(point) {
    const { movable, tappable, ringed, targets, either } = this.scene;
    return [movable, tappable, ringed, ...either.map(({ gone }) => gone)].some((points) => points.includes(point)) || targets.some((target) => target.point === point);
  }

  /** Everything that changes during a game, from below. @param {Geometry} geometry */
  #drawing(geometry) {
    const { scene } = this;
    const moving = this._moving;
    if (moving) return this.#motion(geometry, moving);
    const pointed = this._dragged ? geometry.nearest(this._dragged) : (this._hovered ?? this._focused);
    const preview = (pointed !== null ? scene.previews.get(pointed) : undefined) ?? scene.preview;
    const either = scene.either.length ? scene.either : (preview?.either ?? []);
    const meant = either.find(({ gone }) => pointed !== null && gone.includes(pointed));
    const falls = [...(preview?.gone ?? []), ...(meant?.gone ?? [])];
    return [
      layer.trace(geometry, scene.trace),
      layer.origin(geometry, scene.picked),
      layer.way(geometry, preview),
      this.#stones(geometry, scene.stones, scene.picked === null ? [] : [scene.picked], { doomed: falls }),
      layer.crosses(geometry, falls),
      layer.targets(geometry, scene, preview),
      layer.stoneRings(geometry, [...scene.ringed, ...(meant?.gone ?? [])]),
      either.map((course) => course !== meant && layer.stoneRings(geometry, course.gone, true)),
      scene.arrows.length ? (this._arrows?.arrows(geometry, scene.arrows) ?? nothing) : nothing,
      layer.hint(geometry, scene),
      layer.refusal(geometry, scene.refusal),
      // A target needs no ring of the pointer's: it is one already.
      layer.rings(geometry, [...scene.movable, ...scene.tappable].find((point) => point === this._hovered) ?? null, this._focused),
      this.#picked(geometry),
    ];
  }

  /** @param {Geometry} geometry @param {Moving} moving */
  #motion(geometry, { stones, step, stone, falling }) {
    const { gone, placed, way } = courseOf([step]);
    const states = { falling: falling ? gone : [], landing: placed };
    if (!way.length) return this.#stones(geometry, afterSteps(stones, gone.length ? [] : [step], stone), [], states);
    const { x, y } = geometry.spots[way[0].point];
    return [
      this.#stones(geometry, stones, [way[0].point], states),
      svg`<g class="mover" transform="translate(${x} ${y})"><use href="#board-${this.#tone(stone)}-stone" class=${layer.lying(way[0].point)}></use></g>`,
    ];
  }

  /** @param {string} stone */
  #tone(stone) {
    return this.scene.tones[/** @type {Side} */ (stone)];
  }

  /** @param {Geometry} geometry @param {string} stones @param {PointIndex[]} without @param {Record<string, PointIndex[]>} states */
  #stones(geometry, stones, without, states) {
    return layer.stones(geometry, { stones, tones: this.scene.tones }, without, states);
  }

  /** @param {Geometry} geometry */
  #picked(geometry) {
    const { picked, stones } = this.scene;
    if (picked === null || stones[picked] === '.') return nothing;
    const { x, y } = this._dragged ?? geometry.spots[picked];
    return svg`<g transform="translate(${x} ${y})"><circle class="lift-drop" cx="9" cy="16" r="46" fill="url(#board-drop)" />
      <g class="lifted"><use href="#board-${this.#tone(stones[picked])}-stone" class=${layer.lying(picked)}></use></g></g>`;
  }
}

customElements.define('qirq-board', QirqBoard);

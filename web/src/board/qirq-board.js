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
 * @typedef {object} BoardTexts
 * @property {string} board what the whole is called
 * @property {string[]} points what each point is called and bears, by index
 */
import { LitElement, html, nothing, svg, unsafeCSS } from 'lit';
import { Geometry, MARGIN } from './geometry.js';
import * as layer from './layers.js';
import { restTime, stepTime } from './pace.js';
import { EMPTY_SCENE } from './scene.js';
import { stoneDefs } from './stone.js';
import { afterSteps } from './steps.js';
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
    /** Stones on their way. @type {{ stones: string, step: Step, stone: Side, falling: boolean } | null} */
    this._moving = null;
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
    const before = /** @type {Scene | undefined} */ (changed.get('scene'));
    const { motion } = this.scene;
    if (changed.has('scene') && motion && motion.id !== before?.motion?.id) this.#move(motion);
    else if (changed.has('scene') && !motion && this._moving) this.skip();
  }

  /** @param {Motion} motion */
  async #move(motion) {
    const id = ++this.#motionId;
    let stones = motion.before;
    for (const [i, step] of motion.steps.entries()) {
      const stone = /** @type {Side} */ (stones[step.from]);
      const time = stepTime(step);
      if (time === 0 || !this.#geometry) break;
      this._moving = { stones, step, stone, falling: false };
      await this.updateComplete;
      if (id !== this.#motionId) return;
      this.#travel(step, time);
      await wait(time / 2);
      if (id !== this.#motionId) return;
      this._moving = { stones, step, stone, falling: true };
      await wait(time / 2 + (i < motion.steps.length - 1 ? restTime() : 0));
      if (id !== this.#motionId) return;
      stones = afterSteps(stones, [step]);
    }
    this._moving = null;
  }

  /** @param {Step} step @param {number} duration */
  #travel(step, duration) {
    const mover = this.renderRoot.querySelector('.mover');
    const { spots } = /** @type {Geometry} */ (this.#geometry);
    const at = (/** @type {PointIndex} */ point) => ({ transform: `translate(${spots[point].x}px, ${spots[point].y}px)` });
    mover?.animate([at(step.from), at(step.to)], { duration, easing: 'cubic-bezier(.3, .05, .2, 1)', fill: 'forwards' });
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {{ clientX: number, clientY: number }} event @returns {Spot} */
  #spot({ clientX, clientY }) {
    const { left, top, width } = /** @type {Element} */ (this.renderRoot.querySelector('svg')).getBoundingClientRect();
    const scale = (/** @type {Geometry} */ (this.#geometry).width + 2 * MARGIN) / width;
    return { x: (clientX - left) * scale - MARGIN, y: (clientY - top) * scale - MARGIN };
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
      <svg viewBox=${geometry.viewBox} role="group" aria-label=${this.texts.board}
        @click=${this.#onClick} @pointerdown=${this.#onPointerDown} @pointermove=${this.#onPointerMove}
        @pointerup=${this.#onPointerUp} @pointercancel=${this.#onPointerUp} @pointerleave=${() => (this._hovered = null)}>
        <defs>
          <linearGradient id="board-pit" x1=".2" y1="0" x2=".6" y2="1"><stop class="pit-1" offset="0" /><stop class="pit-2" offset="1" /></linearGradient>
          ${stoneDefs('board')}
        </defs>
        <g class="drawing" aria-hidden="true">${layer.ground(geometry)} ${this.#drawing(geometry)}</g>
        ${geometry.spots.map(({ x, y }, i) => svg`<g class="point ${this.#can(i) ? 'can' : ''}" data-point=${i} role="button"
          tabindex=${i === this._current ? 0 : -1} aria-label=${this.texts.points[i] ?? ''}><circle class="hit" cx=${x} cy=${y} r="50" /></g>`)}
      </svg>
    </div>`;
  }

  /** Whether a tap on a point does something, as far as the scene tells. @param {PointIndex} point */
  #can(point) {
    return this.scene.movable.includes(point) || this.scene.targets.some((target) => target.point === point);
  }

  /** Everything that changes during a game, from below. @param {Geometry} geometry */
  #drawing(geometry) {
    const { scene } = this;
    const moving = this._moving;
    if (moving) return [this.#stones(geometry, moving.stones, new Set([moving.step.from]), new Set(), moving), this.#mover(geometry, moving)];
    const pointed = this._dragged ? geometry.nearest(this._dragged) : (this._hovered ?? this._focused);
    const preview = (pointed !== null ? scene.previews.get(pointed) : undefined) ?? scene.preview;
    return [
      layer.trace(geometry, scene.trace),
      layer.origin(geometry, scene.picked),
      layer.way(geometry, preview),
      this.#stones(geometry, scene.stones, new Set(scene.picked === null ? [] : [scene.picked]), new Set(preview?.falls), null),
      layer.crosses(geometry, preview),
      layer.targets(geometry, scene, preview),
      layer.hint(geometry, scene.hint),
      layer.refusal(geometry, scene.refusal),
      // A target needs no ring of the pointer's: it is one already.
      layer.rings(geometry, this._hovered !== null && scene.movable.includes(this._hovered) ? this._hovered : null, this._focused),
      this.#picked(geometry),
    ];
  }

  /** @param {string} stone */
  #tone(stone) {
    return this.scene.tones[/** @type {Side} */ (stone)];
  }

  /**
   * @param {Geometry} geometry
   * @param {string} stones
   * @param {Set<PointIndex>} without
   * @param {Set<PointIndex>} doomed
   * @param {{ step: Step, falling: boolean } | null} moving
   */
  #stones(geometry, stones, without, doomed, moving) {
    return [...stones].map((stone, i) => {
      if (stone === '.' || without.has(i)) return nothing;
      const state = doomed.has(i) ? 'doomed' : moving?.falling && moving.step.captured.includes(i) ? 'falling' : '';
      const { x, y } = geometry.spots[i];
      return svg`<g class=${state} transform="translate(${x} ${y})"><use href="#board-${this.#tone(stone)}-stone" .style=${`--i: ${(i * 7 + 3) % 17}`}></use></g>`;
    });
  }

  /** @param {Geometry} geometry @param {{ step: Step, stone: Side }} moving */
  #mover(geometry, { step, stone }) {
    const { x, y } = geometry.spots[step.from];
    return svg`<g class="mover" transform="translate(${x} ${y})"><use href="#board-${this.#tone(stone)}-stone"></use></g>`;
  }

  /** @param {Geometry} geometry */
  #picked(geometry) {
    const { picked, stones } = this.scene;
    if (picked === null || stones[picked] === '.') return nothing;
    const { x, y } = this._dragged ?? geometry.spots[picked];
    return svg`<g transform="translate(${x} ${y})"><circle class="lift-drop" cx="9" cy="16" r="46" fill="url(#board-drop)" />
      <g class="lifted"><use href="#board-${this.#tone(stones[picked])}-stone"></use></g></g>`;
  }
}

customElements.define('qirq-board', QirqBoard);

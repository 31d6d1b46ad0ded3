/**
 * A board that stands still, drawn by the same layers as the live one.
 * @typedef {import('../src/board/scene.js').Scene} Scene
 * @typedef {import('../src/board/geometry.js').Geometry} Geometry
 */
import { html } from 'lit';
import * as layer from '../src/board/layers.js';
import { stoneDefs } from '../src/board/stone.js';

/** What all boards of a page refer to, once. @param {string} game whose values they take */
export const boardDefs = (game) => html`<svg class="defs" data-game=${game} aria-hidden="true"><defs>${layer.pitDefs()} ${stoneDefs('board')}</defs></svg>`;

/**
 * @param {Geometry} geometry
 * @param {Scene} scene
 * @param {string} name what it shows, for those who do not see it
 */
export const still = (geometry, scene, name) =>
  html`<div class="board"><div class="ground"></div><svg viewBox=${geometry.viewBox} data-lettering=${geometry.lettering} role="img" aria-label=${name}>
    ${layer.ground(geometry)} ${layer.trace(geometry, scene.trace)} ${layer.origin(geometry, scene.picked)} ${layer.way(geometry, scene.preview)}
    ${layer.stones(geometry, scene, [], { doomed: scene.preview?.gone ?? [] })} ${layer.crosses(geometry, scene.preview?.gone ?? [])}
    ${layer.targets(geometry, scene, scene.preview)} ${layer.stoneRings(geometry, scene.ringed)} ${layer.refusal(geometry, scene.refusal)}
  </svg></div>`;

// The module's surface under a name the page's sources can import types from.
export type * from '../../wasm/qirq.js';
export { default } from '../../wasm/qirq.js';

/** The WebAssembly module, where the pages are built: it says what happens in every example. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} folder where qirq.js and qirq.wasm are
 * @returns {Promise<import('../../wasm/qirq.js').Qirq>}
 */
export async function loadCore(folder) {
  // The loader is an ES module that still asks for these two where it finds itself in Node.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '.' });
  const { default: createQirq } = await import(pathToFileURL(resolve(folder, 'qirq.js')).href);
  return createQirq({ wasmBinary: readFileSync(resolve(folder, 'qirq.wasm')) });
}

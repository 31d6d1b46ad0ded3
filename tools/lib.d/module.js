// The WebAssembly module in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const inBuild = (name) => fileURLToPath(new URL(`../../build/emscripten/wasm/${name}`, import.meta.url));

/** @returns {Promise<import('../../wasm/qirq.js').Qirq>} */
export async function loadModule() {
  // The loader is an ES module that still asks for these two where it finds itself in Node.
  globalThis.require = createRequire(import.meta.url);
  globalThis.__dirname = '.';
  const { default: createQirq } = await import(pathToFileURL(inBuild('qirq.js')).href);
  const module = await createQirq({ wasmBinary: readFileSync(inBuild('qirq.wasm')) });
  // It also takes errors that nobody catches upon itself, and shows all of its own text with them.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
  return module;
}

/**
 * Does something with a session of its own.
 * @template T
 * @param {import('../../wasm/qirq.js').Qirq} module
 * @param {{ rules: string, position?: string }} game
 * @param {(session: import('../../wasm/qirq.js').Session) => T | Promise<T>} work
 */
export async function withSession(module, { rules, position = '' }, work) {
  const session = new module.Session(rules, position);
  try {
    return await work(session);
  } finally {
    session.delete();
  }
}

import loaderUrl from '#qirq-module/qirq.js?url';
import wasmUrl from '#qirq-module/qirq.wasm?url';

/**
 * @typedef {import('../contract.js').Qirq} Qirq
 * @typedef {import('../contract.js').default} Loader
 */

/** Why the module is not there: `unsupported` (the browser has no WebAssembly), `unreachable` or `broken`. */
export class ModuleError extends Error {
  /**
   * @param {'unsupported' | 'unreachable' | 'broken'} kind
   * @param {unknown} cause
   */
  constructor(kind, cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ModuleError';
    this.kind = kind;
  }
}

/**
 * Compiles the module, once for the page and the worker.
 * Hosts that serve `.wasm` under another type make streaming fail: the bytes are then compiled when all are here.
 * @returns {Promise<WebAssembly.Module>}
 * @throws {ModuleError}
 */
export async function compileModule() {
  if (typeof WebAssembly !== 'object') throw new ModuleError('unsupported', 'WebAssembly is missing');
  /** @type {Response} */
  let response;
  try {
    response = await fetch(wasmUrl);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  } catch (cause) {
    throw new ModuleError('unreachable', cause);
  }
  try {
    if (response.headers.get('Content-Type')?.startsWith('application/wasm')) return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (cause) {
    throw new ModuleError('broken', cause);
  }
}

/**
 * An instance of its own, with its own memory, of a module compiled before.
 * @param {WebAssembly.Module} module
 * @param {string} url where the loader script lies; the worker is told, since it is built apart from the page
 * @returns {Promise<Qirq>}
 * @throws {ModuleError}
 */
export async function instantiateModule(module, url = loaderUrl) {
  /** @type {{ default: typeof import('../contract.js').default }} */
  let loader;
  try {
    loader = await import(/* @vite-ignore */ url);
  } catch (cause) {
    throw new ModuleError('unreachable', cause);
  }
  try {
    // The loader never hears of a failure inside `instantiateWasm`, so it is raced against one here.
    return await new Promise((resolve, reject) => {
      loader
        .default({
          instantiateWasm(imports, done) {
            WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
            return {};
          },
        })
        .then(resolve, reject);
    });
  } catch (cause) {
    throw new ModuleError('broken', cause);
  }
}

export { loaderUrl };

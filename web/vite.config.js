import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

// Where the WebAssembly build left qirq.js and qirq.wasm.
const moduleDir = resolve(here, process.env.QIRQ_MODULE_DIR ?? '../build/emscripten/wasm');

/**
 * Lets the browser fetch the module while it is still reading the page: without this the WebAssembly would wait for
 * the script that asks for it.
 * @returns {import('vite').Plugin}
 */
function fetchModuleEarly() {
  return {
    name: 'qirq-fetch-module-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset')
          .map((file) => file.fileName);
        const named = (/** @type {RegExp} */ pattern) => names.filter((name) => pattern.test(name));
        return [
          ...named(/qirq-[^/]*\.wasm$/).map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href: `./${name}` },
            injectTo: /** @type {const} */ ('head'),
          })),
          ...named(/qirq-[^/]*\.js$/).map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
            injectTo: /** @type {const} */ ('head'),
          })),
        ];
      },
    },
  };
}

// The games that have a guide, which is built after the page (vite.guides.config.js).
const content = resolve(here, 'content');
const games = readdirSync(content).filter((game) => existsSync(resolve(content, game, 'examples.json')));

export default defineConfig({
  root: here,
  base: './',
  define: { 'import.meta.env.QIRQ_GUIDES': JSON.stringify(games) },
  resolve: { alias: { '#qirq-module': moduleDir } },
  // The two files of the module lie outside this folder.
  server: { fs: { allow: [here, moduleDir] } },
  build: {
    outDir: resolve(here, '../build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first visit needs is one file, also where something that is loaded later needs parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  plugins: [fetchModuleEarly()],
});

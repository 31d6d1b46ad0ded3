import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { guides } from './guides/plugin.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const moduleDir = resolve(here, process.env.QIRQ_MODULE_DIR ?? '../build/emscripten/wasm');

// The guides are a build of their own beside the page's, so that neither ever waits for what only the other needs.
export default defineConfig({
  root: here,
  base: './',
  publicDir: false,
  resolve: { alias: { '#qirq-module': moduleDir } },
  build: {
    outDir: resolve(here, '../build/site'),
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Guides and lessons wear the same sheet.
    cssCodeSplit: false,
    rolldownOptions: { input: { guide: resolve(here, 'src/guide/guide.js'), lesson: resolve(here, 'src/lesson/lesson.js') } },
  },
  plugins: [
    guides({
      content: resolve(here, 'content'),
      moduleDir,
      site: process.env.QIRQ_SITE_URL?.replace(/\/*$/, '/') ?? '',
    }),
  ],
});

import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { guides } from './guides/plugin.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const moduleDir = resolve(here, process.env.QIRQ_MODULE_DIR ?? '../build/emscripten/wasm');

const site = resolve(here, '../build/site');

// The guides are a build of their own beside the page's, so that neither ever waits for what only the other needs. It is the
// last one: the service worker, which has to know every file, is made when all are there.
export default defineConfig({
  root: here,
  base: './',
  publicDir: false,
  resolve: { alias: { '#qirq-module': moduleDir } },
  build: {
    outDir: site,
    // Apart from what is needed to play.
    assetsDir: 'assets/guides',
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
    VitePWA({
      outDir: site,
      strategies: 'injectManifest',
      srcDir: 'src/offline',
      filename: 'service-worker.js',
      // The page does it itself, when it has time.
      injectRegister: false,
      injectManifest: {
        globDirectory: site,
        globPatterns: ['**/*.{html,js,css,wasm}', 'mark.svg'],
        // These change their names with what is in them.
        dontCacheBustURLsMatching: /assets\//,
        rollupFormat: 'iife',
        target: 'es2022',
      },
      manifest: {
        name: 'Qirq: old board games of capture',
        short_name: 'Qirq',
        description: 'Old board games of capture, against the machine or a friend, even without a network.',
        lang: 'en',
        dir: 'ltr',
        start_url: './',
        scope: './',
        display: 'standalone',
        categories: ['games'],
        // In the dark theme the page itself says otherwise.
        theme_color: '#e3e6e1',
        background_color: '#e3e6e1',
        icons: [
          { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          ...[192, 512].flatMap((size) =>
            /** @type {const} */ (['any', 'maskable']).map((purpose) => ({ src: `./icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }))),
        ],
      },
    }),
  ],
});

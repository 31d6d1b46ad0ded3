// Lighthouse on the built site, as a phone on a slow line sees it, and writes ../lighthouse.md.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { serve } from '../../web/serve.js';
import { median } from '../lib.d/median.js';
import { load, machine, table, today, version } from '../lib.d/report.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// Installed by tools/lighthouse into the build folder.
const require = createRequire(here('../../build/lighthouse/package.json'));
const { default: lighthouse } = await import(require.resolve('lighthouse'));
const { launch } = await import(require.resolve('chrome-launcher'));

const PAGES = [['the page that is played on', ''], ['a guide', 'en/alquerque/'], ['all guides', 'en/guides/']];
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = Number(process.argv[2] ?? 3);

const percent = (score) => Math.round((score ?? 0) * 100);

const begun = load();
// In a sub-folder, as a project's page on a static host is.
const server = await serve(here('../../build/site'), { port: 0, base: '/qirq/', compress: true });
// A static host has compressed its files long before anyone comes.
for (const file of readdirSync(here('../../build/site'), { recursive: true, withFileTypes: true })) {
  if (file.isFile()) await fetch(`http://localhost:${server.port}/qirq/${join(file.parentPath, file.name).slice(here('../../build/site').length + 1)}`, { headers: { 'accept-encoding': 'br' } });
}
const profile = mkdtempSync(join(tmpdir(), 'qirq-lighthouse-'));
const chrome = await launch({ chromePath: '/usr/bin/chromium', userDataDir: profile, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'], logLevel: 'silent' });
const rows = [];
const missed = [];
try {
  for (const [name, path] of PAGES) {
    const reports = [];
    for (let run = 0; run < RUNS; ++run) {
      console.log(`${name}, run ${run + 1} of ${RUNS}`);
      // Nothing is left of the run before: Lighthouse clears caches, service workers and stores by itself.
      const { lhr } = await lighthouse(`http://localhost:${server.port}/qirq/${path}`, { port: chrome.port, logLevel: 'error', onlyCategories: Object.keys(AIMS) });
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      reports.push(lhr);
    }
    const scores = Object.fromEntries(Object.keys(AIMS).map((kind) => [kind, median(reports.map((report) => percent(report.categories[kind].score)))]));
    const time = (audit) => median(reports.map((report) => report.audits[audit].numericValue));
    rows.push([name, ...Object.values(scores), `${(time('first-contentful-paint') / 1000).toFixed(1)} s`, `${(time('largest-contentful-paint') / 1000).toFixed(1)} s`,
      `${time('total-blocking-time').toFixed(0)} ms`, time('cumulative-layout-shift').toFixed(3), `${(time('total-byte-weight') / 1024).toFixed(0)} KiB`]);
    for (const [kind, aim] of Object.entries(AIMS)) {
      if (scores[kind] >= aim) continue;
      const [{ categories, audits }] = reports;
      const why = categories[kind].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < (kind === 'performance' ? 0.9 : 1));
      missed.push(`- **${name}, ${kind}: ${scores[kind]}**, the aim is ${aim}. What takes most of it: ${why.map(({ id }) => `${audits[id].title} (${audits[id].displayValue ?? id})`).join('; ') || 'nothing by itself'}.`);
    }
  }
} finally {
  await chrome.kill();
  await server.close();
  rmSync(profile, { recursive: true, force: true });
}

const heads = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'first paint', 'largest paint', 'blocked', 'shifted', 'loaded'];
const text = `# What \`tools/lighthouse\` measured

${today()}, Lighthouse ${require('lighthouse/package.json').version} with its phone profile (a slow line and a processor four times slower, both simulated), Chromium ${version('chromium', '--version')},
on ${machine()}, under a load of ${begun} when it began. Medians of ${RUNS} visit${RUNS === 1 ? '' : 's'}, each without anything kept
from before; the site is served with brotli from a sub-folder. The aims are 95 for performance and 100 for the rest.

${table(heads, rows.map((row) => row.map(String)))}

${missed.length ? `${missed.join('\n')}\n` : 'All aims are met.\n'}`;
writeFileSync(here('../lighthouse.md'), text);
console.log(text);
process.exitCode = missed.length ? 1 : 0;

// Measures, prints the table and writes it beside the command. Exits with 1 where something that must agree does not.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

import { measurePage } from './page.js';
import { measureSpeed } from './speed.js';

const repetitions = 5;
const say = (text) => console.log(`  ${text}`);

// What else the machine was doing: above a few tenths, the times are those of a busy machine.
const load = loadavg()[0].toFixed(1);

const speed = await measureSpeed(repetitions, say);
const page = await measurePage(repetitions, say);

const version = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).match(/\d+(\.\d+)+/)[0];
const perSecond = (count, ms) => `${(count / ms / 1000).toFixed(1)} million/s`;
const times = (a, b) => `${(a / b).toFixed(2)} times`;
const percent = (a, b) => `${((a / b - 1) * 100).toFixed(1)} %`;
const met = (yes) => (yes ? 'met' : '**missed**');

const { perft, search } = speed;
const perftRatio = perft.wasm / perft.native;
const searchRatio = search.wasm / search.native;
const rows = [
  ['perft, native', perSecond(perft.turns, perft.native), '', ''],
  ['perft, WebAssembly', perSecond(perft.turns, perft.wasm), '', ''],
  ['perft, time in WebAssembly to native', times(perft.wasm, perft.native), 'at most 1.33', met(perftRatio <= 1.33)],
  ['search, native', perSecond(search.nodes, search.native), '', ''],
  ['search, WebAssembly', perSecond(search.nodes, search.wasm), '', ''],
  ['search, time in WebAssembly to native', times(search.wasm, search.native), 'at most 1.33', met(searchRatio <= 1.33)],
  [`pausing, ${search.slices} slices to ${(search.paused / 1000).toFixed(1)} s of search`, percent(search.paused, search.wasm), 'under 10 %', met(search.paused < 1.1 * search.wasm)],
  ['first visit, brotli', `${(page.bytes / 1000).toFixed(1)} kB`, 'at most 150 kB', met(page.bytes <= 150_000)],
  ['navigation to a playable board', `${page.ms.toFixed(0)} ms`, 'under 1000 ms', met(page.ms < 1000)],
];

const table = (head, body) => {
  const all = [head, head.map(() => '---'), ...body];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all.map((row) => `| ${row.map((cell, column) => (cell === '---' ? '-'.repeat(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`).join('\n');
};

const report = `# What \`tools/bench\` measured

${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0].model.trim()} with ${Math.round(totalmem() / 2 ** 30)} GB, under a load of ${load} when it began;
g++ ${version('c++', '-dumpfullversion')}, Emscripten ${version('em++', '--version')}, Node ${process.versions.node}, Chromium ${version('chromium', '--version')}.
Medians of ${repetitions} repetitions; native and WebAssembly took turns. Signature of both: \`${speed.signature}\`.

${table(['what', 'measured', 'aim', ''], rows)}

The slowest of the ${repetitions} visits had its board after ${page.slowest.toFixed(0)} ms. Every visit was made with a fresh profile, to a server on the same
machine: the line to the server is not in it. The first visit loads:

${table(['file', 'bytes, brotli'], page.files.map((file) => [`\`${file.path}\``, String(file.bytes)]))}
`;

console.log(`\n${report}`);
writeFileSync(fileURLToPath(new URL('../bench.md', import.meta.url)), report);

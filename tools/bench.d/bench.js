// Measures, prints the table and writes it beside the command. Exits with 1 where something that must agree does not.
//
//   node bench.js [BASELINE]     the command line of the build that today's search is compared with
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { median } from '../lib.d/median.js';
import { loadModule } from '../lib.d/module.js';
import { load, machine, table, today, version } from '../lib.d/report.js';
import { measurePage } from './page.js';
import { measureSolving } from './solve.js';
import { measureSpeed } from './speed.js';
import { measureStops } from './tab.js';

const repetitions = 5;
const baseline = process.argv[2];
const say = (text) => console.log(`  ${text}`);

/** How fast WebAssembly should be, compared with the native build. */
const enough = 0.75;

const begun = load();
const module = await loadModule();
const page = await measurePage(repetitions, say);
const speed = await measureSpeed(module, repetitions, baseline, say);
const stops = await measureStops(module, say);
const solving = await measureSolving(module, 3, say);

const million = (count, ms) => `${(count / ms / 1000).toFixed(1)}`;
const percent = (part) => `${(part * 100).toFixed(0)} %`;
const met = (yes) => (yes ? 'met' : '**missed**');
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Of work that takes two builds so long, how fast the second is compared with the first. */
const inWasm = ({ native, wasm }) => native / wasm;

const speedRow = (name, { perft, search }) => [
  name, million(perft.count, perft.native), million(perft.count, perft.wasm), percent(inWasm(perft)),
  million(search.count, search.native), million(search.count, search.wasm), percent(inWasm(search)),
  ...(baseline ? [million(search.countOfBaseline, search.baseline), percent(search.count / search.native / (search.countOfBaseline / search.baseline))] : []),
];
const speedHead = [
  '', 'perft, native', 'WebAssembly', 'of native', 'search, native', 'WebAssembly', 'of native',
  ...(baseline ? ['search of the baseline', 'now, of it'] : []),
];
const { perft, search } = speed;
const allStops = stops.flatMap(({ times }) => times);

const rows = [
  ['perft in WebAssembly, of native speed', percent(inWasm(perft)), 'at least 75 %', met(inWasm(perft) >= enough)],
  ['search in WebAssembly, of native speed', percent(inWasm(search)), 'at least 75 %', met(inWasm(search) >= enough)],
  [`pausing, ${search.slices} slices to ${seconds(search.paused)} of search`, `${((search.paused / search.wasm - 1) * 100).toFixed(1)} %`, 'under 10 %', met(search.paused < 1.1 * search.wasm)],
  [`from \`stop\` to the worker's next answer, the longest of ${allStops.length}`, `${Math.max(...allStops).toFixed(0)} ms`, 'at most 50 ms', met(Math.max(...allStops) <= 50)],
  [`solving ${solving.rules}, the longest of every opening pair`, seconds(solving.native), 'under 5 s', met(solving.native < 5000)],
  ['the same by the worker in a Chromium tab', seconds(solving.tab), 'under 15 s', met(solving.tab < 15_000)],
  ['first visit, brotli', `${(page.bytes / 1000).toFixed(1)} kB`, 'at most 150 kB', met(page.bytes <= 150_000)],
  ['navigation to a playable board', `${page.ms.toFixed(0)} ms`, 'under 1000 ms', met(page.ms < 1000)],
];

/** What the profiles say (perf, of a count of alquerque-open from its start). */
const slowPerft = `Why counting is slower in WebAssembly: natively the generator becomes part of the function that counts, in which 63 % of the
time is spent, its position and its moves in registers. The same time goes to four functions of the module (33, 24, 9 and 7 %), between
which they pass through memory.

`;

const report = `# What \`tools/bench\` measured

${today()}, on ${machine()}, under a load of ${begun} when it began;
g++ ${version('c++', '-dumpfullversion')}, Emscripten ${version('em++', '--version')}, Node ${process.versions.node}, Chromium ${version('chromium', '--version')}.
Medians of ${repetitions} repetitions; the builds took turns. Signature of both: \`${speed.signature}\`.

${table(['what', 'measured', 'aim', ''], rows)}

## The rules and the search

Millions of turns a second, and of nodes. ${speed.positions} positions of each rule set, drawn by lot; natively and in WebAssembly the same
turns and the same nodes. ${baseline ? 'The baseline is the tag `baseline`: its search goes through other nodes, of the same positions.' : 'The tag `baseline` is not in this checkout: there is nothing to compare with.'}

${inWasm(perft) >= enough ? '' : slowPerft}${table(speedHead, [...speed.rows.map((row) => speedRow(row.rules, row)), speedRow('all', speed)])}

## The worker

Stopped in the midst of a thought without limits or of an analysis, in Chromium; milliseconds until it has done what it was
asked next.

${table(['', 'stops', 'median', 'longest'], stops.map(({ rules, times }) => [rules, String(times.length), median(times).toFixed(1), Math.max(...times).toFixed(1)]))}

## The first visit

The slowest of the ${repetitions} visits had its board after ${page.slowest.toFixed(0)} ms. Every visit was made with a fresh profile, to a server on the same
machine: the line to the server is not in it. The first visit loads:

${table(['file', 'bytes, brotli'], page.files.map((file) => [`\`${file.path}\``, String(file.bytes)]))}
`;

console.log(`\n${report}`);
writeFileSync(fileURLToPath(new URL('../bench.md', import.meta.url)), report);

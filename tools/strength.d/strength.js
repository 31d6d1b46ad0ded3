// Plays the matches, prints the tables and writes them beside the command. The argument is the baseline's command line.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { load, table, today } from '../lib.d/report.js';
import { features, matches, ruleSets } from './matches.js';

/** @typedef {import('./matches.js').Report} Report */

const [baseline] = process.argv.slice(2);
const levelCount = 8;
const match = matches();
const loadThen = load();
const began = Date.now();

const signed = (elo) => (elo === null ? '?' : `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`);

/** Where one side has won everything there is no difference to be told, and where it has nearly, no end of the interval. */
const elo = (report) => (report.elo === null ? 'too many to tell' : `${signed(report.elo)} (${signed(report.elo_low)} to ${signed(report.elo_high)})`);
const shown = (report) => (report.elo_low !== null && report.elo_low > 0 ? 'yes' : report.elo === null && report.wins > report.losses ? 'yes' : 'no');
const games = ({ wins, draws, losses }) => [wins, draws, losses].map(String);

/**
 * One row for each match; says how far it has come.
 * @param {string} what @param {string[][]} asked the arguments of the matches @param {(report: Report, args: string[]) => string[]} row
 */
async function play(what, asked, row) {
  const rows = [];
  for (const [i, args] of asked.entries()) {
    const report = await match(...args);
    rows.push(row(report, args));
    console.log(`  ${what}: ${i + 1} of ${asked.length}, ${args.slice(0, 3).join(' ')}: ${games(report).join(' ')}`);
    if (report.forfeits.a + report.forfeits.b > 0) throw new Error(`Games were forfeited in ${args.join(' ')}.`);
  }
  return rows;
}

const sets = ruleSets();
const decided = { H1: 'passed', H0: 'no gain shown' };
const against = (report) => [`\`${report.rules}\``, ...games(report), elo(report), report.sprt.llr.toFixed(2), decided[report.sprt.decision.slice(0, 2)] ?? 'undecided'];
const sprt = ['--sprt', '0,20', '--games', '600'];

const equalNodes = await play('the baseline at equal nodes', sets.map((id) => [id, 'nodes=3000', `nodes=3000,cmd:${baseline} engine`, ...sprt]), against);
// What is worth little at few nodes may be worth much where there are more.
const scales = [[3_000, 300], [20_000, 200]];
const parts = await play(
  'parts of the search',
  features().flatMap((name) => scales.flatMap(([nodes, number]) => sets.map((id) => [id, `nodes=${nodes}`, `nodes=${nodes},${name}=off`, '--games', `${number}`]))),
  (report, [id, nodes, without]) => [`\`${without.slice(nodes.length + 1, -'=off'.length)}\``, `\`${id}\``, nodes.slice('nodes='.length), ...games(report), elo(report)],
);

// The two highest overlook nothing and are as strong as their nodes, so that less of them shows as much: a fifth of the
// seventh beats the sixth all the more when it is whole, and a hundredth of both keeps their distance.
const pairs = Array.from({ length: levelCount - 1 }, (_, i) => [`level=${i + 2}`, `level=${i + 1}`]);
pairs[5] = ['nodes=40000', 'level=6'];
pairs[6] = ['nodes=20000', 'nodes=2000'];
const names = (i) => [`${i + 2}`, `${i + 1}`];
const levels = await play(
  'levels',
  sets.flatMap((id) => pairs.map(([a, b]) => [id, a, b, '--games', '100'])),
  (report, [id, a]) => [`\`${id}\``, ...names(pairs.findIndex((pair) => pair[0] === a)), ...games(report), elo(report), shown(report)],
);

const lowest = await play(
  'the lowest level',
  sets.flatMap((id) => ['level=1', 'random'].map((player) => [id, player, 'greedy', '--games', '200'])),
  (report, [id, player]) => [`\`${id}\``, player, ...games(report), `${((report.losses / report.games) * 100).toFixed(0)} %`],
);

// A busy machine may keep a program waiting for longer than the few milliseconds it asks for.
const patience = ['--patience', '60'];
const equalTime = await play('the baseline at equal time', sets.map((id) => [id, 'ms=10', `ms=10,cmd:${baseline} engine`, ...sprt, ...patience]), against);

const report = `# What matches have shown

Made by \`tools/strength\` on ${today()}, in ${((Date.now() - began) / 60_000).toFixed(0)} min, without what it found played already, under a load of
${loadThen} when it began. Each table stands below the command that plays one of its rows. Elo differences with their 95 % intervals;
\`qirq match\` says how they are counted. Most matches are at few nodes: they show which of two players is the better one
at a depth that a quick reply reaches, and not what an hour would bring.

## Against the baseline

The baseline is the commit tagged \`baseline\`: the first player of this library, whose evaluators were made by hand and
whose search reduced nothing. BASELINE is its command line. Until the test has decided between 0 and 20 Elo, at equal
nodes:

\`\`\`
qirq match RULES nodes=3000 'nodes=3000,cmd:BASELINE engine' ${sprt.join(' ')}
\`\`\`

${table(['rules', 'won', 'drawn', 'lost', 'Elo', 'LLR', 'test'], equalNodes)}

And at equal time, which charges the evaluators for what they cost. Two games at once share the machine, so that these
depend on it:

\`\`\`
qirq match RULES ms=10 'ms=10,cmd:BASELINE engine' ${[...sprt, ...patience].join(' ')}
\`\`\`

${table(['rules', 'won', 'drawn', 'lost', 'Elo', 'LLR', 'test'], equalTime)}

## What the parts of the search are worth

With each part against without it, at 3,000 nodes a turn, 300 games, and at 20,000, 200 games:

\`\`\`
qirq match RULES nodes=3000 nodes=3000,FEATURE=off --games 300
\`\`\`

${table(['part', 'rules', 'nodes', 'won', 'drawn', 'lost', 'Elo'], parts)}

## Levels

Each level against the one below it, 100 games in pairs. Levels 7 and 8 overlook nothing and differ by nodes alone, so
that they can be played on a smaller scale: against 6, level 7 has a fifth of its nodes, and 8 against 7 has a hundredth,
as has 7. The others are played as they are.

\`\`\`
qirq match RULES level=N+1 level=N --games 100
qirq match RULES nodes=40000 level=6 --games 100
qirq match RULES nodes=20000 nodes=2000 --games 100
\`\`\`

${table(['rules', 'level', 'against', 'won', 'drawn', 'lost', 'Elo', 'better with 95 %'], levels)}

The lowest level, and play by chance, against \`greedy\`, 200 games: a player that looks one turn ahead, plays out the captures that
follow, and takes a position that comes up again for a draw. Without the last of these it goes in circles in Seega, and even
chance draws one game in seven there.

\`\`\`
qirq match RULES level=1 greedy --games 200
\`\`\`

${table(['rules', 'player', 'won', 'drawn', 'lost', 'loses'], lowest)}
`;

console.log(`\n${report}`);
writeFileSync(fileURLToPath(new URL('../strength.md', import.meta.url)), report);

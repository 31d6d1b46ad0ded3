// Plays the player against itself under every rule set, prints the table and writes it beside the command, where the usual
// numbers of games and nodes were played. Exits with 1 where a game went wrong, and with 2 where the arguments are.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { loadModule } from '../lib.d/module.js';
import { load, machine, table, today, version } from '../lib.d/report.js';
import { playInModule, playNatively } from './play.js';

const usual = { games: 200, 'games-in-module': 20, nodes: 5000 };

/** How long nothing may come of playing, in milliseconds. */
const patience = 120_000;

function numbers() {
  const options = Object.fromEntries(Object.keys(usual).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(usual).map(([name, number]) => {
      const asked = values[name] ?? String(number);
      if (!/^[1-9][0-9]{0,5}$/.test(asked)) throw new Error(`--${name} is '${asked}'; it must be a whole number from 1 to 999999.`);
      return [name, Number(asked)];
    }),
  );
}

function refuse(error) {
  console.error(error.message);
  process.exit(2);
}

let wanted = usual;
try {
  wanted = numbers();
} catch (error) {
  refuse(error);
}

const { nodes } = wanted;
const begun = load();
const module = await loadModule();
const builds = [
  { name: 'native', games: wanted.games, play: playNatively },
  { name: 'WebAssembly', games: wanted['games-in-module'], play: playInModule },
];
const rows = [];
const faults = [];
for (const { id: rules } of module.ruleSets()) {
  for (const { name, games, play } of builds) {
    console.log(`  ${rules}, ${name}`);
    const played = await play(module, { rules, games, nodes, patience });
    const turns = played.games.map((game) => game.turns);
    const count = (result) => String(played.games.filter((game) => game.result === result).length);
    rows.push([
      rules, name, String(turns.length), String(turns.reduce((sum, each) => sum + each, 0)), String(Math.max(0, ...turns)),
      count('1-0'), count('1/2-1/2'), count('0-1'), String(played.faults.length), (played.ms / 1000).toFixed(1),
    ]);
    faults.push(...played.faults.map((fault) => `${rules}, ${name}: ${fault}.`));
  }
}

const wrong = faults.length ? `## What went wrong\n\n${faults.map((fault) => `- ${fault}`).join('\n')}\n` : 'Nothing went wrong.\n';
const report = `# The player against itself

Written by \`tools/selfplay\`, ${today()}, on ${machine()}, under a load of ${begun} when it began; g++ ${version('c++', '-dumpfullversion')},
Emscripten ${version('em++', '--version')}, Node ${process.versions.node}. ${nodes} nodes a turn. Each game begins with turns drawn by lot, and was played through
once more from its record in both builds, which had to come to the same end. A fault is a turn or a claim that is not legal,
a game that does not end, builds that do not agree, a crash or a hang.

${table(['rules', 'build', 'games', 'turns', 'longest', 'x won', 'drawn', 'o won', 'faults', 'seconds'], rows)}

${wrong}`;
console.log(`\n${report}`);
if (Object.keys(usual).every((name) => wanted[name] === usual[name]))
  writeFileSync(fileURLToPath(new URL('../selfplay.md', import.meta.url)), report);
process.exitCode = faults.length ? 1 : 0;

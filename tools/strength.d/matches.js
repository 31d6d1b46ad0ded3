// Matches by the command line, each played once by one version of the player.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { program, qirq } from '../lib.d/program.js';

const core = fileURLToPath(new URL('../../core', import.meta.url));
const build = fileURLToPath(new URL('../../build', import.meta.url));
const kept = `${build}/strength/matches.jsonl`;
const most = 1 << 24;

/** @type {{ id: string, game: string }[]} */
const catalogue = JSON.parse(qirq(['rules', '--json']));

/** The ids of all rule sets. */
export const ruleSets = () => catalogue.map(({ id }) => id);

/** The names of the parts of the search that can be left out. */
export const features = () => qirq(['features']).split('\n').filter((line) => /^\w/.test(line));

/** What stands for the player of a game: the sources that decide how it plays. Those of other games, files whose names begin with theirs, do not. */
function sources(game) {
  const hash = createHash('sha256');
  const others = new Set(catalogue.map((set) => set.game).filter((other) => other !== game));
  const files = readdirSync(core, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(h|cpp)$/.test(entry.name) && !others.has(entry.name.replace(/[_.].*$/, '')))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file.slice(core.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A player of matches. Results are kept by what was asked for and by the sources of the library that played.
 *
 * @returns {(...args: string[]) => Promise<Report>}
 * @typedef {{ rules: string, a: string, b: string, games: number, wins: number, draws: number, losses: number, elo: number | null, elo_low: number | null, elo_high: number | null, sprt?: { llr: number, decision: string }, forfeits: { a: number, b: number } }} Report
 */
export function matches() {
  const players = new Map(catalogue.map(({ id, game }) => [id, sources(game)]));
  mkdirSync(`${build}/strength`, { recursive: true });
  const known = new Map(
    (existsSync(kept) ? readFileSync(kept, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ key, report }) => [key, report]),
  );
  return async (...args) => {
    const key = [players.get(args[0]), ...args].join(' ');
    if (!known.has(key)) {
      const { stdout } = await promisify(execFile)(program, ['match', ...args, '--json'], { maxBuffer: most });
      const report = JSON.parse(stdout);
      if (report.interrupted) throw new Error(`The match ${args.join(' ')} was interrupted.`);
      known.set(key, report);
      appendFileSync(kept, `${JSON.stringify({ key, report })}\n`);
    }
    return known.get(key);
  };
}

/**
 * The player against itself, natively and in WebAssembly, and what is wrong with the games.
 *
 * @typedef {import('../../wasm/qirq.js').Qirq} Qirq
 *
 * @typedef {object} Game
 * @property {string} record
 * @property {number} turns
 * @property {import('../../wasm/qirq.js').Result | null} result
 *
 * @typedef {object} Played
 * @property {Game[]} games
 * @property {string[]} faults a sentence each
 * @property {number} ms
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { program } from '../lib.d/program.js';

/** How often it is looked whether a program has come on, in milliseconds. */
const lookMs = 200;

/** @param {string} text */
const lines = (text) => text.split('\n').filter((line) => line !== '');

/**
 * Runs a program to its end, or until nothing has come of it for too long.
 * @param {string} command
 * @param {string[]} args
 * @param {number} patience in milliseconds
 * @param {(printed: string) => number} progress a number that becomes another one when something has come of it
 * @returns {Promise<{ stdout: string, fault: string }>} `fault` says how it failed
 */
function run(command, args, patience, progress) {
  return new Promise((resolve) => {
    const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    let late = false;
    let last = progress('');
    let since = Date.now();
    running.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    running.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    const looking = setInterval(() => {
      const now = progress(stdout);
      if (now !== last) [last, since] = [now, Date.now()];
      if (Date.now() - since <= patience) return;
      late = true;
      running.kill('SIGKILL');
    }, lookMs);
    const end = (fault) => {
      clearInterval(looking);
      resolve({ stdout, fault });
    };
    running.once('error', (error) => end(`it could not be started: ${error.message}`));
    running.once('close', (code, signal) => {
      if (late) end(`it hung: no game came to an end for ${patience / 1000} s`);
      else if (signal) end(`it crashed by ${signal}: ${stderr.trim()}`);
      else end(code === 0 ? '' : `it ended with ${code}: ${stderr.trim()}`);
    });
  });
}

/** The position and the outcome that a record comes to, in the words of `qirq check`. */
const ending = ({ position, outcome }) => `position ${position}\noutcome ${outcome ? `${outcome.result} ${outcome.reason}` : '*'}\n`;

/**
 * Plays a record through in both builds. Where they are content and of one mind, and the game has come to an end that the
 * rules know, there is nothing to say.
 * @param {Qirq} module
 * @param {string} rules
 * @param {string} record
 * @returns {Game & { fault: string, ending: string }}
 */
export function look(module, rules, record) {
  /** @type {import('../../wasm/qirq.js').Session | null} */
  let session = null;
  try {
    const opened = module.openRecord(record);
    session = opened.session;
    const state = session.state();
    const seen = { record, turns: session.history().filter(({ kind }) => kind === 'turn').length, result: state.outcome?.result ?? null, ending: ending(state) };
    const native = spawnSync(program, ['check', rules], { input: record, encoding: 'utf8' });
    if (native.error) throw native.error;
    const termination = session.header('Termination');
    const fault =
      opened.notes.join(' ') ||
      termination ||
      (native.status !== 0 && `the native build refuses it: ${native.stderr.trim()}`) ||
      (native.stdout !== seen.ending && `the native build comes to another end: ${native.stdout.trim()}`) ||
      (!seen.result && 'it has not come to an end') ||
      '';
    return { ...seen, fault };
  } catch (error) {
    return { record, turns: 0, result: null, ending: '', fault: error.message };
  } finally {
    session?.delete();
  }
}

/** The records in a file that `qirq match` has written. @param {string} file */
const recordsIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8').split(/\n\n(?=Rules: )/).filter((text) => text !== '').map((text) => `${text.trimEnd()}\n`)
    : [];

/** The turns of a record and its result. @param {string} record */
const course = (record) => record.slice(record.indexOf('\n\n')).replaceAll(/\s+/g, ' ');

const headerOf = (record, name) => record.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';

/**
 * So many different games natively. `qirq match` plays each opening twice, the second time with the players changed over;
 * they are the same player, so that it has to become the same game again, and is counted once.
 * @param {Qirq} module looks at them
 * @param {{ rules: string, games: number, nodes: number, patience: number, command?: string }} wanted
 * @returns {Promise<Played>}
 */
export async function playNatively(module, { rules, games, nodes, patience, command = program }) {
  const folder = mkdtempSync(join(tmpdir(), 'qirq-selfplay-'));
  try {
    const file = join(folder, 'games.txt');
    const player = `nodes=${nodes}`;
    const begin = performance.now();
    const args = ['match', rules, player, player, '--games', String(2 * games), '--records', file];
    const { fault } = await run(command, args, patience, () => (existsSync(file) ? statSync(file).size : 0));
    const ms = performance.now() - begin;
    const faults = fault ? [fault] : [];
    const found = [];
    const firsts = new Map();
    for (const record of recordsIn(file)) {
      const [pair, game] = headerOf(record, 'Round').split('.');
      const seen = look(module, rules, record);
      if (seen.fault) faults.push(`game ${pair}.${game}: ${seen.fault}`);
      if (!firsts.has(pair)) {
        firsts.set(pair, course(record));
        found.push(seen);
      } else if (firsts.get(pair) !== course(record)) {
        faults.push(`game ${pair}.${game}: the same player played another game from the same opening`);
      }
    }
    if (!fault && found.length !== games) faults.push(`${found.length} of ${games} games were played`);
    return { games: found, faults, ms };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const inModule = fileURLToPath(new URL('in-module.js', import.meta.url));

/**
 * So many games in the module, in a process of its own: a crash or a hang ends that, and not what looks at it.
 * @param {Qirq} module looks at them
 * @param {{ rules: string, games: number, nodes: number, patience: number, script?: string }} wanted
 * @returns {Promise<Played>}
 */
export async function playInModule(module, { rules, games, nodes, patience, script = inModule }) {
  const begin = performance.now();
  const args = [script, rules, String(games), String(nodes)];
  const { stdout, fault } = await run(process.execPath, args, patience, (printed) => printed.length);
  const ms = performance.now() - begin;
  const faults = fault ? [fault] : [];
  const found = lines(stdout).map((line, i) => {
    const played = JSON.parse(line);
    const seen = look(module, rules, played.record);
    const wrong = played.fault || seen.fault || (seen.ending !== ending(played) && 'its record comes to another end');
    if (wrong) faults.push(`game ${i + 1}: ${wrong}`);
    return seen;
  });
  if (!fault && found.length !== games) faults.push(`${found.length} of ${games} games were played`);
  return { games: found, faults, ms };
}

// What the files of figures are made of.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** What else the machine is doing: above a few tenths, times are those of a busy machine. */
export const load = () => loadavg()[0].toFixed(1);

export const today = () => new Date().toISOString().slice(0, 10);

export const machine = () => `${cpus().length} × ${cpus()[0].model.trim()} with ${Math.round(totalmem() / 2 ** 30)} GB`;

/** @param {string} command @param {string[]} args */
export const version = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).match(/\d+(\.\d+)+/)?.[0];

/** A table of Markdown. @param {string[]} head @param {string[][]} body */
export function table(head, body) {
  const rule = Symbol('rule');
  const rows = [head, head.map(() => rule), ...body];
  const width = (column) => Math.max(3, ...[head, ...body].map((row) => row[column].length));
  const cell = (text, column) => (text === rule ? '-'.repeat(width(column)) : text.padEnd(width(column)));
  return rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

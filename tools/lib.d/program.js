// The command line in its release build.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where it is; the tests may be told of another one. */
export const program = process.env.QIRQ_CLI ?? fileURLToPath(new URL('../../build/release/tools/qirq', import.meta.url));

/**
 * What a call that has to succeed printed.
 * @param {string[]} args
 * @param {string} [from] another build
 */
export function qirq(args, from = program) {
  const { status, stdout, stderr, error } = spawnSync(from, args, { encoding: 'utf8' });
  assert.ifError(error);
  assert.equal(status, 0, `qirq ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

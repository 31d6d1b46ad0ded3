// Konane on six by six points, solved from every pair of removals that can open it.
import assert from 'node:assert/strict';

import { median } from '../lib.d/median.js';
import { withSession } from '../lib.d/module.js';
import { qirq } from '../lib.d/program.js';
import { solveInTab } from './tab.js';

const rules = 'konane,size=6';

/** Every opening pair: its turns, the position it leads to, and its record. */
const openings = (module) =>
  withSession(module, { rules }, (session) => {
    const list = [];
    for (const { text: first } of session.turns()) {
      session.play(first);
      for (const { text: second } of session.turns()) {
        session.play(second);
        list.push({ turns: `${first} ${second}`, position: session.state().position, record: session.record() });
        session.undo();
      }
      session.undo();
    }
    return list;
  });

/** The times are in milliseconds, each that of the opening pair that took the longest; natively of the median run. */
export async function measureSolving(module, repetitions, say) {
  const pairs = await openings(module);
  const native = [];
  for (const { turns, position } of pairs) {
    say(`solving ${rules} after ${turns}`);
    const runs = Array.from({ length: repetitions }, () => JSON.parse(qirq(['solve', rules, '--position', position, '--json'])));
    native.push({ ms: median(runs.map(({ ms }) => ms)), nodes: runs[0].nodes, winner: runs[0].winner });
  }
  say('solving them in the browser');
  const tab = await solveInTab(pairs.map(({ record }) => record));
  tab.forEach(({ nodes, verdict }, i) => {
    assert.equal(nodes, native[i].nodes, `the nodes of ${pairs[i].turns}`);
    // After the two removals it is the first player's turn.
    assert.equal(verdict === 'win', native[i].winner === 'x', `the winner of ${pairs[i].turns}`);
  });
  const longest = (list) => Math.max(...list.map(({ ms }) => ms));
  return { rules, pairs: pairs.length, native: longest(native), tab: longest(tab) };
}

// The player against itself in both builds, a few games a rule set; and that `tools/selfplay` sees what goes wrong.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { loadModule } from '../tools/lib.d/module.js';
import { look, playInModule, playNatively } from '../tools/selfplay.d/play.js';

const folder = mkdtempSync(join(tmpdir(), 'qirq-selfplay-test-'));
after(() => rmSync(folder, { recursive: true }));

const module = await loadModule();
const wanted = { rules: 'alquerque-open', games: 2, nodes: 60, patience: 60_000 };

let files = 0;
/** A file with this text that can be run. */
function script(text) {
  const file = join(folder, `script-${++files}.mjs`);
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}

describe('the player against itself', () => {
  for (const { id: rules } of module.ruleSets())
    test(`${rules}: games that are legal in both builds and come to an end`, async () => {
      for (const play of [playNatively, playInModule]) {
        const { games, faults } = await play(module, { ...wanted, rules });
        assert.deepEqual(faults, []);
        assert.equal(games.length, wanted.games);
        for (const { turns, result } of games) assert.ok(turns > 8 && result);
        assert.notEqual(games[0].record, games[1].record);
      }
    });
});

describe('what goes wrong', () => {
  const won = 'Rules: alquerque-open,quiet_limit=2\nReason: quiet\n\n1. c2-c3 c4xc2 2. c1xc3 c5-c4 3. c3xc5 1/2-1/2\n';
  const faultOf = (record) => look(module, 'alquerque-open', record).fault;

  test('in a record is said: what is illegal, unfinished, cut off, or of other rules', () => {
    assert.match(faultOf('Rules: alquerque-open\n\n1. c2-c4 *\n'), /c2-c4/);
    assert.match(faultOf('Rules: alquerque-open\n\n1. c2-c3 *\n'), /not come to an end/);
    assert.match(faultOf('Rules: alquerque-open\nTermination: forfeit by x: it slept\n\n1. c2-c3 *\n'), /it slept/);
    assert.match(faultOf('Rules: alquerque-open\n\n1. c2-c3 1-0\n'), /./);
    assert.match(faultOf(won), /./);
  });

  test('natively is said: a crash, a hang, a failure, games that are missing', async () => {
    const faults = async (text, patience = 60_000) => {
      const played = await playNatively(module, { ...wanted, patience, command: script(`#!/bin/sh\n${text}\n`) });
      assert.deepEqual(played.games, []);
      return played.faults.join();
    };
    assert.match(await faults('kill -SEGV $$'), /crashed by SIGSEGV/);
    assert.match(await faults('exec sleep 60', 500), /hung.* 0\.5 s/);
    assert.match(await faults('echo no >&2; exit 3'), /ended with 3: no/);
    assert.equal(await faults('exit 0'), '0 of 2 games were played');
  });

  test('in the module is said: a crash, a hang, a turn that is not legal, another end', async () => {
    const faults = async (text, patience = 60_000) =>
      (await playInModule(module, { ...wanted, patience, script: script(text) })).faults.join();
    assert.match(await faults('process.abort();'), /crashed by SIGABRT/);
    assert.match(await faults('for (;;);', 500), /hung/);
    assert.match(await faults('throw new Error("unreachable");'), /ended with 1: [^]*unreachable/);
    const record = 'Rules: alquerque-open\n\n1. c2-c3 *\n';
    const tell = (game) => `console.log(${JSON.stringify(JSON.stringify(game))});`;
    const game = { record, position: 'x', outcome: null, fault: '' };
    assert.match(await faults(tell({ ...game, fault: 'it slept' })), /game 1: it slept/);
    assert.match(await faults(tell(game)), /game 1: it has not come to an end/);
  });
});

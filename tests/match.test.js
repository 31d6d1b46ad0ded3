// `qirq engine` and `qirq match` as others call them: the protocol, the games, the report, and players that misbehave.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, describe, test } from 'node:test';

const program = process.env.QIRQ_CLI ?? fileURLToPath(new URL('../build/release/tools/qirq', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'qirq-match-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;
/** A path at which there is nothing yet. */
const fresh = () => join(folder, `file-${++files}`);

function qirq(args, input = '') {
  const options = { input, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 300_000 };
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error) throw error;
  return { status, stdout, stderr };
}

/** The report of a match, without what depends on the clock; stderr has to be what is expected. */
function match(args, stderr = /^$/) {
  const done = qirq(['match', ...args, '--json']);
  // On a busy machine the match may come to say how it stands.
  assert.match(done.stderr.replaceAll(/^\d+\/\d+ games.*\n/gm, ''), stderr);
  assert.equal(done.status, 0, done.stderr);
  return timeless(JSON.parse(done.stdout));
}

function timeless(report) {
  const { ms, games_per_second: speed, played, ...rest } = report;
  for (const number of [ms, speed, played]) assert.ok(number >= 0);
  return rest;
}

function refused(args, ...patterns) {
  const { status, stdout, stderr } = qirq(args);
  assert.equal(status, 2, `${args.join(' ')} exits with ${status}: ${stdout}`);
  assert.equal(stdout, '');
  for (const pattern of patterns) assert.match(stderr, pattern);
  assert.equal(stderr.trim().split('\n').length, 1, stderr);
}

/** The records of a file, by Round; what threads change is only their order. */
function records(file) {
  const blocks = readFileSync(file, 'utf8').replace(/\n\n$/, '\n').split('\n\n');
  const texts = blocks.flatMap((block, i) => (i % 2 === 0 ? [`${block}\n\n${blocks[i + 1].trimEnd()}\n`] : []));
  const number = (text) => Number(header(text, 'Round'));
  return texts.sort((a, b) => Math.trunc(number(a)) - Math.trunc(number(b)) || number(a) - number(b));
}

const header = (text, name) => text.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
const turns = (text) => text.split('\n\n')[1].replaceAll(/\s+/g, ' ');

/** Whether a process has ended, be it that nobody has asked yet how. */
function gone(id) {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).stdout.trim();
  return state === '' || state.startsWith('Z');
}

/** A program for /bin/sh. */
function script(text) {
  const file = fresh();
  writeFileSync(file, text);
  return `exec sh ${file}`;
}

describe('qirq engine', () => {
  const dialogue = (...lines) => {
    const { status, stdout, stderr } = qirq(['engine'], lines.map((line) => `${line}\n`).join(''));
    assert.equal(stderr, '');
    assert.equal(status, 0);
    return stdout.split('\n').slice(0, -1);
  };

  test('describes its protocol', () => {
    const { status, stdout } = qirq(['engine', '--help']);
    assert.equal(status, 0);
    for (const command of ['newgame', 'position', 'turn', 'go ms', 'go nodes', 'go level', 'quit', 'error'])
      assert.ok(stdout.includes(command), command);
  });

  test('plays a game', () => {
    assert.deepEqual(dialogue('newgame alquerque-open', 'turn c2-c3', 'turn c4xc2', 'go nodes 100'), ['turn c1xc3']);
    for (const go of ['go ms 5', 'go level 1', 'go nodes 50'])
      assert.match(dialogue('newgame konane', 'turn d5', go, 'quit').join(), /^turn [a-h][1-8]$/);
  });

  test('plays nothing by itself', () => {
    const [once, again] = dialogue('newgame alquerque-bell', 'go nodes 300', 'go nodes 300');
    assert.equal(once, again);
  });

  test('begins a game of the same rules from a position', () => {
    assert.deepEqual(dialogue('newgame alquerque-open', 'position 5/5/5/1o3/x4 x 0 -', 'go nodes 10'), ['turn a1xc3']);
  });

  test('claims where that is best', () => {
    assert.deepEqual(dialogue('newgame alquerque-forty', 'position 4o/ooo2/5/5/x4 x 40 -', 'go nodes 5000'), ['claim']);
  });

  test('knows the repetitions among the turns so far', () => {
    const round = ['a1-b1', 'e5-d5', 'b1-a1', 'd5-e5'];
    const start = ['newgame alquerque-open', 'position 4o/5/5/5/x4 x 0 -'];
    const thrice = [...round, ...round].map((turn) => `turn ${turn}`);
    assert.match(dialogue(...start, ...thrice, 'go nodes 10').join(), /^error The game is over/);
    assert.match(dialogue(...start, ...thrice.slice(0, -1), 'go nodes 10').join(), /^turn /);
  });

  test('answers what is wrong with a sentence, and goes on as if it had not been said', () => {
    const wrong = ['newgame draughts', 'position here', 'turn a1-a5', 'turn', 'go', 'go nodes', 'go nodes 0', 'go nodes x',
      'go level 9', 'go depth 3', 'think', '', 'quit now'];
    const answers = dialogue('go nodes 5', 'newgame alquerque-open', ...wrong, 'turn c2-c3', 'turn c4xc2', 'go nodes 100');
    assert.equal(answers.length, 15);
    assert.equal(answers.pop(), 'turn c1xc3');
    for (const answer of answers) assert.match(answer, /^error .{10,}\.$/);
    assert.match(answers[0], /newgame/);
    assert.match(answers[1], /draughts/);
  });

  test('does not think in a game that is over', () => {
    assert.match(dialogue('newgame alquerque-open', 'position 5/5/2x2/5/5 o 0 -', 'go nodes 5').join(), /^error The game is over/);
  });

  test('answers at once', async () => {
    const engine = spawn(program, ['engine']);
    const answered = new Promise((resolve) => engine.stdout.once('data', (data) => resolve(String(data))));
    engine.stdin.write('newgame alquerque-open\ngo nodes 5\n');
    assert.match(await answered, /^turn /);
    const ended = new Promise((resolve) => engine.once('exit', resolve));
    engine.stdin.write('quit\n');
    assert.equal(await ended, 0);
  });
});

describe('qirq match', () => {
  const weakAndStrong = ['alquerque-open', 'nodes=200', 'nodes=2000', '--games', '20'];

  test('plays the same games however many threads there are', () => {
    const [one, two] = [fresh(), fresh()];
    const report = match([...weakAndStrong, '--threads', '1', '--records', one]);
    assert.deepEqual(match([...weakAndStrong, '--threads', '2', '--records', two]), report);
    assert.deepEqual(records(one), records(two));
    assert.equal(report.games, 20);
    assert.equal(report.wins + report.draws + report.losses, 20);
    assert.equal(report.pairs.reduce((sum, count) => sum + count), 10);
    assert.ok(report.score < 0.5 && report.elo < 0, JSON.stringify(report));
    assert.equal(report.score, (report.wins + report.draws / 2) / 20);
  });

  test('draws lots by the seed', () => {
    const play = (...more) => {
      const file = fresh();
      match(['konane,size=6', 'random', 'greedy', '--games', '20', '--records', file, ...more]);
      return records(file).map(turns);
    };
    const games = play('--threads', '2');
    assert.deepEqual(play('--threads', '1'), games);
    assert.notDeepEqual(play('--seed', '2'), games);
  });

  test('writes records that can be read, of pairs that begin alike and differ from one another', () => {
    const file = fresh();
    match([...weakAndStrong, '--openings', '6', '--records', file]);
    const games = records(file);
    assert.equal(games.length, 20);
    const openings = games.map((game) => turns(game).split(' ').slice(0, 9).join(' '));
    games.forEach((game, i) => {
      const { status, stdout, stderr } = qirq(['check', 'alquerque-open'], game);
      assert.equal(status, 0, stderr);
      assert.doesNotMatch(stdout, /mended|outcome \*/);
      assert.equal(header(game, 'Round'), `${Math.floor(i / 2) + 1}.${(i % 2) + 1}`);
      assert.equal(header(game, 'First'), i % 2 === 0 ? 'nodes=200' : 'nodes=2000');
      assert.equal(header(game, 'Second'), i % 2 === 0 ? 'nodes=2000' : 'nodes=200');
      assert.equal(openings[i], openings[i - (i % 2)]);
    });
    assert.equal(new Set(openings).size, 10);
  });

  test('plays every game of the catalogue', () => {
    for (const rules of ['alquerque-bell', 'alquerque-forty', 'alquerque-brainking', 'konane', 'fanorona', 'seega', 'surakarta'])
      assert.equal(match([rules, 'greedy', 'nodes=20', '--games', '2']).games, 2);
  });

  test('lets players that draw lots claim a draw as soon as they may', () => {
    const file = fresh();
    match(['alquerque-forty,claim_from=3', 'random', 'greedy', '--games', '10', '--records', file]);
    const claimed = records(file).filter((game) => header(game, 'Reason') === 'claim');
    assert.ok(claimed.length > 0);
    for (const game of claimed) assert.match(qirq(['check', 'alquerque-forty,claim_from=3'], game).stdout, / 3 -\n/);
  });

  test('cuts a game off that does not end', () => {
    const file = fresh();
    const rules = 'alquerque-bell,quiet_limit=none';
    const args = [rules, 'nodes=5', 'nodes=6', '--games', '2', '--openings', '0', '--records', file];
    const report = match(args);
    assert.equal(report.cut_off, 2);
    assert.equal(report.draws, 2);
    for (const game of records(file)) {
      assert.match(header(game, 'Termination'), /cut off after 10000 plies/);
      assert.equal(qirq(['check', rules], game).status, 0);
    }
    assert.deepEqual(match([...args, '--resume']), report);
  });

  test('tells people in words', () => {
    const { status, stdout } = qirq(['match', 'konane,size=6', 'greedy', 'random', '--games', '10', '--sprt', '0,50']);
    assert.equal(status, 0);
    const words = ['rules konane,size=6', 'A greedy', 'B random', 'games 10', 'Elo ', '(95 %)', 'LOS ', 'draws 0.0 %',
      'LLR ', 'decision ', 'games/s ', 'cut off 0', 'forfeits A 0, B 0'];
    for (const word of words) assert.ok(stdout.includes(word), `${word} is not in ${stdout}`);
  });

  test('stops when the test has decided, at the same pair for any number of threads', () => {
    const test = ['alquerque-open', 'random', 'nodes=1000', '--sprt', '0,20'];
    const report = match([...test, '--threads', '1']);
    assert.equal(report.sprt.decision, 'H0 accepted');
    assert.ok(report.sprt.llr <= report.sprt.lower);
    assert.ok(report.games >= 6 && report.games < 100, JSON.stringify(report));
    assert.deepEqual(match([...test, '--threads', '2']), report);
    assert.equal(match(['alquerque-open', 'nodes=1000', 'random', '--sprt', '0,20']).sprt.decision, 'H1 accepted');
    // Players that are one and the same share every pair, which decides nothing so soon.
    assert.equal(match(['konane,size=6', 'nodes=5', 'nodes=5', '--sprt', '-5,5', '--games', '10']).sprt.decision, 'undecided');
  });
});

describe('qirq match --resume', () => {
  const args = ['konane,size=6', 'nodes=30', 'random', '--games', '12', '--seed', '7', '--threads', '1'];

  test('goes on after a file that was cut off anywhere', () => {
    const whole = fresh();
    const report = match([...args, '--records', whole]);
    const text = readFileSync(whole, 'utf8');
    const rounds = [...text.matchAll(/^Rules/gm)].map((found) => found.index);
    const cuts = {
      'before any game': 0,
      'in a header': rounds[3] + 3,
      'after the headers': text.indexOf('\n\n', rounds[4]) + 1,
      'in the turns': rounds[6] - 40,
      'between the games of a pair': rounds[5],
      'between two pairs': rounds[8],
      'before the last line end': text.length - 2,
      'nowhere': text.length,
    };
    for (const [where, cut] of Object.entries(cuts)) {
      const file = fresh();
      writeFileSync(file, text.slice(0, cut));
      const resumed = match([...args, '--records', file, '--resume'], /^((Record|Game) .*aside.*\n)*$/);
      assert.deepEqual(resumed, report, `cut off ${where}`);
      assert.deepEqual(records(file), records(whole), `cut off ${where}`);
    }
  });

  test('sets aside what is not whole, and says so', () => {
    const file = fresh();
    match([...args, '--records', file]);
    const text = readFileSync(file, 'utf8');
    const begins = [...text.matchAll(/^Rules/gm)].map((found) => found.index);
    writeFileSync(file, text.slice(0, begins[3] + 20));
    match([...args, '--records', file, '--resume'], /Record 4 .*cut off.*\.aside.*\nGame 2\.1 .*\.aside/);
    const aside = [text.slice(begins[3], begins[3] + 20), text.slice(begins[2], begins[3] - 1)];
    assert.equal(readFileSync(`${file}.aside`, 'utf8'), `${aside.join('\n')}\n`);
  });

  test('does nothing more where all is there, and begins where nothing is', () => {
    const file = fresh();
    const report = match([...args, '--records', file, '--resume']);
    const text = readFileSync(file, 'utf8');
    const again = qirq(['match', ...args, '--records', file, '--resume', '--json']);
    assert.deepEqual(timeless(JSON.parse(again.stdout)), report);
    assert.equal(JSON.parse(again.stdout).played, 0);
    assert.equal(readFileSync(file, 'utf8'), text);
    assert.ok(!existsSync(`${file}.aside`));
  });

  test('refuses to write over a file, and to go on with another match', () => {
    const file = fresh();
    match([...args, '--records', file]);
    const text = readFileSync(file, 'utf8');
    const other = (...changes) => {
      const changed = [...args];
      for (const [at, value] of changes) changed[at] = value;
      return ['match', ...changed, '--records', file];
    };
    refused(other(), /exists.*--resume/);
    refused([...other([0, 'konane']), '--resume'], /Rules/);
    refused([...other([1, 'nodes=31']), '--resume'], /First.*nodes=30/);
    refused([...other([2, 'greedy']), '--resume'], /Second/);
    refused([...other([6, '8']), '--resume'], /Seed/);
    refused([...other(), '--resume', '--openings', '3'], /Openings/);
    refused(['match', ...args, '--resume'], /--records/);
    refused(['match', ...args, '--records', join(folder, 'no', 'folder')], /cannot be written/);
    writeFileSync(file, text.replace('1. ', '2. '));
    refused([...other(), '--resume'], /Record 1 .*damaged/);
    writeFileSync(file, text + text);
    refused([...other(), '--resume'], /twice/);
    assert.equal(readFileSync(file, 'utf8'), text + text);
  });

  test('lets Ctrl-C end a match, which can be gone on with', async () => {
    const file = fresh();
    const long = ['alquerque-open', 'nodes=3000', 'nodes=2500', '--games', '12', '--records', file];
    const running = spawn(program, ['match', ...long, '--json']);
    let stdout = '';
    running.stdout.on('data', (data) => (stdout += data));
    const ended = new Promise((resolve) => running.once('close', resolve));
    const played = () => existsSync(file) && readFileSync(file, 'utf8').includes('Round: 2.');
    while (!played()) await new Promise((resolve) => setTimeout(resolve, 10));
    running.kill('SIGINT');
    assert.equal(await ended, 0);
    const stopped = JSON.parse(stdout);
    assert.equal(stopped.interrupted, true);
    assert.ok(stopped.games < 12);
    const resumed = match([...long, '--resume'], /^((Record|Game) .*aside.*\n)*$/);
    assert.deepEqual(resumed, match(long.slice(0, -2)));
  });
});

describe('qirq match with other programs', () => {
  const engine = `'${program}' engine`;

  test('plays the same games by the protocol as by itself', () => {
    const play = (rules, a, b) => {
      const file = fresh();
      const report = match([rules, a, b, '--games', '4', '--records', file]);
      return { games: records(file).map(turns), pairs: report.pairs };
    };
    const same = (rules, a, b) =>
      assert.deepEqual(play(rules, `${a},cmd:${engine}`, `${b},cmd:exec ${engine}`), play(rules, a, b), rules);
    for (const rules of ['alquerque-open', 'seega', 'alquerque-forty,claim_from=4']) same(rules, 'nodes=300', 'nodes=800');
    same('konane,size=6', 'nodes=200', 'nodes=300');
    assert.equal(play('konane,size=6', `ms=1,cmd:${engine}`, `ms=1,cmd:${engine}`).games.length, 4);
  });

  /** Plays a program that misbehaves as A, which loses every game for the reason. */
  const misbehaves = (text, reason, ...more) => {
    const starts = fresh();
    const file = fresh();
    const command = `nodes=5,cmd:${script(`echo $$ >>${starts}\n${text}\n`)}`;
    const report = match(['konane,size=6', command, 'random', '--games', '2', '--records', file, ...more],
      new RegExp(`^(Game 1\\.[12]: A loses, forfeit by [xo]: ${reason}.*\\n){2}$`));
    assert.equal(report.losses, 2);
    assert.deepEqual(report.forfeits, { a: 2, b: 0 });
    for (const [i, game] of records(file).entries()) {
      assert.match(header(game, 'Termination'), new RegExp(`^forfeit by ${'xo'[i % 2]}: ${reason}`));
      assert.match(game, i % 2 === 0 ? / 0-1\n$/ : / 1-0\n$/);
      assert.equal(qirq(['check', 'konane,size=6'], game).status, 0);
    }
    const ids = readFileSync(starts, 'utf8').trim().split('\n').map(Number);
    assert.equal(ids.length, 2, 'started anew for every game');
    for (const id of ids) assert.ok(gone(id), `${id} still runs`);
  };

  const onGo = (answer) => `while read -r command rest; do if [ "$command" = go ]; then ${answer}; fi; done`;

  test('that play what is not legal lose', () => misbehaves(onGo('echo turn a1-a2'), "it played 'a1-a2': "));
  test('that claim what is not theirs lose', () => misbehaves(onGo('echo claim'), 'it claimed a draw: '));
  test('that answer what is no answer lose', () => {
    misbehaves(onGo('echo error I do not know.'), "it answered 'error I do not know\\.'");
    misbehaves(onGo('echo'), "it answered ''");
    misbehaves(onGo('printf "\\001\\n"'), "it answered '\\?'");
  });
  test('that end lose', () => {
    misbehaves('exit 3', 'its program ended \\(exit code 3\\)');
    misbehaves(onGo('kill -9 $$'), 'its program ended \\(signal 9\\)');
    misbehaves('read -r line; exec 1>&-; exec sleep 60', 'its program ended \\(signal 9\\)');
    misbehaves('exec no-such-program 2>/dev/null', 'its program ended \\(exit code 127\\)');
  });
  test('that give no answer lose', () => {
    misbehaves('exec sleep 60', 'it gave no answer for 1 s', '--patience', '1');
    misbehaves(onGo('sleep 60'), 'it gave no answer for 0\\.800 s', '--patience', '0.8');
  });
  test('that write without an end lose', () => misbehaves('exec yes | tr -d "\\n"', 'it wrote a line without an end'));

  test('loses only the games of the one that is at fault', () => {
    const report = match(['konane,size=6', 'greedy', `nodes=5,cmd:${script('exit 1')}`, '--games', '4'], /B loses/);
    assert.deepEqual(report.forfeits, { a: 0, b: 4 });
    assert.equal(report.wins, 4);
  });
});

describe('qirq match refuses', () => {
  test('players that it does not understand', () => {
    const bad = (player, ...patterns) => refused(['match', 'konane', player, 'random'], ...patterns);
    refused(['match', 'konane', 'random', 'slow'], /'slow'/);
    bad('fast', /'fast'/);
    bad('', /player/);
    bad('nodes', /number of nodes/);
    bad('nodes=', /number of nodes/);
    bad('nodes=0', /'0'/);
    bad('nodes=1e3', /1e3/);
    bad('ms=99999999999999999', /milliseconds/);
    bad('level=9', /1 to 8/);
    bad('nodes=5,late_reductions=perhaps', /'on' or 'off'/);
    bad('nodes=5,ms=5', /more than one limit/);
    bad('nodes=5,nodes=5', /more than one limit/);
    bad('nodes=5,', /''/);
    bad('nodes=5,depth=3', /'depth=3'/);
    bad('random,nodes=5', /together/);
    bad('greedy,random', /together/);
    bad('cmd:cat', /limit is missing/);
    bad('random,cmd:cat', /together/);
    bad('nodes=5,cmd:', /command/);
    bad('nodes=5,cmd:cat ', /blanks/);
    bad('nodes=5,cmd:cat\ncat', /one line/);
  });

  test('rules under which there is nothing to play', () => {
    refused(['match', 'draughts', 'random', 'random'], /draughts/);
    refused(['match', 'konane,opening=none', 'random', 'random'], /over at its start/);
    refused(['match', 'konane,size=4', 'random', 'random', '--openings', '50'], /no opening/);
  });

  test('other arguments that make no sense', () => {
    const bad = (args, ...patterns) => refused(['match', 'konane', 'random', 'random', ...args], ...patterns);
    bad(['--games', '7'], /even/);
    bad(['--games', '0'], /even/);
    bad(['--threads', '0'], /threads/);
    bad(['--openings', 'many'], /many/);
    bad(['--openings', '5..3'], /5\.\.3/);
    bad(['--openings', '-1'], /-1/);
    bad(['--sprt', '5'], /two numbers or four/);
    bad(['--sprt', '5,0'], /less than/);
    bad(['--sprt', ''], /test/);
    bad(['--patience', '0'], /patience/);
    bad(['--patience', 'nan'], /patience/i);
  });
});

// The command line as a program that others call: what it prints, what it refuses, how it exits.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, test } from 'node:test';

const inBuild = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));
const program = process.env.QIRQ_CLI ?? inBuild('release/tools/qirq');

const ids = ['alquerque-bell', 'alquerque-open', 'alquerque-forty', 'alquerque-brainking', 'konane', 'fanorona', 'seega', 'surakarta'];
const start = 'ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -';

function qirq(args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** What a call that must succeed printed. */
function answer(args, input) {
  const { status, stdout, stderr } = qirq(args, input);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout;
}

/** A call that must be refused: exit code 2, nothing on stdout, and on stderr what the patterns ask for. */
function refused(args, ...patterns) {
  const { status, stdout, stderr } = qirq(args);
  assert.equal(status, 2, `${args.join(' ')} exits with ${status}: ${stdout}`);
  assert.equal(stdout, '');
  assert.notEqual(stderr.trim(), '');
  for (const pattern of patterns) assert.match(stderr, pattern);
}

const lines = (text) => text.replace(/\n$/, '').split('\n');
const lastLine = (text) => lines(text).at(-1);
const jsonLines = (text) => lines(text).map((line) => JSON.parse(line));

describe('qirq', () => {
  test('says how it is used', () => {
    const help = answer(['--help']);
    for (const command of ['rules', 'perft', 'turns', 'best', 'solve', 'check', 'tune', 'climb', 'bench', 'engine', 'match'])
      assert.match(help, new RegExp(`\\b${command}\\b`));
  });

  test('refuses to be called without a subcommand, or with one that it has not', () => {
    refused([]);
    refused(['conquer']);
    refused(['rules', '--yaml']);
    refused(['rules', 'alquerque-bell', 'and', 'more']);
  });
});

describe('qirq rules', () => {
  test('lists every rule set for people', () => {
    const text = answer(['rules']);
    for (const id of ids) assert.match(text, new RegExp(`\\b${id}\\b`));
    for (const word of ['quiet_limit', 'captures_only', 'R. C. Bell', 'BrainKing']) assert.ok(text.includes(word), word);
  });

  test('lists them as JSON, with options, values, meanings and sources', () => {
    const sets = JSON.parse(answer(['rules', '--json']));
    assert.deepEqual(sets.map((set) => set.id), ids);
    for (const set of sets) {
      assert.equal(set.game, set.id.replace(/-.*/, ''));
      assert.ok(set.name && set.source);
      for (const option of set.options) {
        assert.ok(option.name && option.meaning && option.source, JSON.stringify(option));
        assert.ok(option.value !== undefined);
        for (const value of option.values ?? []) assert.ok(value.name && value.meaning);
      }
    }
    const value = (id, name) => sets.find((set) => set.id === id).options.find((option) => option.name === name).value;
    assert.equal(String(value('alquerque-bell', 'quiet_limit')), '50');
    assert.equal(value('alquerque-bell', 'repetition'), 'none');
    assert.equal(String(value('alquerque-forty', 'claim_from')), '40');
    assert.equal(value('alquerque-brainking', 'no_return'), 'on');
  });
});

describe('qirq perft', () => {
  const byPath = {
    'alquerque-open': [4, 5, 6, 12, 29, 109, 541, 2730, 14375],
    'alquerque-bell': [4, 5, 6, 12, 27, 97, 426, 1922, 8570],
    'alquerque-forty': [4, 5, 6, 12, 27, 97, 426, 1922, 8570],
    'alquerque-brainking': [4, 5, 6, 12, 27, 97, 415, 1860, 8121],
    konane: [4, 12, 28, 172, 892, 7124],
    fanorona: [5, 39, 724, 18026],
    seega: [276],
    surakarta: [16, 256, 5382],
  };
  const byResult = {
    'alquerque-open': [4, 5, 6, 12, 29, 107, 523, 2521, 12878],
    'alquerque-bell': [4, 5, 6, 12, 27, 95, 411, 1756, 7623],
    'alquerque-forty': [4, 5, 6, 12, 27, 95, 411, 1756, 7623],
    'alquerque-brainking': [4, 5, 6, 12, 27, 95, 400, 1696, 7190],
    seega: [276],
    surakarta: [16, 256, 5382],
  };

  for (const id of ids) {
    test(`counts ${id} by path, which is what is meant unless said`, () => {
      byPath[id].forEach((count, i) => {
        assert.equal(lastLine(answer(['perft', id, String(i + 1)])), String(count));
        assert.equal(lastLine(answer(['perft', id, String(i + 1), '--by', 'path'])), String(count));
      });
    });
    const results = byResult[id];
    if (!results) continue;
    test(`counts ${id} by result`, () => {
      results.forEach((count, i) =>
        assert.equal(lastLine(answer(['perft', id, String(i + 1), '--by', 'result'])), String(count)));
    });
  }

  test('counts one sequence of no turns', () => {
    assert.equal(lastLine(answer(['perft', 'alquerque-open', '0'])), '1');
  });

  test('counts from a position', () => {
    const chain = '1oooo/o1o1o/4x/1xxxx/ox1xx o 0 -';
    [3, 23, 271].forEach((count, i) =>
      assert.equal(lastLine(answer(['perft', 'alquerque-open', String(i + 1), '--position', chain])), String(count)));
    const memory = '1o3/3oo/5/3x1/o3x x 0 e2d2,-';
    [6, 27, 103, 489].forEach((count, i) =>
      assert.equal(lastLine(answer(['perft', 'alquerque-brainking', String(i + 1), '--position', memory])), String(count)));
  });

  test('counts under house rules', () => {
    const houseRules = 'alquerque-brainking,no_return=off,first_jump=any';
    assert.equal(lastLine(answer(['perft', houseRules, '9'])), '8570');
    assert.equal(lastLine(answer(['perft', 'konane,size=6', '5'])), '668');
  });

  test('divides the count among the first turns', () => {
    for (const by of ['path', 'result']) {
      const printed = lines(answer(['perft', 'alquerque-open', '6', '--divide', '--by', by]));
      const total = Number(printed.at(-1));
      assert.equal(total, { path: 109, result: 107 }[by]);
      const parts = printed.filter((line) => /^[a-e][1-5][x-]/.test(line));
      assert.equal(parts.length, 4);
      assert.equal(parts.reduce((sum, line) => sum + Number(line.match(/(\d+)$/)[1]), 0), total);
    }
  });

  test('says how long the count took', () => {
    const { count, ms, ...rest } = JSON.parse(answer(['perft', 'alquerque-open', '6', '--by', 'result', '--json']));
    assert.deepEqual([count, rest], [107, {}]);
    assert.ok(Number.isInteger(ms) && ms >= 0);
    refused(['perft', 'alquerque-open', '6', '--divide', '--json'], /divide/);
  });

  test('counts nothing where the game is over', () => {
    assert.equal(lastLine(answer(['perft', 'alquerque-open', '3', '--position', '5/5/2x2/5/5 o 0 -'])), '0');
  });

  test('refuses bad arguments', () => {
    refused(['perft']);
    refused(['perft', 'alquerque-open']);
    refused(['perft', 'draughts', '3'], /draughts/, /alquerque-bell/);
    refused(['perft', '', '3']);
    refused(['perft', 'alquerque-open', 'three']);
    refused(['perft', 'alquerque-open', '-1']);
    refused(['perft', 'alquerque-open', '2.5']);
    refused(['perft', 'alquerque-open', '101'], /100/);
    refused(['perft', 'alquerque-open', '99999999999999999999']);
    refused(['perft', 'alquerque-open', '3', '--by', 'luck']);
    refused(['perft', 'alquerque-open', '3', '--position']);
    refused(['perft', 'alquerque-open', '3', '4']);
  });

  test('refuses bad options of a rule set, naming what would be right', () => {
    refused(['perft', 'alquerque-open,speed=3', '3'], /speed/, /quiet_limit/);
    refused(['perft', 'alquerque-open,quiet_limit', '3'], /quiet_limit/);
    refused(['perft', 'alquerque-open,quiet_limit=', '3'], /quiet_limit/);
    refused(['perft', 'alquerque-open,quiet_limit=0', '3'], /quiet_limit/);
    refused(['perft', 'alquerque-open,quiet_limit=+60', '3'], /\+60/);
    refused(['perft', 'alquerque-open,steps=sideways', '3'], /sideways/, /forward/);
    refused(['perft', 'alquerque-open,steps=any,steps=forward', '3'], /twice/);
    refused(['perft', 'alquerque-open,', '3']);
  });

  test('refuses bad positions with the reason and the place', () => {
    const bad = (position, ...patterns) => refused(['perft', 'alquerque-open', '1', '--position', position], ...patterns);
    bad('', /field/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx', /field/);
    bad('ooooo/ooooo/oo1xx/xxxxx x 0 -', /4 rows/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx/5 x 0 -', /rows/);
    bad('ooooo/ooooo/oo1xx/xxxx/xxxxx x 0 -', /fewer/, /character 23/);
    bad('ooooo/ooooo/oo2xx/xxxxx/xxxxx x 0 -', /more/, /character 17/);
    bad('ooooo/ooooo/oo0xx/xxxxx/xxxxx x 0 -', /\b0\b/);
    bad('ooooo/ooooo/11111/xxxxx/xxxxx x 0 -', /character 14/);
    bad('ooooo/ooooo/ooQxx/xxxxx/xxxxx x 0 -', /'Q'/, /character 15/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx y 0 -', /second field/, /character 31/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx x 007 -', /zero/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx x -1 -');
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx x 10000 -');
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 b2c2,-', /fourth field/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 - ', /character/);
    bad('ooooo/ooooo/oo1xx/xxxxx/xxxxx  x 0 -');
    bad(' ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -');
    bad('5/5/5/5/5 x 0 -', /no stone/);
    bad('ooooo/ooooo/ooxxx/xxxxx/xxxxx x 0 -', /more than 12/);
  });

  test('refuses a memory that could not be', () => {
    const bad = (position) => refused(['perft', 'alquerque-brainking', '1', '--position', position], /fourth field/);
    bad('1o3/3oo/5/3x1/o3x x 0 e2d2');
    bad('1o3/3oo/5/3x1/o3x x 0 e2c2,-');
    bad('1o3/3oo/5/3x1/o3x x 0 d1d2,-');
    bad('1o3/3oo/5/3x1/o3x x 0 a2b2,-');
    bad('1o3/3oo/5/3xx/o3x o 0 e2d2,-');
    bad('1o3/3oo/5/3x1/o3x x 0 e2d2,-,-');
  });
});

describe('qirq turns', () => {
  const turns = (rules, ...positions) => jsonLines(answer(['turns', rules], positions.join('\n') + '\n'));

  test('answers each line with its turns and the number of results', () => {
    const [first] = turns('alquerque-open', start);
    assert.equal(first.position, start);
    assert.deepEqual([...first.turns].sort(), ['b2-c3', 'c2-c3', 'd2-c3', 'd3-c3']);
    assert.equal(first.results, 4);
    assert.ok(!('outcome' in first) && !('error' in first));
  });

  test('lists one turn for each path, and counts two paths to one result once', () => {
    // The stone goes round four enemies, this way or that, and comes home.
    const [ring] = turns('alquerque-open', '5/5/1o3/o1o2/xo3 x 0 -');
    assert.deepEqual([...ring.turns].sort(), ['a1xa3xc3xc1xa1', 'a1xc1xc3xa3xa1']);
    assert.equal(ring.results, 1);
  });

  test('plays the whole chain of the guide', () => {
    const [example] = turns('alquerque-open', 'xo1o1/5/5/5/4o x 0 -');
    assert.deepEqual(example.turns, ['a5xc5xe5']);
    assert.equal(example.results, 1);
  });

  test('prints the position canonically', () => {
    const [bare] = turns('alquerque-brainking', start);
    assert.equal(bare.position, 'ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -,-');
  });

  test('adds the outcome where the game is decided', () => {
    const [won, drawn, notYet] = turns('alquerque-open', '5/5/2x2/5/5 o 0 -', 'o4/5/5/5/4x x 80 -', 'o4/5/5/5/4x x 79 -');
    assert.deepEqual(won.turns, []);
    assert.equal(won.results, 0);
    assert.ok(won.outcome);
    assert.match(JSON.stringify(won.outcome), /1-0/);
    assert.match(JSON.stringify(won.outcome), /elimination/);
    // A position drawn by quiet play has its outcome, and still lists its turns.
    assert.match(JSON.stringify(drawn.outcome), /quiet/);
    assert.ok(drawn.turns.length > 0);
    assert.ok(!('outcome' in notYet));
  });

  test('gives a bad line its own answer, an empty one too, and goes on', () => {
    const input = [start, '', 'nonsense', start.replace(' x ', ' z '), '5/5/5/5/5 x 0 -', start].join('\n') + '\n';
    const { status, stdout, stderr } = qirq(['turns', 'alquerque-open'], input);
    assert.equal(status, 0);
    assert.equal(stderr, '');
    const answers = jsonLines(stdout);
    assert.equal(answers.length, 6);
    assert.equal(answers[0].results, 4);
    assert.equal(answers[5].results, 4);
    for (const [i, given] of ['', 'nonsense', start.replace(' x ', ' z '), '5/5/5/5/5 x 0 -'].entries()) {
      const bad = answers[i + 1];
      assert.equal(bad.position, given);
      assert.ok(typeof bad.error === 'string' && bad.error.length > 10, JSON.stringify(bad));
      assert.ok(!('turns' in bad));
    }
  });

  test('answers what is no text at all without breaking its JSON', () => {
    const { status, stdout } = qirq(['turns', 'alquerque-open'], Buffer.from([0xff, 0xfe, 0x00, 0x22, 0x0a, 0x5c, 0x0a]));
    assert.equal(status, 0);
    assert.equal(jsonLines(stdout).length, 2);
    for (const bad of jsonLines(stdout)) assert.ok(bad.error);
  });

  test('reads a last line without an end, and no line at all', () => {
    assert.equal(jsonLines(answer(['turns', 'alquerque-open'], start)).length, 1);
    assert.equal(answer(['turns', 'alquerque-open'], ''), '');
  });

  test('reads lines that end as on Windows', () => {
    const [only] = jsonLines(answer(['turns', 'alquerque-open'], `${start}\r\n`));
    assert.equal(only.position, start);
  });

  test('answers a long list in order', () => {
    const positions = Array.from({ length: 2000 }, (_, i) => start.replace(' 0 ', ` ${i % 70} `));
    assert.deepEqual(turns('alquerque-open', ...positions).map((each) => each.position), positions);
  });

  test('refuses bad rules', () => {
    refused(['turns']);
    refused(['turns', 'draughts'], /draughts/);
  });
});

describe('qirq best', () => {
  const best = (...args) => JSON.parse(answer(['best', ...args, '--json']));

  test('finds a turn, and says what it knows of it', () => {
    const found = best('alquerque-open', '--nodes', '20000');
    assert.match(found.turn, /^(b2|c2|d2|d3)-c3$/);
    assert.ok(Number.isInteger(found.score));
    assert.ok(found.depth >= 1);
    assert.ok(found.nodes > 0);
    assert.ok(found.ms >= 0);
  });

  test('is the same every time by nodes', () => {
    const [a, b] = [1, 2].map(() => best('alquerque-bell', '--nodes', '50000'));
    delete a.ms;
    delete b.ms;
    assert.deepEqual(a, b);
  });

  test('keeps to depth and time', () => {
    assert.equal(best('alquerque-open', '--depth', '4').depth, 4);
    const begin = performance.now();
    best('alquerque-open', '--ms', '200');
    assert.ok(performance.now() - begin < 2000);
  });

  test('tells people in words', () => {
    assert.match(answer(['best', 'alquerque-open', '--depth', '3']), /[a-e][1-5]-[a-e][1-5]/);
  });

  test('proves a win that lies before it', () => {
    const found = best('alquerque-open', '--position', '5/5/5/1o3/x4 x 0 -', '--depth', '6');
    assert.equal(found.turn, 'a1xc3');
    assert.deepEqual(found.verdict, { value: 'win', distance: 1 });
  });

  test('claims a draw where that is best', () => {
    const found = best('alquerque-forty', '--position', '4o/ooo2/5/5/x4 x 40 -', '--nodes', '5000');
    assert.match(JSON.stringify(found), /claim/);
    assert.doesNotMatch(JSON.stringify(best('alquerque-forty', '--position', '4o/ooo2/5/5/x4 x 39 -', '--nodes', '5000')), /"claim"/);
  });

  test('gives the outcome of a decided position', () => {
    const over = best('alquerque-open', '--position', '5/5/2x2/5/5 o 0 -', '--nodes', '1000');
    assert.match(JSON.stringify(over.outcome), /1-0/);
    const drawn = best('alquerque-bell', '--position', 'o4/5/5/5/4x x 50 -', '--nodes', '1000');
    assert.match(JSON.stringify(drawn.outcome), /quiet/);
  });

  test('wants exactly one limit that makes sense', () => {
    refused(['best', 'alquerque-open']);
    refused(['best', 'alquerque-open', '--nodes', '10', '--depth', '3']);
    refused(['best', 'alquerque-open', '--ms', '10', '--depth', '3']);
    refused(['best', 'alquerque-open', '--nodes', '0']);
    refused(['best', 'alquerque-open', '--nodes', '-5']);
    refused(['best', 'alquerque-open', '--ms', 'soon']);
    refused(['best', 'alquerque-open', '--depth', '0']);
    refused(['best', 'draughts', '--depth', '3'], /draughts/);
    refused(['best', 'alquerque-open', '--depth', '3', '--position', 'here'], /field/);
  });
});

describe('qirq solve', () => {
  const six = 'konane,size=6,opening=none';
  const outer = 'xoxoxo/oxoxox/x2oxo/oxoxox/xoxoxo/oxoxox x 0 -';

  test('proves who wins, and by which turn', () => {
    const found = JSON.parse(answer(['solve', six, '--position', outer, '--json']));
    assert.equal(found.winner, 'x');
    assert.match(found.turn, /^[a-f][1-6](x[a-f][1-6])+$/);
    assert.match(answer(['solve', six, '--position', outer]), /^winner x, proven\nturn [a-f1-6x]+\nnodes \d+\nms \d+\n$/);
    const lost = JSON.parse(answer(['solve', 'konane,size=4,opening=none', '--position', '2xo/oxox/xoxo/oxox x 0 -', '--json']));
    assert.equal(lost.winner, 'o');
    assert.equal(lost.turn, undefined);
  });

  test('gives the outcome of a decided position', () => {
    assert.match(answer(['solve', 'konane,opening=none', '--position', 'x7/8/8/8/8/8/8/8 x 0 -']), /^outcome 0-1 blocked$/m);
  });

  test('refuses rules under which games can be drawn', () => {
    refused(['solve', 'surakarta'], /drawn/);
    refused(['solve']);
    refused(['solve', 'konane', '--position', 'here'], /field/);
  });
});

describe('qirq check', () => {
  const check = (text) => qirq(['check', 'alquerque-open'], text);
  const record = (turns, headers = 'Rules: alquerque-open\n') => `${headers}\n${turns}\n`;

  test('passes a sound record', () => {
    const { status, stderr } = check(record('1. c2-c3 c4xc2 2. c1xc3 {one each} 2... a3xc1 *'));
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });

  test('passes comments, abridged turns, a start and a result by resignation', () => {
    const headers = 'Rules: alquerque-open\nStart: xo1o1/5/5/5/4o x 0 -\nFirst: Ada\nSecond: Bob\nReason: resignation\n';
    assert.equal(check(record('{the guide} 1. a5xe5 {both} 1-0', headers)).status, 0);
  });

  test('says what it mended', () => {
    const { status, stdout } = check(record('1. c2-c3 1-0'));
    assert.equal(status, 0);
    assert.match(stdout, /resignation/);
  });

  const fails = (text, ...patterns) => {
    const { status, stdout, stderr } = check(text);
    assert.equal(status, 1, stdout + stderr);
    for (const pattern of patterns) assert.match(stdout + stderr, pattern);
  };

  test('says where and why a record fails', () => {
    fails(record('1. c2-c3 a4-a3 *'), /a4-a3/, /turn 1 of o/i, /line 3, column 10/);
    fails(record('1. c2-c3 c4xc2 2. e1-e2 *'), /turn 2 of x/i, /e1-e2/);
    fails(record('1. c2-c3 c4xc2 3. c1xc3 *'), /3\./, /2\./);
    fails(record('1. c2-c3 c4xc2 2. c1xc3'), /result/);
    fails(record('1. c2-c3 {open c4xc2 *'), /comment/);
    fails(record('1. c2-c3 * 2. c1xc3'), /follows/);
    fails(record('1. hello *'), /hello/);
  });

  test('refuses a result or a reason that the turns contradict', () => {
    fails(record('1. c2-c3 1-0', 'Rules: alquerque-open\nReason: elimination\n'), /elimination/);
    fails(record('1. c2-c3 *', 'Rules: alquerque-open\nReason: resignation\n'), /resignation/);
    fails(record('1. c2-c3 1/2-1/2', 'Rules: alquerque-open\nReason: claim\n'), /claim/i);
    fails(record('1. a1xc3 0-1', 'Rules: alquerque-open\nStart: 5/5/5/1o3/x4 x 0 -\n'), /1-0/);
  });

  test('refuses a record of other rules than it was asked for', () => {
    fails(record('1. c2-c3 *', 'Rules: alquerque-bell\n'), /alquerque-bell/, /alquerque-open/);
    fails(record('1. c2-c3 *', 'Rules: draughts\n'), /draughts/);
    const asked = qirq(['check', 'draughts'], record('1. c2-c3 *'));
    assert.equal(asked.status, 2);
    assert.match(asked.stderr, /draughts/);
  });

  test('refuses bad headers', () => {
    fails('', /header|record/i);
    fails(record('1. c2-c3 *', 'First: Ada\n'), /Rules/);
    fails(record('1. c2-c3 *', 'Rules: alquerque-open\nRules: alquerque-open\n'), /twice/);
    fails(record('1. c2-c3 *', 'Rules: alquerque-open\nStart: nowhere\n'), /Start/);
    fails(record('1. c2-c3 *', 'Rules: alquerque-open\nno header\n'), /line 2/);
  });
});

describe('qirq tune', () => {
  const small = ['--games', '20', '--nodes', '50', '--rounds', '2'];

  test('prints a weights file, the same however many threads there are', () => {
    const one = qirq(['tune', 'seega', ...small]);
    assert.equal(one.status, 0);
    assert.match(one.stderr, /^round 1: 20 games, .*\n .*\nround 2: 20 games, /);
    assert.match(one.stdout, /constexpr std::array<int, \d+> seega_weights\{\n {4}-?\d+, {2}\/\/ men\n/);
    assert.ok(one.stdout.includes('qirq tune seega --games 20 --nodes 50 --seed 1 --rounds 2'));
    assert.equal(qirq(['tune', 'seega', ...small, '--threads', '2']).stdout, one.stdout);
    assert.notEqual(qirq(['tune', 'seega', ...small, '--seed', '2']).stdout, one.stdout);
  });

  test('refuses what makes no sense', () => {
    refused(['tune', 'chess'], /no rule set 'chess'/);
    refused(['tune', 'seega', '--games', '0'], /number of games is 0/);
    refused(['tune', 'seega', '--threads', '0'], /number of threads is 0/);
    refused(['tune', 'seega', ...small, '--out', '/nowhere/weights.h'], /\/nowhere\/weights\.h/);
  });
});

describe('qirq climb', () => {
  const small = ['--games', '8', '--nodes', '30', '--rounds', '1'];

  test('says what every change came to, and prints a weights file, the same however many threads there are', () => {
    const one = qirq(['climb', 'alquerque-open', ...small]);
    assert.equal(one.status, 0);
    const changes = one.stderr.trim().split('\n');
    for (const line of changes) assert.match(line, /^[a-z ]+ -?\d+ to -?\d+: \d+ games, Elo \S+ \+- \S+, (not )?kept$/);
    // Every weight but the first is tried in both directions, unless the first has won.
    assert.ok(new Set(changes.map((line) => line.match(/^[a-z ]+/)[0])).size === 12, one.stderr);
    assert.match(one.stdout, /qirq climb alquerque-open --games 8 --nodes 30 --seed 1 --rounds 1\n/);
    assert.match(one.stdout, /constexpr std::array<int, 13> alquerque_any_weights\{\n {4}100, {2}\/\/ men\n/);
    assert.deepEqual(qirq(['climb', 'alquerque-open', ...small, '--threads', '2']), one);
    const some = qirq(['climb', 'alquerque-open', ...small, '--term', 'lead', '--term', 'in danger']);
    assert.deepEqual(new Set(some.stderr.match(/^[a-z ]+(?= )/gm)), new Set(['lead', 'in danger']));
    assert.match(some.stdout, /--rounds 1 --term lead --term 'in danger'\n/);
  });

  test('refuses what makes no sense', () => {
    refused(['climb', 'chess'], /no rule set 'chess'/);
    refused(['climb', 'seega', '--games', '7'], /number of games is 7; it must be even/);
    refused(['climb', 'seega', '--nodes', '0'], /number of nodes is 0/);
    refused(['climb', 'seega', '--term', 'luck'], /no term 'luck'/, /men, centre/);
  });
});

describe('qirq bench', () => {
  test('prints a signature that the WebAssembly module shares', async () => {
    const text = answer(['bench']);
    const number = (pattern) => Number(text.match(pattern)?.[1].replaceAll(/[ ,']/g, ''));
    const nodes = number(/([\d ,']*\d) nodes\b(?! a second)|nodes[^\d\n]*([\d ,']*\d)/i);
    assert.ok(nodes > 0, text);

    const moduleFile = inBuild('emscripten/wasm/qirq.js');
    globalThis.require = createRequire(import.meta.url);
    globalThis.__dirname = '.';
    const { default: createQirq } = await import(pathToFileURL(moduleFile).href);
    const module = await createQirq({ wasmBinary: readFileSync(inBuild('emscripten/wasm/qirq.wasm')) });
    const { signature } = module.bench();
    assert.ok(signature.length > 0);
    assert.ok(text.includes(signature), `${text} has not the module's signature ${signature}`);
  });
});

/**
 * The declarations of the module against the module itself: every declared member is there, takes what it is declared
 * to take, and returns what it is declared to return, field by field, with nothing undeclared.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { typescript as ts } from './support/packages.js';

/** @typedef {import('../../wasm/qirq.js').Qirq} Qirq */

const CONTRACT = fileURLToPath(new URL('../../wasm/qirq.d.ts', import.meta.url));
const MODULE = new URL(`${process.env.QIRQ_MODULE_DIR ?? new URL('../../build/emscripten/wasm', import.meta.url).href}/`);

// The loader is made for browsers; node has to lend it what it looks for.
Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: '.' });
const loader = await import(new URL('qirq.js', MODULE).href);
/** @type {Qirq} */
const qirq = await loader.default({ wasmBinary: readFileSync(new URL('qirq.wasm', MODULE)) });

const program = ts.createProgram([CONTRACT], { strict: true, noEmit: true, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] });
const checker = program.getTypeChecker();
const source = program.getSourceFile(CONTRACT) ?? assert.fail('no contract');

/** The declared type of that name. @param {string} name */
function declared(name) {
  const found = source.statements.find((statement) => (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name);
  return checker.getTypeAtLocation(found ?? assert.fail(name));
}

/**
 * What is wrong with a value of a declared type, in sentences; nothing where it fits.
 * @param {unknown} value
 * @param {import('typescript').Type} type
 * @param {string} path
 * @returns {string[]}
 */
function misfits(value, type, path) {
  const wrong = () => [`${path} is ${JSON.stringify(value)}, and not ${checker.typeToString(type)}`];
  if (type.isUnion()) return type.types.some((member) => misfits(value, member, path).length === 0) ? [] : wrong();
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : wrong();
  const { flags } = type;
  if (flags & ts.TypeFlags.Null) return value === null ? [] : wrong();
  if (flags & ts.TypeFlags.Undefined) return value === undefined ? [] : wrong();
  if (flags & ts.TypeFlags.Void) return value === undefined ? [] : wrong();
  if (flags & ts.TypeFlags.String) return typeof value === 'string' ? [] : wrong();
  if (flags & ts.TypeFlags.Number) return typeof value === 'number' && Number.isFinite(value) ? [] : wrong();
  if (flags & ts.TypeFlags.BooleanLike) return typeof value === 'boolean' && (checker.typeToString(type) === 'boolean' || checker.typeToString(type) === String(value)) ? [] : wrong();
  if (checker.isTupleType(type)) {
    const members = checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type));
    return Array.isArray(value) && value.length === members.length ? members.flatMap((member, i) => misfits(value[i], member, `${path}[${i}]`)) : wrong();
  }
  if (checker.isArrayType(type)) {
    const [member] = checker.getTypeArguments(/** @type {import('typescript').TypeReference} */ (type));
    return Array.isArray(value) ? value.flatMap((item, i) => misfits(item, member, `${path}[${i}]`)) : wrong();
  }
  if (typeof value !== 'object' || value === null) return wrong();
  const properties = checker.getPropertiesOfType(type);
  // A handle has more than is declared: what Embind gives it.
  const handle = properties.some(({ name }) => name === 'delete');
  const extra = handle ? [] : Object.keys(value).filter((key) => !properties.some(({ name }) => name === key)).map((key) => `${path}.${key} is not declared`);
  return [
    ...extra,
    ...properties.flatMap((property) => {
      const inner = checker.getTypeOfSymbol(property);
      const has = /** @type {Record<string, unknown>} */ (value)[property.name];
      if (inner.getCallSignatures().length) return typeof has === 'function' ? [] : [`${path}.${property.name} is no function`];
      return misfits(has, inner, `${path}.${property.name}`);
    }),
  ];
}

/** Calls a declared member, and compares what comes back with what was declared. */
/** @param {string} owner @param {object} object @param {string} member @param {unknown[]} values */
function call(owner, object, member, values = []) {
  const symbol = checker.getPropertyOfType(declared(owner), member) ?? assert.fail(`${owner}.${member} is not declared`);
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const result = /** @type {Record<string, (...values: unknown[]) => unknown>} */ (object)[member](...values);
  assert.deepEqual(misfits(result, signature.getReturnType(), `${owner}.${member}(${values.map((value) => JSON.stringify(value))})`), []);
  tried.add(`${owner}.${member}`);
  return result;
}

/** Members that were called. @type {Set<string>} */
const tried = new Set();

/** Every call of a session, in a game of these rules. @param {string} rules */
function playThrough(rules) {
  const session = new qirq.Session(rules, '');
  assert.deepEqual(misfits(session, declared('Session'), 'Session'), []);
  const on = (/** @type {string} */ member, /** @type {unknown[]} */ ...values) => call('Session', session, member, values);
  on('board');
  for (let i = 0; i < 12; i++) {
    on('state');
    const turns = /** @type {import('../../wasm/qirq.js').Turn[]} */ (on('turns'));
    if (!turns.length) break;
    on('explain', [turns[0].clicks[0]]);
    for (let point = 0; point < 25; point++) on('explain', [turns[0].clicks[0], point]);
    on('play', turns[(i * 7) % turns.length].text);
  }
  on('history');
  on('record');
  on('setHeader', 'Event', 'A test');
  assert.equal(on('header', 'Event'), 'A test');
  on('think', { nodes: 3000 });
  while (!on('thinkOn', 500)) on('thought');
  on('thought');
  on('perft', 2, 'path');
  on('undo');
  on('redo');
  const { turn } = session.state();
  const other = turn === 'x' ? 'o' : 'x';
  on('offer', turn);
  on('state');
  on('decline', other);
  on('offer', turn);
  on('accept', other);
  on('state');
  on('undo');
  on('undo');
  on('resign', turn);
  on('history');
  const record = session.record();
  on('delete');
  return record;
}

for (const { id } of qirq.ruleSets()) {
  test(`${id}: what is declared is what there is`, () => {
    const record = playThrough(id);
    call('Qirq', qirq, 'openRecord', [record]);
    call('Qirq', qirq, 'ruleSet', [`${id},quiet_limit=60`]);
  });
}

test('the claim, where it is allowed', () => {
  const session = new qirq.Session('alquerque-forty', 'o3o/5/5/2x2/x4 x 41 -');
  call('Session', session, 'state');
  call('Session', session, 'claim');
  call('Session', session, 'state');
  session.delete();
});

test('a session that can be solved', () => {
  const session = new qirq.Session('konane,size=4', '');
  assert.equal(call('Session', session, 'canSolve'), true);
  call('Session', session, 'think', [{ solve: true }]);
  while (!call('Session', session, 'thinkOn', [50])) call('Session', session, 'thought');
  const solved = /** @type {import('../../wasm/qirq.js').Thought} */ (call('Session', session, 'thought'));
  assert.deepEqual(solved.verdict, { value: 'loss', distance: null });
  session.delete();
  const drawish = new qirq.Session('surakarta', '');
  assert.equal(call('Session', drawish, 'canSolve'), false);
  assert.throws(() => drawish.think({ solve: true }), /can be drawn/);
  drawish.delete();
});

test('the free functions', () => {
  call('Qirq', qirq, 'ruleSets');
  assert.ok(/** @type {number} */ (call('Qirq', qirq, 'levelCount')) >= 1);
  call('Qirq', qirq, 'bench');
});

test('every declared member was tried', () => {
  const members = ['Session', 'Qirq'].flatMap((owner) => checker.getPropertiesOfType(declared(owner)).map(({ name }) => `${owner}.${name}`));
  assert.deepEqual(members.filter((member) => !tried.has(member) && member !== 'Qirq.Session'), []);
});

test('what is wrong is refused with an Error and a sentence, and changes nothing', () => {
  const session = new qirq.Session('alquerque-bell', '');
  const before = session.state();
  for (const wrong of [
    () => new qirq.Session('draughts', ''),
    () => new qirq.Session('alquerque-bell', 'nonsense'),
    () => qirq.openRecord('nonsense'),
    () => qirq.ruleSet('alquerque-bell,colour=blue'),
    () => session.play('c2-c5'),
    () => session.play(''),
    () => session.claim(),
    () => session.accept('x'),
    () => session.think({ level: 99 }),
  ]) {
    assert.throws(wrong, (error) => error instanceof Error && /\w{3,}.*\.$/s.test(error.message), String(wrong));
  }
  assert.deepEqual(session.state(), before);
  session.delete();
});

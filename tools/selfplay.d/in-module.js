// The player against itself in the WebAssembly module: `node in-module.js RULES GAMES NODES`. Prints a line of JSON for each
// game that has come to its end, or to a fault of the player: { record, position, outcome, fault }.
import { chance, wander } from '../lib.d/chance.js';
import { loadModule, withSession } from '../lib.d/module.js';
import { longestGame, longestOpening, shortestOpening } from './limits.js';

const [rules, games, nodes] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

/** Larger than any search for a turn, so that one call thinks it through. */
const allNodes = 2 ** 40;

/** What the player does next; a sentence where it may not do that. */
function act(session) {
  session.think({ nodes });
  session.thinkOn(allNodes);
  const thought = session.thought();
  if (!thought) return 'it has found no turn';
  if (thought.act === 'claim') {
    if (!session.state().canClaim) return 'it claimed a draw that it may not claim';
    session.claim();
    return '';
  }
  if (!session.turns().some(({ text }) => text === thought.turn)) return `it played '${thought.turn}', which is no legal turn`;
  session.play(thought.turn);
  return '';
}

/** @param {import('../../wasm/qirq.js').Session} session @param {number} game */
function play(session, game) {
  const random = chance(game);
  wander(session, shortestOpening + Math.floor(random() * (longestOpening - shortestOpening + 1)), random);
  let fault = '';
  while (!session.state().outcome && !fault)
    fault = session.state().cursor < longestGame ? act(session) : `it did not end in ${longestGame} plies`;
  const { position, outcome } = session.state();
  return { record: session.record(), position, outcome, fault };
}

const module = await loadModule();
for (let game = 1; game <= games; ++game) {
  const played = await withSession(module, { rules }, (session) => play(session, game));
  console.log(JSON.stringify(played));
}

/**
 * Numbers from 0 up to 1, the same for the same seed (mulberry32, by T. Ettinger).
 * @param {number} seed
 */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Plays turns drawn by lot, as long as the game goes on, which it does afterwards too.
 * @param {import('../../wasm/qirq.js').Session} session
 * @param {number} turns
 * @param {() => number} random
 */
export function wander(session, turns, random) {
  for (let i = 0; i < turns; ++i) {
    const legal = session.turns();
    session.play(legal[Math.floor(random() * legal.length)].text);
    if (!session.state().outcome) continue;
    session.undo();
    return;
  }
}

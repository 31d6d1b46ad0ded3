// Where games begin, and where they are too long; as `qirq match` has it.

/** How many turns by lot a game begins with. */
export const shortestOpening = 4;
export const longestOpening = 8;

/** A game that has come to so many plies does not end. */
export const longestGame = 10_000;

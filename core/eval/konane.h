// What a Konane position is worth to the side to move: jumps are life.
#pragma once

#include "../games/konane.h"
#include "terms.h"

namespace qirq {

/// In words that are not plain:
/// `jumps`       turns that the side would have, each landing of a line one;
/// `movable`     stones that can jump;
/// `safe jumps`  first jumps of a line that no turn of the enemy spoils at once by moving the stone to be jumped or taking
///               the one that jumps;
/// `in danger`   stones that the enemy could jump first of a line, were it to move;
/// `free`        stones with a free jump (see free_jumpers), once half of the board is empty; 0 before.
inline constexpr std::array<std::string_view, 9> konane_terms{"jumps",   "movable", "safe jumps", "in danger", "edge",
                                                              "corners", "stones",  "free",       "to move"};

/// All are 0 while removals are due.
std::array<int, konane_terms.size()> terms(const Konane& rules, const Position& position);

/// The stones of a side that have a free jump, of one enemy: whatever the enemy does while this side makes no other turn, the
/// jump can be made, and making it lets the enemy do nothing that it could not do without. It is a turn kept in hand, a
/// region of the board that only one side can move in. Not every such stone is found; none while removals are due.
Bitboard free_jumpers(const Konane& rules, const Position& position, Side side);

Weighing<konane_terms.size()> weighing(const Konane& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score; 0 while removals are due.
int evaluate(const Konane& rules, const Position& position);

}  // namespace qirq

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
/// `in danger`   stones that the enemy could jump first of a line, were it to move.
inline constexpr std::array<std::string_view, 8> konane_terms{"jumps", "movable", "safe jumps", "in danger",
                                                              "edge",  "corners", "stones",     "to move"};

/// All are 0 while removals are due.
std::array<int, konane_terms.size()> terms(const Konane& rules, const Position& position);

Weighing<konane_terms.size()> weighing(const Konane& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score; 0 while removals are due.
int evaluate(const Konane& rules, const Position& position);

}  // namespace qirq

// What a Fanorona position is worth to the side to move: men, where they stand, and what they could take.
#pragma once

#include "../games/fanorona.h"
#include "terms.h"

namespace qirq {

/// In words that are not plain:
/// `edge`       men on the edge of the board, corners too;
/// `crossings`  men on points with diagonals;
/// `pairs`      neighbours along a line, each pair once;
/// `prey`       enemies that one step of a capture could take, whichever step it is, were the side to move.
/// `prey of the mover` is what the side to move could take so.
inline constexpr std::array<std::string_view, 10> fanorona_terms{"men",   "edge", "corners", "crossings", "steps",
                                                                 "pairs", "prey", "lead",    "to move",   "prey of the mover"};

std::array<int, fanorona_terms.size()> terms(const Fanorona& rules, const Position& position);

Weighing<fanorona_terms.size()> weighing(const Fanorona& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Fanorona& rules, const Position& position);

}  // namespace qirq

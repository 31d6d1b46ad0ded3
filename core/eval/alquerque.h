// What an Alquerque position is worth to the side to move, by features that mean something in the game.
#pragma once

#include "../games/alquerque.h"
#include "terms.h"

namespace qirq {

/// Ranks are counted from their owner's. In words that are not plain:
/// `side files`  stones on the first and the last file, which can be jumped along the file alone;
/// `corners`     those of them that can never be jumped;
/// `exposed`     counts for each stone the lines on which a jump over it has room, with an enemy there or none yet;
/// `in danger`   stones that the enemy could jump, were it to move.
inline constexpr std::array<std::string_view, 13> alquerque_terms{
    "men",   "second rank", "middle rank", "fourth rank", "last rank", "centre", "side files", "corners",
    "steps", "exposed",     "in danger",   "lead",        "to move"};

std::array<int, alquerque_terms.size()> terms(const Alquerque& rules, const Position& position);

/// Where stones only step forward they are worth other things than where they come back.
Weighing<alquerque_terms.size()> weighing(const Alquerque& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Alquerque& rules, const Position& position);

}  // namespace qirq

// What an Alquerque position is worth to the side to move, by features that mean something in the game.
#pragma once

#include "../games/alquerque.h"

namespace qirq {

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Alquerque& rules, const Position& position);

}  // namespace qirq

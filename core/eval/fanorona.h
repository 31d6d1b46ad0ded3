// What a Fanorona position is worth: men, and the middle of the board.
#pragma once

#include "../games/fanorona.h"

namespace qirq {

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Fanorona& rules, const Position& position);

}  // namespace qirq

// What a Konane position is worth: jumps are life.
#pragma once

#include "../games/konane.h"

namespace qirq {

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Konane& rules, const Position& position);

}  // namespace qirq

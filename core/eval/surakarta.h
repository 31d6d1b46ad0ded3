// What a Surakarta position is worth: pieces, and those that stand on the circuits.
#pragma once

#include "../games/surakarta.h"

namespace qirq {

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Surakarta& rules, const Position& position);

}  // namespace qirq

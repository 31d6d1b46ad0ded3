// What a Seega position is worth: stones, and stones beside the centre.
#pragma once

#include "../games/seega.h"

namespace qirq {

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Seega& rules, const Position& position);

}  // namespace qirq

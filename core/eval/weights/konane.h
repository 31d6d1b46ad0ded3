// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune konane --games 2000 --nodes 500 --seed 1 --rounds 2
// has come to from the weights before. `free` came later and was chosen by matches: tuned together with the rest it made the
// player no better (core/eval/konane.md).
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 9> konane_weights{
    8,  // jumps
    14,  // movable
    -7,  // safe jumps
    -19,  // in danger
    15,  // edge
    17,  // corners
    -24,  // stones
    100,  // free
    -12,  // to move
};

}  // namespace qirq

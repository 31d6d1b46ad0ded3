// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune seega --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 14> seega_weights{
    84,  // men
    4,  // centre
    -5,  // beside centre
    12,  // edge
    19,  // corners
    16,  // slides
    -16,  // stuck
    -66,  // threatened
    -8,  // lead
    75,  // placed beside centre
    83,  // placed edge
    13,  // placed corners
    -21,  // placed threatened
    5,  // to move
};

}  // namespace qirq

// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune seega --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to from the weights before.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 14> seega_weights{
    77,  // men
    7,  // centre
    -12,  // beside centre
    10,  // edge
    19,  // corners
    16,  // slides
    -12,  // stuck
    -67,  // threatened
    -5,  // lead
    77,  // placed beside centre
    86,  // placed edge
    10,  // placed corners
    -20,  // placed threatened
    4,  // to move
};

}  // namespace qirq

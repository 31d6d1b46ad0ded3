// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq climb alquerque-open --games 1000 --nodes 2000 --seed 1 --rounds 2
// has come to from the weights before.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 13> alquerque_any_weights{
    100,  // men
    1,  // second rank
    4,  // middle rank
    15,  // fourth rank
    -12,  // last rank
    16,  // centre
    12,  // side files
    0,  // corners
    0,  // steps
    8,  // exposed
    -12,  // in danger
    4,  // lead
    9,  // to move
};

}  // namespace qirq

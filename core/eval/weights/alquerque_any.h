// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq climb alquerque-open --games 600 --nodes 2000 --seed 1 --rounds 2 --term lead
// has come to from the weights before.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 13> alquerque_any_weights{
    100,  // men
    3,  // second rank
    6,  // middle rank
    9,  // fourth rank
    -12,  // last rank
    8,  // centre
    0,  // side files
    0,  // corners
    0,  // steps
    0,  // exposed
    0,  // in danger
    16,  // lead
    5,  // to move
};

}  // namespace qirq

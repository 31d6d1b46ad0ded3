// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune alquerque-open --games 2000 --nodes 1000 --seed 1 --rounds 2
// has come to.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 13> alquerque_any_weights{
    139,  // men
    -2,  // second rank
    1,  // middle rank
    8,  // fourth rank
    -6,  // last rank
    20,  // centre
    7,  // side files
    -3,  // corners
    -2,  // steps
    1,  // exposed
    -22,  // in danger
    -10,  // lead
    3,  // to move
};

}  // namespace qirq

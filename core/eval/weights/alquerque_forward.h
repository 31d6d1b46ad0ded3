// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune alquerque-bell --games 3000 --nodes 1000 --seed 1 --rounds 3
// has come to.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 13> alquerque_forward_weights{
    104,  // men
    -27,  // second rank
    -31,  // middle rank
    -55,  // fourth rank
    -84,  // last rank
    -3,  // centre
    12,  // side files
    -1,  // corners
    -1,  // steps
    7,  // exposed
    -21,  // in danger
    7,  // lead
    2,  // to move
};

}  // namespace qirq

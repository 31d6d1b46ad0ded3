// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune fanorona --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to from the weights before.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 10> fanorona_weights{
    34,  // men
    -21,  // edge
    -32,  // corners
    3,  // crossings
    4,  // steps
    -10,  // pairs
    6,  // prey
    14,  // lead
    5,  // to move
    15,  // prey of the mover
};

}  // namespace qirq

// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune fanorona --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 10> fanorona_weights{
    -15,  // men
    -25,  // edge
    -27,  // corners
    5,  // crossings
    4,  // steps
    -12,  // pairs
    6,  // prey
    14,  // lead
    6,  // to move
    13,  // prey of the mover
};

}  // namespace qirq

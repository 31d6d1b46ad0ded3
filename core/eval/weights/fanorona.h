// What the terms weigh, in hundredths of a man. Made by `qirq tune`: not to be edited by hand.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 10> fanorona_weights{
    100,  // men
    0,  // edge
    0,  // corners
    0,  // crossings
    0,  // steps
    0,  // pairs
    0,  // prey
    0,  // lead
    40,  // to move
    0,  // prey of the mover
};

}  // namespace qirq

// What the terms weigh, in hundredths of a man. Made by `qirq tune`: not to be edited by hand.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 13> alquerque_forward_weights{
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
    0,  // lead
    5,  // to move
};

}  // namespace qirq

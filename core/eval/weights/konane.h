// What the terms weigh, in hundredths of a man. Made by `qirq tune`: not to be edited by hand.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 8> konane_weights{
    25,  // jumps
    0,  // movable
    0,  // safe jumps
    0,  // in danger
    0,  // edge
    0,  // corners
    0,  // stones
    0,  // to move
};

}  // namespace qirq

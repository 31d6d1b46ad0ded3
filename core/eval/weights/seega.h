// What the terms weigh, in hundredths of a man. Made by `qirq tune`: not to be edited by hand.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 14> seega_weights{
    100,  // men
    15,  // centre
    12,  // beside centre
    0,  // edge
    0,  // corners
    0,  // slides
    0,  // stuck
    0,  // threatened
    0,  // lead
    12,  // placed beside centre
    0,  // placed edge
    0,  // placed corners
    0,  // placed threatened
    0,  // to move
};

}  // namespace qirq

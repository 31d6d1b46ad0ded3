// What the terms weigh, in hundredths of a man. Made by `qirq tune`: not to be edited by hand.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 11> surakarta_weights{
    100,  // men
    -10,  // corners
    0,  // inner ends
    0,  // outer ends
    0,  // inner crossings
    0,  // mixed crossings
    0,  // steps
    0,  // loops held
    0,  // hanging
    0,  // lead
    10,  // to move
};

}  // namespace qirq

// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune surakarta --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 11> surakarta_weights{
    90,  // men
    -29,  // corners
    -15,  // inner ends
    -5,  // outer ends
    0,  // inner crossings
    -1,  // mixed crossings
    2,  // steps
    6,  // loops held
    0,  // hanging
    4,  // lead
    1,  // to move
};

}  // namespace qirq

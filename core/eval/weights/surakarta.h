// What the terms weigh, in hundredths of a man. Not to be edited by hand: it is what
//   qirq tune surakarta --games 1500 --nodes 1000 --seed 1 --rounds 2
// has come to from the weights before.
#pragma once

#include <array>

namespace qirq {

inline constexpr std::array<int, 10> surakarta_weights{
    89,  // men
    -34,  // corners
    -20,  // inner ends
    -9,  // outer ends
    -2,  // inner crossings
    -4,  // mixed crossings
    2,  // steps
    9,  // loops held
    5,  // lead
    1,  // to move
};

}  // namespace qirq

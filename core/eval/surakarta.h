// What a Surakarta position is worth to the side to move: pieces, where they stand, and the loops that they hold.
#pragma once

#include "../games/surakarta.h"
#include "terms.h"

namespace qirq {

/// In words that are not plain:
/// `corners`       pieces on corner points, which lie on no circuit;
/// `inner ends`    pieces on the edge where the inner loops begin, `outer ends` where the outer ones do;
/// `inner crossings`  pieces where the inner circuit crosses itself, `mixed crossings` where it crosses the outer one;
/// `loops held`    pairs of pieces that follow each other on a circuit with a loop between: who takes one is taken by the
///                 other;
/// `hanging`       pieces that an enemy follows so, and none of their own.
inline constexpr std::array<std::string_view, 11> surakarta_terms{
    "men",   "corners",    "inner ends", "outer ends", "inner crossings", "mixed crossings",
    "steps", "loops held", "hanging",    "lead",       "to move"};

std::array<int, surakarta_terms.size()> terms(const Surakarta& rules, const Position& position);

Weighing<surakarta_terms.size()> weighing(const Surakarta& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Surakarta& rules, const Position& position);

}  // namespace qirq

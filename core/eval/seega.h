// What a Seega position is worth to the side to move: stones, where they stand and what threatens them; in the placement,
// what is being built.
#pragma once

#include "../games/seega.h"
#include "terms.h"

namespace qirq {

/// The first terms count in movement, those that begin with `placed` in the placement, and no other way round. In words
/// that are not plain:
/// `edge`        stones on the edge, corners too;
/// `slides`      the side's slides;
/// `stuck`       stones that cannot slide;
/// `threatened`  stones that the enemy could take by a slide, were it to move;
/// `placed threatened`  those that it could take by a slide to the centre, as the stones stand.
inline constexpr std::array<std::string_view, 14> seega_terms{
    "men",        "centre", "beside centre",        "edge",        "corners",        "slides",           "stuck",
    "threatened", "lead",   "placed beside centre", "placed edge", "placed corners", "placed threatened", "to move"};

std::array<int, seega_terms.size()> terms(const Seega& rules, const Position& position);

Weighing<seega_terms.size()> weighing(const Seega& rules);

/// An estimate for the side to move in hundredths of a man, never as large as a proven score.
int evaluate(const Seega& rules, const Position& position);

}  // namespace qirq

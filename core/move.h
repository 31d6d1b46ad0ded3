// One turn, twice: as the search sees it (Move) and as a person plays it (Path).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "position.h"

namespace qirq {

/// One whole turn as two XOR masks, for the stones of the side that moves and of the other side. A move's identity is
/// its result: two paths that end in the same stones are one move. A pass is the move with empty masks.
struct Move {
    Bitboard own = 0;
    Bitboard enemy = 0;

    bool captures() const { return enemy != 0; }

    friend bool operator==(const Move&, const Move&) = default;
};

/// A 32-bit name of a move. Ordering tables go by it and not by the squares a stone left and reached, since a chain that
/// comes home has an empty `own`.
constexpr std::uint32_t signature(const Move& move) {
    return static_cast<std::uint32_t>(mix(move.own ^ mix(move.enemy)) >> 32);
}

enum class StepKind : std::uint8_t {
    step,
    jump,
    /// A capture of the enemies beyond the point of arrival, or behind the point of departure.
    approach,
    withdrawal,
    /// A stone is put on `to`, or taken from `from`, by its owner.
    place,
    remove,
    /// A capture along lines and loops of the enemy on `to`.
    loop,
    /// Nothing moves; neither point is there.
    pass,
};

inline constexpr std::array<std::string_view, 8> step_kind_names{"step",  "jump",   "approach", "withdrawal",
                                                                 "place", "remove", "loop",     "pass"};

constexpr std::string_view name(StepKind kind) { return step_kind_names[static_cast<std::size_t>(kind)]; }

/// One step of a path.
struct Step {
    StepKind kind = StepKind::step;
    Point from = no_point;
    Point to = no_point;
    /// The enemies that this step takes.
    Bitboard captured = 0;
    /// Where another step leads between the same points: the captured point that tells this one from it.
    Point deciding = no_point;

    friend bool operator==(const Step&, const Step&) = default;
};

/// One whole turn step by step, and the move it comes to. Several paths may come to one move.
struct Path {
    std::vector<Step> steps;
    Move move;

    friend bool operator==(const Path&, const Path&) = default;
};

}  // namespace qirq

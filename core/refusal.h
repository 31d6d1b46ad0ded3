// Why an attempted turn is refused, as a code and the points that show it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board.h"

namespace qirq {

enum class RefusalReason : std::uint8_t {
    game_over,
    no_stone,
    not_yours,
    no_line,
    occupied,
    must_capture,
    must_continue,
    nothing_to_capture,
    already_captured,
    turn_over,
    last_rank,
    backward,
    no_return,
    must_move,
    blocked,
};

inline constexpr std::array<std::string_view, 15> refusal_names{
    "game_over",          "no_stone",         "not_yours", "no_line",   "occupied", "must_capture", "must_continue",
    "nothing_to_capture", "already_captured", "turn_over", "last_rank", "backward", "no_return",
    "must_move",          "blocked"};

constexpr std::string_view name(RefusalReason reason) { return refusal_names[static_cast<std::size_t>(reason)]; }

/// A refused attempt.
struct Refusal {
    RefusalReason reason = RefusalReason::game_over;
    /// Where the stone stands and where it was to go; the latter, or both, may be absent.
    std::vector<Point> attempt;
    /// The points that show the reason: the stones that must capture, the landings that a chain must go on to, the
    /// stone in the way.
    std::vector<Point> points;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The refusal as an English sentence with the names of the points.
std::string sentence(const Refusal& refusal, const Board& board);

}  // namespace qirq

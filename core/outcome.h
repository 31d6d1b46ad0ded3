// How a game ends.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "position.h"

namespace qirq {

enum class Reason : std::uint8_t { elimination, blocked, repetition, quiet, claim, agreement, resignation, time };

inline constexpr std::array<std::string_view, 8> reason_names{"elimination", "blocked",   "repetition",  "quiet",
                                                              "claim",       "agreement", "resignation", "time"};

constexpr std::string_view name(Reason reason) { return reason_names[static_cast<std::size_t>(reason)]; }

/// The end of a game: who won (nobody in a draw) and why.
struct Outcome {
    std::optional<Side> winner;
    Reason reason = Reason::agreement;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// `1-0` where x won, `0-1` where o did, `1/2-1/2` for a draw.
constexpr std::string_view result(const Outcome& outcome) {
    if (!outcome.winner) return "1/2-1/2";
    return *outcome.winner == Side::x ? "1-0" : "0-1";
}

/// What ends a game besides the position itself. Each is a number of plies or occurrences, or nothing where the rule
/// does not exist.
struct DrawRule {
    /// QUIET at this number draws.
    std::optional<int> quiet_limit;
    /// From this QUIET on the side to move may claim a draw instead of a turn.
    std::optional<int> claim_from;
    /// This occurrence of a position draws (2 or more).
    std::optional<int> repetition;

    friend bool operator==(const DrawRule&, const DrawRule&) = default;
};

/// The greatest quiet count: it stays there.
inline constexpr int quiet_cap = 9999;

}  // namespace qirq

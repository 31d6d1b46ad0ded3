// Scores: estimates in hundredths of a man, and proven results that carry their distance.
#pragma once

#include <cstdint>
#include <optional>

namespace qirq {

/// A score for the side to move; integers everywhere, so that every machine finds the same.
using Score = int;

inline constexpr Score draw_score = 0;

/// A win on the spot; a win in n plies is n less.
inline constexpr Score win_score = 30000;

/// No search goes deeper, so that a proven score is told from an estimate by its size.
inline constexpr int max_ply = 250;

inline constexpr Score least_proven = win_score - max_ply;

constexpr bool is_proven(Score score) { return score >= least_proven || score <= -least_proven; }

/// A proven result for the side to move.
struct Verdict {
    bool wins = false;
    /// Plies to the end by the line that was found; nothing where only the winner was asked for.
    std::optional<int> distance;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The plies to the end that a proven score carries.
constexpr int distance(Score score) { return win_score - (score > 0 ? score : -score); }

constexpr std::optional<Verdict> verdict(Score score) {
    if (!is_proven(score)) return std::nullopt;
    return Verdict{score > 0, distance(score)};
}

}  // namespace qirq

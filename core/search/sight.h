// What a player overlooks, so that a weak one plays like a beginner and not like a die.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "../board.h"
#include "../move.h"
#include "../position.h"
#include "score.h"

namespace qirq {

/// How a player sees the board. Chances are of 1000 and are drawn from the seed, the position and the turn, so that the
/// same turn of the same position is seen or overlooked throughout a search. The default overlooks nothing.
struct Sight {
    /// Chances to overlook a turn that takes nothing, one that takes a single stone near by, and one that takes several
    /// or comes from afar.
    int misses_plain = 0;
    int misses_capture = 0;
    int misses_far = 0;
    /// The largest error of an estimate, in hundredths of a man.
    int wavers = 0;
    /// Never passes up a turn of its own that ends the game with a win.
    bool sees_wins = true;
    std::uint64_t seed = 0;

    bool perfect() const { return misses_plain == 0 && misses_capture == 0 && misses_far == 0 && wavers == 0; }
};

/// Whether a stone goes further than a jump does.
inline bool goes_far(const Board& board, const Move& move) {
    constexpr int jump = 2;
    if (std::popcount(move.own) != 2) return false;
    const Point a = first_point(move.own);
    const Point b = first_point(move.own & (move.own - 1));
    return std::max(std::abs(board.file(a) - board.file(b)), std::abs(board.rank(a) - board.rank(b))) > jump;
}

/// How the dice fall for a turn of a position: 0 … 999.
inline int roll(const Sight& sight, std::uint64_t key, const Move& move) {
    return static_cast<int>(mix(key ^ mix(sight.seed ^ signature(move))) % 1000);
}

inline bool overlooks(const Sight& sight, const Board& board, std::uint64_t key, const Move& move) {
    const bool far = std::popcount(move.enemy) > 1 || (move.captures() && goes_far(board, move));
    const int chance = far ? sight.misses_far : move.captures() ? sight.misses_capture : sight.misses_plain;
    return roll(sight, key, move) < chance;
}

/// By how much the estimate of a position is wrong.
inline Score error(const Sight& sight, std::uint64_t key) {
    if (sight.wavers == 0) return 0;
    return static_cast<Score>(mix(key ^ sight.seed) % static_cast<std::uint64_t>(2 * sight.wavers + 1)) - sight.wavers;
}

}  // namespace qirq

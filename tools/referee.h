// One game of a match, from its opening to its end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "openings.h"
#include "player.h"
#include "session.h"

namespace qirq {

/// A game that has come to so many plies is called a draw.
inline constexpr std::size_t longest_game = 10'000;

/// The header that says how a game ended that was not played to its end.
inline constexpr std::string_view termination_header = "Termination";

/// A game as it counts for a match.
struct GameResult {
    std::optional<Side> winner;
    /// It was called a draw for its length.
    bool cut_off = false;
    /// The side that lost by a fault of its player.
    std::optional<Side> forfeited;
};

/// Plays a game that stands at its usual start to its end, the opening first. A fault of a player loses it the game by
/// resignation; that, and the end of a game that is too long, is said in the header Termination. Throws Stopped.
GameResult play_game(Session& game, const Opening& opening, const std::array<Player*, 2>& players,
                     const std::array<std::uint64_t, 2>& seeds);

/// What the game, which is over, has come to, as play_game has said of it.
GameResult result_of(const Session& game);

}  // namespace qirq

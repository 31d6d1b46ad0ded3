// Who plays: players described by a text, and made from it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "session.h"

namespace qirq {

enum class PlayerKind : std::uint8_t { thinking, random, greedy, program };

/// A player as it is asked for: items divided by commas, as `nodes=1000` or `ms=50,cmd:./other --fast`.
struct PlayerSpec {
    /// As it was given.
    std::string text;
    PlayerKind kind = PlayerKind::thinking;
    /// How long a thinking player or a program thinks about a turn.
    ThinkLimits limits;
    /// What /bin/sh runs, of a program.
    std::string command;
};

/// The items of a player's text, for people.
extern const std::string_view player_items;

/// Reads a player. Throws InputError: an unknown item, one given twice, a bad value, no limit or too many.
PlayerSpec read_player(std::string_view text);

/// The limits `nodes`, `ms` or `level` of a value; nothing where the name is another one. Throws InputError for a bad
/// value.
std::optional<ThinkLimits> think_limits(std::string_view name, std::string_view value);

/// What a player does when it is its turn.
struct Choice {
    /// Claims the draw instead of a turn.
    bool claims = false;
    std::string turn;
};

/// A player has not kept to the rules, to the protocol or to the time, and loses the game. `what()` is a clause about it,
/// as `it gave no answer for 60 s`.
class Forfeit : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The game is not to be played to its end.
class Stopped : public std::exception {};

/// Says whether to stop; asked from several threads, and often.
using Stopping = std::function<bool()>;

/// Thinks about a game that is not over until the limits are reached. Throws Stopped.
Choice think(Session& game, const ThinkLimits& limits, const Stopping& stopping);

/// Plays games, one after the other.
class Player {
public:
    virtual ~Player() = default;

    /// A game begins at the usual start. What is drawn by chance is drawn from the seed.
    virtual void begin(const std::string& rules, std::uint64_t seed) = 0;

    /// A turn has been played: of the opening, of the other player, or its own.
    virtual void see(const std::string& turn) = 0;

    /// What to do in the game, which is not over and has come there by the turns that were seen. Thinking may be done in
    /// its session; nothing is played. Throws Forfeit or Stopped.
    virtual Choice choose(Session& game) = 0;

    /// What it has chosen is not allowed, and the game is lost by it.
    virtual void reject() = 0;
};

/// Makes a player. `patience` is how many milliseconds a program may take for a turn; without it, three times its own
/// limit and 2 s more if that is in milliseconds, and 60 s else.
std::unique_ptr<Player> make_player(const PlayerSpec& spec, std::optional<std::int64_t> patience, Stopping stopping);

}  // namespace qirq

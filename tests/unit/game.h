// A game as the tests speak of it: rules, positions, turns and refusals are texts, as in the rule book. It hides which
// game's rules are at work, and keeps the templates of the library out of the tests that need none of them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qirq::test {

/// A record of one game under rules given by their text. What is refused throws InputError.
class Game {
public:
    /// From the usual start.
    explicit Game(std::string_view spec);
    Game(std::string_view spec, std::string_view position);

    /// Reads a record, its header Rules included.
    static Game read(std::string_view record);

    /// Plays turns given as texts, blanks between.
    Game& play(std::string_view turns);

    /// Plays the same turns several times over.
    Game& repeat(int times, std::string_view turns);

    Game& claim();
    Game& offer(char side);
    Game& accept(char side);
    Game& decline(char side);
    Game& resign(char side);
    Game& lose_on_time(char side);
    bool undo();
    bool redo();
    Game& header(std::string_view name, std::string_view value);
    Game& comment(std::size_t turns, std::string_view text);

    /// The position string now.
    std::string position() const;
    /// Every legal turn, one for each path, in alphabetical order; none when the game is over.
    std::vector<std::string> turns() const;
    /// The number of turns that differ in their result.
    std::size_t results() const;
    /// As `1-0 elimination`; empty while the game goes on.
    std::string outcome() const;
    int quiet() const;
    int occurrence() const;
    /// The running number of the turn, or act, that was last.
    int number() const;
    bool can_claim() const;
    /// The side whose draw offer stands, or a blank.
    char offer() const;
    std::string header(std::string_view name) const;
    std::string comment(std::size_t turns) const;
    std::string print() const;
    /// What was mended when the record was read.
    const std::vector<std::string>& notes() const;

    /// The points that a turn passes on its way, the last one included, with a `~` before each that a loop leads to; empty
    /// where the game's turns go straight.
    std::string way(std::string_view turn) const;

    /// The points to be tapped for a turn, in order.
    std::string clicks(std::string_view turn) const;

    /// Why these points, tapped in order, begin no legal turn; with `whole`, why they are none. As `occupied a1 a2 : a2`
    /// (reason, attempt, points that show it); empty where they are legal.
    std::string refusal(std::string_view points, bool whole = false) const;

    ~Game();
    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;

private:
    struct State;
    explicit Game(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// A turn and the position string it leads to.
using TurnAndResult = std::pair<std::string, std::string>;

/// What the library says of a position string.
struct Listing {
    /// The position string printed again.
    std::string position;
    /// Every legal turn, one for each path, in the order of their texts.
    std::vector<TurnAndResult> turns;
    /// What the rules themselves decide, as `1-0 elimination`; empty where they do not.
    std::string outcome;
};

Listing listing(std::string_view spec, std::string_view position);

/// Perft of a position string, or of `start`.
std::uint64_t perft_of(std::string_view spec, std::string_view position, int depth, bool by_result);

/// The legal turns of a position, in alphabetical order.
std::vector<std::string> turns(std::string_view spec, std::string_view position);

/// Those among them that capture something, in alphabetical order.
std::vector<std::string> capturing_turns(std::string_view spec, std::string_view position);

/// The position string after a turn.
std::string after(std::string_view spec, std::string_view position, std::string_view turn);

/// Game::refusal for a position.
std::string refusal(std::string_view spec, std::string_view position, std::string_view points, bool whole = false);

/// Why a position string is refused; empty where it is not.
std::string position_error(std::string_view spec, std::string_view position);

/// Why a turn is refused; empty where it is not.
std::string turn_error(std::string_view spec, std::string_view position, std::string_view turn);

/// Why a record is refused; empty where it is not.
std::string record_error(std::string_view record);

}  // namespace qirq::test

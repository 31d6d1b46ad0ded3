// The solver: it agrees with plain minimax over the naive generator, and with the known values of Konane.
#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "naive.h"
#include "session.h"
#include "support.h"

using namespace qirq;
using namespace qirq::test;

namespace {

std::int64_t no_time() { return 0; }

/// Solves a position of a rule set, so many nodes at a time.
Thought solve(const std::string& spec, const std::optional<std::string>& position, std::uint64_t slice = 1'000'000) {
    const auto session = new_session(spec, position);
    ThinkLimits until_proven;
    until_proven.solve = true;
    session->think(until_proven, no_time);
    while (!session->think_on(slice)) CHECK_FALSE(session->thought());
    return *session->thought();
}

/// Whether x, which jumps first, wins with these stones on the board.
std::string winner(const std::string& spec, const std::string& rows) {
    const Thought thought = solve(spec, rows + " x 0 -");
    CHECK(thought.verdict);
    CHECK_FALSE(thought.verdict->distance);
    return thought.verdict->wins ? "first" : "second";
}

/// Whether the side to move wins, by trying every turn of the naive generator.
class Minimax {
public:
    explicit Minimax(const naive::Game& game) : game_(game) {}

    bool wins(const std::string& position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        bool found = false;
        for (const naive::Turn& turn : game_.turns(position)) found = found || !wins(turn.result);
        return known_[position] = found;
    }

private:
    const naive::Game& game_;
    std::map<std::string, bool> known_;
};

}  // namespace

TEST_CASE("solver: konane: agrees with plain minimax over the naive generator, and its turn wins") {
    Random random(9);
    for (const std::string spec : {"konane,size=4,opening=none", "konane,size=5,opening=none", "konane,size=4"}) {
        CAPTURE(spec);
        const auto game = naive::game(spec);
        Minimax minimax(*game);
        int won = 0;
        int lost = 0;
        for (int i = 0; i < 60; ++i) {
            const std::string position = i == 0 ? game->start() : game->set_up(random);
            // Minimax without any cutting is for boards with much room.
            if (i > 0 && spec.find("size=5") != std::string::npos &&
                std::count_if(position.begin(), position.end(), [](char c) { return c == 'x' || c == 'o'; }) > 17)
                continue;
            CAPTURE(position);
            if (game->turns(position).empty()) continue;
            const bool wins = minimax.wins(position);
            const Thought thought = solve(spec, position);
            CHECK(thought.verdict == Verdict{wins, std::nullopt});
            ++(wins ? won : lost);
            CHECK(thought.turn.empty() == !wins);
            for (const naive::Turn& turn : game->turns(position))
                if (turn.text == thought.turn) CHECK_FALSE(minimax.wins(turn.result));
        }
        CHECK(won > 5);
        CHECK(lost > 2);
    }
}

TEST_CASE("solver: konane: known values with a pair removed") {
    const char* four = "konane,size=4,opening=none";
    // A corner stone of x and either neighbour.
    CHECK(winner(four, "2xo/oxox/xoxo/oxox") == "second");
    CHECK(winner(four, "1oxo/1xox/xoxo/oxox") == "second");
    // A centre stone of x with a neighbour inside the central square, and with an outer one.
    CHECK(winner(four, "xoxo/o2x/xoxo/oxox") == "second");
    CHECK(winner(four, "xoxo/2ox/xoxo/oxox") == "first");
    CHECK(winner("konane,size=5,opening=none", "2xox/oxoxo/xoxox/oxoxo/xoxox") == "first");
    CHECK(winner("konane,size=5,opening=none", "1oxox/1xoxo/xoxox/oxoxo/xoxox") == "first");
    // The other two of six by six take some seconds with the sanitizers: they are asked by command (tests/README.md).
    CHECK(winner("konane,size=6,opening=none", "xoxoxo/oxoxox/x2oxo/oxoxox/xoxoxo/oxoxox") == "first");
}

TEST_CASE("solver: pausing changes neither the count of nodes nor the turn") {
    const std::string spec = "konane,size=5,opening=none";
    const std::string position = "2xox/oxoxo/xoxox/oxoxo/xoxox x 0 -";
    const Thought whole = solve(spec, position);
    const Thought sliced = solve(spec, position, 7);
    CHECK(whole.nodes == sliced.nodes);
    CHECK(whole.turn == sliced.turn);
    CHECK(whole.nodes > 100);
}

TEST_CASE("solver: is refused where games can be drawn, with limits, and when the game is over") {
    ThinkLimits until_proven;
    until_proven.solve = true;
    const auto drawish = new_session("alquerque-open");
    CHECK_FALSE(drawish->can_solve());
    CHECK(contains(error_of([&] { drawish->think(until_proven, no_time); }), "can be drawn"));
    const auto konane = new_session("konane");
    CHECK(konane->can_solve());
    ThinkLimits both = until_proven;
    both.limits.nodes = 5;
    CHECK(contains(error_of([&] { konane->think(both, no_time); }), "together with limits"));
    const auto over = new_session("konane,opening=none", "x7/8/8/8/8/8/8/8 x 0 -");
    CHECK(contains(error_of([&] { over->think(until_proven, no_time); }), "over"));
}

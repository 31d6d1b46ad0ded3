// Playing strengths: what weak levels overlook and what no level from the third on does; and several best turns at once.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "naive.h"
#include "search/levels.h"
#include "session.h"
#include "support.h"

using namespace qirq;
using namespace qirq::test;

namespace {

std::int64_t no_time() { return 0; }

Thought think(Session& session, const ThinkLimits& limits) {
    session.think(limits, no_time);
    while (!session.think_on(1'000'000)) {
    }
    return *session.thought();
}

ThinkLimits at_level(int level, std::uint64_t seed) {
    ThinkLimits limits;
    limits.level = level;
    limits.seed = seed;
    return limits;
}

ThinkLimits lines(int count, int depth) {
    ThinkLimits limits;
    limits.limits.lines = count;
    limits.limits.depth = depth;
    return limits;
}

const std::vector<std::string> specs{"alquerque-bell", "alquerque-open", "konane,size=6,opening=none", "fanorona,board=5x5",
                                     "seega",          "surakarta"};

}  // namespace

TEST_CASE("levels: from the third on a win in one is never passed up") {
    Random random(31);
    for (const std::string& spec : specs) {
        CAPTURE(spec);
        const auto game = naive::game(spec);
        int found = 0;
        for (int tries = 0; tries < 4'000 && found < 15; ++tries) {
            const std::string position = game->set_up(random);
            std::set<std::string> wins;
            const std::string won = position[position.find(' ') + 1] == 'x' ? "1-0" : "0-1";
            const auto turns = game->turns(position);
            for (const naive::Turn& turn : turns)
                if (game->outcome(turn.result).substr(0, 3) == won) wins.insert(turn.text);
            if (wins.empty() || wins.size() == turns.size()) continue;
            ++found;
            CAPTURE(position);
            const auto session = new_session(spec, position);
            if (session->state().outcome) continue;
            for (int level = 3; level < level_count; ++level)
                for (std::uint64_t seed = 0; seed < 6; ++seed)
                    CHECK(wins.count(think(*session, at_level(level, seed)).turn) == 1);
        }
        CHECK(found > 5);
    }
}

TEST_CASE("levels: the same seed overlooks the same, and what overlooks proves nothing") {
    for (const std::string& spec : specs) {
        if (spec.find("opening=none") != std::string::npos) continue;
        CAPTURE(spec);
        std::set<std::string> played;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const auto session = new_session(spec);
            const std::string turn = think(*session, at_level(1, seed)).turn;
            CHECK(think(*session, at_level(1, seed)).turn == turn);
            played.insert(turn);
        }
        CHECK(played.size() > 1);
    }
    // x takes the last stone: whoever sees all of it says that it is proven.
    const auto session = new_session("alquerque-open", "5/5/1xo2/5/5 x 0 -");
    CHECK(think(*session, at_level(level_count, 0)).verdict == Verdict{true, 1});
    CHECK_FALSE(think(*session, at_level(3, 0)).verdict);
    CHECK_FALSE(think(*session, at_level(3, 0)).variations.front().verdict);
}

TEST_CASE("lines: the best turns are ranked, each once, and the first is that of a search for one") {
    for (const std::string& spec : specs) {
        CAPTURE(spec);
        const auto game = naive::game(spec);
        Random random(77);
        for (int i = 0; i < 6; ++i) {
            const std::string position = game->set_up(random);
            CAPTURE(position);
            const auto session = new_session(spec, position);
            const std::size_t turns = [&] {
                std::set<std::string> results;
                for (const naive::Turn& turn : game->turns(position)) results.insert(turn.result);
                return results.size();
            }();
            if (session->state().outcome || turns == 0) continue;
            const Thought thought = think(*session, lines(3, 4));
            // A proof may end the search before the depth is reached, and paths to one result are one turn.
            CHECK(thought.variations.size() == std::min<std::size_t>(turns, 3));
            std::set<std::string> firsts;
            for (const Variation& variation : thought.variations) firsts.insert(variation.line.front());
            CHECK(firsts.size() == thought.variations.size());
            CHECK(thought.variations.front().line.front() == thought.turn);
            CHECK(thought.variations.front().score == thought.score);
            CHECK(std::is_sorted(thought.variations.begin(), thought.variations.end(),
                                 [](const Variation& a, const Variation& b) { return a.score > b.score; }));
        }
    }
}

TEST_CASE("lines: their number is checked") {
    const auto session = new_session("alquerque-bell");
    CHECK(contains(error_of([&] { session->think(lines(0, 3), no_time); }), "number of lines is 0"));
    CHECK(contains(error_of([&] { session->think(lines(101, 3), no_time); }), "from 1 to 100"));
}

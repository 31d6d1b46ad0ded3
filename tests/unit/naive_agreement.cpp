// The library against the naive generator, on random positions: the same turns, the same results, the same outcome.
#include <doctest/doctest.h>

#include "game.h"
#include "naive.h"
#include "support.h"

namespace {

using namespace qirq::test;
namespace naive = qirq::naive;

constexpr const char* start = "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 ";

void agree(const std::string& spec, const naive::Options& options, const std::string& position) {
    const Listing listing = qirq::test::listing(spec, position);
    std::vector<TurnAndResult> expected;
    for (const naive::Turn& turn : naive::turns(options, position)) expected.emplace_back(turn.text, turn.result);
    std::sort(expected.begin(), expected.end());
    // One check that is cheap where all is well; the rest is for people.
    if (listing.position == position && listing.turns == expected && listing.outcome == naive::outcome(options, position))
        return;
    CAPTURE(spec);
    CAPTURE(position);
    CHECK(listing.position == position);
    CHECK(listing.outcome == naive::outcome(options, position));
    for (const TurnAndResult& turn : expected) {
        CAPTURE(turn.first);
        CAPTURE(turn.second);
        CHECK(std::count(listing.turns.begin(), listing.turns.end(), turn) == 1);
    }
    CHECK(listing.turns.size() == expected.size());
    FAIL("the library and the naive generator disagree");
}

/// Positions from random games, some left early, some late.
void agree_on_games(const std::string& spec, int positions, Random& random) {
    const naive::Options options = naive::options(spec);
    int done = 0;
    while (done < positions) {
        std::string position = start + std::string(options.no_return ? "-,-" : "-");
        for (int left = random.between(1, 160); left > 0 && done < positions; --left) {
            agree(spec, options, position);
            ++done;
            const std::vector<naive::Turn> turns = naive::turns(options, position);
            if (turns.empty()) break;
            position = random.pick(turns).result;
        }
    }
}

/// A row of the board with its runs of empty points counted.
std::string row_text(const std::string& row) {
    std::string text;
    int run = 0;
    for (const char c : row + "/") {
        if (c == '.') {
            ++run;
            continue;
        }
        if (run > 0) text += std::to_string(run);
        run = 0;
        if (c != '/') text += c;
    }
    return text;
}

/// A legal set-up of 2 to 24 stones, at most twelve a side, with any memory that may stand there.
std::string random_set_up(const naive::Options& options, Random& random) {
    const int stones = random.between(2, 24);
    const int of_x = random.between(std::max(0, stones - 12), std::min(12, stones));
    std::string points(25, '.');
    for (int placed = 0; placed < stones;) {
        char& point = points[random.below(points.size())];
        if (point == '.') point = placed++ < of_x ? 'x' : 'o';
    }
    std::string position;
    for (std::size_t row = 0; row < 5; ++row) position += (row == 0 ? "" : "/") + row_text(points.substr(5 * row, 5));
    position += random.once_in(2) ? " x " : " o ";
    position += std::to_string(random.once_in(20) ? 9999 : random.between(0, 120)) + " ";
    if (!options.no_return) return position + "-";

    const auto memory = [&](char side) -> std::string {
        const std::vector<std::string> list = naive::memories(options, position + "-,-", side);
        return list.empty() || random.once_in(3) ? "-" : random.pick(list);
    };
    const std::string of_first = memory('x');
    return position + of_first + "," + memory('o');
}

void agree_on_set_ups(const std::string& spec, int positions, Random& random) {
    const naive::Options options = naive::options(spec);
    for (int i = 0; i < positions; ++i) agree(spec, options, random_set_up(options, random));
}

void agree_on_both(const std::string& spec, int positions) {
    Random random(1);
    agree_on_games(spec, positions / 2, random);
    agree_on_set_ups(spec, positions - positions / 2, random);
}

}  // namespace

TEST_CASE("naive generator: alquerque-bell agrees") { agree_on_both("alquerque-bell", random_positions()); }
TEST_CASE("naive generator: alquerque-open agrees") { agree_on_both("alquerque-open", random_positions()); }
TEST_CASE("naive generator: alquerque-forty agrees") { agree_on_both("alquerque-forty", random_positions()); }
TEST_CASE("naive generator: alquerque-brainking agrees") { agree_on_both("alquerque-brainking", random_positions()); }

TEST_CASE("naive generator: house rules agree") {
    // Every option at its other value alone, the combinations that touch each other, then a hundred drawn at random.
    std::vector<std::string> specs{
        "alquerque-open,steps=forward",
        "alquerque-open,first_jump=forward",
        "alquerque-open,later_jumps=forward",
        "alquerque-open,last_rank=captures_only",
        "alquerque-open,no_return=on",
        "alquerque-open,capture=optional",
        "alquerque-open,removal=after_chain",
        "alquerque-brainking,steps=any",
        "alquerque-brainking,steps=any,last_rank=free",
        "alquerque-brainking,capture=optional",
        "alquerque-bell,capture=optional,removal=after_chain",
    };
    Random random(2);
    const auto chosen = [&](const char* name, const char* first, const char* second) {
        return std::string(",") + name + "=" + (random.once_in(2) ? first : second);
    };
    for (int i = 0; i < 100; ++i)
        specs.push_back(random.pick(words("alquerque-bell alquerque-open alquerque-forty alquerque-brainking")) +
                        chosen("steps", "any", "forward") + chosen("first_jump", "any", "forward") +
                        chosen("later_jumps", "any", "forward") + chosen("last_rank", "free", "captures_only") +
                        chosen("no_return", "off", "on") + chosen("capture", "compulsory", "optional") +
                        chosen("removal", "at_once", "after_chain"));
    for (const std::string& spec : specs) agree_on_both(spec, random_positions() / 200);
}

// The library against the naive generator, on random positions: the same turns, the same results, the same outcome.
#include <doctest/doctest.h>

#include "game.h"
#include "naive.h"
#include "support.h"

namespace {

using namespace qirq::test;
namespace naive = qirq::naive;

/// The library and the naive generator side by side.
class Pair {
public:
    explicit Pair(const std::string& spec) : spec_(spec), naive_(naive::game(spec)) {}

    /// Positions from random games, some left early, some late.
    void agree_on_games(int positions, Random& random) {
        while (positions > 0) {
            std::string position = naive_->start();
            for (int left = random.between(1, 160); left > 0 && positions > 0; --left) {
                --positions;
                const std::vector<naive::Turn> turns = agree(position);
                if (turns.empty()) break;
                position = random.pick(turns).result;
            }
        }
    }

    void agree_on_set_ups(int positions, Random& random) {
        for (int i = 0; i < positions; ++i) agree(naive_->set_up(random));
    }

private:
    /// Checks one position; answers its turns.
    std::vector<naive::Turn> agree(const std::string& position) {
        const Listing listing = qirq::test::listing(spec_, position);
        std::vector<naive::Turn> turns = naive_->turns(position);
        std::vector<TurnAndResult> expected;
        for (const naive::Turn& turn : turns) expected.emplace_back(turn.text, turn.result);
        std::sort(expected.begin(), expected.end());
        const std::string outcome = naive_->outcome(position);
        // One check that is cheap where all is well; the rest is for people.
        if (listing.position == position && listing.turns == expected && listing.outcome == outcome) return turns;
        CAPTURE(spec_);
        CAPTURE(position);
        CHECK(listing.position == position);
        CHECK(listing.outcome == outcome);
        for (const TurnAndResult& turn : expected) {
            CAPTURE(turn.first);
            CAPTURE(turn.second);
            CHECK(std::count(listing.turns.begin(), listing.turns.end(), turn) == 1);
        }
        CHECK(listing.turns.size() == expected.size());
        FAIL("the library and the naive generator disagree");
        return turns;
    }

    std::string spec_;
    std::unique_ptr<naive::Game> naive_;
};

void agree_on_both(const std::string& spec, int positions) {
    Random random(1);
    Pair pair(spec);
    pair.agree_on_games(positions / 2, random);
    pair.agree_on_set_ups(positions - positions / 2, random);
}

}  // namespace

TEST_CASE("naive generator: alquerque-bell agrees") { agree_on_both("alquerque-bell", random_positions()); }
TEST_CASE("naive generator: alquerque-open agrees") { agree_on_both("alquerque-open", random_positions()); }
TEST_CASE("naive generator: alquerque-forty agrees") { agree_on_both("alquerque-forty", random_positions()); }
TEST_CASE("naive generator: alquerque-brainking agrees") { agree_on_both("alquerque-brainking", random_positions()); }

TEST_CASE("naive generator: konane agrees") { agree_on_both("konane", random_positions()); }
TEST_CASE("naive generator: fanorona agrees") { agree_on_both("fanorona", random_positions()); }
TEST_CASE("naive generator: seega agrees") { agree_on_both("seega", random_positions()); }
TEST_CASE("naive generator: surakarta agrees") { agree_on_both("surakarta", random_positions()); }

TEST_CASE("naive generator: every option of the other games agrees") {
    for (const std::string spec :
         {"konane,size=6", "konane,size=5", "konane,size=4", "konane,opening=none", "konane,size=6,opening=none",
          "konane,size=5,opening=none", "konane,size=4,opening=none", "fanorona,continuation=compulsory",
          "fanorona,board=5x5", "fanorona,board=5x5,continuation=compulsory", "fanorona,board=3x3",
          "fanorona,board=3x3,continuation=compulsory", "seega,chain=same_stone", "seega,centre=capturable",
          "seega,chain=same_stone,centre=capturable", "surakarta,ending=more_pieces"})
        agree_on_both(spec, random_positions() / 20);
}

TEST_CASE("naive generator: house rules of alquerque agree") {
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

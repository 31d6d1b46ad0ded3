// Turn texts: the full text always, a shorter one where exactly one path fits.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* open_rules = "alquerque-open";

/// The rule book's example: a5 must take b5 and d5.
constexpr const char* example = "xo1o1/5/5/5/4o x 0 -";

/// Two ways round the square from a1 to c3, and from there on to c5 or home again.
constexpr const char* two_ways = "5/2o2/1o3/o1o2/xo2o x 0 -";

}  // namespace

TEST_CASE("turn: the full text is read and printed") {
    CHECK(turns(open_rules, example) == words("a5xc5xe5"));
    CHECK(after(open_rules, example, "a5xc5xe5") == "4x/5/5/5/4o o 0 -");
    CHECK(turns(open_rules, "5/5/2x2/5/4o x 0 -") == words("c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4"));
    CHECK(after(open_rules, "5/5/2x2/5/4o x 0 -", "c3-d4") == "5/3x1/5/5/4o o 1 -");
}

TEST_CASE("turn: intermediate points may be left out where one path fits") {
    CHECK(after(open_rules, example, "a5xe5") == "4x/5/5/5/4o o 0 -");
}

TEST_CASE("turn: an ambiguous text is refused, its candidates named") {
    REQUIRE(turns(open_rules, two_ways) == words("a1xa3xc3xc1xa1 a1xa3xc3xc5 a1xc1xc3xa3xa1 a1xc1xc3xc5"));
    const std::string error = turn_error(open_rules, two_ways, "a1xc5");
    CAPTURE(error);
    CHECK(contains(error, "The turn 'a1xc5' is not legal"));
    CHECK(contains(error, "a1xa3xc3xc5"));
    CHECK(contains(error, "a1xc1xc3xc5"));
    CHECK(!contains(error, "a1xa3xc3xc1xa1"));
    CHECK(contains(turn_error(open_rules, two_ways, "a1xa1"), "a1xa3xc3xc1xa1"));
    CHECK(contains(turn_error(open_rules, two_ways, "a1xa1"), "a1xc1xc3xa3xa1"));
    CHECK(contains(turn_error(open_rules, two_ways, "a1xc3xc5"), "a1xa3xc3xc5"));
    CHECK(contains(turn_error(open_rules, two_ways, "a1xc3xc5"), "a1xc1xc3xc5"));
}

TEST_CASE("turn: one point in between can settle it") {
    CHECK(after(open_rules, two_ways, "a1xa3xc5") == after(open_rules, two_ways, "a1xa3xc3xc5"));
    CHECK(after(open_rules, two_ways, "a1xc1xc5") == after(open_rules, two_ways, "a1xc1xc3xc5"));
    CHECK(Game(open_rules, two_ways).play("a1xa3xc1xa1").print() == Game(open_rules, two_ways).play("a1xa3xc3xc1xa1").print());
    CHECK(Game(open_rules, two_ways).play("a1xc1xa3xa1").print() == Game(open_rules, two_ways).play("a1xc1xc3xa3xa1").print());
}

TEST_CASE("turn: an exact full text wins over longer turns that it would abridge") {
    // With optional captures a1xc1 is a turn of its own, though it could be short for a1xa3xc3xc1.
    const char* spec = "alquerque-open,capture=optional";
    CHECK(after(spec, two_ways, "a1xc1") == "5/2o2/1o3/o1o2/2x1o o 0 -");
    CHECK(after(spec, two_ways, "a1xc3xc1") == after(spec, two_ways, "a1xa3xc3xc1"));
}

TEST_CASE("turn: points in between must come in the order of the path") {
    CHECK(turn_error(open_rules, two_ways, "a1xc3xc1xc5") != "");
    CHECK(turn_error(open_rules, two_ways, "a1xc3xc3xc5") != "");
    CHECK(turn_error(open_rules, two_ways, "a1xc3xa3xc5") != "");
}

TEST_CASE("turn: what is no turn text is refused with the place") {
    struct Wrong {
        std::string text;
        std::string place;
    };
    for (const Wrong& wrong : std::vector<Wrong>{{"", "character 1."},
                                                           {"a", "character 1."},
                                                           {"f1-f2", "character 1."},
                                                           {"a6-a5", "character 1."},
                                                           {"A1-A2", "character 1."},
                                                           {" a1-a2", "character 1."},
                                                           {"a1a2", "character 3."},
                                                           {"a1 - a2", "character 3."},
                                                           {"a1Xa2", "character 3."},
                                                           {"a1-", "character 4."},
                                                           {"a1-a", "character 4."},
                                                           {"a1-f2", "character 4."},
                                                           {"a1-a2 ", "character 6."},
                                                           {"a1-a2+", "character 6."},
                                                           {"a1xa3x", "character 7."}}) {
        const std::string error = turn_error(open_rules, two_ways, wrong.text);
        CAPTURE(wrong.text);
        CAPTURE(error);
        CHECK(contains(error, "'" + wrong.text + "' is no turn"));
        CHECK(contains(error, wrong.place));
    }
}

TEST_CASE("turn: what is written only in other games is not legal here") {
    for (const std::string text : {"pass", "a1,a2", "a1:a2", "a1"}) {
        CAPTURE(text);
        CHECK(contains(turn_error(open_rules, two_ways, text), "The turn '" + text + "' is not legal"));
    }
}

TEST_CASE("turn: a capture is written with x, a step with -") {
    CHECK(contains(turn_error(open_rules, example, "a5-c5-e5"), "not legal"));
    CHECK(contains(turn_error(open_rules, example, "a5xc5-e5"), "not legal"));
    CHECK(contains(turn_error(open_rules, "5/5/2x2/5/4o x 0 -", "c3xc4"), "a capture is written with 'x', a step with '-'"));
}

TEST_CASE("turn: a refused turn says why") {
    CHECK(contains(turn_error(open_rules, example, "a5xc5"), "must go on capturing, to e5"));
    CHECK(contains(turn_error(open_rules, example, "a5-a4"), "A capture must be played, by the stone on a5"));
    CHECK(contains(turn_error(open_rules, example, "b5-b4"), "The stone on b5 belongs to the other side"));
    CHECK(contains(turn_error(open_rules, example, "c3-c4"), "There is no stone on c3"));
    CHECK(contains(turn_error(open_rules, "5/5/2x2/5/4o x 0 -", "c3-e4"), "No line joins c3 and e4"));
}

TEST_CASE("turn: one point alone is no turn") {
    const std::string error = turn_error(open_rules, "5/5/2x2/5/4o x 0 -", "c3");
    CAPTURE(error);
    CHECK(contains(error, "The stone on c3 has yet to move"));
}

TEST_CASE("turn: two turns that come to one position are two texts and one result") {
    // Once round the square, either way: the stone comes home and the same four enemies are gone.
    const Game game(open_rules, "4o/5/1o3/o1o2/xo3 x 0 -");
    CHECK(game.turns() == words("a1xa3xc3xc1xa1 a1xc1xc3xa3xa1"));
    CHECK(game.results() == 1);
}

// Alquerque: the board and its start, and steps. One position for each sentence of the rules.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* open_rules = "alquerque-open";
constexpr const char* bell = "alquerque-bell";
constexpr const char* forty = "alquerque-forty";
constexpr const char* brainking = "alquerque-brainking";

}  // namespace

TEST_CASE("stepping: a game opens with one of four steps into the centre") {
    for (const std::string spec : {open_rules, bell, forty, brainking})
        CHECK(Game(spec).turns() == words("b2-c3 c2-c3 d2-c3 d3-c3"));
}

TEST_CASE("stepping: a step goes to an empty joined neighbour") {
    // Eight lines meet in the centre, four at c2, three in a corner; some of them lead to points that are taken.
    CHECK(turns(open_rules, "5/5/2x2/5/4o x 0 -") == words("c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4"));
    CHECK(turns(open_rules, "4o/5/5/2x2/5 x 0 -") == words("c2-b2 c2-c1 c2-c3 c2-d2"));
    CHECK(turns(open_rules, "4o/5/5/xx3/x4 x 0 -") == words("a1-b1 a2-a3 b2-a3 b2-b1 b2-b3 b2-c1 b2-c2 b2-c3"));
}

TEST_CASE("stepping: open: in every direction, for both sides") {
    CHECK(turns(open_rules, "5/5/2x2/5/4o x 0 -").size() == 8);
    CHECK(turns(open_rules, "x4/5/2o2/5/5 o 0 -").size() == 8);
}

TEST_CASE("stepping: bell, forty, brainking: forward, diagonally forward and sideways; never backward") {
    for (const std::string spec : {bell, forty, brainking}) {
        CAPTURE(spec);
        CHECK(turns(spec, "5/5/2x2/5/4o x 0 -") == words("c3-b3 c3-b4 c3-c4 c3-d3 c3-d4"));
        CHECK(turns(spec, "x4/5/2o2/5/5 o 0 -") == words("c3-b2 c3-b3 c3-c2 c3-d2 c3-d3"));
        CHECK(turns(spec, "4o/5/5/2x2/5 x 0 -") == words("c2-b2 c2-c3 c2-d2"));
    }
}

TEST_CASE("stepping: a stone on its last rank may only capture, but in the open game goes as it likes") {
    // x has a stone on its last rank and one elsewhere.
    const char* position = "x4/5/5/5/x3o x 0 -";
    for (const std::string spec : {bell, forty, brainking}) {
        CAPTURE(spec);
        CHECK(turns(spec, position) == words("a1-a2 a1-b1 a1-b2"));
        CHECK(turns(spec, "x4/5/5/5/x3o o 0 -").empty());
    }
    CHECK(turns(open_rules, position) == words("a1-a2 a1-b1 a1-b2 a5-a4 a5-b4 a5-b5"));
    CHECK(turns(open_rules, "x4/5/5/5/x3o o 0 -") == words("e1-d1 e1-d2 e1-e2"));
}

TEST_CASE("stepping: a stone on the rank it began on is not on its last rank") {
    CHECK(turns(bell, "4o/5/5/5/x4 o 0 -") == words("e5-d4 e5-d5 e5-e4"));
    CHECK(turns(bell, "4o/5/5/5/x4 x 0 -") == words("a1-a2 a1-b1 a1-b2"));
}

TEST_CASE("stepping: the side to move without a legal turn loses") {
    for (const std::string spec : {bell, forty, brainking}) {
        CHECK(Game(spec, "x4/5/5/5/x3o o 0 -").outcome() == "1-0 blocked");
        CHECK(Game(spec, "x4/5/5/5/4o x 0 -").outcome() == "0-1 blocked");
    }
    // Shut in by stones that stand safe: x on a1 can neither step nor jump.
    CHECK(Game(open_rules, "4x/5/o1o2/oo3/xoo2 x 0 -").outcome() == "");
    CHECK(Game(open_rules, "5/5/o1o2/oo3/xoo2 x 0 -").outcome() == "0-1 blocked");
    CHECK(Game(open_rules, "5/5/o1o2/oo3/xoo2 o 0 -").outcome() == "");
}

TEST_CASE("stepping: a side without stones loses, whoever is to move") {
    for (const std::string spec : {open_rules, bell, forty, brainking}) {
        CHECK(Game(spec, "5/5/2x2/5/5 o 0 -").outcome() == "1-0 elimination");
        CHECK(Game(spec, "5/5/2x2/5/5 x 0 -").outcome() == "1-0 elimination");
        CHECK(Game(spec, "5/5/2o2/5/5 x 0 -").outcome() == "0-1 elimination");
        CHECK(Game(spec, "5/5/2o2/5/5 o 0 -").outcome() == "0-1 elimination");
    }
}

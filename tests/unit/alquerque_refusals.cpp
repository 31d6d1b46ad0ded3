// Alquerque: why an attempt is refused: the first reason that applies of no line, occupied, must capture or go on, last
// rank, backward, no return; with the points of the attempt before the colon and those that show the reason after it.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* open_rules = "alquerque-open";
constexpr const char* bell = "alquerque-bell";
constexpr const char* brainking = "alquerque-brainking";

/// x: c3 alone with a step in every direction.
constexpr const char* lone = "o4/5/2x2/5/4o x 0 -";
/// x can capture by a1 over b1 and by e3 over e2, and has a stone on a5 (its last rank) and one on c3.
constexpr const char* captures = "x4/5/2x1x/4o/xo3 x 0 -";

}  // namespace

TEST_CASE("refusal: nothing is refused of a legal beginning") {
    CHECK(refusal(open_rules, lone, "") == "");
    CHECK(refusal(open_rules, lone, "c3") == "");
    CHECK(refusal(open_rules, lone, "c3 c4") == "");
    CHECK(refusal(open_rules, lone, "c3 c4", true) == "");
    CHECK(refusal(open_rules, "xo1o1/5/5/5/4o x 0 -", "a5 c5") == "");
    CHECK(refusal(open_rules, "xo1o1/5/5/5/4o x 0 -", "a5 c5 e5", true) == "");
}

TEST_CASE("refusal: no stone, or not one's own") {
    CHECK(refusal(open_rules, lone, "b3") == "no_stone b3 : b3");
    CHECK(refusal(open_rules, lone, "b3 b4") == "no_stone b3 : b3");
    CHECK(refusal(open_rules, lone, "a5") == "not_yours a5 : a5");
    CHECK(refusal(open_rules, lone, "a5 a4") == "not_yours a5 : a5");
}

TEST_CASE("refusal: no line") {
    CHECK(refusal(open_rules, lone, "c3 d1") == "no_line c3 d1 : c3 d1");
    CHECK(refusal(open_rules, lone, "c3 e4") == "no_line c3 e4 : c3 e4");
    CHECK(refusal(open_rules, "o4/5/5/2x2/4o x 0 -", "c2 d3") == "no_line c2 d3 : c2 d3");
    CHECK(refusal(open_rules, "o4/5/5/2x2/1o2o x 0 -", "c2 b1") == "no_line c2 b1 : c2 b1");
}

TEST_CASE("refusal: no line comes before everything else") {
    // Occupied or empty, a capture due, on the last rank, backward: all the same.
    CHECK(refusal(bell, captures, "a5 e3") == "no_line a5 e3 : a5 e3");
    CHECK(refusal(bell, captures, "a5 e2") == "no_line a5 e2 : a5 e2");
    CHECK(refusal(bell, captures, "a5 b3") == "no_line a5 b3 : a5 b3");
}

TEST_CASE("refusal: occupied") {
    CHECK(refusal(open_rules, "5/2o2/2x2/2x2/o4 x 0 -", "c3 c2") == "occupied c3 c2 : c2");
    CHECK(refusal(open_rules, "o4/5/2xx1/5/5 x 0 -", "c3 d3") == "occupied c3 d3 : d3");
    CHECK(refusal(open_rules, "5/5/2xo1/5/5 x 0 -", "c3 d3") == "occupied c3 d3 : d3");
    CHECK(refusal(open_rules, "5/5/2xox/5/5 x 0 -", "c3 e3") == "occupied c3 e3 : e3");
    CHECK(refusal(open_rules, "5/5/2xoo/5/5 x 0 -", "c3 e3") == "occupied c3 e3 : e3");
    CHECK(refusal(open_rules, lone, "c3 c3") == "no_line c3 c3 : c3 c3");
}

TEST_CASE("refusal: occupied comes before a capture that is due, the last rank and backward") {
    CHECK(refusal(bell, "xx3/5/4x/4o/xo3 x 0 -", "a5 b5") == "occupied a5 b5 : b5");
    CHECK(refusal(bell, "x4/x4/4x/4o/xo3 x 0 -", "a5 a4") == "occupied a5 a4 : a4");
    CHECK(refusal(bell, "5/2x2/2x2/5/o4 x 0 -", "c4 c3") == "occupied c4 c3 : c3");
}

TEST_CASE("refusal: a capture must be played, by the stones named") {
    CHECK(refusal(open_rules, captures, "c3") == "must_capture c3 : a1 e3");
    CHECK(refusal(open_rules, captures, "c3 c4") == "must_capture c3 c4 : a1 e3");
    CHECK(refusal(open_rules, captures, "a1 a2") == "must_capture a1 a2 : a1 e3");
    CHECK(refusal(open_rules, captures, "a1 b2") == "must_capture a1 b2 : a1 e3");
    // A jump over nothing is no capture.
    CHECK(refusal(open_rules, captures, "a1 a3") == "must_capture a1 a3 : a1 e3");
    CHECK(refusal("alquerque-open,capture=optional", captures, "c3 c4") == "");
}

TEST_CASE("refusal: a capture that is due comes before the last rank, backward and no return") {
    CHECK(refusal(bell, captures, "a5") == "must_capture a5 : a1 e3");
    CHECK(refusal(bell, captures, "a5 b5") == "must_capture a5 b5 : a1 e3");
    CHECK(refusal(bell, captures, "c3 c2") == "must_capture c3 c2 : a1 e3");
    CHECK(refusal(brainking, "x4/5/2x2/5/xo3 x 0 b3c3,-", "c3 b3") == "must_capture c3 b3 : a1");
}

TEST_CASE("refusal: the chain must go on, to the points named") {
    const char* fork = "5/1o1o1/5/2o2/xo3 x 0 -";
    CHECK(refusal(open_rules, fork, "a1 c1", true) == "must_continue c1 : c3");
    CHECK(refusal(open_rules, fork, "a1 c1 c3", true) == "must_continue c3 : e5 a5");
    CHECK(refusal(open_rules, fork, "a1 c1 d1") == "must_continue c1 d1 : c3");
    CHECK(refusal(open_rules, fork, "a1 c1 c3 d3") == "must_continue c3 d3 : e5 a5");
    CHECK(refusal(open_rules, fork, "a1 c1 c3 e3") == "must_continue c3 e3 : e5 a5");
    CHECK(refusal(open_rules, fork, "a1 c1 a5") == "no_line c1 a5 : c1 a5");
    CHECK(refusal(open_rules, fork, "a1 c1 c3 b4") == "occupied c3 b4 : b4");
}

TEST_CASE("refusal: the turn is over") {
    CHECK(refusal(open_rules, "4o/5/5/5/xo3 x 0 -", "a1 c1 d1") == "turn_over c1 d1 : c1");
    CHECK(refusal(open_rules, lone, "c3 c4 c5") == "turn_over c4 c5 : c4");
    CHECK(refusal("alquerque-open,capture=optional", "xo1o1/5/5/5/4o x 0 -", "a5 c5 c4") == "turn_over c5 c4 : c5");
}

TEST_CASE("refusal: nothing to jump over") {
    CHECK(refusal(open_rules, lone, "c3 c5") == "nothing_to_capture c3 c5 : c4");
    CHECK(refusal(open_rules, "o4/5/2xx1/5/5 x 0 -", "c3 e3") == "nothing_to_capture c3 e3 : d3");
}

TEST_CASE("refusal: on the last rank a stone may only capture") {
    const char* position = "x4/5/2x2/5/4o x 0 -";
    CHECK(refusal(bell, position, "a5") == "last_rank a5 : a5");
    CHECK(refusal(bell, position, "a5 b5") == "last_rank a5 b5 : a5");
    CHECK(refusal(open_rules, position, "a5 b5") == "");
}

TEST_CASE("refusal: the last rank comes before backward") {
    CHECK(refusal(bell, "x4/5/2x2/5/4o x 0 -", "a5 a4") == "last_rank a5 a4 : a5");
    CHECK(refusal(bell, "x4/5/2x2/5/4o x 0 -", "a5 b4") == "last_rank a5 b4 : a5");
    CHECK(refusal(bell, "x4/5/2o2/5/4o o 0 -", "e1 e2") == "last_rank e1 e2 : e1");
}

TEST_CASE("refusal: backward") {
    for (const std::string to : {"c2", "b2", "d2"})
        CHECK(refusal(bell, lone, "c3 " + std::string(to)) == "backward c3 " + std::string(to) + " : c3 " + to);
    for (const std::string to : {"c4", "b4", "d4"})
        CHECK(refusal(bell, "x4/5/2o2/5/4x o 0 -", "c3 " + std::string(to)) ==
              "backward c3 " + std::string(to) + " : c3 " + to);
    // BrainKing's first jump: backward, and from the last rank any but sideways.
    CHECK(refusal(brainking, "o4/5/2x2/2o2/5 x 0 -", "c3 c1") == "backward c3 c1 : c3 c1");
    CHECK(refusal(brainking, "x4/o4/2x2/5/4o x 0 -", "a5 a3") == "backward a5 a3 : a5 a3");
    CHECK(refusal("alquerque-brainking,later_jumps=forward", "4o/5/5/1oo2/x4 x 0 -", "a1 c3 c1") ==
          "backward c3 c1 : c3 c1");
}

TEST_CASE("refusal: no return") {
    CHECK(refusal(brainking, "o4/5/2x2/5/4o x 0 b3c3,-", "c3 b3") == "no_return c3 b3 : c3 b3");
    CHECK(refusal(brainking, "o4/5/2x2/5/4o x 0 b3c3,-", "c3 d3") == "");
    CHECK(refusal(brainking, "o4/5/2x2/5/4o x 0 -,-", "c3 b3") == "");
}

TEST_CASE("refusal: a stone that has no turn at all") {
    // Walled in by its own.
    CHECK(refusal(open_rules, "o4/5/5/xx3/xx3 x 0 -", "a1") == "blocked a1 : a1");
    CHECK(refusal(open_rules, "o4/5/5/xx3/xx3 x 0 -", "b1") == "");
}

TEST_CASE("refusal: nothing is legal when the game is over") {
    CHECK(Game(bell, "5/5/2x2/5/4o x 50 -").refusal("c3 c4") == "game_over :");
    CHECK(Game(open_rules, "5/5/2x2/5/4o x 0 -").resign('x').refusal("c3 c4") == "game_over :");
}

TEST_CASE("refusal: with the whole turn asked for, one point is none") {
    CHECK(refusal(open_rules, lone, "c3", true) == "must_move c3 : c3");
    CHECK(refusal("alquerque-open,capture=optional", "xo1o1/5/5/5/4o x 0 -", "a5", true) == "must_move a5 : a5");
}

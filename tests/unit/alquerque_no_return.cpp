// Alquerque, BrainKing's rule: a step may not take a piece back to the point it left on its owner's previous turn.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* brainking = "alquerque-brainking";
/// Two stones a side, far apart: a1 and c1, e5 and c5.
constexpr const char* quiet = "2o1o/5/5/5/x1x2 x 0 -,-";

bool has(const Game& game, const std::string& turn) {
    const std::vector<std::string> list = game.turns();
    return std::count(list.begin(), list.end(), turn) == 1;
}

}  // namespace

TEST_CASE("no return: not on the very next turn of the owner") {
    Game game(brainking, quiet);
    game.play("a1-b1 e5-d5");
    CHECK(game.position() == "2oo1/5/5/5/1xx2 x 2 a1b1,e5d5");
    CHECK(game.turns() == words("b1-b2 c1-b2 c1-c2 c1-d1 c1-d2"));
    CHECK(game.refusal("b1 a1") == "no_return b1 a1 : b1 a1");
    game.play("c1-c2");
    CHECK(game.position() == "2oo1/5/5/2x2/1x3 o 3 -,e5d5");
    CHECK(!has(game, "d5-e5"));
    CHECK(game.refusal("d5 e5") == "no_return d5 e5 : d5 e5");
}

TEST_CASE("no return: free with a turn of another stone between") {
    Game game(brainking, quiet);
    game.play("a1-b1 e5-d5 c1-d1 c5-b5");
    CHECK(game.position() == "1o1o1/5/5/5/1x1x1 x 4 c1d1,c5b5");
    CHECK(has(game, "b1-a1"));
    CHECK(!has(game, "d1-c1"));
    game.play("b1-a1");
    CHECK(has(game, "d5-e5"));
    CHECK(!has(game, "b5-c5"));
}

TEST_CASE("no return: going on in the same direction is free, and the way back is then to the last point only") {
    Game game(brainking, "4o/5/5/5/x1x2 x 0 -,-");
    game.play("c1-d1 e5-d5 d1-e1 d5-c5");
    CHECK(game.position() == "2o2/5/5/5/x3x x 4 d1e1,d5c5");
    CHECK(!has(game, "e1-d1"));
}

TEST_CASE("no return: only a sideways step is remembered, since backward steps are barred anyway") {
    Game game(brainking, quiet);
    CHECK(game.play("a1-a2").position() == "2o1o/5/5/x4/2x2 o 1 -,-");
    CHECK(game.play("e5-d4").position() == "2o2/3o1/5/x4/2x2 x 2 -,-");
}

TEST_CASE("no return: any other turn of its owner clears it") {
    Game game(brainking, quiet);
    game.play("a1-b1 e5-e4");
    CHECK(game.position() == "2o2/4o/5/5/1xx2 x 2 a1b1,-");
    CHECK(game.play("c1-c2").position() == "2o2/4o/5/2x2/1x3 o 3 -,-");
    Game again(brainking, quiet);
    again.play("a1-b1 e5-e4 b1-b2");
    CHECK(again.position() == "2o2/4o/5/1x3/2x2 o 3 -,-");
}

TEST_CASE("no return: a capture clears the memory of the side that makes it") {
    // The stone that is remembered, on c1, and the one that captures are two.
    const char* position = "4o/5/5/1o3/x1x2 x 3 b1c1,-";
    CHECK(after(brainking, position, "a1xc3") == "4o/5/2x2/5/2x2 o 0 -,-");
    CHECK(after(brainking, position, "c1xa3") == "4o/5/x4/5/x4 o 0 -,-");
}

TEST_CASE("no return: captures are not bound by it") {
    // x stepped b3-a3 and o came to b3: the jump goes back over the point that was left.
    CHECK(turns(brainking, "4o/5/xo3/5/5 x 1 b3a3,-") == words("a3xc3"));
    // Jumps cover two points and steps one, so that no capture can land on the very point that a step left.
    // Neither does the memory stand in the way of a chain, nor of the capture of another stone.
    CHECK(turns(brainking, "3oo/5/xo1o1/5/5 x 1 b3a3,-") == words("a3xc3xe3"));
    CHECK(turns(brainking, "4o/5/2x2/o4/x4 x 1 d3c3,-") == words("a1xa3"));
}

TEST_CASE("no return: the capture of the stone that remembers clears it") {
    // x stepped a2-b2 under the eyes of o on b3; another of x, on e1, is not touched.
    CHECK(after(brainking, "5/5/1o3/1x3/4x o 1 a2b2,-", "b3xb1") == "5/5/5/5/1o2x x 0 -,-");
    // A capture of another stone clears nothing of the side that loses it.
    CHECK(after(brainking, "5/5/1o3/1x3/3x1 o 1 e1d1,-", "b3xb1") == "5/5/5/5/1o1x1 x 0 e1d1,-");
    CHECK(turns(brainking, "5/5/5/5/1o1x1 x 0 e1d1,-") == words("d1-c1 d1-d2"));
}

TEST_CASE("no return: the memory of the other side outlives a turn") {
    Game game(brainking, quiet);
    game.play("a1-b1 e5-d5");
    CHECK(contains(game.position(), " a1b1,e5d5"));
    game.play("b1-b2");
    CHECK(contains(game.position(), " -,e5d5"));
}

TEST_CASE("no return: without the rule the way back is free") {
    Game game("alquerque-bell", "2o1o/5/5/5/x1x2 x 0 -");
    CHECK(has(game.play("a1-b1 e5-d5"), "b1-a1"));
    Game off("alquerque-brainking,no_return=off", "2o1o/5/5/5/x1x2 x 0 -");
    CHECK(has(off.play("a1-b1 e5-d5"), "b1-a1"));
}

TEST_CASE("no return: a stone whose only step is the way back leaves its owner without a turn") {
    // x on a1 came from b1; a2 and b2 are held, and so are the points beyond them.
    CHECK(Game(brainking, "5/5/o1o2/oo3/x4 x 1 b1a1,-").outcome() == "0-1 blocked");
    CHECK(Game(brainking, "5/5/o1o2/oo3/x4 x 1 -,-").turns() == words("a1-b1"));
}

TEST_CASE("no return: where backward steps are allowed any step is remembered") {
    Game game("alquerque-brainking,steps=any", quiet);
    game.play("a1-a2 e5-d4");
    CHECK(game.position() == "2o2/3o1/5/x4/2x2 x 2 a1a2,e5d4");
    CHECK(!has(game, "a2-a1"));
    CHECK(has(game, "c1-b1"));
}

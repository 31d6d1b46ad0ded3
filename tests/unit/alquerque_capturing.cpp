// Alquerque: jumps and chains. One position for each sentence of the rules.
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

TEST_CASE("capturing: the rule book's example") {
    // x (1,1); o (1,2), (1,4), (5,5): x jumps to (1,3), removing (1,2), then must go on to (1,5), removing (1,4).
    const char* position = "xo1o1/5/5/5/4o x 0 -";
    CHECK(turns(open_rules, position) == words("a5xc5xe5"));
    CHECK(after(open_rules, position, "a5xc5xe5") == "4x/5/5/5/4o o 0 -");
    CHECK(refusal(open_rules, position, "a5 c5") == "");
    CHECK(refusal(open_rules, position, "a5 c5", true) == "must_continue c5 : e5");
}

TEST_CASE("capturing: over an adjacent enemy along a drawn line to the empty point straight beyond") {
    CHECK(turns(open_rules, "4o/5/5/1o3/x4 x 0 -") == words("a1xc3"));
    // No line runs from b1 by c2 to d3: the stone only steps.
    CHECK(turns(open_rules, "4o/5/5/2o2/1x3 x 0 -") == words("b1-a1 b1-b2 b1-c1"));
    // Not over an own stone, not over a gap, not over two, not onto a stone, not off the board, not round a corner.
    CHECK(turns(open_rules, "4o/5/5/5/xx3 x 0 -") == words("a1-a2 a1-b2 b1-b2 b1-c1"));
    CHECK(turns(open_rules, "4o/5/5/5/x1o2 x 0 -") == words("a1-a2 a1-b1 a1-b2"));
    CHECK(turns(open_rules, "4o/5/5/5/xoo2 x 0 -") == words("a1-a2 a1-b2"));
    CHECK(turns(open_rules, "4o/5/5/5/xox2 x 0 -") == words("a1-a2 a1-b2 c1-b2 c1-c2 c1-d1 c1-d2"));
    CHECK(turns(open_rules, "4o/5/5/5/3xo x 0 -") == words("d1-c1 d1-d2"));
}

TEST_CASE("capturing: a jump takes one stone off the board, and none that it does not jump") {
    CHECK(after(open_rules, "4o/5/o4/1o3/x4 x 0 -", "a1xc3") == "4o/5/o1x2/5/5 o 0 -");
}

TEST_CASE("capturing: a jump may go in every direction in the open game, Bell's and the forty-ply game") {
    const char* around = "5/1ooo1/1oxo1/1ooo1/5 x 0 -";
    for (const std::string spec : {open_rules, bell, forty}) {
        const std::vector<std::string> list = turns(spec, around);
        for (const std::string first : {"c3xe3", "c3xe5", "c3xc5", "c3xa5", "c3xa3", "c3xa1", "c3xc1", "c3xe1"}) {
            CAPTURE(first);
            CHECK(std::any_of(list.begin(), list.end(), [&](const std::string& t) { return contains(t, first); }));
        }
    }
}

TEST_CASE("capturing: brainking: the first jump goes forward, diagonally forward or sideways") {
    // A single enemy on each side of the stone in turn.
    CHECK(turns(brainking, "o4/5/2xo1/5/5 x 0 -") == words("c3xe3"));
    CHECK(turns(brainking, "o4/5/1ox2/5/5 x 0 -") == words("c3xa3"));
    CHECK(turns(brainking, "o4/2o2/2x2/5/5 x 0 -") == words("c3xc5"));
    CHECK(turns(brainking, "o4/3o1/2x2/5/5 x 0 -") == words("c3xe5"));
    CHECK(turns(brainking, "o4/5/2x2/2o2/5 x 0 -") == words("c3-b3 c3-b4 c3-c4 c3-d3 c3-d4"));
    CHECK(turns(brainking, "o4/5/2x2/3o1/5 x 0 -") == words("c3-b3 c3-b4 c3-c4 c3-d3 c3-d4"));
    // Forward for o is down the board.
    CHECK(turns(brainking, "5/5/2o2/2x2/x4 o 0 -") == words("c3xc1"));
    CHECK(turns(brainking, "5/2x2/2o2/5/x4 o 0 -") == words("c3-b2 c3-b3 c3-c2 c3-d2 c3-d3"));
}

TEST_CASE("capturing: brainking: the later jumps go in every direction") {
    CHECK(turns(brainking, "4o/5/5/1oo2/x4 x 0 -") == words("a1xc3xc1"));
    CHECK(turns("alquerque-brainking,later_jumps=forward", "4o/5/5/1oo2/x4 x 0 -") == words("a1xc3"));
    CHECK(turns("alquerque-open,later_jumps=forward", "4o/5/5/1oo2/x4 x 0 -") == words("a1xc3"));
}

TEST_CASE("capturing: brainking: on the last rank the first jump is sideways") {
    CHECK(turns(brainking, "xo3/o4/5/5/4o x 0 -") == words("a5xc5"));
    CHECK(turns(brainking, "x4/o4/5/5/x3o x 0 -") == words("a1-a2 a1-b1 a1-b2"));
    CHECK(turns(bell, "x4/o4/5/5/x3o x 0 -") == words("a5xa3"));
    CHECK(Game(brainking, "x4/o4/5/5/4o x 0 -").outcome() == "0-1 blocked");
}

TEST_CASE("capturing: a stone that captures its way off the last rank steps normally again") {
    Game game(bell, "x4/o4/5/5/x3o x 0 -");
    CHECK(game.play("a5xa3").outcome() == "1-0 blocked");  // o on e1 is on its own last rank
    Game on(bell, "x4/o4/5/4o/x4 x 0 -");
    on.play("a5xa3 e2-d2");
    CHECK(on.turns() == words("a1-a2 a1-b1 a1-b2 a3-a4 a3-b3 a3-b4"));
    // BrainKing's way off: sideways, then down.
    Game sideways(brainking, "xo3/3o1/o4/5/5 x 0 -");
    CHECK(sideways.turns() == words("a5xc5xe3"));
    sideways.play("a5xc5xe3 a3-b3");
    CHECK(sideways.turns() == words("e3-d3 e3-d4 e3-e4"));
}

TEST_CASE("capturing: if any capture exists, a capture must be played") {
    CHECK(turns(open_rules, "4o/5/5/5/xo2x x 0 -") == words("a1xc1"));
    // Also when it is the other side's stone that stands in the way of nothing else.
    CHECK(turns(bell, "4o/5/x4/5/xo2x x 0 -") == words("a1xc1"));
}

TEST_CASE("capturing: any one capture, not the longest") {
    CHECK(turns(open_rules, "5/2o2/5/o3o/xo2x x 0 -") == words("a1xa3 a1xc1 e1xe3"));
    CHECK(turns(open_rules, "xo1o1/5/5/5/xo2o x 0 -") == words("a1xc1 a5xc5xe5"));
}

TEST_CASE("capturing: the same piece must go on while it can") {
    // After a1xc1 the other stone, on e3, could jump too, but it is not its turn.
    CHECK(turns(open_rules, "5/5/4x/2o1o/xo3 x 0 -") == words("a1xc1xc3 e3xe1"));
    CHECK(turns(open_rules, "5/5/2o1x/2o2/xo3 x 0 -") == words("a1xc1"));
}

TEST_CASE("capturing: it may turn at every jump") {
    CHECK(turns(open_rules, "3o1/3o1/5/2o2/xo3 x 0 -") == words("a1xc1xc3xe5xc5"));
}

TEST_CASE("capturing: it chooses among continuations") {
    CHECK(turns(open_rules, "5/1o1o1/5/2o2/xo3 x 0 -") == words("a1xc1xc3xa5 a1xc1xc3xe5"));
}

TEST_CASE("capturing: a captured piece cannot be jumped twice") {
    // Back over b1 would lead to the start, which is empty while the stone jumps.
    for (const std::string spec : {"alquerque-open", "alquerque-open,removal=after_chain"}) {
        CHECK(turns(spec, "4o/5/5/5/xo3 x 0 -") == words("a1xc1"));
        CHECK(after(spec, "4o/5/5/5/xo3 x 0 -", "a1xc1") == "4o/5/5/5/2x2 o 0 -");
    }
    CHECK(refusal(open_rules, "4o/5/5/5/xo3 x 0 -", "a1 c1 a1") == "turn_over c1 a1 : c1");
    CHECK(refusal("alquerque-open,removal=after_chain", "4o/5/5/5/xo3 x 0 -", "a1 c1 a1") ==
          "already_captured c1 a1 : b1");
}

TEST_CASE("capturing: a captured piece no longer blocks") {
    // While b1 stands, b2 cannot be jumped from b3. Once it is taken, the line is open for the answer.
    const char* position = "5/1o3/1o3/1x3/xo3 x 0 -";
    CHECK(Game(open_rules, position).play("a1xc1").turns() == words("b3xb1xd1"));
    // In its place within the turn: once taken at once, a stone does not forbid a step there in words either.
    CHECK(refusal(open_rules, "xo1o1/5/5/5/4o x 0 -", "a5 c5 b5") == "must_continue c5 b5 : e5");
    CHECK(refusal("alquerque-open,removal=after_chain", "xo1o1/5/5/5/4o x 0 -", "a5 c5 b5") == "occupied c5 b5 : b5");
}

TEST_CASE("capturing: on this board removal at once or after the chain gives the same turns") {
    // A chain lands on points whose file and rank differ from its start's by even numbers; a jumped stone's never do both.
    // So no captured stone can stand where its chain would land: the two readings can differ in words only.
    for (const std::string position : {"1oooo/o1o1o/4x/1xxxx/ox1xx o 0 -", "5/1ooo1/1oxo1/1ooo1/5 x 0 -", "1o1o1/ooooo/1oxo1/5/5 x 0 -"})
        CHECK(listing(open_rules, position).turns == listing("alquerque-open,removal=after_chain", position).turns);
}

TEST_CASE("capturing: a chain may come back to its own start, and end there") {
    const char* position = "4o/5/1o3/o1o2/xo3 x 0 -";
    CHECK(turns(open_rules, position) == words("a1xa3xc3xc1xa1 a1xc1xc3xa3xa1"));
    CHECK(after(open_rules, position, "a1xc1xc3xa3xa1") == "4o/5/5/5/x4 o 0 -");
    CHECK(turns(bell, position) == turns(open_rules, position));
    // brainking's first jump up or sideways is no bar to coming home.
    CHECK(turns(brainking, position) == turns(open_rules, position));
}

TEST_CASE("capturing: a chain may come back to its own start and go on from there") {
    // Round the square through c3, then away over c4.
    const char* position = "5/2o2/1o3/o1o2/1ox1o x 0 -";
    const std::vector<std::string> list = turns(open_rules, position);
    CHECK(list == words("c1xa1xa3xc3xc1 c1xa1xa3xc3xc5 c1xc3xa3xa1xc1 c1xc3xc5"));
    // The rule book's own: a chain through its start.
    CHECK(turns(open_rules, "1oooo/o1o1o/4x/1xxxx/ox1xx o 0 -").size() == 3);
}

TEST_CASE("capturing: medieval reading: nothing forces a capture or its continuation") {
    const char* spec = "alquerque-open,capture=optional";
    CHECK(turns(spec, "xo1o1/5/5/5/4o x 0 -") == sorted_words("a5xc5 a5xc5xe5 a5-a4 a5-b4"));
    CHECK(after(spec, "xo1o1/5/5/5/4o x 0 -", "a5xc5") == "2xo1/5/5/5/4o o 0 -");
    CHECK(refusal(spec, "xo1o1/5/5/5/4o x 0 -", "a5 c5", true) == "");
}

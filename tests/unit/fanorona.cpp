// Fanorona: approach, withdrawal, chains and paika. One position for each sentence of the rules.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* fanorona = "fanorona";
constexpr const char* compulsory = "fanorona,continuation=compulsory";

/// The rule book's example: x (3,5); o (3,4), (3,7), (3,8).
constexpr const char* example = "9/9/3ox1oo1/9/9 x 0 -";

/// Three steps, each of another kind: right, leaving a3; up, to c5; right again, to e4.
constexpr const char* three_steps = "2o6/4o4/ox7/9/9 x 0 -";

/// The second step may take c5 before it or c2 behind it.
constexpr const char* choice = "2o6/9/ox7/2o6/9 x 0 -";

/// One stone that captures nothing from an even point.
constexpr const char* lone = "9/9/4x4/9/o8 x 0 -";

}  // namespace

TEST_CASE("fanorona: the start: two full ranks and the middle rank, the centre empty") {
    const Game game(fanorona);
    CHECK(game.position() == "ooooooooo/ooooooooo/oxox1oxox/xxxxxxxxx/xxxxxxxxx x 0 -");
    CHECK(game.turns() == words("d2xe3+ d3xe3+ d3xe3- e2xe3+ f2xe3+"));
    CHECK(Game("fanorona,board=5x5").position() == "ooooo/ooooo/ox1ox/xxxxx/xxxxx x 0 -");
    CHECK(Game("fanorona,board=3x3").position() == "ooo/o1x/xxx x 0 -");
}

TEST_CASE("fanorona: the rule book's example: g3 and h3 by approach, or d3 alone by withdrawal") {
    CHECK(turns(fanorona, example) == words("e3xf3+ e3xf3-"));
    CHECK(after(fanorona, example, "e3xf3+") == "9/9/3o1x3/9/9 o 0 -");
    CHECK(after(fanorona, example, "e3xf3-") == "9/9/5xoo1/9/9 o 0 -");
    CHECK(Game(fanorona, example).clicks("e3xf3+") == "e3 f3 g3");
    CHECK(Game(fanorona, example).clicks("e3xf3-") == "e3 f3 d3");
}

TEST_CASE("fanorona: an approach takes every consecutive enemy beyond the arrival point; a gap or an own piece ends the row") {
    CHECK(after(fanorona, "9/9/2x1oooo1/9/9 x 0 -", "c3xd3+") == "9/9/3x5/9/9 o 0 -");
    CHECK(turns(fanorona, "9/9/4x1oxo/9/9 x 0 -") == words("e3xf3+"));
    CHECK(after(fanorona, "9/9/4x1oxo/9/9 x 0 -", "e3xf3+") == "9/9/5x1xo/9/9 o 0 -");
    CHECK(after(fanorona, "9/9/4x1o1o/9/9 x 0 -", "e3xf3+") == "9/9/5x2o/9/9 o 0 -");
    // The row is that of the step alone: e5 lies off it.
    CHECK(after(fanorona, "6o2/9/4x1o2/9/9 x 0 -", "e3xf3+") == "6o2/9/5x3/9/9 o 0 -");
    // An empty point between the arrival and the enemy is no approach.
    CHECK(turns(fanorona, "9/9/2x2o3/9/9 x 0 -").size() == 8);
}

TEST_CASE("fanorona: a withdrawal takes every consecutive enemy behind the starting point, likewise") {
    CHECK(after(fanorona, "9/9/ooox5/9/9 x 0 -", "d3xe3-") == "9/9/4x4/9/9 o 0 -");
    CHECK(after(fanorona, "9/9/1o1ox4/9/9 x 0 -", "e3xf3-") == "9/9/1o3x3/9/9 o 0 -");
    CHECK(after(fanorona, "9/9/oxox5/9/9 x 0 -", "d3xe3-") == "9/9/ox2x4/9/9 o 0 -");
    CHECK(turns(fanorona, "9/9/oxox5/9/9 x 0 -") == words("d3xe3-"));
}

TEST_CASE("fanorona: along every line, diagonals where row + column is even") {
    // An enemy two points off, in each direction from e3.
    for (const auto& [position, turn] : std::vector<std::pair<std::string, std::string>>{
             {"9/9/4x1o2/9/9", "e3xf3+"}, {"6o2/9/4x4/9/9", "e3xf4+"}, {"4o4/9/4x4/9/9", "e3xe4+"}, {"2o6/9/4x4/9/9", "e3xd4+"},
             {"9/9/2o1x4/9/9", "e3xd3+"}, {"9/9/4x4/9/2o6", "e3xd2+"}, {"9/9/4x4/9/4o4", "e3xe2+"}, {"9/9/4x4/9/6o2", "e3xf2+"}})
        CHECK(turns(fanorona, position + " x 0 -") == words(turn));
    // No diagonal runs through d3.
    CHECK(turns(fanorona, "5o3/9/3x5/9/9 x 0 -") == words("d3-c3 d3-d2 d3-d4 d3-e3"));
    CHECK(turns(fanorona, "9/9/3x5/2o6/9 x 0 -") == words("d3-c3 d3-d2 d3-d4 d3-e3"));
}

TEST_CASE("fanorona: if any capture exists, one must be played: any one") {
    CHECK(turns(fanorona, "9/9/3ox1oo1/9/x8 x 0 -") == words("e3xf3+ e3xf3-"));
    CHECK(turns(fanorona, "o8/9/x3x1o2/9/9 x 0 -") == words("a3xa4+ e3xf3+"));
    CHECK(refusal(fanorona, "9/9/3ox1oo1/9/x8 x 0 -", "a1") == "must_capture a1 : e3");
    CHECK(refusal(fanorona, "9/9/3ox1oo1/9/x8 x 0 -", "a1 a2") == "must_capture a1 a2 : e3");
    CHECK(refusal(fanorona, "o8/9/x3x1o2/9/9 x 0 -", "e3 e4") == "must_capture e3 e4 : a3 e3");
}

TEST_CASE("fanorona: the same piece may go on capturing, or stop") {
    CHECK(turns(fanorona, three_steps) == words("b3xc3- b3xc3-xc4+ b3xc3-xc4+xd4+"));
    CHECK(after(fanorona, three_steps, "b3xc3-") == "2o6/4o4/2x6/9/9 o 0 -");
    CHECK(after(fanorona, three_steps, "b3xc3-xc4+") == "9/2x1o4/9/9/9 o 0 -");
    CHECK(after(fanorona, three_steps, "b3xc3-xc4+xd4+") == "9/3x5/9/9/9 o 0 -");
    CHECK(refusal(fanorona, three_steps, "b3 c3", true) == "");
    CHECK(refusal(fanorona, three_steps, "b3 c3 c4", true) == "");
}

TEST_CASE("fanorona: continuation=compulsory: it must go on while it can") {
    CHECK(turns(compulsory, three_steps) == words("b3xc3-xc4+xd4+"));
    CHECK(refusal(compulsory, three_steps, "b3 c3") == "");
    CHECK(refusal(compulsory, three_steps, "b3 c3", true) == "must_continue c3 : c4");
    CHECK(refusal(compulsory, three_steps, "b3 c3 c4 d4", true) == "");
    CHECK(turns(compulsory, example) == turns(fanorona, example));
    CHECK(turns(compulsory, lone) == turns(fanorona, lone));
}

TEST_CASE("fanorona: a chain does not come back to a point it has been on, its start included") {
    // From e4 the way back to e3 would approach e2.
    const char* to_start = "4o4/9/4x4/4o4/9 x 0 -";
    CHECK(turns(fanorona, to_start) == words("e3xe4+ e3xe4-"));
    CHECK(refusal(fanorona, to_start, "e3 e4 e5 e3") == "already_visited e4 e3 : e3");
    // After e4 and d4, e4 would be left of f4, an enemy.
    const char* to_middle = "4o4/2o2o3/4x4/9/9 x 0 -";
    CHECK(refusal(fanorona, to_middle, "e3 e4") == "");
    CHECK(refusal(fanorona, to_middle, "e3 e4 d4 c4 e4") == "already_visited d4 e4 : e4");
}

TEST_CASE("fanorona: nor does it move twice running in the same direction; later it may again") {
    // From c3 another step to the right would approach e3.
    const char* straight = "9/9/ox2o4/9/9 x 0 -";
    CHECK(turns(fanorona, straight) == words("b3xc3-"));
    CHECK(refusal(fanorona, straight, "b3 c3 d3") == "same_direction c3 d3 : c3 d3");
    // Right, up, right is allowed.
    CHECK(contains(turns(fanorona, three_steps).back(), "b3xc3-xc4+xd4+"));
}

TEST_CASE("fanorona: every continuation must capture") {
    CHECK(refusal(fanorona, three_steps, "b3 c3 c4 d4 d3") == "turn_over d4 d3 : d4");
    CHECK(refusal(fanorona, three_steps, "b3 c3 c2") == "must_capture c3 c2 : c3");
    CHECK(contains(turn_error(fanorona, three_steps, "b3xc3xc2"), "A capture must be played, by the stone on c3"));
}

TEST_CASE("fanorona: what is taken leaves at once: the chain may go where it stood") {
    const char* position = "2o6/o8/o1x6/9/9 x 0 -";
    CHECK(turns(fanorona, position) == words("c3xb3+ c3xc4+ c3xc4+xb4+ c3xc4+xb4+xc5-"));
    CHECK(after(fanorona, position, "c3xc4+xb4+xc5-") == "2x6/9/9/9/9 o 0 -");
}

TEST_CASE("fanorona: approach or withdrawal is chosen at every step, never both") {
    CHECK(turns(fanorona, choice) == words("b3xc3- b3xc3-xc4+ b3xc3-xc4-"));
    CHECK(after(fanorona, choice, "b3xc3-xc4+") == "9/2x6/9/2o6/9 o 0 -");
    CHECK(after(fanorona, choice, "b3xc3-xc4-") == "2o6/2x6/9/9/9 o 0 -");
    // Where one manner only is open no stone need be named.
    CHECK(Game(fanorona, choice).clicks("b3xc3-") == "b3 c3");
    CHECK(Game(fanorona, choice).clicks("b3xc3-xc4+") == "b3 c3 c4 c5");
    CHECK(Game(fanorona, choice).clicks("b3xc3-xc4-") == "b3 c3 c4 c2");
}

TEST_CASE("fanorona: the choice is made by naming a stone that shall fall: any of them") {
    CHECK(refusal(fanorona, example, "e3 f3") == "");
    CHECK(refusal(fanorona, example, "e3 f3", true) == "must_choose e3 f3 : d3 g3 h3");
    CHECK(refusal(fanorona, example, "e3 f3 g3", true) == "");
    CHECK(refusal(fanorona, example, "e3 f3 h3", true) == "");
    CHECK(refusal(fanorona, example, "e3 f3 d3", true) == "");
    CHECK(refusal(fanorona, example, "e3 f3 f4") == "must_choose e3 f3 : d3 g3 h3");
    CHECK(refusal(fanorona, choice, "b3 c3 c4 e5") == "must_choose c3 c4 : c2 c5");
}

TEST_CASE("fanorona: with no capture anywhere a step goes to an empty joined point, in any direction") {
    CHECK(turns(fanorona, lone) == words("e3-d2 e3-d3 e3-d4 e3-e2 e3-e4 e3-f2 e3-f3 e3-f4"));
    CHECK(after(fanorona, lone, "e3-d2") == "9/9/9/3x5/o8 o 1 -");
    CHECK(turns(fanorona, "9/9/9/9/x7o x 0 -") == words("a1-a2 a1-b1 a1-b2"));
    // One step, and not onto a stone.
    CHECK(refusal(fanorona, lone, "e3 e5") == "no_line e3 e5 : e3 e5");
    CHECK(turns(fanorona, "9/9/9/xx7/xx6o x 0 -") == words("a2-a3 b1-c1 b2-a3 b2-b3 b2-c1 b2-c2 b2-c3"));
}

TEST_CASE("fanorona: a side with no pieces loses, and so does the side to move with no legal turn") {
    CHECK(Game(fanorona, "9/9/4x1oo1/9/9 x 0 -").play("e3xf3").outcome() == "1-0 elimination");
    CHECK(Game(fanorona, "9/9/9/9/x8 o 0 -").outcome() == "1-0 elimination");
    CHECK(Game(fanorona, "9/9/9/9/o8 o 7 -").outcome() == "0-1 elimination");
    CHECK(Game(fanorona, "9/9/9/oo7/xo7 x 0 -").outcome() == "0-1 blocked");
    CHECK(Game(fanorona, "9/9/9/oo7/xo7 o 0 -").outcome() == "");
    CHECK(listing(fanorona, "9/9/9/oo7/xo7 x 0 -").turns.empty());
}

TEST_CASE("fanorona: the third occurrence draws, and so do 120 quiet plies") {
    Game game(fanorona, "8o/9/9/9/x8 x 0 -");
    game.play("a1-a2 i5-i4 a2-a1 i4-i5");
    CHECK(game.outcome() == "");
    CHECK(game.play("a1-a2 i5-i4 a2-a1 i4-i5").outcome() == "1/2-1/2 repetition");
    CHECK(Game(fanorona, "8o/9/9/9/x8 x 119 -").play("a1-a2").outcome() == "1/2-1/2 quiet");
    CHECK(Game(fanorona, "9/9/4x1oo1/9/9 x 119 -").play("e3xf3").outcome() == "1-0 elimination");
}

TEST_CASE("fanorona: refusals") {
    CHECK(refusal(fanorona, lone, "a1") == "not_yours a1 : a1");
    CHECK(refusal(fanorona, lone, "b1") == "no_stone b1 : b1");
    CHECK(refusal(fanorona, lone, "e3") == "");
    CHECK(refusal(fanorona, lone, "e3 e4", true) == "");
    CHECK(refusal(fanorona, lone, "e3", true) == "must_move e3 : e3");
    CHECK(refusal(fanorona, example, "e3", true) == "must_move e3 : e3");
    CHECK(refusal(fanorona, example, "e3 d3") == "occupied e3 d3 : d3");
    CHECK(refusal(fanorona, example, "e3 g3") == "no_line e3 g3 : e3 g3");
    CHECK(refusal(fanorona, lone, "e3 e4 e5") == "turn_over e4 e5 : e4");
    CHECK(refusal(fanorona, "9/9/3x5/9/o8 x 0 -", "d3 e4") == "no_line d3 e4 : d3 e4");
    CHECK(refusal(fanorona, "o8/9/9/xx7/xx7 x 0 -", "a1") == "blocked a1 : a1");
    CHECK(Game(fanorona, "9/9/9/oo7/xo7 x 0 -").refusal("a1") == "game_over :");
}

TEST_CASE("fanorona: position strings") {
    const auto refused = [](const std::string& spec, const std::string& position, const std::string& reason) {
        const std::string error = position_error(spec, position);
        CAPTURE(error);
        CHECK(contains(error, reason));
    };
    refused(fanorona, "xxxxxxxxx/xxxxxxxxx/xxxxx4/9/8o x 0 -", "more than 22 stones of x, at character 1.");
    refused(fanorona, "ooooooooo/ooooooooo/ooooo4/9/8x x 0 -", "more than 22 stones of o, at character 1.");
    CHECK(position_error(fanorona, "xxxxxxxxx/xxxxxxxxx/xxxx5/9/8o x 0 -") == "");
    refused("fanorona,board=5x5", "xxxxx/xxxxx/xxx2/5/4o x 0 -", "more than 12 stones of x, at character 1.");
    refused("fanorona,board=3x3", "xxx/xx1/2o x 0 -", "more than 4 stones of x, at character 1.");
    refused(fanorona, "9/9/9/9/9 x 0 -", "no stone on the board, at character 1.");
    refused(fanorona, "9/9/4x4/9/o8 x 0 remove", "'-' in this game, at character 18.");
    refused(fanorona, "9/9/4x4/9/o7 x 0 -", "fewer than 9 points, at character 13.");
    refused(fanorona, "9/9/4x4/9/o9 x 0 -", "more than 9 points, at character 12.");
    refused(fanorona, "5/5/2x2/5/o4 x 0 -", "fewer than 9 points, at character 2.");
}

TEST_CASE("fanorona: turn texts: points between and signs may be left out where one path fits") {
    // One manner only.
    CHECK(after(fanorona, choice, "b3xc3") == after(fanorona, choice, "b3xc3-"));
    CHECK(after(fanorona, three_steps, "b3xd4") == after(fanorona, three_steps, "b3xc3-xc4+xd4+"));
    CHECK(after(fanorona, three_steps, "b3xc4xd4") == after(fanorona, three_steps, "b3xc3-xc4+xd4+"));
    CHECK(after(fanorona, three_steps, "b3xc3xc4") == after(fanorona, three_steps, "b3xc3-xc4+"));
    // The manner of the last step settles it.
    CHECK(after(fanorona, choice, "b3xc4+") == after(fanorona, choice, "b3xc3-xc4+"));
    CHECK(after(fanorona, choice, "b3xc3xc4-") == after(fanorona, choice, "b3xc3-xc4-"));
    const std::string error = turn_error(fanorona, choice, "b3xc3xc4");
    CHECK(contains(error, "it could be any of b3xc3-xc4+, b3xc3-xc4-."));
    CHECK(contains(turn_error(fanorona, example, "e3xf3"), "it could be any of e3xf3+, e3xf3-."));
    // A wrong manner is no abridgement.
    CHECK(contains(turn_error(fanorona, choice, "b3xc3+"), "not legal"));
    CHECK(contains(turn_error(fanorona, example, "e3-f3"), "not legal"));
    CHECK(contains(turn_error(fanorona, lone, "e3xe4"), "a capture is written with 'x', a step with '-'"));
    CHECK(contains(turn_error(fanorona, lone, "e3-e4+"), "is no turn"));
    CHECK(contains(turn_error(fanorona, example, "e3xf3*"), "is no turn"));
    CHECK(contains(turn_error(fanorona, example, "e3xf3++"), "is no turn"));
    CHECK(contains(turn_error(fanorona, example, "e3+xf3"), "is no turn"));
}

TEST_CASE("fanorona: an exact text wins over what it could abridge") {
    // d3xe3+ is whole, and what is left of d3xd4+xe3+ without its middle.
    const char* position = "3o5/9/3x1o3/5o3/9 x 0 -";
    CHECK(after(fanorona, position, "d3xe3+") == "3o5/9/4x4/5o3/9 o 0 -");
    CHECK(after(fanorona, position, "d3xd4xe3") == "9/9/4xo3/9/9 o 0 -");
    CHECK(contains(turn_error(fanorona, position, "d3xe3"), "d3xe3+"));
    CHECK(contains(turn_error(fanorona, position, "d3xe3"), "d3xd4+xe3+"));
}

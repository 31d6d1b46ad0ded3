// Surakarta: steps, captures round the loops, and the ways they take. One position for each sentence of the rules.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* surakarta = "surakarta";

/// The rule book's example: x (2,2); o (1,2), (6,6).
constexpr const char* example = "1o4/1x4/6/6/6/5o x 0 -";

std::vector<std::string> captures(const std::string& position) { return capturing_turns(surakarta, position); }

std::string way(const std::string& position, const std::string& turn) { return Game(surakarta, position).way(turn); }

/// A position with one stone a side, x to move.
std::string two_stones(const std::string& of_x, const std::string& of_o) {
    std::string rows;
    for (char rank = '6'; rank >= '1'; --rank) {
        int run = 0;
        const auto end_run = [&] { rows += run > 0 ? std::to_string(run) : ""; };
        for (char file = 'a'; file <= 'f'; ++file) {
            const std::string point{file, rank};
            if (point != of_x && point != of_o) {
                ++run;
                continue;
            }
            end_run();
            run = 0;
            rows += point == of_x ? 'x' : 'o';
        }
        end_run();
        rows += rank == '1' ? "" : "/";
    }
    return rows + " x 0 -";
}

}  // namespace

TEST_CASE("surakarta: the start: twelve pieces a side on the two nearest ranks") {
    const Game game(surakarta);
    CHECK(game.position() == "oooooo/oooooo/6/6/xxxxxx/xxxxxx x 0 -");
    CHECK(game.turns() ==
          words("a2-a3 a2-b3 b2-a3 b2-b3 b2-c3 c2-b3 c2-c3 c2-d3 d2-c3 d2-d3 d2-e3 e2-d3 e2-e3 e2-f3 f2-e3 f2-f3"));
}

TEST_CASE("surakarta: the rule book's example: left through a5, round the small loop, down into b6") {
    CHECK(captures(example) == words("b5xb6"));
    CHECK(way(example, "b5xb6") == "a5 ~b6");
    CHECK(after(surakarta, example, "b5xb6") == "1x4/6/6/6/6/5o o 0 -");
    // A plain step onto b6 is illegal.
    CHECK(contains(turn_error(surakarta, example, "b5-b6"), "not legal"));
    CHECK(turns(surakarta, example) == words("b5-a4 b5-a5 b5-a6 b5-b4 b5-c4 b5-c5 b5-c6 b5xb6"));
}

TEST_CASE("surakarta: a step goes one point in any of the eight directions to an empty point") {
    CHECK(turns(surakarta, "5o/6/6/2x3/6/6 x 0 -") == words("c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4"));
    CHECK(turns(surakarta, "5o/6/6/6/6/x5 x 0 -") == words("a1-a2 a1-b1 a1-b2"));
    // Not onto a stone of either side.
    CHECK(turns(surakarta, "6/6/6/6/xo4/x5 x 0 -") == words("a1-b1 a2-a3 a2-b1 a2-b3 a2xb2"));  // by a loop
    // A step takes nothing and has no way but its own.
    CHECK(way(example, "b5-a4") == "");
}

TEST_CASE("surakarta: loops are no part of steps") {
    // The large loop joins a4 to c6 and the small one a5 to b6: nobody steps along the large one.
    CHECK(turns(surakarta, two_stones("a4", "f1")) == words("a4-a3 a4-a5 a4-b3 a4-b4 a4-b5"));
    CHECK(refusal(surakarta, two_stones("a4", "f1"), "a4 c6") == "not_beside a4 c6 : a4 c6");
}

TEST_CASE("surakarta: a capture need not be made") {
    CHECK(after(surakarta, example, "b5-c4") == "1o4/6/2x3/6/6/5o o 1 -");
}

TEST_CASE("surakarta: the eight loops, each from either end") {
    for (const auto& [rank_end, file_end] :
         std::vector<std::pair<std::string, std::string>>{{"a5", "b6"}, {"a4", "c6"}, {"a3", "c1"}, {"a2", "b1"},
                                                          {"f5", "e6"}, {"f4", "d6"}, {"f3", "d1"}, {"f2", "e1"}}) {
        for (const auto& [from, to] : {std::pair(rank_end, file_end), std::pair(file_end, rank_end)}) {
            const std::string position = two_stones(from, to);
            CAPTURE(position);
            CHECK(captures(position) == words(from + "x" + to));
            CHECK(way(position, from + "x" + to) == "~" + to);
        }
    }
}

TEST_CASE("surakarta: the outermost lines have no loops") {
    for (const std::string to : {"b1", "f1", "a2", "a6", "b2"}) CHECK(captures(two_stones("a1", to)).empty());
    // From the outermost lines another line may lead round.
    CHECK(captures(two_stones("a2", "b1")) == words("a2xb1"));
}

TEST_CASE("surakarta: the traveller goes over empty points only and takes the first piece it meets") {
    CHECK(way("1o3o/3x2/6/6/6/6 x 0 -", "d5xb6") == "c5 b5 a5 ~b6");
    CHECK(captures("1o3o/3x2/6/6/6/6 x 0 -") == words("d5xb6"));
    // The second of two enemies is out of reach.
    CHECK(captures("1o4/xo4/6/6/6/6 x 0 -") == words("a5xb6"));
    // Each direction has its own: b4 is the first on the large loop's line upwards.
    CHECK(captures("1o4/3x2/1o4/6/6/6 x 0 -") == words("d5xb4 d5xb6"));
    CHECK(way("1o4/3x2/1o4/6/6/6 x 0 -", "d5xb4") == "d6 ~f4 e4 d4 c4 b4");
}

TEST_CASE("surakarta: an own piece blocks") {
    // The way to b6 to the left, and the long one to the right, which comes by b5 too.
    CHECK(captures("1o3o/1x1x2/6/6/6/6 x 0 -") == words("b5xb6"));
    CHECK(contains(turn_error(surakarta, "1o3o/1x1x2/6/6/6/6 x 0 -", "d5xb6"), "No way leads from d5 to b6"));
    // Behind a loop as well as before it.
    CHECK(way("6/3x2/6/6/1o4/6 x 0 -", "d5xb2") == "c5 b5 a5 ~b6 b5 b4 b3 b2");
    CHECK(way("1x4/3x2/6/6/1o4/6 x 0 -", "d5xb2") == "e5 f5 ~e6 e5 e4 e3 e2 e1 ~f2 e2 d2 c2 b2");
    CHECK(captures("1x4/3x2/6/6/1o4/4x1 x 0 -") == words("e1xb2"));
    // An own piece is never taken.
    CHECK(refusal(surakarta, "1x3o/1x4/6/6/6/6 x 0 -", "b5 b6") == "occupied b5 b6 : b6");
}

TEST_CASE("surakarta: an enemy met before any loop blocks that way, and is not taken by it") {
    // d5 meets b5 at once to the left; to the right it comes to it after three loops.
    const char* position = "1o3o/1o1x2/6/6/6/6 x 0 -";
    CHECK(captures(position) == words("d5xb5"));
    CHECK(way(position, "d5xb5") == "e5 f5 ~e6 e5 e4 e3 e2 e1 ~f2 e2 d2 c2 b2 a2 ~b1 b2 b3 b4 b5");
    // With an own piece on that way there is nothing to take.
    CHECK(captures("5o/1o1x2/6/6/6/4x1 x 0 -") == words("e1xb5"));
    CHECK(refusal(surakarta, "5o/1o1x2/6/6/6/4x1 x 0 -", "d5 b5") == "needs_loop d5 b5 : b5");
}

TEST_CASE("surakarta: round several loops, and through its own starting point, which counts as empty") {
    // Right round the whole board from b2, back over b2 from above, and into b1.
    const char* position = "6/6/6/6/ox4/1o4 x 0 -";
    CHECK(captures(position) == words("b2xa2 b2xb1"));
    CHECK(way(position, "b2xb1") == "c2 d2 e2 f2 ~e1 e2 e3 e4 e5 e6 ~f5 e5 d5 c5 b5 a5 ~b6 b5 b4 b3 b2 b1");
    CHECK(way(position, "b2xa2") == "b3 b4 b5 b6 ~a5 b5 c5 d5 e5 f5 ~e6 e5 e4 e3 e2 e1 ~f2 e2 d2 c2 b2 a2");
    // A second stone in the way stops it, whosesoever.
    CHECK(captures("6/6/6/1x4/ox4/1o4 x 0 -").empty());
    CHECK(captures("6/6/6/1o4/ox4/1o4 x 0 -") == words("b2xb3"));
    // A whole lap that meets nothing takes nothing.
    CHECK(captures(two_stones("b2", "a1")).empty());
    CHECK(captures(two_stones("c3", "a1")).empty());
}

TEST_CASE("surakarta: one turn for each pair of points, by the route with the fewest loops") {
    // From b5 to e2: one loop to the right or down, two to the left or up.
    CHECK(captures(two_stones("b5", "e2")) == words("b5xe2"));
    CHECK(way(two_stones("b5", "e2"), "b5xe2") == "c5 d5 e5 f5 ~e6 e5 e4 e3 e2");
}

TEST_CASE("surakarta: among equal routes the first of left, right, up, down") {
    // Right before down.
    CHECK(way("6/1x4/6/6/4o1/6 x 0 -", "b5xe2") == "c5 d5 e5 f5 ~e6 e5 e4 e3 e2");
    CHECK(way("6/1x1x2/6/6/4o1/6 x 0 -", "b5xe2") == "b4 b3 b2 b1 ~a2 b2 c2 d2 e2");
    // Left before right: two loops each.
    CHECK(way("6/2x3/6/6/2o3/6 x 0 -", "c5xc2") == "b5 a5 ~b6 b5 b4 b3 b2 b1 ~a2 b2 c2");
    CHECK(way("6/x1x3/6/6/2o3/6 x 0 -", "c5xc2") == "d5 e5 f5 ~e6 e5 e4 e3 e2 e1 ~f2 e2 d2 c2");
    // Up before down: two loops each.
    CHECK(way("6/6/6/1x2o1/6/6 x 0 -", "b3xe3") == "b4 b5 b6 ~a5 b5 c5 d5 e5 f5 ~e6 e5 e4 e3");
    CHECK(way("1x4/6/6/1x2o1/6/6 x 0 -", "b3xe3") == "b2 b1 ~a2 b2 c2 d2 e2 f2 ~e1 e2 e3");
    // Left before up: one loop each, a small one and a large one.
    CHECK(way("6/2x3/1o4/6/6/6 x 0 -", "c5xb4") == "b5 a5 ~b6 b5 b4");
    CHECK(way("6/x1x3/1o4/6/6/6 x 0 -", "c5xb4") == "c6 ~a4 b4");
    CHECK(way("6/2o3/1x4/6/6/6 x 0 -", "b4xc5") == "a4 ~c6 c5");
}

TEST_CASE("surakarta: a side with no pieces loses") {
    CHECK(Game(surakarta, "1o4/x5/6/6/6/6 x 0 -").outcome() == "");
    CHECK(Game(surakarta, two_stones("b5", "b6")).play("b5xb6").outcome() == "1-0 elimination");
    CHECK(Game(surakarta, "6/6/6/6/6/x5 x 0 -").outcome() == "1-0 elimination");
    CHECK(Game(surakarta, "6/6/6/6/6/x5 o 3 -").outcome() == "1-0 elimination");
    CHECK(Game(surakarta, "6/6/6/6/6/o5 x 0 -").outcome() == "0-1 elimination");
    CHECK(listing(surakarta, "6/6/6/6/6/o5 o 0 -").turns.empty());
}

TEST_CASE("surakarta: the side to move with no legal turn loses") {
    CHECK(Game(surakarta, "6/6/6/6/oo4/xo4 x 0 -").outcome() == "0-1 blocked");
    CHECK(Game(surakarta, "6/6/6/6/oo4/xo4 o 0 -").outcome() == "");
}

TEST_CASE("surakarta: having more pieces decides nothing; the third occurrence and 120 quiet plies draw") {
    const std::string uneven = "4oo/6/6/6/6/x5 x ";
    CHECK(Game(surakarta, uneven + "118 -").play("a1-a2").outcome() == "");
    CHECK(Game(surakarta, uneven + "118 -").play("a1-a2 f6-f5").outcome() == "1/2-1/2 quiet");
    CHECK(Game(surakarta, uneven + "120 -").outcome() == "1/2-1/2 quiet");
    Game game(surakarta, uneven + "0 -");
    game.play("a1-a2 f6-f5 a2-a1 f5-f6");
    CHECK(game.outcome() == "");
    game.play("a1-a2 f6-f5 a2-a1 f5-f6");
    CHECK(game.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("surakarta: ending=more_pieces: where the game would be drawn more pieces win; equal numbers draw") {
    const std::string tournament = "surakarta,ending=more_pieces,quiet_limit=50,repetition=2";
    const char* round = "a1-a2 f6-f5 a2-a1 f5-f6";
    CHECK(Game(tournament, "4oo/6/6/6/6/x5 x 0 -").play(round).outcome() == "0-1 repetition");
    CHECK(Game(tournament, "5o/6/6/6/6/xx4 x 0 -").play(round).outcome() == "1-0 repetition");
    CHECK(Game(tournament, "5o/6/6/6/6/x5 x 0 -").play(round).outcome() == "1/2-1/2 repetition");
    CHECK(Game(tournament, "5o/6/6/6/6/xx4 x 48 -").play("a1-a2").outcome() == "");
    CHECK(Game(tournament, "5o/6/6/6/6/xx4 x 48 -").play("a1-a2 f6-f5").outcome() == "1-0 quiet");
    CHECK(Game(tournament, "4oo/6/6/6/6/x5 x 49 -").play("a1-a2").outcome() == "0-1 quiet");
    CHECK(Game(tournament, "5o/6/6/6/6/x5 x 50 -").outcome() == "1/2-1/2 quiet");
    CHECK(Game(tournament, "4oo/6/6/6/6/x5 o 50 -").outcome() == "0-1 quiet");
    // Agreement is a draw all the same, and the last capture wins on the ply at the limit.
    CHECK(Game(tournament, "4oo/6/6/6/6/x5 x 0 -").offer('x').accept('o').outcome() == "1/2-1/2 agreement");
    CHECK(Game(tournament, "1o4/x5/6/6/6/1x4 x 49 -").play("a5xb6").outcome() == "1-0 elimination");
    const Game read = Game::read(
        "Rules: " + tournament + "\nStart: 5o/6/6/6/6/xx4 x 49 -\nReason: quiet\n\n1. a1-a2 1-0\n");
    CHECK(read.outcome() == "1-0 quiet");
    CHECK(read.notes().empty());
    CHECK(contains(record_error("Rules: " + tournament + "\nStart: 5o/6/6/6/6/xx4 x 49 -\n\n1. a1-a2 1/2-1/2\n"), "1-0 by quiet"));
}

TEST_CASE("surakarta: refusals") {
    CHECK(refusal(surakarta, example, "") == "");
    CHECK(refusal(surakarta, example, "b5") == "");
    CHECK(refusal(surakarta, example, "b5", true) == "must_move b5 : b5");
    CHECK(refusal(surakarta, example, "b5 b6", true) == "");
    CHECK(refusal(surakarta, example, "b6") == "not_yours b6 : b6");
    CHECK(refusal(surakarta, example, "c3") == "no_stone c3 : c3");
    CHECK(refusal(surakarta, example, "b5 b3") == "not_beside b5 b3 : b5 b3");
    CHECK(refusal(surakarta, example, "b5 b5") == "occupied b5 b5 : b5");
    CHECK(refusal(surakarta, example, "b5 f1") == "no_way b5 f1 : f1");
    CHECK(refusal(surakarta, example, "b5 c5 c4") == "turn_over c5 c4 : c5");
    CHECK(refusal(surakarta, example, "b5 b6 b5") == "turn_over b6 b5 : b6");
    // An enemy beside, or along the line before any loop, and no way round.
    CHECK(refusal(surakarta, "6/6/6/6/6/xo4 x 0 -", "a1 b1") == "needs_loop a1 b1 : b1");
    CHECK(refusal(surakarta, "6/6/6/6/6/x4o x 0 -", "a1 f1") == "needs_loop a1 f1 : f1");
    CHECK(refusal(surakarta, "6/6/6/6/oo4/xo4 o 0 -", "a2 a1") == "needs_loop a2 a1 : a1");
    CHECK(refusal(surakarta, "5o/6/6/6/xx4/xx4 x 0 -", "a1") == "blocked a1 : a1");
}

TEST_CASE("surakarta: position strings") {
    CHECK(contains(position_error(surakarta, "xxxxxx/xxxxxx/x5/6/6/5o x 0 -"), "more than 12 stones of x, at character 1."));
    CHECK(contains(position_error(surakarta, "oooooo/oooooo/o5/6/6/5x x 0 -"), "more than 12 stones of o, at character 1."));
    CHECK(contains(position_error(surakarta, "6/6/6/6/6/6 x 0 -"), "no stone on the board, at character 1."));
    CHECK(contains(position_error(surakarta, "oooooo/oooooo/6/6/xxxxxx/xxxxxx x 0 place"), "'-' in this game, at character 37."));
    CHECK(contains(position_error(surakarta, "oooooo/oooooo/6/6/xxxxxx/xxxxxx x 0 -,-"), "'-' in this game, at character 37."));
    CHECK(contains(position_error(surakarta, "oooooo/oooooo/7/6/xxxxxx/xxxxxx x 0 -"), "more than 6 points, at character 15."));
    CHECK(Game(surakarta, "oooooo/oooooo/6/6/xxxxxx/xxxxxx o 119 -").outcome() == "");
}

TEST_CASE("surakarta: turn texts") {
    CHECK(contains(turn_error(surakarta, example, "b5xb6xb5"), "not legal"));
    CHECK(contains(turn_error(surakarta, example, "b5xc5"), "a capture is written with 'x', a step with '-'"));
    CHECK(contains(turn_error(surakarta, example, "b5xf1"), "No way leads from b5 to f1"));
    CHECK(contains(turn_error(surakarta, "6/6/6/6/6/xo4 x 0 -", "a1xb1"), "can only be taken by way of a loop"));
    CHECK(Game(surakarta, example).clicks("b5xb6") == "b5 b6");
}

// Konane: removals, jumps in a straight line, and the end. One position for each sentence of the rules.
#include <doctest/doctest.h>

#include <variant>

#include "game.h"
#include "games/catalogue.h"
#include "naive.h"
#include "notation.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* konane = "konane";

/// The rule book's example: x (1,1); o (1,2), (1,4), (2,3), (8,8).
constexpr const char* example = "xo1o4/2o5/8/8/8/8/8/7o x 0 -";

constexpr const char* full = "xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox";

}  // namespace

TEST_CASE("konane: the start is a full board, and x holds the top left corner") {
    const Game game(konane);
    CHECK(game.position() == std::string(full) + " x 0 remove");
    CHECK(Game("konane,size=6").position() == "xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox x 0 remove");
    CHECK(Game("konane,size=5").position() == "xoxox/oxoxo/xoxox/oxoxo/xoxox x 0 remove");
    CHECK(Game("konane,size=4").position() == "xoxo/oxox/xoxo/oxox x 0 remove");
    CHECK(Game("konane,size=8").position() == game.position());
}

TEST_CASE("konane: x first removes a corner or a centre stone of its own: four choices and only those") {
    CHECK(Game(konane).turns() == words("a8 d5 e4 h1"));
    CHECK(Game("konane,size=6").turns() == words("a6 c4 d3 f1"));
    CHECK(Game("konane,size=4").turns() == words("a4 b3 c2 d1"));
    // On five by five all four corners and the one centre are of x.
    CHECK(Game("konane,size=5").turns() == words("a1 a5 c3 e1 e5"));
    CHECK(after(konane, std::string(full) + " x 0 remove", "d5") ==
          "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo1oxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox o 0 remove");
}

TEST_CASE("konane: o then removes a stone of its own orthogonally adjacent to the gap") {
    CHECK(Game(konane).play("a8").turns() == words("a7 b8"));
    CHECK(Game(konane).play("h1").turns() == words("g1 h2"));
    CHECK(Game(konane).play("d5").turns() == words("c5 d4 d6 e5"));
    CHECK(Game(konane).play("e4").turns() == words("d4 e3 e5 f4"));
    CHECK(Game("konane,size=5").play("c3").turns() == words("b3 c2 c4 d3"));
}

TEST_CASE("konane: after the removals x jumps first, and no removal comes again") {
    Game game(konane);
    game.play("d5 d4");
    CHECK(game.position() == "xoxoxoxo/oxoxoxox/xoxoxoxo/oxo1oxox/xox1xoxo/oxoxoxox/xoxoxoxo/oxoxoxox x 0 -");
    // Into the gap of its own colour, over the enemies beside it.
    CHECK(game.turns() == words("b5xd5 d7xd5 f5xd5"));
    game.play("d7xd5");
    CHECK(game.position() == "xoxoxoxo/oxo1oxox/xox1xoxo/oxoxoxox/xox1xoxo/oxoxoxox/xoxoxoxo/oxoxoxox o 0 -");
    for (const std::string& turn : game.turns()) CHECK(contains(turn, "x"));
}

TEST_CASE("konane: the rule book's example: stop on c8 or go on to e8; never turn") {
    CHECK(turns(konane, example) == words("a8xc8 a8xc8xe8"));
    CHECK(after(konane, example, "a8xc8") == "2xo4/2o5/8/8/8/8/8/7o o 0 -");
    CHECK(after(konane, example, "a8xc8xe8") == "4x3/2o5/8/8/8/8/8/7o o 0 -");
    CHECK(refusal(konane, example, "a8 c8 c6") == "no_turning c8 c6 : c8 c6");
    CHECK(refusal(konane, example, "a8 c8 e8") == "");
    CHECK(refusal(konane, example, "a8 c8", true) == "");
}

TEST_CASE("konane: a jump goes orthogonally over one adjacent enemy to the empty point beyond") {
    // In all four directions.
    CHECK(turns(konane, "8/8/2o5/1oxo4/2o5/8/8/8 x 0 -") == words("c5xa5 c5xc3 c5xc7 c5xe5"));
    // Not diagonally, not over an own stone, not over two, not over a gap, not onto a stone, not off the board.
    const auto blocked = [](const char* position) { return Game(konane, position).outcome() == "0-1 blocked"; };
    CHECK(blocked("8/8/1o1o4/2x5/1o1o4/8/8/8 x 0 -"));
    CHECK(blocked("8/8/8/2xx4/8/8/8/7o x 0 -"));
    CHECK(blocked("8/8/8/2xoo3/8/8/8/8 x 0 -"));
    CHECK(blocked("8/8/8/2x1o3/8/8/8/8 x 0 -"));
    CHECK(blocked("8/8/8/2xox3/8/8/8/8 x 0 -"));
    CHECK(blocked("8/8/8/1ox5/8/8/8/8 x 0 -") == false);
    CHECK(blocked("8/8/8/ox6/8/8/8/8 x 0 -"));
    // There are no plain steps.
    CHECK(blocked("8/8/8/2x5/8/8/8/7o x 0 -"));
    CHECK(refusal(konane, "xo6/8/8/8/8/8/8/8 x 0 -", "a8 a7") == "no_line a8 a7 : a8 a7");
}

TEST_CASE("konane: the enemy jumped is removed, and no other") {
    CHECK(after(konane, "8/8/2o5/1oxo4/2o5/8/8/8 x 0 -", "c5xe5") == "8/8/2o5/1o2x3/2o5/8/8/8 o 0 -");
}

TEST_CASE("konane: the same stone may go on in the same direction over further single enemies, or stop anywhere") {
    CHECK(turns(konane, "xo1o1o2/8/8/8/8/8/8/8 x 0 -") == words("a8xc8 a8xc8xe8 a8xc8xe8xg8"));
    CHECK(after(konane, "xo1o1o2/8/8/8/8/8/8/8 x 0 -", "a8xc8xe8xg8") == "6x1/8/8/8/8/8/8/8 o 0 -");
    CHECK(after(konane, "xo1o1o2/8/8/8/8/8/8/8 x 0 -", "a8xc8xe8") == "4xo2/8/8/8/8/8/8/8 o 0 -");
    // A second enemy close behind, or a gap too many, ends the line.
    CHECK(turns(konane, "xo1oo3/8/8/8/8/8/8/8 x 0 -") == words("a8xc8"));
    CHECK(turns(konane, "xo2o3/8/8/8/8/8/8/8 x 0 -") == words("a8xc8"));
    CHECK(turns(konane, "xo1x4/8/8/8/8/8/8/8 x 0 -") == words("a8xc8"));
}

TEST_CASE("konane: nothing forces the longest line, nor the same stone") {
    CHECK(turns(konane, "xo1o4/8/8/8/8/8/8/5xo1 x 0 -") == words("a8xc8 a8xc8xe8 f1xh1"));
}

TEST_CASE("konane: the side to move with no jump loses, whatever it has on the board") {
    CHECK(Game(konane, "xxxx4/8/8/8/8/8/8/7o x 0 -").outcome() == "0-1 blocked");
    CHECK(Game(konane, "xxxx4/8/8/8/8/8/8/7o o 0 -").outcome() == "1-0 blocked");
    // Also a side that has lost its last stone.
    CHECK(Game(konane, "8/8/8/8/8/8/8/7o x 0 -").outcome() == "0-1 blocked");
    Game game(konane, "xo6/8/8/8/8/8/8/7o x 0 -");
    CHECK(game.play("a8xc8").outcome() == "1-0 blocked");
    CHECK(game.turns().empty());
}

TEST_CASE("konane: the colour of a stone is stored, not derived from its point") {
    // x on points of o's colour, and o on points of x's.
    CHECK(turns(konane, "1xo5/8/8/8/8/8/8/8 x 0 -") == words("b8xd8"));
    CHECK(turns(konane, "ox6/8/8/8/8/8/8/8 o 0 -") == words("a8xc8"));
}

TEST_CASE("konane: QUIET stays 0") {
    Game game(konane);
    for (const std::string turn : {"d5", "d4", "d7xd5"}) CHECK(game.play(turn).quiet() == 0);
}

TEST_CASE("konane: without the opening a start with a pair removed is given") {
    CHECK(Game("konane,opening=none").position() == std::string(full) + " x 0 -");
    CHECK(Game("konane,opening=none").outcome() == "0-1 blocked");
    CHECK(turns("konane,size=4,opening=none", "2xo/oxox/xoxo/oxox x 0 -") == words("a2xa4"));
    CHECK(contains(position_error("konane,opening=none", std::string(full) + " x 0 remove"), "at character 77."));
}

TEST_CASE("konane: refusals") {
    const std::string start = std::string(full) + " x 0 remove";
    CHECK(refusal(konane, start, "b8") == "not_yours b8 : b8");
    CHECK(refusal(konane, start, "c8") == "opening_point c8 : h1 e4 d5 a8");
    CHECK(refusal(konane, start, "d5") == "");
    CHECK(refusal(konane, start, "d5", true) == "");
    CHECK(refusal(konane, start, "d5 d4") == "turn_over d5 d4 : d5");
    const std::string second = Game(konane).play("a8").position();
    CHECK(refusal(konane, second, "b7") == "not_yours b7 : b7");
    CHECK(refusal(konane, second, "d8") == "beside_gap d8 : a7 b8");
    CHECK(refusal(konane, second, "a8") == "no_stone a8 : a8");
    CHECK(refusal(konane, second, "b8") == "");
    CHECK(refusal(konane, example, "b8") == "not_yours b8 : b8");
    CHECK(refusal(konane, example, "d3") == "no_stone d3 : d3");
    CHECK(refusal(konane, example, "a8", true) == "must_move a8 : a8");
    CHECK(refusal(konane, example, "a8 b8") == "no_line a8 b8 : a8 b8");
    CHECK(refusal(konane, example, "a8 a6") == "nothing_to_capture a8 a6 : a7");
    CHECK(refusal(konane, example, "a8 c8 e8 g8") == "nothing_to_capture e8 g8 : f8");
    CHECK(refusal(konane, "xox5/8/o7/x7/8/8/8/xo6 x 0 -", "a8 c8") == "occupied a8 c8 : c8");
    CHECK(refusal(konane, "x7/8/8/8/8/8/8/xo6 x 0 -", "a8") == "blocked a8 : a8");
    CHECK(Game(konane, "x7/8/8/8/8/8/8/7o x 0 -").refusal("a8") == "game_over :");
}

TEST_CASE("konane: position strings") {
    const auto refused = [](const std::string& position, const std::string& reason, int place) {
        const std::string error = position_error(konane, position);
        CAPTURE(position);
        CAPTURE(error);
        CHECK(contains(error, reason));
        CHECK(contains(error, "at character " + std::to_string(place) + "."));
    };
    // 71 characters of rows, then the side, the quiet count and EXTRA at character 77.
    const std::string rows(full);
    CHECK(position_error(konane, rows + " x 0 remove") == "");
    CHECK(position_error(konane, rows + " x 0 -") == "");
    refused(rows + " x 0 place", "'remove' while removals are due", 77);
    refused(rows + " x 0 removal", "'remove' while removals are due", 77);
    refused(rows + " x 0 ", "'remove' while removals are due", 77);
    refused(rows + " x 1 -", "its third field is 0", 75);
    refused(rows + " x 3 remove", "its third field is 0", 75);
    // Removals are due on two kinds of boards and no others.
    refused(rows + " o 0 remove", "removals are due", 77);
    const auto with = [&](std::size_t at, char stone, const std::string& rest) {
        std::string changed = rows;
        changed[at] = stone;
        return changed + rest;
    };
    CHECK(position_error(konane, with(0, '1', " o 0 remove")) == "");
    refused(with(0, '1', " x 0 remove"), "removals are due", 77);
    refused(with(2, '1', " o 0 remove"), "removals are due", 77);
    refused(with(1, '1', " o 0 remove"), "removals are due", 77);
    // All stones of x that have to be there are, but not those of o.
    refused(with(1, '1', " x 0 remove"), "removals are due", 77);
    refused("2xoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox o 0 remove", "removals are due", 76);
    // A stone of the wrong colour where one is missing.
    refused("oxxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox x 0 remove", "removals are due", 77);
    CHECK(position_error(konane, "oxxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox x 0 -") == "");
    // At most as many stones as the game begins with: 32 a side on eight by eight; thirteen to twelve on five by five.
    refused("oooooooo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox x 0 -", "more stones of o", 1);
    CHECK(position_error("konane,size=5", "xxxxx/xxxxx/xxx2/5/5 x 0 -") == "");
    CHECK(contains(position_error("konane,size=5", "xxxxx/xxxxx/xxxx1/5/5 x 0 -"), "more stones of x"));
    CHECK(contains(position_error("konane,size=5", "ooooo/ooooo/ooo2/5/5 x 0 -"), "more stones of o"));
    refused("8/8/8/8/8/8/8/8 x 0 -", "no stone on the board", 1);
    refused("9/8/8/8/8/8/8/8 x 0 -", "more than 8 points", 1);
}

TEST_CASE("konane: turn texts") {
    CHECK(after(konane, example, "a8xe8") == after(konane, example, "a8xc8xe8"));
    CHECK(after(konane, "xo1o1o2/8/8/8/8/8/8/8 x 0 -", "a8xg8") == "6x1/8/8/8/8/8/8/8 o 0 -");
    CHECK(contains(turn_error(konane, example, "a8-c8"), "is not legal"));
    CHECK(contains(turn_error(konane, example, "a8xc8xc6"), "it may not turn"));
    CHECK(contains(turn_error(konane, example, "a8"), "has yet to move"));
    CHECK(contains(turn_error(konane, example, "pass"), "there is a turn to play"));
    const std::string start = std::string(full) + " x 0 remove";
    CHECK(contains(turn_error(konane, start, "c8"), "corner or centre one: h1, e4, d5 or a8"));
    CHECK(contains(turn_error(konane, start, "a8xc8"), "not legal"));
    CHECK(contains(turn_error(konane, start, "a8,h1"), "not legal"));
    CHECK(contains(turn_error(konane, Game(konane).play("a8").position(), "d8"), "beside the gap: a7 or b8"));
}

TEST_CASE("konane: the jumps of all stones at once are as many as one by one, for the side that is not to move too") {
    Random random(4);
    for (const std::string spec : {"konane,opening=none", "konane,size=6,opening=none", "konane,size=5,opening=none",
                                   "konane,size=4,opening=none"}) {
        CAPTURE(spec);
        const auto naive = qirq::naive::game(spec);
        const qirq::RuleSet set = qirq::rule_set(spec);
        const auto& rules = std::get<qirq::Konane>(set.rules);
        for (int i = 0; i < std::max(20, random_positions() / 50); ++i) {
            const std::string position = naive->set_up(random);
            CAPTURE(position);
            const qirq::Position read = qirq::read_position(rules, position).position;
            CHECK(rules.mobility(read, read.turn) == static_cast<int>(naive->turns(position).size()));
            std::string turned = position;
            char& side = turned[turned.find(' ') + 1];
            side = side == 'x' ? 'o' : 'x';
            CHECK(rules.mobility(read, qirq::other(read.turn)) == static_cast<int>(naive->turns(turned).size()));
        }
    }
}

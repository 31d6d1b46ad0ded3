// Seega: the placement, slides, custodial capture, the pass, and the end. One position for each sentence of the rules.
#include <doctest/doctest.h>

#include <variant>

#include "game.h"
#include "games/catalogue.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* seega = "seega";
constexpr const char* chained = "seega,chain=same_stone";
constexpr const char* capturable = "seega,centre=capturable";

/// The rule book's example (movement): x (2,1), (2,4); o (2,3), (5,4), (5,5).
constexpr const char* example = "5/x1ox1/5/5/3oo x 0 -";

/// Having taken c4, the stone may go on to b3 and take b2, where chains are played.
constexpr const char* two_in_reach = "5/x1ox1/5/1o3/1x1oo x 0 -";

}  // namespace

TEST_CASE("seega: the start: an empty board, x to place") {
    CHECK(Game(seega).position() == "5/5/5/5/5 x 0 place");
    CHECK(Game(seega).outcome() == "");
}

TEST_CASE("seega: each side in turn puts two stones on any two empty cells but the centre") {
    const Game game(seega);
    CHECK(game.turns().size() == 276);
    for (const std::string& turn : game.turns()) CHECK(!contains(turn, "c3"));
    CHECK(after(seega, "5/5/5/5/5 x 0 place", "a1,b2") == "5/5/5/1x3/x4 o 0 place");
    CHECK(after(seega, "5/5/5/1x3/x4 o 0 place", "a5,e1") == "o4/5/5/1x3/x3o x 0 place");
    CHECK(Game(seega).play("a1,b2").turns().size() == 231);
    CHECK(contains(turn_error(seega, "5/5/5/1x3/x4 o 0 place", "a1,a2"), "A stone stands on a1"));
}

TEST_CASE("seega: one turn for each pair, whatever the order of putting down; either order is read") {
    Game game(seega);
    for (const std::string& turn : game.turns()) CHECK(turn != "b2,a1");
    CHECK(game.play("b2,a1").position() == "5/5/5/1x3/x4 o 0 place");
    CHECK(contains(game.print(), "1. a1,b2"));
    // By file, then by rank.
    CHECK(contains(Game(seega).play("a5,a1").print(), "1. a1,a5"));
    CHECK(contains(Game(seega).play("b1,a5").print(), "1. a5,b1"));
    CHECK(Game(seega).clicks("b2,a1") == "a1 b2");
    CHECK(refusal(seega, "5/5/5/5/5 x 0 place", "b2 a1", true) == "");
    CHECK(refusal(seega, "5/5/5/5/5 x 0 place", "a1 b2", true) == "");
}

TEST_CASE("seega: nothing is captured in the placement, nor by it") {
    CHECK(Game(seega).play("a1,c1 b1,e5").position() == "4o/5/5/5/xox2 x 0 place");
    CHECK(Game(seega).play("a1,e1 b1,d1 c1,a5").position() == "x4/5/5/5/xoxox o 0 place");
}

TEST_CASE("seega: after the placement x, who began it, begins the movement") {
    Game game(seega);
    int turns = 0;
    for (; contains(game.position(), "place"); ++turns) {
        CHECK(game.quiet() == 0);
        game.play(game.turns().front());
    }
    CHECK(turns == 12);
    CHECK(contains(game.position(), " x 0 -"));
    CHECK(game.turns().size() <= 4);  // only the centre is empty
    for (const std::string& turn : game.turns()) CHECK(contains(turn, "-c3"));
}

TEST_CASE("seega: QUIET stays 0 in the placement; the first slide without a capture makes it 1") {
    Game game(seega);
    CHECK(game.play("a1,b2").quiet() == 0);
    CHECK(game.play("a5,e1").quiet() == 0);
    CHECK(after(seega, "xoxox/oxoxo/xoxox/oxoxo/xoxo1 o 0 -", "e2-e1") == "xoxox/oxoxo/xoxox/oxox1/xoxoo x 1 -");
}

TEST_CASE("seega: a slide goes to an orthogonally adjacent empty cell; the centre is open now") {
    CHECK(turns(seega, "o3o/5/5/2x2/x4 x 0 -") == words("a1-a2 a1-b1 c2-b2 c2-c1 c2-c3 c2-d2"));
    CHECK(turns(seega, "4x/5/5/oo3/xo3 x 0 -") == words("e5-d5 e5-e4"));
    CHECK(turns(seega, "o3o/5/5/2x2/1xxx1 x 0 -") == words("b1-a1 b1-b2 c2-b2 c2-c3 c2-d2 d1-d2 d1-e1"));
    CHECK(after(seega, "o3o/5/5/2x2/x4 x 7 -", "c2-c3") == "o3o/5/2x2/5/x4 o 8 -");
}

TEST_CASE("seega: the rule book's example: a4-b4 takes c4, and the turn is over") {
    CHECK(after(seega, example, "a4-b4") == "5/1x1x1/5/5/3oo o 0 -");
    CHECK(turns(seega, example) == words("a4-a3 a4-a5 a4-b4 d4-d3 d4-d5 d4-e4"));
    CHECK(contains(turn_error(seega, two_in_reach, "a4-b4-b3"), "The turn is over on b4"));
}

TEST_CASE("seega: an enemy beside the stone that moved, with another stone of the mover straight beyond") {
    // In each direction.
    CHECK(after(seega, "o3o/5/x1ox1/5/5 x 0 -", "a3-b3") == "o3o/5/1xox1/5/5 o 1 -");  // the centre
    CHECK(after(seega, "o3o/x1ox1/5/5/5 x 0 -", "a4-b4") == "o3o/1x1x1/5/5/5 o 0 -");
    CHECK(after(seega, "o3o/1xo1x/5/5/5 x 0 -", "e4-d4") == "o3o/1x1x1/5/5/5 o 0 -");
    CHECK(after(seega, "oo3/3x1/3o1/5/3x1 x 0 -", "d1-d2") == "oo3/3x1/5/3x1/5 o 0 -");
    CHECK(after(seega, "3x1/5/3o1/3x1/oo3 x 0 -", "d5-d4") == "5/3x1/5/3x1/oo3 o 0 -");
    // Not diagonally, not two in a row, not round a corner, not against the edge.
    CHECK(after(seega, "o3o/2x2/1o3/x4/5 x 0 -", "a2-b2") == "o3o/2x2/1o3/1x3/5 o 1 -");
    CHECK(after(seega, "o3o/5/5/x1oox/5 x 0 -", "a2-b2") == "o3o/5/5/1xoox/5 o 1 -");
    CHECK(after(seega, "o3o/5/2x2/x1o2/5 x 0 -", "a2-b2") == "o3o/5/2x2/1xo2/5 o 1 -");
    CHECK(after(seega, "5/5/x4/3x1/o3o x 0 -", "a3-a2") == "5/5/5/x2x1/o3o o 1 -");
    CHECK(after(seega, "5/5/1x3/o2x1/o3o x 0 -", "b3-a3") == "5/5/x4/o2x1/o3o o 1 -");
}

TEST_CASE("seega: only the stone that moved captures") {
    // c4 stands between two already; nothing happens to it.
    CHECK(after(seega, "o3o/1xox1/5/5/x4 x 0 -", "a1-b1") == "o3o/1xox1/5/5/1x3 o 1 -");
    // It captures for its owner alone: x stones beside o's are safe on x's turn.
    CHECK(after(seega, "5/1oxo1/5/5/x3o x 0 -", "a1-b1") == "5/1oxo1/5/5/1x2o o 1 -");
}

TEST_CASE("seega: moving in between two enemies is safe") {
    CHECK(after(seega, "5/5/2x2/1o1o1/x4 x 0 -", "c3-c2") == "5/5/5/1oxo1/x4 o 1 -");
    CHECK(after(seega, "5/o4/1x3/o4/4x x 0 -", "b3-a3") == "5/o4/x4/o4/4x o 1 -");
}

TEST_CASE("seega: several directions at once: three") {
    CHECK(after(seega, "2x2/2o2/xo1ox/2x2/o3o x 0 -", "c2-c3") == "2x2/5/x1x1x/5/o3o o 0 -");
    // Two to the sides, and the one on the centre where that can be taken.
    CHECK(after(seega, "2x2/xo1ox/2o2/2x2/o3o x 0 -", "c5-c4") == "5/x1x1x/2o2/2x2/o3o o 0 -");
    CHECK(after(capturable, "2x2/xo1ox/2o2/2x2/o3o x 0 -", "c5-c4") == "5/x1x1x/5/2x2/o3o o 0 -");
}

TEST_CASE("seega: a stone on the centre cell cannot be captured; it captures, and serves as the stone beyond") {
    const char* centre = "o3o/5/1xo1x/5/5 x 0 -";
    CHECK(after(seega, centre, "e3-d3") == "o3o/5/1xox1/5/5 o 1 -");
    CHECK(after(capturable, centre, "e3-d3") == "o3o/5/1x1x1/5/5 o 0 -");
    // It captures.
    CHECK(after(seega, "o3o/5/3ox/2x2/5 x 0 -", "c2-c3") == "o3o/5/2x1x/5/5 o 0 -");
    // It serves.
    CHECK(after(seega, "o3o/4x/2xo1/5/5 x 0 -", "e4-e3") == "o3o/5/2x1x/5/5 o 0 -");
    // Elsewhere the reading changes nothing.
    CHECK(after(capturable, example, "a4-b4") == after(seega, example, "a4-b4"));
}

TEST_CASE("seega: captures are not compulsory") {
    CHECK(after(seega, example, "a4-a5") == "x4/2ox1/5/5/3oo o 1 -");
}

TEST_CASE("seega: chain=same_stone: the stone that captured may go on, by slides that each capture") {
    CHECK(turns(seega, two_in_reach) == sorted_words("a4-a3 a4-a5 a4-b4 b1-a1 b1-c1 d4-d3 d4-d5 d4-e4"));
    CHECK(turns(chained, two_in_reach) == sorted_words("a4-a3 a4-a5 a4-b4 a4-b4-b3 b1-a1 b1-c1 d4-d3 d4-d5 d4-e4"));
    CHECK(after(chained, two_in_reach, "a4-b4-b3") == "5/3x1/1x3/5/1x1oo o 0 -");
    CHECK(after(chained, two_in_reach, "a4-b4") == after(seega, two_in_reach, "a4-b4"));
    CHECK(refusal(chained, two_in_reach, "a4 b4") == "");
    CHECK(refusal(chained, two_in_reach, "a4 b4 b3", true) == "");
    CHECK(refusal(chained, two_in_reach, "a4 b4 b5") == "nothing_to_capture b4 b5 : b5");
    // A slide that captures nothing is not gone on from.
    CHECK(refusal(chained, two_in_reach, "a4 a3 b3") == "turn_over a3 b3 : a3");
}

TEST_CASE("seega: a side that can slide no stone passes, and may pass only then") {
    const char* shut = "xxxxx/xxoox/xo1ox/oxoxo/ooooo x 0 -";
    CHECK(turns(seega, shut) == words("pass"));
    CHECK(after(seega, shut, "pass") == "xxxxx/xxoox/xo1ox/oxoxo/ooooo o 1 -");
    CHECK(Game(seega, shut).play("pass").turns() == words("b3-c3 c2-c3 c4-c3 d3-c3"));
    CHECK(contains(turn_error(seega, example, "pass"), "there is a turn to play"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "pass"), "there is a turn to play"));
    CHECK(contains(turn_error(seega, shut, "a5-a4"), "not legal"));
    CHECK(contains(turn_error(seega, shut, "Pass"), "is no turn"));
    CHECK(Game(seega, shut).refusal("a5") == "blocked a5 : a5");
    CHECK(Game(seega, shut).refusal("a4") == "blocked a4 : a4");
}

TEST_CASE("seega: a pass right after the placement") {
    Game game(seega);
    game.play("a5,b5 c4,d4 c5,d5 b3,d3 a4,e5 a2,c2 b4,e4 a1,e2 a3,e3 b1,c1 b2,d2");
    CHECK(game.turns() == words("d1,e1"));
    game.play("d1,e1");
    CHECK(game.position() == "xxxxx/xxoox/xo1ox/oxoxo/ooooo x 0 -");
    CHECK(game.turns() == words("pass"));
    CHECK(game.play("pass").quiet() == 1);
    CHECK(contains(game.print(), "7. pass"));
    CHECK(Game::read(game.print()).position() == game.position());
    CHECK(game.undo());
    CHECK(game.quiet() == 0);
}

TEST_CASE("seega: in movement a side with fewer than two stones has lost") {
    CHECK(Game(seega, "5/5/2x2/5/oo3 x 0 -").outcome() == "0-1 elimination");
    CHECK(Game(seega, "5/5/2x2/5/oo3 o 0 -").outcome() == "0-1 elimination");
    CHECK(Game(seega, "5/5/2o2/5/xx3 x 0 -").outcome() == "1-0 elimination");
    CHECK(Game(seega, "5/5/5/5/xx3 o 0 -").outcome() == "1-0 elimination");
    CHECK(Game(seega, "oo3/5/5/5/xx3 o 0 -").outcome() == "");
    CHECK(listing(seega, "5/5/2x2/5/oo3 x 0 -").turns.empty());
    // The capture that leaves one stone wins.
    CHECK(Game(seega, "5/x1ox1/5/5/4o x 0 -").play("a4-b4").outcome() == "1-0 elimination");
    CHECK(Game(seega, "5/x1ox1/5/5/4o x 119 -").play("a4-b4").outcome() == "1-0 elimination");
    // In the placement nobody has lost yet.
    CHECK(Game(seega).play("a1,b2").outcome() == "");
}

TEST_CASE("seega: if both are blocked more stones win and equality draws") {
    // No set-up of five by five can show it, since at most 24 cells are filled: the outcome alone is asked, of a board
    // filled to the last cell, and, 25 being odd, of one with a cell counted for both.
    const qirq::RuleSet set = qirq::rule_set(seega);
    const auto& rules = std::get<qirq::Seega>(set.rules);
    const qirq::Bitboard all = rules.board().all();
    const qirq::Bitboard thirteen = (qirq::Bitboard{1} << 13) - 1;
    const auto outcome = [&](qirq::Bitboard x, qirq::Bitboard o, qirq::Side turn) { return rules.outcome({{x, o}, turn, 0}); };
    for (const qirq::Side turn : {qirq::Side::x, qirq::Side::o}) {
        CHECK(outcome(thirteen, all & ~thirteen, turn) == qirq::Outcome{qirq::Side::x, qirq::Reason::blocked});
        CHECK(outcome(all & ~thirteen, thirteen, turn) == qirq::Outcome{qirq::Side::o, qirq::Reason::blocked});
        CHECK(outcome(thirteen, all & ~(thirteen >> 1), turn) == qirq::Outcome{std::nullopt, qirq::Reason::blocked});
    }
}

TEST_CASE("seega: the third occurrence draws, and so do 120 quiet plies; a pass counts") {
    Game game(seega, "oo3/5/5/5/xx3 x 0 -");
    game.play("a1-a2 a5-a4 a2-a1 a4-a5");
    CHECK(game.outcome() == "");
    CHECK(game.play("a1-a2 a5-a4 a2-a1 a4-a5").outcome() == "1/2-1/2 repetition");
    CHECK(Game(seega, "oo3/5/5/5/xx3 x 119 -").play("a1-a2").outcome() == "1/2-1/2 quiet");
    CHECK(Game(seega, "xxxxx/xxoox/xo1ox/oxoxo/ooooo x 119 -").play("pass").outcome() == "1/2-1/2 quiet");
}

TEST_CASE("seega: refusals") {
    const std::string placing = "5/5/5/1x3/x4 o 0 place";
    CHECK(refusal(seega, placing, "a5") == "");
    CHECK(refusal(seega, placing, "c3") == "centre_closed c3 : c3");
    CHECK(refusal(seega, placing, "a1") == "occupied a1 : a1");
    CHECK(refusal(seega, placing, "a5 b2") == "occupied b2 : b2");
    CHECK(refusal(seega, placing, "a5 c3") == "centre_closed c3 : c3");
    CHECK(refusal(seega, placing, "a5 a5") == "occupied a5 : a5");
    CHECK(refusal(seega, placing, "a5", true) == "must_place_two a5 : a5");
    CHECK(refusal(seega, placing, "a5 e5 d5") == "turn_over e5 d5 : e5");
    CHECK(refusal(seega, example, "c4") == "not_yours c4 : c4");
    CHECK(refusal(seega, example, "c3") == "no_stone c3 : c3");
    CHECK(refusal(seega, example, "a4", true) == "must_move a4 : a4");
    CHECK(refusal(seega, example, "a4 b5") == "not_beside a4 b5 : a4 b5");
    CHECK(refusal(seega, example, "a4 c4") == "not_beside a4 c4 : a4 c4");
    CHECK(refusal(seega, example, "d4 c4") == "occupied d4 c4 : c4");
    CHECK(refusal(seega, example, "a4 b4 b3") == "turn_over b4 b3 : b4");
    CHECK(refusal(seega, example, "a4 b4", true) == "");
}

TEST_CASE("seega: position strings") {
    const auto refused = [](const std::string& position, const std::string& reason, int place) {
        const std::string error = position_error(seega, position);
        CAPTURE(position);
        CAPTURE(error);
        CHECK(contains(error, reason));
        CHECK(contains(error, "at character " + std::to_string(place) + "."));
    };
    for (const std::string position :
         {"5/5/5/5/5 x 0 place", "xx3/5/5/5/5 o 0 place", "xx3/oo3/5/5/5 x 0 place", "xoxox/oxoxo/xo1ox/1xoxo/2ox1 x 0 place",
          "xoxox/oxoxo/xo1ox/oxoxo/xoxox x 0 -", "2x2/5/2o2/x4/o4 x 7 -"})
        CHECK(Game(seega, position).position() == position);
    // EXTRA.
    refused("5/5/5/5/5 x 0 remove", "'place' in the placement", 15);
    refused("5/5/5/5/5 x 0 Place", "'place' in the placement", 15);
    refused("5/5/5/5/5 x 0 ", "'place' in the placement", 15);
    // The placement: centre empty, both counts even, equal with x to move, x two ahead with o to move, fewer than 24.
    refused("5/5/x1x2/5/5 o 0 remove", "'place' in the placement", 18);
    refused("xx3/5/2o2/o4/5 x 0 place", "the centre is empty", 20);
    refused("x4/5/5/5/5 o 0 place", "even number", 16);
    refused("xxx2/o4/5/5/5 o 0 place", "even number", 19);
    refused("5/5/5/5/5 o 0 place", "x two more with o to move", 15);
    refused("xx3/5/5/5/5 x 0 place", "x two more with o to move", 17);
    refused("xx3/oo3/5/5/5 o 0 place", "x two more with o to move", 19);
    refused("xxxx1/5/5/5/5 o 0 place", "x two more with o to move", 19);
    refused("oo3/5/5/5/5 x 0 place", "x two more with o to move", 17);
    refused("xoxox/oxoxo/xo1ox/xoxox/oxoxo x 0 place", "all stones are placed", 35);
    // QUIET is 0 in the placement.
    refused("5/5/5/5/5 x 1 place", "its third field is 0", 13);
    CHECK(position_error(seega, "xx3/5/5/5/oo3 x 1 -") == "");
    // Movement: any numbers up to twelve, two at least for one side.
    refused("5/5/5/5/5 x 0 -", "no stone on the board", 1);
    refused("5/5/x4/5/o4 x 0 -", "neither side has two stones", 1);
    refused("5/5/x4/5/5 x 0 -", "neither side has two stones", 1);
    refused("xxxxx/xxxxx/xxx2/5/oo3 x 0 -", "more than 12 stones of x", 1);
    refused("ooooo/ooooo/ooo2/5/xx3 x 0 -", "more than 12 stones of o", 1);
    CHECK(position_error(seega, "xx3/5/2x2/5/ooo2 o 9999 -") == "");
    // With '-' it is movement however few stones there are.
    CHECK(turns(seega, "xx3/5/5/5/oo3 x 0 -") == words("a5-a4 b5-b4 b5-c5"));
}

TEST_CASE("seega: turn texts: a slide may bear what it takes, and then rightly") {
    CHECK(after(seega, example, "a4-b4:c4") == after(seega, example, "a4-b4"));
    const char* three = "2x2/2o2/xo1ox/2x2/o3o x 0 -";
    CHECK(after(seega, three, "c2-c3:b3,c4,d3") == after(seega, three, "c2-c3"));
    // It is no part of the full text.
    CHECK(contains(Game(seega, example).play("a4-b4:c4").print(), "1. a4-b4 "));
    // Too little, too much, another, out of order, twice, or of a slide that takes nothing.
    for (const std::string text : {"c2-c3:b3", "c2-c3:b3,c4", "c2-c3:b3,c4,d3,e1", "c2-c3:b3,c4,e1", "c2-c3:c4,b3,d3",
                                   "c2-c3:b3,d3,c4", "c2-c3:b3,b3,c4,d3", "c2-c1:b3", "c2-c1:c2"}) {
        CAPTURE(text);
        CHECK(contains(turn_error(seega, three, text), "that is not what " + text.substr(0, 5) + " takes"));
    }
    for (const std::string text : {"c2-c3:", "c2-c3:b3,", "c2-c3:b3;c4", "c2-c3:b3 c4", "c2-c3:,b3", "c2-c3:b3:c4", "c2-c3:b9"}) {
        CAPTURE(text);
        CHECK(contains(turn_error(seega, three, text), "is no turn"));
    }
    CHECK(after(chained, two_in_reach, "a4-b4-b3:b2,c4") == after(chained, two_in_reach, "a4-b4-b3"));
    CHECK(contains(turn_error(chained, two_in_reach, "a4-b4-b3:c4"), "that is not what a4-b4-b3 takes"));
    CHECK(contains(turn_error(chained, two_in_reach, "a4-b4-b3:c4,b2"), "that is not what a4-b4-b3 takes"));
    // Points between may be left out where one path fits.
    CHECK(after(chained, two_in_reach, "a4-b3") == after(chained, two_in_reach, "a4-b4-b3"));
}

TEST_CASE("seega: turn texts: slides and placements are not written as each other") {
    CHECK(contains(turn_error(seega, example, "a4,b4"), "not legal"));
    CHECK(contains(turn_error(seega, example, "a4xb4"), "not legal"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1-b2"), "not legal"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1"), "Two stones are placed in a turn"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1,a1"), "A stone stands on a1"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1,c3"), "Nothing is placed on the centre c3"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1,b1,c1"), "not legal"));
    CHECK(contains(turn_error(seega, "5/5/5/5/5 x 0 place", "a1,"), "is no turn"));
}

// Position strings are read strictly: whatever is wrong is refused with its reason and its place.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

struct Wrong {
    std::string position;
    std::string reason;
    /// The character complained of, counted from 1.
    int place;
};

void check_refused(const char* spec, const std::vector<Wrong>& list) {
    for (const Wrong& wrong : list) {
        const std::string error = position_error(spec, wrong.position);
        CAPTURE(wrong.position);
        CAPTURE(error);
        CHECK(contains(error, wrong.reason));
        CHECK(contains(error, "at character " + std::to_string(wrong.place) + "."));
    }
}

}  // namespace

TEST_CASE("position: the usual start") {
    CHECK(Game("alquerque-open").position() == "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -");
    CHECK(Game("alquerque-bell").position() == "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -");
    CHECK(Game("alquerque-forty").position() == "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -");
    CHECK(Game("alquerque-brainking").position() == "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -,-");
}

TEST_CASE("position: what is read is printed again") {
    for (const std::string position :
         {"ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -", "5/5/2x2/5/o4 o 7 -", "x1o1x/5/1o1x1/5/4o x 9999 -", "4x/5/5/5/o4 o 10 -",
          "xxxxx/xxxxx/xx1oo/ooooo/ooooo o 79 -"})
        CHECK(Game("alquerque-open", position).position() == position);
    for (const std::string position : {"5/5/2x2/5/o4 o 7 b3c3,-", "5/5/2x2/4o/5 x 7 b3c3,d2e2", "5/5/2x2/4o/5 x 7 -,d2e2"})
        CHECK(Game("alquerque-brainking", position).position() == position);
}

TEST_CASE("position: four fields with single blanks between") {
    check_refused("alquerque-open", {
                                        {"", "only 0 of its four fields", 1},
                                        {"5/5/2x2/5/o4", "only 1 of its four fields", 13},
                                        {"5/5/2x2/5/o4 x", "only 2 of its four fields", 15},
                                        {"5/5/2x2/5/o4 x 0", "only 3 of its four fields", 17},
                                        {"5/5/2x2/5/o4 x 0 - ", "something follows its fourth field", 19},
                                        {"5/5/2x2/5/o4 x 0 - -", "something follows its fourth field", 19},
                                        {" 5/5/2x2/5/o4 x 0", "fewer than 5 points", 1},
                                        {"5/5/2x2/5/o4  x 0", "the side to move, is 'x' or 'o'", 14},
                                        {"5/5/2x2/5/o4 x  0", "a number from 0 to 9999", 16},
                                        {"5/5/2x2/5/o4 x 0 ", "'-'", 18},
                                    });
}

TEST_CASE("position: rows") {
    check_refused("alquerque-open", {
                                        {"5/5/2x2/5 x 0 -", "4 rows instead of 5", 10},
                                        {"5/5/2x2/5/o4/5 x 0 -", "more than 5 rows", 13},
                                        {"5/5/2x2/5/o4/ x 0 -", "more than 5 rows", 13},
                                        {"5/5/2x1/5/o4 x 0 -", "fewer than 5 points", 8},
                                        {"5/5/2x2/5/o3 x 0 -", "fewer than 5 points", 13},
                                        {"5/5//5/o4 x 0 -", "fewer than 5 points", 5},
                                        {"5/5/2x3/5/o4 x 0 -", "more than 5 points", 7},
                                        {"5/5/2x2o/5/o4 x 0 -", "more than 5 points", 8},
                                        {"6/5/2x2/5/o4 x 0 -", "more than 5 points", 1},
                                        {"5/5/2x02/5/o4 x 0 -", "cannot be 0", 7},
                                        {"5/5/2x11/5/o4 x 0 -", "two numbers stand together", 8},
                                        {"5/5/2X2/5/o4 x 0 -", "'X'", 6},
                                        {"5/5/2y2/5/o4 x 0 -", "'y'", 6},
                                        {"5/5/2\tx1/5/o4 x 0 -", "unprintable", 6},
                                        {"5\\5/2x2/5/o4 x 0 -", "'\\'", 2},
                                        {"5/5/2\xc3\xa9 x 0 -", "unprintable", 6},
                                        {"-/5/2x2/5/o4 x 0 -", "'-'", 1},
                                    });
}

TEST_CASE("position: side to move") {
    for (const std::string side : {"X", "O", "w", "xo", "1", "-"})
        check_refused("alquerque-open", {{("5/5/2x2/5/o4 " + std::string(side) + " 0 -").c_str(), "'x' or 'o'", 14}});
}

TEST_CASE("position: quiet count") {
    check_refused("alquerque-open", {
                                        {"5/5/2x2/5/o4 x 00 -", "leading zero", 16},
                                        {"5/5/2x2/5/o4 x 07 -", "leading zero", 16},
                                        {"5/5/2x2/5/o4 x -1 -", "'-' is no digit", 16},
                                        {"5/5/2x2/5/o4 x +1 -", "'+' is no digit", 16},
                                        {"5/5/2x2/5/o4 x 1a -", "'a' is no digit", 17},
                                        {"5/5/2x2/5/o4 x x -", "'x' is no digit", 16},
                                        {"5/5/2x2/5/o4 x 10000 -", "from 0 to 9999", 16},
                                        {"5/5/2x2/5/o4 x 99999999999999999999 -", "from 0 to 9999", 16},
                                    });
    CHECK(Game("alquerque-forty", "5/5/2x2/5/o4 x 9999 -").quiet() == 9999);
}

TEST_CASE("position: the quiet count stays at 9999 once there") {
    Game game("alquerque-forty", "5/4o/5/5/x4 x 9998 -");
    CHECK(game.play("a1-b1").quiet() == 9999);
    game.play("e4-d4 b1-a1 d4-e4").repeat(3, "a1-b1 e4-d4 b1-a1 d4-e4");
    CHECK(game.position() == "5/4o/5/5/x4 x 9999 -");
}

TEST_CASE("position: at most twelve stones a side, and one on the board at least") {
    check_refused("alquerque-open", {
                                        {"xxxxx/xxxxx/xxx2/5/4o x 0 -", "more than 12 stones of x", 1},
                                        {"ooooo/ooooo/ooo2/5/4x x 0 -", "more than 12 stones of o", 1},
                                        {"ooooo/ooooo/oooxx/xxxxx/xxxxx x 0 -", "more than 12 stones of o", 1},
                                        {"5/5/5/5/5 x 0 -", "no stone on the board", 1},
                                    });
    CHECK(Game("alquerque-open", "xxxxx/xxxxx/xx1oo/ooooo/ooooo x 0 -").outcome() == "");
}

TEST_CASE("position: the fourth field without a memory is '-'") {
    for (const std::string extra : {"-,-", "b3c3,-", "x", "--", "0"})
        check_refused("alquerque-open", {{("5/5/2x2/5/o4 x 0 " + std::string(extra)).c_str(), "'-'", 18}});
}

TEST_CASE("position: a bare '-' is an empty memory") {
    CHECK(Game("alquerque-brainking", "5/5/2x2/5/o4 x 0 -").position() == "5/5/2x2/5/o4 x 0 -,-");
}

TEST_CASE("position: memory of the last steps") {
    check_refused("alquerque-brainking",
                  {
                      {"5/5/2x2/5/4o x 0 b3c3", "with a comma between", 18},
                      {"5/5/2x2/5/4o x 0 ", "with a comma between", 18},
                      {"5/5/2x2/5/4o x 0 b3c3,", "'' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 ,-", "'' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 -,-,-", "'-,-' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 b3-c3,-", "'b3-c3' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 b3c,-", "'b3c' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 b3f3,-", "'b3f3' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 B3C3,-", "'B3C3' is neither two points", 18},
                      {"5/5/2x2/5/4o x 0 c3b3,-", "no stone of x stands on b3", 18},
                      {"5/5/2x2/5/4o x 0 -,b3c3", "no stone of o stands on c3", 18},
                      {"5/5/2x2/5/4o x 0 a3c3,-", "no line joins", 18},
                      {"5/5/2x2/5/4o x 0 c3c3,-", "no line joins", 18},
                      // Forward steps cannot be undone where backward ones are barred, nor backward ones made.
                      {"5/5/2x2/5/4o x 0 c2c3,-", "could not be made and undone", 18},
                      {"5/5/2x2/5/4o x 0 c4c3,-", "could not be made and undone", 18},
                      {"5/5/2x2/5/4o x 0 b2c3,-", "could not be made and undone", 18},
                      // On the last rank there are no steps.
                      {"2x2/5/5/5/4o x 0 b5c5,-", "could not be made and undone", 18},
                      {"5/5/2x2/5/4o x 0 -,d1e1", "could not be made and undone", 18},
                      // Nobody can have come since to the point that the last step of all left.
                      {"5/5/1ox2/4o/5 o 0 b3c3,-", "a stone stands on b3", 19},
                      {"5/5/2x2/3xo/5 x 0 -,d2e2", "a stone stands on d2", 19},
                  });
    // The side to move stepped a ply ago: the other side may have filled the point since.
    CHECK(position_error("alquerque-brainking", "5/5/1ox2/4o/5 x 0 b3c3,-") == "");
    CHECK(position_error("alquerque-brainking", "5/5/2x2/3xo/5 o 0 -,d2e2") == "");
}

TEST_CASE("position: where backward steps are allowed any step is remembered") {
    const char* spec = "alquerque-brainking,steps=any";
    CHECK(position_error(spec, "5/5/2x2/5/4o x 0 c2c3,-") == "");
    CHECK(position_error(spec, "5/5/2x2/5/4o x 0 d4c3,-") == "");
    // Even there a stone on the last rank cannot step back, so that its coming is not remembered.
    check_refused(spec, {{"2x2/5/5/5/4o x 0 c4c5,-", "could not be made and undone", 18}});
    CHECK(position_error("alquerque-brainking,steps=any,last_rank=free", "2x2/5/5/5/4o x 0 c4c5,-") == "");
}

TEST_CASE("position: a decided position can be read; it has its outcome and no turns") {
    const Game eliminated("alquerque-open", "5/5/2x2/5/5 x 0 -");
    CHECK(eliminated.outcome() == "1-0 elimination");
    CHECK(eliminated.turns().empty());
    CHECK(listing("alquerque-open", "5/5/2x2/5/5 x 0 -").turns.empty());
    const Game blocked("alquerque-bell", "x4/5/5/5/4o x 7 -");
    CHECK(blocked.outcome() == "0-1 blocked");
    CHECK(blocked.turns().empty());
}

TEST_CASE("position: at or beyond an automatic limit it is read as drawn, its turns still listed by the rules") {
    CHECK(Game("alquerque-bell", "5/5/2x2/5/4o x 49 -").outcome() == "");
    CHECK(Game("alquerque-bell", "5/5/2x2/5/4o x 50 -").outcome() == "1/2-1/2 quiet");
    CHECK(Game("alquerque-bell", "5/5/2x2/5/4o x 9999 -").outcome() == "1/2-1/2 quiet");
    CHECK(Game("alquerque-open", "5/5/2x2/5/4o x 80 -").outcome() == "1/2-1/2 quiet");
    CHECK(Game("alquerque-forty", "5/5/2x2/5/4o x 80 -").outcome() == "");
    CHECK(Game("alquerque-bell", "5/5/2x2/5/4o x 50 -").turns().empty());
    CHECK(listing("alquerque-bell", "5/5/2x2/5/4o x 50 -").turns.size() == 5);
    CHECK(listing("alquerque-bell", "5/5/2x2/5/4o x 50 -").outcome == "");
}

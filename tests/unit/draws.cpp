// What the position alone does not decide: quiet play, repetition, claims, and the order in which ends are looked for.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* open_rules = "alquerque-open";
constexpr const char* bell = "alquerque-bell";
constexpr const char* forty = "alquerque-forty";
constexpr const char* brainking = "alquerque-brainking";

/// One stone a side, far apart, each on the rank it began on, and four plies that end where they began.
std::string far_apart(int quiet) { return "4o/5/5/5/x4 x " + std::to_string(quiet) + " -"; }
constexpr const char* round_trip = "a1-b1 e5-d5 b1-a1 d5-e5";

}  // namespace

TEST_CASE("quiet: a capturing ply sets it to 0, any other adds 1") {
    Game game(bell);
    CHECK(game.quiet() == 0);
    CHECK(game.play("c2-c3").quiet() == 1);
    CHECK(game.play("c4xc2").quiet() == 0);
    Game later(bell, "4o/5/5/1o3/x4 x 17 -");
    CHECK(later.play("a1xc3").quiet() == 0);
    CHECK(later.play("e5-e4").quiet() == 1);
    CHECK(later.play("c3-b3").quiet() == 2);
}

TEST_CASE("quiet: bell: drawn at 50 plies without a capture, played one by one") {
    Game game(bell, far_apart(0));
    game.repeat(12, round_trip).play("a1-b1");
    CHECK(game.quiet() == 49);
    CHECK(game.outcome() == "");
    game.play("e5-d5");
    CHECK(game.quiet() == 50);
    CHECK(game.outcome() == "1/2-1/2 quiet");
    CHECK(game.turns().empty());
    CHECK(contains(error_of([&] { game.play("b1-a1"); }), "The game is over: 1/2-1/2 by quiet"));
}

TEST_CASE("quiet: open: drawn at 80 plies") {
    Game game(open_rules, far_apart(78));
    CHECK(game.play("a1-b1").outcome() == "");
    CHECK(game.quiet() == 79);
    CHECK(game.play("e5-d5").outcome() == "1/2-1/2 quiet");
}

TEST_CASE("quiet: forty and brainking: no limit") {
    CHECK(Game(forty, far_apart(0)).repeat(60, round_trip).outcome() == "");
    CHECK(Game(brainking, far_apart(9999)).play("a1-b1").outcome() == "");
}

TEST_CASE("quiet: the ply before the limit does not draw, and a capture on the ply at the limit plays on") {
    Game game(bell, "4o/o4/5/1o3/x4 x 49 -");
    CHECK(game.play("a1xc3").outcome() == "");
    CHECK(game.quiet() == 0);
}

TEST_CASE("order: the last capture wins even on the ply at the limit") {
    CHECK(Game(bell, "5/5/5/1o3/x4 x 49 -").play("a1xc3").outcome() == "1-0 elimination");
    CHECK(Game(open_rules, "5/5/5/1o3/x4 x 79 -").play("a1xc3").outcome() == "1-0 elimination");
    CHECK(Game(bell, "5/5/2o2/1x3/5 o 49 -").play("c3xa1").outcome() == "0-1 elimination");
}

TEST_CASE("order: a side left without a turn loses even on the ply at the limit") {
    // o on b1 is on its last rank and has nothing to take.
    Game game(bell, "5/5/4x/5/1o3 x 49 -");
    game.play("e3-d3");
    CHECK(game.quiet() == 50);
    CHECK(game.outcome() == "1-0 blocked");
}

TEST_CASE("order: a third occurrence is named before the quiet limit") {
    Game game(open_rules, far_apart(72));
    game.repeat(2, round_trip);
    CHECK(game.quiet() == 80);
    CHECK(game.occurrence() == 3);
    CHECK(game.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("order: a win is named before a repetition") {
    // A set-up that is lost already stays lost however often it occurs: it occurs once, and the game is over.
    CHECK(Game("alquerque-bell,repetition=2,quiet_limit=1", "5/5/4x/5/1o3 x 0 -").play("e3-d3").outcome() == "1-0 blocked");
    CHECK(Game("alquerque-bell", "x4/5/5/5/3o1 o 50 -").outcome() == "1-0 blocked");
}

TEST_CASE("repetition: open: the third occurrence draws; a start that was set up is the first") {
    Game game(open_rules, far_apart(0));
    CHECK(game.occurrence() == 1);
    game.play(round_trip);
    CHECK(game.occurrence() == 2);
    CHECK(game.outcome() == "");
    game.play("a1-b1 e5-d5 b1-a1");
    CHECK(game.outcome() == "");
    game.play("d5-e5");
    CHECK(game.occurrence() == 3);
    CHECK(game.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("repetition: the usual start is an occurrence too, and so is every position on the way") {
    // No step leads back to a full board, so the usual start cannot recur; its own count is 1.
    Game game(open_rules);
    CHECK(game.occurrence() == 1);
    CHECK(game.play("c2-c3").occurrence() == 1);
    // Off the round by one ply: the position after the first ply is the one that occurs a third time first.
    Game other(open_rules, "3o1/5/5/5/x4 o 0 -");
    other.play("d5-e5 a1-b1 e5-d5 b1-a1");
    CHECK(other.occurrence() == 2);
    other.play("d5-e5 a1-b1 e5-d5 b1-a1");
    CHECK(other.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("repetition: the side to move is part of it") {
    // The same stones with the other side to move, by a triangle on one side: three steps home against two.
    Game game("alquerque-open,repetition=2", far_apart(0));
    game.play("a1-b1 e5-d5 b1-b2 d5-e5 b2-a1");
    CHECK(game.position() == "4o/5/5/5/x4 o 5 -");
    CHECK(game.occurrence() == 1);
    CHECK(game.outcome() == "");
}

TEST_CASE("repetition: QUIET is no part of it") {
    Game game("alquerque-open,repetition=2", far_apart(30));
    game.play(round_trip);
    CHECK(game.quiet() == 34);
    CHECK(game.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("repetition: bell and forty: it does not count") {
    Game game(bell, far_apart(0));
    game.repeat(11, round_trip);
    CHECK(game.occurrence() == 12);
    CHECK(game.outcome() == "");
    CHECK(Game(forty, far_apart(0)).repeat(11, round_trip).outcome() == "");
}

TEST_CASE("repetition: brainking: the memory of the last steps is part of it") {
    // Two stones a side take turns, since none may go straight back. After eight plies the stones stand as at the start,
    // but two steps are remembered; from there on the round closes.
    Game game(brainking, "2o1o/5/5/5/x1x2 x 0 -,-");
    const char* eight = "a1-b1 e5-d5 c1-d1 c5-b5 b1-a1 d5-e5 d1-c1 b5-c5";
    game.play(eight);
    CHECK(game.position() == "2o1o/5/5/5/x1x2 x 8 d1c1,b5c5");
    CHECK(game.occurrence() == 1);
    game.play(eight);
    CHECK(game.position() == "2o1o/5/5/5/x1x2 x 16 d1c1,b5c5");
    CHECK(game.occurrence() == 2);
    CHECK(game.outcome() == "");
    // What occurs a third time first is what was new after the first ply and again in each round.
    game.play("a1-b1");
    CHECK(game.occurrence() == 2);
    game.play("e5-d5");
    CHECK(game.occurrence() == 3);
    CHECK(game.outcome() == "1/2-1/2 repetition");
}

TEST_CASE("repetition: two occurrences where a house rule says so") {
    CHECK(Game("alquerque-open,repetition=2", far_apart(0)).play(round_trip).outcome() == "1/2-1/2 repetition");
    CHECK(Game("alquerque-open,repetition=none,quiet_limit=none", far_apart(0)).repeat(40, round_trip).outcome() == "");
    Game fourth("alquerque-open,repetition=4", far_apart(0));
    CHECK(fourth.repeat(2, round_trip).outcome() == "");
    CHECK(fourth.play(round_trip).outcome() == "1/2-1/2 repetition");
}

TEST_CASE("claim: forty: from 40 plies on the side to move may claim the draw instead of a turn") {
    Game game(forty, far_apart(39));
    CHECK(!game.can_claim());
    CHECK(contains(error_of([&] { game.claim(); }), "from 40 plies without a capture on; now there are 39"));
    CHECK(game.outcome() == "");
    game.play("a1-b1");
    CHECK(game.quiet() == 40);
    CHECK(game.outcome() == "");
    CHECK(game.can_claim());
    CHECK(!game.turns().empty());
    game.claim();
    CHECK(game.outcome() == "1/2-1/2 claim");
    CHECK(!game.can_claim());
    CHECK(game.undo());
    CHECK(game.outcome() == "");
    CHECK(game.can_claim());
}

TEST_CASE("claim: it need not be made, and is lost with a capture") {
    Game game(forty, "4o/5/5/1o3/x4 x 45 -");
    CHECK(game.can_claim());
    game.play("a1xc3");
    CHECK(!game.can_claim());
}

TEST_CASE("claim: nowhere else, and not of a game that is over") {
    for (const std::string spec : {open_rules, bell, brainking}) {
        Game game(spec, far_apart(45));
        CHECK(!game.can_claim());
        CHECK(contains(error_of([&] { game.claim(); }), "No draw can be claimed under these rules"));
    }
    Game over(forty, far_apart(45));
    over.resign('x');
    CHECK(!over.can_claim());
    CHECK(contains(error_of([&] { over.claim(); }), "The game is over"));
    CHECK(!Game(forty, "5/5/2x2/5/5 o 45 -").can_claim());
}

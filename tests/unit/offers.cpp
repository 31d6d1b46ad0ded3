// What a side may do besides its turns: resign, offer a draw, accept or decline one; and taking all of it back.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

constexpr const char* open_rules = "alquerque-open";

}  // namespace

TEST_CASE("resigning: the other side wins, whoever is to move") {
    CHECK(Game(open_rules).resign('x').outcome() == "0-1 resignation");
    CHECK(Game(open_rules).resign('o').outcome() == "1-0 resignation");
    CHECK(Game(open_rules).play("c2-c3").resign('x').outcome() == "0-1 resignation");
    Game over(open_rules);
    over.resign('x');
    CHECK(contains(error_of([&] { over.resign('o'); }), "The game is over: 0-1 by resignation"));
}

TEST_CASE("time: the side that has run out of it loses") {
    CHECK(Game(open_rules).lose_on_time('x').outcome() == "0-1 time");
    CHECK(Game(open_rules).lose_on_time('o').outcome() == "1-0 time");
}

TEST_CASE("offer: it stands until the other side's next turn") {
    Game game(open_rules);
    game.offer('x');
    CHECK(game.offer() == 'x');
    game.play("c2-c3");
    CHECK(game.offer() == 'x');
    game.play("c4xc2");
    CHECK(game.offer() == ' ');
}

TEST_CASE("offer: made while the other side thinks, it ends with the turn that is thought of") {
    Game game(open_rules);
    game.offer('o');
    CHECK(game.offer() == 'o');
    game.play("c2-c3");
    CHECK(game.offer() == ' ');
}

TEST_CASE("offer: accepted, it draws") {
    Game game(open_rules);
    game.offer('x').accept('o');
    CHECK(game.outcome() == "1/2-1/2 agreement");
    CHECK(game.offer() == ' ');
    Game later(open_rules);
    CHECK(later.offer('x').play("c2-c3").accept('o').outcome() == "1/2-1/2 agreement");
}

TEST_CASE("offer: declined, it is gone") {
    Game game(open_rules);
    game.offer('x').decline('o');
    CHECK(game.offer() == ' ');
    CHECK(game.outcome() == "");
    CHECK(contains(error_of([&] { game.accept('o'); }), "no draw offer of the other side"));
    CHECK(game.offer('x').offer() == 'x');
}

TEST_CASE("offer: one's own can be neither accepted nor declined nor made twice") {
    Game game(open_rules);
    CHECK(contains(error_of([&] { game.accept('x'); }), "no draw offer of the other side"));
    CHECK(contains(error_of([&] { game.decline('x'); }), "no draw offer of the other side"));
    game.offer('x');
    CHECK(contains(error_of([&] { game.accept('x'); }), "no draw offer of the other side"));
    CHECK(contains(error_of([&] { game.decline('x'); }), "no draw offer of the other side"));
    CHECK(contains(error_of([&] { game.offer('x'); }), "stands already"));
    CHECK(contains(error_of([&] { game.offer('o'); }), "accept it or play on"));
    CHECK(game.offer() == 'x');
}

TEST_CASE("offer: none in a game that is over, and none outlives it") {
    Game game(open_rules);
    game.offer('x').resign('o');
    CHECK(game.offer() == ' ');
    CHECK(contains(error_of([&] { game.offer('x'); }), "The game is over"));
    CHECK(contains(error_of([&] { game.accept('o'); }), "The game is over"));
}

TEST_CASE("offer: an offer is no part of repetition") {
    Game game(open_rules, "4o/5/5/5/x4 x 0 -");
    game.play("a1-b1 e5-d5 b1-a1").offer('x').play("d5-e5");
    CHECK(game.occurrence() == 2);
    game.offer('o').decline('x').offer('x').decline('o');
    CHECK(game.occurrence() == 2);
    CHECK(game.play("a1-b1 e5-d5 b1-a1 d5-e5").outcome() == "1/2-1/2 repetition");
}

TEST_CASE("undo: act by act, and redo brings it back") {
    Game game(open_rules);
    game.play("c2-c3").offer('x').decline('o').play("c4xc2").resign('x');
    CHECK(game.outcome() == "0-1 resignation");
    CHECK(!game.redo());
    CHECK(game.undo());
    CHECK(game.outcome() == "");
    CHECK(game.quiet() == 0);
    CHECK(game.undo());
    CHECK(game.quiet() == 1);
    CHECK(game.offer() == ' ');
    CHECK(game.undo());
    CHECK(game.offer() == 'x');
    CHECK(game.undo());
    CHECK(game.offer() == ' ');
    CHECK(game.undo());
    CHECK(game.position() == Game(open_rules).position());
    CHECK(!game.undo());
    for (int i = 0; i < 5; ++i) CHECK(game.redo());
    CHECK(!game.redo());
    CHECK(game.outcome() == "0-1 resignation");
}

TEST_CASE("undo: a new act forgets what was taken back") {
    Game game(open_rules);
    game.play("c2-c3 c4xc2");
    game.undo();
    game.undo();
    game.play("b2-c3");
    CHECK(!game.redo());
    CHECK(game.number() == 1);
}

TEST_CASE("number: it goes up when o has moved, as in chess") {
    Game game(open_rules);
    CHECK(game.play("c2-c3").number() == 1);
    CHECK(game.play("c4xc2").number() == 1);
    CHECK(game.offer('x').number() == 2);
    CHECK(game.play(game.turns().front()).number() == 2);
    // Where o begins, its first turn has the number 1 and the next of x the number 2.
    Game second(open_rules, "4o/5/5/5/x4 o 0 -");
    CHECK(second.play("e5-d5").number() == 1);
    CHECK(second.play("a1-b1").number() == 2);
    CHECK(second.play("d5-e5").number() == 2);
}

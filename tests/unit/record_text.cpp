// Records as text: what is kept, what is mended and said, what is refused and where.
#include <doctest/doctest.h>

#include "game.h"
#include "support.h"

using namespace qirq::test;

namespace {

/// A record of few words: rules, more headers, turns.
std::string record(const std::string& rules, const std::string& headers, const std::string& turns) {
    return "Rules: " + rules + "\n" + headers + "\n" + turns + "\n";
}

const std::string open_rules = "alquerque-open";
const std::string far_apart = "Start: 4o/5/5/5/x4 x 0 -\n";

void check_error(const std::string& text, const std::vector<std::string>& parts) {
    const std::string error = record_error(text);
    CAPTURE(text);
    CAPTURE(error);
    CHECK(error != "");
    for (const std::string& part : parts) CHECK(contains(error, part));
}

}  // namespace

TEST_CASE("record: printed as in the rule book") {
    Game game(open_rules);
    game.header("First", "Ann").header("Second", "Bea").header("Site", "the garden");
    game.play("c2-c3 c4xc2").comment(1, "Into the centre.").resign('o');
    CHECK(game.print() ==
          "Rules: alquerque-open\nFirst: Ann\nSecond: Bea\nSite: the garden\nReason: resignation\n\n"
          "1. c2-c3 {Into the centre.} 1... c4xc2 1-0\n");
}

TEST_CASE("record: a game that goes on ends in *, without a reason") {
    CHECK(Game(open_rules).print() == "Rules: alquerque-open\n\n*\n");
    CHECK(Game(open_rules).play("c2-c3").print() == "Rules: alquerque-open\n\n1. c2-c3 *\n");
}

TEST_CASE("record: a start of its own is kept, and turns of o come first where o is to move") {
    CHECK(Game(open_rules, "4o/5/5/5/x4 o 3 -").play("e5-d5 a1-b1 d5-e5").print() ==
          "Rules: alquerque-open\nStart: 4o/5/5/5/x4 o 3 -\n\n1... e5-d5 2. a1-b1 d5-e5 *\n");
    const Game read = Game::read(record(open_rules, "Start: 4o/5/5/5/x4 o 3 -\n", "1... e5-d5 2. a1-b1 d5-e5 *"));
    CHECK(read.position() == "4o/5/5/5/1x3 x 6 -");
    CHECK(read.number() == 2);
}

TEST_CASE("record: a start that is the usual one is not printed; with another quiet count it is") {
    CHECK(Game(open_rules, "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 -").print() == Game(open_rules).print());
    CHECK(contains(Game(open_rules, "ooooo/ooooo/oo1xx/xxxxx/xxxxx x 1 -").print(), "Start: "));
}

TEST_CASE("record: house rules are part of it") {
    const Game game = Game::read(record("alquerque-open,repetition=2", far_apart, "1. a1-b1 e5-d5 2. b1-a1 d5-e5 1/2-1/2"));
    CHECK(game.outcome() == "1/2-1/2 repetition");
    CHECK(contains(game.print(), "Rules: alquerque-open,repetition=2\n"));
}

TEST_CASE("record: headers are kept, known and unknown") {
    const std::string headers =
        "First: Ann\nSecond: Bea\nEvent: Summer: the second\nSite: Cairo\nDate: 2024-02-29\nMood-of_1: high\n";
    const Game game = Game::read(record(open_rules, headers, "*"));
    CHECK(game.header("First") == "Ann");
    CHECK(game.header("Event") == "Summer: the second");
    CHECK(game.header("Mood-of_1") == "high");
    CHECK(game.header("Nothing") == "");
    CHECK(game.print() == record(open_rules, headers, "*"));
}

TEST_CASE("record: an empty header is a header") {
    CHECK(contains(Game::read(record(open_rules, "Event:\nSite: here\n", "*")).print(), "Event:"));
}

TEST_CASE("record: what follows from the game cannot be set as a header") {
    for (const std::string name : {"Rules", "Start", "Reason"}) {
        Game game(open_rules);
        CHECK(error_of([&] { game.header(name, "x"); }) != "");
    }
    Game game(open_rules);
    for (const std::string name : {"", "a b", "a:b", "\xc3\xa9", "a\n"}) CHECK(error_of([&] { game.header(name, "x"); }) != "");
    for (const std::string value : {" x", "x ", "a\nb", "a\rb"}) CHECK(error_of([&] { game.header("Site", value); }) != "");
    CHECK(game.print() == Game(open_rules).print());
    game.header("Site", "here").header("Site", "there");
    CHECK(game.header("Site") == "there");
    game.header("Site", "");
    CHECK(game.print() == record(open_rules, "Site:\n", "*"));
}

TEST_CASE("record: comments stand where they stood") {
    const std::string turns = "{Before all.} 1. c2-c3 {One.} 1... c4xc2 {Two.} *";
    const Game game = Game::read(record(open_rules, "", turns));
    CHECK(game.comment(0) == "Before all.");
    CHECK(game.comment(1) == "One.");
    CHECK(game.comment(2) == "Two.");
    CHECK(game.comment(3) == "");
    CHECK(game.print() == record(open_rules, "", turns));
}

TEST_CASE("record: a comment has no braces and no blanks at its ends") {
    Game game(open_rules);
    for (const std::string text : {"a}", "{a", " a", "a ", "a\n"}) CHECK(error_of([&] { game.comment(0, text); }) != "");
    game.comment(0, "a: b; c 1-0 * 1.");
    CHECK(Game::read(game.print()).comment(0) == "a: b; c 1-0 * 1.");
}

TEST_CASE("record: comments of turns that are taken back and replaced go with them") {
    Game game(open_rules);
    game.play("c2-c3").comment(1, "A try.");
    game.undo();
    CHECK(!contains(game.print(), "A try."));
    game.play("b2-c3");
    CHECK(!contains(game.print(), "A try."));
}

TEST_CASE("record: line ends of either kind") {
    CHECK(Game::read("Rules: alquerque-open\r\nFirst: Ann\r\n\r\n1. c2-c3 {a} 1... c4xc2\r\n*\r\n").print() ==
          "Rules: alquerque-open\nFirst: Ann\n\n1. c2-c3 {a} 1... c4xc2 *\n");
}

TEST_CASE("record: long games are broken into lines, and read again") {
    Game game("alquerque-forty", "4o/5/5/5/x4 x 0 -");
    game.repeat(12, "a1-b1 e5-d5 b1-a1 d5-e5").comment(7, "Words enough to be sure that this line must be broken somewhere.");
    const std::string text = game.print();
    CHECK(Game::read(text).print() == text);
    CHECK(std::count(text.begin(), text.end(), '\n') > 6);
}

TEST_CASE("record: turns may be abridged where one path fits, and are printed in full") {
    CHECK(contains(Game::read(record(open_rules, "Start: xo1o1/5/5/5/4o x 0 -\n", "1. a5xe5 *")).print(), "1. a5xc5xe5 *"));
}

TEST_CASE("record: the reason is said, and every reason can be read") {
    const auto reason = [](const std::string& rules, const std::string& headers, const std::string& turns,
                           const std::string& why) {
        return Game::read(record(rules, headers + "Reason: " + why + "\n", turns)).outcome();
    };
    CHECK(reason(open_rules, "Start: 5/5/5/1o3/x4 x 0 -\n", "1. a1xc3 1-0", "elimination") == "1-0 elimination");
    CHECK(reason("alquerque-bell", "Start: 5/5/4x/5/1o3 x 0 -\n", "1. e3-d3 1-0", "blocked") == "1-0 blocked");
    CHECK(reason(open_rules, far_apart, "1. a1-b1 e5-d5 2. b1-a1 d5-e5 3. a1-b1 e5-d5 4. b1-a1 d5-e5 1/2-1/2", "repetition") ==
          "1/2-1/2 repetition");
    CHECK(reason("alquerque-bell", "Start: 4o/5/5/5/x4 x 49 -\n", "1. a1-b1 1/2-1/2", "quiet") == "1/2-1/2 quiet");
    CHECK(reason("alquerque-forty", "Start: 4o/5/5/5/x4 x 39 -\n", "1. a1-b1 1/2-1/2", "claim") == "1/2-1/2 claim");
    CHECK(reason(open_rules, "", "1. c2-c3 1/2-1/2", "agreement") == "1/2-1/2 agreement");
    CHECK(reason(open_rules, "", "1. c2-c3 1-0", "resignation") == "1-0 resignation");
    CHECK(reason(open_rules, "", "1. c2-c3 0-1", "time") == "0-1 time");
    CHECK(reason(open_rules, "Start: 5/5/2x2/5/5 x 0 -\n", "1-0", "elimination") == "1-0 elimination");
}

TEST_CASE("record: * on a game that is over, or a missing reason, is mended and said") {
    const Game star = Game::read(record(open_rules, "Start: 5/5/5/1o3/x4 x 0 -\nReason: elimination\n", "1. a1xc3 *"));
    CHECK(star.outcome() == "1-0 elimination");
    REQUIRE(star.notes().size() == 1);
    CHECK(contains(star.notes()[0], "* was mended to 1-0"));
    CHECK(contains(star.print(), "Reason: elimination\n\n1. a1xc3 1-0"));

    const Game missing = Game::read(record(open_rules, "Start: 5/5/5/1o3/x4 x 0 -\n", "1. a1xc3 1-0"));
    REQUIRE(missing.notes().size() == 1);
    CHECK(contains(missing.notes()[0], "missing reason was added: elimination"));

    CHECK(Game::read(record(open_rules, "Start: 5/5/5/1o3/x4 x 0 -\n", "1. a1xc3 *")).notes().size() == 2);

    const Game resigned = Game::read(record(open_rules, "", "1. c2-c3 0-1"));
    CHECK(resigned.outcome() == "0-1 resignation");
    REQUIRE(resigned.notes().size() == 1);
    CHECK(contains(resigned.notes()[0], "resignation"));

    const Game agreed = Game::read(record(open_rules, "", "1. c2-c3 1/2-1/2"));
    CHECK(agreed.outcome() == "1/2-1/2 agreement");
    CHECK(agreed.notes().size() == 1);

    CHECK(Game::read(record(open_rules, "", "1. c2-c3 *")).notes().empty());
    CHECK(Game::read(record(open_rules, "Reason: time\n", "1. c2-c3 1-0")).notes().empty());
}

TEST_CASE("record: a result or reason that the turns contradict is named") {
    const std::string taken = "Start: 5/5/5/1o3/x4 x 0 -\n";
    check_error(record(open_rules, taken, "1. a1xc3 0-1"), {"result is given as 0-1", "1-0 by elimination"});
    check_error(record(open_rules, taken, "1. a1xc3 1/2-1/2"), {"result is given as 1/2-1/2", "1-0 by elimination"});
    check_error(record(open_rules, taken + "Reason: blocked\n", "1. a1xc3 1-0"), {"reason is given as blocked", "1-0 by elimination"});
    check_error(record(open_rules, taken + "Reason: resignation\n", "1. a1xc3 1-0"), {"reason is given as resignation", "elimination"});
    check_error(record(open_rules, "Reason: elimination\n", "1. c2-c3 1-0"), {"1-0 by elimination", "contradicted"});
    check_error(record(open_rules, "Reason: blocked\n", "1. c2-c3 0-1"), {"0-1 by blocked", "contradicted"});
    check_error(record(open_rules, "Reason: repetition\n", "1. c2-c3 1/2-1/2"), {"1/2-1/2 by repetition", "contradicted"});
    check_error(record("alquerque-bell", "Reason: quiet\n", "1. c2-c3 1/2-1/2"), {"1/2-1/2 by quiet", "contradicted"});
    check_error(record(open_rules, "Reason: resignation\n", "1. c2-c3 1/2-1/2"), {"1/2-1/2 by resignation", "contradicted"});
    check_error(record(open_rules, "Reason: time\n", "1. c2-c3 1/2-1/2"), {"1/2-1/2 by time", "contradicted"});
    check_error(record(open_rules, "Reason: agreement\n", "1. c2-c3 1-0"), {"1-0 by agreement", "contradicted"});
    check_error(record(open_rules, "Reason: claim\n", "1. c2-c3 1/2-1/2"), {"claim"});
    check_error(record("alquerque-forty", "Start: 4o/5/5/5/x4 x 38 -\nReason: claim\n", "1. a1-b1 1/2-1/2"), {"39"});
    check_error(record(open_rules, "Reason: time\n", "1. c2-c3 *"), {"reason is given as time", "result is *"});
    check_error(record(open_rules, "Reason: boredom\n", "1. c2-c3 1-0"), {"'boredom'", "no reason"});
    check_error(record(open_rules, "Reason: boredom\n", "1. c2-c3 *"), {"'boredom'"});
}

TEST_CASE("record: turns after the end are refused") {
    check_error(record(open_rules, "Start: 5/5/5/1o3/x4 x 0 -\n", "1. a1xc3 b2-b3 1-0"),
                {"At turn 1 of o", "line 4, column 10", "The game is over: 1-0 by elimination"});
    check_error(record("alquerque-bell", "Start: 4o/5/5/5/x4 x 49 -\n", "1. a1-b1 e5-d5 1/2-1/2"),
                {"At turn 1 of o", "The game is over: 1/2-1/2 by quiet"});
    check_error(record(open_rules, "Start: 5/5/2x2/5/5 o 0 -\n", "1... c3-c4 1-0"), {"At turn 1 of o", "The game is over"});
}

TEST_CASE("record: an illegal turn is named with its number, side, place and reason") {
    check_error(record(open_rules, "First: Ann\n", "1. c2-c3 c4xc2\n2. d3-c3 *"),
                {"At turn 2 of x", "line 5, column 4", "d3-c3", "A capture must be played, by the stone on c1"});
    check_error(record(open_rules, "", "1. c2-c3 zz *"), {"At turn 1 of o", "line 3, column 10", "'zz' is no turn"});
    check_error(record(open_rules, "Start: 4o/5/5/5/x4 o 0 -\n", "1... e5-d5 2. a1-a3 *"), {"At turn 2 of x", "a1-a3"});
}

TEST_CASE("record: who begins must be said as it is") {
    check_error(record(open_rules, "", "1... c4-c3 *"), {"'1...'", "x is to move"});
    check_error(record(open_rules, "Start: 4o/5/5/5/x4 o 0 -\n", "1. e5-d5 *"), {"o is to move", "'1...'"});
}

TEST_CASE("record: a wrong number is refused with the one that is due") {
    check_error(record(open_rules, "", "2. c2-c3 *"), {"'2.'", "1. is due", "line 3, column 1"});
    check_error(record(open_rules, "", "1. c2-c3 2. c4xc2 *"), {"'2.'", "1... is due", "line 3, column 10"});
    check_error(record(open_rules, "", "1. c2-c3 c4xc2 3. d1-c2 *"), {"'3.'", "2. is due"});
    check_error(record(open_rules, "", "1. c2-c3 1. c4xc2 *"), {"'1.'", "1... is due"});
    check_error(record(open_rules, "", "1 c2-c3 *"), {"'1' is neither a turn nor a turn's number"});
    check_error(record(open_rules, "", "1.. c2-c3 *"), {"'1..' is neither"});
    check_error(record(open_rules, "", "01. c2-c3 *"), {"'01.'", "1. is due"});
    check_error(record(open_rules, "", "99999999999999999999. c2-c3 *"), {"1. is due"});
}

TEST_CASE("record: a number without a turn is refused") {
    check_error(record(open_rules, "", "1. *"), {"1."});
    check_error(record(open_rules, "", "1. 1. c2-c3 *"), {"1."});
}

TEST_CASE("record: its parts must be there, once each and in order") {
    check_error("", {"line 1, column 1"});
    check_error("\n\n*\n", {"'Rules' is missing"});
    check_error("First: Ann\n\n*\n", {"'Rules' is missing"});
    check_error("Rules: alquerque-open", {"ends in its headers"});
    check_error("Rules: alquerque-open\n", {"ends in its headers"});
    check_error("Rules: alquerque-open\n\n", {"ends without a result"});
    check_error("Rules: alquerque-open\n\n1. c2-c3\n", {"ends without a result"});
    check_error("Rules: alquerque-open\nFirst Ann\n\n*\n", {"'Name: value'", "line 2, column 1"});
    check_error("Rules: alquerque-open\nFir st: Ann\n\n*\n", {"'Fir st'", "line 2, column 1"});
    check_error("Rules: alquerque-open\nFirst: Ann\nFirst: Bea\n\n*\n", {"'First' is given twice", "line 3, column 1"});
    check_error("Rules: alquerque-open\nRules: alquerque-bell\n\n*\n", {"'Rules' is given twice"});
    check_error("Rules: alquerque-open\n\n* 1. c2-c3\n", {"something follows the result", "line 3, column 3"});
    check_error("Rules: alquerque-open\n\n* *\n", {"something follows the result"});
    check_error("Rules: alquerque-open\n\n1. c2-c3 {open *\n", {"not closed", "line 3, column 10"});
    check_error("Rules: alquerque-open\n\n1. c2-c3 {a {b} c} *\n", {"within a comment"});
    check_error("Rules: alquerque-open\n\n} *\n", {"'}'"});
}

TEST_CASE("record: wrong rules and a wrong start are named") {
    check_error(record("chess", "", "*"), {"'chess'"});
    check_error(record("alquerque-open,steps=back", "", "*"), {"'back'"});
    check_error(record(open_rules, "Start: 5/5/5/5/5 x 0 -\n", "*"), {"In the header Start", "no stone on the board"});
    check_error(record(open_rules, "Start: start\n", "*"), {"In the header Start"});
}

TEST_CASE("record: blanks and tabs between the turns do not matter") {
    CHECK(Game::read("Rules: alquerque-open\n   \n\n\t1.\n c2-c3\t\tc4xc2{at once}\n\n  *  \n\n").print() ==
          "Rules: alquerque-open\n\n1. c2-c3 c4xc2 {at once} *\n");
}

// The drawn board: which points are joined, and what they are called.
#include <doctest/doctest.h>

#include "board.h"

#include <set>
#include <string>
#include <utility>

namespace {

using namespace qirq;

Board alquerque() { return Board(5, 5, Board::Lines::diagonals); }

/// The drawn diagonals, read off the picture of the board: four crosses of two quarter boards each.
const std::set<std::pair<std::string, std::string>> diagonals{
    {"a1", "b2"}, {"b2", "c3"}, {"c3", "d4"}, {"d4", "e5"},  // the long one that rises from the left
    {"a5", "b4"}, {"b4", "c3"}, {"c3", "d2"}, {"d2", "e1"},  // the long one that falls
    {"a3", "b2"}, {"b2", "c1"}, {"c1", "d2"}, {"d2", "e3"},  // the diamond, below
    {"a3", "b4"}, {"b4", "c5"}, {"c5", "d4"}, {"d4", "e3"},  // the diamond, above
};

}  // namespace

TEST_CASE("board: the sixteen drawn diagonal segments and no others") {
    const Board board = alquerque();
    std::set<std::pair<std::string, std::string>> found;
    for (const Segment& segment : board.segments())
        if (board.file(segment.a) != board.file(segment.b) && board.rank(segment.a) != board.rank(segment.b)) {
            std::string a = board.name(segment.a);
            std::string b = board.name(segment.b);
            if (a > b) std::swap(a, b);
            CHECK(found.emplace(a, b).second);
        }
    CHECK(diagonals.size() == 16);
    CHECK(found == diagonals);
}

TEST_CASE("board: neighbours in a row or a column are joined") {
    const Board board = alquerque();
    CHECK(board.segments().size() == 20 + 20 + 16);
    for (int file = 0; file < 5; ++file)
        for (int rank = 0; rank < 5; ++rank) {
            const bool right = file < 4 && board.joined(board.at(file, rank), board.at(file + 1, rank));
            const bool up = rank < 4 && board.joined(board.at(file, rank), board.at(file, rank + 1));
            CHECK(right == (file < 4));
            CHECK(up == (rank < 4));
        }
}

TEST_CASE("board: what is drawn and what may be walked are the same") {
    const Board board = alquerque();
    std::set<std::pair<int, int>> drawn;
    for (const Segment& segment : board.segments()) {
        drawn.emplace(segment.a, segment.b);
        drawn.emplace(segment.b, segment.a);
    }
    for (int a = 0; a < 25; ++a)
        for (int b = 0; b < 25; ++b)
            CHECK(board.joined(static_cast<Point>(a), static_cast<Point>(b)) == (drawn.count({a, b}) == 1));
}

TEST_CASE("board: a direction leads back by its opposite") {
    const Board board = alquerque();
    for (const Segment& segment : board.segments()) {
        const auto there = board.direction(segment.a, segment.b);
        REQUIRE(there);
        CHECK(board.direction(segment.b, segment.a) == opposite(*there));
        CHECK(board.neighbour(segment.a, *there) == segment.b);
        CHECK(climb(*there) == board.rank(segment.b) - board.rank(segment.a));
    }
}

TEST_CASE("board: what lies between two points is on a straight drawn line of two segments") {
    const Board board = alquerque();
    const auto between = [&](const char* a, const char* b) -> std::string {
        const auto middle = board.between(*board.point(a), *board.point(b));
        return middle ? board.name(*middle) : "";
    };
    CHECK(between("a1", "c1") == "b1");
    CHECK(between("a1", "c3") == "b2");
    CHECK(between("c3", "a5") == "b4");
    CHECK(between("b1", "b3") == "b2");
    CHECK(between("b1", "d3") == "");  // no diagonal runs through c2
    CHECK(between("a1", "b3") == "");  // no straight line
    CHECK(between("a1", "b1") == "");
    CHECK(between("a1", "d1") == "");
    CHECK(between("a1", "a1") == "");
}

TEST_CASE("board: points are named as in chess") {
    const Board board = alquerque();
    CHECK(board.name(board.at(0, 0)) == "a1");
    CHECK(board.name(board.at(4, 0)) == "e1");
    CHECK(board.name(board.at(0, 4)) == "a5");
    CHECK(board.name(board.at(4, 4)) == "e5");
    CHECK(board.at(0, 0) == 0);
    CHECK(board.at(1, 0) == 1);
    CHECK(board.at(0, 1) == 5);
    for (int p = 0; p < 25; ++p) CHECK(board.point(board.name(static_cast<Point>(p))) == static_cast<Point>(p));
    for (const std::string wrong : {"", "a", "a0", "a6", "f1", "A1", "1a", "a1 ", "a12", " a1", "`1"}) {
        CAPTURE(wrong);
        CHECK(!board.point(wrong));
    }
}

TEST_CASE("board: a rank is a set of points") {
    const Board board = alquerque();
    CHECK(board.rank_points(0) == 0b11111);
    CHECK(board.rank_points(4) == Bitboard{0b11111} << 20);
    CHECK(board.all() == (Bitboard{1} << 25) - 1);
}

TEST_CASE("board: on nine by five the pattern of diagonals goes on") {
    const Board board(9, 5, Board::Lines::diagonals);
    CHECK(board.segments().size() == 8 * 5 + 9 * 4 + 32);
    const auto joined = [&](const char* a, const char* b) { return board.joined(*board.point(a), *board.point(b)); };
    CHECK(joined("i1", "h2"));
    CHECK(joined("e3", "f4"));
    CHECK(joined("g5", "h4"));
    CHECK(!joined("f3", "g4"));
    CHECK(!joined("i2", "h3"));
    CHECK(!joined("i1", "a2"));
}

TEST_CASE("board: without diagonals neighbours in a row or a column are joined alone; those beside include the others") {
    const Board board(8, 8, Board::Lines::orthogonal);
    CHECK(board.segments().size() == 2 * 7 * 8);
    CHECK(board.all() == ~Bitboard{0});
    const Point d4 = *board.point("d4");
    CHECK(board.neighbour(d4, Direction::up_right) == no_point);
    CHECK(board.name(board.beside(d4, Direction::up_right)) == "e5");
    CHECK(board.beside(*board.point("h8"), Direction::right) == no_point);
    CHECK(board.beside(*board.point("a1"), Direction::down_left) == no_point);
}

TEST_CASE("board: loops join the end of a file with the end of a rank, round each corner") {
    const Board plain(6, 6, Board::Lines::orthogonal);
    CHECK(plain.loops().empty());
    const Board board = plain.with_loops(2);
    CHECK(board.segments() == plain.segments());
    std::set<std::string> found;
    for (const Loop& loop : board.loops()) {
        found.insert(board.name(loop.file_end) + board.name(loop.rank_end) + " round " + board.name(loop.corner));
        CHECK(loop.radius == (board.file(loop.file_end) == 1 || board.file(loop.file_end) == 4 ? 1 : 2));
    }
    CHECK(board.loops().size() == 8);
    CHECK(found == std::set<std::string>{"b6a5 round a6", "c6a4 round a6", "e6f5 round f6", "d6f4 round f6", "b1a2 round a1",
                                         "c1a3 round a1", "e1f2 round f1", "d1f3 round f1"});
}

TEST_CASE("board: marks") {
    const Board plain(5, 5, Board::Lines::orthogonal);
    CHECK(plain.marked() == 0);
    CHECK(plain.with_marks(bit(plain.at(2, 2))).marked() == bit(plain.at(2, 2)));
}

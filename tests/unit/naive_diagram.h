// A position of the naive generators: a board drawn in characters.
#pragma once

#include <string>

#include "support.h"

namespace qirq::naive {

/// Rows are counted from the top and columns from the left, both from 1, as the rule book counts in its examples.
struct Diagram {
    static constexpr int most = 9;

    int height = 0;
    int width = 0;
    /// 'x', 'o', '.', and '#' all round the board.
    char at[most + 2][most + 2];
    char turn = 'x';
    int quiet = 0;
    std::string extra = "-";

    Diagram(int rows, int columns);

    /// The name of a point: the file from the left, the rank from the bottom.
    std::string name(int row, int column) const;

    int count(char stone) const;

    /// The side to move and the one that is not.
    char us() const { return turn; }
    char them() const { return turn == 'x' ? 'o' : 'x'; }

    /// Hands the turn over; a capture sets the quiet count to 0, any other turn adds 1.
    void end_turn(bool captured);

    /// Puts so many stones on empty points at random.
    void scatter(char stone, int number, test::Random& random);
};

/// Reads a position string of a board of that size, which is taken to be right.
Diagram read(const std::string& text, int height, int width);

std::string write(const Diagram& diagram);

/// `1-0 REASON` or `0-1 REASON`.
inline std::string won(char side, const std::string& reason) { return (side == 'x' ? "1-0 " : "0-1 ") + reason; }

}  // namespace qirq::naive

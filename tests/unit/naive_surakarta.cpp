#include "naive.h"
#include "naive_diagram.h"

namespace qirq::naive {

namespace {

constexpr int size = 6;
constexpr int ways[4][2]{{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

/// A piece on its way along the lines.
struct Traveller {
    int row;
    int column;
    int down;
    int right;
    int loops = 0;

    /// Goes on to the next point, round a loop where the line ends; false where there is none.
    bool go_on() {
        if (row + down >= 1 && row + down <= size && column + right >= 1 && column + right <= size) {
            row += down;
            column += right;
            return true;
        }
        // The end of a line. The outermost lines have no loops.
        const int across = down == 0 ? row : column;
        if (across == 1 || across == size) return false;
        // How far the line is from the corner it goes round: 2 for the small loop, 3 for the large one.
        const bool near_the_first = across <= 3;
        const int distance = near_the_first ? across : size + 1 - across;
        if (down == 0) {
            // Off a row: back on a column, away from the edge it comes in at.
            column = column == 1 ? distance : size + 1 - distance;
            row = near_the_first ? 1 : size;
            down = near_the_first ? 1 : -1;
            right = 0;
        } else {
            row = row == 1 ? distance : size + 1 - distance;
            column = near_the_first ? 1 : size;
            right = near_the_first ? 1 : -1;
            down = 0;
        }
        ++loops;
        return true;
    }
};

class Surakarta final : public Game {
public:
    std::string start() const override { return "oooooo/oooooo/6/6/xxxxxx/xxxxxx x 0 -"; }

    std::vector<Turn> turns(const std::string& position) const override {
        const Diagram diagram = read(position, size, size);
        std::vector<Turn> list;
        if (diagram.count('x') == 0 || diagram.count('o') == 0) return list;
        for (int row = 1; row <= size; ++row)
            for (int column = 1; column <= size; ++column) {
                if (diagram.at[row][column] != diagram.us()) continue;
                for (int to_row = 1; to_row <= size; ++to_row)
                    for (int to_column = 1; to_column <= size; ++to_column) {
                        const bool beside = to_row - row >= -1 && to_row - row <= 1 && to_column - column >= -1 && to_column - column <= 1;
                        const char there = diagram.at[to_row][to_column];
                        const bool step = beside && there == '.';
                        const bool capture = there == diagram.them() && reaches(diagram, row, column, to_row, to_column);
                        if (!step && !capture) continue;
                        Diagram next = diagram;
                        next.at[row][column] = '.';
                        next.at[to_row][to_column] = diagram.us();
                        next.end_turn(capture);
                        list.push_back({diagram.name(row, column) + (capture ? "x" : "-") + diagram.name(to_row, to_column),
                                        write(next)});
                    }
            }
        return list;
    }

    std::string outcome(const std::string& position) const override {
        const Diagram diagram = read(position, size, size);
        if (diagram.count('x') == 0) return won('o', "elimination");
        if (diagram.count('o') == 0) return won('x', "elimination");
        return turns(position).empty() ? won(diagram.them(), "blocked") : "";
    }

    std::string set_up(test::Random& random) const override {
        Diagram diagram(size, size);
        diagram.turn = random.once_in(2) ? 'x' : 'o';
        diagram.quiet = random.once_in(20) ? 9999 : random.between(0, 150);
        const int of_x = random.between(0, 12);
        diagram.scatter('x', of_x, random);
        diagram.scatter('o', random.between(of_x == 0 ? 1 : 0, 12), random);
        return write(diagram);
    }

private:
    /// Whether the piece on one point, setting out in any direction, meets the one on the other first, after a loop.
    static bool reaches(const Diagram& diagram, int row, int column, int to_row, int to_column) {
        for (const auto& way : ways) {
            Traveller traveller{row, column, way[0], way[1]};
            // Longer than any lap; what a second lap would meet the first has met.
            for (int steps = 0; steps < 40 && traveller.go_on(); ++steps) {
                const bool at_start = traveller.row == row && traveller.column == column;
                if (at_start || diagram.at[traveller.row][traveller.column] == '.') continue;
                if (traveller.row == to_row && traveller.column == to_column && traveller.loops > 0) return true;
                break;
            }
        }
        return false;
    }
};

}  // namespace

std::unique_ptr<Game> surakarta(const std::string&) { return std::make_unique<Surakarta>(); }

}  // namespace qirq::naive

#include "naive.h"
#include "naive_diagram.h"

namespace qirq::naive {

namespace {

/// A chain under way. The stone is lifted and what it has taken is gone from the diagram.
struct Chain {
    Diagram diagram;
    int row;
    int column;
    std::string text;
    bool visited[Diagram::most + 2][Diagram::most + 2]{};
    /// The way it last went.
    int down = 0;
    int right = 0;
};

class Fanorona final : public Game {
public:
    explicit Fanorona(const std::string& spec) : compulsory_(has(spec, "continuation=compulsory")) {
        if (has(spec, "board=5x5")) set_board(5, 5, "ooooo/ooooo/ox1ox/xxxxx/xxxxx x 0 -");
        if (has(spec, "board=3x3")) set_board(3, 3, "ooo/o1x/xxx x 0 -");
    }

    std::string start() const override { return start_; }

    std::vector<Turn> turns(const std::string& position) const override {
        const Diagram diagram = read(position, height_, width_);
        std::vector<Turn> list;
        if (diagram.count('x') == 0 || diagram.count('o') == 0) return list;
        for (int row = 1; row <= height_; ++row)
            for (int column = 1; column <= width_; ++column) {
                if (diagram.at[row][column] != diagram.us()) continue;
                Chain chain{diagram, row, column, diagram.name(row, column)};
                chain.diagram.at[row][column] = '.';
                chain.visited[row][column] = true;
                go_on(chain, true, list);
            }
        if (!list.empty()) return list;
        for (int row = 1; row <= height_; ++row)
            for (int column = 1; column <= width_; ++column) {
                if (diagram.at[row][column] != diagram.us()) continue;
                for (int down = -1; down <= 1; ++down)
                    for (int right = -1; right <= 1; ++right) {
                        if (!line(row, column, down, right) || diagram.at[row + down][column + right] != '.') continue;
                        Diagram next = diagram;
                        next.at[row][column] = '.';
                        next.at[row + down][column + right] = diagram.us();
                        next.end_turn(false);
                        list.push_back({diagram.name(row, column) + "-" + diagram.name(row + down, column + right), write(next)});
                    }
            }
        return list;
    }

    std::string outcome(const std::string& position) const override {
        const Diagram diagram = read(position, height_, width_);
        if (diagram.count('x') == 0) return won('o', "elimination");
        if (diagram.count('o') == 0) return won('x', "elimination");
        return turns(position).empty() ? won(diagram.them(), "blocked") : "";
    }

    /// Stones strewn at random have about a thousand turns at the most.
    std::string set_up(test::Random& random) const override {
        const int most = (width_ * height_ - 1) / 2;
        Diagram diagram(height_, width_);
        diagram.turn = random.once_in(2) ? 'x' : 'o';
        diagram.quiet = random.once_in(20) ? 9999 : random.between(0, 150);
        const int of_us = random.between(0, most);
        const int of_them = random.between(of_us == 0 ? 1 : 0, most);
        diagram.scatter(diagram.us(), of_us, random);
        diagram.scatter(diagram.them(), of_them, random);
        return write(diagram);
    }

private:
    void set_board(int height, int width, const std::string& start) {
        height_ = height;
        width_ = width;
        start_ = start;
    }

    /// "The same line pattern as Alquerque continued (diagonals where row + column is even)."
    static bool line(int row, int column, int down, int right) {
        if (down == 0 && right == 0) return false;
        return down == 0 || right == 0 || (row + column) % 2 == 0;
    }

    /// Takes every consecutive enemy from (row, column) on in a direction; the number of them.
    static int take(Diagram& diagram, int row, int column, int down, int right) {
        int taken = 0;
        while (diagram.at[row][column] == diagram.them()) {
            diagram.at[row][column] = '.';
            row += down;
            column += right;
            ++taken;
        }
        return taken;
    }

    /// Every way to go on capturing, and, unless nothing has been captured yet, to stop here.
    void go_on(const Chain& chain, bool first, std::vector<Turn>& list) const {
        bool went_on = false;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right) {
                const int row = chain.row + down;
                const int column = chain.column + right;
                if (!line(chain.row, chain.column, down, right) || chain.diagram.at[row][column] != '.') continue;
                if (chain.visited[row][column]) continue;
                if (down == chain.down && right == chain.right) continue;
                for (const bool approach : {true, false}) {
                    Chain next = chain;
                    const int taken = approach ? take(next.diagram, row + down, column + right, down, right)
                                               : take(next.diagram, chain.row - down, chain.column - right, -down, -right);
                    if (taken == 0) continue;
                    went_on = true;
                    next.row = row;
                    next.column = column;
                    next.down = down;
                    next.right = right;
                    next.visited[row][column] = true;
                    next.text += "x" + chain.diagram.name(row, column) + (approach ? "+" : "-");
                    go_on(next, false, list);
                }
            }
        if (first || (went_on && compulsory_)) return;
        Diagram end = chain.diagram;
        end.at[chain.row][chain.column] = end.us();
        end.end_turn(true);
        list.push_back({chain.text, write(end)});
    }

    int height_ = 5;
    int width_ = 9;
    std::string start_ = "ooooooooo/ooooooooo/oxox1oxox/xxxxxxxxx/xxxxxxxxx x 0 -";
    bool compulsory_;
};

}  // namespace

std::unique_ptr<Game> fanorona(const std::string& spec) { return std::make_unique<Fanorona>(spec); }

}  // namespace qirq::naive

#include "naive.h"
#include "naive_diagram.h"

namespace qirq::naive {

namespace {

constexpr int ways[4][2]{{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

class Konane final : public Game {
public:
    explicit Konane(const std::string& spec) : removes_(!has(spec, "opening=none")) {
        for (const int size : {4, 5, 6})
            if (has(spec, "size=" + std::to_string(size))) size_ = size;
    }

    std::string start() const override { return write(full_board()); }

    std::vector<Turn> turns(const std::string& position) const override {
        const Diagram diagram = read(position, size_, size_);
        std::vector<Turn> list;
        for (int row = 1; row <= size_; ++row)
            for (int column = 1; column <= size_; ++column) {
                if (diagram.at[row][column] != diagram.us()) continue;
                if (diagram.extra == "remove")
                    remove(diagram, row, column, list);
                else
                    for (const auto& way : ways) jump(diagram, row, column, way[0], way[1], list);
            }
        return list;
    }

    std::string outcome(const std::string& position) const override {
        return turns(position).empty() ? won(read(position, size_, size_).them(), "blocked") : "";
    }

    std::string set_up(test::Random& random) const override {
        Diagram diagram = full_board();
        const int most_x = diagram.count('x');
        const int most_o = diagram.count('o');
        if (removes_ && random.once_in(100)) {
            if (random.once_in(2)) return write(diagram);
            return random.pick(turns(write(diagram))).result;
        }
        diagram.extra = "-";
        diagram.turn = random.once_in(2) ? 'x' : 'o';
        if (random.once_in(2)) {
            // The colours as they began, with gaps.
            const int kept = random.between(1, 10);
            for (int row = 1; row <= size_; ++row)
                for (int column = 1; column <= size_; ++column)
                    if (random.between(1, 10) > kept) diagram.at[row][column] = '.';
            if (diagram.count('.') < size_ * size_) return write(diagram);
        }
        // Any stones anywhere.
        Diagram any(size_, size_);
        any.turn = diagram.turn;
        const int of_x = random.between(0, most_x);
        any.scatter('x', of_x, random);
        any.scatter('o', random.between(of_x == 0 ? 1 : 0, most_o), random);
        return write(any);
    }

private:
    /// "Full of stones in alternating colours; x holds (1,1)."
    Diagram full_board() const {
        Diagram diagram(size_, size_);
        for (int row = 1; row <= size_; ++row)
            for (int column = 1; column <= size_; ++column) diagram.at[row][column] = (row + column) % 2 == 0 ? 'x' : 'o';
        if (removes_) diagram.extra = "remove";
        return diagram;
    }

    bool at_the_edge(int line) const { return line == 1 || line == size_; }
    bool in_the_middle(int line) const { return 2 * line == size_ || 2 * line == size_ + 1 || 2 * line == size_ + 2; }

    void remove(const Diagram& diagram, int row, int column, std::vector<Turn>& list) const {
        if (diagram.turn == 'x') {
            const bool corner = at_the_edge(row) && at_the_edge(column);
            const bool centre = in_the_middle(row) && in_the_middle(column);
            if (!corner && !centre) return;
        } else {
            bool beside_gap = false;
            for (const auto& way : ways) beside_gap = beside_gap || diagram.at[row + way[0]][column + way[1]] == '.';
            if (!beside_gap) return;
        }
        Diagram next = diagram;
        next.at[row][column] = '.';
        next.turn = diagram.them();
        if (diagram.turn == 'o') next.extra = "-";
        list.push_back({diagram.name(row, column), write(next)});
    }

    void jump(const Diagram& diagram, int row, int column, int down, int right, std::vector<Turn>& list) const {
        Diagram next = diagram;
        next.turn = diagram.them();
        std::string text = diagram.name(row, column);
        while (next.at[row + down][column + right] == diagram.them()) {
            const int over_row = row + down;
            const int over_column = column + right;
            const int to_row = over_row + down;
            const int to_column = over_column + right;
            if (next.at[to_row][to_column] != '.') return;
            next.at[row][column] = '.';
            next.at[over_row][over_column] = '.';
            next.at[to_row][to_column] = diagram.us();
            text += "x" + diagram.name(to_row, to_column);
            list.push_back({text, write(next)});
            row = to_row;
            column = to_column;
        }
    }

    int size_ = 8;
    bool removes_;
};

}  // namespace

std::unique_ptr<Game> konane(const std::string& spec) { return std::make_unique<Konane>(spec); }

}  // namespace qirq::naive

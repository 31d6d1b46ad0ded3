#include "naive.h"
#include "naive_diagram.h"

namespace qirq::naive {

namespace {

constexpr int size = 5;
constexpr int centre = 3;
constexpr int ways[4][2]{{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

bool is_centre(int row, int column) { return row == centre && column == centre; }

class Seega final : public Game {
public:
    explicit Seega(const std::string& spec)
        : chains_(has(spec, "chain=same_stone")), centre_falls_(has(spec, "centre=capturable")) {}

    std::string start() const override { return "5/5/5/5/5 x 0 place"; }

    std::vector<Turn> turns(const std::string& position) const override {
        const Diagram diagram = read(position, size, size);
        std::vector<Turn> list;
        if (diagram.extra == "place") {
            place(diagram, list);
            return list;
        }
        if (!outcome(position).empty()) return list;
        for (int row = 1; row <= size; ++row)
            for (int column = 1; column <= size; ++column)
                if (diagram.at[row][column] == diagram.us()) slide(diagram, row, column, diagram.name(row, column), false, list);
        if (list.empty()) {
            Diagram next = diagram;
            next.end_turn(false);
            list.push_back({"pass", write(next)});
        }
        return list;
    }

    std::string outcome(const std::string& position) const override {
        const Diagram diagram = read(position, size, size);
        if (diagram.extra == "place") return "";
        const int of_x = diagram.count('x');
        const int of_o = diagram.count('o');
        if (of_x < 2) return won('o', "elimination");
        if (of_o < 2) return won('x', "elimination");
        if (can_slide(diagram, 'x') || can_slide(diagram, 'o')) return "";
        if (of_x == of_o) return "1/2-1/2 blocked";
        return won(of_x > of_o ? 'x' : 'o', "blocked");
    }

    std::string set_up(test::Random& random) const override {
        Diagram diagram(size, size);
        if (random.once_in(4)) {
            // A stage of the placement; no stone comes to the centre.
            const int placed = random.between(0, 11);
            diagram.turn = placed % 2 == 0 ? 'x' : 'o';
            diagram.extra = "place";
            diagram.at[centre][centre] = '#';
            diagram.scatter('x', 2 * ((placed + 1) / 2), random);
            diagram.scatter('o', 2 * (placed / 2), random);
            diagram.at[centre][centre] = '.';
            return write(diagram);
        }
        diagram.turn = random.once_in(2) ? 'x' : 'o';
        diagram.quiet = random.once_in(20) ? 9999 : random.between(0, 150);
        const int of_x = random.between(0, 12);
        diagram.scatter('x', of_x, random);
        diagram.scatter('o', random.between(of_x < 2 ? 2 : 0, 12), random);
        return write(diagram);
    }

private:
    static void place(const Diagram& diagram, std::vector<Turn>& list) {
        // By file, then by rank.
        std::vector<std::pair<int, int>> empty;
        for (int column = 1; column <= size; ++column)
            for (int row = size; row >= 1; --row)
                if (diagram.at[row][column] == '.' && !is_centre(row, column)) empty.emplace_back(row, column);
        for (std::size_t i = 0; i < empty.size(); ++i)
            for (std::size_t j = i + 1; j < empty.size(); ++j) {
                Diagram next = diagram;
                for (const auto& [row, column] : {empty[i], empty[j]}) next.at[row][column] = diagram.us();
                next.turn = diagram.them();
                if (empty.size() == 2) next.extra = "-";
                list.push_back({diagram.name(empty[i].first, empty[i].second) + "," +
                                    diagram.name(empty[j].first, empty[j].second),
                                write(next)});
            }
    }

    static bool can_slide(const Diagram& diagram, char side) {
        for (int row = 1; row <= size; ++row)
            for (int column = 1; column <= size; ++column)
                for (const auto& way : ways)
                    if (diagram.at[row][column] == side && diagram.at[row + way[0]][column + way[1]] == '.') return true;
        return false;
    }

    /// The slides of a stone; with `on` it has captured in this turn, and must capture again.
    void slide(const Diagram& diagram, int row, int column, const std::string& text, bool on, std::vector<Turn>& list) const {
        for (const auto& way : ways) {
            const int to_row = row + way[0];
            const int to_column = column + way[1];
            if (diagram.at[to_row][to_column] != '.') continue;
            Diagram next = diagram;
            next.at[row][column] = '.';
            next.at[to_row][to_column] = diagram.us();
            bool captured = false;
            for (const auto& side : ways) {
                const int enemy_row = to_row + side[0];
                const int enemy_column = to_column + side[1];
                if (next.at[enemy_row][enemy_column] != diagram.them()) continue;
                if (next.at[enemy_row + side[0]][enemy_column + side[1]] != diagram.us()) continue;
                if (is_centre(enemy_row, enemy_column) && !centre_falls_) continue;
                next.at[enemy_row][enemy_column] = '.';
                captured = true;
            }
            if (on && !captured) continue;
            const std::string longer = text + "-" + diagram.name(to_row, to_column);
            if (captured && chains_) slide(next, to_row, to_column, longer, true, list);
            next.end_turn(captured);
            list.push_back({longer, write(next)});
        }
    }

    bool chains_;
    bool centre_falls_;
};

}  // namespace

std::unique_ptr<Game> seega(const std::string& spec) { return std::make_unique<Seega>(spec); }

}  // namespace qirq::naive

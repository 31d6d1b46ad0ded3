#include "naive.h"

#include <algorithm>
#include <cstdlib>

namespace qirq::naive {

namespace {

constexpr int size = 5;

/// The readings of the rules, as the rule book's table of options has them.
struct Options {
    bool steps_forward = false;
    bool first_jump_forward = false;
    bool later_jumps_forward = false;
    bool last_rank_captures_only = false;
    bool no_return = false;
    bool capture_optional = false;
    bool removal_after_chain = false;
};

/// Rows from the top and columns from the left, both from 1, as the rule book counts in its examples.
struct Spot {
    int row = 0;
    int column = 0;

    bool operator==(const Spot& that) const { return row == that.row && column == that.column; }
};

/// A step that a side remembers; the rows are 0 where there is none.
struct Memory {
    Spot from;
    Spot to;
};

struct Diagram {
    /// 'x', 'o' or '.'; row and column 0 are not used.
    char at[size + 1][size + 1];
    char turn = 'x';
    int quiet = 0;
    Memory of_x;
    Memory of_o;

    char stone(Spot spot) const { return at[spot.row][spot.column]; }
    void put(Spot spot, char stone) { at[spot.row][spot.column] = stone; }
};

char enemy(char side) { return side == 'x' ? 'o' : 'x'; }

bool on_board(Spot spot) { return spot.row >= 1 && spot.row <= size && spot.column >= 1 && spot.column <= size; }

std::string name(Spot spot) {
    return std::string(1, "?abcde"[spot.column]) + std::to_string(size + 1 - spot.row);
}

Spot spot(const std::string& text) { return {size + 1 - (text[1] - '0'), text[0] - 'a' + 1}; }

/// "Neighbours in a row or column are joined; diagonals run only through the points where row + column is even."
bool joined(Spot a, Spot b) {
    const int rows = std::abs(a.row - b.row);
    const int columns = std::abs(a.column - b.column);
    if (rows + columns == 1) return true;
    return rows == 1 && columns == 1 && (a.row + a.column) % 2 == 0;
}

/// x plays upwards, where the row numbers fall.
bool backward(char side, Spot from, Spot to) { return side == 'x' ? to.row > from.row : to.row < from.row; }

bool on_last_rank(char side, Spot spot) { return spot.row == (side == 'x' ? 1 : size); }

Diagram read(const std::string& text) {
    Diagram diagram{};
    std::size_t i = 0;
    for (int row = 1; row <= size; ++row) {
        for (int column = 1; column <= size;) {
            if (text[i] == 'x' || text[i] == 'o') {
                diagram.at[row][column++] = text[i];
            } else {
                for (int run = text[i] - '0'; run > 0; --run) diagram.at[row][column++] = '.';
            }
            ++i;
        }
        ++i;
    }
    diagram.turn = text[i];
    i += 2;
    while (text[i] != ' ') diagram.quiet = diagram.quiet * 10 + (text[i++] - '0');
    const std::string extra = text.substr(i + 1);
    const auto comma = extra.find(',');
    if (comma == std::string::npos) return diagram;
    const std::string first = extra.substr(0, comma);
    const std::string second = extra.substr(comma + 1);
    if (first != "-") diagram.of_x = {spot(first.substr(0, 2)), spot(first.substr(2))};
    if (second != "-") diagram.of_o = {spot(second.substr(0, 2)), spot(second.substr(2))};
    return diagram;
}

std::string write(const Options& options, const Diagram& diagram) {
    std::string text;
    for (int row = 1; row <= size; ++row) {
        if (row > 1) text += '/';
        int run = 0;
        for (int column = 1; column <= size; ++column) {
            if (diagram.at[row][column] == '.') {
                ++run;
            } else {
                if (run > 0) text += std::to_string(run);
                run = 0;
                text += diagram.at[row][column];
            }
        }
        if (run > 0) text += std::to_string(run);
    }
    text += std::string(" ") + diagram.turn + " " + std::to_string(diagram.quiet) + " ";
    if (!options.no_return) return text + "-";
    text += diagram.of_x.to.row == 0 ? "-" : name(diagram.of_x.from) + name(diagram.of_x.to);
    text += ",";
    text += diagram.of_o.to.row == 0 ? "-" : name(diagram.of_o.from) + name(diagram.of_o.to);
    return text;
}

int count(const Diagram& diagram, char side) {
    int number = 0;
    for (int row = 1; row <= size; ++row)
        for (int column = 1; column <= size; ++column) number += diagram.at[row][column] == side;
    return number;
}

/// Whether a side's steps may lead from one point to the other at all, whatever stands there.
bool step_of_the_right_kind(const Options& options, char side, Spot from, Spot to) {
    if (!joined(from, to)) return false;
    if (options.steps_forward && backward(side, from, to)) return false;
    return !(options.last_rank_captures_only && on_last_rank(side, from));
}

struct Jumps {
    const Options& options;
    /// The stone is lifted: its starting point is empty here.
    Diagram diagram;
    Spot at;
    std::string text;
    std::vector<Spot> taken;
};

bool was_taken(const Jumps& jumps, Spot spot) {
    for (const Spot& t : jumps.taken)
        if (t == spot) return true;
    return false;
}

/// The turn is over: the stone is put down, the captured stones leave, and the other side is to move.
Turn end_of_chain(const Jumps& jumps) {
    Diagram diagram = jumps.diagram;
    const char us = diagram.turn;
    diagram.put(jumps.at, us);
    for (const Spot& t : jumps.taken) diagram.put(t, '.');
    Memory& ours = us == 'x' ? diagram.of_x : diagram.of_o;
    Memory& theirs = us == 'x' ? diagram.of_o : diagram.of_x;
    ours = {};
    if (was_taken(jumps, theirs.to)) theirs = {};
    diagram.quiet = 0;
    diagram.turn = enemy(us);
    return {jumps.text, write(jumps.options, diagram)};
}

/// Plays every jump that can follow; a chain that has ended is added to the list.
void go_on(const Jumps& jumps, std::vector<Turn>& list) {
    const char us = jumps.diagram.turn;
    bool could_go_on = false;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0) continue;
            const Spot over{jumps.at.row + down, jumps.at.column + right};
            const Spot to{over.row + down, over.column + right};
            if (!on_board(over) || !on_board(to)) continue;
            if (!joined(jumps.at, over) || !joined(over, to)) continue;
            if (jumps.diagram.stone(over) != enemy(us) || jumps.diagram.stone(to) != '.') continue;
            if (was_taken(jumps, over)) continue;
            const bool first = jumps.taken.empty();
            const bool only_forward = first ? jumps.options.first_jump_forward : jumps.options.later_jumps_forward;
            if (only_forward && backward(us, jumps.at, to)) continue;

            could_go_on = true;
            Jumps next = jumps;
            next.taken.push_back(over);
            next.at = to;
            next.text += "x" + name(to);
            if (!jumps.options.removal_after_chain) next.diagram.put(over, '.');
            go_on(next, list);
        }
    }
    if (jumps.taken.empty()) return;
    if (!could_go_on || jumps.options.capture_optional) list.push_back(end_of_chain(jumps));
}

Options options(const std::string& spec) {
    Options options;
    const std::string id = spec.substr(0, spec.find(','));
    if (id != "alquerque-open") {
        options.steps_forward = true;
        options.last_rank_captures_only = true;
    }
    if (id == "alquerque-brainking") {
        options.first_jump_forward = true;
        options.no_return = true;
    }
    const auto override_with = [&](const std::string& name, const std::string& yes, const std::string& no, bool& value) {
        if (spec.find("," + name + "=" + yes) != std::string::npos) value = true;
        if (spec.find("," + name + "=" + no) != std::string::npos) value = false;
    };
    override_with("steps", "forward", "any", options.steps_forward);
    override_with("first_jump", "forward", "any", options.first_jump_forward);
    override_with("later_jumps", "forward", "any", options.later_jumps_forward);
    override_with("last_rank", "captures_only", "free", options.last_rank_captures_only);
    override_with("no_return", "on", "off", options.no_return);
    override_with("capture", "optional", "compulsory", options.capture_optional);
    override_with("removal", "after_chain", "at_once", options.removal_after_chain);
    return options;
}

std::vector<Turn> turns_of(const Options& options, const std::string& position) {
    const Diagram diagram = read(position);
    const char us = diagram.turn;
    std::vector<Turn> list;
    if (count(diagram, us) == 0 || count(diagram, enemy(us)) == 0) return list;

    for (int row = 1; row <= size; ++row) {
        for (int column = 1; column <= size; ++column) {
            const Spot from{row, column};
            if (diagram.stone(from) != us) continue;
            Jumps jumps{options, diagram, from, name(from), {}};
            jumps.diagram.put(from, '.');
            go_on(jumps, list);
        }
    }
    if (!list.empty() && !options.capture_optional) return list;

    const Memory& ours = us == 'x' ? diagram.of_x : diagram.of_o;
    for (int row = 1; row <= size; ++row) {
        for (int column = 1; column <= size; ++column) {
            const Spot from{row, column};
            if (diagram.stone(from) != us) continue;
            for (int to_row = 1; to_row <= size; ++to_row) {
                for (int to_column = 1; to_column <= size; ++to_column) {
                    const Spot to{to_row, to_column};
                    if (diagram.stone(to) != '.' || !step_of_the_right_kind(options, us, from, to)) continue;
                    if (ours.to == from && ours.from == to) continue;

                    Diagram next = diagram;
                    next.put(from, '.');
                    next.put(to, us);
                    next.turn = enemy(us);
                    next.quiet = diagram.quiet < 9999 ? diagram.quiet + 1 : 9999;
                    Memory& kept = us == 'x' ? next.of_x : next.of_o;
                    kept = {};
                    if (step_of_the_right_kind(options, us, to, from)) kept = {from, to};
                    list.push_back({name(from) + "-" + name(to), write(options, next)});
                }
            }
        }
    }
    return list;
}

std::string outcome_of(const Options& options, const std::string& position) {
    const Diagram diagram = read(position);
    if (count(diagram, 'x') == 0) return "0-1 elimination";
    if (count(diagram, 'o') == 0) return "1-0 elimination";
    if (turns_of(options, position).empty()) return diagram.turn == 'x' ? "0-1 blocked" : "1-0 blocked";
    return "";
}

/// The steps that may stand in the fourth field of a position string for a side, given the stones and the side to move
/// of `position`; `-` is not among them.
std::vector<std::string> memories(const Options& options, const std::string& position, char side) {
    const Diagram diagram = read(position);
    std::vector<std::string> list;
    for (int row = 1; row <= size; ++row) {
        for (int column = 1; column <= size; ++column) {
            const Spot to{row, column};
            if (diagram.stone(to) != side) continue;
            for (int from_row = 1; from_row <= size; ++from_row) {
                for (int from_column = 1; from_column <= size; ++from_column) {
                    const Spot from{from_row, from_column};
                    if (side != diagram.turn && diagram.stone(from) != '.') continue;
                    if (!step_of_the_right_kind(options, side, from, to)) continue;
                    if (!step_of_the_right_kind(options, side, to, from)) continue;
                    list.push_back(name(from) + name(to));
                }
            }
        }
    }
    return list;
}

class Alquerque final : public Game {
public:
    explicit Alquerque(const std::string& spec) : options_(options(spec)) {}

    std::string start() const override {
        return std::string("ooooo/ooooo/oo1xx/xxxxx/xxxxx x 0 ") + (options_.no_return ? "-,-" : "-");
    }
    std::vector<Turn> turns(const std::string& position) const override { return turns_of(options_, position); }
    std::string outcome(const std::string& position) const override { return outcome_of(options_, position); }

    std::string set_up(test::Random& random) const override {
        Diagram diagram{};
        for (int row = 1; row <= size; ++row)
            for (int column = 1; column <= size; ++column) diagram.at[row][column] = '.';
        const int stones = random.between(2, 24);
        const int of_x = random.between(std::max(0, stones - 12), std::min(12, stones));
        for (int placed = 0; placed < stones;) {
            char& point = diagram.at[random.between(1, size)][random.between(1, size)];
            if (point == '.') point = placed++ < of_x ? 'x' : 'o';
        }
        diagram.turn = random.once_in(2) ? 'x' : 'o';
        diagram.quiet = random.once_in(20) ? 9999 : random.between(0, 120);
        const std::string position = write(options_, diagram);
        if (!options_.no_return) return position;
        const auto memory = [&](char side) -> std::string {
            const std::vector<std::string> list = memories(options_, position, side);
            return list.empty() || random.once_in(3) ? "-" : random.pick(list);
        };
        const std::string of_first = memory('x');
        return position.substr(0, position.size() - std::string("-,-").size()) + of_first + "," + memory('o');
    }

private:
    Options options_;
};

}  // namespace

std::unique_ptr<Game> alquerque(const std::string& spec) { return std::make_unique<Alquerque>(spec); }

}  // namespace qirq::naive

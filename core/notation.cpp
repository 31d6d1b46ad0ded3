#include "notation.h"

#include <algorithm>
#include <cctype>

namespace qirq {

namespace {

char mark(StepKind kind) {
    switch (kind) {
        case StepKind::step: return '-';
        case StepKind::place: return ',';
        default: return 'x';
    }
}

char sign(StepKind kind) {
    switch (kind) {
        case StepKind::approach: return '+';
        case StepKind::withdrawal: return '-';
        default: return '\0';
    }
}

/// The order in which the points of a list are written: by file, then by rank.
bool before(const Board& board, Point a, Point b) {
    return board.file(a) != board.file(b) ? board.file(a) < board.file(b) : board.rank(a) < board.rank(b);
}

[[noreturn]] void refuse_position(const std::string& what, std::size_t offset) {
    throw InputError("The position is wrong: " + what + detail::place(offset));
}

std::string quoted(char character) {
    if (std::isprint(static_cast<unsigned char>(character)) == 0) return "an unprintable character";
    return std::string("'") + character + "'";
}

bool digit(char character) { return character >= '0' && character <= '9'; }

/// The field ROWS: the ranks from the top.
void read_rows(const Board& board, std::string_view rows, Position& position) {
    int file = 0;
    int rank = board.height() - 1;
    bool after_digit = false;
    const std::string width = std::to_string(board.width());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const char c = rows[i];
        if (c == '/') {
            if (file < board.width()) refuse_position("a row has fewer than " + width + " points", i);
            if (rank == 0) refuse_position("there are more than " + std::to_string(board.height()) + " rows", i);
            --rank;
            file = 0;
            after_digit = false;
            continue;
        }
        if (digit(c)) {
            if (c == '0') refuse_position("a run of empty points cannot be 0", i);
            if (after_digit) refuse_position("two numbers stand together; a run of empty points is one number", i);
        } else if (c != 'x' && c != 'o') {
            refuse_position(quoted(c) + " is neither a stone (x, o), a number nor '/'", i);
        }
        after_digit = digit(c);
        const int run = after_digit ? c - '0' : 1;
        if (file + run > board.width()) refuse_position("a row has more than " + width + " points", i);
        if (!after_digit) position.stones[index(c == 'x' ? Side::x : Side::o)] |= bit(board.at(file, rank));
        file += run;
    }
    if (file < board.width()) refuse_position("a row has fewer than " + width + " points", rows.size());
    if (rank != 0)
        refuse_position("there are " + std::to_string(board.height() - rank) + " rows instead of " +
                            std::to_string(board.height()),
                        rows.size());
}

int read_quiet(std::string_view text, std::size_t offset) {
    if (text.empty() || text.size() > 4)
        refuse_position("its third field, the quiet count, is a number from 0 to " + std::to_string(quiet_cap), offset);
    int quiet = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!digit(text[i])) refuse_position(quoted(text[i]) + " is no digit of the quiet count", offset + i);
        quiet = quiet * 10 + (text[i] - '0');
    }
    if (text.size() > 1 && text.front() == '0') refuse_position("the quiet count has a leading zero", offset);
    return quiet;
}

}  // namespace

namespace detail {

std::string place(std::size_t offset) { return ", at character " + std::to_string(offset + 1) + "."; }

PositionFields read_fields(const Board& board, std::string_view text) {
    PositionFields fields;
    std::array<std::string_view, 4> parts;
    std::size_t begin = 0;
    for (std::size_t field = 0; field < parts.size(); ++field) {
        const std::size_t end = text.find(' ', begin);
        const bool last = field + 1 == parts.size();
        if (last && end != std::string_view::npos)
            refuse_position("something follows its fourth field", end);
        if (!last && end == std::string_view::npos)
            refuse_position("it has only " + std::to_string(text.empty() ? 0 : field + 1) +
                                " of its four fields (rows, side to move, quiet count, extra)",
                            text.size());
        fields.begin[field] = begin;
        parts[field] = text.substr(begin, last ? std::string_view::npos : end - begin);
        begin = end + 1;
    }
    read_rows(board, parts[0], fields.setup.position);
    if (parts[1] != "x" && parts[1] != "o")
        refuse_position("its second field, the side to move, is 'x' or 'o'", fields.begin[1]);
    fields.setup.position.turn = parts[1] == "x" ? Side::x : Side::o;
    fields.setup.quiet = read_quiet(parts[2], fields.begin[2]);
    fields.extra = parts[3];
    return fields;
}

std::string print_fields(const Board& board, const Setup& setup) {
    std::string text;
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        int run = 0;
        const auto end_run = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int file = 0; file < board.width(); ++file) {
            const Bitboard here = bit(board.at(file, rank));
            if (!(setup.position.occupied() & here)) {
                ++run;
                continue;
            }
            end_run();
            text += letter(setup.position.stones[0] & here ? Side::x : Side::o);
        }
        end_run();
        if (rank > 0) text += '/';
    }
    return text + ' ' + letter(setup.position.turn) + ' ' + std::to_string(setup.quiet);
}

void refuse_turn(std::string_view text, const std::string& why) {
    throw InputError("The turn '" + std::string(text) + "' is not legal: " + why);
}

TurnTokens read_tokens(const Board& board, std::string_view text) {
    const auto refuse = [&](const std::string& what, std::size_t offset) -> void {
        throw InputError("'" + std::string(text) + "' is no turn: " + what + place(offset));
    };
    std::size_t at = 0;
    const auto read_point = [&] {
        const auto point = at < text.size() ? board.point(text.substr(at, 2)) : std::nullopt;
        if (!point) refuse("a point of this board is expected, as '" + board.name(0) + "'", at);
        at += 2;
        return *point;
    };

    TurnTokens tokens;
    do {
        TurnToken token;
        if (!tokens.list.empty()) {
            token.mark = text[at];
            if (token.mark != '-' && token.mark != 'x' && token.mark != ',')
                refuse("between two points stands '-' for a step, 'x' for a capture or ',' for placing, not " + quoted(token.mark), at);
            ++at;
        }
        token.point = read_point();
        // After a capture '-' is a sign where no point follows it.
        const bool capture = token.mark == 'x' && at < text.size();
        const bool sign_follows = capture && (text[at] == '+' || (text[at] == '-' && (at + 1 == text.size() || text[at + 1] == 'x')));
        if (sign_follows) token.sign = text[at++];
        tokens.list.push_back(token);
    } while (at < text.size() && text[at] != ':');

    if (at < text.size()) {
        std::vector<Point>& taken = tokens.taken.emplace();
        do {
            if (!taken.empty() && text[at] != ',') refuse("between two stones taken stands ',', not " + quoted(text[at]), at);
            ++at;
            taken.push_back(read_point());
        } while (at < text.size());
    }

    // What is placed has no order.
    const bool places = tokens.list.size() > 1 && std::all_of(tokens.list.begin() + 1, tokens.list.end(),
                                                              [](const TurnToken& token) { return token.mark == ','; });
    if (places) {
        std::vector<Point> points;
        for (const TurnToken& token : tokens.list) points.push_back(token.point);
        std::sort(points.begin(), points.end(), [&](Point a, Point b) { return before(board, a, b); });
        for (std::size_t i = 0; i < points.size(); ++i) tokens.list[i].point = points[i];
    }
    return tokens;
}

std::vector<TurnToken> tokens(const Path& path) {
    std::vector<TurnToken> list;
    for (const Step& step : path.steps) {
        if (list.empty() && step.from != no_point) list.push_back({'\0', step.from, '\0'});
        if (step.to != no_point) list.push_back({list.empty() ? '\0' : mark(step.kind), step.to, sign(step.kind)});
    }
    return list;
}

bool abridges(const std::vector<TurnToken>& part, const std::vector<TurnToken>& whole) {
    const auto fits = [](const TurnToken& given, const TurnToken& full) {
        return given.mark == full.mark && given.point == full.point && (given.sign == full.sign || given.sign == '\0');
    };
    if (whole.empty() || part.size() > whole.size() || (part.size() == 1) != (whole.size() == 1)) return false;
    if (!fits(part.front(), whole.front()) || !fits(part.back(), whole.back())) return false;
    if (part.size() == 1) return true;
    std::size_t matched = 1;
    for (std::size_t i = 1; i + 1 < whole.size() && matched + 1 < part.size(); ++i)
        if (fits(part[matched], whole[i])) ++matched;
    return matched + 1 == part.size();
}

bool takes(const Board& board, const Path& path, const std::vector<Point>& taken) {
    Bitboard left = path.move.enemy;
    for (std::size_t i = 0; i < taken.size(); ++i) {
        if (i > 0 && !before(board, taken[i - 1], taken[i])) return false;
        if (!(left & bit(taken[i]))) return false;
        left &= ~bit(taken[i]);
    }
    return left == 0;
}

}  // namespace detail

std::string print_turn(const Board& board, const Path& path) {
    std::string text;
    for (const detail::TurnToken& token : detail::tokens(path)) {
        if (token.mark != '\0') text += token.mark;
        text += board.name(token.point);
        if (token.sign != '\0') text += token.sign;
    }
    return text.empty() ? std::string(detail::pass_text) : text;
}

std::vector<Point> clicks(const Path& path) {
    std::vector<Point> points;
    for (const Step& step : path.steps) {
        if (points.empty() && step.from != no_point) points.push_back(step.from);
        if (step.to != no_point) points.push_back(step.to);
        if (step.deciding != no_point) points.push_back(step.deciding);
    }
    return points;
}

bool clicks_in_any_order(const Path& path) {
    return std::all_of(path.steps.begin(), path.steps.end(), [](const Step& step) { return step.kind == StepKind::place; });
}

}  // namespace qirq

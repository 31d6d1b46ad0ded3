// Position strings and turn texts. Reading is strict: what is not understood is refused with the reason and the place.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "error.h"
#include "rules.h"

namespace qirq {

/// What a position string says: `ROWS SIDE QUIET EXTRA`.
struct Setup {
    Position position;
    /// Plies since the last capture, 0 … quiet_cap.
    int quiet = 0;

    friend bool operator==(const Setup&, const Setup&) = default;
};

namespace detail {

/// The four fields of a position string, the first three understood; where each begins is kept for error messages.
struct PositionFields {
    Setup setup;
    std::string_view extra;
    std::array<std::size_t, 4> begin{};
};

/// Throws InputError. The memory of the position is left 0.
PositionFields read_fields(const Board& board, std::string_view text);

/// "…, at character N." from an offset counted from 0.
std::string place(std::size_t offset);

std::string print_fields(const Board& board, const Setup& setup);

/// A turn text of which no legal turn is meant, or several are.
[[noreturn]] void refuse_turn(std::string_view text, const std::string& why);

/// A point of a turn text with the mark before it (none before the first) and the sign after it (mostly none).
struct TurnToken {
    char mark = '\0';
    Point point = no_point;
    char sign = '\0';
    friend bool operator==(const TurnToken&, const TurnToken&) = default;
};

/// A turn text taken apart: its points in order and, where it says so, what it takes.
struct TurnTokens {
    std::vector<TurnToken> list;
    std::optional<std::vector<Point>> taken;
};

/// Throws InputError where the text is no turn text of any legal or illegal turn.
TurnTokens read_tokens(const Board& board, std::string_view text);

/// The tokens of a path.
std::vector<TurnToken> tokens(const Path& path);

/// Whether `part` is `whole` with some of the tokens between the first and the last left out, or some signs.
bool abridges(const std::vector<TurnToken>& part, const std::vector<TurnToken>& whole);

/// Whether `taken` lists what the path takes, in the order of files and ranks.
bool takes(const Board& board, const Path& path, const std::vector<Point>& taken);

/// The text of a turn that moves nothing.
inline constexpr std::string_view pass_text = "pass";

}  // namespace detail

/// The full text of a turn: `c2-c3`, `e3xc3xa5`, `d3xe3+xe4-`, `a1,b2`, `d5`, `pass`.
std::string print_turn(const Board& board, const Path& path);

/// The points to be tapped, in order, that enter a turn.
std::vector<Point> clicks(const Path& path);

/// Whether these points may be tapped in any order: what is placed has none.
bool clicks_in_any_order(const Path& path);

/// Reads a position string. Throws InputError.
template <Rules R>
Setup read_position(const R& rules, std::string_view text) {
    detail::PositionFields fields = detail::read_fields(rules.board(), text);
    Setup& setup = fields.setup;
    const auto refuse = [&](const std::string& what, std::size_t field) -> void {
        throw InputError("The position is wrong: " + what + detail::place(fields.begin[field]));
    };
    if constexpr (PrintsMemory<R>) {
        try {
            setup.position.memory = rules.read_memory(fields.extra, setup.position);
        } catch (const InputError& error) {
            refuse(std::string("in its fourth field, ") + error.what(), 3);
        }
    } else if (fields.extra != "-") {
        refuse("its fourth field is '-' in this game", 3);
    }
    if (setup.quiet != 0 && !quiet_counts(rules, setup.position))
        refuse("plies are not counted here, so that its third field is 0", 2);
    if (const auto fault = rules.validate(setup.position)) refuse(fault->message, static_cast<std::size_t>(fault->field));
    return setup;
}

/// The position string; read_position gives the same back.
template <Rules R>
std::string print_position(const R& rules, const Setup& setup) {
    std::string text = detail::print_fields(rules.board(), setup);
    if constexpr (PrintsMemory<R>)
        text += " " + rules.print_memory(setup.position);
    else
        text += " -";
    return text;
}

/// Reads a turn of a position that is not decided: the full text, or one with intermediate points left out where
/// exactly one path fits. Throws InputError: no turn text, no legal turn (with the reason), several candidates.
template <Rules R>
Path read_turn(const R& rules, const Position& position, std::string_view text) {
    std::vector<Path> legal = paths(rules, position);
    std::vector<std::string> texts;
    for (Path& path : legal) {
        texts.push_back(print_turn(rules.board(), path));
        if (texts.back() == text) return std::move(path);
    }

    if (text == detail::pass_text) detail::refuse_turn(text, "there is a turn to play.");
    const detail::TurnTokens read = detail::read_tokens(rules.board(), text);
    std::vector<std::size_t> candidates;
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (detail::abridges(read.list, detail::tokens(legal[i]))) candidates.push_back(i);
    if (candidates.size() == 1) {
        Path& path = legal[candidates.front()];
        if (read.taken && !detail::takes(rules.board(), path, *read.taken))
            detail::refuse_turn(text, "that is not what " + texts[candidates.front()] + " takes.");
        return std::move(path);
    }
    if (candidates.size() > 1) {
        std::string named;
        for (const std::size_t i : candidates) named += (named.empty() ? "" : ", ") + texts[i];
        detail::refuse_turn(text, "it could be any of " + named + ".");
    }

    std::vector<Point> points;
    for (const detail::TurnToken& token : read.list) points.push_back(token.point);
    const auto refusal = rules.explain(position, points, true);
    detail::refuse_turn(text, refusal ? sentence(*refusal, rules.board()) : "a capture is written with 'x', a step with '-'.");
}

}  // namespace qirq

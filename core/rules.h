// What a game must say, and nothing else: the Rules concept, the sinks that its generator feeds, and what follows for
// every game (playing a move, deciding, counting).
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "move.h"
#include "outcome.h"
#include "position.h"
#include "refusal.h"

namespace qirq {

/// Something a position may not be, and the field of the position string that shows it.
struct Fault {
    enum class Field : std::uint8_t { rows, side, quiet, extra };
    std::string message;
    Field field = Field::rows;
};

/// Why the numbers of stones cannot be: a side has more than `most`, or the board has none.
std::optional<Fault> stone_count_fault(const Position& position, int most);

/// Why nobody can pick up a stone of the side to move on a point, or nothing: it is the other side's, or there is none.
std::optional<Refusal> refuse_stone(const Position& position, Point point);

/// A sink takes the turns of a position from the generator, which walks each of them step by step:
/// `step(s)` the turn under construction makes the step s; `back()` its last step is taken back;
/// `turn(m)` the steps made so far are a whole legal turn that comes to m. A `turn` that answers false wants no more,
/// and the generator returns at once, its steps left standing.
///
/// A sink that only counts has `turns(n)` besides: n whole turns at once.
template <class S>
concept Sink = requires(S& sink, const Step& step, const Move& move) {
    sink.step(step);
    sink.back();
    { sink.turn(move) } -> std::same_as<bool>;
};

/// Counts turns, one for each path.
struct Counter {
    std::uint64_t count = 0;
    void step(const Step&) {}
    void back() {}
    bool turn(const Move&) {
        ++count;
        return true;
    }
    void turns(int number) { count += static_cast<std::uint64_t>(number); }
};

/// Feeds the plain turns of the stone on `from`, a step to each of the targets, lowest first.
template <Sink S>
bool feed_steps(Point from, Bitboard targets, S& sink) {
    if constexpr (requires { sink.turns(1); }) {
        sink.turns(std::popcount(targets));
    } else {
        while (targets != 0) {
            const Point to = take_point(targets);
            sink.step({StepKind::step, from, to, 0});
            if (!sink.turn({bit(from) | bit(to), 0})) return false;
            sink.back();
        }
    }
    return true;
}

/// The first turn, if there is any; stops there.
struct First {
    std::optional<Move> move;
    void step(const Step&) {}
    void back() {}
    bool turn(const Move& first) {
        move = first;
        return false;
    }
};

/// Appends the moves to a vector that may hold others below; two paths to one result are one move.
class MoveList {
public:
    explicit MoveList(std::vector<Move>& moves) : moves_(moves), begin_(moves.size()) {}
    void step(const Step&) {}
    void back() {}
    bool turn(const Move& move) {
        // Only captures can come to one result on two paths: plain turns differ in the stones they leave.
        if (move.captures()) {
            const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(begin_);
            if (std::find(first, moves_.end(), move) != moves_.end()) return true;
        }
        moves_.push_back(move);
        return true;
    }

private:
    std::vector<Move>& moves_;
    std::size_t begin_;
};

/// Appends a move for every path, equal ones again.
class PathMoves {
public:
    explicit PathMoves(std::vector<Move>& moves) : moves_(moves) {}
    void step(const Step&) {}
    void back() {}
    bool turn(const Move& move) {
        moves_.push_back(move);
        return true;
    }

private:
    std::vector<Move>& moves_;
};

/// Collects every path, steps and all.
class PathList {
public:
    void step(const Step& step) { steps_.push_back(step); }
    void back() { steps_.pop_back(); }
    bool turn(const Move& move) {
        paths.push_back({steps_, move});
        return true;
    }

    std::vector<Path> paths;

private:
    std::vector<Step> steps_;
};

/// What a game says. A Rules object is a const value, built from an options struct, its tables computed once.
///
/// `board()`     the drawn board.
/// `initial()`   the starting position.
/// `generate(p, sink)`  feeds every legal turn of a valid position to the sink, always in the same order, captures before
///               other turns; nothing where the position is decided. Returns false if the sink wanted no more.
/// `outcome(p)`  what the rules themselves decide of a valid position (no draw by repetition or quiet play).
/// `validate(p)` why a position cannot be set up, or nothing.
/// `explain(p, points, whole)`  why these points, tapped in this order, are no legal turn nor the beginning of one; with
///               `whole`, why they are no whole turn. Nothing where they are one. p is valid and not decided.
/// `draw_rule()` what else ends a game.
///
/// Optional, found by `requires`:
/// `after(p, move)`  the memory after a move. Without it the memory of a game is always 0.
/// `quiet_counts(p)`  whether plain turns of a position are counted. Without it all are; where they are not, the quiet count
///               stays 0.
/// `adjudicate(p)`  who wins where repetition or the quiet limit ends the game. Without it such a game is drawn.
/// `mobility(p, side)`  how many turns a side would have, were it to move. Given only where who cannot move loses and every
///               turn takes a stone off, so that no game is endless or drawn. Without it nobody solves for the winner alone.
/// `way(p, step)`  the points that a step passes, its last one included, with the loops between. Without it a step goes
///               straight to its point.
/// `read_memory(text, p)`, `print_memory(p)`  the field EXTRA of the position string. Without them it is `-` alone.
template <class R>
concept Rules = requires(const R& rules, const Position& position, PathList& paths, Counter& counter,
                         std::span<const Point> points) {
    { rules.board() } -> std::same_as<const Board&>;
    { rules.initial() } -> std::same_as<Position>;
    { rules.generate(position, paths) } -> std::same_as<bool>;
    { rules.generate(position, counter) } -> std::same_as<bool>;
    { rules.outcome(position) } -> std::same_as<std::optional<Outcome>>;
    { rules.validate(position) } -> std::same_as<std::optional<Fault>>;
    { rules.explain(position, points, true) } -> std::same_as<std::optional<Refusal>>;
    { rules.draw_rule() } -> std::same_as<const DrawRule&>;
};

/// Has a rule memory that moves change.
template <class R>
concept RemembersMoves = requires(const R& rules, const Position& position, const Move& move) {
    { rules.after(position, move) } -> std::same_as<std::uint32_t>;
};

/// Has plain turns that are not counted.
template <class R>
concept ExemptsQuiet = requires(const R& rules, const Position& position) {
    { rules.quiet_counts(position) } -> std::same_as<bool>;
};

/// Decides games that go nowhere.
template <class R>
concept Adjudicates = requires(const R& rules, const Position& position) {
    { rules.adjudicate(position) } -> std::same_as<std::optional<Side>>;
};

/// Grows less with every turn until somebody cannot move and loses.
template <class R>
concept Dwindles = Rules<R> && requires(const R& rules, const Position& position, Side side) {
    { rules.mobility(position, side) } -> std::same_as<int>;
};

/// Has steps that go by other points.
template <class R>
concept Routes = requires(const R& rules, const Position& position, const Step& step) {
    { rules.way(position, step) } -> std::same_as<std::vector<Waypoint>>;
};

/// Has a text for its rule memory.
template <class R>
concept PrintsMemory = requires(const R& rules, const Position& position, std::string_view text) {
    { rules.read_memory(text, position) } -> std::same_as<std::uint32_t>;
    { rules.print_memory(position) } -> std::same_as<std::string>;
};

/// The position after a legal move.
template <Rules R>
Position play(const R& rules, const Position& position, const Move& move) {
    Position next = position;
    next.stones[index(position.turn)] ^= move.own;
    next.stones[index(other(position.turn))] ^= move.enemy;
    next.turn = other(position.turn);
    if constexpr (RemembersMoves<R>) next.memory = rules.after(position, move);
    return next;
}

/// Whether plain turns of the position are counted.
template <Rules R>
bool quiet_counts([[maybe_unused]] const R& rules, [[maybe_unused]] const Position& position) {
    if constexpr (ExemptsQuiet<R>) return rules.quiet_counts(position);
    return true;
}

/// The quiet count after a legal move of the position.
template <Rules R>
int quiet_after(const R& rules, const Position& position, int quiet, const Move& move) {
    return move.captures() || !quiet_counts(rules, position) ? 0 : std::min(quiet + 1, quiet_cap);
}

/// The end of a game that repetition or the quiet limit ends.
template <Rules R>
Outcome stalled([[maybe_unused]] const R& rules, [[maybe_unused]] const Position& position, Reason reason) {
    if constexpr (Adjudicates<R>) return {rules.adjudicate(position), reason};
    return {std::nullopt, reason};
}

/// Every path of a position, in the generator's order.
template <Rules R>
std::vector<Path> paths(const R& rules, const Position& position) {
    PathList list;
    rules.generate(position, list);
    return std::move(list.paths);
}

/// The first legal turn in the generator's order, a capture if there is one; nothing where there is no turn.
template <Rules R>
std::optional<Move> first_move(const R& rules, const Position& position) {
    First first;
    rules.generate(position, first);
    return first.move;
}

/// The outcome where a side without stones loses, and so does the side to move without a legal turn.
template <Rules R>
std::optional<Outcome> eliminated_or_blocked(const R& rules, const Position& position) {
    if (position.us() == 0) return Outcome{other(position.turn), Reason::elimination};
    if (position.them() == 0) return Outcome{position.turn, Reason::elimination};
    if (!first_move(rules, position)) return Outcome{other(position.turn), Reason::blocked};
    return std::nullopt;
}

}  // namespace qirq

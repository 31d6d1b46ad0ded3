// Konane: the Hawaiian jumping game on a full board of stones in alternating colours.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "../options.h"
#include "../rules.h"

namespace qirq {

struct KonaneOptions {
    /// Points along an edge, in the order in which the option lists them.
    enum class Size : std::uint8_t { eight, six, five, four };
    enum class Opening : std::uint8_t { remove, none };

    DrawRule draw;
    Size size = Size::eight;
    Opening opening = Opening::remove;
};

/// The rules of Konane; models Rules. The memory is 1 while removals are due.
///
/// The colour of a stone is stored and not derived from its point: set-up positions may break the pattern.
class Konane {
public:
    using Options = KonaneOptions;

    static constexpr std::string_view game = "konane";
    static std::vector<Option<Options>> options();
    static std::vector<NamedOptions<Options>> rule_sets();

    explicit Konane(const Options& options);

    const Board& board() const { return board_; }
    const DrawRule& draw_rule() const { return options_.draw; }

    /// Every point has a stone; x holds the top left corner and its colour.
    Position initial() const;

    /// The removals that open the game; after them jumps in a straight line, each of which may be the last.
    template <Sink S>
    bool generate(const Position& position, S& sink) const;

    /// The side to move loses where it has no jump.
    std::optional<Outcome> outcome(const Position& position) const;

    /// One stone at least; while removals are due the full board, or that less one stone x may begin by removing.
    std::optional<Fault> validate(const Position& position) const;

    std::optional<Refusal> explain(const Position& position, std::span<const Point> points, bool whole) const;

    /// No turn but a jump comes after the second removal.
    std::uint32_t after(const Position& position, const Move& move) const;

    bool removals_due(const Position& position) const { return position.memory == removing; }

    /// How many turns a side would have, were it to move: removals where they are due, else jumps, each landing of a line one.
    int mobility(const Position& position, Side side) const;

    /// Plies without a capture are not counted: there are none.
    bool quiet_counts(const Position&) const { return false; }

    /// `remove` while removals are due, else `-`. Throws InputError.
    std::uint32_t read_memory(std::string_view text, const Position& position) const;
    std::string print_memory(const Position& position) const;

private:
    static constexpr std::uint32_t removing = 1;

    /// The stones that may be removed, where a removal is due.
    Bitboard removable(const Position& position) const;

    /// A direction as what it adds to a point's index, and the points from which two more lie that way.
    struct Ray {
        int offset = 0;
        Bitboard starts = 0;
    };

    /// The points from which a stone of a side could jump along a ray, whether it has one there or not.
    static Bitboard jumpable(const Position& position, Side side, const Ray& ray) {
        return ray.starts & turned(position.stones[index(other(side))], -ray.offset) &
               turned(~position.occupied(), -2 * ray.offset);
    }

    /// The points a jump lands on and goes over, straight on from a point.
    struct Jump {
        Point over = no_point;
        Point to = no_point;
    };

    std::optional<Jump> jump(const Position& position, Point start, Point at, Bitboard captured, Direction direction) const {
        const Point over = board_.neighbour(at, direction);
        if (over == no_point || !(position.them() & ~captured & bit(over))) return std::nullopt;
        const Point to = board_.neighbour(over, direction);
        if (to == no_point || ((position.occupied() & ~captured & ~bit(start)) & bit(to))) return std::nullopt;
        return Jump{over, to};
    }

    /// The turns that a stone makes along a ray, which leads from the points of `able` over an enemy to an empty point. What
    /// lies ahead is as it was when the turn began, since all that the turn changes lies behind.
    template <Sink S>
    bool generate_line(Point start, const Ray& ray, Bitboard able, S& sink) const;

    Refusal refuse_jump(const Position& position, Point start, Point at, Bitboard captured, std::optional<Direction> way,
                        Point to) const;

    Board board_;
    Options options_;
    static constexpr std::array<Direction, 4> ways{Direction::right, Direction::up, Direction::left, Direction::down};
    std::array<Ray, 4> rays_{};
    /// The starting colours, and the stones of x that may be removed first.
    std::array<Bitboard, 2> colours_{};
    Bitboard openers_ = 0;
};

template <Sink S>
bool Konane::generate_line(Point start, const Ray& ray, Bitboard able, S& sink) const {
    Bitboard taken = 0;
    int jumps = 0;
    for (Point at = start; able & bit(at); ++jumps) {
        const auto over = static_cast<Point>(at + ray.offset);
        const auto to = static_cast<Point>(over + ray.offset);
        taken |= bit(over);
        sink.step({StepKind::jump, at, to, bit(over)});
        if (!sink.turn({bit(start) ^ bit(to), taken})) return false;
        at = to;
    }
    while (jumps-- > 0) sink.back();
    return true;
}

template <Sink S>
bool Konane::generate(const Position& position, S& sink) const {
    if (removals_due(position)) {
        for (Bitboard stones = removable(position); stones != 0;) {
            const Point point = take_point(stones);
            sink.step({StepKind::remove, point, no_point, 0});
            if (!sink.turn({bit(point), 0})) return false;
            sink.back();
        }
        return true;
    }
    std::array<Bitboard, 4> able{};
    for (std::size_t i = 0; i < ways.size(); ++i) able[i] = jumpable(position, position.turn, rays_[i]);
    for (Bitboard stones = position.us() & (able[0] | able[1] | able[2] | able[3]); stones != 0;) {
        const Point start = take_point(stones);
        for (std::size_t i = 0; i < ways.size(); ++i)
            if (!generate_line(start, rays_[i], able[i], sink)) return false;
    }
    return true;
}

}  // namespace qirq

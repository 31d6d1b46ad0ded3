// Seega: the Egyptian game of custodial capture, its stones first placed two by two.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "../options.h"
#include "../rules.h"

namespace qirq {

struct SeegaOptions {
    enum class Chain : std::uint8_t { no, same_stone };
    enum class Centre : std::uint8_t { immune, capturable };

    DrawRule draw;
    Chain chain = Chain::no;
    Centre centre = Centre::immune;
};

/// The rules of Seega; models Rules. The memory is 1 in the placement.
class Seega {
public:
    using Options = SeegaOptions;

    static constexpr std::string_view game = "seega";
    static std::vector<Option<Options>> options();
    static std::vector<NamedOptions<Options>> rule_sets();

    explicit Seega(const Options& options);

    const Board& board() const { return board_; }
    const DrawRule& draw_rule() const { return options_.draw; }

    /// The empty board.
    Position initial() const { return {{0, 0}, Side::x, placing}; }

    /// In the placement every pair of empty cells but the centre. After it slides, those that capture first; a pass where
    /// no stone can slide.
    template <Sink S>
    bool generate(const Position& position, S& sink) const;

    /// In movement a side with fewer than two stones has lost. If neither side can slide, more stones win and equality
    /// draws.
    std::optional<Outcome> outcome(const Position& position) const;

    /// At most twelve stones a side; in movement two at least for one of them.
    std::optional<Fault> validate(const Position& position) const;

    std::optional<Refusal> explain(const Position& position, std::span<const Point> points, bool whole) const;

    /// The placement ends when the last cell round the centre is filled.
    std::uint32_t after(const Position& position, const Move& move) const;

    bool placing_due(const Position& position) const { return position.memory == placing; }

    /// The cells on which nothing can be captured.
    Bitboard immune() const { return immune_; }

    /// Placing is not counted.
    bool quiet_counts(const Position& position) const { return position.memory != placing; }

    /// `place` in the placement, else `-`. Throws InputError.
    std::uint32_t read_memory(std::string_view text, const Position& position) const;
    std::string print_memory(const Position& position) const;

private:
    static constexpr std::uint32_t placing = 1;

    /// A slide under way, of a stone lifted from `start`.
    struct Slide {
        Point start = no_point;
        Point at = no_point;
        Bitboard captured = 0;
    };

    Bitboard neighbours(Point point) const { return neighbours_[static_cast<std::size_t>(point)]; }

    /// Where a sliding stone can go.
    Bitboard room(const Position& position, const Slide& slide) const {
        const Bitboard standing = (position.us() ^ bit(slide.start)) | (position.them() & ~slide.captured);
        return neighbours(slide.at) & ~standing & ~bit(slide.at);
    }

    /// What falls when the sliding stone comes to a cell.
    Bitboard taken(const Position& position, const Slide& slide, Point to) const {
        const Bitboard us = position.us() ^ bit(slide.start);
        const Bitboard prey = position.them() & ~slide.captured & ~immune_;
        Bitboard found = 0;
        for (const Direction direction : {Direction::right, Direction::up, Direction::left, Direction::down}) {
            const Point enemy = board_.neighbour(to, direction);
            if (enemy == no_point || !(prey & bit(enemy))) continue;
            const Point beyond = board_.neighbour(enemy, direction);
            if (beyond != no_point && (us & bit(beyond))) found |= bit(enemy);
        }
        return found;
    }

    /// The cells, empty or not, beside an enemy that can be captured, with a stone of the side to move straight beyond: on
    /// no others does a stone that comes there take anything.
    Bitboard flanks(const Position& position) const {
        const Bitboard prey = position.them() & ~immune_;
        Bitboard found = 0;
        for (const Direction direction : {Direction::right, Direction::up, Direction::left, Direction::down})
            found |= board_.stepped(prey & board_.stepped(position.us(), direction), direction);
        return found;
    }

    bool can_slide(Bitboard stones, Bitboard occupied) const {
        while (stones != 0)
            if (neighbours(take_point(stones)) & ~occupied) return true;
        return false;
    }

    /// The slides that capture, and those that may follow on them. `flanks` are those of the position.
    template <Sink S>
    bool generate_captures(const Position& position, const Slide& slide, Bitboard flanks, S& sink) const;

    template <Sink S>
    bool generate_placing(const Position& position, S& sink) const;

    Board board_;
    Options options_;
    Bitboard centre_ = 0;
    Bitboard immune_ = 0;
    std::array<Bitboard, max_points> neighbours_{};
    /// The cells round the centre, by file, then by rank.
    std::vector<Point> cells_;
};

template <Sink S>
bool Seega::generate_placing(const Position& position, S& sink) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (position.occupied() & bit(cells_[i])) continue;
        sink.step({StepKind::place, no_point, cells_[i], 0});
        for (std::size_t j = i + 1; j < cells_.size(); ++j) {
            if (position.occupied() & bit(cells_[j])) continue;
            sink.step({StepKind::place, no_point, cells_[j], 0});
            if (!sink.turn({bit(cells_[i]) | bit(cells_[j]), 0})) return false;
            sink.back();
        }
        sink.back();
    }
    return true;
}

template <Sink S>
bool Seega::generate_captures(const Position& position, const Slide& slide, Bitboard flanks, S& sink) const {
    for (Bitboard targets = room(position, slide) & flanks; targets != 0;) {
        const Point to = take_point(targets);
        const Bitboard falls = taken(position, slide, to);
        if (falls == 0) continue;
        sink.step({StepKind::step, slide.at, to, falls});
        const Slide next{slide.start, to, slide.captured | falls};
        if (!sink.turn({bit(slide.start) ^ bit(to), next.captured})) return false;
        if (options_.chain == Options::Chain::same_stone && !generate_captures(position, next, flanks, sink)) return false;
        sink.back();
    }
    return true;
}

template <Sink S>
bool Seega::generate(const Position& position, S& sink) const {
    if (position.memory == placing) return generate_placing(position, sink);
    if (std::popcount(position.us()) < 2 || std::popcount(position.them()) < 2) return true;

    const Bitboard flanking = flanks(position);
    for (Bitboard stones = flanking == 0 ? 0 : position.us(); stones != 0;) {
        const Point start = take_point(stones);
        if (!generate_captures(position, {start, start, 0}, flanking, sink)) return false;
    }
    bool slid = false;
    for (Bitboard stones = position.us(); stones != 0;) {
        const Point start = take_point(stones);
        const Slide slide{start, start, 0};
        Bitboard plain = room(position, slide);
        slid = slid || plain != 0;
        for (Bitboard targets = plain & flanking; targets != 0;) {
            const Point to = take_point(targets);
            if (taken(position, slide, to) != 0) plain ^= bit(to);
        }
        if (!feed_steps(start, plain, sink)) return false;
    }
    if (slid || !can_slide(position.them(), position.occupied())) return true;
    sink.step({StepKind::pass, no_point, no_point, 0});
    if (!sink.turn({0, 0})) return false;
    sink.back();
    return true;
}

}  // namespace qirq

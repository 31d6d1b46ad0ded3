// Alquerque: a jumping game on the 5×5 board with diagonals, in the readings that modern sources give of it.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "../options.h"
#include "../rules.h"

namespace qirq {

/// What the sources disagree about.
struct AlquerqueOptions {
    /// Where a stone may go: anywhere, or forward, diagonally forward and sideways.
    enum class Reach : std::uint8_t { any, forward };
    enum class LastRank : std::uint8_t { free, captures_only };
    enum class NoReturn : std::uint8_t { off, on };
    enum class Capture : std::uint8_t { compulsory, optional };
    enum class Removal : std::uint8_t { at_once, after_chain };

    DrawRule draw;
    Reach steps = Reach::any;
    Reach first_jump = Reach::any;
    Reach later_jumps = Reach::any;
    LastRank last_rank = LastRank::free;
    NoReturn no_return = NoReturn::off;
    Capture capture = Capture::compulsory;
    Removal removal = Removal::at_once;
};

/// The rules of Alquerque under given options; models Rules.
///
/// The memory (only with `no_return`) holds, for each side, the last step that could be undone: 13 bits a side, the
/// points it left and reached and a mark that it is there.
class Alquerque {
public:
    using Options = AlquerqueOptions;

    /// For the catalogue: the game's name, its options, and its rule sets.
    static constexpr std::string_view game = "alquerque";
    static std::vector<Option<Options>> options();
    static std::vector<NamedOptions<Options>> rule_sets();

    explicit Alquerque(const Options& options);

    const Board& board() const { return board_; }
    const DrawRule& draw_rule() const { return options_.draw; }

    /// `ooooo/ooooo/oo1xx/xxxxx/xxxxx`, x to move.
    Position initial() const;

    /// Jump chains first, or steps where there are none; with optional capture both. In the order of the stones' points.
    template <Sink S>
    bool generate(const Position& position, S& sink) const;

    /// A side without stones loses, and so does the side to move without a legal turn.
    std::optional<Outcome> outcome(const Position& position) const;

    /// At most twelve stones a side, one at least on the board.
    std::optional<Fault> validate(const Position& position) const;

    /// The first reason that applies: no line, occupied, must capture or go on, last rank, backward, no return.
    std::optional<Refusal> explain(const Position& position, std::span<const Point> points, bool whole) const;

    /// The mover's step where it could be undone, else nothing; a captured stone's step is forgotten.
    std::uint32_t after(const Position& position, const Move& move) const;

    /// Whether stones step forward and sideways only.
    bool steps_forward() const { return options_.steps == Options::Reach::forward; }

    /// How many steps a side would have, were it to move and had no capture, that of no return aside.
    int step_count(const Position& position, Side side) const {
        int count = 0;
        for (int d = 0; d < direction_count; ++d) {
            const Bitboard able = position.stones[index(side)] & step_rays_[static_cast<std::size_t>(d)][index(side)];
            count += std::popcount(board_.stepped(able, static_cast<Direction>(d)) & ~position.occupied());
        }
        return count;
    }

    /// The stones of a side that the first jump of a turn of the other side could take.
    Bitboard in_danger(const Position& position, Side side) const {
        Bitboard found = 0;
        for (const Ray& ray : rays_)
            found |= turned(position.stones[index(other(side))] & ray.first[index(other(side))], ray.offset) &
                     turned(~position.occupied(), -ray.offset);
        return found & position.stones[index(side)];
    }

    /// `A,B` with `no_return`, the steps of x and o as `b2c2` or `-`; without it `-`. Throws InputError.
    std::uint32_t read_memory(std::string_view text, const Position& position) const;
    std::string print_memory(const Position& position) const;

private:
    /// A jump as the board allows it; whether a side may make it first or later in a chain is a bit by side.
    struct Jump {
        Point over = no_point;
        Point to = no_point;
        std::uint8_t first = 0;
        std::uint8_t later = 0;

        bool allowed(Side side, bool is_first) const { return ((is_first ? first : later) >> index(side)) & 1; }
    };

    /// The jumps of one direction: how much it adds to a point's index, and from which points each side may make the first
    /// jump of a turn.
    struct Ray {
        int offset = 0;
        std::array<Bitboard, 2> first{};
    };

    /// A jump chain under way: the stone on `at` is lifted from `start`, and `captured` are the enemies jumped so far.
    struct Chain {
        Point start = no_point;
        Point at = no_point;
        Bitboard captured = 0;
    };

    std::span<const Jump> jumps(Point point) const {
        return {jumps_[static_cast<std::size_t>(point)].data(), jump_counts_[static_cast<std::size_t>(point)]};
    }

    /// What a chain can jump over, and where it can land.
    struct Prospect {
        Bitboard prey = 0;
        Bitboard room = 0;

        bool allows(const Jump& jump) const { return (prey & bit(jump.over)) && (room & bit(jump.to)); }
    };

    Prospect prospect(const Position& position, const Chain& chain) const {
        const Bitboard prey = position.them() & ~chain.captured;
        const Bitboard standing = options_.removal == Options::Removal::at_once ? prey : position.them();
        return {prey, ~((position.us() ^ bit(chain.start)) | standing)};
    }

    /// Whether the chain may go on by this jump.
    bool can_jump(const Position& position, const Chain& chain, const Jump& jump) const {
        return jump.allowed(position.turn, chain.captured == 0) && prospect(position, chain).allows(jump);
    }

    static Chain lift(Point start) { return {start, start, 0}; }

    bool can_go_on(const Position& position, const Chain& chain) const {
        for (const Jump& jump : jumps(chain.at))
            if (can_jump(position, chain, jump)) return true;
        return false;
    }

    /// The points a chain can go on to.
    std::vector<Point> landings(const Position& position, const Chain& chain) const;

    /// The stones of the side to move that can capture, found for all of them at once, direction by direction.
    Bitboard capturers(const Position& position) const {
        Bitboard found = 0;
        for (const Ray& ray : rays_)
            found |= ray.first[index(position.turn)] & turned(position.them(), -ray.offset) &
                     turned(~position.occupied(), -2 * ray.offset);
        return found & position.us();
    }

    /// Where the stone on `from` may step.
    Bitboard steps(const Position& position, Point from) const {
        const Bitboard targets = steps_[index(position.turn)][static_cast<std::size_t>(from)] & ~position.occupied();
        return position.memory == 0 ? targets : without_return(position, from, targets);
    }

    /// The targets of a step from a point without the one that the memory bars.
    Bitboard without_return(const Position& position, Point from, Bitboard targets) const;

    /// Whether a step is of the right shape for a side: joined, in an allowed direction, not from a barred last rank.
    bool step_allowed(Side side, Point from, Point to) const {
        return steps_[index(side)][static_cast<std::size_t>(from)] & bit(to);
    }

    bool bars_last_rank(Side side, Point from) const;

    /// The turns of a chain. Its fields come one by one, since a WebAssembly function takes no struct in registers.
    template <Sink S>
    bool generate_chain(const Position& position, Point start, Point at, Bitboard captured, S& sink) const;

    Refusal refuse_step(const Position& position, const Chain& chain, Point to) const;

    Board board_;
    Options options_;
    std::array<std::array<Bitboard, max_points>, 2> steps_{};
    std::array<Ray, direction_count> rays_{};
    /// For each direction the points from which each side may step there.
    std::array<std::array<Bitboard, 2>, direction_count> step_rays_{};
    std::array<std::array<Jump, direction_count>, max_points> jumps_{};
    std::array<std::uint8_t, max_points> jump_counts_{};
};

template <Sink S>
bool Alquerque::generate_chain(const Position& position, Point start, Point at, Bitboard captured, S& sink) const {
    const Prospect ahead = prospect(position, {start, at, captured});
    bool went_on = false;
    for (const Jump& jump : jumps(at)) {
        if (!ahead.allows(jump) || !jump.allowed(position.turn, captured == 0)) continue;
        went_on = true;
        sink.step({StepKind::jump, at, jump.to, bit(jump.over)});
        if (!generate_chain(position, start, jump.to, captured | bit(jump.over), sink)) return false;
        sink.back();
    }
    const bool may_end = captured != 0 && (!went_on || options_.capture == Options::Capture::optional);
    return !may_end || sink.turn({bit(start) ^ bit(at), captured});
}

template <Sink S>
bool Alquerque::generate(const Position& position, S& sink) const {
    if (position.them() == 0) return true;

    const Bitboard capturing = capturers(position);
    for (Bitboard stones = capturing; stones != 0;) {
        const Point start = take_point(stones);
        if (!generate_chain(position, start, start, 0, sink)) return false;
    }
    if (capturing != 0 && options_.capture == Options::Capture::compulsory) return true;

    for (Bitboard stones = position.us(); stones != 0;) {
        const Point from = take_point(stones);
        if (!feed_steps(from, steps(position, from), sink)) return false;
    }
    return true;
}

}  // namespace qirq

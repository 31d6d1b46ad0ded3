// Fanorona: the Malagasy game of capture by approach and by withdrawal.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "../options.h"
#include "../rules.h"

namespace qirq {

struct FanoronaOptions {
    /// fanoron-tsivy, fanoron-dimy and fanoron-telo.
    enum class Size : std::uint8_t { nine_by_five, five_by_five, three_by_three };
    enum class Continuation : std::uint8_t { optional, compulsory };

    DrawRule draw;
    Size board = Size::nine_by_five;
    Continuation continuation = Continuation::optional;
};

/// The rules of Fanorona; models Rules. There is no memory: what a chain must not do again lies within its turn.
class Fanorona {
public:
    using Options = FanoronaOptions;

    static constexpr std::string_view game = "fanorona";
    static std::vector<Option<Options>> options();
    static std::vector<NamedOptions<Options>> rule_sets();

    explicit Fanorona(const Options& options);

    const Board& board() const { return board_; }
    const DrawRule& draw_rule() const { return options_.draw; }

    /// Two full ranks a side and the middle rank between them; the centre is empty.
    Position initial() const { return initial_; }

    /// Capturing chains, each of which may stop after any step; plain steps (paika) where there is no capture.
    template <Sink S>
    bool generate(const Position& position, S& sink) const;

    /// A side without stones loses, and so does the side to move without a legal turn.
    std::optional<Outcome> outcome(const Position& position) const;

    /// At most the initial number of stones a side, one at least on the board.
    std::optional<Fault> validate(const Position& position) const;

    /// The points are those a stone is to go to, each followed by a stone to be taken where approach and withdrawal are both
    /// open.
    std::optional<Refusal> explain(const Position& position, std::span<const Point> points, bool whole) const;

private:
    /// A chain under way: where its stone stands and has been, what it has taken, and which way it last went.
    struct Chain {
        Point start = no_point;
        Point at = no_point;
        Bitboard visited = 0;
        Bitboard captured = 0;
        int way = direction_count;
    };

    /// What one step takes in either manner; both are empty where the step is no capture.
    struct Takings {
        Point to = no_point;
        Bitboard approach = 0;
        Bitboard withdrawal = 0;

        bool any() const { return (approach | withdrawal) != 0; }
    };

    static Chain lift(Point start) { return {start, start, bit(start), 0, direction_count}; }

    /// The enemies in an unbroken row from the point beyond `from`, in a direction.
    Bitboard row(Bitboard enemies, Point from, Direction direction) const {
        Bitboard taken = 0;
        for (Point point = board_.neighbour(from, direction); point != no_point && (enemies & bit(point));
             point = board_.neighbour(point, direction))
            taken |= bit(point);
        return taken;
    }

    /// What a chain takes by a step in a direction, or nothing where it may not go there.
    /// Always part of its caller, where the chain and what comes of this need not lie in memory.
    [[gnu::always_inline]] Takings takings(const Position& position, const Chain& chain, Direction direction) const {
        const Point to = board_.neighbour(chain.at, direction);
        if (to == no_point || static_cast<int>(direction) == chain.way || (chain.visited & bit(to))) return {};
        const Bitboard enemies = position.them() & ~chain.captured;
        if ((position.us() | enemies) & bit(to)) return {};
        return {to, row(enemies, to, direction), row(enemies, chain.at, opposite(direction))};
    }

    static Chain after(const Chain& chain, const Takings& step, Bitboard taken, Direction direction) {
        return {chain.start, step.to, chain.visited | bit(step.to), chain.captured | taken, static_cast<int>(direction)};
    }

    bool can_go_on(const Position& position, const Chain& chain) const {
        for (int d = 0; d < direction_count; ++d)
            if (takings(position, chain, static_cast<Direction>(d)).any()) return true;
        return false;
    }

    /// The stones of the side to move that can capture, found for all of them at once, direction by direction.
    Bitboard capturers(const Position& position) const {
        const Bitboard empty = board_.all() & ~position.occupied();
        Bitboard found = 0;
        for (int d = 0; d < direction_count; ++d) {
            const auto direction = static_cast<Direction>(d);
            const Direction back = opposite(direction);
            const Bitboard approaching = board_.stepped(board_.stepped(position.them(), back), back);
            const Bitboard withdrawing = board_.stepped(position.them(), direction);
            found |= board_.stepped(empty, back) & (approaching | withdrawing);
        }
        return found & position.us();
    }

    /// The turns of a chain. Its fields come one by one, since a WebAssembly function takes no struct in registers.
    template <Sink S>
    bool generate_chain(const Position& position, Point start, Point at, Bitboard visited, Bitboard captured, int way,
                        S& sink) const;

    Refusal refuse_step(const Position& position, const Chain& chain, Point to) const;

    Board board_;
    Options options_;
    Position initial_;
};

template <Sink S>
bool Fanorona::generate_chain(const Position& position, Point start, Point at, Bitboard visited, Bitboard captured, int way,
                              S& sink) const {
    const Chain chain{start, at, visited, captured, way};
    bool went_on = false;
    for (int d = 0; d < direction_count; ++d) {
        const auto direction = static_cast<Direction>(d);
        const Takings step = takings(position, chain, direction);
        if (!step.any()) continue;
        for (const StepKind kind : {StepKind::approach, StepKind::withdrawal}) {
            const bool approach = kind == StepKind::approach;
            const Bitboard taken = approach ? step.approach : step.withdrawal;
            if (taken == 0) continue;
            went_on = true;
            // Where both manners are open, the nearest stone that would fall tells them apart.
            const bool both = step.approach != 0 && step.withdrawal != 0;
            const Point nearest = approach ? board_.neighbour(step.to, direction) : board_.neighbour(chain.at, opposite(direction));
            sink.step({kind, chain.at, step.to, taken, both ? nearest : no_point});
            if (!generate_chain(position, start, step.to, visited | bit(step.to), captured | taken, d, sink)) return false;
            sink.back();
        }
    }
    const bool may_end = captured != 0 && (!went_on || options_.continuation == Options::Continuation::optional);
    return !may_end || sink.turn({bit(start) ^ bit(at), captured});
}

template <Sink S>
bool Fanorona::generate(const Position& position, S& sink) const {
    if (position.them() == 0) return true;
    const Bitboard capturing = capturers(position);
    for (Bitboard stones = capturing; stones != 0;) {
        const Point start = take_point(stones);
        if (!generate_chain(position, start, start, bit(start), 0, direction_count, sink)) return false;
    }
    if (capturing != 0) return true;

    for (Bitboard stones = position.us(); stones != 0;) {
        const Point from = take_point(stones);
        for (int d = 0; d < direction_count; ++d) {
            const Point to = board_.neighbour(from, static_cast<Direction>(d));
            if (to == no_point || (position.occupied() & bit(to))) continue;
            sink.step({StepKind::step, from, to, 0});
            if (!sink.turn({bit(from) ^ bit(to), 0})) return false;
            sink.back();
        }
    }
    return true;
}

}  // namespace qirq

// Surakarta: the Javanese game whose captures run along lines and round loops.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "../options.h"
#include "../rules.h"

namespace qirq {

struct SurakartaOptions {
    enum class Ending : std::uint8_t { draw, more_pieces };

    DrawRule draw;
    Ending ending = Ending::draw;
};

/// The rules of Surakarta; models Rules.
class Surakarta {
public:
    using Options = SurakartaOptions;

    static constexpr std::string_view game = "surakarta";
    static std::vector<Option<Options>> options();
    static std::vector<NamedOptions<Options>> rule_sets();

    explicit Surakarta(const Options& options);

    const Board& board() const { return board_; }
    const DrawRule& draw_rule() const { return options_.draw; }

    /// Each side has its two nearest ranks.
    Position initial() const;

    /// Captures, one for each pair of points, then steps to the empty points beside.
    template <Sink S>
    bool generate(const Position& position, S& sink) const;

    /// A side without stones loses, and so does the side to move without a legal turn.
    std::optional<Outcome> outcome(const Position& position) const;

    /// At most twelve stones a side, one at least on the board.
    std::optional<Fault> validate(const Position& position) const;

    std::optional<Refusal> explain(const Position& position, std::span<const Point> points, bool whole) const;

    /// More stones win a game that goes nowhere, where that is the ending.
    std::optional<Side> adjudicate(const Position& position) const;

    /// The points a capture passes, with the loops between: of the routes that lead there the one with the fewest loops, of
    /// equals the first of those that set out to the left, right, up, down.
    std::vector<Waypoint> way(const Position& position, const Step& step) const;

    /// The points of a circuit in their order, the inner one (0) or the outer (1), which crosses itself: those of its
    /// points that lie on a rank and a file of it stand there twice. The last leads to the first.
    std::span<const Waypoint> circuit(int which) const {
        const Track& ahead = track(board_.at(0, which + 1), Direction::right);
        return {ahead.points.data(), ahead.length};
    }
    static constexpr int circuit_count = 2;

private:
    /// What lies ahead of a stone that sets out in a direction, till it would be back where it set out.
    struct Track {
        std::array<Waypoint, 24> points{};
        std::uint8_t length = 0;
        /// The points before the first loop, and how many they are.
        Bitboard straight = 0;
        std::uint8_t straight_length = 0;
    };

    /// A stone that can be taken, and after how many loops.
    struct Prey {
        Point point = no_point;
        int loops = 0;
        Direction setting_out = Direction::left;
    };

    static constexpr std::array<Direction, 4> ways{Direction::left, Direction::right, Direction::up, Direction::down};

    const Track& track(Point from, Direction direction) const {
        return tracks_[static_cast<std::size_t>(from)][static_cast<std::size_t>(direction)];
    }

    /// The first piece met, if there is one, whosesoever; the traveller's own starting point counts as empty.
    std::optional<Prey> first_met(Bitboard occupied, Point from, Direction direction) const {
        const Track& ahead = track(from, direction);
        int loops = 0;
        for (int i = (occupied & ahead.straight) ? 0 : ahead.straight_length; i < ahead.length; ++i) {
            const Waypoint& next = ahead.points[static_cast<std::size_t>(i)];
            loops += next.loop != no_loop;
            if (next.point != from && (occupied & bit(next.point))) return Prey{next.point, loops, direction};
        }
        return std::nullopt;
    }

    /// Calls `found` with each piece that the stone on `from` can take, by its best route.
    template <class Found>
    bool for_each_prey(const Position& position, Point from, Found found) const {
        std::array<Prey, 4> list{};
        std::size_t count = 0;
        for (const Direction direction : ways) {
            if (position.occupied() & track(from, direction).straight) continue;
            const auto met = first_met(position.occupied(), from, direction);
            if (!met || !(position.them() & bit(met->point))) continue;
            std::size_t i = 0;
            while (i < count && list[i].point != met->point) ++i;
            if (i == count) list[count++] = *met;
            if (met->loops < list[i].loops) list[i] = *met;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (!found(list[i])) return false;
        return true;
    }

    Bitboard around(Point point) const { return around_[static_cast<std::size_t>(point)]; }

    Board board_;
    Options options_;
    std::array<std::array<Track, direction_count>, max_points> tracks_{};
    /// The points beside each point, in all eight directions.
    std::array<Bitboard, max_points> around_{};
};

template <Sink S>
bool Surakarta::generate(const Position& position, S& sink) const {
    if (position.them() == 0) return true;
    for (Bitboard stones = position.us(); stones != 0;) {
        const Point from = take_point(stones);
        const bool go_on = for_each_prey(position, from, [&](const Prey& prey) {
            sink.step({StepKind::loop, from, prey.point, bit(prey.point)});
            if (!sink.turn({bit(from) | bit(prey.point), bit(prey.point)})) return false;
            sink.back();
            return true;
        });
        if (!go_on) return false;
    }
    for (Bitboard stones = position.us(); stones != 0;) {
        const Point from = take_point(stones);
        if (!feed_steps(from, around(from) & ~position.occupied(), sink)) return false;
    }
    return true;
}

}  // namespace qirq

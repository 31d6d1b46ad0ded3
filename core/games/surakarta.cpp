#include "surakarta.h"

#include <cassert>

namespace qirq {

namespace {

constexpr int side_length = 6;
constexpr int men = 12;
constexpr int loop_radii = 2;

}  // namespace

std::vector<Option<SurakartaOptions>> Surakarta::options() {
    using O = Options;
    std::vector<Option<O>> list = draw_options<O>();
    list.push_back(named_option("ending", "Who wins where repetition or the quiet limit ends the game.",
                                "draw: Little Table's Surakarta guide; more_pieces: tournaments, with quiet_limit=50 and repetition=2",
                                &O::ending,
                                {{"draw", "Nobody."}, {"more_pieces", "Who has more pieces; equal numbers draw."}}));
    return list;
}

std::vector<NamedOptions<SurakartaOptions>> Surakarta::rule_sets() {
    Options guide;
    guide.draw.repetition = 3;
    guide.draw.quiet_limit = 120;
    return {{"surakarta", "Surakarta", "Little Table's Surakarta guide", Shade::dark, guide}};
}

Surakarta::Surakarta(const Options& options)
    : board_(Board(side_length, side_length, Board::Lines::orthogonal).with_loops(loop_radii)), options_(options) {
    const std::vector<Loop>& loops = board_.loops();
    for (int p = 0; p < board_.point_count(); ++p) {
        const auto start = static_cast<Point>(p);
        for (int d = 0; d < direction_count; ++d)
            if (const Point to = board_.beside(start, static_cast<Direction>(d)); to != no_point)
                around_[static_cast<std::size_t>(p)] |= bit(to);

        for (const Direction setting_out : ways) {
            Track& track = tracks_[static_cast<std::size_t>(p)][static_cast<std::size_t>(setting_out)];
            Point at = start;
            Direction heading = setting_out;
            bool looped = false;
            for (;;) {
                Waypoint next{board_.neighbour(at, heading), no_loop};
                if (next.point == no_point) {
                    const bool along_file = heading == Direction::up || heading == Direction::down;
                    for (std::size_t i = 0; i < loops.size(); ++i)
                        if ((along_file ? loops[i].file_end : loops[i].rank_end) == at)
                            next = {along_file ? loops[i].rank_end : loops[i].file_end, static_cast<int>(i)};
                    if (next.point == no_point) break;
                    // Back on the board, away from the edge.
                    if (along_file)
                        heading = board_.file(next.point) == 0 ? Direction::right : Direction::left;
                    else
                        heading = board_.rank(next.point) == 0 ? Direction::up : Direction::down;
                }
                at = next.point;
                assert(track.length < track.points.size());
                track.points[track.length++] = next;
                looped = looped || next.loop != no_loop;
                if (!looped) {
                    track.straight |= bit(next.point);
                    ++track.straight_length;
                }
                if (at == start && heading == setting_out) break;
            }
        }
    }
}

Position Surakarta::initial() const {
    const auto two = [&](int rank) { return board_.rank_points(rank) | board_.rank_points(rank + 1); };
    return {{two(0), two(side_length - 2)}, Side::x, 0};
}

std::optional<Outcome> Surakarta::outcome(const Position& position) const { return eliminated_or_blocked(*this, position); }

std::optional<Fault> Surakarta::validate(const Position& position) const { return stone_count_fault(position, men); }

std::optional<Side> Surakarta::adjudicate(const Position& position) const {
    const int x = std::popcount(position.stones[0]);
    const int o = std::popcount(position.stones[1]);
    if (options_.ending == Options::Ending::draw || x == o) return std::nullopt;
    return x > o ? Side::x : Side::o;
}

std::vector<Waypoint> Surakarta::way(const Position& position, const Step& step) const {
    std::vector<Waypoint> passed;
    for_each_prey(position, step.from, [&](const Prey& prey) {
        if (prey.point != step.to) return true;
        const Track& ahead = track(step.from, prey.setting_out);
        int loops = 0;
        for (int i = 0; i < ahead.length; ++i) {
            passed.push_back(ahead.points[static_cast<std::size_t>(i)]);
            loops += passed.back().loop != no_loop;
            if (passed.back().point == step.to && loops == prey.loops) break;
        }
        return false;
    });
    return passed;
}

std::optional<Refusal> Surakarta::explain(const Position& position, std::span<const Point> points, bool whole) const {
    if (points.empty()) return std::nullopt;
    const Point from = points.front();
    if (const auto refusal = refuse_stone(position, from)) return refusal;

    Bitboard prey = 0;
    for_each_prey(position, from, [&](const Prey& found) {
        prey |= bit(found.point);
        return true;
    });
    const Bitboard targets = prey | (around(from) & ~position.occupied());
    if (points.size() == 1) {
        if (targets == 0) return Refusal{RefusalReason::blocked, {from}, {from}};
        return whole ? std::optional(Refusal{RefusalReason::must_move, {from}, {from}}) : std::nullopt;
    }
    const Point to = points[1];
    const std::vector<Point> attempt{from, to};
    if (!(targets & bit(to))) {
        if (position.us() & bit(to)) return Refusal{RefusalReason::occupied, attempt, {to}};
        if (!(position.occupied() & bit(to))) return Refusal{RefusalReason::not_beside, attempt, attempt};
        if (around(from) & bit(to)) return Refusal{RefusalReason::needs_loop, attempt, {to}};
        for (const Direction direction : ways)
            if (const auto met = first_met(position.occupied(), from, direction); met && met->point == to)
                return Refusal{RefusalReason::needs_loop, attempt, {to}};
        return Refusal{RefusalReason::no_way, attempt, {to}};
    }
    if (points.size() > 2) return Refusal{RefusalReason::turn_over, {to, points[2]}, {to}};
    return std::nullopt;
}

}  // namespace qirq

#include "fanorona.h"

#include "../error.h"

namespace qirq {

namespace {

struct Layout {
    int width = 0;
    int height = 0;
    /// From the top, all rows on end.
    std::string_view rows;
};

constexpr std::array<Layout, 3> layouts{{
    {9, 5, "oooooooooooooooooooxox.oxoxxxxxxxxxxxxxxxxxxx"},
    {5, 5, "ooooooooooox.oxxxxxxxxxxx"},
    {3, 3, "oooo.xxxx"},
}};

const Layout& layout(const FanoronaOptions& options) { return layouts[static_cast<std::size_t>(options.board)]; }

}  // namespace

std::vector<Option<FanoronaOptions>> Fanorona::options() {
    using O = Options;
    std::vector<Option<O>> list = draw_options<O>();
    list.push_back(named_option("board", "The board and its stones.",
                                "9x5: Little Table's Fanorona guide; the others: the smaller Malagasy boards", &O::board,
                                {{"9x5", "Fanoron-tsivy: nine by five points, 22 stones a side."},
                                 {"5x5", "Fanoron-dimy: five by five points, 12 stones a side."},
                                 {"3x3", "Fanoron-telo: three by three points, 4 stones a side."}}));
    list.push_back(named_option("continuation", "Whether a capturing stone must go on while it can.",
                                "optional: Little Table's Fanorona guide; compulsory: a house rule", &O::continuation,
                                {{"optional", "It may stop after any capture."}, {"compulsory", "It must go on."}}));
    return list;
}

std::vector<NamedOptions<FanoronaOptions>> Fanorona::rule_sets() {
    Options guide;
    guide.draw.repetition = 3;
    guide.draw.quiet_limit = 120;
    return {{"fanorona", "Fanorona", "Little Table's Fanorona guide", Shade::light, guide}};
}

Fanorona::Fanorona(const Options& options)
    : board_(layout(options).width, layout(options).height, Board::Lines::diagonals), options_(options) {
    const std::string_view rows = layout(options).rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int row = static_cast<int>(i) / board_.width();
        const Point point = board_.at(static_cast<int>(i) % board_.width(), board_.height() - 1 - row);
        if (rows[i] != '.') initial_.stones[rows[i] == 'x' ? 0 : 1] |= bit(point);
    }
}

std::optional<Outcome> Fanorona::outcome(const Position& position) const { return eliminated_or_blocked(*this, position); }

std::optional<Fault> Fanorona::validate(const Position& position) const {
    return stone_count_fault(position, std::popcount(initial_.stones[0]));
}

std::optional<Refusal> Fanorona::explain(const Position& position, std::span<const Point> points, bool whole) const {
    if (points.empty()) return std::nullopt;
    const Point start = points.front();
    if (const auto refusal = refuse_stone(position, start)) return refusal;

    const std::vector<Point> must = points_of(capturers(position));
    const bool capture = !must.empty();
    Chain chain = lift(start);
    if (points.size() == 1) {
        bool can_move = can_go_on(position, chain);
        if (!can_move && capture) return Refusal{RefusalReason::must_capture, {start}, must};
        for (int d = 0; d < direction_count; ++d)
            if (const Point to = board_.neighbour(start, static_cast<Direction>(d)); to != no_point && !(position.occupied() & bit(to)))
                can_move = true;
        if (!can_move) return Refusal{RefusalReason::blocked, {start}, {start}};
        if (whole) return Refusal{RefusalReason::must_move, {start}, {start}};
        return std::nullopt;
    }

    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point to = points[i];
        const auto direction = board_.direction(chain.at, to);
        const Takings step = direction ? takings(position, chain, *direction) : Takings{};
        if (!step.any()) {
            const bool paika = direction && !capture && !(position.occupied() & bit(to));
            if (!paika) {
                Refusal refusal = refuse_step(position, chain, to);
                if (refusal.reason == RefusalReason::must_capture && chain.captured == 0) refusal.points = must;
                return refusal;
            }
            if (i + 1 < points.size()) return Refusal{RefusalReason::turn_over, {to, points[i + 1]}, {to}};
            return std::nullopt;
        }
        Bitboard taken = step.approach != 0 ? step.approach : step.withdrawal;
        if (step.approach != 0 && step.withdrawal != 0) {
            // The stone to be taken says which; until it is named the step is not complete.
            const bool last = i + 1 == points.size();
            if (last && !whole) return std::nullopt;
            const Bitboard named = last ? 0 : bit(points[i + 1]);
            if (!((step.approach | step.withdrawal) & named))
                return Refusal{RefusalReason::must_choose, {chain.at, to}, points_of(step.approach | step.withdrawal)};
            taken = step.approach & named ? step.approach : step.withdrawal;
            ++i;
        }
        chain = after(chain, step, taken, *direction);
    }
    if (whole && options_.continuation == Options::Continuation::compulsory && can_go_on(position, chain)) {
        std::vector<Point> onward;
        for (int d = 0; d < direction_count; ++d)
            if (const Takings step = takings(position, chain, static_cast<Direction>(d)); step.any()) onward.push_back(step.to);
        return Refusal{RefusalReason::must_continue, {chain.at}, onward};
    }
    return std::nullopt;
}

Refusal Fanorona::refuse_step(const Position& position, const Chain& chain, Point to) const {
    const std::vector<Point> attempt{chain.at, to};
    const auto direction = board_.direction(chain.at, to);
    if (!direction) return {RefusalReason::no_line, attempt, attempt};
    const Bitboard standing = position.us() | (position.them() & ~chain.captured);
    if ((standing & bit(to)) && to != chain.start) return {RefusalReason::occupied, attempt, {to}};
    if (chain.visited & bit(to)) return {RefusalReason::already_visited, attempt, {to}};
    if (static_cast<int>(*direction) == chain.way) return {RefusalReason::same_direction, attempt, attempt};
    if (chain.captured != 0 && !can_go_on(position, chain)) return {RefusalReason::turn_over, attempt, {chain.at}};
    return {RefusalReason::must_capture, attempt, {chain.at}};
}

}  // namespace qirq

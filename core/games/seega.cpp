#include "seega.h"

#include <algorithm>

#include "../error.h"

namespace qirq {

namespace {

constexpr int side_length = 5;
constexpr int men = 12;
constexpr int least_men = 2;

}  // namespace

std::vector<Option<SeegaOptions>> Seega::options() {
    using O = Options;
    std::vector<Option<O>> list = draw_options<O>();
    list.push_back(named_option("chain", "Whether a stone that has captured may go on.",
                                "no: Little Table's Seega guide; same_stone: a house rule", &O::chain,
                                {{"no", "A capture ends the turn."},
                                 {"same_stone", "It may go on by slides that each capture."}}));
    list.push_back(named_option("centre", "Whether a stone on the centre cell can be captured.",
                                "immune: Little Table's Seega guide; capturable: a house rule", &O::centre,
                                {{"immune", "It cannot; it may itself capture."}, {"capturable", "It can, as anywhere else."}}));
    return list;
}

std::vector<NamedOptions<SeegaOptions>> Seega::rule_sets() {
    Options guide;
    guide.draw.repetition = 3;
    guide.draw.quiet_limit = 120;
    return {{"seega", "Seega", "Little Table's Seega guide", Shade::dark, guide}};
}

Seega::Seega(const Options& options) : board_(side_length, side_length, Board::Lines::orthogonal), options_(options) {
    const Point centre = board_.at(side_length / 2, side_length / 2);
    centre_ = bit(centre);
    board_ = board_.with_marks(centre_);
    if (options.centre == Options::Centre::immune) immune_ = centre_;
    for (const Segment& segment : board_.segments()) {
        neighbours_[static_cast<std::size_t>(segment.a)] |= bit(segment.b);
        neighbours_[static_cast<std::size_t>(segment.b)] |= bit(segment.a);
    }
    for (int file = 0; file < board_.width(); ++file)
        for (int rank = 0; rank < board_.height(); ++rank)
            if (board_.at(file, rank) != centre) cells_.push_back(board_.at(file, rank));
}

std::optional<Outcome> Seega::outcome(const Position& position) const {
    if (position.memory == placing) return std::nullopt;
    const int ours = std::popcount(position.us());
    const int theirs = std::popcount(position.them());
    if (ours < least_men) return Outcome{other(position.turn), Reason::elimination};
    if (theirs < least_men) return Outcome{position.turn, Reason::elimination};
    if (can_slide(position.us(), position.occupied()) || can_slide(position.them(), position.occupied())) return std::nullopt;
    if (ours == theirs) return Outcome{std::nullopt, Reason::blocked};
    return Outcome{ours > theirs ? position.turn : other(position.turn), Reason::blocked};
}

std::optional<Fault> Seega::validate(const Position& position) const {
    if (position.memory == placing && position.occupied() == 0) return std::nullopt;
    if (auto fault = stone_count_fault(position, men)) return fault;
    if (position.memory != placing && std::popcount(position.us()) < least_men && std::popcount(position.them()) < least_men)
        return Fault{"neither side has two stones", Fault::Field::rows};
    return std::nullopt;
}

std::uint32_t Seega::after(const Position& position, const Move&) const {
    const auto stones = static_cast<std::size_t>(std::popcount(position.occupied())) + 2;
    return position.memory == placing && stones < cells_.size() ? placing : 0;
}

std::string Seega::print_memory(const Position& position) const { return position.memory == placing ? "place" : "-"; }

std::uint32_t Seega::read_memory(std::string_view text, const Position& position) const {
    if (text == "-") return 0;
    if (text != "place") throw InputError("it is 'place' in the placement, and '-' in movement");
    const int x = std::popcount(position.stones[0]);
    const int o = std::popcount(position.stones[1]);
    if (position.occupied() & centre_) throw InputError("the centre is empty in the placement");
    if (x % 2 != 0 || o % 2 != 0) throw InputError("stones are placed by twos, so that both sides have an even number");
    if (x + o >= static_cast<int>(cells_.size())) throw InputError("all stones are placed");
    if (x - o != (position.turn == Side::x ? 0 : 2))
        throw InputError("in the placement both sides have as many stones with x to move, and x two more with o to move");
    return placing;
}

std::optional<Refusal> Seega::explain(const Position& position, std::span<const Point> points, bool whole) const {
    if (points.empty()) return std::nullopt;
    const Point start = points.front();
    if (position.memory == placing) {
        Bitboard filled = position.occupied();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point to = points[i];
            if (i == 2) return Refusal{RefusalReason::turn_over, {points[1], to}, {points[1]}};
            if (centre_ & bit(to)) return Refusal{RefusalReason::centre_closed, {to}, {to}};
            if (filled & bit(to)) return Refusal{RefusalReason::occupied, {to}, {to}};
            filled |= bit(to);
        }
        if (whole && points.size() == 1) return Refusal{RefusalReason::must_place_two, {start}, {start}};
        return std::nullopt;
    }
    if (const auto refusal = refuse_stone(position, start)) return refusal;

    Slide slide{start, start, 0};
    if (points.size() == 1) {
        if (room(position, slide) == 0) return Refusal{RefusalReason::blocked, {start}, {start}};
        return whole ? std::optional(Refusal{RefusalReason::must_move, {start}, {start}}) : std::nullopt;
    }
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point to = points[i];
        const std::vector<Point> attempt{slide.at, to};
        if (i > 1 && (options_.chain == Options::Chain::no || slide.captured == 0))
            return Refusal{RefusalReason::turn_over, attempt, {slide.at}};
        if (!board_.joined(slide.at, to)) return Refusal{RefusalReason::not_beside, attempt, attempt};
        if (!(room(position, slide) & bit(to))) return Refusal{RefusalReason::occupied, attempt, {to}};
        const Bitboard falls = taken(position, slide, to);
        if (i > 1 && falls == 0) return Refusal{RefusalReason::nothing_to_capture, attempt, {to}};
        slide = {start, to, slide.captured | falls};
    }
    return std::nullopt;
}

}  // namespace qirq

#include "konane.h"

#include "../error.h"

namespace qirq {

namespace {

constexpr std::array<int, 4> sizes{8, 6, 5, 4};

int length(const KonaneOptions& options) { return sizes[static_cast<std::size_t>(options.size)]; }

}  // namespace

std::vector<Option<KonaneOptions>> Konane::options() {
    using O = Options;
    std::vector<Option<O>> list = draw_options<O>();
    list.push_back(named_option("size", "How many points an edge has.",
                                "8: Little Table's Konane guide; the others: boards used in combinatorial game theory",
                                &O::size,
                                {{"8", "Eight by eight."}, {"6", "Six by six."}, {"5", "Five by five."}, {"4", "Four by four."}}));
    list.push_back(named_option("opening", "How the game begins.",
                                "remove: Little Table's Konane guide; none: set-up positions", &O::opening,
                                {{"remove", "Each side first removes a stone of its own."},
                                 {"none", "With jumps, from a set-up position with gaps in it."}}));
    return list;
}

std::vector<NamedOptions<KonaneOptions>> Konane::rule_sets() {
    return {{"konane", "Konane", "Little Table's Konane guide", Shade::dark, Options{}}};
}

Konane::Konane(const Options& options)
    : board_(length(options), length(options), Board::Lines::orthogonal), options_(options) {
    const int last = board_.width() - 1;
    for (int p = 0; p < board_.point_count(); ++p) {
        const auto point = static_cast<Point>(p);
        const int row = last - board_.rank(point);
        const int column = board_.file(point);
        const Side side = (row + column) % 2 == 0 ? Side::x : Side::o;
        colours_[index(side)] |= bit(point);
        const bool corner = (row == 0 || row == last) && (column == 0 || column == last);
        const bool central = (row == last / 2 || row == (last + 1) / 2) && (column == last / 2 || column == (last + 1) / 2);
        if (side == Side::x && (corner || central)) openers_ |= bit(point);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const Point near = board_.neighbour(point, ways[i]);
            if (near == no_point || board_.neighbour(near, ways[i]) == no_point) continue;
            rays_[i].offset = near - point;
            rays_[i].starts |= bit(point);
        }
    }
}

int Konane::mobility(const Position& position, Side side) const {
    if (removals_due(position)) return side == position.turn ? std::popcount(removable(position)) : 0;
    int count = 0;
    for (const Ray& ray : rays_) {
        const Bitboard able = jumpable(position, side, ray);
        // A stone that has jumped once may jump on from where it lands.
        for (Bitboard at = position.stones[index(side)] & able; at != 0; at = turned(at, 2 * ray.offset) & able)
            count += std::popcount(at);
    }
    return count;
}

Position Konane::initial() const {
    return {colours_, Side::x, options_.opening == Options::Opening::remove ? removing : 0};
}

Bitboard Konane::removable(const Position& position) const {
    if (position.turn == Side::x) return openers_;
    const Point gap = first_point(board_.all() & ~position.occupied());
    Bitboard beside = 0;
    for (const Direction direction : ways)
        if (const Point point = board_.neighbour(gap, direction); point != no_point) beside |= bit(point);
    return beside;
}

std::optional<Outcome> Konane::outcome(const Position& position) const {
    if (!first_move(*this, position)) return Outcome{other(position.turn), Reason::blocked};
    return std::nullopt;
}

std::optional<Fault> Konane::validate(const Position& position) const {
    for (const Side side : {Side::x, Side::o})
        if (std::popcount(position.stones[index(side)]) > std::popcount(colours_[index(side)]))
            return Fault{std::string("there are more stones of ") + letter(side) + " than the game has", Fault::Field::rows};
    if (position.occupied() == 0) return Fault{"there is no stone on the board", Fault::Field::rows};
    return std::nullopt;
}

std::uint32_t Konane::after(const Position& position, const Move&) const {
    return position.turn == Side::x ? position.memory : 0;
}

std::string Konane::print_memory(const Position& position) const { return removals_due(position) ? "remove" : "-"; }

std::uint32_t Konane::read_memory(std::string_view text, const Position& position) const {
    if (text == "-") return 0;
    if (text != "remove") throw InputError("it is 'remove' while removals are due, and '-' otherwise");
    if (options_.opening == Options::Opening::none) throw InputError("it is '-' under these rules");
    const Bitboard gone = colours_[0] & ~position.stones[0];
    const bool first = position.turn == Side::x && gone == 0;
    const bool second = position.turn == Side::o && std::popcount(gone) == 1 && (gone & openers_);
    const bool in_colours = !(position.stones[0] & ~colours_[0]) && position.stones[1] == colours_[1];
    if (!in_colours || (!first && !second))
        throw InputError(
            "removals are due on the full board with x to move, or with one corner or centre stone of x gone and o to move");
    return removing;
}

std::optional<Refusal> Konane::explain(const Position& position, std::span<const Point> points, bool whole) const {
    if (points.empty()) return std::nullopt;
    const Point start = points.front();
    if (const auto refusal = refuse_stone(position, start)) return refusal;

    if (removals_due(position)) {
        const Bitboard allowed = removable(position);
        if (!(allowed & bit(start))) {
            const RefusalReason reason =
                position.turn == Side::x ? RefusalReason::opening_point : RefusalReason::beside_gap;
            return Refusal{reason, {start}, points_of(allowed)};
        }
        if (points.size() > 1) return Refusal{RefusalReason::turn_over, {start, points[1]}, {start}};
        return std::nullopt;
    }

    Point at = start;
    Bitboard captured = 0;
    std::optional<Direction> way;
    for (const Point to : points.subspan(1)) {
        std::optional<Jump> found;
        for (const Direction direction : ways) {
            if (way && direction != *way) continue;
            const auto next = jump(position, start, at, captured, direction);
            if (!next || next->to != to) continue;
            found = next;
            way = direction;
        }
        if (!found) return refuse_jump(position, start, at, captured, way, to);
        at = to;
        captured |= bit(found->over);
    }
    if (captured != 0) return std::nullopt;
    for (const Direction direction : ways)
        if (jump(position, start, start, 0, direction))
            return whole ? std::optional(Refusal{RefusalReason::must_move, {start}, {start}}) : std::nullopt;
    return Refusal{RefusalReason::blocked, {start}, {start}};
}

Refusal Konane::refuse_jump(const Position& position, Point start, Point at, Bitboard captured, std::optional<Direction> way,
                            Point to) const {
    const std::vector<Point> attempt{at, to};
    const auto over = board_.between(at, to);
    if (!over) return {RefusalReason::no_line, attempt, attempt};
    if ((position.occupied() & ~captured & ~bit(start)) & bit(to)) return {RefusalReason::occupied, attempt, {to}};
    if (!(position.them() & ~captured & bit(*over))) return {RefusalReason::nothing_to_capture, attempt, {*over}};
    return {way ? RefusalReason::no_turning : RefusalReason::no_way, attempt, attempt};
}

}  // namespace qirq

#include "alquerque.h"

#include "../error.h"

namespace qirq {

namespace {

using Reach = AlquerqueOptions::Reach;

constexpr int side_length = 5;
constexpr int men = 12;

bool allows(Reach reach, Side side, Direction direction) {
    const int forward = side == Side::x ? climb(direction) : -climb(direction);
    return reach == Reach::any || forward >= 0;
}

/// One side's half of the memory: a step that could be undone.
struct Remembered {
    Point from = no_point;
    Point to = no_point;
};

constexpr int bits_a_point = 6;
constexpr std::uint32_t point_mask = (1u << bits_a_point) - 1;
constexpr int bits_a_side = 2 * bits_a_point + 1;
constexpr std::uint32_t present = 1u << (2 * bits_a_point);
constexpr std::uint32_t side_mask = (1u << bits_a_side) - 1;

std::uint32_t pack(const Remembered& step) {
    if (step.to == no_point) return 0;
    return present | static_cast<std::uint32_t>(step.from) << bits_a_point | static_cast<std::uint32_t>(step.to);
}

std::uint32_t half(std::uint32_t memory, Side side) {
    return memory >> (bits_a_side * static_cast<int>(index(side))) & side_mask;
}

std::uint32_t join(std::uint32_t of_x, std::uint32_t of_o) { return of_x | of_o << bits_a_side; }

std::optional<Remembered> remembered(std::uint32_t memory, Side side) {
    const std::uint32_t packed = half(memory, side);
    if (packed == 0) return std::nullopt;
    return Remembered{static_cast<Point>(packed >> bits_a_point & point_mask), static_cast<Point>(packed & point_mask)};
}

}  // namespace

std::vector<Option<AlquerqueOptions>> Alquerque::options() {
    using O = Options;
    std::vector<Option<O>> list = draw_options<O>();
    const std::vector<OptionValue> reach{
        {"any", "In every direction."},
        {"forward", "Forward, diagonally forward and sideways; never backward."},
    };
    list.push_back(named_option("steps", "Where a stone may step.",
                                "any: Little Table's Alquerque guide; forward: R. C. Bell, Board and Table Games",
                                &O::steps, reach));
    list.push_back(named_option("first_jump", "Where the first jump of a turn may go.",
                                "any: R. C. Bell, Board and Table Games; forward: BrainKing's Alquerque rules",
                                &O::first_jump, reach));
    list.push_back(named_option("later_jumps", "Where the later jumps of a chain may go.",
                                "any: R. C. Bell, Board and Table Games; forward: a house rule", &O::later_jumps, reach));
    list.push_back(named_option("last_rank", "What a stone on its last rank may do.",
                                "free: Little Table's Alquerque guide; captures_only: R. C. Bell, Board and Table Games",
                                &O::last_rank,
                                {{"free", "It moves as anywhere else."}, {"captures_only", "It may only capture."}}));
    list.push_back(named_option(
        "no_return", "Whether a step may take a stone back to the point it left on its owner's previous turn.",
        "on: BrainKing's Alquerque rules", &O::no_return,
        {{"off", "It may go back."}, {"on", "It may not, unless its owner moved another stone in between or it captures."}}));
    list.push_back(named_option("capture", "Whether a capture must be played.",
                                "compulsory: R. C. Bell, Board and Table Games; optional: the medieval reading",
                                &O::capture,
                                {{"compulsory", "Any one capture must be played, and its chain to the end."},
                                 {"optional", "Nothing forces a capture or its continuation."}}));
    list.push_back(named_option("removal", "When the captured stones leave the board.",
                                "at_once: R. C. Bell, Board and Table Games; after_chain: a house rule", &O::removal,
                                {{"at_once", "Each as it is jumped."},
                                 {"after_chain", "When the chain ends; until then they are obstacles, not jumped twice."}}));
    return list;
}

std::vector<NamedOptions<AlquerqueOptions>> Alquerque::rule_sets() {
    using O = Options;
    O bell;
    bell.draw.quiet_limit = 50;
    bell.steps = Reach::forward;
    bell.last_rank = O::LastRank::captures_only;

    O open;
    open.draw.repetition = 3;
    open.draw.quiet_limit = 80;

    O forty = bell;
    forty.draw = {.quiet_limit = std::nullopt, .claim_from = 40, .repetition = std::nullopt};

    O brainking = bell;
    brainking.draw = {.quiet_limit = std::nullopt, .claim_from = std::nullopt, .repetition = 3};
    brainking.first_jump = Reach::forward;
    brainking.no_return = O::NoReturn::on;

    return {
        {"alquerque-bell", "Bell's rules",
         "R. C. Bell, Board and Table Games from Many Civilizations, as played at the Youzai Board Games Club",
         Shade::dark, bell},
        {"alquerque-open", "Open rules", "Little Table's Alquerque guide", Shade::dark, open},
        {"alquerque-forty", "Forty-ply rules", "Ply Yard's Alquerque guide", Shade::dark, forty},
        {"alquerque-brainking", "BrainKing rules",
         "BrainKing's Alquerque rules; the draw by repetition is an addition, so that games end", Shade::light, brainking},
    };
}

Alquerque::Alquerque(const Options& options)
    : board_(side_length, side_length, Board::Lines::diagonals), options_(options) {
    for (int p = 0; p < board_.point_count(); ++p) {
        const auto from = static_cast<Point>(p);
        const auto slot = static_cast<std::size_t>(p);
        for (int d = 0; d < direction_count; ++d) {
            const auto direction = static_cast<Direction>(d);
            const Point near = board_.neighbour(from, direction);
            if (near == no_point) continue;
            for (const Side side : {Side::x, Side::o})
                if (allows(options.steps, side, direction) && !bars_last_rank(side, from)) {
                    steps_[index(side)][slot] |= bit(near);
                    step_rays_[static_cast<std::size_t>(d)][index(side)] |= bit(from);
                }

            const Point far = board_.neighbour(near, direction);
            if (far == no_point) continue;
            Jump jump{near, far, 0, 0};
            rays_[static_cast<std::size_t>(d)].offset = near - from;
            for (const Side side : {Side::x, Side::o}) {
                if (allows(options.first_jump, side, direction))
                    rays_[static_cast<std::size_t>(d)].first[index(side)] |= bit(from);
                jump.first |= static_cast<std::uint8_t>(allows(options.first_jump, side, direction) << index(side));
                jump.later |= static_cast<std::uint8_t>(allows(options.later_jumps, side, direction) << index(side));
            }
            jumps_[slot][jump_counts_[slot]++] = jump;
        }
    }
}

Position Alquerque::initial() const {
    const auto rank = [&](int r) { return board_.rank_points(r); };
    // Each side's own right on the middle rank: d3 and e3 for x, b3 and a3 for o.
    const Bitboard x = rank(0) | rank(1) | bit(board_.at(3, 2)) | bit(board_.at(4, 2));
    const Bitboard o = rank(3) | rank(4) | bit(board_.at(0, 2)) | bit(board_.at(1, 2));
    return {{x, o}, Side::x, 0};
}

bool Alquerque::bars_last_rank(Side side, Point from) const {
    const int last = side == Side::x ? board_.height() - 1 : 0;
    return options_.last_rank == Options::LastRank::captures_only && board_.rank(from) == last;
}

Bitboard Alquerque::without_return(const Position& position, Point from, Bitboard targets) const {
    const auto last = remembered(position.memory, position.turn);
    if (last && last->to == from) targets &= ~bit(last->from);
    return targets;
}

std::optional<Outcome> Alquerque::outcome(const Position& position) const { return eliminated_or_blocked(*this, position); }

std::optional<Fault> Alquerque::validate(const Position& position) const { return stone_count_fault(position, men); }

std::uint32_t Alquerque::after(const Position& position, const Move& move) const {
    if (options_.no_return == Options::NoReturn::off) return 0;
    std::array<std::uint32_t, 2> halves{};
    const Side us = position.turn;
    const Side them = other(us);
    if (!move.captures()) {
        const Point from = first_point(move.own & position.us());
        const Point to = first_point(move.own & ~position.us());
        if (step_allowed(us, to, from)) halves[index(us)] = pack({from, to});
    }
    if (const auto theirs = remembered(position.memory, them); theirs && !(move.enemy & bit(theirs->to)))
        halves[index(them)] = half(position.memory, them);
    return join(halves[0], halves[1]);
}

std::string Alquerque::print_memory(const Position& position) const {
    if (options_.no_return == Options::NoReturn::off) return "-";
    const auto print = [&](Side side) {
        const auto step = remembered(position.memory, side);
        return step ? board_.name(step->from) + board_.name(step->to) : std::string("-");
    };
    return print(Side::x) + "," + print(Side::o);
}

std::uint32_t Alquerque::read_memory(std::string_view text, const Position& position) const {
    if (text == "-") return 0;
    if (options_.no_return == Options::NoReturn::off) throw InputError("it is '-' under these rules");
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        throw InputError("it is the last steps of x and of o with a comma between, as 'b2c2,-'");

    const auto read = [&](std::string_view half_text, Side side) -> std::uint32_t {
        if (half_text == "-") return 0;
        const std::string quoted = "'" + std::string(half_text) + "'";
        const auto from = half_text.size() == 4 ? board_.point(half_text.substr(0, 2)) : std::nullopt;
        const auto to = half_text.size() == 4 ? board_.point(half_text.substr(2)) : std::nullopt;
        if (!from || !to) throw InputError(quoted + " is neither two points, as 'b2c2', nor '-'");
        if (!(position.stones[index(side)] & bit(*to)))
            throw InputError("no stone of " + std::string(1, letter(side)) + " stands on " + board_.name(*to));
        if (!board_.joined(*from, *to)) throw InputError("no line joins the points of " + quoted);
        if (!step_allowed(side, *to, *from) || !step_allowed(side, *from, *to))
            throw InputError("the step " + quoted + " could not be made and undone under these rules");
        if (side != position.turn && (position.occupied() & bit(*from)))
            throw InputError("a stone stands on " + board_.name(*from) + ", which the last step left empty");
        return pack({*from, *to});
    };
    const std::uint32_t of_x = read(text.substr(0, comma), Side::x);
    return join(of_x, read(text.substr(comma + 1), Side::o));
}

std::vector<Point> Alquerque::landings(const Position& position, const Chain& chain) const {
    std::vector<Point> points;
    for (const Jump& jump : jumps(chain.at))
        if (can_jump(position, chain, jump)) points.push_back(jump.to);
    return points;
}

std::optional<Refusal> Alquerque::explain(const Position& position, std::span<const Point> points, bool whole) const {
    if (points.empty()) return std::nullopt;
    const Point start = points.front();
    if (const auto refusal = refuse_stone(position, start)) return refusal;

    const Bitboard must = options_.capture == Options::Capture::compulsory ? capturers(position) : 0;
    Chain chain = lift(start);
    if (points.size() == 1) {
        const bool can_capture = can_go_on(position, chain);
        if (!can_capture && must != 0) return Refusal{RefusalReason::must_capture, {start}, points_of(must)};
        if (can_capture || steps(position, start) != 0)
            return whole ? std::optional(Refusal{RefusalReason::must_move, {start}, {start}}) : std::nullopt;
        const bool barred = bars_last_rank(position.turn, start);
        return Refusal{barred ? RefusalReason::last_rank : RefusalReason::blocked, {start}, {start}};
    }

    for (const Point to : points.subspan(1)) {
        const auto jump = std::find_if(jumps(chain.at).begin(), jumps(chain.at).end(), [&](const Jump& candidate) {
            return candidate.to == to && can_jump(position, chain, candidate);
        });
        if (jump != jumps(chain.at).end()) {
            chain = {start, to, chain.captured | bit(jump->over)};
            continue;
        }
        const bool steps_there = chain.captured == 0 && must == 0 && (steps(position, start) & bit(to));
        if (!steps_there) return refuse_step(position, chain, to);
        if (points.size() > 2) return Refusal{RefusalReason::turn_over, {to, points[2]}, {to}};
        return std::nullopt;
    }
    const bool must_go_on = options_.capture == Options::Capture::compulsory && can_go_on(position, chain);
    if (whole && must_go_on) return Refusal{RefusalReason::must_continue, {chain.at}, landings(position, chain)};
    return std::nullopt;
}

Refusal Alquerque::refuse_step(const Position& position, const Chain& chain, Point to) const {
    const Point at = chain.at;
    const std::vector<Point> attempt{at, to};
    const Bitboard standing = ~prospect(position, chain).room;
    const bool step = board_.joined(at, to);
    const auto over = board_.between(at, to);

    if (!step && !over) return {RefusalReason::no_line, attempt, attempt};
    if ((standing | bit(at)) & bit(to)) return {RefusalReason::occupied, attempt, {to}};

    if (over && (position.them() & bit(*over) & standing)) {
        if (chain.captured & bit(*over)) return {RefusalReason::already_captured, attempt, {*over}};
        return {RefusalReason::backward, attempt, attempt};
    }

    // What is left is a step, or a jump over nothing that can be taken; neither is a capture.
    if (chain.captured != 0) {
        const std::vector<Point> onward = landings(position, chain);
        if (onward.empty() || options_.capture == Options::Capture::optional)
            return {RefusalReason::turn_over, attempt, {at}};
        return {RefusalReason::must_continue, attempt, onward};
    }
    if (options_.capture == Options::Capture::compulsory)
        if (const Bitboard must = capturers(position); must != 0) return {RefusalReason::must_capture, attempt, points_of(must)};
    if (over) return {RefusalReason::nothing_to_capture, attempt, {*over}};
    if (bars_last_rank(position.turn, at)) return {RefusalReason::last_rank, attempt, {at}};
    if (!step_allowed(position.turn, at, to)) return {RefusalReason::backward, attempt, attempt};
    return {RefusalReason::no_return, attempt, attempt};
}

}  // namespace qirq

#include "game.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <type_traits>
#include <variant>

#include "games/catalogue.h"
#include "notation.h"
#include "perft.h"
#include "record.h"
#include "support.h"

namespace qirq::test {

namespace {

/// A record of any game of the catalogue.
template <class>
struct RecordsOf;
template <class... Games>
struct RecordsOf<std::variant<Games...>> {
    using type = std::variant<Record<Games>...>;
};
using AnyRecord = RecordsOf<AnyRules>::type;

/// The rules of a text, made once and kept: a record points at its rules.
const RuleSet& kept_rule_set(std::string_view spec) {
    static std::map<std::string, RuleSet, std::less<>> kept;
    const auto found = kept.find(spec);
    if (found != kept.end()) return found->second;
    return kept.emplace(std::string(spec), rule_set(spec)).first->second;
}

AnyRecord make(const RuleSet& set, std::optional<std::string_view> position) {
    return std::visit(
        [&](const auto& rules) -> AnyRecord {
            using R = std::decay_t<decltype(rules)>;
            return Record<R>(rules, set.spec, position ? read_position(rules, *position) : Setup{rules.initial(), 0});
        },
        set.rules);
}

Side side_of(char letter) { return letter == 'x' ? Side::x : Side::o; }

std::string point_names(const std::vector<Point>& points, const Board& board) {
    std::string text;
    for (const Point point : points) text += " " + board.name(point);
    return text;
}

}  // namespace

struct Game::State {
    AnyRecord record;
    std::vector<std::string> notes;
};

Game::Game(std::unique_ptr<State> state) : state_(std::move(state)) {}
Game::Game(std::string_view spec) : Game(std::make_unique<State>(State{make(kept_rule_set(spec), std::nullopt), {}})) {}
Game::Game(std::string_view spec, std::string_view position)
    : Game(std::make_unique<State>(State{make(kept_rule_set(spec), position), {}})) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

Game Game::read(std::string_view record) {
    const RecordText text = read_record_text(record);
    const RuleSet& set = kept_rule_set(*text.header("Rules"));
    std::vector<std::string> notes;
    AnyRecord read = std::visit(
        [&](const auto& rules) -> AnyRecord {
            return Record<std::decay_t<decltype(rules)>>::read(rules, set.spec, text, notes);
        },
        set.rules);
    return Game(std::make_unique<State>(State{std::move(read), std::move(notes)}));
}

Game& Game::play(std::string_view turns) {
    for (const std::string& turn : words(turns))
        std::visit([&](auto& record) { record.play(std::string_view(turn)); }, state_->record);
    return *this;
}

Game& Game::repeat(int times, std::string_view turns) {
    for (int i = 0; i < times; ++i) play(turns);
    return *this;
}

Game& Game::claim() {
    std::visit([](auto& record) { record.claim(); }, state_->record);
    return *this;
}

Game& Game::offer(char side) {
    std::visit([&](auto& record) { record.offer(side_of(side)); }, state_->record);
    return *this;
}

Game& Game::accept(char side) {
    std::visit([&](auto& record) { record.accept(side_of(side)); }, state_->record);
    return *this;
}

Game& Game::decline(char side) {
    std::visit([&](auto& record) { record.decline(side_of(side)); }, state_->record);
    return *this;
}

Game& Game::resign(char side) {
    std::visit([&](auto& record) { record.resign(side_of(side)); }, state_->record);
    return *this;
}

Game& Game::lose_on_time(char side) {
    std::visit([&](auto& record) { record.lose_on_time(side_of(side)); }, state_->record);
    return *this;
}

bool Game::undo() {
    return std::visit([](auto& record) { return record.undo(); }, state_->record);
}

bool Game::redo() {
    return std::visit([](auto& record) { return record.redo(); }, state_->record);
}

Game& Game::header(std::string_view name, std::string_view value) {
    std::visit([&](auto& record) { record.set_header(name, value); }, state_->record);
    return *this;
}

Game& Game::comment(std::size_t turns, std::string_view text) {
    std::visit([&](auto& record) { record.set_comment(turns, text); }, state_->record);
    return *this;
}

std::string Game::position() const {
    return std::visit([](const auto& record) { return print_position(record.rules(), record.setup()); }, state_->record);
}

std::vector<std::string> Game::turns() const {
    return std::visit(
        [](const auto& record) {
            std::vector<std::string> list;
            for (const Path& path : record.turns()) list.push_back(print_turn(record.rules().board(), path));
            std::sort(list.begin(), list.end());
            return list;
        },
        state_->record);
}

std::size_t Game::results() const {
    return std::visit(
        [](const auto& record) {
            std::vector<Move> moves;
            MoveList list(moves);
            record.rules().generate(record.now().position, list);
            return moves.size();
        },
        state_->record);
}

std::string Game::outcome() const {
    return std::visit(
        [](const auto& record) {
            const auto& outcome = record.now().outcome;
            return outcome ? std::string(result(*outcome)) + " " + std::string(name(outcome->reason)) : std::string();
        },
        state_->record);
}

int Game::quiet() const {
    return std::visit([](const auto& record) { return record.now().quiet; }, state_->record);
}

int Game::occurrence() const {
    return std::visit([](const auto& record) { return record.now().occurrence; }, state_->record);
}

int Game::number() const {
    return std::visit([](const auto& record) { return record.now().number; }, state_->record);
}

bool Game::can_claim() const {
    return std::visit([](const auto& record) { return record.can_claim(); }, state_->record);
}

char Game::offer() const {
    return std::visit([](const auto& record) { return record.now().offer ? letter(*record.now().offer) : ' '; },
                      state_->record);
}

std::string Game::header(std::string_view name) const {
    return std::visit([&](const auto& record) { return record.header(name); }, state_->record);
}

std::string Game::comment(std::size_t turns) const {
    return std::visit([&](const auto& record) { return record.comment(turns); }, state_->record);
}

std::string Game::print() const {
    return std::visit([](const auto& record) { return record.print(); }, state_->record);
}

const std::vector<std::string>& Game::notes() const { return state_->notes; }

std::string Game::way(std::string_view turn) const {
    return std::visit(
        [&]([[maybe_unused]] const auto& record) {
            std::string text;
            if constexpr (Routes<std::decay_t<decltype(record.rules())>>) {
                const Position& position = record.now().position;
                for (const Step& step : read_turn(record.rules(), position, turn).steps)
                    for (const Waypoint& next : record.rules().way(position, step))
                        text += (text.empty() ? "" : " ") + std::string(next.loop == no_loop ? "" : "~") +
                                record.rules().board().name(next.point);
            }
            return text;
        },
        state_->record);
}

std::string Game::clicks(std::string_view turn) const {
    return std::visit(
        [&](const auto& record) {
            const Path path = read_turn(record.rules(), record.now().position, turn);
            return point_names(qirq::clicks(path), record.rules().board()).substr(1);
        },
        state_->record);
}

std::string Game::refusal(std::string_view points, bool whole) const {
    return std::visit(
        [&](const auto& record) -> std::string {
            const Board& board = record.rules().board();
            std::vector<Point> tapped;
            for (const std::string& name : words(points)) tapped.push_back(board.point(name).value());
            const auto refusal =
                whole ? record.rules().explain(record.now().position, tapped, true) : record.explain(tapped);
            if (!refusal) return {};
            return std::string(name(refusal->reason)) + point_names(refusal->attempt, board) + " :" +
                   point_names(refusal->points, board);
        },
        state_->record);
}

Listing listing(std::string_view spec, std::string_view position) {
    return std::visit(
        [&](const auto& rules) {
            const Setup setup = read_position(rules, position);
            Listing listing;
            listing.position = print_position(rules, setup);
            for (const Path& path : paths(rules, setup.position)) {
                const int quiet = quiet_after(rules, setup.position, setup.quiet, path.move);
                listing.turns.emplace_back(print_turn(rules.board(), path),
                                           print_position(rules, {play(rules, setup.position, path.move), quiet}));
            }
            std::sort(listing.turns.begin(), listing.turns.end());
            if (const auto outcome = rules.outcome(setup.position))
                listing.outcome = std::string(result(*outcome)) + " " + std::string(name(outcome->reason));
            return listing;
        },
        kept_rule_set(spec).rules);
}

std::uint64_t perft_of(std::string_view spec, std::string_view position, int depth, bool by_result) {
    return std::visit(
        [&](const auto& rules) {
            const Position from = position == "start" ? rules.initial() : read_position(rules, position).position;
            return perft(rules, from, depth, by_result ? PerftBy::result : PerftBy::path);
        },
        kept_rule_set(spec).rules);
}

std::vector<std::string> turns(std::string_view spec, std::string_view position) { return Game(spec, position).turns(); }

std::vector<std::string> capturing_turns(std::string_view spec, std::string_view position) {
    return std::visit(
        [&](const auto& rules) {
            std::vector<std::string> list;
            for (const Path& path : paths(rules, read_position(rules, position).position))
                if (path.move.captures()) list.push_back(print_turn(rules.board(), path));
            std::sort(list.begin(), list.end());
            return list;
        },
        kept_rule_set(spec).rules);
}

std::string after(std::string_view spec, std::string_view position, std::string_view turn) {
    return Game(spec, position).play(turn).position();
}

std::string refusal(std::string_view spec, std::string_view position, std::string_view points, bool whole) {
    return Game(spec, position).refusal(points, whole);
}

std::string position_error(std::string_view spec, std::string_view position) {
    return error_of([&] { Game(spec, position); });
}

std::string turn_error(std::string_view spec, std::string_view position, std::string_view turn) {
    return error_of([&] {
        // A turn is played whole, blanks and all.
        const RuleSet& set = kept_rule_set(spec);
        std::visit([&](const auto& rules) { read_turn(rules, read_position(rules, position).position, turn); }, set.rules);
    });
}

std::string record_error(std::string_view record) {
    return error_of([&] { Game::read(record); });
}

}  // namespace qirq::test

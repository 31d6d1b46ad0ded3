#include "session.h"

#include <algorithm>
#include <utility>

#include "eval/evaluators.h"
#include "search/levels.h"
#include "search/search.h"
#include "truth/solver.h"

namespace qirq {

namespace {

constexpr int deepest_perft = 100;

void check_range(std::string_view what, std::int64_t value, std::int64_t from, std::int64_t to) {
    if (value < from || value > to)
        throw InputError("The " + std::string(what) + " is " + std::to_string(value) + "; it must be from " +
                         std::to_string(from) + " to " + std::to_string(to) + ".");
}

Limits checked(const ThinkLimits& given) {
    check_range("number of lines", given.limits.lines, 1, most_lines);
    if (given.solve) {
        if (given.level || given.limits.nodes || given.limits.ms || given.limits.depth)
            throw InputError("Solving is asked for together with limits.");
        return {};
    }
    if (given.level) {
        if (given.limits.nodes || given.limits.ms || given.limits.depth)
            throw InputError("A level is given together with other limits.");
        check_range("level", *given.level, 1, level_count);
        Limits limits = level_limits(*given.level);
        limits.lines = given.limits.lines;
        return limits;
    }
    constexpr std::int64_t most = std::int64_t{1} << 53;
    if (given.limits.nodes) check_range("number of nodes", static_cast<std::int64_t>(*given.limits.nodes), 1, most);
    if (given.limits.ms) check_range("number of milliseconds", *given.limits.ms, 1, most);
    if (given.limits.depth) check_range("depth", *given.limits.depth, 1, max_ply);
    return given.limits;
}

/// What work has found out, for the side to move.
struct Found {
    Score score = draw_score;
    std::optional<Verdict> verdict;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line;
    std::vector<Finding> ranking;
    /// Whether nothing was overlooked, so that a proven score is one.
    bool sees_all = true;
};

/// A search or a solver at work.
class Work {
public:
    virtual ~Work() = default;
    virtual bool run(std::uint64_t nodes) = 0;
    virtual std::optional<Found> found() const = 0;
};

template <Rules R>
class Searching final : public Work {
public:
    Searching(const R& rules, const Situation& situation, const Limits& limits, const Clock& clock, const Features& features,
              const Sight& sight)
        : sees_all_(sight.perfect()), search_(rules, situation, limits, clock, table_size(limits), features, sight) {}

    bool run(std::uint64_t nodes) override { return search_.run(nodes); }

    std::optional<Found> found() const override {
        if (!search_.finding()) return std::nullopt;
        const Finding& finding = *search_.finding();
        Found found{finding.score, std::nullopt, finding.depth, search_.nodes(), finding.line, search_.ranking(), sees_all_};
        if (sees_all_) found.verdict = verdict(finding.score);
        return found;
    }

private:
    bool sees_all_;
    Search<R> search_;
};

/// What a solver has found out at its end.
template <Dwindles R>
Found found_by(const Solver<R>& solver) {
    const Solution& solution = *solver.solution();
    Found found{solution.wins ? least_proven : -least_proven, Verdict{solution.wins, std::nullopt}, 0, solver.nodes(), {}, {}, true};
    if (solution.winning) found.line.push_back(*solution.winning);
    return found;
}

template <Dwindles R>
class Solving final : public Work {
public:
    Solving(const R& rules, const Position& position) : solver_(rules, position, largest_table) {}

    bool run(std::uint64_t nodes) override { return solver_.run(nodes); }

    std::optional<Found> found() const override {
        if (!solver_.solution()) return std::nullopt;
        return found_by(solver_);
    }

private:
    Solver<R> solver_;
};

template <Rules R>
class SessionOf final : public Session {
public:
    SessionOf(RuleSet set, std::optional<std::string_view> start)
        : set_(std::move(set)), record_(rules(), set_.spec, read_start(rules(), start)) {}

    SessionOf(RuleSet set, const RecordText& text, std::vector<std::string>& notes)
        : set_(std::move(set)), record_(Record<R>::read(rules(), set_.spec, text, notes)) {}

    const RuleSet& rule_set() const override { return set_; }
    const Board& board() const override { return rules().board(); }

    State state() const override {
        const Act& now = record_.now();
        return {set_.spec,          print_position(rules(), record_.setup()),
                now.position,       now.quiet,
                now.occurrence,     record_.cursor(),
                record_.can_undo(), record_.can_redo(),
                record_.can_claim(), now.offer,
                now.outcome};
    }

    std::vector<TurnView> turns() const override {
        std::vector<TurnView> views;
        for (const Path& path : record_.turns()) views.push_back(view(record_.now().position, path));
        return views;
    }

    std::vector<ActView> history() const override {
        std::vector<ActView> views;
        for (std::size_t i = 1; i < record_.acts().size(); ++i) {
            const Act& act = record_.acts()[i];
            ActView shown{act.kind, act.side, std::nullopt, act.position, act.number};
            if (act.kind == ActKind::turn) shown.turn = view(record_.acts()[i - 1].position, act.path);
            views.push_back(std::move(shown));
        }
        return views;
    }

    TurnView play(std::string_view turn) override {
        const Position before = record_.now().position;
        record_.play(turn);
        return view(before, record_.now().path);
    }

    std::optional<Refusal> explain(std::span<const Point> clicks) const override {
        for (const Point point : clicks) check_range("point", point, 0, board().point_count() - 1);
        return record_.explain(clicks);
    }

    bool undo() override { return record_.undo(); }
    bool redo() override { return record_.redo(); }
    void offer(Side side) override { record_.offer(side); }
    void accept(Side side) override { record_.accept(side); }
    void decline(Side side) override { record_.decline(side); }
    void claim() override { record_.claim(); }
    void resign(Side side) override { record_.resign(side); }

    std::string record() const override { return record_.print(); }
    std::string header(std::string_view name) const override { return record_.header(name); }
    void set_header(std::string_view name, std::string_view value) override { record_.set_header(name, value); }

    bool can_solve() const override { return Dwindles<R>; }

    void think(const ThinkLimits& given, Clock clock) override {
        const Limits limits = checked(given);
        if (record_.now().outcome) throw InputError("The game is over: there is nothing to think about.");
        thinking_.emplace(Thinking{record_.now().position, record_.can_claim(), clock, clock(), work(given, limits, clock)});
    }

    bool think_on(std::uint64_t nodes) override {
        if (!thinking_) throw InputError("No thinking has been started.");
        return thinking_->work->run(nodes);
    }

    std::optional<Thought> thought() const override {
        const auto found = thinking_ ? thinking_->work->found() : std::nullopt;
        if (!found) return std::nullopt;
        Thought thought;
        thought.claims = thinking_->can_claim && found->score <= draw_score;
        thought.score = found->score;
        thought.verdict = found->verdict;
        thought.depth = found->depth;
        thought.nodes = found->nodes;
        thought.ms = thinking_->clock() - thinking_->begun;
        thought.line = texts_of(thinking_->position, found->line);
        if (!thought.line.empty()) thought.turn = thought.line.front();
        for (const Finding& finding : found->ranking)
            thought.variations.push_back(
                {finding.score, found->sees_all ? verdict(finding.score) : std::nullopt, finding.depth,
                 texts_of(thinking_->position, finding.line)});
        return thought;
    }

    std::uint64_t perft(int depth, PerftBy by) const override {
        check_range("depth", depth, 0, deepest_perft);
        return qirq::perft(rules(), record_.now().position, depth, by);
    }

    std::vector<Divided> divide(int depth, PerftBy by) const override {
        check_range("depth", depth, 1, deepest_perft);
        std::vector<Divided> list;
        std::vector<Move> seen;
        for (const Path& path : paths(rules(), record_.now().position)) {
            if (by == PerftBy::result && std::find(seen.begin(), seen.end(), path.move) != seen.end()) continue;
            seen.push_back(path.move);
            const Position next = qirq::play(rules(), record_.now().position, path.move);
            list.push_back({print_turn(board(), path), qirq::perft(rules(), next, depth - 1, by)});
        }
        return list;
    }

private:
    /// What is being found out, about which position, and the clock it is timed by.
    struct Thinking {
        Position position;
        bool can_claim;
        Clock clock;
        std::int64_t begun;
        std::unique_ptr<Work> work;
    };

    std::unique_ptr<Work> work(const ThinkLimits& given, const Limits& limits, const Clock& clock) const {
        if (!given.solve) {
            const Sight sight = given.level ? level_sight(*given.level, given.seed) : Sight{};
            return std::make_unique<Searching<R>>(rules(), record_.situation(), limits, clock, given.features, sight);
        }
        if constexpr (Dwindles<R>) return std::make_unique<Solving<R>>(rules(), record_.now().position);
        throw InputError("Under these rules games can be drawn: who wins is not solved for.");
    }

    static Setup read_start(const R& rules, std::optional<std::string_view> start) {
        return start ? read_position(rules, *start) : Setup{rules.initial(), 0};
    }

    const R& rules() const { return std::get<R>(set_.rules); }

    TurnView view([[maybe_unused]] const Position& before, const Path& path) const {
        TurnView view{print_turn(board(), path), clicks(path), clicks_in_any_order(path), {}};
        for (const Step& step : path.steps) {
            view.steps.push_back({step, {}});
            if constexpr (Routes<R>) view.steps.back().way = rules().way(before, step);
        }
        return view;
    }

    /// The full texts of moves played one after another.
    std::vector<std::string> texts_of(Position position, const std::vector<Move>& line) const {
        std::vector<std::string> texts;
        for (const Move& move : line) {
            texts.push_back(text_of(position, move));
            position = qirq::play(rules(), position, move);
        }
        return texts;
    }

    /// The text of the first path that comes to a legal move.
    std::string text_of(const Position& position, const Move& move) const {
        for (const Path& path : paths(rules(), position))
            if (path.move == move) return print_turn(board(), path);
        return {};
    }

    RuleSet set_;
    Record<R> record_;
    std::optional<Thinking> thinking_;
};

/// Makes the session of whatever game the rule set is of.
template <class... Arguments>
std::unique_ptr<Session> make_session(RuleSet set, Arguments&&... arguments) {
    return std::visit(
        [&]<Rules R>(const R&) -> std::unique_ptr<Session> {
            return std::make_unique<SessionOf<R>>(std::move(set), std::forward<Arguments>(arguments)...);
        },
        AnyRules(set.rules));
}

}  // namespace

std::unique_ptr<Session> new_session(std::string_view rules, std::optional<std::string_view> start) {
    return make_session(qirq::rule_set(rules), start);
}

OpenedRecord open_record(std::string_view text) {
    const RecordText record = read_record_text(text);
    RuleSet set = [&] {
        try {
            return qirq::rule_set(*record.header("Rules"));
        } catch (const InputError& error) {
            throw InputError("In the header Rules: " + std::string(error.what()));
        }
    }();
    OpenedRecord opened;
    opened.session = make_session(std::move(set), record, opened.notes);
    return opened;
}

}  // namespace qirq

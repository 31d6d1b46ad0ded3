// The session as JavaScript sees it: declarations and conversions only. The surface is described by qirq.d.ts.
#include <emscripten.h>
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "notation.h"
#include "search/bench.h"
#include "search/levels.h"
#include "session.h"

namespace {

using namespace qirq;
using emscripten::val;

// A C++ exception would reach JavaScript as an opaque object.
EM_JS(void, throw_error, (const char* message), { throw new Error(UTF8ToString(message)); });

/// Calls `function`; what it throws is thrown on as an Error, after the C++ handler has been left.
template <class Function>
auto guarded(Function function) -> decltype(function()) {
    std::string message;
    try {
        return function();
    } catch (const std::exception& error) {
        message = error.what();
    }
    throw_error(message.c_str());
    __builtin_unreachable();
}

std::int64_t milliseconds() { return static_cast<std::int64_t>(emscripten_get_now()); }

std::string text(std::string_view view) { return std::string(view); }
std::string text(Side side) { return std::string(1, letter(side)); }

Side read_side(const std::string& side) {
    if (side != "x" && side != "o") throw InputError("A side is 'x' or 'o', not '" + side + "'.");
    return side == "x" ? Side::x : Side::o;
}

/// A whole number that JavaScript can hold exactly; nothing where it is undefined or null.
std::optional<std::int64_t> read_number(const val& object, const char* name) {
    const val value = object[name];
    if (value.isUndefined() || value.isNull()) return std::nullopt;
    constexpr double largest = 9007199254740991.0;
    const double number = value.isNumber() ? value.as<double>() : std::nan("");
    if (!(std::abs(number) <= largest) || std::trunc(number) != number)
        throw InputError("The limit '" + std::string(name) + "' is not a whole number.");
    return static_cast<std::int64_t>(number);
}

template <class List, class Convert>
val array(const List& list, Convert convert) {
    val out = val::array();
    unsigned i = 0;
    for (const auto& item : list) out.set(i++, convert(item));
    return out;
}

template <class T>
val or_null(const std::optional<T>& value, val (*convert)(const T&)) {
    return value ? convert(*value) : val::null();
}

val to_js(const std::vector<Point>& points) {
    return array(points, [](Point point) { return static_cast<int>(point); });
}

val to_js(Bitboard set) {
    std::vector<Point> points;
    while (set != 0) points.push_back(take_point(set));
    return to_js(points);
}

val point_or_null(Point point) { return point == no_point ? val::null() : val(static_cast<int>(point)); }

val to_js(const StepView& view) {
    const Step& step = view.step;
    val out = val::object();
    out.set("kind", text(name(step.kind)));
    out.set("from", point_or_null(step.from));
    out.set("to", point_or_null(step.to));
    out.set("captured", to_js(step.captured));
    out.set("deciding", point_or_null(step.deciding));
    out.set("way", array(view.way, [](const Waypoint& waypoint) {
                val passed = val::object();
                passed.set("point", static_cast<int>(waypoint.point));
                passed.set("loop", waypoint.loop == no_loop ? val::null() : val(waypoint.loop));
                return passed;
            }));
    return out;
}

val to_js(const TurnView& turn) {
    val out = val::object();
    out.set("text", turn.text);
    out.set("clicks", to_js(turn.clicks));
    out.set("anyOrder", turn.any_order);
    out.set("steps", array(turn.steps, [](const StepView& step) { return to_js(step); }));
    return out;
}

val to_js(const Outcome& outcome) {
    val out = val::object();
    out.set("result", text(result(outcome)));
    out.set("reason", text(name(outcome.reason)));
    return out;
}

val to_js(const Refusal& refusal) {
    val out = val::object();
    out.set("reason", text(name(refusal.reason)));
    out.set("attempt", to_js(refusal.attempt));
    out.set("points", to_js(refusal.points));
    return out;
}

/// One character a point, by index.
std::string stones(const Board& board, const Position& position) {
    std::string out(static_cast<std::size_t>(board.point_count()), '.');
    for (const Side side : {Side::x, Side::o})
        for (Bitboard set = position.stones[index(side)]; set != 0;)
            out[static_cast<std::size_t>(take_point(set))] = letter(side);
    return out;
}

val to_js(const Board& board) {
    val points = val::array();
    for (int p = 0; p < board.point_count(); ++p) {
        const auto point = static_cast<Point>(p);
        val out = val::object();
        out.set("name", board.name(point));
        out.set("x", board.file(point));
        out.set("y", board.height() - 1 - board.rank(point));
        points.set(p, out);
    }
    val out = val::object();
    out.set("width", board.width());
    out.set("height", board.height());
    out.set("points", points);
    out.set("segments", array(board.segments(), [](const Segment& segment) {
                return to_js(std::vector<Point>{segment.a, segment.b});
            }));
    out.set("loops", array(board.loops(), [](const Loop& loop) {
                val loop_out = val::object();
                loop_out.set("fileEnd", static_cast<int>(loop.file_end));
                loop_out.set("rankEnd", static_cast<int>(loop.rank_end));
                loop_out.set("corner", static_cast<int>(loop.corner));
                loop_out.set("radius", loop.radius);
                return loop_out;
            }));
    out.set("marked", to_js(board.marked()));
    return out;
}

val to_js(const OptionSetting& setting) {
    const auto& [info, value] = setting;
    val out = val::object();
    out.set("name", text(info.name));
    out.set("meaning", text(info.meaning));
    out.set("source", text(info.source));
    out.set("value", print_option(info, value));
    out.set("values", array(info.values, [](const OptionValue& named) {
                val named_out = val::object();
                named_out.set("name", text(named.name));
                named_out.set("meaning", text(named.meaning));
                return named_out;
            }));
    val range = val::null();
    if (info.range) {
        range = val::object();
        range.set("from", info.range->from);
        range.set("to", info.range->to);
    }
    out.set("range", range);
    return out;
}

val to_js(const RuleSet& set) {
    val out = val::object();
    out.set("id", set.id);
    out.set("spec", set.spec);
    out.set("game", set.game);
    out.set("name", set.name);
    out.set("source", set.source);
    out.set("first", text(set.first == Shade::dark ? "dark" : "light"));
    out.set("start", std::visit([](const auto& rules) { return print_position(rules, {rules.initial(), 0}); }, set.rules));
    out.set("options", array(set.options, [](const OptionSetting& setting) { return to_js(setting); }));
    return out;
}

val to_js(const Session& session, const State& state) {
    val out = val::object();
    out.set("rules", state.rules);
    out.set("position", state.position);
    out.set("stones", stones(session.board(), state.stones));
    out.set("turn", text(state.stones.turn));
    out.set("quiet", state.quiet);
    out.set("occurrence", state.occurrence);
    out.set("cursor", static_cast<unsigned>(state.cursor));
    out.set("canUndo", state.can_undo);
    out.set("canRedo", state.can_redo);
    out.set("canClaim", state.can_claim);
    out.set("offer", state.offer ? val(text(*state.offer)) : val::null());
    out.set("outcome", or_null<Outcome>(state.outcome, to_js));
    return out;
}

val to_js(const Session& session, const ActView& act) {
    val out = val::object();
    out.set("kind", text(name(act.kind)));
    out.set("side", text(act.side));
    out.set("turn", or_null<TurnView>(act.turn, to_js));
    out.set("stones", stones(session.board(), act.after));
    out.set("next", text(act.after.turn));
    out.set("number", act.number);
    return out;
}

val to_js(const std::optional<Verdict>& verdict) {
    if (!verdict) return val::null();
    val proven = val::object();
    proven.set("value", text(verdict->wins ? "win" : "loss"));
    proven.set("distance", verdict->distance ? val(*verdict->distance) : val::null());
    return proven;
}

val to_js(const Thought& thought) {
    val out = val::object();
    out.set("act", text(thought.claims ? "claim" : "turn"));
    out.set("turn", thought.claims ? std::string() : thought.turn);
    out.set("score", thought.score);
    out.set("verdict", to_js(thought.verdict));
    out.set("depth", thought.depth);
    out.set("nodes", static_cast<double>(thought.nodes));
    out.set("ms", static_cast<double>(thought.ms));
    const auto turn_texts = [](const std::vector<std::string>& line) {
        return array(line, [](const std::string& turn) { return turn; });
    };
    out.set("line", turn_texts(thought.line));
    out.set("variations", array(thought.variations, [&](const Variation& variation) {
        val shown = val::object();
        shown.set("score", variation.score);
        shown.set("verdict", to_js(variation.verdict));
        shown.set("depth", variation.depth);
        shown.set("line", turn_texts(variation.line));
        return shown;
    }));
    return out;
}

ThinkLimits read_limits(const val& limits) {
    ThinkLimits read;
    // What does not fit is out of range anyway, and stays so.
    const auto narrow = [](std::int64_t number) {
        return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
    };
    if (const auto level = read_number(limits, "level")) read.level = narrow(*level);
    if (const auto seed = read_number(limits, "seed")) read.seed = static_cast<std::uint64_t>(*seed);
    if (const auto nodes = read_number(limits, "nodes")) read.limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (const auto ms = read_number(limits, "ms")) read.limits.ms = *ms;
    if (const auto depth = read_number(limits, "depth")) read.limits.depth = narrow(*depth);
    if (const auto lines = read_number(limits, "lines")) read.limits.lines = narrow(*lines);
    read.solve = limits["solve"].isTrue();
    return read;
}

PerftBy read_perft_by(const std::string& by) {
    if (by != "path" && by != "result") throw InputError("Perft counts by 'path' or by 'result', not by '" + by + "'.");
    return by == "path" ? PerftBy::path : PerftBy::result;
}

std::shared_ptr<Session> make_session(const std::string& rules, const std::string& start) {
    const auto given = start.empty() ? std::nullopt : std::optional<std::string_view>(start);
    return guarded([&] { return std::shared_ptr<Session>(new_session(rules, given)); });
}

val open_record_for_js(const std::string& record) {
    return guarded([&] {
        OpenedRecord opened = open_record(record);
        val out = val::object();
        out.set("session", std::shared_ptr<Session>(std::move(opened.session)));
        out.set("notes", array(opened.notes, [](const std::string& note) { return note; }));
        return out;
    });
}

val bench_for_js() {
    return guarded([] {
        const BenchReport report = bench(milliseconds);
        val out = val::object();
        out.set("nodes", static_cast<double>(report.nodes));
        out.set("ms", static_cast<double>(report.ms));
        out.set("signature", report.signature);
        return out;
    });
}

}  // namespace

EMSCRIPTEN_BINDINGS(qirq) {
    using namespace emscripten;

    class_<Session>("Session")
        .smart_ptr_constructor("SharedSession", &make_session)
        .function("board", +[](const Session& session) { return to_js(session.board()); })
        .function("state", +[](const Session& session) { return to_js(session, session.state()); })
        .function("turns", +[](const Session& session) {
            return array(session.turns(), [](const TurnView& turn) { return to_js(turn); });
        })
        .function("history", +[](const Session& session) {
            return array(session.history(), [&](const ActView& act) { return to_js(session, act); });
        })
        .function("play", +[](Session& session, const std::string& turn) {
            return guarded([&] { return to_js(session.play(turn)); });
        })
        .function("explain", +[](const Session& session, const val& clicks) {
            return guarded([&] {
                std::vector<Point> points;
                for (const int point : vecFromJSArray<int>(clicks)) {
                    if (point < 0 || point >= session.board().point_count())
                        throw InputError("There is no point " + std::to_string(point) + " on this board.");
                    points.push_back(static_cast<Point>(point));
                }
                return or_null<Refusal>(session.explain(points), to_js);
            });
        })
        .function("undo", +[](Session& session) { return session.undo(); })
        .function("redo", +[](Session& session) { return session.redo(); })
        .function("offer", +[](Session& session, const std::string& side) {
            guarded([&] { session.offer(read_side(side)); });
        })
        .function("accept", +[](Session& session, const std::string& side) {
            guarded([&] { session.accept(read_side(side)); });
        })
        .function("decline", +[](Session& session, const std::string& side) {
            guarded([&] { session.decline(read_side(side)); });
        })
        .function("claim", +[](Session& session) { guarded([&] { session.claim(); }); })
        .function("resign", +[](Session& session, const std::string& side) {
            guarded([&] { session.resign(read_side(side)); });
        })
        .function("record", +[](const Session& session) { return session.record(); })
        .function("header", +[](const Session& session, const std::string& name) { return session.header(name); })
        .function("setHeader", +[](Session& session, const std::string& name, const std::string& value) {
            guarded([&] { session.set_header(name, value); });
        })
        .function("canSolve", &Session::can_solve)
        .function("think", +[](Session& session, const val& limits) {
            guarded([&] { session.think(read_limits(limits), milliseconds); });
        })
        .function("thinkOn", +[](Session& session, double nodes) {
            return guarded([&] { return session.think_on(static_cast<std::uint64_t>(nodes)); });
        })
        .function("thought", +[](const Session& session) {
            return guarded([&] { return or_null<Thought>(session.thought(), to_js); });
        })
        .function("perft", +[](const Session& session, int depth, const std::string& by) {
            return guarded([&] { return static_cast<double>(session.perft(depth, read_perft_by(by))); });
        });

    function("openRecord", &open_record_for_js);
    function("ruleSets", +[] { return array(rule_sets(), [](const RuleSet& set) { return to_js(set); }); });
    function("ruleSet", +[](const std::string& rules) { return guarded([&] { return to_js(rule_set(rules)); }); });
    function("levelCount", +[] { return level_count; });
    function("bench", &bench_for_js);
}

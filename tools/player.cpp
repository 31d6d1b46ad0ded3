#include "player.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "clock.h"
#include "error.h"
#include "external_player.h"
#include "numbers.h"
#include "random.h"
#include "search/levels.h"

namespace qirq {

const std::string_view player_items =
    "A player is one of\n"
    "  nodes=N, ms=N, level=N   thinks for so many nodes or milliseconds a turn, or at\n"
    "                           a level\n"
    "  LIMIT,FEATURE=off        does without a part of its search: a name that\n"
    "                           `qirq features` lists\n"
    "  random                   plays any legal turn, and claims a draw where it may\n"
    "  greedy                   looks one turn ahead and no further: plays the turn that\n"
    "                           the evaluator likes best when the captures that follow\n"
    "                           are played out, takes a position that comes up again\n"
    "                           for a draw, and claims too\n"
    "  LIMIT,cmd:COMMAND        a program that speaks the protocol of `qirq engine`,\n"
    "                           with one of the limits above; all that follows cmd: is\n"
    "                           run by /bin/sh";

namespace {

constexpr std::string_view command_begins = "cmd:";
/// How many nodes are searched between two looks whether to stop.
constexpr std::uint64_t nodes_between_looks = 20'000;
constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();

[[noreturn]] void refuse(std::string_view text, const std::string& why) {
    throw InputError("The player '" + std::string(text) + "' is wrong: " + why + ".");
}

/// An item without a value.
std::optional<PlayerKind> plain_kind(std::string_view item) {
    if (item == "random") return PlayerKind::random;
    if (item == "greedy") return PlayerKind::greedy;
    return std::nullopt;
}

bool has_limit(const ThinkLimits& limits) { return limits.level || limits.limits.nodes || limits.limits.ms; }

/// Adds to the player what one item says, `name` or `name=value`: the one place that knows which there are.
void read_item(PlayerSpec& spec, std::string_view item) {
    if (const auto kind = plain_kind(item)) {
        spec.kind = *kind;
        return;
    }
    const std::size_t equals = std::min(item.find('='), item.size());
    const std::string_view name = item.substr(0, equals);
    const std::string_view value = item.substr(std::min(equals + 1, item.size()));
    if (const auto limits = think_limits(name, value)) {
        if (has_limit(spec.limits)) refuse(spec.text, "it has more than one limit");
        const Features features = spec.limits.features;
        spec.limits = *limits;
        spec.limits.features = features;
        return;
    }
    if (is_feature(name)) {
        set_feature(spec.limits.features, name, value);
        return;
    }
    refuse(spec.text, "'" + std::string(item) + "' is none of nodes=N, ms=N, level=N, FEATURE=on, FEATURE=off, random, greedy and cmd:COMMAND");
}

class ThinkingPlayer final : public Player {
public:
    ThinkingPlayer(const ThinkLimits& limits, Stopping stopping) : limits_(limits), stopping_(std::move(stopping)) {}

    void begin(const std::string&, std::uint64_t seed) override { limits_.seed = seed; }
    void see(const std::string&) override {}
    Choice choose(Session& game) override { return think(game, limits_, stopping_); }
    void reject() override {}

private:
    ThinkLimits limits_;
    Stopping stopping_;
};

/// Any of the turns, or of those that look best a turn ahead.
class DrawingPlayer final : public Player {
public:
    DrawingPlayer(bool greedy, Stopping stopping) : greedy_(greedy), stopping_(std::move(stopping)) {}

    void begin(const std::string&, std::uint64_t seed) override { random_ = Random(seed); }
    void see(const std::string&) override {}

    Choice choose(Session& game) override {
        if (stopping_ && stopping_()) throw Stopped();
        if (game.state().can_claim) return {true, {}};
        if (greedy_) return {false, liked(game)};
        const std::vector<TurnView> turns = game.turns();
        return {false, turns[random_.below(turns.size())].text};
    }

    void reject() override {}

private:
    /// One of the turns that look best a turn ahead, with the captures that follow played out.
    std::string liked(Session& game) {
        ThinkLimits limits;
        limits.limits.depth = 1;
        // Where there are more turns, the best of them are enough.
        limits.limits.lines = std::min(static_cast<int>(game.turns().size()), most_lines);
        game.think(limits, milliseconds);
        while (!game.think_on(nodes_between_looks))
            if (stopping_ && stopping_()) throw Stopped();
        const std::vector<Variation> ranked = game.thought()->variations;
        // What is tried is tried elsewhere, with all that came before.
        const auto board = open_record(game.record()).session;
        const std::set<std::string> before = positions(*board);
        std::vector<std::string> best;
        Score most = std::numeric_limits<Score>::lowest();
        for (const Variation& variation : ranked) {
            const std::string& turn = variation.line.front();
            // Who plays on where the game has been before goes in circles: nothing comes of it.
            const Score score = before.contains(after(*board, turn)) ? draw_score : variation.score;
            if (score > most) best.clear();
            most = std::max(most, score);
            if (score == most) best.push_back(turn);
        }
        return best[random_.below(best.size())];
    }

    /// A position without its quiet count, which is no part of a repetition.
    static std::string without_quiet(const std::string& position) {
        const std::size_t side = position.find(' ') + 2;
        return position.substr(0, side) + position.substr(position.find(' ', side + 1));
    }

    /// All that have been on the board of this game.
    static std::set<std::string> positions(Session& board) {
        std::set<std::string> found{without_quiet(board.state().position)};
        int acts = 0;
        for (; board.undo(); ++acts) found.insert(without_quiet(board.state().position));
        for (; acts > 0; --acts) board.redo();
        return found;
    }

    /// The position that a turn leads to.
    static std::string after(Session& board, const std::string& turn) {
        board.play(turn);
        const std::string position = without_quiet(board.state().position);
        board.undo();
        return position;
    }

    bool greedy_;
    Stopping stopping_;
    Random random_{0};
};

}  // namespace

std::optional<ThinkLimits> think_limits(std::string_view name, std::string_view value) {
    ThinkLimits found;
    if (name == "nodes")
        found.limits.nodes = static_cast<std::uint64_t>(whole_number_within("number of nodes", value, 1, endless));
    else if (name == "ms")
        found.limits.ms = whole_number_within("number of milliseconds", value, 1, endless);
    else if (name == "level")
        found.level = static_cast<int>(whole_number_within("level", value, 1, level_count));
    else
        return std::nullopt;
    return found;
}

PlayerSpec read_player(std::string_view text) {
    // Records name the players in their headers.
    if (text.empty() || header_fault("First", text))
        throw InputError("A player has to be one line without blanks at its ends.");
    PlayerSpec spec;
    spec.text = text;
    std::set<std::string_view> seen;
    for (std::string_view rest = text;;) {
        if (rest.substr(0, command_begins.size()) == command_begins) {
            if (spec.kind == PlayerKind::thinking) spec.kind = PlayerKind::program;
            spec.command = rest.substr(command_begins.size());
            if (spec.command.empty()) refuse(text, "no command line follows cmd:");
            seen.insert(command_begins);
            break;
        }
        const std::string_view item = rest.substr(0, rest.find(','));
        read_item(spec, item);
        if (!seen.insert(item.substr(0, item.find('='))).second)
            refuse(text, "'" + std::string(item) + "' says something again");
        if (item.size() == rest.size()) break;
        rest.remove_prefix(item.size() + 1);
    }
    const bool draws_lots = spec.kind == PlayerKind::random || spec.kind == PlayerKind::greedy;
    if (draws_lots && seen.size() > 1) refuse(text, "nothing else goes together with random or greedy");
    if (!draws_lots && !has_limit(spec.limits)) refuse(text, "its limit is missing (nodes=N, ms=N or level=N)");
    return spec;
}

Choice think(Session& game, const ThinkLimits& limits, const Stopping& stopping) {
    game.think(limits, milliseconds);
    while (!game.think_on(nodes_between_looks))
        if (stopping && stopping()) throw Stopped();
    if (stopping && stopping()) throw Stopped();
    const Thought thought = *game.thought();
    return {thought.claims, thought.claims ? std::string() : thought.turn};
}

std::unique_ptr<Player> make_player(const PlayerSpec& spec, std::optional<std::int64_t> patience, Stopping stopping) {
    switch (spec.kind) {
        case PlayerKind::thinking: return std::make_unique<ThinkingPlayer>(spec.limits, std::move(stopping));
        case PlayerKind::random: return std::make_unique<DrawingPlayer>(false, std::move(stopping));
        case PlayerKind::greedy: return std::make_unique<DrawingPlayer>(true, std::move(stopping));
        case PlayerKind::program: break;
    }
    return make_external_player(spec, patience, std::move(stopping));
}

}  // namespace qirq

// The door: a game being played, with an AI to ask, whatever its rules; one call for each thing a user does.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "perft.h"
#include "record.h"
#include "search/features.h"
#include "search/limits.h"
#include "search/score.h"

namespace qirq {

/// A step as it is drawn: with the points it passes, where it does not go straight.
struct StepView {
    Step step;
    std::vector<Waypoint> way;
};

/// A turn as a person sees and enters it.
struct TurnView {
    std::string text;
    /// The points to be tapped, in order, or in any order.
    std::vector<Point> clicks;
    bool any_order = false;
    std::vector<StepView> steps;
};

/// The state of the game at the cursor of its history.
struct State {
    /// `ID[,option=value…]`.
    std::string rules;
    /// The position string.
    std::string position;
    Position stones;
    int quiet = 0;
    int occurrence = 1;
    std::size_t cursor = 0;
    bool can_undo = false;
    bool can_redo = false;
    bool can_claim = false;
    std::optional<Side> offer;
    std::optional<Outcome> outcome;
};

/// One entry of the history.
struct ActView {
    ActKind kind = ActKind::turn;
    Side side = Side::x;
    /// The turn played; nothing where the act is none.
    std::optional<TurnView> turn;
    Position after;
    int number = 1;
};

/// How long to think: a level, 1 … level_count, or limits; or until it is proven who wins.
struct ThinkLimits {
    std::optional<int> level;
    /// What a weak level overlooks in this position; the same seed overlooks the same.
    std::uint64_t seed = 0;
    Limits limits;
    /// What the search is to do without; a matter of matches.
    Features features;
    /// Proves who wins and nothing more, however long that takes. Only for rule sets that `can_solve`.
    bool solve = false;
};

/// One of the best turns, with what is expected after it.
struct Variation {
    Score score = draw_score;
    std::optional<Verdict> verdict;
    int depth = 0;
    /// The principal variation as full turn texts, the turn itself first.
    std::vector<std::string> line;
};

/// What thinking has found for the side to move.
struct Thought {
    /// Whether claiming the draw is at least as good as any turn.
    bool claims = false;
    /// The full text of the best turn; nothing where solving has proven that every turn loses.
    std::string turn;
    Score score = draw_score;
    /// What is proven; never anything where the level is one that overlooks turns.
    std::optional<Verdict> verdict;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t ms = 0;
    /// The principal variation as full turn texts.
    std::vector<std::string> line;
    /// The best turns, the best first, as many as the limits ask for; none before the first iteration is through.
    std::vector<Variation> variations;
};

/// How many sequences of turns begin with a turn.
struct Divided {
    std::string turn;
    std::uint64_t count = 0;
};

/// A game. Every call that cannot be carried out throws InputError and changes nothing.
class Session {
public:
    virtual ~Session() = default;

    virtual const RuleSet& rule_set() const = 0;
    virtual const Board& board() const = 0;
    virtual State state() const = 0;
    /// Every legal turn, one for each path; none when the game is over.
    virtual std::vector<TurnView> turns() const = 0;
    /// The history without the start, beyond the cursor too (what redo brings back).
    virtual std::vector<ActView> history() const = 0;

    virtual TurnView play(std::string_view turn) = 0;
    /// Why points tapped in this order begin no legal turn; nothing where they do.
    virtual std::optional<Refusal> explain(std::span<const Point> clicks) const = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    virtual void offer(Side side) = 0;
    virtual void accept(Side side) = 0;
    virtual void decline(Side side) = 0;
    virtual void claim() = 0;
    virtual void resign(Side side) = 0;

    virtual std::string record() const = 0;
    virtual std::string header(std::string_view name) const = 0;
    virtual void set_header(std::string_view name, std::string_view value) = 0;

    /// Whether thinking can be asked to solve: where no game is drawn or endless.
    virtual bool can_solve() const = 0;
    /// Starts thinking about the current position and drops an earlier thought. Throws where the game is over or a limit
    /// makes no sense. The clock is kept until the thought is dropped.
    virtual void think(const ThinkLimits& limits, Clock clock) = 0;
    /// Goes on for up to so many nodes; true when the thought is finished. How it is sliced changes no result.
    virtual bool think_on(std::uint64_t nodes) = 0;
    /// The best so far; nothing before the first move has been searched.
    virtual std::optional<Thought> thought() const = 0;

    /// Counts from the current position; depth 0 … 100.
    virtual std::uint64_t perft(int depth, PerftBy by) const = 0;
    /// The count for each first turn (of those that come to one result, by result, the first), depth 1 … 100.
    virtual std::vector<Divided> divide(int depth, PerftBy by) const = 0;
};

/// A new game by `ID[,option=value…]`, from a position string or from the usual start.
std::unique_ptr<Session> new_session(std::string_view rules, std::optional<std::string_view> start = std::nullopt);

struct OpenedRecord {
    std::unique_ptr<Session> session;
    /// What was mended, a sentence each.
    std::vector<std::string> notes;
};

/// Plays a record text through; the session stands at its end.
OpenedRecord open_record(std::string_view text);

}  // namespace qirq

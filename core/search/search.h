// Iterative deepening principal variation search that can pause and go on at any node.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "../rules.h"
#include "../situation.h"
#include "features.h"
#include "limits.h"
#include "score.h"
#include "sight.h"
#include "table.h"

namespace qirq {

/// What a search has found so far, for the side to move.
struct Finding {
    Move best;
    Score score = draw_score;
    /// The depth of the iteration it comes from.
    int depth = 0;
    /// The principal variation, the best move first.
    std::vector<Move> line;
};

/// Principal variation search (Marsland and Campbell, 1982) over the rules R, which must have an `evaluate`.
///
/// Its frames stand in an array instead of on the call stack, so that it can stop after any node and go on later with the
/// same frames: pausing changes neither node counts nor scores. A search in a browser tab without threads lives by that.
///
/// Depth counts plies, but where a side has few turns and all are captures, they cost none: they cannot go on for ever,
/// since each takes a stone.
///
/// Draws that depend on the way to a position are scored inside the search and kept out of the table:
/// - A position that occurs twice on the way from the root is a draw. Whoever can win at all can win without going round,
///   so this takes no win away. A score that leans on it holds only while the earlier occurrence is above it: each score
///   carries the ply of the highest position it leans on (`lean`), and is stored only where that is not above its own.
/// - A position of the game before the root that would be drawn by repetition when it occurs again is drawn wherever it
///   occurs; keys are salted with the set of these.
/// - Where the quiet limit (or the count a draw may be claimed from) could be reached within the depth to be searched,
///   the quiet count is part of the key; elsewhere a score is used only if its own depth cannot reach the limit.
template <Rules R>
class Search {
public:
    /// `rules` must outlive the search. The position is not decided. `clock` is needed where `limits.ms` is set.
    Search(const R& rules, const Situation& situation, const Limits& limits, Clock clock, std::size_t table_bytes,
           const Features& features = {}, const Sight& sight = {})
        : rules_(rules),
          limits_(limits),
          features_(features),
          sight_(sight),
          clock_(std::move(clock)),
          table_(table_bytes),
          frames_(max_ply + 1) {
        const DrawRule& draws = rules.draw_rule();
        quiet_limit_ = draws.quiet_limit.value_or(never);
        claim_from_ = draws.claim_from.value_or(never);
        path_matters_from_ = std::min(quiet_limit_, claim_from_);
        if (draws.repetition) forbid(situation.keys, *draws.repetition);

        frames_[0].position = situation.position;
        frames_[0].key = hash(situation.position);
        frames_[0].quiet = situation.quiet;
        if (limits_.ms) begun_ = clock_();
        begin_iteration(1);
    }

    /// Goes on for up to `nodes` more nodes; true when the search is finished.
    bool run(std::uint64_t nodes) {
        const std::uint64_t pause_at = nodes_ + nodes;
        while (!finished_) {
            Frame& frame = frames_[static_cast<std::size_t>(ply_)];
            switch (frame.stage) {
                case Stage::enter:
                    if (nodes_ >= pause_at) return false;
                    if (out_of_limits()) {
                        finished_ = true;
                        break;
                    }
                    enter(frame);
                    break;
                case Stage::next_move: next_move(frame); break;
                case Stage::child_done: child_done(frame); break;
            }
        }
        return true;
    }

    bool finished() const { return finished_; }
    std::uint64_t nodes() const { return nodes_; }

    /// Nothing until the first move of the first iteration has been searched.
    const std::optional<Finding>& finding() const { return finding_; }

    /// The best turns, as many as the limits ask for and there are, each from the last iteration that finished it. Empty
    /// until the first has been.
    const std::vector<Finding>& ranking() const { return ranking_; }

private:
    static constexpr int never = std::numeric_limits<int>::max() / 2;
    /// Leans on nothing.
    static constexpr int free_of_path = std::numeric_limits<int>::max();
    static constexpr Score infinite = win_score + 1;
    static constexpr int deepest_iteration = 120;
    static constexpr int least_reduced_depth = 3;
    static constexpr std::size_t never_reduced = 3;
    static constexpr std::uint64_t nodes_between_clock_looks = 1024;
    static constexpr std::size_t history_slots = 4096;
    static constexpr std::size_t few_turns = 4;
    /// From this depth on ordering by estimates saves more than it costs.
    static constexpr int worth_estimating = 2;
    static constexpr int history_ceiling = 1 << 16;

    enum class Stage : std::uint8_t { enter, next_move, child_done };

    /// One node under search: what a call of a recursive search would hold.
    struct Frame {
        Position position;
        std::uint64_t key = 0;
        std::uint64_t table_key = 0;
        int quiet = 0;
        int depth = 0;
        Score alpha = 0;
        Score beta = 0;
        Score first_alpha = 0;
        Score best = 0;
        std::uint32_t best_move = 0;
        /// The ply of the highest position that the children's scores lean on.
        int lean = free_of_path;
        /// The node's moves in moves_ and order_, and how many have been tried.
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t tried = 0;
        Stage stage = Stage::enter;
        /// Whether the moves are few and all of them captures.
        bool forced = false;
        /// Whether the child under search has the null window, to be searched again if it turns out better.
        bool scouting = false;
        /// By how many plies the child under search is searched less deep.
        int reduction = 0;
        std::array<std::uint32_t, 2> killers{};
        std::vector<Move> line;
    };

    /// Whether the score lets the window open: only such nodes have a line.
    static bool is_open(const Frame& frame) { return frame.beta - frame.alpha > 1; }

    /// Positions whose next occurrence the repetition rule draws, and the salt that stands for them.
    void forbid(std::vector<std::uint64_t> keys, int occurrence) {
        std::sort(keys.begin(), keys.end());
        for (std::size_t i = 0; i < keys.size();) {
            std::size_t j = i;
            while (j < keys.size() && keys[j] == keys[i]) ++j;
            if (static_cast<int>(j - i) >= occurrence - 1) {
                forbidden_.push_back(keys[i]);
                salt_ = mix(salt_ ^ keys[i]);
            }
            i = j;
        }
    }

    void begin_iteration(int depth) {
        iteration_ = depth;
        ranked_ = 0;
        begin_pass();
    }

    /// Searches the root, without the turns ranked before in this iteration.
    void begin_pass() {
        ply_ = 0;
        moves_.clear();
        order_.clear();
        Frame& root = frames_[0];
        root.depth = iteration_;
        root.alpha = -infinite;
        root.beta = infinite;
        root.stage = Stage::enter;
    }

    bool out_of_limits() {
        if (iteration_ == 1) return false;
        if (limits_.nodes && nodes_ >= *limits_.nodes) return true;
        return limits_.ms && nodes_ % nodes_between_clock_looks == 0 && clock_() - begun_ >= *limits_.ms;
    }

    /// The ply of an earlier occurrence of the frame's position on the way from the root, or nothing.
    std::optional<int> earlier_occurrence(const Frame& frame) const {
        for (int ply = ply_ - 2; ply >= 0 && ply_ - ply <= frame.quiet; ply -= 2)
            if (frames_[static_cast<std::size_t>(ply)].key == frame.key) return ply;
        return std::nullopt;
    }

    bool is_forbidden(std::uint64_t key) const {
        return std::find(forbidden_.begin(), forbidden_.end(), key) != forbidden_.end();
    }

    /// The score of a position that the rules decide, at the present ply.
    Score decided(const Frame& frame, const Outcome& outcome) const {
        if (!outcome.winner) return draw_score;
        return *outcome.winner == frame.position.turn ? win_score - ply_ : ply_ - win_score;
    }

    /// The score of a position that has occurred before on the way from the root. The game has not ended by that, so that
    /// it is an estimate where somebody would win in the end.
    Score gone_round(const Frame& frame) const {
        constexpr Score likely = 1000;
        const auto winner = stalled(rules_, frame.position, Reason::repetition).winner;
        if (!winner) return draw_score;
        return *winner == frame.position.turn ? likely : -likely;
    }

    /// Visits a node: decides it, or finds its moves and the order to try them in.
    void enter(Frame& frame) {
        ++nodes_;
        frame.first_alpha = frame.alpha;
        frame.best = -infinite;
        frame.best_move = 0;
        frame.lean = free_of_path;
        frame.begin = frame.end = moves_.size();
        frame.tried = 0;
        frame.line.clear();

        if (ply_ > 0) {
            const auto earlier = earlier_occurrence(frame);
            if (earlier || frame.quiet >= quiet_limit_ || is_forbidden(frame.key)) {
                // What the rules decide comes before any draw.
                if (const auto outcome = rules_.outcome(frame.position)) return leave(decided(frame, *outcome), free_of_path);
                if (earlier) return leave(gone_round(frame), *earlier);
                const Reason reason = frame.quiet >= quiet_limit_ ? Reason::quiet : Reason::repetition;
                return leave(decided(frame, stalled(rules_, frame.position, reason)), free_of_path);
            }
            if (frame.quiet >= claim_from_) {
                frame.best = draw_score;
                if (frame.best >= frame.beta) return leave(frame.best, free_of_path);
                frame.alpha = std::max(frame.alpha, frame.best);
            }
        }

        const bool limit_in_reach = frame.quiet + frame.depth >= path_matters_from_;
        frame.table_key = frame.key ^ salt_ ^ (limit_in_reach ? mix(static_cast<std::uint64_t>(frame.quiet)) : 0);
        const TableEntry* known = table_.find(frame.table_key);
        std::uint32_t known_move = known != nullptr ? known->move : 0;
        if (ply_ == 0 && ranked_ < ranking_.size()) known_move = signature(ranking_[ranked_].best);
        if (known != nullptr && !is_open(frame) && cuts(frame, *known, limit_in_reach))
            return leave(from_table(known->score), free_of_path);

        // Where the first turn is no capture, none is: the depth is used up and nothing is at stake.
        if (frame.depth <= 0)
            if (const auto first = first_move(rules_, frame.position); first && !first->captures())
                return leave(std::max(frame.best, estimate(frame)), free_of_path);

        MoveList list(moves_);
        rules_.generate(frame.position, list);
        if (ply_ == 0) {
            if (ranked_ == 0) root_turns_ = moves_.size();
            leave_out_ranked();
        }
        if (!sight_.perfect()) overlook(frame);
        frame.end = moves_.size();
        if (frame.begin == frame.end) {
            const auto outcome = rules_.outcome(frame.position);
            return leave(outcome ? decided(frame, *outcome) : draw_score, free_of_path);
        }
        const bool all_capture = moves_.back().captures();
        // Where plain turns do not count there is no play but captures, and nothing forced about them.
        frame.forced = all_capture && frame.end - frame.begin <= few_turns && quiet_counts(rules_, frame.position);
        const bool no_room = ply_ == max_ply;
        if ((frame.depth <= 0 && !frame.forced) || no_room) {
            frame.best = std::max(frame.best, estimate(frame));
            if (frame.best >= frame.beta || no_room || !moves_[frame.begin].captures()) return leave(frame.best, free_of_path);
            frame.alpha = std::max(frame.alpha, frame.best);
            if (all_capture) return leave(frame.best, free_of_path);
            while (!moves_.back().captures()) moves_.pop_back();
            frame.end = moves_.size();
        }
        order_.resize(frame.end);
        const bool by_estimate = frame.depth >= worth_estimating && !quiet_counts(rules_, frame.position);
        for (std::size_t i = frame.begin; i < frame.end; ++i)
            order_[i] = by_estimate ? promise_by_estimate(frame, moves_[i], known_move) : promise(frame, moves_[i], known_move);
        frame.stage = Stage::next_move;
    }

    Score estimate(const Frame& frame) const { return evaluate(rules_, frame.position) + error(sight_, frame.key); }

    /// Takes out the turns that are not seen; one is left where all would go.
    void overlook(const Frame& frame) {
        const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(frame.begin);
        if (begin == moves_.end()) return;
        const Move clearest = *std::max_element(begin, moves_.end(), [&](const Move& a, const Move& b) {
            return roll(sight_, frame.key, a) < roll(sight_, frame.key, b);
        });
        moves_.erase(std::remove_if(begin, moves_.end(),
                                    [&](const Move& move) {
                                        return !(move == clearest) && overlooks(sight_, rules_.board(), frame.key, move) &&
                                               !(ply_ == 0 && sight_.sees_wins && ends_the_game(frame, move));
                                    }),
                     moves_.end());
    }

    bool ends_the_game(const Frame& frame, const Move& move) const {
        const auto outcome = rules_.outcome(play(rules_, frame.position, move));
        return outcome && outcome->winner == frame.position.turn;
    }

    /// Whether a table entry settles a node: deep enough, on the right side of the window, and true at its quiet count.
    bool cuts(const Frame& frame, const TableEntry& entry, bool limit_in_reach) const {
        const Score score = from_table(entry.score);
        const bool enough = (score >= frame.beta && entry.bound != Bound::upper) ||
                            (score <= frame.alpha && entry.bound != Bound::lower);
        if (entry.bound == Bound::none || !enough) return false;
        // A proven score does not need the depth, but its line needs the room below the quiet limit.
        if (is_proven(entry.score)) return limit_in_reach || frame.quiet + distance(entry.score) < path_matters_from_;
        return entry.depth >= frame.depth && (limit_in_reach || frame.quiet + entry.depth < path_matters_from_);
    }

    Score from_table(Score score) const {
        if (!is_proven(score)) return score;
        return score > 0 ? score - ply_ : score + ply_;
    }

    Score to_table(Score score) const {
        if (!is_proven(score)) return score;
        return score > 0 ? score + ply_ : score - ply_;
    }

    std::size_t history_slot(const Frame& frame, std::uint32_t move) const {
        return index(frame.position.turn) * history_slots + move % history_slots;
    }

    /// How early a move is to be tried: the table's first, then captures by what they take, killers, history.
    int promise(const Frame& frame, const Move& move, std::uint32_t known_move) const {
        constexpr int first = 1 << 30;
        constexpr int capturing = 1 << 20;
        constexpr int killing = 1 << 18;
        const std::uint32_t name = signature(move);
        if (name == known_move) return first;
        if (move.captures()) return capturing + std::popcount(move.enemy);
        if (name == frame.killers[0]) return killing + 1;
        if (name == frame.killers[1]) return killing;
        return history_[history_slot(frame, name)];
    }

    /// The same where every turn captures, so that captures promise nothing: by what the evaluator says of the result.
    int promise_by_estimate(const Frame& frame, const Move& move, std::uint32_t known_move) const {
        constexpr int first = 1 << 30;
        if (signature(move) == known_move) return first;
        return -evaluate(rules_, play(rules_, frame.position, move));
    }

    /// Picks the most promising move not tried yet and sets up the child.
    void next_move(Frame& frame) {
        const std::size_t here = frame.begin + frame.tried;
        if (here == frame.end) return leave(frame.best, frame.lean);
        const auto begin = order_.begin() + static_cast<std::ptrdiff_t>(here);
        const auto best = std::max_element(begin, order_.begin() + static_cast<std::ptrdiff_t>(frame.end));
        std::swap(*begin, *best);
        std::swap(moves_[here], moves_[here + static_cast<std::size_t>(best - begin)]);
        frame.scouting = frame.tried > 0 && is_open(frame);
        frame.reduction = reduction(frame);
        descend(frame);
    }

    /// How much less deep the move to be tried is searched at first.
    int reduction(const Frame& frame) const {
        if (!features_.late_reductions || frame.depth < least_reduced_depth || frame.tried < never_reduced || frame.forced)
            return 0;
        const Move& move = moves_[frame.begin + frame.tried];
        if (move.captures() && quiet_counts(rules_, frame.position)) return 0;
        const int depth_size = std::bit_width(static_cast<unsigned>(frame.depth));
        const int place_size = std::bit_width(static_cast<unsigned>(frame.tried));
        return std::min(depth_size * place_size / 4, frame.depth - 2);
    }

    /// Goes to the child by the move `tried`, with the window that the frame's `scouting` says.
    void descend(Frame& frame) {
        const Move& move = moves_[frame.begin + frame.tried];
        Frame& child = frames_[static_cast<std::size_t>(ply_) + 1];
        child.position = play(rules_, frame.position, move);
        child.key = hash(child.position);
        child.quiet = quiet_after(rules_, frame.position, frame.quiet, move);
        child.depth = frame.forced ? frame.depth : std::max(frame.depth - 1 - frame.reduction, 0);
        child.alpha = frame.scouting ? -frame.alpha - 1 : -frame.beta;
        child.beta = -frame.alpha;
        child.stage = Stage::enter;
        frame.stage = Stage::child_done;
        ++ply_;
    }

    /// Takes the score that the child has left.
    void child_done(Frame& frame) {
        const Score score = -left_score_;
        if (frame.reduction > 0 && score > frame.alpha) {
            frame.reduction = 0;
            return descend(frame);
        }
        if (frame.scouting && score > frame.alpha && score < frame.beta) {
            frame.scouting = false;
            return descend(frame);
        }
        const Move& move = moves_[frame.begin + frame.tried];
        const std::uint32_t name = signature(move);
        ++frame.tried;
        frame.stage = Stage::next_move;
        frame.lean = std::min(frame.lean, left_lean_);
        if (score > frame.best) {
            frame.best = score;
            if (score > frame.alpha) {
                frame.best_move = name;
                if (is_open(frame)) {
                    const std::vector<Move>& below = frames_[static_cast<std::size_t>(ply_) + 1].line;
                    frame.line.assign(1, move);
                    frame.line.insert(frame.line.end(), below.begin(), below.end());
                    if (ply_ == 0) pass_finding_ = Finding{move, score, iteration_, frame.line};
                    if (ply_ == 0 && ranked_ == 0) finding_ = pass_finding_;
                }
                frame.alpha = score;
            }
        }
        if (score >= frame.beta) {
            if (!move.captures()) reward(frame, name);
            // What the other moves lean on does not matter to a score that this one alone brings about.
            leave(frame.best, left_lean_);
        }
    }

    /// Remembers a quiet move that was good enough to end a node.
    void reward(Frame& frame, std::uint32_t move) {
        if (frame.killers[0] != move) {
            frame.killers[1] = frame.killers[0];
            frame.killers[0] = move;
        }
        int& slot = history_[history_slot(frame, move)];
        slot += frame.depth * frame.depth;
        if (slot > history_ceiling)
            for (int& value : history_) value /= 2;
    }

    /// Takes the turns ranked before in this iteration out of those of the root.
    void leave_out_ranked() {
        for (std::size_t i = 0; i < ranked_; ++i)
            moves_.erase(std::remove(moves_.begin(), moves_.end(), ranking_[i].best), moves_.end());
    }

    /// Leaves a node with its score; at the root, ends the iteration.
    void leave(Score score, int lean) {
        Frame& frame = frames_[static_cast<std::size_t>(ply_)];
        // A root without all of its turns says nothing about the position.
        if (frame.tried > 0 && (ply_ > 0 || ranked_ == 0)) {
            if (lean >= ply_) {
                const Bound bound = score >= frame.beta          ? Bound::lower
                                    : score > frame.first_alpha ? Bound::exact
                                                                : Bound::upper;
                table_.store({frame.table_key, frame.best_move, static_cast<std::int16_t>(to_table(score)),
                              static_cast<std::uint8_t>(frame.depth), bound});
            } else if (frame.best_move != 0) {
                table_.store_move(frame.table_key, frame.best_move);
            }
        }
        moves_.resize(frame.begin);
        order_.resize(std::min(order_.size(), frame.begin));
        left_score_ = score;
        // What a node leans on at or below itself is no concern of those above.
        left_lean_ = lean >= ply_ ? free_of_path : lean;
        if (ply_ > 0)
            --ply_;
        else
            end_pass();
    }

    void end_pass() {
        rank();
        const std::size_t wanted = static_cast<std::size_t>(limits_.lines);
        if (ranked_ < wanted && ranked_ < root_turns_) return begin_pass();
        end_iteration();
    }

    /// Puts the finding of the pass into its place, and takes it out of a worse one.
    void rank() {
        const auto worse = std::find_if(ranking_.begin() + static_cast<std::ptrdiff_t>(ranked_), ranking_.end(),
                                        [&](const Finding& finding) { return finding.best == pass_finding_->best; });
        if (worse != ranking_.end()) ranking_.erase(worse);
        ranking_.insert(ranking_.begin() + static_cast<std::ptrdiff_t>(ranked_), *pass_finding_);
        ++ranked_;
        // What was found later may have come out better than what was found first.
        std::stable_sort(ranking_.begin(), ranking_.begin() + static_cast<std::ptrdiff_t>(ranked_),
                         [](const Finding& a, const Finding& b) { return a.score > b.score; });
        finding_ = ranking_.front();
        ranking_.resize(std::min(ranking_.size(), static_cast<std::size_t>(limits_.lines)));
    }

    void end_iteration() {
        // A shorter win or a longer loss may be found until the depth has caught up with the distance.
        const bool settled = std::all_of(ranking_.begin(), ranking_.end(), [&](const Finding& finding) {
            return is_proven(finding.score) && iteration_ >= distance(finding.score);
        });
        const int last = std::min(limits_.depth.value_or(deepest_iteration), deepest_iteration);
        if (settled || iteration_ >= last)
            finished_ = true;
        else
            begin_iteration(iteration_ + 1);
    }

    const R& rules_;
    Limits limits_;
    Features features_;
    Sight sight_;
    Clock clock_;
    Table table_;
    int quiet_limit_ = never;
    int claim_from_ = never;
    /// From this quiet count on a score may depend on it.
    int path_matters_from_ = never;
    std::vector<std::uint64_t> forbidden_;
    std::uint64_t salt_ = 0;

    std::vector<Frame> frames_;
    std::vector<Move> moves_;
    std::vector<int> order_;
    std::array<int, 2 * history_slots> history_{};
    int ply_ = 0;
    int iteration_ = 0;
    /// What the node just left has come to.
    Score left_score_ = 0;
    int left_lean_ = free_of_path;

    std::uint64_t nodes_ = 0;
    std::int64_t begun_ = 0;
    bool finished_ = false;
    std::optional<Finding> finding_;
    /// The best turns so far, and how many of them are of this iteration.
    std::vector<Finding> ranking_;
    std::size_t ranked_ = 0;
    std::size_t root_turns_ = 0;
    /// What the pass under way has found.
    std::optional<Finding> pass_finding_;
};

}  // namespace qirq

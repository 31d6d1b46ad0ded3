// The solver: who wins a game that knows no draw, by depth-first search for the winner alone.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "../fresh.h"
#include "../rules.h"

namespace qirq {

/// What the solver has proven of the position it was given.
struct Solution {
    /// Whether the side to move wins.
    bool wins = false;
    /// A turn that keeps the win; nothing where there is none.
    std::optional<Move> winning;
};

/// Finds out who wins, and not how soon: a win found by any line is as good as the shortest, which leaves far less to
/// search than a search for the best score does. What leaves the other side few turns is tried first.
///
/// Like Search it keeps its frames in an array, so that it can pause after any node and go on later.
template <Dwindles R>
class Solver {
public:
    /// `rules` must outlive the solver. The table takes a power of two of words of at most `bytes`.
    Solver(const R& rules, const Position& position, std::size_t bytes)
        : rules_(rules), table_(std::bit_floor(std::max(bytes / sizeof(std::uint64_t), bucket))) {
        enter(position);
    }

    /// Goes on for up to `nodes` more nodes; true when the solution is found.
    bool run(std::uint64_t nodes) {
        const std::uint64_t pause_at = nodes_ + nodes;
        while (!solution_ && nodes_ < pause_at) {
            const Frame& frame = frames_.back();
            if (frame.tried == frame.end)
                leave(false);
            else
                enter(play(rules_, frame.position, order_[frame.tried].move));
        }
        return solution_.has_value();
    }

    std::uint64_t nodes() const { return nodes_; }

    /// Nothing until it is found.
    const std::optional<Solution>& solution() const { return solution_; }

private:
    /// Words that a key may stand in: the later of two that meet goes before the earlier.
    static constexpr std::size_t bucket = 2;
    static_assert(Fresh<std::uint64_t>::a_page % bucket == 0, "a bucket lies on one page");

    struct Candidate {
        Move move;
        /// The fewer turns the other side has left, and the more this side has, the smaller.
        int reply = 0;
        int place = 0;

        friend bool operator<(const Candidate& a, const Candidate& b) {
            return std::pair(a.reply, a.place) < std::pair(b.reply, b.place);
        }
    };

    struct Frame {
        Position position;
        std::uint64_t key = 0;
        /// The candidates of the frame in order_: the one under search, and where they end.
        std::size_t begin = 0;
        std::size_t tried = 0;
        std::size_t end = 0;
    };

    /// A word of the table is a key whose last bit says whether the side to move wins.
    static std::uint64_t key_of(const Position& position) { return hash(position) & ~std::uint64_t{1}; }

    std::uint64_t* slot(std::uint64_t key) {
        // The low bits of a key are compared, so that its high bits choose the place.
        return table_.at((key >> 24) & (table_.size() - bucket));
    }

    void enter(const Position& position) {
        ++nodes_;
        Frame frame{position, key_of(position), order_.size(), order_.size(), order_.size()};
        const std::uint64_t* known = slot(frame.key);
        for (std::size_t i = 0; i < bucket; ++i)
            if ((known[i] & ~std::uint64_t{1}) == frame.key) return answer((known[i] & 1) != 0);

        moves_.clear();
        PathMoves sink(moves_);
        rules_.generate(position, sink);
        bool wins_at_once = false;
        for (const Move& move : moves_) {
            const Position next = play(rules_, position, move);
            const int theirs = rules_.mobility(next, next.turn);
            const int ours = rules_.mobility(next, position.turn);
            order_.push_back({move, theirs * weight_of_theirs - ours, static_cast<int>(order_.size())});
            if (theirs != 0) continue;
            wins_at_once = true;
            std::swap(order_[frame.begin], order_.back());
            break;
        }
        frame.end = order_.size();
        frames_.push_back(frame);
        if (wins_at_once) return leave(true);
        std::sort(order_.begin() + static_cast<std::ptrdiff_t>(frame.begin), order_.end());
    }

    /// Leaves the node on top of the stack with its result.
    void leave(bool wins) {
        const Frame frame = frames_.back();
        frames_.pop_back();
        std::uint64_t* place = slot(frame.key);
        if (place[0] != 0) place[1] = place[0];
        place[0] = frame.key | (wins ? 1 : 0);
        if (frames_.empty()) {
            solution_ = Solution{wins, wins ? std::optional(order_[frame.tried].move) : std::nullopt};
            return;
        }
        order_.resize(frame.begin);
        answer(wins);
    }

    /// Tells the node on top of the stack how its turn under search has come out for the other side.
    void answer(bool wins) {
        if (!wins)
            leave(true);
        else
            ++frames_.back().tried;
    }

    /// Of 1, 2, 4 and 8, tried on three positions on six by six, 8 took the fewest nodes: 2 to 7 times fewer than 1.
    static constexpr int weight_of_theirs = 8;

    const R& rules_;
    Fresh<std::uint64_t> table_;
    std::vector<Frame> frames_;
    std::vector<Candidate> order_;
    std::vector<Move> moves_;
    std::uint64_t nodes_ = 0;
    std::optional<Solution> solution_;
};

}  // namespace qirq

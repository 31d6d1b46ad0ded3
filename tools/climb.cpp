#include "climb.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "elo.h"
#include "error.h"
#include "games/catalogue.h"
#include "match_report.h"
#include "numbers.h"
#include "random.h"
#include "record.h"
#include "self_play.h"
#include "weights_file.h"
#include "workers.h"

namespace qirq {

namespace {

/// Random turns that begin a pair of games, from … to.
constexpr int opening_from = 4;
constexpr int opening_to = 8;
/// A game that has not ended by then is drawn.
constexpr std::size_t longest_game = 1000;
/// The test looks after so many pairs, so that threads change nothing.
constexpr int pairs_a_look = 32;
/// A change stays where the test takes it for an improvement of `elo1` rather than of nothing.
constexpr SprtOptions test_of_change{0, 10};
/// The first step of a weight: a third of it, but so much at least.
constexpr int least_first_step = 4;

/// Half-points of a in a game, in which a plays `side`.
template <Rules R>
std::size_t play_game(const R& rules, const std::string& spec, const Position& opening, Side side, const Weighed<R>& a,
                      const Weighed<R>& b, std::uint64_t nodes) {
    Record<R> record(rules, spec, Setup{opening, 0});
    while (!record.now().outcome && record.acts().size() < longest_game)
        play_found(record, find(record.now().position.turn == side ? a : b, record, nodes));
    const auto& outcome = record.now().outcome;
    if (!outcome || !outcome->winner) return 1;
    return *outcome->winner == side ? 2 : 0;
}

/// A position some random turns from the start, in which the game goes on.
template <Rules R>
Position random_opening(const R& rules, Random& random) {
    for (;;) {
        Position position = rules.initial();
        const int plies = opening_from + static_cast<int>(random.below(opening_to - opening_from + 1));
        for (int ply = 0; ply < plies && !rules.outcome(position); ++ply) {
            const std::vector<Path> turns = paths(rules, position);
            position = play(rules, position, turns[random.below(turns.size())].move);
        }
        if (!rules.outcome(position)) return position;
    }
}

template <Rules R>
class Climb {
public:
    Climb(const R& rules, const RuleSet& set, const ClimbRequest& request, std::ostream& log)
        : rules_(rules), set_(set), request_(request), log_(log), weighing_(weighing(rules)), weights_(weighing_.weights) {
        for (const std::string& name : request.terms) {
            const auto term = std::find(weighing_.terms.begin(), weighing_.terms.end(), name);
            if (term == weighing_.terms.end()) throw InputError(unknown_term(name));
            terms_.push_back(static_cast<std::size_t>(term - weighing_.terms.begin()));
        }
        if (terms_.empty())
            for (std::size_t term = 1; term < weights_.size(); ++term) terms_.push_back(term);
    }

    std::string run() {
        for (int round = 0; round < request_.rounds; ++round)
            for (const std::size_t term : terms_) {
                const int first_step = std::max(std::abs(weighing_.weights[term]) / 3, least_first_step);
                climb(term, std::max(first_step >> round, 1));
            }
        std::string command = "climb " + request_.rules + " --games " + std::to_string(request_.games) + " --nodes " +
                              std::to_string(request_.nodes) + " --seed " + std::to_string(request_.seed) + " --rounds " +
                              std::to_string(request_.rounds);
        for (const std::string& name : request_.terms) command += " --term " + (name.find(' ') == std::string::npos ? name : "'" + name + "'");
        return weights_file(weighing_, weights_, command);
    }

private:
    using Weights = typename Weighed<R>::Weights;

    std::string unknown_term(const std::string& name) const {
        std::string names;
        for (const std::string_view term : weighing_.terms) names += (names.empty() ? "" : ", ") + std::string(term);
        return "There is no term '" + name + "' under " + request_.rules + "; there are: " + names + ".";
    }

    /// Moves a weight by steps for as long as each is an improvement: up, or else down.
    void climb(std::size_t term, int step) {
        for (const int change : {step, -step}) {
            bool moved = false;
            while (improves(term, change)) {
                weights_[term] += change;
                moved = true;
            }
            if (moved) return;
        }
    }

    /// Whether a change of a weight wins its match.
    bool improves(std::size_t term, int change) {
        Weights changed = weights_;
        changed[term] += change;
        const Weighed<R> a(rules_, changed);
        const Weighed<R> b(rules_, weights_);
        const SprtBounds bounds = sprt_bounds(test_of_change);
        PairCounts counts{};
        SprtDecision decision = SprtDecision::undecided;
        const int pairs = request_.games / 2;
        ++tried_;
        for (int begun = 0; begun < pairs && decision == SprtDecision::undecided; begun += pairs_a_look) {
            std::vector<std::size_t> points(static_cast<std::size_t>(std::min(pairs_a_look, pairs - begun)));
            share_out(static_cast<int>(points.size()), request_.threads, [&](int i) {
                Random random(seed_of({request_.seed, tried_, static_cast<std::uint64_t>(begun + i)}));
                const Position opening = random_opening(rules_, random);
                std::size_t& made = points[static_cast<std::size_t>(i)];
                for (const Side side : {Side::x, Side::o})
                    made += play_game(rules_, set_.spec, opening, side, a, b, request_.nodes);
            });
            for (const std::size_t made : points) ++counts[made];
            decision = decide(log_likelihood_ratio(counts, test_of_change), bounds);
        }
        const bool better = decision == SprtDecision::h1;
        log_ << weighing_.terms[term] << " " << weights_[term] << " to " << changed[term] << ": " << 2 * pair_count(counts)
             << " games, Elo " << print(estimate_elo(counts)) << ", " << (better ? "kept" : "not kept") << std::endl;
        return better;
    }

    const R& rules_;
    const RuleSet& set_;
    const ClimbRequest& request_;
    std::ostream& log_;
    const decltype(weighing(std::declval<const R&>())) weighing_;
    Weights weights_;
    /// The weights that are tried.
    std::vector<std::size_t> terms_;
    /// Every match has openings of its own, so that no weight is made for a few of them.
    std::uint64_t tried_ = 0;
};

}  // namespace

std::string climb(const ClimbRequest& request, std::ostream& log) {
    check_count("games", request.games, 1'000'000);
    if (request.games % 2 != 0) throw InputError("The number of games is " + std::to_string(request.games) + "; it must be even.");
    check_count("nodes", static_cast<std::int64_t>(request.nodes), 1'000'000'000);
    check_count("threads", request.threads, 256);
    check_count("rounds", request.rounds, 100);
    const RuleSet set = rule_set(request.rules);
    return std::visit(
        [&](const auto& rules) { return Climb<std::decay_t<decltype(rules)>>(rules, set, request, log).run(); }, set.rules);
}

}  // namespace qirq

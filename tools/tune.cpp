#include "tune.h"

#include <algorithm>
#include <ostream>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "error.h"
#include "fit.h"
#include "games/catalogue.h"
#include "record.h"
#include "numbers.h"
#include "self_play.h"
#include "weights_file.h"
#include "workers.h"

namespace qirq {

namespace {

/// Random turns that begin a game, from … to; and one turn in so many is random later on.
constexpr int opening_from = 4;
constexpr int opening_to = 10;
constexpr std::uint64_t stray_once_in = 16;
/// A game that has not ended by then is drawn.
constexpr std::size_t longest_game = 400;
/// One game in so many is held out.
constexpr int held_out_once_in = 10;
/// In samples.
constexpr double restraint = 20;

/// Numbers that are the same on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(mix(seed)) {}
    std::uint64_t below(std::uint64_t count) {
        state_ = mix(state_);
        return state_ % count;
    }

private:
    std::uint64_t state_;
};

/// Whether a search would judge the position as it stands: no turn captures, or nothing else is possible and not forced.
template <Rules R>
bool at_rest(const R& rules, const Position& position) {
    constexpr std::uint64_t few_turns = 4;
    const auto first = first_move(rules, position);
    if (!first) return false;
    if (!first->captures()) return true;
    std::vector<Move> moves;
    MoveList list(moves);
    rules.generate(position, list);
    return moves.back().captures() && (moves.size() > few_turns || !quiet_counts(rules, position));
}

/// The samples of one game.
template <Rules R>
auto play_out(const R& rules, const std::string& spec, const typename Weighed<R>::Weights& weights, std::uint64_t nodes,
              std::uint64_t seed) {
    constexpr std::size_t count = std::tuple_size_v<typename Weighed<R>::Weights>;
    const Weighed<R> weighed(rules, weights);
    Random random(seed);
    Record<Weighed<R>> record(weighed, spec, Setup{rules.initial(), 0});
    const auto play_random = [&] {
        const std::vector<Path> turns = record.turns();
        record.play(turns[static_cast<std::size_t>(random.below(turns.size()))]);
    };
    for (int turns = opening_from + static_cast<int>(random.below(opening_to - opening_from + 1)); turns > 0; --turns)
        if (!record.now().outcome) play_random();

    std::vector<std::pair<Side, Sample<count>>> seen;
    while (!record.now().outcome && record.acts().size() < longest_game) {
        if (random.below(stray_once_in) == 0) {
            play_random();
            continue;
        }
        const Finding finding = find(weighed, record, nodes);
        const Position position = record.now().position;
        if (!is_proven(finding.score) && at_rest(rules, position)) {
            Sample<count> sample{};
            const auto values = terms(rules, position);
            std::copy(values.begin(), values.end(), sample.terms.begin());
            seen.push_back({position.turn, sample});
        }
        play_found(record, finding);
    }
    std::vector<Sample<count>> samples;
    // What x has come to; a game that went on for too long is drawn.
    double of_x = 0.5;
    if (const auto& outcome = record.now().outcome; outcome && outcome->winner) of_x = *outcome->winner == Side::x ? 1 : 0;
    for (auto& [side, sample] : seen) {
        sample.result = side == Side::x ? of_x : 1 - of_x;
        samples.push_back(sample);
    }
    return samples;
}

template <std::size_t N>
std::array<double, N> scaled(const std::array<double, N>& weights, double factor) {
    std::array<double, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = weights[i] * factor;
    return result;
}

/// The factor that makes weights in hundredths of a man cost least, so that both are compared at their best.
template <std::size_t N>
double best_factor(const std::vector<Sample<N>>& samples, const std::array<double, N>& weights) {
    std::vector<Sample<1>> sums;
    for (const Sample<N>& sample : samples) sums.push_back({{weighed(weights, sample.terms)}, sample.result});
    return fit(sums, 0)[0];
}

/// What one of the first term is worth with all that comes with it: its weight where nothing else is looked at but what
/// the mover has by moving.
template <std::size_t N>
double worth_of_first(std::vector<Sample<N>> samples, std::size_t of_mover) {
    for (Sample<N>& sample : samples)
        for (std::size_t i = 1; i + of_mover < N; ++i) sample.terms[i] = 0;
    return fit(samples, restraint)[0];
}

template <Rules R>
std::string tune(const R& rules, const RuleSet& set, const TuneRequest& request, std::ostream& log) {
    const auto old = weighing(rules);
    constexpr std::size_t count = std::tuple_size_v<typename Weighed<R>::Weights>;
    std::array<double, count> before{};
    std::copy(old.weights.begin(), old.weights.end(), before.begin());
    auto weights = old.weights;
    std::vector<Sample<count>> learnt;
    std::vector<Sample<count>> held_out;
    for (int round = 1; round <= request.rounds; ++round) {
        std::vector<std::vector<Sample<count>>> games(static_cast<std::size_t>(request.games));
        share_out(request.games, request.threads, [&](int i) {
            const std::uint64_t game_seed = mix(mix(request.seed) + static_cast<std::uint64_t>(round)) + static_cast<std::uint64_t>(i);
            games[static_cast<std::size_t>(i)] = play_out(rules, set.spec, weights, request.nodes, game_seed);
        });
        int drawn = 0;
        int ended = 0;
        for (std::size_t i = 0; i < games.size(); ++i) {
            auto& samples = i % held_out_once_in == 0 ? held_out : learnt;
            samples.insert(samples.end(), games[i].begin(), games[i].end());
            if (games[i].empty()) continue;
            ++ended;
            drawn += games[i].front().result == 0.5;
        }
        if (learnt.empty() || held_out.empty())
            throw InputError("The games have no position to learn from: play more of them.");

        const auto fitted = fit(learnt, restraint);
        const double unit = worth_of_first(learnt, old.of_mover) / old.yardstick;
        if (!(unit > 0))
            throw InputError("The games do not show that " + std::string(old.terms[0]) + " are worth having: play more of them.");
        const auto after = scaled(fitted, 1 / unit);
        for (std::size_t i = 0; i < count; ++i) weights[i] = static_cast<int>(std::lround(after[i]));
        log << "round " << round << ": " << ended << " games, " << drawn << " drawn, " << learnt.size() + held_out.size()
            << " positions in all; loss on those held out " << loss(held_out, scaled(before, best_factor(learnt, before)))
            << " before, " << loss(held_out, fitted) << " after\n";
        for (std::size_t i = 0; i < count; ++i) log << (i > 0 ? ", " : "  ") << old.terms[i] << " " << weights[i];
        log << std::endl;
    }
    return weights_file(old, weights,
                        "tune " + request.rules + " --games " + std::to_string(request.games) + " --nodes " +
                            std::to_string(request.nodes) + " --seed " + std::to_string(request.seed) + " --rounds " +
                            std::to_string(request.rounds));
}

}  // namespace

std::string tune(const TuneRequest& request, std::ostream& log) {
    check_count("games", request.games, 1'000'000);
    check_count("nodes", static_cast<std::int64_t>(request.nodes), 1'000'000'000);
    check_count("threads", request.threads, 256);
    check_count("rounds", request.rounds, 100);
    const RuleSet set = rule_set(request.rules);
    return std::visit([&](const auto& rules) { return tune(rules, set, request, log); }, set.rules);
}

}  // namespace qirq

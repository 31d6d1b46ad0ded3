#include "elo.h"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "error.h"
#include "numbers.h"

namespace qirq {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
/// Standard deviations to either side that hold 95 % of a normal distribution.
constexpr double width_of_95_percent = 1.959963984540054;
/// What a score that has not been seen is counted as.
constexpr double unseen = 0.1;
constexpr double largest_elo = 4000;

using Weights = std::array<double, 5>;

double sum(const Weights& weights) {
    double total = 0;
    for (const double weight : weights) total += weight;
    return total;
}

ScoreMoments moments_of(const Weights& weights) {
    const double total = sum(weights);
    if (total <= 0) return {};
    ScoreMoments found{0, 0};
    for (std::size_t i = 0; i < weights.size(); ++i) found.mean += weights[i] * static_cast<double>(i) / 4;
    found.mean /= total;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double off = static_cast<double>(i) / 4 - found.mean;
        found.variance += weights[i] * off * off;
    }
    found.variance /= total;
    return found;
}

Weights weights_of(const PairCounts& counts) {
    Weights weights{};
    for (std::size_t i = 0; i < counts.size(); ++i) weights[i] = static_cast<double>(counts[i]);
    return weights;
}

double standard_error(const PairCounts& counts) {
    return std::sqrt(moments(counts).variance / static_cast<double>(pair_count(counts)));
}

}  // namespace

std::uint64_t pair_count(const PairCounts& counts) {
    std::uint64_t total = 0;
    for (const std::uint64_t count : counts) total += count;
    return total;
}

ScoreMoments moments(const PairCounts& counts) { return moments_of(weights_of(counts)); }

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_difference(double score) {
    if (score <= 0) return -infinite;
    if (score >= 1) return infinite;
    // Adding 0 makes -0 a plain 0.
    return -400 * std::log10(1 / score - 1) + 0.0;
}

double EloEstimate::error() const { return std::isinf(low) || std::isinf(high) ? infinite : (high - low) / 2; }

EloEstimate estimate_elo(const PairCounts& counts) {
    if (pair_count(counts) == 0) return {0, -infinite, infinite};
    const double mean = moments(counts).mean;
    const double width = width_of_95_percent * standard_error(counts);
    return {elo_difference(mean), elo_difference(mean - width), elo_difference(mean + width)};
}

double likelihood_of_superiority(const PairCounts& counts) {
    if (pair_count(counts) == 0) return 0.5;
    const double over = moments(counts).mean - 0.5;
    const double error = standard_error(counts);
    if (error <= 0) return over < 0 ? 0 : over > 0 ? 1 : 0.5;
    return (1 + std::erf(over / error / std::sqrt(2.0))) / 2;
}

SprtOptions read_sprt(std::string_view text) {
    const auto refuse = [&](const std::string& why) {
        throw InputError("The test '" + std::string(text) + "' is not elo0,elo1[,alpha,beta]: " + why + ".");
    };
    const auto parts = split(text, ',');
    if (parts.size() != 2 && parts.size() != 4) refuse("it has to be two numbers or four");
    std::vector<double> numbers;
    for (const std::string_view part : parts) {
        const auto number = decimal_number(part);
        if (!number) refuse("'" + std::string(part) + "' is no number");
        numbers.push_back(*number);
    }
    SprtOptions options{numbers[0], numbers[1]};
    if (numbers.size() == 4) {
        options.alpha = numbers[2];
        options.beta = numbers[3];
    }
    if (std::abs(options.elo0) > largest_elo || std::abs(options.elo1) > largest_elo)
        refuse("an Elo difference is from -4000 to 4000");
    if (options.elo0 >= options.elo1) refuse("elo0 has to be less than elo1");
    for (const double risk : {options.alpha, options.beta})
        if (risk <= 0 || risk >= 0.5) refuse("alpha and beta have to lie between 0 and 0.5");
    return options;
}

SprtBounds sprt_bounds(const SprtOptions& options) {
    return {std::log(options.beta / (1 - options.alpha)), std::log((1 - options.beta) / options.alpha)};
}

double log_likelihood_ratio(const PairCounts& counts, const SprtOptions& options) {
    if (pair_count(counts) == 0) return 0;
    Weights weights = weights_of(counts);
    for (double& weight : weights)
        if (weight <= 0) weight = unseen;
    const ScoreMoments seen = moments_of(weights);
    const double s0 = expected_score(options.elo0);
    const double s1 = expected_score(options.elo1);
    return sum(weights) * (s1 - s0) * (2 * seen.mean - s0 - s1) / (2 * seen.variance);
}

SprtDecision decide(double log_likelihood_ratio, const SprtBounds& bounds) {
    if (log_likelihood_ratio >= bounds.upper) return SprtDecision::h1;
    if (log_likelihood_ratio <= bounds.lower) return SprtDecision::h0;
    return SprtDecision::undecided;
}

}  // namespace qirq

// What a match says of the strength of its players: Elo, its error, and a test that stops as soon as it knows.
//
// Games are counted in pairs, which share an opening and change colours: the two results of a pair lean on each other, so
// that it is the pairs that vary independently. A pair brings A one of five scores (0, 1/2, 1, 1 1/2, 2 points), hence
// "pentanomial".
//
// Sources:
// - Elo, error and likelihood of superiority: the normal approximation of the mean of the pair scores, as in
//   https://www.chessprogramming.org/Match_Statistics.
// - The test: Michel Van den Bergh, "A Practical Introduction to the GSPRT", equation 2.1
//   (https://www.cantate.be/Fishtest/GSPRT_approximation.pdf), as Fishtest uses it for logistic Elo
//   (https://official-stockfish.github.io/docs/fishtest-wiki/Fishtest-Mathematics.html). The bounds are Wald's, "Sequential
//   Tests of Statistical Hypotheses", 1945.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qirq {

/// Pairs of games by the points that A has made in them: 0, 1/2, 1, 1 1/2, 2.
using PairCounts = std::array<std::uint64_t, 5>;

/// The mean score of A, from 0 to 1 a game, and the variance of a single pair's score on the same scale.
struct ScoreMoments {
    double mean = 0.5;
    double variance = 0;
};

std::uint64_t pair_count(const PairCounts& counts);

/// Mean 1/2 and variance 0 where there are no pairs.
ScoreMoments moments(const PairCounts& counts);

/// The score that is expected of a player who is so much better: the logistic curve, 1 / (1 + 10^(-elo/400)).
double expected_score(double elo);

/// The difference at which the score is expected; infinite where it is 0 or 1.
double elo_difference(double score);

/// An Elo difference with the 95 % interval round it. The ends may be infinite.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;

    /// Half the width of the interval.
    double error() const;
};

/// A's Elo over B's, by the normal approximation of the mean score. Without a pair nothing is known: 0, with infinite
/// ends.
EloEstimate estimate_elo(const PairCounts& counts);

/// The probability that A is the better player, by the normal approximation; 1/2 without a pair. Where all pairs have
/// the same score the approximation has no width, and says 0, 1/2 or 1.
double likelihood_of_superiority(const PairCounts& counts);

/// The two hypotheses about A's Elo over B's, and how often either may be taken by mistake.
struct SprtOptions {
    double elo0 = 0;
    double elo1 = 0;
    /// The probability of accepting H1 where H0 holds, and of accepting H0 where H1 holds.
    double alpha = 0.05;
    double beta = 0.05;
};

/// Reads `elo0,elo1[,alpha,beta]`. Throws InputError.
SprtOptions read_sprt(std::string_view text);

/// The bounds of the log-likelihood ratio: log(beta / (1 - alpha)) and log((1 - beta) / alpha).
struct SprtBounds {
    double lower = 0;
    double upper = 0;
};

SprtBounds sprt_bounds(const SprtOptions& options);

/// The normal approximation of the generalised log-likelihood ratio, n (s1 - s0) (2 mean - s0 - s1) / (2 variance).
///
/// A score that has not been seen yet is counted as a tenth of a pair, so that a few equal pairs in the beginning do not
/// pass for certainty. Fishtest does the same with a thousandth, which suits its thousands of pairs but would decide small
/// matches after two. Where all five scores have been seen this changes nothing. 0 without a pair.
double log_likelihood_ratio(const PairCounts& counts, const SprtOptions& options);

enum class SprtDecision : std::uint8_t { undecided, h0, h1 };

inline constexpr std::array<std::string_view, 3> sprt_decision_names{"undecided", "H0 accepted", "H1 accepted"};

constexpr std::string_view name(SprtDecision decision) { return sprt_decision_names[static_cast<std::size_t>(decision)]; }

SprtDecision decide(double log_likelihood_ratio, const SprtBounds& bounds);

}  // namespace qirq

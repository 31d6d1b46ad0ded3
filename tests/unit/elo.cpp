// The statistics of a match, against values worked out by hand from the formulas.
#include <doctest/doctest.h>

#include "elo.h"

#include <cmath>

#include "support.h"

namespace {

using namespace qirq;
using test::error_of;

/// Points 0, 1/2, 1, 1 1/2 and 2 were made in 1, 2, 3, 2 and 2 pairs. The mean a game is
/// (2 * 0.25 + 3 * 0.5 + 2 * 0.75 + 2 * 1) / 10 = 0.55, the variance of a pair
/// (0.55^2 + 2 * 0.3^2 + 3 * 0.05^2 + 2 * 0.2^2 + 2 * 0.45^2) / 10 = 0.0975.
constexpr PairCounts mixed{1, 2, 3, 2, 2};

doctest::Approx near(double value) { return doctest::Approx(value).epsilon(1e-6); }

}  // namespace

TEST_CASE("elo: the curve and its inverse") {
    CHECK(expected_score(0) == near(0.5));
    CHECK(expected_score(400) == near(10.0 / 11));
    CHECK(expected_score(-400) == near(1.0 / 11));
    CHECK(elo_difference(0.5) == 0);
    CHECK(elo_difference(10.0 / 11) == near(400));
    // 400 log10(3)
    CHECK(elo_difference(0.75) == near(190.848501887865));
    CHECK(std::isinf(elo_difference(0)));
    CHECK(elo_difference(0) < 0);
    CHECK(std::isinf(elo_difference(1)));
    CHECK(elo_difference(1) > 0);
}

TEST_CASE("elo: mean and variance of the pairs") {
    CHECK(pair_count(mixed) == 10);
    CHECK(moments(mixed).mean == near(0.55));
    CHECK(moments(mixed).variance == near(0.0975));
    CHECK(moments({0, 0, 7, 0, 0}).mean == near(0.5));
    CHECK(moments({0, 0, 7, 0, 0}).variance == 0);
    // Two games won and two lost: as one pair each they vary as much as can be, shared out they do not.
    CHECK(moments({1, 0, 0, 0, 1}).variance == near(0.25));
    CHECK(moments({0, 0, 2, 0, 0}).variance == 0);
}

TEST_CASE("elo: the difference, its interval, and who is better") {
    // 400 log10(0.55 / 0.45); the mean's standard error is sqrt(0.0975 / 10) = 0.0987421, 1.959964 of which are 0.1935310.
    const EloEstimate estimate = estimate_elo(mixed);
    CHECK(estimate.elo == near(34.860070));
    CHECK(estimate.low == near(-102.619034));
    CHECK(estimate.high == near(184.905623));
    CHECK(estimate.error() == near((184.905623 + 102.619034) / 2));
    // The normal distribution up to 0.05 / 0.0987421 = 0.5063697.
    CHECK(likelihood_of_superiority(mixed) == near(0.693701));
    CHECK(likelihood_of_superiority({2, 2, 3, 2, 1}) == near(1 - 0.693701));
}

TEST_CASE("elo: too little to know") {
    CHECK(std::isinf(estimate_elo({}).error()));
    CHECK(estimate_elo({}).elo == 0);
    CHECK(likelihood_of_superiority({}) == 0.5);
    CHECK(std::isinf(estimate_elo({0, 0, 0, 0, 4}).elo));
    CHECK(std::isinf(estimate_elo({0, 0, 0, 0, 4}).error()));
    CHECK(likelihood_of_superiority({0, 0, 0, 0, 4}) == 1);
    CHECK(likelihood_of_superiority({4, 0, 0, 0, 0}) == 0);
    CHECK(likelihood_of_superiority({0, 0, 4, 0, 0}) == 0.5);
    CHECK(log_likelihood_ratio({}, {0, 10}) == 0);
}

TEST_CASE("elo: the log-likelihood ratio") {
    // s0 = 0.5, s1 = 1 / (1 + 10^(-1/40)) = 0.5143872: 10 * 0.0143872 * (1.1 - 1.0143872) / 0.195.
    CHECK(log_likelihood_ratio(mixed, {0, 10}) == near(0.0631655));
    // The same with the players and the hypotheses turned round.
    CHECK(log_likelihood_ratio({2, 2, 3, 2, 1}, {-10, 0}) == near(-0.0631655));
    // Eight pairs won: with a tenth for each other score, 8.4 pairs of mean 8.15 / 8.4 = 0.9702381 and variance
    // 8.0875 / 8.4 less the mean's square; s1 = 0.5714631.
    CHECK(log_likelihood_ratio({0, 0, 0, 0, 8}, {0, 50}) == near(12.168043));
}

TEST_CASE("elo: when the test stops") {
    // log(0.05 / 0.95) and log(0.95 / 0.05).
    const SprtBounds usual = sprt_bounds({0, 5});
    CHECK(usual.lower == near(-2.944438979));
    CHECK(usual.upper == near(2.944438979));
    // log(0.1 / 0.99) and log(0.9 / 0.01).
    const SprtBounds careful = sprt_bounds({0, 5, 0.01, 0.1});
    CHECK(careful.lower == near(-2.292534757));
    CHECK(careful.upper == near(4.499809670));
    CHECK(decide(2.94, usual) == SprtDecision::undecided);
    CHECK(decide(2.95, usual) == SprtDecision::h1);
    CHECK(decide(-2.95, usual) == SprtDecision::h0);
    CHECK(name(SprtDecision::h1) == "H1 accepted");
}

TEST_CASE("elo: the test's options as text") {
    const SprtOptions options = read_sprt("-2.5,1e1,0.1,0.2");
    CHECK(options.elo0 == -2.5);
    CHECK(options.elo1 == 10);
    CHECK(options.alpha == 0.1);
    CHECK(options.beta == 0.2);
    CHECK(read_sprt("0,5").alpha == 0.05);
    CHECK(error_of([] { read_sprt("0"); }) ==
          "The test '0' is not elo0,elo1[,alpha,beta]: it has to be two numbers or four.");
    CHECK(error_of([] { read_sprt("0,five"); }).find("'five' is no number") != std::string::npos);
    CHECK(error_of([] { read_sprt("0,"); }).find("'' is no number") != std::string::npos);
    CHECK(error_of([] { read_sprt("5,5"); }).find("less than") != std::string::npos);
    CHECK(error_of([] { read_sprt("0,5000"); }).find("4000") != std::string::npos);
    CHECK(error_of([] { read_sprt("0,5,0,0.05"); }).find("alpha") != std::string::npos);
    CHECK(error_of([] { read_sprt("0,5,0.05,0.5"); }).find("beta") != std::string::npos);
}

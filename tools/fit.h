// Logistic regression: weights that make a sum of terms say how games end.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace qirq {

/// A position as the regression sees it: its terms, and the result for the side to move: 1 a win, 0 a loss, ½ a draw.
template <std::size_t N>
struct Sample {
    std::array<double, N> terms;
    double result;
};

template <std::size_t N>
double weighed(const std::array<double, N>& weights, const std::array<double, N>& terms) {
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += weights[i] * terms[i];
    return sum;
}

/// The result expected where the weighed sum is this, in units of the logistic curve.
inline double expected(double sum) { return 1 / (1 + std::exp(-sum)); }

/// The mean of what a result costs that was thought as likely as the weights say, in nats.
template <std::size_t N>
double loss(const std::vector<Sample<N>>& samples, const std::array<double, N>& weights) {
    double sum = 0;
    for (const Sample<N>& sample : samples) {
        const double p = expected(weighed(weights, sample.terms));
        sum -= sample.result * std::log(p + 1e-12) + (1 - sample.result) * std::log(1 - p + 1e-12);
    }
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

/// The solution x of a x = b, where a is symmetric and positive definite (Cholesky).
template <std::size_t N>
std::array<double, N> solved(std::array<std::array<double, N>, N> a, std::array<double, N> b) {
    for (std::size_t j = 0; j < N; ++j) {
        for (std::size_t k = 0; k < j; ++k) a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = std::sqrt(a[j][j]);
        for (std::size_t i = j + 1; i < N; ++i) {
            for (std::size_t k = 0; k < j; ++k) a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (std::size_t i = N; i-- > 0;) {
        for (std::size_t k = i + 1; k < N; ++k) b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

/// The weights of least loss, by Newton's method. A weight is held back by what it could move: `restraint` is the penalty,
/// in samples, on half the square of a weight times the spread of its term. It keeps weights of terms that are always 0 at 0.
template <std::size_t N>
std::array<double, N> fit(const std::vector<Sample<N>>& samples, double restraint) {
    constexpr int rounds = 25;
    std::array<double, N> spread{};
    for (const Sample<N>& sample : samples)
        for (std::size_t i = 0; i < N; ++i) spread[i] += sample.terms[i] * sample.terms[i];
    for (double& value : spread) value = value / static_cast<double>(samples.size()) + 1e-6;

    std::array<double, N> weights{};
    for (int round = 0; round < rounds; ++round) {
        std::array<double, N> slope{};
        std::array<std::array<double, N>, N> curve{};
        for (std::size_t i = 0; i < N; ++i) {
            slope[i] = -restraint * spread[i] * weights[i];
            curve[i][i] = restraint * spread[i];
        }
        for (const Sample<N>& sample : samples) {
            const double p = expected(weighed(weights, sample.terms));
            for (std::size_t i = 0; i < N; ++i) {
                slope[i] += (sample.result - p) * sample.terms[i];
                for (std::size_t j = 0; j <= i; ++j) curve[i][j] += p * (1 - p) * sample.terms[i] * sample.terms[j];
            }
        }
        const std::array<double, N> change = solved(curve, slope);
        for (std::size_t i = 0; i < N; ++i) weights[i] += change[i];
    }
    return weights;
}

}  // namespace qirq

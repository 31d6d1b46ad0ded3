// Evaluators as weighted sums: a game counts a few things that matter in it, its terms, and each has a weight.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include "../position.h"

namespace qirq {

/// What a game's terms are and weigh. `terms(rules, position)` has their values in the same order: for the side to move,
/// what it has less what the other side has.
template <std::size_t N>
struct Weighing {
    /// The weights are the constant NAME_weights in core/eval/weights/NAME.h. Rule sets of one game that differ in what is
    /// worth something have weights of their own.
    std::string_view name;
    std::array<std::string_view, N> terms;
    /// How many of the last terms count for the side to move alone: the others change sign where the sides change places.
    std::size_t of_mover = 0;
    /// In hundredths of a man.
    std::array<int, N> weights;
    /// What one of the first term is worth with all that comes with it, in hundredths of a man: the measure for the rest.
    int yardstick = 100;
};

/// The weighted sum.
template <std::size_t N>
constexpr int weigh(const std::array<int, N>& values, const std::array<int, N>& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += values[i] * weights[i];
    return sum;
}

/// The terms of the side to move less those of the other side, `count(side)` having them of one side; those that are left
/// are 0.
template <std::size_t N, class Count>
std::array<int, N> difference(const Position& position, Count count) {
    const auto ours = count(position.turn);
    const auto theirs = count(other(position.turn));
    std::array<int, N> values{};
    for (std::size_t i = 0; i < ours.size(); ++i) values[i] = ours[i] - theirs[i];
    return values;
}

/// A lead of men, and the more the emptier the board is: `men` are those that a side begins with.
inline int lead(const Position& position, int men) {
    const int ours = std::popcount(position.us());
    const int theirs = std::popcount(position.them());
    return (ours - theirs) * (2 * men - ours - theirs) / 4;
}

}  // namespace qirq

// How long to think.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace qirq {

/// Milliseconds from some fixed moment. The library has no clock of its own.
using Clock = std::function<std::int64_t()>;

/// The first limit that is reached ends the search; without any it goes on until it is left alone. The first iteration
/// is always finished, so that there is a turn to play.
struct Limits {
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> ms;
    std::optional<int> depth;
    /// How many of the best turns are ranked, each with its own score; more than one costs depth.
    int lines = 1;
};

/// The most turns that are ranked.
inline constexpr int most_lines = 100;

inline constexpr std::size_t largest_table = std::size_t{32} << 20;

/// Bytes of transposition table that serve a search under these limits; the same on every machine.
constexpr std::size_t table_size(const Limits& limits) {
    constexpr std::uint64_t bytes_a_node = 32;
    constexpr std::uint64_t smallest_table = std::uint64_t{64} << 10;
    if (!limits.nodes || *limits.nodes > largest_table / bytes_a_node) return largest_table;
    const std::uint64_t bytes = *limits.nodes * bytes_a_node;
    return static_cast<std::size_t>(bytes < smallest_table ? smallest_table : bytes);
}

}  // namespace qirq

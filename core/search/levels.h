// Playing strengths, defined by nodes, depth and what is overlooked, so that they are the same on every device.
#pragma once

#include <array>
#include <cstdint>

#include "limits.h"
#include "sight.h"

namespace qirq {

struct Level {
    std::uint64_t nodes = 0;
    int depth = 0;
    Sight sight;
};

/// From the weakest to the strongest.
inline constexpr std::array<Level, 8> levels{{
    {300, 1, {930, 950, 1'000, 2'500, false}},
    {1'000, 1, {150, 300, 700, 120, false}},
    {2'000, 2, {80, 120, 500, 60}},
    {4'000, 3, {40, 50, 300, 30}},
    {8'000, 5, {15, 15, 150, 15}},
    {25'000, 8, {0, 0, 50, 5}},
    {200'000, 60, {}},
    {2'000'000, 60, {}},
}};

inline constexpr int level_count = static_cast<int>(levels.size());

/// The limits of a level, 1 … level_count.
inline Limits level_limits(int level) {
    const Level& chosen = levels[static_cast<std::size_t>(level - 1)];
    Limits limits;
    limits.nodes = chosen.nodes;
    limits.depth = chosen.depth;
    return limits;
}

/// What a level overlooks, drawn from a seed.
inline Sight level_sight(int level, std::uint64_t seed) {
    Sight sight = levels[static_cast<std::size_t>(level - 1)].sight;
    sight.seed = seed;
    return sight;
}

}  // namespace qirq

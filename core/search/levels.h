// Playing strengths, defined by nodes and depth so that they are the same on every device.
#pragma once

#include <array>
#include <cstdint>

#include "limits.h"

namespace qirq {

struct Level {
    std::uint64_t nodes = 0;
    int depth = 0;
};

/// From the weakest to the strongest.
inline constexpr std::array<Level, 3> levels{{
    {500, 1},
    {5'000, 4},
    {500'000, 60},
}};

inline constexpr int level_count = static_cast<int>(levels.size());

/// The limits of a level, 1 … level_count.
inline Limits level_limits(int level) {
    const Level& chosen = levels[static_cast<std::size_t>(level - 1)];
    return {chosen.nodes, std::nullopt, chosen.depth};
}

}  // namespace qirq

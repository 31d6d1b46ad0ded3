// The fixed bench: a signature that every build must share, and a speed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "limits.h"

namespace qirq {

/// What was searched of one rule set.
struct BenchRow {
    std::string rules;
    std::uint64_t nodes = 0;
    std::int64_t ms = 0;
};

struct BenchReport {
    std::vector<BenchRow> rows;
    std::uint64_t nodes = 0;
    std::int64_t ms = 0;
    /// Sixteen hexadecimal digits made from node counts, scores and turns; the same natively and in WebAssembly.
    std::string signature;
};

/// Searches fixed positions of every rule set, reached from the start by turns drawn from a fixed seed, to a fixed number
/// of nodes each.
BenchReport bench(const Clock& clock);

}  // namespace qirq

// A situation: a position and what draws depend on besides. The record and the search carry it; the rules never see it.
#pragma once

#include <cstdint>
#include <vector>

#include "position.h"

namespace qirq {

struct Situation {
    Position position;
    /// Plies since the last capture.
    int quiet = 0;
    /// The keys of the positions since the last capture, this one included, in no promised order.
    std::vector<std::uint64_t> keys;
};

}  // namespace qirq

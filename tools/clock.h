// The clock of the command line; the library has none.
#pragma once

#include <chrono>
#include <cstdint>

namespace qirq {

/// Milliseconds from some fixed moment.
inline std::int64_t milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace qirq

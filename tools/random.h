// Pseudorandom numbers that are the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "position.h"

namespace qirq {

/// SplitMix64, of which `mix` is the finalizer.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        const std::uint64_t number = mix(state_);
        state_ += 0x9e3779b97f4a7c15;
        return number;
    }

    /// A number from 0 to `count` - 1; `count` is at least 1.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

private:
    std::uint64_t state_;
};

/// One seed made of several numbers, the order of which matters.
inline std::uint64_t seed_of(std::initializer_list<std::uint64_t> numbers) {
    std::uint64_t seed = 0;
    for (const std::uint64_t number : numbers) seed = mix(seed ^ number);
    return seed;
}

}  // namespace qirq

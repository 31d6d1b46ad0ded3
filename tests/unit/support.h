// Small things that several tests use.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace qirq::test {

/// A generator of pseudorandom numbers that gives the same sequence on every machine (SplitMix64, written out here so
/// that the tests do not lean on what they test).
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next();

    /// A number from 0 to `count` - 1; `count` is at least 1.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

    /// A number from `low` to `high`, both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1))); }

    /// True once in `times`.
    bool once_in(std::size_t times) { return below(times) == 0; }

    template <class T>
    const T& pick(const std::vector<T>& list) {
        return list[below(list.size())];
    }

private:
    std::uint64_t state_;
};

/// How many random positions a rule set is tested on: 100,000, or what the environment variable QIRQ_TEST_POSITIONS says.
int random_positions();

/// The words of a text.
std::vector<std::string> words(std::string_view text);

/// The words in alphabetical order, which makes lists of turns comparable.
std::vector<std::string> sorted_words(std::string_view text);

/// What InputError says when `act` is done; empty where it is done without one.
template <class Act>
std::string error_of(Act&& act) {
    try {
        act();
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// Whether `part` occurs in `text`.
inline bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace qirq::test

/// Lists of texts are printed in full where a check fails.
template <>
struct doctest::StringMaker<std::vector<std::string>> {
    static doctest::String convert(const std::vector<std::string>& list) {
        std::string text;
        for (const std::string& entry : list) text += (text.empty() ? "" : " ") + entry;
        return text.c_str();
    }
};

// The openings of a match: random, so that the games differ, and the same for the same seed, so that they can be repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace qirq {

/// How many random turns an opening has.
struct PlyRange {
    int from = 4;
    int to = 8;
};

/// Reads `N` or `FROM..TO`. Throws InputError.
PlyRange read_ply_range(std::string_view text);

/// The text that read_ply_range reads.
std::string print(const PlyRange& range);

/// The turns of an opening.
using Opening = std::vector<std::string>;

/// The openings of the pairs of a match. They lead to positions that all differ, as long as such are found; in none of
/// them is the game over.
class Openings {
public:
    /// Throws InputError where the game is over at its usual start.
    Openings(std::string rules, const PlyRange& plies, std::uint64_t seed);

    /// The opening of a pair, counted from 1. It depends on the rules, the range, the seed and the pair alone. Throws
    /// InputError where no opening was found after which the game still goes on.
    const Opening& of(std::size_t pair);

private:
    Opening draw(std::size_t pair);

    std::string rules_;
    PlyRange plies_;
    std::uint64_t seed_;
    /// In the order of the pairs, as far as they have been asked for.
    std::vector<Opening> openings_;
    /// The keys of the positions that they lead to.
    std::unordered_set<std::uint64_t> met_;
};

}  // namespace qirq

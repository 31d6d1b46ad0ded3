// Climbing: one weight of an evaluator after the other is changed, and a change stays where it has won its match.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace qirq {

struct ClimbRequest {
    /// `ID[,option=value…]`.
    std::string rules;
    /// The most games that a change may take, an even number.
    int games = 1000;
    /// Nodes a turn.
    std::uint64_t nodes = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Rounds over all weights; each tries half the steps of the one before.
    int rounds = 2;
    /// The names of the terms whose weights are tried; where there are none, all but the first, which is the unit of the others.
    std::vector<std::string> terms;
};

/// Tries the changes, says on `log` what each came to, and returns the weights file. The same request gives the same file however many threads there are. Throws InputError for bad rules,
/// numbers or names.
std::string climb(const ClimbRequest& request, std::ostream& log);

}  // namespace qirq

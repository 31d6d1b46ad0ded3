// Climbing: one weight of an evaluator after the other is changed, and a change stays where it has won its match.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

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
};

/// Tries the changes, says on `log` what each came to, and returns the weights file. The first weight stays, since it is the
/// unit of the others. The same request gives the same file however many threads there are. Throws InputError for bad rules
/// or numbers.
std::string climb(const ClimbRequest& request, std::ostream& log);

}  // namespace qirq

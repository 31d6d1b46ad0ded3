// Tuning: self-play, and the weights of an evaluator fitted to how the games ended.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace qirq {

struct TuneRequest {
    /// `ID[,option=value…]`.
    std::string rules;
    /// Games a round.
    int games = 1000;
    /// Nodes a turn.
    std::uint64_t nodes = 500;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Rounds of self-play; each plays by the weights that the one before has come to.
    int rounds = 2;
};

/// Plays the games, fits the weights, says on `log` what came of it, and returns the weights file. The same request gives
/// the same file however many threads there are. Throws InputError: bad rules or numbers, or games that teach nothing.
std::string tune(const TuneRequest& request, std::ostream& log);

}  // namespace qirq

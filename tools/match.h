// A match between two players: pairs of games, played until there are enough.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "elo.h"
#include "match_records.h"
#include "openings.h"
#include "player.h"

namespace qirq {

struct MatchOptions {
    std::string rules;
    /// A and B.
    std::array<PlayerSpec, 2> players;
    int games = 100;
    int threads = 1;
    PlyRange openings;
    std::uint64_t seed = 1;
    std::optional<std::string> records;
    /// Goes on with the match in the records.
    bool resume = false;
    /// Ends the match when it has decided.
    std::optional<SprtOptions> sprt;
    /// Milliseconds a program may take for a turn; see make_player.
    std::optional<std::int64_t> patience;
};

/// What has been counted, for A.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    PairCounts pairs{};
    std::uint64_t cut_off = 0;
    /// Games lost by a fault of A, of B.
    std::array<std::uint64_t, 2> forfeits{};

    std::uint64_t games() const { return wins + draws + losses; }
    void add(const PairResult& pair);
};

/// How the test stands.
struct SprtState {
    SprtOptions options;
    SprtBounds bounds;
    double log_likelihood_ratio = 0;
    SprtDecision decision = SprtDecision::undecided;
};

struct MatchReport {
    MatchIdentity match;
    Tally tally;
    std::optional<SprtState> sprt;
    bool interrupted = false;
    /// Games played now, as opposed to those found in the records, and how long that took.
    std::uint64_t played = 0;
    std::int64_t ms = 0;
};

/// Plays the match; what happens on the way goes to stderr. Throws InputError.
///
/// What is reported are the pairs in their order up to the first that is not complete, and the test looks at them in that
/// order: which thread was faster changes nothing. Players that think by nodes play the same games every time.
///
/// `interrupted` is asked often, from several threads, and ends the match early.
MatchReport run_match(const MatchOptions& options, const Stopping& interrupted);

}  // namespace qirq

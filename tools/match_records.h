// The games of a match in a file, from which the match can be gone on with.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "openings.h"
#include "record_text.h"
#include "referee.h"

namespace qirq {

/// What makes games belong to one match.
struct MatchIdentity {
    std::string rules;
    /// The texts of A and B.
    std::array<std::string, 2> players;
    std::uint64_t seed = 1;
    PlyRange openings;
};

/// A pair of games from one opening: in the first A plays x, in the second o.
using PairResult = std::array<GameResult, 2>;

/// The headers of a game, pair and game counted from 1, but Rules.
std::vector<RecordHeader> match_headers(const MatchIdentity& match, std::size_t pair, std::size_t game);

/// The records that stand in a text one after the other, an empty line between them. The last may be cut off.
std::vector<std::string> split_records(const std::string& text);

/// A file of records, which grows game by game.
class MatchRecords {
public:
    MatchRecords(std::string path, MatchIdentity match);

    /// Begins a new file. Throws InputError where there is one, or where it cannot be written.
    void create();

    /// The pairs that are complete in the file, by their number; none where there is no file. What is not (a record that
    /// was cut off, a game whose pair has not been finished) is moved to the file's name with `.aside` after it, and
    /// `notes` gets a sentence. Throws InputError, and has changed nothing, where a record is of another match, or where
    /// one before the last is damaged.
    std::map<std::size_t, PairResult> resume(std::vector<std::string>& notes);

    /// Adds a game. Throws InputError where it cannot be written.
    void append(const std::string& record);

private:
    std::string path_;
    MatchIdentity match_;
};

}  // namespace qirq

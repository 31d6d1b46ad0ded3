// Alquerque once more, by arrays and loops over rows and columns, written from the rule book and not from the library.
// It is slow and plain on purpose: it exists to disagree with the library wherever one of the two is wrong.
#pragma once

#include <string>
#include <vector>

namespace qirq::naive {

/// The readings of the rules, as the rule book's table of options has them.
struct Options {
    bool steps_forward = false;
    bool first_jump_forward = false;
    bool later_jumps_forward = false;
    bool last_rank_captures_only = false;
    bool no_return = false;
    bool capture_optional = false;
    bool removal_after_chain = false;
};

/// The options of `ID[,option=value…]`; those that concern draws are passed over, since turns do not depend on them.
Options options(const std::string& spec);

/// A turn and the position string it leads to.
struct Turn {
    std::string text;
    std::string result;
};

/// Every legal turn of a position string, one for each path; none where the position is decided.
std::vector<Turn> turns(const Options& options, const std::string& position);

/// `1-0 elimination` and the like where the rules themselves decide the position; empty where they do not.
std::string outcome(const Options& options, const std::string& position);

/// The steps that may stand in the fourth field of a position string for a side (`x` or `o`), given the stones and the
/// side to move of `position`; `-` is not among them.
std::vector<std::string> memories(const Options& options, const std::string& position, char side);

}  // namespace qirq::naive

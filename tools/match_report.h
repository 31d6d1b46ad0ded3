// The report of a match, for people and for programs.
#pragma once

#include <string>

#include "match.h"

namespace qirq {

/// A number with so many places after the point, or `inf`, `-inf`.
std::string print_number(double number, int places);

/// The difference and its error, as `12.3 +- 45.6`.
std::string print(const EloEstimate& estimate);

/// Lines of `name value`.
std::string print(const MatchReport& report);

/// One JSON object. What is infinite is null there.
std::string print_json(const MatchReport& report);

}  // namespace qirq

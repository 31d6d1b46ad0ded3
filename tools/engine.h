// The protocol by which another program plays by this library: lines in, lines out.
#pragma once

#include <iosfwd>
#include <string_view>

namespace qirq {

/// The description of the protocol for people.
extern const std::string_view engine_protocol;

/// Answers the commands of `in` on `out` until `quit` or the end. Whatever is wrong is answered by a line `error SENTENCE`,
/// and has changed nothing. Every answer is flushed.
void run_engine(std::istream& in, std::ostream& out);

}  // namespace qirq

// What is said of bad input.
#pragma once

#include <stdexcept>
#include <string>

namespace qirq {

/// Something given from outside (a position string, a turn, a record, an option) is wrong. `what()` is a whole English
/// sentence that says what is wrong and where. Whoever throws it has changed nothing.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace qirq

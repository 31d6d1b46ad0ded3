// Numbers in what is given from outside.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qirq {

/// A whole number in digits alone that is at most 2^53; nothing where the text is something else.
std::optional<std::int64_t> whole_number(std::string_view text);

/// A number with or without a sign, a fraction and an exponent; nothing where the text is something else.
std::optional<double> decimal_number(std::string_view text);

/// Whole number `text` from `from` to `to`. Throws InputError, which calls it `what`.
std::int64_t whole_number_within(std::string_view what, std::string_view text, std::int64_t from, std::int64_t to);

/// Throws InputError where a number of `what` is not from 1 to `to`.
void check_count(std::string_view what, std::int64_t value, std::int64_t to);

/// The parts of a text between separators; one empty part where the text is empty.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace qirq

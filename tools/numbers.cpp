#include "numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "error.h"

namespace qirq {

namespace {

constexpr std::size_t most_digits = 16;
constexpr std::int64_t most = std::int64_t{1} << 53;

bool digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<std::int64_t> whole_number(std::string_view text) {
    if (text.empty() || text.size() > most_digits || !std::all_of(text.begin(), text.end(), digit)) return std::nullopt;
    std::int64_t number = 0;
    for (const char c : text) number = number * 10 + (c - '0');
    if (number > most) return std::nullopt;
    return number;
}

std::optional<double> decimal_number(std::string_view text) {
    // strtod alone would take blanks, hexadecimal digits and `inf` too.
    if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return std::nullopt;
    const std::string copy(text);
    char* end = nullptr;
    const double number = std::strtod(copy.c_str(), &end);
    if (end != copy.c_str() + copy.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

std::int64_t whole_number_within(std::string_view what, std::string_view text, std::int64_t from, std::int64_t to) {
    const auto number = whole_number(text);
    if (!number || *number < from || *number > to)
        throw InputError("The " + std::string(what) + " is '" + std::string(text) + "'; it must be a whole number from " +
                         std::to_string(from) + (to < most ? " to " + std::to_string(to) : " on") + ".");
    return *number;
}

void check_count(std::string_view what, std::int64_t value, std::int64_t to) {
    if (value < 1 || value > to)
        throw InputError("The number of " + std::string(what) + " is " + std::to_string(value) + "; it must be from 1 to " +
                         std::to_string(to) + ".");
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace qirq

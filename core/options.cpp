#include "options.h"

#include <charconv>

#include "error.h"

namespace qirq {

std::string print_option(const OptionInfo& option, int value) {
    if (!option.range) return std::string(option.values[static_cast<std::size_t>(value)].name);
    return value == option_none ? "none" : std::to_string(value);
}

int read_option(const OptionInfo& option, std::string_view text) {
    const std::string given = "The option '" + std::string(option.name) + "' cannot be '" + std::string(text) + "': ";
    if (option.range) {
        if (text == "none") return option_none;
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool number = error == std::errc() && end == text.data() + text.size();
        if (!number || value < option.range->from || value > option.range->to)
            throw InputError(given + "it is a number from " + std::to_string(option.range->from) + " to " +
                             std::to_string(option.range->to) + ", or 'none'.");
        return value;
    }
    std::string known;
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        if (option.values[i].name == text) return static_cast<int>(i);
        known += (i == 0 ? "'" : i + 1 == option.values.size() ? " or '" : ", '") + std::string(option.values[i].name) + "'";
    }
    throw InputError(given + "it is " + known + ".");
}

}  // namespace qirq

// Options: every rule set is a game plus option values, and any of them can be overridden by name.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "outcome.h"

namespace qirq {

/// One of the named values of an option.
struct OptionValue {
    std::string_view name;
    std::string_view meaning;
};

/// The range of an option that is a number, which may also be `none`.
struct OptionRange {
    int from = 0;
    int to = 0;
};

/// What an option is, whatever game it belongs to.
struct OptionInfo {
    std::string_view name;
    std::string_view meaning;
    std::string_view source;
    /// The named values; empty where the value is a number.
    std::vector<OptionValue> values;
    /// The range of the number; nothing where the values are named.
    std::optional<OptionRange> range;
};

/// An option bound to the struct O that holds its value. `get` and `set` deal in the index of a named value, or in the
/// number itself, -1 for `none`.
template <class O>
struct Option : OptionInfo {
    std::function<int(const O&)> get;
    std::function<void(O&, int)> set;
};

inline constexpr int option_none = -1;

/// The text of an option's value.
std::string print_option(const OptionInfo& option, int value);

/// The value that a text names. Throws InputError, naming what would be right.
int read_option(const OptionInfo& option, std::string_view text);

/// An option with named values that is the enumerator `member` of O; the names stand in the enumerators' order.
template <class O, class E>
Option<O> named_option(std::string_view name, std::string_view meaning, std::string_view source, E O::*member,
                       std::vector<OptionValue> values) {
    return {{name, meaning, source, std::move(values), std::nullopt},
            [member](const O& options) { return static_cast<int>(options.*member); },
            [member](O& options, int value) { options.*member = static_cast<E>(value); }};
}

/// The colour of the stones of x. Presentation: the rules know no colours.
enum class Shade : std::uint8_t { dark, light };

/// A rule set as its game lists it: option values with a name and a source.
template <class O>
struct NamedOptions {
    std::string_view id;
    std::string_view name;
    std::string_view source;
    Shade first = Shade::dark;
    O options;
};

/// The options that every game has: those of its DrawRule, O's member `draw`.
template <class O>
std::vector<Option<O>> draw_options() {
    const auto number = [](std::string_view name, std::string_view meaning, OptionRange range,
                           std::optional<int> DrawRule::*member) {
        return Option<O>{{name, meaning, "the rule set's own source", {}, range},
                         [member](const O& options) { return (options.draw.*member).value_or(option_none); },
                         [member](O& options, int value) {
                             options.draw.*member = value == option_none ? std::nullopt : std::optional<int>(value);
                         }};
    };
    return {
        number("quiet_limit", "The game is drawn when this many plies have passed without a capture.", {1, quiet_cap},
               &DrawRule::quiet_limit),
        number("claim_from",
               "When this many plies have passed without a capture, the side to move may claim a draw instead of a turn.",
               {1, quiet_cap}, &DrawRule::claim_from),
        number("repetition",
               "The game is drawn when a position occurs this many times: the same stones, side to move and rule memory.",
               {2, 99}, &DrawRule::repetition),
    };
}

}  // namespace qirq

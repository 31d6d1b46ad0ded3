#include "catalogue.h"

#include <algorithm>

#include "../error.h"

namespace qirq {

namespace {

/// A rule set of one game, its options still open to overrides.
template <class Game>
RuleSet make(const NamedOptions<typename Game::Options>& named, const std::vector<std::string_view>& overrides) {
    const auto table = Game::options();
    auto options = named.options;
    std::vector<std::string_view> seen;
    for (const std::string_view text : overrides) {
        const std::size_t equals = text.find('=');
        const std::string_view name = text.substr(0, equals);
        const auto option = std::find_if(table.begin(), table.end(), [&](const auto& o) { return o.name == name; });
        if (option == table.end()) {
            std::string known;
            for (const auto& o : table) known += (known.empty() ? "" : ", ") + std::string(o.name);
            throw InputError("There is no option '" + std::string(name) + "' in " + std::string(named.id) +
                             "; its options are " + known + ".");
        }
        if (equals == std::string_view::npos)
            throw InputError("The option '" + std::string(name) + "' lacks a value: write '" + std::string(name) + "=VALUE'.");
        if (std::find(seen.begin(), seen.end(), name) != seen.end())
            throw InputError("The option '" + std::string(name) + "' is given twice.");
        seen.push_back(name);
        option->set(options, read_option(*option, text.substr(equals + 1)));
    }

    std::string spec(named.id);
    std::vector<OptionSetting> settings;
    for (const auto& option : table) {
        const int value = option.get(options);
        if (value != option.get(named.options))
            spec += "," + std::string(option.name) + "=" + print_option(option, value);
        settings.push_back({option, value});
    }
    return {std::string(named.id),     std::move(spec), std::string(Game::game), std::string(named.name),
            std::string(named.source), named.first,     std::move(settings),     Game(options)};
}

/// Adds a game's rule sets to the catalogue; or, given an id, only the one of that id, with its overrides.
template <class Game>
void collect(std::vector<RuleSet>& list, std::optional<std::string_view> id,
             const std::vector<std::string_view>& overrides) {
    for (const auto& named : Game::rule_sets())
        if (!id || *id == named.id) list.push_back(make<Game>(named, overrides));
}

/// Every game, in the order in which people are to see them: the alternatives of AnyRules.
template <class... Games>
std::vector<RuleSet> collect_all(const std::variant<Games...>*, std::optional<std::string_view> id,
                                 const std::vector<std::string_view>& overrides) {
    std::vector<RuleSet> list;
    (collect<Games>(list, id, overrides), ...);
    return list;
}

std::vector<RuleSet> collect_all(std::optional<std::string_view> id, const std::vector<std::string_view>& overrides) {
    return collect_all(static_cast<const AnyRules*>(nullptr), id, overrides);
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

}  // namespace

const std::vector<RuleSet>& rule_sets() {
    static const std::vector<RuleSet> list = collect_all(std::nullopt, {});
    return list;
}

RuleSet rule_set(std::string_view spec) {
    std::vector<std::string_view> parts = split(spec, ',');
    const std::string_view id = parts.front();
    parts.erase(parts.begin());
    std::vector<RuleSet> found = collect_all(id, parts);
    if (!found.empty()) return std::move(found.front());

    std::string known;
    for (const RuleSet& set : rule_sets()) known += (known.empty() ? "" : ", ") + set.id;
    throw InputError("There is no rule set '" + std::string(id) + "'; the rule sets are " + known + ".");
}

}  // namespace qirq

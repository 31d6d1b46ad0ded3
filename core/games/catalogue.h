// The catalogue: the one visible list of games and rule sets.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "../options.h"
#include "alquerque.h"
#include "fanorona.h"
#include "konane.h"
#include "seega.h"
#include "surakarta.h"

namespace qirq {

/// The rules of one of the games.
using AnyRules = std::variant<Alquerque, Konane, Fanorona, Seega, Surakarta>;

/// An option and its value in some rule set.
struct OptionSetting {
    OptionInfo info;
    int value = 0;
};

/// A rule set: a game with a value for each of its options.
struct RuleSet {
    /// The named rule set it is, or is made from.
    std::string id;
    /// `ID[,option=value…]`, with the overridden options in the catalogue's order; what rule_set() reads.
    std::string spec;
    std::string game;
    std::string name;
    std::string source;
    Shade first = Shade::dark;
    std::vector<OptionSetting> options;
    AnyRules rules;
};

/// The named rule sets, in the order in which people are to see them.
const std::vector<RuleSet>& rule_sets();

/// A rule set by `ID[,option=value…]`. Throws InputError: an unknown id or option, a bad value, an option given twice.
RuleSet rule_set(std::string_view spec);

}  // namespace qirq

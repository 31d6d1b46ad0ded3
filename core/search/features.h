// Parts of the search that can be left out, so that a match can show what each is worth.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "../error.h"

namespace qirq {

/// Which parts of the search are at work. Without reductions every win in n plies is found at depth n; with them what is
/// proven is as true, but may be found later and by a longer line. What was tried besides, and came to nothing, is in parts.md.
struct Features {
    bool late_reductions = true;
};

struct FeatureInfo {
    std::string_view name;
    bool Features::*member;
    std::string_view meaning;
};

inline constexpr std::array<FeatureInfo, 1> feature_list{{
    {"late_reductions", &Features::late_reductions, "Turns that promise little are searched less deep, and again where they surprise."},
}};

inline bool is_feature(std::string_view name) {
    for (const FeatureInfo& info : feature_list)
        if (info.name == name) return true;
    return false;
}

/// Sets a feature by its name and `on` or `off`. Throws InputError.
inline void set_feature(Features& features, std::string_view name, std::string_view value) {
    for (const FeatureInfo& info : feature_list) {
        if (info.name != name) continue;
        if (value != "on" && value != "off")
            throw InputError("The search feature '" + std::string(name) + "' is 'on' or 'off', not '" + std::string(value) + "'.");
        features.*info.member = value == "on";
        return;
    }
    std::string names;
    for (const FeatureInfo& info : feature_list) names += (names.empty() ? "" : ", ") + std::string(info.name);
    throw InputError("There is no search feature '" + std::string(name) + "'; there are: " + names + ".");
}

}  // namespace qirq

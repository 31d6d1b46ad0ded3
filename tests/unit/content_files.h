// What stands in web/content, as the tests of guides and lessons read it.
#pragma once

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/catalogue.h"

namespace qirq::test {

inline const std::vector<std::string> content_languages{"en", "pt", "es"};

/// A file of web/content; empty where there is none.
inline std::string content_file(const std::string& name) {
    std::stringstream text;
    text << std::ifstream(std::string(QIRQ_SOURCE_DIR) + "/web/content/" + name).rdbuf();
    return text.str();
}

/// All games, in the order of the catalogue.
inline std::vector<std::string> content_games() {
    std::vector<std::string> games;
    for (const RuleSet& set : rule_sets())
        if (games.empty() || games.back() != set.game) games.emplace_back(set.game);
    return games;
}

/// Names of points in alphabetical order, blanks between.
inline std::string joined(std::vector<std::string> points) {
    std::sort(points.begin(), points.end());
    std::string text;
    for (const std::string& point : points) text += (text.empty() ? "" : " ") + point;
    return text;
}

/// The points where `side` has a stone.
inline std::set<std::string> stones(const std::string& position, char side) {
    const std::string rows = position.substr(0, position.find(' '));
    int rank = static_cast<int>(std::count(rows.begin(), rows.end(), '/')) + 1;
    int file = 0;
    std::set<std::string> points;
    for (const char c : rows) {
        if (c == '/') {
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '9') {
            file += c - '0';
        } else {
            if (c == side) points.insert(static_cast<char>('a' + file) + std::to_string(rank));
            ++file;
        }
    }
    return points;
}

/// The points whose stones are gone, of the side that did not move.
inline std::vector<std::string> taken_between(const std::string& before, const std::string& after) {
    const char enemy = before.find(" x ") != std::string::npos ? 'o' : 'x';
    std::vector<std::string> taken;
    for (const std::string& point : stones(before, enemy))
        if (stones(after, enemy).count(point) == 0) taken.push_back(point);
    return taken;
}

}  // namespace qirq::test

// The seam of the house: only a game's own files know its name. What serves every game may not mention one, so that the
// next game costs not one line there.
#include <doctest/doctest.h>

// The sources are at hand where the tests were built, and std::filesystem natively; once is enough.
#ifndef __EMSCRIPTEN__

#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/catalogue.h"

namespace {

namespace fs = std::filesystem;

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

bool word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Whether `word` stands in `text` as a whole word.
bool mentions(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !word_character(text[at - 1]);
        if (begins && (end == text.size() || !word_character(text[end]))) return true;
    }
    return false;
}

/// What may not be mentioned: every game's name and every rule set's id.
std::set<std::string> forbidden() {
    std::set<std::string> words;
    for (const qirq::RuleSet& set : qirq::rule_sets()) {
        words.insert(lower(set.game));
        words.insert(lower(set.id));
    }
    return words;
}

/// Code, not prose.
bool is_code(const fs::path& file) {
    static const std::set<std::string> endings{".h", ".cpp", ".txt", ".ts", ".js", ".html"};
    return endings.count(file.extension().string()) == 1;
}

/// The places under `folder` that mention a game, as `file: word`; what lies in one of the folders of `but` is left out.
std::vector<std::string> mentions_under(const std::string& folder, const std::set<std::string>& but) {
    std::vector<std::string> found;
    const fs::path root = fs::path(QIRQ_SOURCE_DIR) / folder;
    auto entry = fs::recursive_directory_iterator(root);
    int files = 0;
    for (; entry != fs::recursive_directory_iterator(); ++entry) {
        const std::string name = entry->path().lexically_relative(root).generic_string();
        if (entry->is_directory()) {
            if (but.count(name) == 1) entry.disable_recursion_pending();
            continue;
        }
        if (!is_code(entry->path()) || but.count(name) == 1) continue;
        ++files;
        std::stringstream text;
        text << std::ifstream(entry->path()).rdbuf();
        for (const std::string& word : forbidden())
            if (mentions(lower(text.str()), word)) found.push_back(folder + "/" + name + ": " + word);
    }
    CHECK(files > 0);
    return found;
}

void check_nothing_mentioned(const std::vector<std::string>& found) {
    for (const std::string& place : found) FAIL_CHECK(place);
}

}  // namespace

TEST_CASE("seam: the library outside games/ and eval/ mentions no game") {
    check_nothing_mentioned(mentions_under("core", {"games", "eval"}));
    // The search for words finds them where they are.
    CHECK(!mentions_under("core/games", {}).empty());
}

TEST_CASE("seam: the module mentions no game") { check_nothing_mentioned(mentions_under("wasm", {})); }

TEST_CASE("seam: the code of the page mentions no game") {
    check_nothing_mentioned(mentions_under("web", {"node_modules", "content", "locales", "public", "dist", "package-lock.json"}));
}

#endif

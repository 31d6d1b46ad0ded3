// The guides of the page: what their texts and examples claim is what the library does. The examples are data in
// web/content, which the page's build reads as well.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "content_files.h"
#include "game.h"
#include "games/catalogue.h"
#include "session.h"
#include "support.h"

namespace {

using namespace qirq::test;
using Json = nlohmann::json;

struct Guide {
    std::string name;
    Json data;
};

/// The guide of every game.
std::vector<Guide> guides() {
    std::vector<Guide> all;
    for (const std::string& game : content_games()) {
        const std::string text = content_file(game + "/examples.json");
        REQUIRE_MESSAGE(!text.empty(), "web/content/" << game << "/examples.json cannot be read");
        all.push_back({game, Json::parse(text)});
    }
    return all;
}

std::vector<std::string> rule_sets_of(const std::string& game) {
    std::vector<std::string> ids;
    for (const qirq::RuleSet& set : qirq::rule_sets())
        if (set.game == game) ids.emplace_back(set.id);
    return ids;
}

std::string points_in(const Json& item, const char* name) { return joined(item.value(name, std::vector<std::string>{})); }

/// Plays a turn, which has to be given in full, and gives the points whose stones it takes.
std::string play(Game& game, const std::string& turn) {
    const std::string before = game.position();
    const std::vector<std::string> legal = game.turns();
    REQUIRE_MESSAGE(std::count(legal.begin(), legal.end(), turn) == 1, turn << " is no turn in " << before);
    game.play(turn);
    return joined(taken_between(before, game.position()));
}

Game begun(const Json& guide, const Json& item, const Json& more = Json::object()) {
    const auto value = [&](const char* name, const std::string& otherwise) { return more.value(name, item.value(name, otherwise)); };
    const std::string rules = value("rules", guide.at("rules"));
    const std::string position = value("position", "");
    return position.empty() ? Game(rules) : Game(rules, position);
}

const Json& with_id(const Json& list, const std::string& id) {
    for (const Json& item : list)
        if (item.at("id") == id) return item;
    FAIL("no " << id);
    return list;
}

/// One section of a guide's text.
struct Section {
    std::string id;
    std::vector<std::string> why;
    /// The blocks, as `example chain`.
    std::vector<std::string> blocks;
    /// The turns that it names.
    std::vector<std::string> turns;
};

std::vector<Section> sections(const std::string& text) {
    static const std::regex heading(R"(## .+ \{#([\w-]+)( why=([\w,]+))?\})");
    static const std::regex block(R"(:::(\w+) ?(\S*))");
    static const std::regex code("`([^`]+)`");
    std::vector<Section> list{{"top", {}, {}, {}}};
    std::stringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_match(line, match, heading)) {
            Section section{match[1], {}, {}, {}};
            std::stringstream reasons(match[3]);
            for (std::string reason; std::getline(reasons, reason, ',');) section.why.push_back(reason);
            list.push_back(section);
        } else if (std::regex_match(line, match, block)) {
            list.back().blocks.push_back(match[1].str() + " " + match[2].str());
        }
        for (std::sregex_iterator it(line.begin(), line.end(), code), end; it != end; ++it) list.back().turns.push_back((*it)[1]);
    }
    return list;
}

/// Every legal turn in every position that the boards of a section show, their own turns among them.
std::set<std::string> turns_shown(const Json& guide, const Section& section) {
    std::set<std::string> all;
    const auto add = [&](const Game& game) {
        for (const std::string& turn : game.turns()) all.insert(turn);
    };
    for (const std::string& block : section.blocks) {
        const std::string kind = block.substr(0, block.find(' '));
        const std::string id = block.substr(kind.size() + 1);
        if (kind == "example" || kind == "board") {
            const Json& example = with_id(guide.at("examples"), id);
            Game game = begun(guide, example);
            add(game);
            for (const Json& turn : example.value("turns", Json::array())) {
                game.play(turn.at("turn").get<std::string>());
                add(game);
            }
        } else if (kind == "mistake") {
            const Json& mistake = with_id(guide.at("mistakes"), id);
            add(begun(guide, mistake));
            add(begun(guide, mistake, mistake.at("but")));
        }
    }
    return all;
}

}  // namespace

TEST_CASE("content: the examples go as they claim") {
    for (const Guide& entry : guides()) {
        const std::string& name = entry.name;
        const Json& guide = entry.data;
        CAPTURE(name);
        for (const Json& example : guide.at("examples")) {
            const std::string id = example.at("id");
            CAPTURE(id);
            Game game = begun(guide, example);
            for (const Json& claim : example.value("turns", Json::array())) {
                const std::string turn = claim.at("turn");
                CAPTURE(turn);
                if (claim.value("forced", false)) CHECK(game.turns() == std::vector<std::string>{turn});
                CHECK(play(game, turn) == points_in(claim, "takes"));
            }
            if (example.contains("becomes")) CHECK(game.position() == example.at("becomes").get<std::string>());
            CHECK(game.outcome() == example.value("outcome", ""));
            CHECK(game.can_claim() == example.value("claimable", false));
        }
    }
}

TEST_CASE("content: the mistakes are refused for the reason given, and the turns that look like them are turns") {
    for (const Guide& entry : guides()) {
        const std::string& name = entry.name;
        const Json& guide = entry.data;
        CAPTURE(name);
        CHECK(!guide.at("mistakes").empty());
        for (const Json& mistake : guide.at("mistakes")) {
            const std::string id = mistake.at("id");
            CAPTURE(id);
            std::string attempt;
            for (const std::string point : mistake.at("attempt")) attempt += (attempt.empty() ? "" : " ") + point;
            // `reason attempt : points`
            const std::string refusal = begun(guide, mistake).refusal(attempt);
            CHECK(refusal.substr(0, refusal.find(' ')) == mistake.at("refusal").get<std::string>());
            const std::size_t colon = refusal.find(':');
            CHECK(joined(words(colon == std::string::npos ? "" : refusal.substr(colon + 1))) == points_in(mistake, "points"));
            Game game = begun(guide, mistake, mistake.at("but"));
            CHECK(play(game, mistake.at("but").at("turn")) == points_in(mistake.at("but"), "takes"));
        }
    }
}

TEST_CASE("content: points are joined to those named, and to no others") {
    for (const Guide& entry : guides()) {
        const Json& guide = entry.data;
        CAPTURE(entry.name);
        for (const Json& item : guide.at("joined")) {
            const std::string id = item.at("id");
            CAPTURE(id);
            const auto session = qirq::new_session(item.value("rules", guide.at("rules").get<std::string>()));
            const qirq::Board& board = session->board();
            std::vector<std::string> to;
            for (const qirq::Segment& segment : board.segments()) {
                if (board.name(segment.a) == item.at("point")) to.push_back(board.name(segment.b));
                if (board.name(segment.b) == item.at("point")) to.push_back(board.name(segment.a));
            }
            CHECK(joined(to) == points_in(item, "to"));
        }
    }
}

TEST_CASE("content: every language shows the same boards in the same places, and names turns that can be played there") {
    for (const Guide& entry : guides()) {
        const std::string& name = entry.name;
        const Json& guide = entry.data;
        const std::vector<Section> english = sections(content_file(name + "/en.md"));
        for (const std::string& language : content_languages) {
            CAPTURE(name);
            CAPTURE(language);
            const std::vector<Section> own = sections(content_file(name + "/" + language + ".md"));
            REQUIRE(own.size() == english.size());
            for (std::size_t i = 0; i < own.size(); ++i) {
                CAPTURE(own[i].id);
                CHECK(own[i].id == english[i].id);
                CHECK(own[i].why == english[i].why);
                CHECK(own[i].blocks == english[i].blocks);
                const std::set<std::string> shown = turns_shown(guide, own[i]);
                for (const std::string& turn : own[i].turns) CHECK_MESSAGE(shown.count(turn) == 1, turn << " is not shown");
            }
        }
    }
}

TEST_CASE("content: every refusal that comes up in random games is explained in the guide") {
    for (const Guide& entry : guides()) {
        const std::string& name = entry.name;
        CAPTURE(name);
        std::set<std::string> explained;
        for (const Section& section : sections(content_file(name + "/en.md"))) {
            for (const std::string& reason : section.why) CHECK_MESSAGE(explained.insert(reason).second, reason << " is explained twice");
        }
        for (const std::string& id : rule_sets_of(name)) {
            CAPTURE(id);
            Random random(11);
            const auto board = qirq::new_session(id);
            const auto any = [&] { return board->board().name(static_cast<qirq::Point>(random.below(static_cast<std::size_t>(board->board().point_count())))); };
            for (int games = 0; games < 4; ++games) {
                Game game(id);
                for (int ply = 0; ply < 40; ++ply) {
                    for (int attempts = 0; attempts < 10; ++attempts) {
                        const std::string refusal = game.refusal(any() + " " + any());
                        const std::string reason = refusal.substr(0, refusal.find(' '));
                        if (!reason.empty()) CHECK_MESSAGE(explained.count(reason) == 1, reason << " is not explained");
                    }
                    const std::vector<std::string> legal = game.turns();
                    if (legal.empty()) break;
                    game.play(random.pick(legal));
                }
            }
        }
    }
}

// The exercises of the page: what they call right is right. Turns and their results come from the naive generator, and
// every turn is tried; reasons for refusals come from the library. The exercises are data in web/content.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "content_files.h"
#include "game.h"
#include "naive.h"
#include "session.h"
#include "support.h"

namespace {

using namespace qirq::test;
using Json = nlohmann::json;
using Names = std::vector<std::string>;

/// An exercise with the rules and the position that it is about.
struct Lesson {
    std::string game;
    std::string id;
    std::string kind;
    std::string rules;
    std::string position;
    Json data;
};

std::vector<Lesson> lessons() {
    std::vector<Lesson> all;
    for (const std::string& game : content_games()) {
        const std::string text = content_file(game + "/lessons.json");
        REQUIRE_MESSAGE(!text.empty(), "web/content/" << game << "/lessons.json cannot be read");
        const Json file = Json::parse(text);
        CHECK(file.at("game") == game);
        for (const Json& data : file.at("lessons")) {
            const std::string rules = data.value("rules", file.at("rules").get<std::string>());
            const std::string start = qirq::naive::game(rules)->start();
            all.push_back({game, data.at("id"), data.at("kind"), rules, data.value("position", start), data});
        }
    }
    return all;
}

/// The points that a turn's text names, in order.
Names points_of(const std::string& text) {
    static const std::regex point("[a-i][1-9]");
    Names points;
    for (std::sregex_iterator it(text.begin(), text.end(), point), end; it != end; ++it) points.push_back(it->str());
    return points;
}

bool begins_with(const Names& points, const Names& first) {
    return points.size() >= first.size() && std::equal(first.begin(), first.end(), points.begin());
}

char mover(const std::string& position) { return position[position.find(' ') + 1]; }

char other(char side) { return side == 'x' ? 'o' : 'x'; }

std::size_t count_taken(const std::string& position, const qirq::naive::Turn& turn) { return taken_between(position, turn.result).size(); }

/// Tries every turn of the naive generator. The exercises are too short for draws by repetition or quiet play.
class Judge {
public:
    explicit Judge(const std::string& rules) : game_(qirq::naive::game(rules)) {}

    std::vector<qirq::naive::Turn> turns(const std::string& position) const { return game_->turns(position); }

    bool wins(char side, const std::string& position, int plies) const {
        const std::string outcome = game_->outcome(position);
        if (!outcome.empty()) return outcome.find(side == 'x' ? "1-0" : "0-1") == 0;
        if (plies <= 0) return false;
        const auto all = turns(position);
        const auto good = [&](const qirq::naive::Turn& turn) { return wins(side, turn.result, plies - 1); };
        return mover(position) == side ? std::any_of(all.begin(), all.end(), good) : std::all_of(all.begin(), all.end(), good);
    }

    std::size_t most_taken(const std::string& position) const {
        std::size_t most = 0;
        for (const auto& turn : turns(position)) most = std::max(most, count_taken(position, turn));
        return most;
    }

    bool meets(const std::string& position, const qirq::naive::Turn& turn, const Json& goal) const {
        const std::size_t taken = count_taken(position, turn);
        const char side = mover(position);
        for (const auto& [name, value] : goal.items()) {
            const int number = value.get<int>();
            const auto size = static_cast<std::size_t>(number);
            if (name == "takes" && taken != size) return false;
            if (name == "wins" && !wins(side, turn.result, number - 1)) return false;
            if (name == "holds" && wins(other(side), turn.result, number)) return false;
            if (name == "keeps" && most_taken(turn.result) > size) return false;
            if (name == "gains" && taken < most_taken(turn.result) + size) return false;
            REQUIRE(std::set<std::string>{"takes", "wins", "holds", "keeps", "gains"}.count(name) == 1);
        }
        return true;
    }

    Names right(const std::string& position, const Json& goal) const {
        Names texts;
        for (const auto& turn : turns(position))
            if (meets(position, turn, goal)) texts.push_back(turn.text);
        return texts;
    }

private:
    std::unique_ptr<qirq::naive::Game> game_;
};

/// The points that a question asks for.
std::set<std::string> asked(const Lesson& lesson, const Json& ask) {
    std::set<std::string> points;
    if (ask.contains("joined")) {
        const auto session = qirq::new_session(lesson.rules);
        const qirq::Board& board = session->board();
        for (const qirq::Segment& segment : board.segments()) {
            if (board.name(segment.a) == ask.at("joined")) points.insert(board.name(segment.b));
            if (board.name(segment.b) == ask.at("joined")) points.insert(board.name(segment.a));
        }
        return points;
    }
    const Judge judge(lesson.rules);
    for (const auto& turn : judge.turns(lesson.position)) {
        const Names named = points_of(turn.text);
        const Names taken = taken_between(lesson.position, turn.result);
        if (named.empty()) continue;
        if (ask.contains("moving") || (ask.contains("capturing") && !taken.empty())) points.insert(named.front());
        if (ask.contains("fallen") || (ask.contains("falling") && turn.text == ask.at("falling"))) points.insert(taken.begin(), taken.end());
        if (ask.contains("reached") && named.front() == ask.at("reached")) points.insert(named.begin() + 1, named.end());
    }
    return points;
}

bool is_so(const Lesson& lesson, const Json& ask) {
    const Judge judge(lesson.rules);
    const auto turns = judge.turns(lesson.position);
    if (ask.contains("blocked")) return std::all_of(turns.begin(), turns.end(), [](const auto& turn) { return turn.text == "pass"; });
    if (ask.contains("mustGoOn")) {
        const Names first = ask.at("mustGoOn");
        bool begun = false;
        bool ends = false;
        for (const auto& turn : turns) {
            begun = begun || begins_with(points_of(turn.text), first);
            ends = ends || points_of(turn.text) == first;
        }
        REQUIRE(begun);
        return !ends;
    }
    for (const auto& turn : turns)
        if (turn.text == ask.at("turn")) return judge.meets(lesson.position, turn, ask.at("goal"));
    FAIL("not a turn: " << ask.at("turn"));
    return false;
}

/// What comes of a shape round a point: `takes N`, or the reason of a refusal; empty where it does not fit.
std::string built(const Lesson& lesson, int file, int rank, int width, int height) {
    std::map<std::pair<int, int>, char> stones_at;
    bool fits = true;
    const auto at = [&](const Json& where) {
        const std::pair<int, int> place{file + where.at(0).get<int>(), rank + where.at(1).get<int>()};
        fits = fits && place.first >= 0 && place.first < width && place.second >= 0 && place.second < height;
        return place;
    };
    for (const Json& stone : lesson.data.at("shape")) stones_at[at(stone.at("at"))] = stone.at("stone").get<std::string>().front();
    Names clicks;
    for (const char* end : {"from", "to"}) {
        const auto [x, y] = at(lesson.data.at("move").at(end));
        clicks.push_back(static_cast<char>('a' + x) + std::to_string(y + 1));
    }
    if (!fits) return {};
    std::string rows;
    for (int y = height - 1; y >= 0; --y) {
        int gap = 0;
        const auto close = [&] {
            if (gap > 0) rows += std::to_string(gap);
            gap = 0;
        };
        for (int x = 0; x < width; ++x) {
            const auto stone = stones_at.find({x, y});
            if (stone == stones_at.end()) {
                ++gap;
                continue;
            }
            close();
            rows += stone->second;
        }
        close();
        if (y > 0) rows += '/';
    }
    const std::string position = rows + " " + lesson.data.at("rest").get<std::string>();
    for (const auto& turn : Judge(lesson.rules).turns(position))
        if (begins_with(points_of(turn.text), clicks)) return "takes " + std::to_string(count_taken(position, turn));
    const std::string reason = refusal(lesson.rules, position, clicks.front() + " " + clicks.back());
    return reason.substr(0, reason.find(' '));
}

std::string with_blanks(const Names& points) {
    std::string text;
    for (const std::string& point : points) text += (text.empty() ? "" : " ") + point;
    return text;
}

/// An exercise as it is told in one language.
struct Told {
    std::string id;
    std::map<std::string, std::string> blocks;
};

std::vector<Told> told(const std::string& text) {
    static const std::regex heading(R"(## .+ \{#([\w-]+)\})");
    static const std::regex block(R"(:::(\w*))");
    std::vector<Told> all;
    std::string kind;
    std::stringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_match(line, match, heading)) {
            all.push_back({match[1], {}});
            kind = "task";
        } else if (std::regex_match(line, match, block)) {
            kind = match[1].length() > 0 ? match[1].str() : "";
        } else if (!all.empty() && !line.empty()) {
            all.back().blocks[kind] += line + "\n";
        }
    }
    return all;
}

/// What stands in code marks.
Names in_code(const std::string& text) {
    static const std::regex code("`([^`]+)`");
    Names all;
    for (std::sregex_iterator it(text.begin(), text.end(), code), end; it != end; ++it) all.push_back((*it)[1]);
    return all;
}

}  // namespace

TEST_CASE("lessons: every game has eight at least, of several kinds, and there are forty at least") {
    std::map<std::string, std::map<std::string, int>> count;
    std::map<std::string, int> sum;
    std::set<std::string> ids;
    for (const Lesson& lesson : lessons()) {
        ++count[lesson.game][lesson.kind];
        ++sum[lesson.game];
        CHECK_MESSAGE(ids.insert(lesson.game + "/" + lesson.id).second, lesson.id << " stands twice");
    }
    int all = 0;
    for (const std::string& game : content_games()) {
        CAPTURE(game);
        CHECK(sum[game] >= 8);
        CHECK(count[game].size() >= 5);
        CHECK(count[game]["turn"] >= 3);
        all += sum[game];
    }
    CHECK(all >= 40);
}

TEST_CASE("lessons: of all turns exactly one is right") {
    for (const Lesson& lesson : lessons()) {
        if (lesson.kind != "turn" && lesson.kind != "sequence") continue;
        CAPTURE(lesson.game);
        CAPTURE(lesson.id);
        const Judge judge(lesson.rules);
        const Json& goal = lesson.data.at("goal");
        CHECK(judge.turns(lesson.position).size() > 1);
        CHECK(judge.right(lesson.position, goal) == Names{lesson.data.at("right")});
        // The library knows the same turns.
        Names naive;
        for (const auto& turn : judge.turns(lesson.position)) naive.push_back(turn.text);
        std::sort(naive.begin(), naive.end());
        CHECK(turns(lesson.rules, lesson.position) == naive);
        if (goal.contains("wins")) CHECK_FALSE(judge.wins(mover(lesson.position), lesson.position, goal.at("wins").get<int>() - 1));
    }
}

TEST_CASE("lessons: the points that are asked for are those of the answer") {
    for (const Lesson& lesson : lessons()) {
        if (lesson.kind != "tap") continue;
        CAPTURE(lesson.game);
        CAPTURE(lesson.id);
        const Names answer = lesson.data.at("points");
        CHECK(asked(lesson, lesson.data.at("ask")) == std::set<std::string>(answer.begin(), answer.end()));
    }
}

TEST_CASE("lessons: what is to be struck off is refused, and nothing else is left to the stone") {
    for (const Lesson& lesson : lessons()) {
        if (lesson.kind != "strike") continue;
        CAPTURE(lesson.game);
        CAPTURE(lesson.id);
        const std::string from = lesson.data.at("from");
        const auto all = Judge(lesson.rules).turns(lesson.position);
        CHECK(!all.empty());
        for (const auto& turn : all) CHECK(points_of(turn.text).front() != from);
        for (const std::string point : lesson.data.at("points")) CHECK(!refusal(lesson.rules, lesson.position, from + " " + point).empty());
    }
}

TEST_CASE("lessons: yes and no, and which of several, are as the answers say") {
    for (const Lesson& lesson : lessons()) {
        CAPTURE(lesson.game);
        CAPTURE(lesson.id);
        if (lesson.kind == "yes-no") CHECK(is_so(lesson, lesson.data.at("ask")) == lesson.data.at("answer").get<bool>());
        if (lesson.kind != "choose") continue;
        const Judge judge(lesson.rules);
        std::vector<std::size_t> right;
        const Json& candidates = lesson.data.at("candidates");
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const Names attempt = candidates[i].value("attempt", Names{});
            const std::string text = candidates[i].value("turn", "");
            const auto all = judge.turns(lesson.position);
            const bool good = std::any_of(all.begin(), all.end(), [&](const auto& turn) {
                return text.empty() ? begins_with(points_of(turn.text), attempt) : turn.text == text && judge.meets(lesson.position, turn, lesson.data.at("goal"));
            });
            if (good) right.push_back(i);
            if (!attempt.empty()) CHECK(refusal(lesson.rules, lesson.position, with_blanks(attempt)).empty() == good);
        }
        CHECK(right == std::vector<std::size_t>{lesson.data.at("which").get<std::size_t>()});
    }
}

TEST_CASE("lessons: what is to be built comes out as asked in some places and not in others") {
    for (const Lesson& lesson : lessons()) {
        if (lesson.kind != "build") continue;
        CAPTURE(lesson.game);
        CAPTURE(lesson.id);
        const auto session = qirq::new_session(lesson.rules);
        const int width = session->board().width();
        const int height = session->board().height();
        std::map<std::string, int> results;
        int all = 0;
        for (int file = 0; file < width; ++file) {
            for (int rank = 0; rank < height; ++rank) {
                const std::string result = built(lesson, file, rank, width, height);
                if (result.empty()) continue;
                ++results[result];
                ++all;
            }
        }
        for (const Json& round : lesson.data.at("rounds")) {
            const std::string wanted = round.contains("refused") ? round.at("refused").get<std::string>() : "takes " + std::to_string(round.at("takes").get<int>());
            CAPTURE(wanted);
            CHECK(results[wanted] > 0);
            CHECK(results[wanted] < all);
        }
    }
}

TEST_CASE("lessons: every language tells all of them in full, and names turns that can be played") {
    for (const std::string& game : content_games()) {
        std::vector<Lesson> own = lessons();
        own.erase(std::remove_if(own.begin(), own.end(), [&](const Lesson& lesson) { return lesson.game != game; }), own.end());
        for (const std::string& language : content_languages) {
            CAPTURE(game);
            CAPTURE(language);
            std::vector<Told> texts = told(content_file(game + "/lessons." + language + ".md"));
            REQUIRE(texts.size() == own.size());
            for (std::size_t i = 0; i < own.size(); ++i) {
                const Lesson& lesson = own[i];
                auto& blocks = texts[i].blocks;
                CAPTURE(lesson.id);
                CHECK(texts[i].id == lesson.id);
                for (const char* block : {"task", "hint", "done", "answer"}) CHECK_MESSAGE(!blocks[block].empty(), block << " is missing");
                const auto all = Judge(lesson.rules).turns(lesson.position);
                const auto is_turn = [&](const std::string& text) { return std::any_of(all.begin(), all.end(), [&](const auto& turn) { return turn.text == text; }); };
                for (const char* block : {"task", "hint", "done", "answer"})
                    for (const std::string& text : in_code(blocks[block])) CHECK_MESSAGE(is_turn(text), text << " is no turn");
                // Wrong answers are answers, and wrong.
                for (const std::string& text : in_code(blocks["not"])) {
                    CAPTURE(text);
                    const bool is_wrong = lesson.kind == "turn" || lesson.kind == "sequence";
                    if (is_wrong) CHECK(is_turn(text));
                    if (is_wrong) CHECK(text != lesson.data.at("right").get<std::string>());
                    if (lesson.kind == "tap") CHECK(points_of(text) == Names{text});
                    if (lesson.kind == "tap") CHECK(lesson.data.at("points").dump().find(text) == std::string::npos);
                    if (lesson.kind == "yes-no") CHECK((text == "right" || text == (lesson.data.at("answer").get<bool>() ? "no" : "yes")));
                }
            }
        }
    }
}

// Positions with something to find: wins in so many plies, draws by repetition, wins that a limit leaves little time for.
// Each is proven by trying every turn of the naive generator, and then given to the strongest level.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "naive.h"
#include "search/levels.h"
#include "session.h"
#include "support.h"

using namespace qirq;
using namespace qirq::test;

namespace {

// ---- The rows

/// What a rule set knows of draws, as the rule book's table has it.
struct Draws {
    std::string rules;
    std::optional<int> quiet_limit;
    std::optional<int> claim_from;
    bool third_occurrence = false;
};

const std::vector<Draws> draw_table{
    {"alquerque-bell", 50, std::nullopt, false},       {"alquerque-open", 80, std::nullopt, true},
    {"alquerque-forty", std::nullopt, 40, false},      {"alquerque-brainking", std::nullopt, std::nullopt, true},
    {"konane", std::nullopt, std::nullopt, false},     {"fanorona", 120, std::nullopt, true},
    {"seega", 120, std::nullopt, true},                {"surakarta", 120, std::nullopt, true},
};

/// The kinds of rows that a rule set has. Without draws by repetition none can be saved by it; where no limit and no claim
/// cuts quiet play short, a slow win is as good as a fast one.
std::vector<std::string> kinds_of(const Draws& draws) {
    std::vector<std::string> kinds{"win 3", "win 5", "win 7"};
    if (draws.third_occurrence) kinds.push_back("repetition");
    if (draws.quiet_limit || draws.claim_from) kinds.push_back("quiet");
    return kinds;
}

/// No row asks for more.
constexpr int most_plies = 7;

/// A line of a .tactics file: `RULES | KIND PLIES | POSITION [turns] | right turns | source`.
struct Row {
    std::string rules;
    std::string kind;
    int plies = 0;
    std::string position;
    /// The turns from the position on that led to the question.
    std::vector<std::string> turns;
    /// In alphabetical order.
    std::vector<std::string> right;

    const Draws& draws() const {
        const std::string id = rules.substr(0, rules.find(','));
        return *std::find_if(draw_table.begin(), draw_table.end(), [&](const Draws& entry) { return entry.rules == id; });
    }
};

std::string joined(const std::vector<std::string>& list, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t i = begin; i < end; ++i) text += (i == begin ? "" : " ") + list[i];
    return text;
}

Row row(const std::string& line) {
    CAPTURE(line);
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('|', begin), line.size());
        fields.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    REQUIRE(fields.size() == 5);
    const auto rules = words(fields[0]);
    const auto kind = words(fields[1]);
    const auto position = words(fields[2]);
    REQUIRE(rules.size() == 1);
    REQUIRE(kind.size() == 2);
    const int plies = std::stoi(kind[1]);
    REQUIRE(plies <= most_plies);
    REQUIRE(position.size() >= 4);
    REQUIRE(!words(fields[4]).empty());
    return {rules[0], kind[0], plies, joined(position, 0, 4), {position.begin() + 4, position.end()}, sorted_words(fields[3])};
}

const std::vector<Row>& rows() {
    static const std::vector<Row> list = [] {
        std::vector<Row> read;
        for (const std::string file : {"alquerque", "konane", "fanorona", "seega", "surakarta"}) {
            std::ifstream stream(QIRQ_POSITIONS_DIR "/" + file + ".tactics");
            REQUIRE_MESSAGE(stream, "tests/positions/" << file << ".tactics cannot be read");
            for (std::string line; std::getline(stream, line);)
                if (!line.empty() && line.front() != '#') read.push_back(row(line));
        }
        return read;
    }();
    return list;
}

// ---- The proof

std::string field(const std::string& position, int number) { return words(position)[static_cast<std::size_t>(number)]; }

char mover(const std::string& position) { return position[position.find(' ') + 1]; }

int quiet(const std::string& position) { return std::stoi(position.substr(position.find(' ') + 3)); }

std::string with_quiet(const std::string& position, int count) {
    return field(position, 0) + " " + field(position, 1) + " " + std::to_string(count) + " " + field(position, 3);
}

enum class Goal { win, draw };

/// Tries every turn of the naive generator to a given depth, and leaves off only where a side has what it wants. It keeps
/// its own books of quiet plies (in the position string) and of occurrences.
class Prover {
public:
    Prover(const naive::Game& game, const Draws& draws, std::string position)
        : game_(game), draws_(draws), now_(std::move(position)) {
        ++occurrences_[stones(now_)];
    }

    /// The position in question.
    const std::string& now() const { return now_; }

    void play(const std::string& text) {
        const auto& turns = turns_of(now_);
        const auto turn = std::find_if(turns.begin(), turns.end(), [&](const naive::Turn& t) { return t.text == text; });
        REQUIRE_MESSAGE(turn != turns.end(), text << " is not legal in " << now_);
        now_ = std::string(turn->result);
        ++occurrences_[stones(now_)];
        ++played_;
    }

    std::vector<std::string> turns() {
        std::vector<std::string> texts;
        for (const naive::Turn& turn : turns_of(now_)) texts.push_back(turn.text);
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    /// The turns after which a side reaches its goal within so many plies of now, whatever the other side does; in
    /// alphabetical order.
    std::vector<std::string> turns_that_reach(char side, Goal goal, int plies) {
        std::vector<std::string> texts;
        for (const naive::Turn& turn : turns_of(now_))
            if (reaches(side, goal, turn.result, plies - 1)) texts.push_back(turn.text);
        std::sort(texts.begin(), texts.end());
        return texts;
    }

private:
    /// What a repetition is a repetition of: the quiet count is no part of it.
    static std::string stones(const std::string& position) { return with_quiet(position, 0); }

    const std::vector<naive::Turn>& turns_of(const std::string& position) {
        const auto [entry, is_new] = turns_.try_emplace(position);
        if (is_new) entry->second = game_.turns(position);
        return entry->second;
    }

    const std::string& outcome_of(const std::string& position) {
        const auto [entry, is_new] = outcomes_.try_emplace(position);
        if (is_new) entry->second = game_.outcome(position);
        return entry->second;
    }

    /// Whether a third occurrence is possible at all. To come back to where they were takes a side two turns, and the other
    /// too: where nothing has been played it takes eight plies, and no row asks for so many.
    bool way_matters() const { return draws_.third_occurrence && played_ > 0; }

    bool reaches(char side, Goal goal, const std::string& position, int plies) {
        if (way_matters()) {
            const std::string key = stones(position);
            ++occurrences_[key];
            const bool reached = look(side, goal, position, plies, occurrences_[key]);
            --occurrences_[key];
            return reached;
        }
        const auto known = known_.find({side, goal, position, plies});
        if (known != known_.end()) return known->second;
        const bool reached = look(side, goal, position, plies, 1);
        known_[{side, goal, position, plies}] = reached;
        return reached;
    }

    bool look(char side, Goal goal, const std::string& position, int plies, int occurrence) {
        const std::string& outcome = outcome_of(position);
        const bool own_turn = mover(position) == side;
        if (!outcome.empty()) {
            const bool won = outcome.find(side == 'x' ? "1-0" : "0-1") == 0;
            const bool lost = outcome.find(side == 'x' ? "0-1" : "1-0") == 0;
            return goal == Goal::win ? won : !lost;
        }
        if (draws_.third_occurrence && occurrence >= 3) return goal == Goal::draw;
        if (draws_.quiet_limit && quiet(position) >= *draws_.quiet_limit) return goal == Goal::draw;
        if (draws_.claim_from && quiet(position) >= *draws_.claim_from) {
            if (own_turn && goal == Goal::draw) return true;
            if (!own_turn && goal == Goal::win) return false;
        }
        if (plies == 0) return false;
        for (const naive::Turn& turn : turns_of(position))
            if (reaches(side, goal, turn.result, plies - 1) == own_turn) return own_turn;
        return !own_turn;
    }

    const naive::Game& game_;
    const Draws& draws_;
    std::string now_;
    int played_ = 0;
    std::map<std::string, int> occurrences_;
    std::map<std::string, std::vector<naive::Turn>> turns_;
    std::map<std::string, std::string> outcomes_;
    std::map<std::tuple<char, Goal, std::string, int>, bool> known_;
};

}  // namespace

TEST_CASE("tactics: every rule set has five rows of each of its kinds, and no others") {
    std::map<std::string, std::map<std::string, int>> count;
    for (const Row& row : rows()) {
        CAPTURE(row.position);
        const std::string id = row.rules.substr(0, row.rules.find(','));
        REQUIRE(std::any_of(draw_table.begin(), draw_table.end(), [&](const Draws& draws) { return draws.rules == id; }));
        ++count[id][row.kind == "win" ? "win " + std::to_string(row.plies) : row.kind];
    }
    for (const Draws& draws : draw_table) {
        CAPTURE(draws.rules);
        const std::vector<std::string> kinds = kinds_of(draws);
        for (const std::string& kind : kinds) {
            CAPTURE(kind);
            CHECK(count[draws.rules][kind] >= 5);
        }
        CHECK(count[draws.rules].size() == kinds.size());
    }
}

TEST_CASE("tactics: the rows are true, by trying every turn of the naive generator") {
    std::string rules;
    std::unique_ptr<naive::Game> game;
    // Rows in which the fastest win from afar is too slow, and a slower one that takes a stone on the way is right.
    std::map<std::string, int> outpaced;
    for (const Row& row : rows()) {
        if (row.rules != rules) game = naive::game(rules = row.rules);
        CAPTURE(row.rules);
        CAPTURE(row.kind);
        CAPTURE(row.position);
        CAPTURE(row.turns);
        const Draws& draws = row.draws();
        Prover prover(*game, draws, row.position);
        for (const std::string& turn : row.turns) prover.play(turn);
        const char us = mover(prover.now());
        const char them = us == 'x' ? 'o' : 'x';

        const std::vector<std::string> turns = prover.turns();
        CHECK(!row.right.empty());
        CHECK(2 * row.right.size() < turns.size());
        std::vector<std::string> wrong;
        std::set_difference(turns.begin(), turns.end(), row.right.begin(), row.right.end(), std::back_inserter(wrong));
        REQUIRE(wrong.size() + row.right.size() == turns.size());

        if (row.kind == "win") {
            CHECK(prover.turns_that_reach(us, Goal::win, row.plies - 1).empty());
            CHECK(prover.turns_that_reach(us, Goal::win, row.plies) == row.right);
        } else if (row.kind == "quiet") {
            CHECK(prover.turns_that_reach(us, Goal::win, row.plies) == row.right);
            CHECK(prover.turns_that_reach(them, Goal::draw, row.plies) == wrong);
            // It is the limit that makes them wrong: from afar one of them wins too.
            Prover from_afar(*game, draws, with_quiet(row.position, 0));
            std::vector<std::string> wins;
            std::vector<std::string> missed;
            for (const int plies : {3, 5, 7}) {
                const bool fastest = wins.empty();
                wins = from_afar.turns_that_reach(us, Goal::win, plies);
                missed.clear();
                std::set_intersection(wins.begin(), wins.end(), wrong.begin(), wrong.end(), std::back_inserter(missed));
                if (fastest && !wins.empty() && missed == wins) ++outpaced[row.rules];
                if (!missed.empty()) break;
            }
            CHECK(!missed.empty());
        } else {
            CHECK(prover.turns_that_reach(us, Goal::draw, row.plies) == row.right);
            CHECK(prover.turns_that_reach(us, Goal::win, row.plies).empty());
            CHECK(prover.turns_that_reach(them, Goal::win, row.plies) == wrong);
            // It is what has been played that makes them right: without it nothing is a draw so soon.
            Prover without(*game, draws, prover.now());
            CHECK(without.turns_that_reach(us, Goal::draw, row.plies).empty());
        }
    }
    for (const Draws& draws : draw_table) {
        CAPTURE(draws.rules);
        const bool cut_short = draws.quiet_limit || draws.claim_from;
        CHECK(outpaced[draws.rules] >= (cut_short ? 2 : 0));
    }
}

namespace {

Thought think(const Row& row, const ThinkLimits& limits) {
    const auto session = new_session(row.rules, row.position);
    for (const std::string& turn : row.turns) session->play(turn);
    session->think(limits, [] { return std::int64_t{0}; });
    while (!session->think_on(1'000'000)) {
    }
    return *session->thought();
}

bool is_right(const Row& row, const std::string& turn) {
    return std::find(row.right.begin(), row.right.end(), turn) != row.right.end();
}

}  // namespace

TEST_CASE("tactics: the strongest level plays a right turn, and proves what it wins") {
    ThinkLimits limits;
    limits.level = level_count;
    int slower = 0;
    for (const Row& row : rows()) {
        CAPTURE(row.rules);
        CAPTURE(row.kind);
        CAPTURE(row.position);
        CAPTURE(row.turns);
        const Thought thought = think(row, limits);
        CAPTURE(thought.turn);
        if (row.kind == "repetition") {
            CHECK(is_right(row, thought.turn));
            CHECK(thought.score == draw_score);
            CHECK_FALSE(thought.verdict);
            continue;
        }
        REQUIRE(thought.verdict);
        CHECK(thought.verdict->wins);
        CHECK_FALSE(thought.claims);
        const int distance = *thought.verdict->distance;
        if (row.kind == "win") CHECK(distance >= row.plies);
        if (row.kind != "win" || distance <= row.plies || distance > most_plies) CHECK(is_right(row, thought.turn));
        if (row.kind != "win" || is_right(row, thought.turn)) continue;
        // Reductions may hide a win behind a longer one, which must then be what it is said to be.
        ++slower;
        const auto game = naive::game(row.rules);
        Prover prover(*game, row.draws(), row.position);
        const auto wins = prover.turns_that_reach(mover(prover.now()), Goal::win, distance);
        CHECK(std::count(wins.begin(), wins.end(), thought.turn) == 1);
    }
    // A single row does so, beside five of its kind that do not. A change of the search that makes it more has made it worse.
    CHECK(slower <= 1);
}

TEST_CASE("tactics: without reductions a win in n plies is found at depth n") {
    for (const Row& row : rows()) {
        if (row.kind != "win") continue;
        CAPTURE(row.rules);
        CAPTURE(row.position);
        ThinkLimits limits;
        limits.limits.depth = row.plies;
        // More than enough; it keeps the table small.
        limits.limits.nodes = 100'000;
        limits.features.late_reductions = false;
        const Thought thought = think(row, limits);
        CHECK(thought.verdict == Verdict{true, row.plies});
        CHECK(is_right(row, thought.turn));
    }
}

// The numbers of tests/perft, counted by the library and once more by the naive generator.
#include <doctest/doctest.h>

#include <fstream>
#include <set>

#include "game.h"
#include "naive.h"
#include "support.h"

namespace {

using namespace qirq::test;

/// A line of a .perft file: `RULES | POSITION or start | path or result | numbers from depth 1 on | source`.
struct Row {
    std::string rules;
    std::string position;
    bool by_result = false;
    std::vector<std::uint64_t> numbers;
    std::string source;
};

std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

std::vector<Row> rows(const std::string& file) {
    std::ifstream stream(std::string(QIRQ_PERFT_DIR) + "/" + file);
    REQUIRE_MESSAGE(stream, "tests/perft/" << file << " cannot be read");
    std::vector<Row> list;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') continue;
        CAPTURE(line);
        std::vector<std::string> fields;
        for (std::size_t begin = 0; begin <= line.size();) {
            const std::size_t end = std::min(line.find('|', begin), line.size());
            fields.push_back(trimmed(line.substr(begin, end - begin)));
            begin = end + 1;
        }
        REQUIRE(fields.size() == 5);
        Row row{fields[0], fields[1], fields[2] == "result", {}, fields[4]};
        REQUIRE((row.by_result || fields[2] == "path"));
        for (const std::string& number : words(fields[3])) row.numbers.push_back(std::stoull(number));
        REQUIRE(!row.numbers.empty());
        REQUIRE(!row.source.empty());
        list.push_back(row);
    }
    return list;
}

std::uint64_t naive_perft(const qirq::naive::Game& game, const std::string& position, std::size_t depth, bool by_result) {
    std::vector<std::string> results;
    for (const auto& turn : game.turns(position)) results.push_back(turn.result);
    if (by_result) {
        const std::set<std::string> distinct(results.begin(), results.end());
        results.assign(distinct.begin(), distinct.end());
    }
    if (depth == 1) return results.size();
    std::uint64_t count = 0;
    for (const std::string& result : results) count += naive_perft(game, result, depth - 1, by_result);
    return count;
}

/// Every file of numbers, and how many rows it has at the least.
const std::vector<std::pair<std::string, std::size_t>> files{
    {"alquerque.perft", 25}, {"konane.perft", 11}, {"fanorona.perft", 8}, {"seega.perft", 10}, {"surakarta.perft", 3}};

}  // namespace

TEST_CASE("perft: the library counts the numbers of every file") {
    for (const auto& [file, least] : files) {
        const std::vector<Row> list = rows(file);
        CHECK(list.size() >= least);
        for (const Row& row : list) {
            CAPTURE(row.rules);
            CAPTURE(row.position);
            CAPTURE(row.by_result);
            for (std::size_t depth = 1; depth <= row.numbers.size(); ++depth) {
                CAPTURE(depth);
                CHECK(perft_of(row.rules, row.position, static_cast<int>(depth), row.by_result) == row.numbers[depth - 1]);
            }
        }
    }
}

TEST_CASE("perft: the naive generators count the numbers of every file") {
    for (const auto& [file, least] : files) {
        for (const Row& row : rows(file)) {
            CAPTURE(row.rules);
            CAPTURE(row.position);
            CAPTURE(row.by_result);
            const auto game = qirq::naive::game(row.rules);
            const std::string position = row.position == "start" ? game->start() : row.position;
            for (std::size_t depth = 1; depth <= row.numbers.size(); ++depth) {
                CAPTURE(depth);
                CHECK(naive_perft(*game, position, depth, row.by_result) == row.numbers[depth - 1]);
            }
        }
    }
}

TEST_CASE("perft: depth 0 counts the position itself") { CHECK(perft_of("alquerque-open", "start", 0, false) == 1); }

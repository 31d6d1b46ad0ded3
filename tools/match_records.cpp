#include "match_records.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "error.h"
#include "numbers.h"
#include "session.h"

namespace qirq {

namespace {

constexpr std::string_view round_header = "Round";

/// The text of a file; nothing where there is none.
std::optional<std::string> text_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

void write(const std::string& path, const std::string& text, std::ios::openmode mode) {
    std::ofstream file(path, mode | std::ios::out | std::ios::binary);
    file << text << std::flush;
    if (!file) throw InputError("The file '" + path + "' cannot be written.");
}

/// A game that was read from the file.
struct KeptGame {
    std::string text;
    std::size_t pair = 0;
    std::size_t game = 0;
    GameResult result;
};

/// The pair and the game of a header Round.
std::optional<std::pair<std::size_t, std::size_t>> read_round(const std::string& text) {
    const auto parts = split(text, '.');
    if (parts.size() != 2) return std::nullopt;
    const auto pair = whole_number(parts[0]);
    const auto game = whole_number(parts[1]);
    if (!pair || !game || *pair < 1 || *game < 1 || *game > 2) return std::nullopt;
    return std::pair{static_cast<std::size_t>(*pair), static_cast<std::size_t>(*game)};
}

/// Checks that a game belongs to the match. `where` says which it is.
KeptGame fit(const std::string& text, const Session& session, const MatchIdentity& match, const std::string& where) {
    const auto check = [&](std::string_view name, const std::string& is, const std::string& due) {
        if (is != due)
            throw InputError(where + " does not fit this match: its header " + std::string(name) + " is '" + is +
                             "' and not '" + due + "'.");
    };
    check("Rules", session.rule_set().spec, match.rules);
    const std::string round = session.header(round_header);
    const auto numbers = read_round(round);
    if (!numbers) throw InputError(where + " is not of a match: its header Round is '" + round + "' and not PAIR.GAME.");
    for (const RecordHeader& header : match_headers(match, numbers->first, numbers->second))
        check(header.name, session.header(header.name), header.value);
    return {text, numbers->first, numbers->second, result_of(session)};
}

}  // namespace

std::vector<RecordHeader> match_headers(const MatchIdentity& match, std::size_t pair, std::size_t game) {
    return {{"Event", "match"},
            {std::string(round_header), std::to_string(pair) + "." + std::to_string(game)},
            {"First", match.players[game - 1]},
            {"Second", match.players[2 - game]},
            {"Seed", std::to_string(match.seed)},
            {"Openings", print(match.openings)}};
}

std::vector<std::string> split_records(const std::string& text) {
    // A record has one empty line in it, after its headers.
    constexpr std::string_view gap = "\n\n";
    std::vector<std::string> records;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t turns = text.find(gap, begin);
        const std::size_t end = turns == std::string::npos ? turns : text.find(gap, turns + gap.size());
        // The end of the last line belongs to the record.
        records.push_back(text.substr(begin, end == std::string::npos ? end : end + 1 - begin));
        if (end == std::string::npos) break;
        begin = end + gap.size();
    }
    return records;
}

MatchRecords::MatchRecords(std::string path, MatchIdentity match) : path_(std::move(path)), match_(std::move(match)) {}

void MatchRecords::create() {
    if (text_of_file(path_))
        throw InputError("The file '" + path_ +
                         "' exists: --resume goes on with its match, or another name begins a new one.");
    write(path_, "", std::ios::trunc);
}

std::map<std::size_t, PairResult> MatchRecords::resume(std::vector<std::string>& notes) {
    const auto text = text_of_file(path_);
    if (!text) {
        create();
        return {};
    }
    const std::vector<std::string> records = split_records(*text);
    std::vector<KeptGame> games;
    std::string aside;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const std::string where = "Record " + std::to_string(i + 1) + " of '" + path_ + "'";
        OpenedRecord opened;
        try {
            opened = open_record(records[i]);
            if (!opened.session->state().outcome) throw InputError("The game is not over.");
        } catch (const InputError& error) {
            if (i + 1 < records.size()) throw InputError(where + " is damaged: " + error.what());
            aside += records[i];
            notes.push_back(where + " is cut off; it was moved to '" + path_ + ".aside', and its game is played again.");
            continue;
        }
        games.push_back(fit(records[i], *opened.session, match_, where));
        if (games.back().text.back() != '\n') games.back().text += "\n";
    }

    std::map<std::size_t, std::array<std::optional<GameResult>, 2>> found;
    for (const KeptGame& game : games) {
        auto& slot = found[game.pair][game.game - 1];
        if (slot)
            throw InputError("The file '" + path_ + "' has the game " + std::to_string(game.pair) + "." +
                             std::to_string(game.game) + " twice.");
        slot = game.result;
    }
    std::map<std::size_t, PairResult> complete;
    for (const auto& [pair, results] : found)
        if (results[0] && results[1]) complete[pair] = {*results[0], *results[1]};

    std::string kept;
    for (const KeptGame& game : games) {
        if (complete.count(game.pair) == 1) {
            kept += game.text + "\n";
            continue;
        }
        aside += (aside.empty() ? "" : "\n") + game.text;
        notes.push_back("Game " + std::to_string(game.pair) + "." + std::to_string(game.game) + " of '" + path_ +
                        "' stands without the other of its pair; it was moved to '" + path_ +
                        ".aside', and is played again.");
    }
    if (!aside.empty()) write(path_ + ".aside", aside + "\n", std::ios::app);
    if (kept != *text) {
        // The new file takes the place of the old one at once, so that neither can be lost half-way.
        write(path_ + ".new", kept, std::ios::trunc);
        if (std::rename((path_ + ".new").c_str(), path_.c_str()) != 0)
            throw InputError("The file '" + path_ + "' cannot be replaced.");
    }
    return complete;
}

void MatchRecords::append(const std::string& record) { write(path_, record + "\n", std::ios::app); }

}  // namespace qirq

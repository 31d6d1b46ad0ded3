// The command line: a user of the library like any other. Answers go to stdout; errors, a sentence each, to stderr.
#include <array>
#include <cmath>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <type_traits>
#include <variant>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "climb.h"
#include "clock.h"
#include "engine.h"
#include "interrupt.h"
#include "match.h"
#include "match_report.h"
#include "search/bench.h"
#include "session.h"
#include "tune.h"
#include "workers.h"

namespace {

using namespace qirq;
using Json = nlohmann::ordered_json;

/// Exit codes.
constexpr int fine = 0;
constexpr int record_is_wrong = 1;
constexpr int input_is_wrong = 2;

Json json(const std::optional<Outcome>& outcome) {
    if (!outcome) return nullptr;
    return {{"result", result(*outcome)}, {"reason", name(outcome->reason)}};
}

std::string all_of_stdin() { return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()}; }

Json json(const RuleSet& set) {
    Json options = Json::array();
    for (const auto& [info, value] : set.options) {
        Json option{{"name", info.name},
                    {"value", print_option(info, value)},
                    {"meaning", info.meaning},
                    {"source", info.source}};
        Json values = Json::array();
        for (const OptionValue& named : info.values) values.push_back({{"name", named.name}, {"meaning", named.meaning}});
        if (info.range)
            option["range"] = {{"from", info.range->from}, {"to", info.range->to}, {"none", true}};
        else
            option["values"] = std::move(values);
        options.push_back(std::move(option));
    }
    return {{"id", set.id},
            {"game", set.game},
            {"name", set.name},
            {"first", set.first == Shade::dark ? "dark" : "light"},
            {"source", set.source},
            {"start", new_session(set.spec)->state().position},
            {"options", std::move(options)}};
}

void print(const RuleSet& set) {
    std::cout << set.id << "  (" << set.game << ", " << set.name << ", " << (set.first == Shade::dark ? "dark" : "light")
              << " first)\n  source: " << set.source << "\n";
    for (const auto& [info, value] : set.options) {
        std::cout << "  " << info.name << "=" << print_option(info, value) << "\n      " << info.meaning << "\n";
        for (const OptionValue& named : info.values) std::cout << "      " << named.name << ": " << named.meaning << "\n";
        if (info.range) std::cout << "      " << info.range->from << " to " << info.range->to << ", or none\n";
        std::cout << "      source: " << info.source << "\n";
    }
    std::cout << "\n";
}

int run_rules(bool as_json) {
    if (as_json) {
        Json list = Json::array();
        for (const RuleSet& set : rule_sets()) list.push_back(json(set));
        std::cout << list.dump(2) << "\n";
    } else {
        for (const RuleSet& set : rule_sets()) print(set);
    }
    return fine;
}

int run_perft(const std::string& rules, const std::optional<std::string>& position, int depth, PerftBy by, bool divided,
              bool as_json) {
    const auto session = new_session(rules, position);
    if (as_json) {
        const std::int64_t begun = milliseconds();
        const std::uint64_t count = session->perft(depth, by);
        std::cout << Json{{"count", count}, {"ms", milliseconds() - begun}}.dump() << "\n";
        return fine;
    }
    if (!divided || depth == 0) {
        std::cout << session->perft(depth, by) << "\n";
        return fine;
    }
    std::uint64_t count = 0;
    for (const Divided& part : session->divide(depth, by)) {
        std::cout << part.turn << " " << part.count << "\n";
        count += part.count;
    }
    std::cout << count << "\n";
    return fine;
}

/// What the rules list for one position: draws end a game, but not this list.
Json list_turns(const RuleSet& set, const std::string& line) {
    return std::visit(
        [&](const auto& rules) {
            const Setup setup = read_position(rules, line);
            Json turns = Json::array();
            for (const Path& path : paths(rules, setup.position)) turns.push_back(print_turn(rules.board(), path));
            Json answer{{"position", print_position(rules, setup)},
                        {"turns", std::move(turns)},
                        {"results", perft(rules, setup.position, 1, PerftBy::result)}};
            const Record<std::decay_t<decltype(rules)>> record(rules, set.spec, setup);
            if (record.now().outcome) answer["outcome"] = json(record.now().outcome);
            return answer;
        },
        set.rules);
}

int run_turns(const std::string& rules) {
    const RuleSet set = rule_set(rules);
    for (std::string line; std::getline(std::cin, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        Json answer;
        try {
            answer = list_turns(set, line);
        } catch (const InputError& error) {
            answer = {{"position", line}, {"error", error.what()}};
        }
        // What is not UTF-8 in a bad line is shown by the replacement character.
        std::cout << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
    }
    return fine;
}

void print_decided(const Outcome& outcome, bool as_json) {
    if (as_json)
        std::cout << Json{{"outcome", json(outcome)}}.dump() << "\n";
    else
        std::cout << "outcome " << result(outcome) << " " << name(outcome.reason) << "\n";
}

int run_best(const std::string& rules, const std::optional<std::string>& position, const Limits& limits, bool as_json) {
    const auto session = new_session(rules, position);
    if (const auto outcome = session->state().outcome) {
        print_decided(*outcome, as_json);
        return fine;
    }
    ThinkLimits given;
    given.limits = limits;
    session->think(given, milliseconds);
    while (!session->think_on(1'000'000)) {}
    const Thought thought = *session->thought();
    const std::string act = thought.claims ? "claim" : thought.turn;
    if (as_json) {
        Json answer{{"turn", act}, {"score", thought.score}};
        if (thought.verdict)
            answer["verdict"] = {{"value", thought.verdict->wins ? "win" : "loss"}, {"distance", *thought.verdict->distance}};
        answer["depth"] = thought.depth;
        answer["nodes"] = thought.nodes;
        answer["ms"] = thought.ms;
        answer["line"] = thought.line;
        if (limits.lines > 1) {
            Json ranked = Json::array();
            for (const Variation& variation : thought.variations)
                ranked.push_back({{"score", variation.score}, {"depth", variation.depth}, {"line", variation.line}});
            answer["variations"] = std::move(ranked);
        }
        std::cout << answer.dump() << "\n";
        return fine;
    }
    std::cout << "turn " << act << "\nscore " << thought.score << "\n";
    if (thought.verdict)
        std::cout << "verdict " << (thought.verdict->wins ? "win" : "loss") << " in " << *thought.verdict->distance
                  << " plies, proven\n";
    std::cout << "depth " << thought.depth << "\nnodes " << thought.nodes << "\nms " << thought.ms << "\nline";
    for (const std::string& turn : thought.line) std::cout << " " << turn;
    std::cout << "\n";
    for (std::size_t i = 1; i < thought.variations.size(); ++i) {
        std::cout << "next score " << thought.variations[i].score << " line";
        for (const std::string& turn : thought.variations[i].line) std::cout << " " << turn;
        std::cout << "\n";
    }
    return fine;
}

int run_solve(const std::string& rules, const std::optional<std::string>& position, bool as_json) {
    const auto session = new_session(rules, position);
    const State state = session->state();
    if (state.outcome) {
        print_decided(*state.outcome, as_json);
        return fine;
    }
    ThinkLimits until_proven;
    until_proven.solve = true;
    session->think(until_proven, milliseconds);
    while (!session->think_on(1'000'000)) {}
    const Thought thought = *session->thought();
    const char winner = letter(thought.verdict->wins ? state.stones.turn : other(state.stones.turn));
    if (as_json) {
        Json answer{{"winner", std::string(1, winner)}};
        if (!thought.turn.empty()) answer["turn"] = thought.turn;
        answer["nodes"] = thought.nodes;
        answer["ms"] = thought.ms;
        std::cout << answer.dump() << "\n";
        return fine;
    }
    std::cout << "winner " << winner << ", proven\n";
    if (!thought.turn.empty()) std::cout << "turn " << thought.turn << "\n";
    std::cout << "nodes " << thought.nodes << "\nms " << thought.ms << "\n";
    return fine;
}

int run_check(const std::string& rules) {
    // The rule set asked for is checked first: that it is unknown is no fault of the record.
    const RuleSet set = rule_set(rules);
    try {
        const OpenedRecord opened = open_record(all_of_stdin());
        const std::string is = opened.session->rule_set().spec;
        if (is != set.spec) throw InputError("The record is played by " + is + ", not by " + set.spec + ".");
        for (const std::string& note : opened.notes) std::cout << "mended: " << note << "\n";
        const State state = opened.session->state();
        std::cout << "position " << state.position << "\n";
        if (state.outcome)
            print_decided(*state.outcome, false);
        else
            std::cout << "outcome *\n";
        return fine;
    } catch (const InputError& error) {
        std::cerr << error.what() << "\n";
        return record_is_wrong;
    }
}

int run_bench() {
    const BenchReport report = bench(milliseconds);
    const auto per_second = [](std::uint64_t nodes, std::int64_t ms) {
        return ms > 0 ? nodes * 1000 / static_cast<std::uint64_t>(ms) : 0;
    };
    for (const BenchRow& row : report.rows)
        std::cout << row.rules << ": " << row.nodes << " nodes, " << per_second(row.nodes, row.ms) << " nodes/s\n";
    std::cout << "nodes " << report.nodes << "\nnodes/s " << per_second(report.nodes, report.ms) << "\nsignature "
              << report.signature << "\n";
    return fine;
}

/// Options of a match as they are typed.
struct MatchWords {
    std::array<std::string, 2> players;
    std::optional<int> games;
    std::string openings = print(PlyRange{});
    std::optional<std::string> sprt;
    std::optional<double> patience;
};

int run_match(MatchOptions options, const MatchWords& words, bool as_json) {
    constexpr int usual_games = 100;
    constexpr int most_games_of_a_test = 20'000;
    constexpr double longest_patience = 86'400;
    options.rules = rule_set(options.rules).spec;
    for (std::size_t i = 0; i < words.players.size(); ++i) options.players[i] = read_player(words.players[i]);
    options.openings = read_ply_range(words.openings);
    if (words.sprt) options.sprt = read_sprt(*words.sprt);
    options.games = words.games.value_or(options.sprt ? most_games_of_a_test : usual_games);
    if (words.patience) {
        if (!(*words.patience > 0 && *words.patience <= longest_patience))
            throw InputError("The patience has to be more than 0 seconds and at most a day (86400).");
        options.patience = static_cast<std::int64_t>(std::ceil(*words.patience * 1000));
    }
    watch_for_interrupts();
    const MatchReport report = run_match(options, interrupted);
    std::cout << (as_json ? print_json(report) + "\n" : print(report));
    return fine;
}

/// Prints a weights file, or writes it where a name is given.
int put_weights(const std::string& weights, const std::string& out) {
    if (out.empty()) {
        std::cout << weights;
        return fine;
    }
    std::ofstream file(out);
    file << weights;
    file.close();
    if (!file) throw InputError("The file " + out + " cannot be written.");
    return fine;
}

int run(int argc, char** argv) {
    CLI::App app("Qirq: the old capture games of the drawn board. RULES is ID[,option=value...]; see 'qirq rules'.", "qirq");
    app.require_subcommand(1);
    std::string rules;
    std::optional<std::string> position;
    bool as_json = false;
    int code = fine;
    const auto add_rules = [&](CLI::App* command) { command->add_option("RULES", rules, "The rule set")->required(); };
    const auto add_position = [&](CLI::App* command) {
        command->add_option("--position", position, "A position string: ROWS SIDE QUIET EXTRA");
    };

    CLI::App* command = app.add_subcommand("rules", "List the rule sets with their options, meanings and sources");
    command->add_flag("--json", as_json);
    command->callback([&] { code = run_rules(as_json); });

    int depth = 0;
    PerftBy by = PerftBy::path;
    bool divided = false;
    command = app.add_subcommand("perft", "Count the sequences of turns of a length; the count is the last line");
    add_rules(command);
    command->add_option("DEPTH", depth, "The number of turns")->required();
    add_position(command);
    command->add_option("--by", by, "What counts as one turn: path or result")
        ->transform(CLI::CheckedTransformer(std::map<std::string, PerftBy>{{"path", PerftBy::path}, {"result", PerftBy::result}}));
    CLI::Option* divide = command->add_flag("--divide", divided, "Count each first turn by itself");
    command->add_flag("--json", as_json, "The count and the time it took")->excludes(divide);
    command->callback([&] { code = run_perft(rules, position, depth, by, divided, as_json); });

    command = app.add_subcommand("turns", "Read position strings, a line each; answer each with a JSON object");
    add_rules(command);
    command->callback([&] { code = run_turns(rules); });

    Limits limits;
    command = app.add_subcommand("best", "Find the best turn of a position");
    add_rules(command);
    add_position(command);
    CLI::Option_group* group = command->add_option_group("limit", "How long to think");
    group->add_option("--nodes", limits.nodes, "Nodes to search");
    group->add_option("--ms", limits.ms, "Milliseconds to think");
    group->add_option("--depth", limits.depth, "Depth to search to");
    group->require_option(1);
    command->add_option("--lines", limits.lines, "How many of the best turns to rank");
    command->add_flag("--json", as_json);
    command->callback([&] { code = run_best(rules, position, limits, as_json); });

    command = app.add_subcommand("solve", "Prove who wins a position, under rules without draws, however long it takes");
    add_rules(command);
    add_position(command);
    command->add_flag("--json", as_json);
    command->callback([&] { code = run_solve(rules, position, as_json); });

    command = app.add_subcommand("check", "Play a record from standard input through; say where and why it fails");
    add_rules(command);
    command->callback([&] { code = run_check(rules); });

    command = app.add_subcommand("bench", "Search fixed positions; print nodes, nodes a second and the signature");
    command->callback([&] { code = run_bench(); });

    command = app.add_subcommand("features", "List the parts of the search that a player of a match can do without");
    command->callback([&] {
        for (const FeatureInfo& info : feature_list) std::cout << info.name << "\n    " << info.meaning << "\n";
    });

    command = app.add_subcommand("engine", "Play by a protocol of lines, as the player of another program");
    command->footer(std::string(engine_protocol));
    command->callback([&] { run_engine(std::cin, std::cout); });

    MatchOptions match;
    MatchWords words;
    match.threads = usual_threads();
    command = app.add_subcommand("match", "Play two players against each other, in pairs of games with one opening each");
    command->footer(std::string(player_items));
    command->add_option("RULES", match.rules, "The rule set")->required();
    command->add_option("A", words.players[0], "The player that the report is about")->required();
    command->add_option("B", words.players[1], "The other player")->required();
    command->add_option("--games", words.games, "How many games, an even number; 100, or with --sprt 20000 at most");
    command->add_option("--threads", match.threads, "How many pairs are played at once; as many as the machine has threads");
    command->add_option("--openings", words.openings, "How many random plies a pair begins with, N or FROM..TO; 4..8");
    command->add_option("--seed", match.seed, "What the openings and random players are drawn from; 1");
    command->add_option("--records", match.records, "The file to which each finished game is added");
    command->add_flag("--resume", match.resume, "Go on with the match in the file of records");
    command->add_option("--sprt", words.sprt, "Stop when it is decided: elo0,elo1[,alpha,beta]");
    command->add_option("--patience", words.patience, "Seconds that a program may take for a turn");
    command->add_flag("--json", as_json);
    command->callback([&] { code = run_match(match, words, as_json); });

    TuneRequest request;
    std::string out;
    command = app.add_subcommand("tune", "Fit the evaluator's weights to games played against itself; print their file");
    command->add_option("RULES", request.rules, "The rule set")->required();
    command->add_option("--games", request.games, "Games a round")->capture_default_str();
    command->add_option("--nodes", request.nodes, "Nodes a turn")->capture_default_str();
    command->add_option("--rounds", request.rounds, "Rounds, each by the weights of the one before")->capture_default_str();
    command->add_option("--seed", request.seed, "What the random turns are drawn from")->capture_default_str();
    command->add_option("--threads", request.threads, "Threads; they change no result")->capture_default_str();
    command->add_option("--out", out, "The file to write, instead of standard output");
    command->callback([&] { code = put_weights(tune(request, std::cerr), out); });

    ClimbRequest climbing;
    command = app.add_subcommand("climb", "Change the evaluator's weights one by one, where that wins matches; print their file");
    command->add_option("RULES", climbing.rules, "The rule set")->required();
    command->add_option("--games", climbing.games, "The most games that a change may take, an even number")->capture_default_str();
    command->add_option("--nodes", climbing.nodes, "Nodes a turn")->capture_default_str();
    command->add_option("--rounds", climbing.rounds, "Rounds over all weights, each with half the steps of the one before")
        ->capture_default_str();
    command->add_option("--seed", climbing.seed, "What the openings are drawn from")->capture_default_str();
    command->add_option("--term", climbing.terms, "A term whose weight is tried, and no others but these; all but the first");
    command->add_option("--threads", climbing.threads, "Threads; they change no result")->capture_default_str();
    command->add_option("--out", out, "The file to write, instead of standard output");
    command->callback([&] { code = put_weights(climb(climbing, std::cerr), out); });

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Help is no error; whatever else is wrong with the arguments exits like other bad input.
        return app.exit(error) == 0 ? fine : input_is_wrong;
    }
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    try {
        return run(argc, argv);
    } catch (const InputError& error) {
        std::cerr << error.what() << "\n";
        return input_is_wrong;
    }
}

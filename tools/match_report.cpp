#include "match_report.h"

#include <array>
#include <cmath>
#include <cstdio>

#include <nlohmann/json.hpp>

namespace qirq {

namespace {

using Json = nlohmann::ordered_json;

Json finite(double number) { return std::isfinite(number) ? Json(number) : Json(nullptr); }

double games_a_second(const MatchReport& report) {
    return report.ms > 0 ? static_cast<double>(report.played) * 1000 / static_cast<double>(report.ms) : 0;
}

double draw_ratio(const Tally& tally) {
    return tally.games() > 0 ? static_cast<double>(tally.draws) / static_cast<double>(tally.games()) : 0;
}

}  // namespace

std::string print_number(double number, int places) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", places, number);
    return text.data();
}

std::string print(const EloEstimate& estimate) {
    return print_number(estimate.elo, 1) + " +- " + print_number(estimate.error(), 1);
}

std::string print(const MatchReport& report) {
    const Tally& tally = report.tally;
    std::string text;
    const auto line = [&](const std::string& name, const std::string& value) { text += name + " " + value + "\n"; };
    const auto count = [&](const std::string& name, std::uint64_t number) { line(name, std::to_string(number)); };
    line("rules", report.match.rules);
    line("A", report.match.players[0]);
    line("B", report.match.players[1]);
    line("openings", print(report.match.openings) + " random plies, seed " + std::to_string(report.match.seed));
    if (report.interrupted) line("interrupted", "before its end");
    count("games", tally.games());
    line("A's results", std::to_string(tally.wins) + " won, " + std::to_string(tally.draws) + " drawn, " +
                            std::to_string(tally.losses) + " lost");
    std::string pairs = std::to_string(pair_count(tally.pairs)) + ", by A's points 0 to 2:";
    for (const std::uint64_t number : tally.pairs) pairs += " " + std::to_string(number);
    line("pairs", pairs);
    line("score", print_number(100 * moments(tally.pairs).mean, 1) + " %");
    line("Elo", print(estimate_elo(tally.pairs)) + " (95 %)");
    line("LOS", print_number(100 * likelihood_of_superiority(tally.pairs), 1) + " %");
    line("draws", print_number(100 * draw_ratio(tally), 1) + " %");
    count("cut off", tally.cut_off);
    line("forfeits", "A " + std::to_string(tally.forfeits[0]) + ", B " + std::to_string(tally.forfeits[1]));
    if (report.sprt) {
        const SprtState& sprt = *report.sprt;
        line("LLR", print_number(sprt.log_likelihood_ratio, 2) + ", bounds " + print_number(sprt.bounds.lower, 2) + " and " +
                        print_number(sprt.bounds.upper, 2) + ", H0 Elo " + print_number(sprt.options.elo0, 1) + ", H1 Elo " +
                        print_number(sprt.options.elo1, 1));
        line("decision", std::string(name(sprt.decision)));
    }
    line("games/s", print_number(games_a_second(report), 1));
    return text;
}

std::string print_json(const MatchReport& report) {
    const Tally& tally = report.tally;
    const EloEstimate elo = estimate_elo(tally.pairs);
    Json json{{"rules", report.match.rules},
              {"a", report.match.players[0]},
              {"b", report.match.players[1]},
              {"seed", report.match.seed},
              {"openings", print(report.match.openings)},
              {"interrupted", report.interrupted},
              {"games", tally.games()},
              {"wins", tally.wins},
              {"draws", tally.draws},
              {"losses", tally.losses},
              {"pairs", tally.pairs},
              {"score", moments(tally.pairs).mean},
              {"elo", finite(elo.elo)},
              {"elo_low", finite(elo.low)},
              {"elo_high", finite(elo.high)},
              {"elo_error", finite(elo.error())},
              {"los", likelihood_of_superiority(tally.pairs)},
              {"draw_ratio", draw_ratio(tally)},
              {"cut_off", tally.cut_off},
              {"forfeits", {{"a", tally.forfeits[0]}, {"b", tally.forfeits[1]}}}};
    if (report.sprt) {
        const SprtState& sprt = *report.sprt;
        json["sprt"] = {{"elo0", sprt.options.elo0},  {"elo1", sprt.options.elo1},        {"alpha", sprt.options.alpha},
                        {"beta", sprt.options.beta},  {"llr", sprt.log_likelihood_ratio}, {"lower", sprt.bounds.lower},
                        {"upper", sprt.bounds.upper}, {"decision", name(sprt.decision)}};
    }
    json["played"] = report.played;
    json["ms"] = report.ms;
    json["games_per_second"] = games_a_second(report);
    // A player's text may be anything that was typed.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace qirq

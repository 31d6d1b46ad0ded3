#include "progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "clock.h"
#include "match.h"
#include "match_report.h"

namespace qirq {

namespace {

constexpr std::int64_t ms_between_redraws = 200;
constexpr std::int64_t ms_between_lines = 30'000;
constexpr std::size_t bar_width = 20;
/// Goes to the beginning of the line and empties it.
constexpr std::string_view clear_line = "\r\x1b[K";

/// Hours, minutes and seconds.
std::string duration(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    const auto two = [](std::int64_t number) { return std::to_string(100 + number).substr(1); };
    const std::string minutes_on = two(seconds / 60 % 60) + ":" + two(seconds % 60);
    return seconds < 3600 ? minutes_on : std::to_string(seconds / 3600) + ":" + minutes_on;
}

}  // namespace

Progress::Progress(std::uint64_t games)
    : games_(games), terminal_(isatty(STDERR_FILENO) == 1), begun_(milliseconds()), shown_(begun_) {}

void Progress::say(const std::string& sentence) {
    if (terminal_) std::cerr << clear_line;
    std::cerr << sentence << std::endl;
}

void Progress::show(const Tally& tally, std::uint64_t played, const std::optional<SprtState>& sprt) {
    const std::int64_t now = milliseconds();
    if (now - shown_ < (terminal_ ? ms_between_redraws : ms_between_lines)) return;
    shown_ = now;

    const std::uint64_t done = tally.games();
    std::string line;
    if (terminal_) {
        const auto full = static_cast<std::size_t>(done * bar_width / games_);
        line += std::string(clear_line) + "[" + std::string(full, '#') + std::string(bar_width - full, '.') + "] ";
    }
    line += std::to_string(done) + "/" + std::to_string(games_) + " games";
    if (done > 0) {
        line += ", +" + std::to_string(tally.wins) + " =" + std::to_string(tally.draws) + " -" + std::to_string(tally.losses);
        line += ", Elo " + print(estimate_elo(tally.pairs));
    }
    if (sprt)
        line += ", LLR " + print_number(sprt->log_likelihood_ratio, 2) + " (" + print_number(sprt->bounds.lower, 2) + " to " +
                print_number(sprt->bounds.upper, 2) + ")";
    // Games beyond a pair that is still played have been played, but are not among those done.
    const std::int64_t left = static_cast<std::int64_t>(games_ - std::min(games_, done));
    if (played > 0) line += ", " + duration((now - begun_) * left / static_cast<std::int64_t>(played)) + " left";
    std::cerr << line << (terminal_ ? "" : "\n") << std::flush;
}

void Progress::finish() {
    if (terminal_) std::cerr << clear_line << std::flush;
}

}  // namespace qirq

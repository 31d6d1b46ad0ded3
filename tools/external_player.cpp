#include "external_player.h"

#include <optional>
#include <string>
#include <utility>

#include "clock.h"
#include "process.h"

namespace qirq {

namespace {

constexpr std::int64_t usual_patience = 60'000;
/// How long a program may take to end when it is told to.
constexpr std::int64_t ms_to_quit = 500;

std::string go_command(const ThinkLimits& limits) {
    if (limits.level) return "go level " + std::to_string(*limits.level);
    if (limits.limits.ms) return "go ms " + std::to_string(*limits.limits.ms);
    return "go nodes " + std::to_string(*limits.limits.nodes);
}

std::int64_t patience_with(const ThinkLimits& limits) {
    return limits.limits.ms ? 3 * *limits.limits.ms + 2'000 : usual_patience;
}

/// Milliseconds as seconds, for people.
std::string seconds(std::int64_t ms) {
    std::string text = std::to_string(ms / 1000);
    if (ms % 1000 != 0) text += "." + std::to_string(1000 + ms % 1000).substr(1);
    return text + " s";
}

class ExternalPlayer final : public Player {
public:
    ExternalPlayer(const PlayerSpec& spec, std::int64_t patience, Stopping stopping)
        : command_(spec.command), go_(go_command(spec.limits)), patience_(patience), stopping_(std::move(stopping)) {}

    ~ExternalPlayer() override {
        if (!program_ || fault_) return;
        const std::int64_t deadline = milliseconds() + ms_to_quit;
        if (program_->write_line("quit", deadline, {}) == Heard::done) program_->close(deadline);
    }

    void begin(const std::string& rules, std::uint64_t) override {
        // What is amiss with a program is its own fault, and shows when it is its turn.
        if (fault_ || !program_) program_.emplace(command_);
        fault_.reset();
        say("newgame " + rules);
    }

    void see(const std::string& turn) override { say("turn " + turn); }

    Choice choose(Session&) override {
        const std::int64_t deadline = milliseconds() + patience_;
        say(go_);
        std::string line;
        if (!fault_) note(program_->read_line(line, deadline, stopping_));
        if (!fault_) {
            if (line == "claim") return {true, {}};
            if (line.rfind("turn ", 0) == 0) return {false, line.substr(5)};
            fault_ = "it answered '" + line + "'";
        }
        throw Forfeit(*fault_);
    }

    void reject() override { fault_ = "its choice was not allowed"; }

private:
    void say(const std::string& line) {
        if (!fault_) note(program_->write_line(line, milliseconds() + patience_, stopping_));
    }

    void note(Heard heard) {
        switch (heard) {
            case Heard::done: return;
            case Heard::stopped: throw Stopped();
            case Heard::ended: fault_ = "its program ended (" + program_->end() + ")"; return;
            case Heard::late: fault_ = "it gave no answer for " + seconds(patience_); return;
            case Heard::endless: fault_ = "it wrote a line without an end"; return;
        }
    }

    std::string command_;
    std::string go_;
    std::int64_t patience_;
    Stopping stopping_;
    std::optional<Process> program_;
    /// What it has done wrong in this game.
    std::optional<std::string> fault_;
};

}  // namespace

std::unique_ptr<Player> make_external_player(const PlayerSpec& spec, std::optional<std::int64_t> patience,
                                             Stopping stopping) {
    return std::make_unique<ExternalPlayer>(spec, patience.value_or(patience_with(spec.limits)), std::move(stopping));
}

}  // namespace qirq

#include "engine.h"

#include <algorithm>
#include <istream>
#include <memory>
#include <ostream>
#include <string>

#include "clock.h"
#include "error.h"
#include "numbers.h"
#include "player.h"
#include "session.h"

namespace qirq {

const std::string_view engine_protocol =
    "The protocol, a command a line:\n"
    "  newgame RULES   begins a game of these rules from its usual start\n"
    "  position P      begins a game of the same rules from a position string\n"
    "  turn T          plays a turn, whoever's it is, one that `go` has answered too\n"
    "  go ms N         thinks for so many milliseconds,\n"
    "  go nodes N      or for so many nodes,\n"
    "  go level N      or at a level, and answers `turn T`, or `claim` where claiming\n"
    "                  the draw is at least as good; it plays nothing\n"
    "  quit            ends, as the end of the input does\n"
    "Only `go` is answered. Whatever is wrong is answered by `error SENTENCE`, and has\n"
    "changed nothing. Draws by repetition follow from the turns played.";

namespace {

/// Takes the first word from a line, and one blank after it.
std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

/// A game and what the protocol does to it.
class Engine {
public:
    /// Carries out a command. True where it says that this is the end.
    bool obey(std::string_view line, std::ostream& out) {
        const std::string_view command = take_word(line);
        if (command == "newgame") {
            game_ = new_session(line);
        } else if (command == "position") {
            game_ = new_session(game().rule_set().spec, line);
        } else if (command == "turn") {
            game().play(line);
        } else if (command == "go") {
            go(line, out);
        } else if (command == "quit") {
            if (!line.empty()) throw InputError("Nothing follows 'quit'.");
            return true;
        } else {
            throw InputError("The command '" + std::string(command) +
                             "' is unknown; there are newgame, position, turn, go and quit.");
        }
        return false;
    }

private:
    Session& game() {
        if (!game_) throw InputError("No game has been begun: 'newgame RULES' begins one.");
        return *game_;
    }

    void go(std::string_view line, std::ostream& out) {
        Session& session = game();
        const std::string_view kind = take_word(line);
        const auto limits = think_limits(kind, line);
        if (!limits) throw InputError("After 'go' stands 'ms N', 'nodes N' or 'level N', not '" + std::string(kind) + "'.");
        const Choice choice = think(session, *limits, {});
        out << (choice.claims ? "claim" : "turn " + choice.turn) << std::endl;
    }

    std::unique_ptr<Session> game_;
};

}  // namespace

void run_engine(std::istream& in, std::ostream& out) {
    Engine engine;
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        try {
            if (engine.obey(line, out)) return;
        } catch (const InputError& error) {
            out << "error " << error.what() << std::endl;
        }
    }
}

}  // namespace qirq

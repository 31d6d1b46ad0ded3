#include "referee.h"

#include <algorithm>
#include <string>

#include "error.h"

namespace qirq {

namespace {

constexpr std::string_view cut_off = "cut off";
constexpr std::string_view forfeit = "forfeit by ";
constexpr std::size_t longest_reason = 300;

/// What may stand in a header of one line, whatever a program has answered.
std::string printable(std::string text) {
    text.resize(std::min(text.size(), longest_reason));
    while (!text.empty() && text.back() == ' ') text.pop_back();
    for (char& c : text)
        if (c < ' ' || c > '~') c = '?';
    return text;
}

void lose(Session& game, Side side, const std::string& reason) {
    game.resign(side);
    game.set_header(termination_header, std::string(forfeit) + letter(side) + ": " + printable(reason));
}

/// Does what the player on turn chooses. Throws Forfeit where that is not allowed.
void take_turn(Session& game, Player& player, const std::array<Player*, 2>& players) {
    const Choice choice = player.choose(game);
    try {
        if (choice.claims) {
            game.claim();
            return;
        }
        const std::string turn = game.play(choice.turn).text;
        for (Player* each : players) each->see(turn);
    } catch (const InputError& error) {
        player.reject();
        throw Forfeit((choice.claims ? "it claimed a draw: " : "it played '" + choice.turn + "': ") + error.what());
    }
}

}  // namespace

GameResult play_game(Session& game, const Opening& opening, const std::array<Player*, 2>& players,
                     const std::array<std::uint64_t, 2>& seeds) {
    for (std::size_t i = 0; i < players.size(); ++i) players[i]->begin(game.rule_set().spec, seeds[i]);
    for (const std::string& turn : opening) {
        game.play(turn);
        for (Player* each : players) each->see(turn);
    }
    for (;;) {
        const State state = game.state();
        if (state.outcome) break;
        const Side side = state.stones.turn;
        if (state.cursor >= longest_game) {
            game.offer(side);
            game.accept(other(side));
            game.set_header(termination_header, std::string(cut_off) + " after " + std::to_string(longest_game) + " plies");
            break;
        }
        try {
            take_turn(game, *players[index(side)], players);
        } catch (const Forfeit& fault) {
            lose(game, side, fault.what());
        }
    }
    return result_of(game);
}

GameResult result_of(const Session& game) {
    const State state = game.state();
    const std::string termination = game.header(termination_header);
    GameResult result{state.outcome->winner, termination.rfind(cut_off, 0) == 0, std::nullopt};
    if (result.winner && termination.rfind(forfeit, 0) == 0) result.forfeited = other(*result.winner);
    return result;
}

}  // namespace qirq

#include "openings.h"

#include <optional>
#include <utility>

#include "error.h"
#include "numbers.h"
#include "random.h"
#include "session.h"

namespace qirq {

namespace {

constexpr std::int64_t longest_opening = 200;
/// How often an opening is drawn anew before it is taken for granted that no new one is to be had.
constexpr std::uint64_t attempts = 300;

/// Plays random turns; nothing where the game is over after them.
std::optional<Opening> play_at_random(Session& session, int plies, Random& random) {
    Opening opening;
    while (static_cast<int>(opening.size()) < plies) {
        const auto turns = session.turns();
        if (turns.empty()) return std::nullopt;
        opening.push_back(turns[random.below(turns.size())].text);
        session.play(opening.back());
    }
    if (session.state().outcome) return std::nullopt;
    return opening;
}

}  // namespace

PlyRange read_ply_range(std::string_view text) {
    constexpr std::string_view dots = "..";
    const std::size_t middle = text.find(dots);
    const auto read = [](std::string_view number) {
        return static_cast<int>(whole_number_within("number of opening plies", number, 0, longest_opening));
    };
    if (middle == std::string_view::npos) return {read(text), read(text)};
    const PlyRange range{read(text.substr(0, middle)), read(text.substr(middle + dots.size()))};
    if (range.from > range.to)
        throw InputError("The openings are given as '" + std::string(text) + "', from more plies to fewer.");
    return range;
}

std::string print(const PlyRange& range) {
    const std::string from = std::to_string(range.from);
    return range.from == range.to ? from : from + ".." + std::to_string(range.to);
}

Openings::Openings(std::string rules, const PlyRange& plies, std::uint64_t seed)
    : rules_(std::move(rules)), plies_(plies), seed_(seed) {
    if (const auto outcome = new_session(rules_)->state().outcome)
        throw InputError("Under " + rules_ + " the game is over at its start (" + std::string(result(*outcome)) + " by " +
                         std::string(name(outcome->reason)) + "): there is nothing to play.");
}

const Opening& Openings::of(std::size_t pair) {
    // Whether an opening is new depends on those before it.
    while (openings_.size() < pair) openings_.push_back(draw(openings_.size() + 1));
    return openings_[pair - 1];
}

Opening Openings::draw(std::size_t pair) {
    std::optional<Opening> fallback;
    for (std::uint64_t attempt = 0; attempt < attempts; ++attempt) {
        Random random(seed_of({seed_, pair, attempt}));
        const int plies = plies_.from + static_cast<int>(random.below(static_cast<std::size_t>(plies_.to - plies_.from + 1)));
        const auto session = new_session(rules_);
        const auto opening = play_at_random(*session, plies, random);
        if (!opening) continue;
        if (met_.insert(hash(session->state().stones)).second) return *opening;
        if (!fallback) fallback = opening;
    }
    if (!fallback)
        throw InputError("Under " + rules_ + " no opening of " + print(plies_) +
                         " random plies was found after which the game goes on.");
    return *fallback;
}

}  // namespace qirq

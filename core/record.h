// A game being played: its history with undo and redo, repetition, quiet count, claims, offers and outcome.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation.h"
#include "record_text.h"
#include "situation.h"

namespace qirq {

enum class ActKind : std::uint8_t { turn, offer, decline, agreement, claim, resignation, time };

inline constexpr std::array<std::string_view, 7> act_names{"turn",  "offer",       "decline", "agreement",
                                                           "claim", "resignation", "time"};

constexpr std::string_view name(ActKind kind) { return act_names[static_cast<std::size_t>(kind)]; }

/// One thing that a side did, and the state of the game after it.
struct Act {
    ActKind kind = ActKind::turn;
    Side side = Side::x;
    /// The turn played; empty where the act is none.
    Path path;
    /// The running number of the turn as in chess: it goes up when o has moved. Of an act that is no turn, the number of
    /// the turn in whose place or before which it was done.
    int number = 1;

    Position position;
    int quiet = 0;
    /// How often the position has occurred by now.
    int occurrence = 1;
    /// The side whose draw offer stands.
    std::optional<Side> offer;
    std::optional<Outcome> outcome;

    friend bool operator==(const Act&, const Act&) = default;
};

/// A game of the rules R from some start. Every act either happens or throws InputError and changes nothing.
template <Rules R>
class Record {
public:
    /// `rules` must outlive the record. `spec` is what the header Rules says.
    Record(const R& rules, std::string spec, const Setup& start)
        : rules_(&rules), start_given_(start != Setup{rules.initial(), 0}) {
        headers_.push_back({"Rules", std::move(spec)});
        Act first;
        first.position = start.position;
        first.quiet = start.quiet;
        first.outcome = rules.outcome(start.position);
        if (!first.outcome) first.outcome = stall(first);
        acts_.push_back(std::move(first));
    }

    const R& rules() const { return *rules_; }

    /// The state now.
    const Act& now() const { return acts_[cursor_]; }
    Setup setup() const { return {now().position, now().quiet}; }

    /// The history: entry 0 is the start, the last entry may lie beyond the cursor (what redo brings back).
    const std::vector<Act>& acts() const { return acts_; }
    std::size_t cursor() const { return cursor_; }

    bool can_undo() const { return cursor_ > 0; }
    bool can_redo() const { return cursor_ + 1 < acts_.size(); }

    /// Takes back one act, or plays it again. False where there is none.
    bool undo() {
        if (!can_undo()) return false;
        --cursor_;
        return true;
    }
    bool redo() {
        if (!can_redo()) return false;
        ++cursor_;
        return true;
    }

    /// Every legal turn, one for each path; none when the game is over.
    std::vector<Path> turns() const { return now().outcome ? std::vector<Path>{} : paths(*rules_, now().position); }

    /// Plays a turn given as text.
    void play(std::string_view text) {
        refuse_if_over();
        play(read_turn(*rules_, now().position, text));
    }

    /// Plays a path that turns() lists.
    void play(Path path) {
        refuse_if_over();
        Act act = next_act(ActKind::turn, now().position.turn);
        act.position = qirq::play(*rules_, now().position, path.move);
        act.quiet = quiet_after(*rules_, now().position, now().quiet, path.move);
        if (now().offer == other(act.side)) act.offer.reset();
        act.path = std::move(path);
        act.occurrence = 1;
        for (std::size_t i = 0; i <= cursor_; ++i)
            act.occurrence += changes_position(i) && acts_[i].position == act.position;
        act.outcome = rules_->outcome(act.position);
        if (!act.outcome) act.outcome = stall(act);
        add(std::move(act));
    }

    /// Why the points, tapped in this order, begin no legal turn; nothing where they do.
    std::optional<Refusal> explain(std::span<const Point> points) const {
        if (now().outcome) return Refusal{RefusalReason::game_over, {}, {}};
        return rules_->explain(now().position, points, false);
    }

    /// Offers a draw; it stands until the other side's next turn.
    void offer(Side side) {
        refuse_if_over();
        if (now().offer)
            throw InputError(*now().offer == side ? "Your draw offer stands already."
                                                  : "The other side has offered a draw already: accept it or play on.");
        Act act = next_act(ActKind::offer, side);
        act.offer = side;
        add(std::move(act));
    }

    /// Accepts the other side's draw offer.
    void accept(Side side) {
        refuse_without_offer(side);
        end(ActKind::agreement, side, {std::nullopt, Reason::agreement});
    }

    /// Declines the other side's draw offer.
    void decline(Side side) {
        refuse_without_offer(side);
        Act act = next_act(ActKind::decline, side);
        act.offer.reset();
        add(std::move(act));
    }

    /// Whether the side to move may claim a draw instead of a turn.
    bool can_claim() const {
        const auto from = rules_->draw_rule().claim_from;
        return !now().outcome && from && now().quiet >= *from;
    }

    /// Claims the draw for the side to move.
    void claim() {
        refuse_if_over();
        const auto from = rules_->draw_rule().claim_from;
        if (!from) throw InputError("No draw can be claimed under these rules.");
        if (!can_claim())
            throw InputError("A draw may be claimed from " + std::to_string(*from) +
                             " plies without a capture on; now there are " + std::to_string(now().quiet) + ".");
        end(ActKind::claim, now().position.turn, {std::nullopt, Reason::claim});
    }

    void resign(Side side) {
        refuse_if_over();
        end(ActKind::resignation, side, {other(side), Reason::resignation});
    }

    /// The side has run out of time.
    void lose_on_time(Side side) {
        refuse_if_over();
        end(ActKind::time, side, {other(side), Reason::time});
    }

    /// What the search needs to know of the game so far.
    Situation situation() const {
        Situation situation{now().position, now().quiet, {}};
        for (std::size_t i = cursor_ + 1; i-- > 0;) {
            if (!changes_position(i)) continue;
            situation.keys.push_back(hash(acts_[i].position));
            if (acts_[i].quiet == 0) break;
        }
        return situation;
    }

    /// A header's value; empty where there is none.
    std::string header(std::string_view name) const {
        for (const RecordHeader& header : headers_)
            if (header.name == name) return header.value;
        return {};
    }

    /// Sets a header that says something about the game. What the game itself decides (Rules, Start, Reason) cannot be set.
    void set_header(std::string_view name, std::string_view value) {
        if (const auto fault = header_fault(name, value)) throw InputError("It cannot be kept: " + *fault + ".");
        if (name == "Rules" || name == "Start" || name == "Reason")
            throw InputError("The header '" + std::string(name) + "' follows from the game and cannot be set.");
        const auto found =
            std::find_if(headers_.begin(), headers_.end(), [&](const RecordHeader& header) { return header.name == name; });
        if (found != headers_.end())
            found->value = value;
        else
            headers_.push_back({std::string(name), std::string(value)});
    }

    /// The comment on the position after the first `turns` turns; empty where there is none.
    std::string comment(std::size_t turns) const { return turns < comments_.size() ? comments_[turns] : std::string(); }

    void set_comment(std::size_t turns, std::string_view text) {
        if (const auto fault = comment_fault(text)) throw InputError("It cannot be kept: " + *fault + ".");
        if (comments_.size() <= turns) comments_.resize(turns + 1);
        comments_[turns] = text;
    }

    /// The record as text, up to the cursor. An open or declined offer is no part of it.
    std::string print() const {
        RecordText text;
        text.headers = headers_;
        if (start_given_)
            text.headers.insert(text.headers.begin() + 1,
                                {"Start", print_position(*rules_, {acts_[0].position, acts_[0].quiet})});
        if (now().outcome) text.headers.push_back({"Reason", std::string(name(now().outcome->reason))});
        text.result = now().outcome ? result(*now().outcome) : "*";
        text.o_begins = acts_[0].position.turn == Side::o;
        text.first_comment = comment(0);
        std::size_t turns = 0;
        for (std::size_t i = 1; i <= cursor_; ++i) {
            if (acts_[i].kind != ActKind::turn) continue;
            ++turns;
            text.turns.push_back({print_turn(rules_->board(), acts_[i].path), comment(turns), {}});
        }
        return print_record(text);
    }

    /// Plays a record text through, its header Rules having been used to make `rules`. What was mended is added to
    /// `notes`, a sentence each. Throws InputError.
    static Record read(const R& rules, const std::string& spec, const RecordText& text, std::vector<std::string>& notes) {
        Setup start{rules.initial(), 0};
        if (const auto given = text.header("Start")) {
            try {
                start = read_position(rules, *given);
            } catch (const InputError& error) {
                throw InputError("In the header Start: " + std::string(error.what()));
            }
        }
        Record record(rules, spec, start);
        for (const RecordHeader& header : text.headers)
            if (header.name != "Rules" && header.name != "Start" && header.name != "Reason")
                record.set_header(header.name, header.value);
        if (!text.turns.empty() && text.o_begins != (start.position.turn == Side::o))
            throw InputError(text.o_begins ? "The record begins with a turn of o ('1...'), but x is to move at its start."
                                           : "The record begins with a turn of x, but o is to move at its start: write '1...'.");
        record.comment_if_any(0, text.first_comment);
        for (std::size_t i = 0; i < text.turns.size(); ++i) {
            const RecordTurn& turn = text.turns[i];
            try {
                record.play(turn.text);
            } catch (const InputError& error) {
                throw InputError("At turn " + std::to_string(record.next_number()) +
                                 (record.now().position.turn == Side::x ? " of x" : " of o") + turn.place + ": " + error.what());
            }
            record.comment_if_any(i + 1, turn.comment);
        }
        record.read_end(text, notes);
        return record;
    }

private:
    /// Whether the act is the start or a turn: only these bring about a position.
    bool changes_position(std::size_t i) const { return i == 0 || acts_[i].kind == ActKind::turn; }

    int next_number() const {
        const Act& last = now();
        return last.number + (cursor_ > 0 && last.kind == ActKind::turn && last.side == Side::o);
    }

    Act next_act(ActKind kind, Side side) const {
        Act act = now();
        act.number = next_number();
        act.kind = kind;
        act.side = side;
        act.path = {};
        return act;
    }

    void add(Act act) {
        acts_.resize(cursor_ + 1);
        acts_.push_back(std::move(act));
        ++cursor_;
        // Comments on turns that are gone go with them.
        const auto turns = static_cast<std::size_t>(std::count_if(
            acts_.begin() + 1, acts_.end(), [](const Act& entry) { return entry.kind == ActKind::turn; }));
        if (comments_.size() > turns) comments_.resize(acts_.back().kind == ActKind::turn ? turns : turns + 1);
    }

    void end(ActKind kind, Side side, const Outcome& outcome) {
        Act act = next_act(kind, side);
        act.offer.reset();
        act.outcome = outcome;
        add(std::move(act));
    }

    void refuse_if_over() const {
        if (now().outcome)
            throw InputError("The game is over: " + std::string(result(*now().outcome)) + " by " +
                             std::string(name(now().outcome->reason)) + ".");
    }

    void refuse_without_offer(Side side) const {
        refuse_if_over();
        if (now().offer != other(side)) throw InputError("There is no draw offer of the other side.");
    }

    /// The ends that depend on the game and not on the position alone, in the order of the rules.
    std::optional<Outcome> stall(const Act& act) const {
        const DrawRule& rule = rules_->draw_rule();
        if (rule.repetition && act.occurrence >= *rule.repetition) return stalled(*rules_, act.position, Reason::repetition);
        if (rule.quiet_limit && act.quiet >= *rule.quiet_limit) return stalled(*rules_, act.position, Reason::quiet);
        return std::nullopt;
    }

    void comment_if_any(std::size_t turns, const std::string& text) {
        if (!text.empty()) set_comment(turns, text);
    }

    /// Checks the result and the reason of a text against the turns, which have been played, and does what ended the game.
    void read_end(const RecordText& text, std::vector<std::string>& notes) {
        const std::string by_reason = text.header("Reason").value_or("");
        const auto known = std::find(reason_names.begin(), reason_names.end(), by_reason);
        if (!by_reason.empty() && known == reason_names.end())
            throw InputError("The header Reason is '" + by_reason + "', which is no reason for a game to end.");

        if (now().outcome) {
            const std::string is(result(*now().outcome));
            const std::string why(name(now().outcome->reason));
            if (text.result != "*" && text.result != is)
                throw InputError("The result is given as " + text.result + ", but the turns end in " + is + " by " + why + ".");
            if (!by_reason.empty() && by_reason != why)
                throw InputError("The reason is given as " + by_reason + ", but the turns end in " + is + " by " + why + ".");
            if (text.result == "*") notes.push_back("The game is over: the result * was mended to " + is + ".");
            if (by_reason.empty()) notes.push_back("The missing reason was added: " + why + ".");
            return;
        }
        if (text.result == "*") {
            if (!by_reason.empty())
                throw InputError("The reason is given as " + by_reason + ", but the result is * and the game goes on.");
            return;
        }

        const bool draw = text.result == "1/2-1/2";
        if (by_reason.empty())
            notes.push_back(std::string("The missing reason was added: ") + (draw ? "agreement" : "resignation") + ".");
        const Reason reason = !by_reason.empty() ? static_cast<Reason>(known - reason_names.begin())
                              : draw             ? Reason::agreement
                                                 : Reason::resignation;
        const Side loser = text.result == "1-0" ? Side::o : Side::x;
        if (draw && reason == Reason::agreement) {
            end(ActKind::agreement, now().position.turn, {std::nullopt, Reason::agreement});
        } else if (draw && reason == Reason::claim) {
            claim();
        } else if (!draw && reason == Reason::resignation) {
            resign(loser);
        } else if (!draw && reason == Reason::time) {
            lose_on_time(loser);
        } else {
            throw InputError("The result " + text.result + " by " + std::string(name(reason)) +
                             " is contradicted by the turns, after which the game is not over.");
        }
    }

    const R* rules_;
    bool start_given_;
    std::vector<RecordHeader> headers_;
    std::vector<Act> acts_;
    std::size_t cursor_ = 0;
    /// By number of turns played.
    std::vector<std::string> comments_;
};

}  // namespace qirq

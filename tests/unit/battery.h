// The random-play battery: what must hold of every game, checked along random games of it. It knows the Rules concept and
// no game, keeps its own books beside the record's, and throws offers, claims, undo and refused acts in between.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation.h"
#include "record.h"
#include "support.h"

namespace qirq::test {

template <Rules R>
class Battery {
public:
    Battery(const R& rules, std::string spec, std::uint64_t seed, const std::string& start = "")
        : rules_(rules),
          spec_(std::move(spec)),
          random_(seed),
          start_(start.empty() ? Setup{rules.initial(), 0} : read_position(rules, start)),
          record_(rules, spec_, start_) {}

    /// Plays whole games until so many positions have been met; one game where the start is decided.
    void play_positions(int positions) {
        INFO("rules ", spec_);
        do play_game();
        while (positions_ > 0 && positions_ < positions);
    }

private:
    /// No random game of any rule set is longer; one that is does not end.
    static constexpr int longest_game = 20'000;

    /// What the battery itself knows of one act.
    struct Entry {
        Act act;
        /// Whether it is the start or a turn.
        bool brings_position = true;
        /// The position string with the quiet count left out of account.
        std::string key;
    };

    std::string key(const Position& position) const { return print_position(rules_, {position, 0}); }
    const Act& now() const { return record_.now(); }

    void play_game() {
        record_ = Record<R>(rules_, spec_, start_);
        entries_.assign(1, {record_.now(), true, key(start_.position)});
        CHECK(now().occurrence == 1);
        CHECK(now().quiet == start_.quiet);
        CHECK(now().number == 1);
        set_random_headers();
        for (int acts = 0; !now().outcome; ++acts) {
            REQUIRE(acts < longest_game);
            const std::string position = print_position(rules_, record_.setup());
            CAPTURE(position);
            check_position();
            if (random_.once_in(10)) check_explain();
            if (random_.once_in(20)) check_text();
            if (random_.once_in(15)) wander();
            if (record_.can_claim()) {
                claim();
            } else if (random_.once_in(8)) {
                act_besides_turns();
            } else {
                play_turn();
            }
        }
        CHECK(record_.turns().empty());
        check_refused([&] { record_.offer(Side::x); });
        check_refused([&] { record_.resign(Side::x); });
        check_refused([&] { record_.claim(); });
        check_refused([&] { record_.play(std::string_view("a1-a2")); });
        check_text();
        wander_home();
    }

    /// Everything that the generator promises, and the texts of the position and its turns.
    void check_position() {
        ++positions_;
        const Position& position = now().position;
        CHECK(!rules_.validate(position));
        const std::string text = print_position(rules_, record_.setup());
        const Setup read = read_position(rules_, text);
        CHECK(read == record_.setup());
        CHECK(hash(read.position) == hash(position));
        CHECK(print_position(rules_, read) == text);

        const std::vector<Path> list = paths(rules_, position);
        CHECK(!list.empty());
        CHECK(record_.turns() == list);
        CHECK(first_move(rules_, position) == list.front().move);
        Counter counter;
        CHECK(rules_.generate(position, counter));
        CHECK(counter.count == list.size());

        // Captures come before other turns.
        CHECK(std::is_partitioned(list.begin(), list.end(), [](const Path& path) { return path.move.captures(); }));

        std::vector<Move> all;
        std::vector<Move> distinct;
        for (const Path& path : list) {
            all.push_back(path.move);
            if (std::find(distinct.begin(), distinct.end(), path.move) == distinct.end()) distinct.push_back(path.move);
            check_steps(position, path);
        }
        std::vector<Move> moves{Move{1, 2}};  // a list may hold others below, equal to one of ours or not
        MoveList move_list(moves);
        rules_.generate(position, move_list);
        CHECK(std::equal(moves.begin() + 1, moves.end(), distinct.begin(), distinct.end()));
        std::vector<Move> again;
        PathMoves path_moves(again);
        rules_.generate(position, path_moves);
        CHECK(again == all);

        std::vector<std::string> texts;
        for (const Path& path : list) texts.push_back(print_turn(rules_.board(), path));
        std::sort(texts.begin(), texts.end());
        CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
        for (int i = 0; i < 3; ++i) {
            const Path& path = random_.pick(list);
            CHECK(read_turn(rules_, position, print_turn(rules_.board(), path)) == path);
        }

        // What is tapped tells every path from every other.
        std::vector<std::vector<Point>> taps;
        for (const Path& path : list) {
            taps.push_back(clicks(path));
            if (clicks_in_any_order(path)) std::sort(taps.back().begin(), taps.back().end());
        }
        std::sort(taps.begin(), taps.end());
        CHECK(std::adjacent_find(taps.begin(), taps.end()) == taps.end());
    }

    /// The steps one by one, on a plain diagram, come to what the masks say.
    void check_steps(const Position& position, const Path& path) {
        std::string diagram(static_cast<std::size_t>(rules_.board().point_count()), '.');
        for (const Side side : {Side::x, Side::o})
            for (Bitboard stones = position.stones[index(side)]; stones != 0;)
                diagram[static_cast<std::size_t>(take_point(stones))] = letter(side);
        const char us = letter(position.turn);
        const char them = letter(other(position.turn));
        const auto at = [&](Point point) -> char& { return diagram.at(static_cast<std::size_t>(point)); };

        Point last = no_point;
        for (const Step& step : path.steps) {
            if (last != no_point && step.from != no_point) CHECK(step.from == last);
            if (step.deciding != no_point) CHECK((step.captured & bit(step.deciding)) != 0);
            if constexpr (Routes<R>) check_way(position, step);
            last = step.to;
            if (step.from != no_point) CHECK(std::exchange(at(step.from), '.') == us);
            for (Bitboard captured = step.captured; captured != 0;)
                CHECK(std::exchange(at(take_point(captured)), '.') == them);
            if (step.to != no_point) CHECK(std::exchange(at(step.to), us) == '.');
        }
        const Position next = play(rules_, position, path.move);
        CHECK(next.turn == other(position.turn));
        for (int p = 0; p < rules_.board().point_count(); ++p) {
            const Bitboard here = bit(static_cast<Point>(p));
            const char stone = next.stones[0] & here ? 'x' : next.stones[1] & here ? 'o' : '.';
            CHECK(stone == diagram[static_cast<std::size_t>(p)]);
        }
        CHECK((next.stones[0] & next.stones[1]) == 0);
    }

    /// A way goes on from point to point along what is drawn, over empty points only, and ends where its step does.
    void check_way(const Position& position, const Step& step) {
        const std::vector<Waypoint> way = rules_.way(position, step);
        if (way.empty()) return;
        CHECK(way.back().point == step.to);
        Point at = step.from;
        for (const Waypoint& next : way) {
            if (next.loop == no_loop) {
                CHECK(rules_.board().joined(at, next.point));
            } else {
                const Loop& loop = rules_.board().loops().at(static_cast<std::size_t>(next.loop));
                CHECK(std::minmax(loop.file_end, loop.rank_end) == std::minmax(at, next.point));
            }
            at = next.point;
            if (&next != &way.back()) CHECK(((position.occupied() & ~bit(step.from)) & bit(at)) == 0);
        }
    }

    /// The taps that enter a turn: at each place one of some points, mostly a single one.
    struct Taps {
        std::vector<Bitboard> places;
        bool any_order = false;

        /// Whether these points are the first of them.
        bool begin_with(const std::vector<Point>& points) const {
            if (points.size() > places.size()) return false;
            if (any_order) {
                Bitboard left = 0;
                for (const Bitboard place : places) left |= place;
                return std::all_of(points.begin(), points.end(), [&](Point point) {
                    const bool there = (left & bit(point)) != 0;
                    left &= ~bit(point);
                    return there;
                });
            }
            return std::equal(points.begin(), points.end(), places.begin(),
                              [](Point point, Bitboard place) { return (place & bit(point)) != 0; });
        }
    };

    static Taps taps(const Path& path) {
        Taps taps;
        taps.any_order = clicks_in_any_order(path);
        for (const Step& step : path.steps) {
            if (taps.places.empty() && step.from != no_point) taps.places.push_back(bit(step.from));
            if (step.to != no_point) taps.places.push_back(bit(step.to));
            // Any stone that falls says which ones do.
            if (step.deciding != no_point) taps.places.push_back(step.captured);
        }
        return taps;
    }

    /// `explain` refuses exactly what is not the beginning of a turn or, asked for a whole one, what is no turn.
    void check_explain() {
        std::vector<std::vector<Point>> legal;
        std::vector<Taps> all_taps;
        for (const Path& path : paths(rules_, now().position)) {
            legal.push_back(clicks(path));
            all_taps.push_back(taps(path));
            // A turn without a point cannot be tapped at all.
            if (legal.back().empty()) legal.pop_back();
        }
        const auto check = [&](const std::vector<Point>& points) {
            const bool begins = std::any_of(all_taps.begin(), all_taps.end(),
                                            [&](const Taps& turn) { return turn.begin_with(points); });
            const bool is_turn = std::any_of(all_taps.begin(), all_taps.end(), [&](const Taps& turn) {
                return turn.begin_with(points) && points.size() == turn.places.size();
            });
            std::string named;
            for (const Point point : points) named += " " + rules_.board().name(point);
            CAPTURE(named);
            const auto refusal = rules_.explain(now().position, points, false);
            CHECK(refusal.has_value() == !begins);
            if (refusal) CHECK(!sentence(*refusal, rules_.board()).empty());
            CHECK(rules_.explain(now().position, points, true).has_value() == !is_turn);
            CHECK(record_.explain(points) == refusal);
        };

        const int count = rules_.board().point_count();
        const auto any_point = [&] { return static_cast<Point>(random_.between(0, count - 1)); };
        for (int p = 0; p < count; ++p) check({static_cast<Point>(p)});
        for (const std::vector<Point>& turn : legal)
            for (std::size_t length = 1; length <= turn.size(); ++length)
                check(std::vector<Point>(turn.begin(), turn.begin() + static_cast<std::ptrdiff_t>(length)));
        for (int i = 0; i < 40; ++i) {
            // A legal turn spoilt at one point or prolonged by one, or points at random.
            std::vector<Point> points = legal.empty() ? std::vector<Point>{any_point()} : random_.pick(legal);
            if (random_.once_in(3)) points.push_back(any_point());
            if (random_.once_in(2)) points[random_.below(points.size())] = any_point();
            if (random_.once_in(3)) points = {points.front(), any_point()};
            check(points);
        }
    }

    /// The record as text and back.
    void check_text() {
        const std::string text = record_.print();
        CAPTURE(text);
        std::vector<std::string> notes;
        const Record<R> read = Record<R>::read(rules_, spec_, read_record_text(text), notes);
        CHECK(read.print() == text);
        CHECK(notes.empty());
        CHECK(read.now().position == now().position);
        CHECK(read.now().quiet == now().quiet);
        CHECK(read.now().occurrence == now().occurrence);
        CHECK(read.now().outcome == now().outcome);
        CHECK(!read.now().offer);
    }

    void set_random_headers() {
        for (const std::string name : {"First", "Second", "Event", "Odd-one_1"})
            if (random_.once_in(2)) record_.set_header(name, random_words());
    }

    std::string random_words() {
        std::string text;
        for (int i = random_.between(1, 12); i > 0; --i)
            text += (text.empty() ? "" : " ") +
                    random_.pick(words("stone c3 1. 1... * 1-0 Reason: \"quoted\" na\xc3\xafve a:b (line) - 5/5 ; '"));
        return text;
    }

    void play_turn() {
        const Side side = now().position.turn;
        const Path path = random_.pick(record_.turns());
        Entry entry = next_entry(ActKind::turn, side);
        Act& act = entry.act;
        act.path = path;
        act.position = play(rules_, now().position, path.move);
        entry.brings_position = true;
        entry.key = key(act.position);
        const bool captured =
            std::any_of(path.steps.begin(), path.steps.end(), [](const Step& step) { return step.captured != 0; });
        act.quiet = captured || !quiet_counts(rules_, now().position) ? 0 : std::min(now().quiet + 1, 9999);
        act.occurrence = 1;
        for (std::size_t i = 0; i <= record_.cursor(); ++i)
            act.occurrence += entries_[i].brings_position && entries_[i].key == entry.key;
        if (now().offer == other(side)) act.offer.reset();
        const DrawRule& draw = rules_.draw_rule();
        act.outcome = rules_.outcome(act.position);
        CHECK(act.outcome.has_value() == paths(rules_, act.position).empty());
        if (!act.outcome && draw.repetition && act.occurrence >= *draw.repetition)
            act.outcome = Outcome{adjudicated(act.position), Reason::repetition};
        if (!act.outcome && draw.quiet_limit && act.quiet >= *draw.quiet_limit)
            act.outcome = Outcome{adjudicated(act.position), Reason::quiet};

        if (random_.once_in(2))
            record_.play(path);
        else
            record_.play(print_turn(rules_.board(), path));
        expect(std::move(entry));
        if (random_.once_in(10)) record_.set_comment(turns_played(), random_words());
    }

    /// Who wins where a game that goes nowhere ends.
    std::optional<Side> adjudicated([[maybe_unused]] const Position& position) const {
        if constexpr (Adjudicates<R>) return rules_.adjudicate(position);
        return std::nullopt;
    }

    /// An offer, an answer, or rarely an end by will; refused where it should be, done where it should be.
    void act_besides_turns() {
        const Side side = random_.once_in(2) ? Side::x : Side::o;
        const bool offered_by_other = now().offer == other(side);
        if (random_.once_in(60)) return end(ActKind::resignation, side, other(side), Reason::resignation, [&] { record_.resign(side); });
        if (random_.once_in(60)) return end(ActKind::time, side, other(side), Reason::time, [&] { record_.lose_on_time(side); });
        if (!rules_.draw_rule().claim_from || now().quiet < *rules_.draw_rule().claim_from) {
            CHECK(!record_.can_claim());
            check_refused([&] { record_.claim(); });
        }
        if (now().offer) {
            check_refused([&] { record_.offer(side); });
        } else {
            Entry entry = next_entry(ActKind::offer, side);
            entry.act.offer = side;
            record_.offer(side);
            return expect(std::move(entry));
        }
        if (!offered_by_other) {
            check_refused([&] { record_.accept(side); });
            check_refused([&] { record_.decline(side); });
        } else if (random_.once_in(8)) {
            end(ActKind::agreement, side, std::nullopt, Reason::agreement, [&] { record_.accept(side); });
        } else {
            Entry entry = next_entry(ActKind::decline, side);
            entry.act.offer.reset();
            record_.decline(side);
            expect(std::move(entry));
        }
    }

    void claim() {
        CHECK(now().quiet >= rules_.draw_rule().claim_from.value());
        end(ActKind::claim, now().position.turn, std::nullopt, Reason::claim, [&] { record_.claim(); });
    }

    template <class Do>
    void end(ActKind kind, Side side, std::optional<Side> winner, Reason reason, Do&& act) {
        Entry entry = next_entry(kind, side);
        entry.act.offer.reset();
        entry.act.outcome = Outcome{winner, reason};
        act();
        expect(std::move(entry));
    }

    /// What the next act is if nothing but its kind and side changes; to be asked before it is done.
    Entry next_entry(ActKind kind, Side side) const {
        Entry entry{now(), false, {}};
        entry.act.kind = kind;
        entry.act.side = side;
        entry.act.path = {};
        // As in chess: the number goes up when o has moved.
        int number = 1;
        for (std::size_t i = 1; i <= record_.cursor(); ++i)
            number += entries_[i].act.kind == ActKind::turn && entries_[i].act.side == Side::o;
        entry.act.number = number;
        return entry;
    }

    /// The record has come to what the battery's books say.
    void expect(Entry entry) {
        CHECK(record_.cursor() + 1 == record_.acts().size());
        check_now(entry.act);
        entries_.resize(record_.cursor());
        entries_.push_back(std::move(entry));
        CHECK(!record_.can_redo());
    }

    std::size_t turns_played() const {
        std::size_t turns = 0;
        for (std::size_t i = 1; i <= record_.cursor(); ++i) turns += entries_[i].brings_position;
        return turns;
    }

    /// An act that must be refused, and then has changed nothing.
    template <class Do>
    void check_refused(Do&& act) {
        const Act before = now();
        const std::size_t cursor = record_.cursor();
        const std::size_t acts = record_.acts().size();
        CHECK(!error_of(act).empty());
        CHECK(now() == before);
        CHECK(record_.cursor() == cursor);
        CHECK(record_.acts().size() == acts);
    }

    /// Back and forth through the history, every act as it was. Mostly to where it began; else play goes on from there.
    void wander() {
        const std::size_t begin = record_.cursor();
        for (int i = random_.between(1, 12); i > 0; --i) {
            const bool back = random_.once_in(2);
            const bool can = back ? record_.cursor() > 0 : record_.cursor() + 1 < entries_.size();
            CHECK((back ? record_.can_undo() : record_.can_redo()) == can);
            CHECK((back ? record_.undo() : record_.redo()) == can);
            check_as_it_was();
        }
        if (random_.once_in(4) && !now().outcome) return;
        while (record_.cursor() > begin) record_.undo();
        while (record_.cursor() < begin) record_.redo();
        check_as_it_was();
    }

    void wander_home() {
        while (record_.undo()) check_as_it_was();
        CHECK(record_.cursor() == 0);
        while (record_.redo()) check_as_it_was();
        CHECK(record_.cursor() + 1 == entries_.size());
    }

    /// The state now is this one, field by field for people to see which is not.
    void check_now(const Act& expected) {
        if (now() == expected) return;
        CHECK(name(now().kind) == name(expected.kind));
        CHECK(letter(now().side) == letter(expected.side));
        CHECK(now().number == expected.number);
        CHECK(print_position(rules_, record_.setup()) == print_position(rules_, {expected.position, expected.quiet}));
        CHECK(now().occurrence == expected.occurrence);
        CHECK(now().offer == expected.offer);
        CHECK(now().outcome == expected.outcome);
        CHECK(now().path == expected.path);
        FAIL_CHECK("the state is not what it should be");
    }

    void check_as_it_was() {
        check_now(entries_[record_.cursor()].act);
        CHECK(record_.acts().size() == entries_.size());
        // What the search is told: the position, its quiet count, and the positions since the last capture.
        const Situation situation = record_.situation();
        CHECK(situation.position == now().position);
        CHECK(situation.quiet == now().quiet);
        std::vector<std::uint64_t> keys;
        for (std::size_t i = record_.cursor() + 1; i-- > 0;) {
            const Entry& entry = entries_[i];
            if (!entry.brings_position) continue;
            keys.push_back(hash(entry.act.position));
            if (entry.act.quiet == 0) break;
        }
        std::vector<std::uint64_t> told = situation.keys;
        std::sort(keys.begin(), keys.end());
        std::sort(told.begin(), told.end());
        CHECK(told == keys);
    }

    const R& rules_;
    std::string spec_;
    Random random_;
    Setup start_;
    Record<R> record_;
    /// One for each act of the record, the start first, also those that redo would bring back.
    std::vector<Entry> entries_;
    int positions_ = 0;
};

}  // namespace qirq::test

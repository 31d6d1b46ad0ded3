#include "match.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>
#include <vector>

#include "clock.h"
#include "error.h"
#include "progress.h"
#include "random.h"
#include "session.h"
#include "workers.h"

namespace qirq {

namespace {

/// Half-points of A in a game: A plays x in the first of a pair, o in the second.
std::size_t half_points(const GameResult& result, std::size_t game) {
    if (!result.winner) return 1;
    return *result.winner == (game == 0 ? Side::x : Side::o) ? 2 : 0;
}

/// A or B, as 0 or 1: who plays the side in a game of a pair.
std::size_t player_of(Side side, std::size_t game) { return index(side) ^ game; }

class Match {
public:
    Match(const MatchOptions& options, const Stopping& interrupted)
        : options_(options),
          identity_{options.rules, {options.players[0].text, options.players[1].text}, options.seed, options.openings},
          interrupted_(interrupted),
          openings_(options.rules, options.openings, options.seed),
          results_(static_cast<std::size_t>(options.games) / 2),
          progress_(static_cast<std::uint64_t>(options.games)) {
        if (options.sprt) sprt_ = SprtState{*options.sprt, sprt_bounds(*options.sprt), 0, SprtDecision::undecided};
        if (options.records) records_.emplace(*options.records, identity_);
    }

    MatchReport run() {
        open_records();
        count_complete_pairs();
        const std::int64_t begun = milliseconds();
        const std::size_t threads = std::min(static_cast<std::size_t>(options_.threads), results_.size());
        run_on_threads(static_cast<int>(threads), [this] { work(); }, [this] { failed_ = true; });
        progress_.finish();
        return {identity_, tally_, sprt_, interrupted_() && !finished(), played_, milliseconds() - begun};
    }

private:
    using Players = std::array<std::unique_ptr<Player>, 2>;

    struct Job {
        std::size_t pair = 0;
        Opening opening;
    };

    void open_records() {
        if (!records_) return;
        if (!options_.resume) {
            records_->create();
            return;
        }
        std::vector<std::string> notes;
        for (const auto& [pair, result] : records_->resume(notes))
            if (pair <= results_.size()) results_[pair - 1] = result;
        for (const std::string& note : notes) progress_.say(note);
    }

    bool decided() const { return sprt_ && sprt_->decision != SprtDecision::undecided; }
    bool finished() const { return decided() || counted_ == results_.size(); }
    bool stopping() const { return failed_ || enough_ || interrupted_(); }

    /// One thread's share.
    void work() {
        const Stopping stop = [this] { return stopping(); };
        Players players;
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i] = make_player(options_.players[i], options_.patience, stop);
        try {
            while (const auto job = next_job()) play_pair(*job, players);
        } catch (const Stopped&) {
            // The pair is left unfinished.
        }
    }

    std::optional<Job> next_job() {
        const std::lock_guard<std::mutex> lock(mutex_);
        while (next_ < results_.size() && results_[next_]) ++next_;
        if (stopping() || next_ == results_.size()) return std::nullopt;
        const std::size_t pair = ++next_;
        return Job{pair, openings_.of(pair)};
    }

    void play_pair(const Job& job, const Players& players) {
        PairResult pair;
        for (std::size_t game = 0; game < pair.size(); ++game) {
            const auto session = new_session(options_.rules);
            for (const RecordHeader& header : match_headers(identity_, job.pair, game + 1))
                session->set_header(header.name, header.value);
            const std::size_t first = player_of(Side::x, game);
            const std::size_t second = player_of(Side::o, game);
            const auto seed = [&](std::size_t player) { return seed_of({options_.seed, job.pair, game, player + 1}); };
            pair[game] =
                play_game(*session, job.opening, {players[first].get(), players[second].get()}, {seed(first), seed(second)});
            note_game(*session, job.pair, game, pair[game]);
        }
        const std::lock_guard<std::mutex> lock(mutex_);
        results_[job.pair - 1] = pair;
        count_complete_pairs();
        progress_.show(tally_, played_, sprt_);
    }

    void note_game(const Session& session, std::size_t pair, std::size_t game, const GameResult& result) {
        const std::lock_guard<std::mutex> lock(mutex_);
        ++played_;
        if (records_) records_->append(session.record());
        if (result.forfeited)
            progress_.say("Game " + std::to_string(pair) + "." + std::to_string(game + 1) + ": " +
                          (player_of(*result.forfeited, game) == 0 ? "A" : "B") + " loses, " +
                          session.header(termination_header) + ".");
    }

    /// Counts the pairs that follow on those counted so far, in their order, until the test has decided.
    void count_complete_pairs() {
        while (!finished() && results_[counted_]) {
            tally_.add(*results_[counted_++]);
            if (!sprt_) continue;
            sprt_->log_likelihood_ratio = log_likelihood_ratio(tally_.pairs, sprt_->options);
            sprt_->decision = decide(sprt_->log_likelihood_ratio, sprt_->bounds);
        }
        enough_ = finished();
    }

    const MatchOptions& options_;
    const MatchIdentity identity_;
    const Stopping& interrupted_;
    std::optional<MatchRecords> records_;
    std::atomic<bool> failed_{false};
    std::atomic<bool> enough_{false};

    /// Guards what follows.
    std::mutex mutex_;
    Openings openings_;
    /// By pair, counted from 0.
    std::vector<std::optional<PairResult>> results_;
    /// Pairs that have been given to a thread or found in the records.
    std::size_t next_ = 0;
    /// Pairs that are in the tally.
    std::size_t counted_ = 0;
    Tally tally_;
    std::optional<SprtState> sprt_;
    std::uint64_t played_ = 0;
    Progress progress_;
};

}  // namespace

void Tally::add(const PairResult& pair) {
    std::size_t points = 0;
    for (std::size_t game = 0; game < pair.size(); ++game) {
        const std::size_t made = half_points(pair[game], game);
        points += made;
        ++(made == 2 ? wins : made == 1 ? draws : losses);
        cut_off += pair[game].cut_off;
        if (const auto side = pair[game].forfeited) ++forfeits[player_of(*side, game)];
    }
    ++pairs[points];
}

MatchReport run_match(const MatchOptions& options, const Stopping& interrupted) {
    if (options.games < 2 || options.games % 2 != 0)
        throw InputError("The number of games is " + std::to_string(options.games) +
                         "; it must be even and at least 2, since each opening is played twice.");
    if (options.threads < 1)
        throw InputError("The number of threads is " + std::to_string(options.threads) + "; it must be at least 1.");
    if (options.resume && !options.records) throw InputError("--resume wants the file to go on with: --records FILE.");
    return Match(options, interrupted).run();
}

}  // namespace qirq

// What tuning and climbing do alike in the games that they play by weights of their own.
#pragma once

#include <cstdint>
#include <utility>

#include "record.h"
#include "search/search.h"
#include "weighed.h"

namespace qirq {

/// What a search of so many nodes finds in the present state of a game that is not over, by the weights of `weighed`.
template <Rules R, Rules Played>
Finding find(const Weighed<R>& weighed, const Record<Played>& record, std::uint64_t nodes) {
    const Limits limits{nodes, std::nullopt, std::nullopt};
    Search<Weighed<R>> search(weighed, record.situation(), limits, {}, table_size(limits));
    // The first iteration is finished whatever it takes.
    constexpr std::uint64_t first_iteration = 10'000'000;
    search.run(2 * nodes + first_iteration);
    return *search.finding();
}

/// Plays what was found, or claims the draw where that is as good.
template <Rules R>
void play_found(Record<R>& record, const Finding& finding) {
    if (record.can_claim() && finding.score <= draw_score) {
        record.claim();
        return;
    }
    for (Path& path : record.turns())
        if (path.move == finding.best) {
            record.play(std::move(path));
            return;
        }
}

}  // namespace qirq

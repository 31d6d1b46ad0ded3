// Perft: the number of sequences of turns of a given length. It knows no draws.
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "rules.h"

namespace qirq {

/// What counts as one turn: every path, or every resulting position.
enum class PerftBy : std::uint8_t { path, result };

namespace detail {

template <class List, Rules R>
std::uint64_t perft(const R& rules, const Position& position, int depth, std::vector<Move>& moves) {
    // The last turns of all paths are counted without being listed.
    if constexpr (std::is_same_v<List, PathMoves>) {
        if (depth == 1) {
            Counter counter;
            rules.generate(position, counter);
            return counter.count;
        }
    }
    const std::size_t begin = moves.size();
    List list(moves);
    rules.generate(position, list);
    std::uint64_t count = 0;
    if (depth == 1) {
        count = moves.size() - begin;
    } else {
        const std::size_t end = moves.size();
        for (std::size_t i = begin; i < end; ++i)
            count += perft<List>(rules, play(rules, position, moves[i]), depth - 1, moves);
    }
    moves.resize(begin);
    return count;
}

}  // namespace detail

/// Counts the sequences of `depth` turns (0 or more; 0 counts one).
template <Rules R>
std::uint64_t perft(const R& rules, const Position& position, int depth, PerftBy by) {
    if (depth == 0) return 1;
    std::vector<Move> moves;
    return by == PerftBy::result ? detail::perft<MoveList>(rules, position, depth, moves)
                                 : detail::perft<PathMoves>(rules, position, depth, moves);
}

}  // namespace qirq

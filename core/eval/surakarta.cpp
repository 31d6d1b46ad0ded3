#include "surakarta.h"

#include "weights/surakarta.h"

namespace qirq {

namespace {

constexpr int men = 12;

/// What pieces do to each other over loops.
struct Grip {
    /// For each side the pairs of its pieces with a loop between.
    std::array<int, 2> held{};
    Bitboard attacked = 0;
    Bitboard guarded = 0;
};

/// Goes once round each circuit, looking at the pieces that follow each other.
Grip grip(const Surakarta& rules, const Position& position) {
    Grip found;
    const Bitboard occupied = position.occupied();
    const Bitboard of_x = position.stones[index(Side::x)];
    for (int which = 0; which < Surakarta::circuit_count; ++which) {
        Point first = no_point;
        Point last = no_point;
        bool before_first = false;
        bool loop_between = false;
        const auto follow = [&](Point point) {
            if (!loop_between || point == last) return;
            const Bitboard both = bit(last) | bit(point);
            if (((of_x >> last) & 1) == ((of_x >> point) & 1)) {
                ++found.held[index((of_x & bit(point)) ? Side::x : Side::o)];
                found.guarded |= both;
            } else {
                found.attacked |= both;
            }
        };
        for (const Waypoint& at : rules.circuit(which)) {
            loop_between = loop_between || at.loop != no_loop;
            if (!(occupied & bit(at.point))) continue;
            if (last == no_point) {
                first = at.point;
                before_first = loop_between;
            } else {
                follow(at.point);
            }
            last = at.point;
            loop_between = false;
        }
        if (first == no_point) continue;
        loop_between = loop_between || before_first;
        follow(first);
    }
    return found;
}

int steps(const Board& board, Bitboard stones, Bitboard occupied) {
    int count = 0;
    for (int d = 0; d < direction_count; ++d)
        count += std::popcount(board.all_beside(stones, static_cast<Direction>(d)) & ~occupied);
    return count;
}

/// The points whose file and rank are `a` and `b` from the nearest edge, or the other way round.
constexpr Bitboard so_far_from_edges(int a, int b) {
    constexpr int edge = 6;
    Bitboard found = 0;
    for (int file = 0; file < edge; ++file)
        for (int rank = 0; rank < edge; ++rank) {
            const int from_side = file < edge - 1 - file ? file : edge - 1 - file;
            const int from_end = rank < edge - 1 - rank ? rank : edge - 1 - rank;
            if ((from_side == a && from_end == b) || (from_side == b && from_end == a))
                found |= Bitboard{1} << (rank * edge + file);
        }
    return found;
}

constexpr Bitboard corners = so_far_from_edges(0, 0);
constexpr Bitboard inner_ends = so_far_from_edges(0, 1);
constexpr Bitboard outer_ends = so_far_from_edges(0, 2);
constexpr Bitboard inner_crossings = so_far_from_edges(1, 1);
constexpr Bitboard mixed_crossings = so_far_from_edges(1, 2);

}  // namespace

std::array<int, surakarta_terms.size()> terms(const Surakarta& rules, const Position& position) {
    const Grip loops = grip(rules, position);
    auto values = difference<surakarta_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        return std::array<int, 9>{std::popcount(stones),
                                  std::popcount(stones & corners),
                                  std::popcount(stones & inner_ends),
                                  std::popcount(stones & outer_ends),
                                  std::popcount(stones & inner_crossings),
                                  std::popcount(stones & mixed_crossings),
                                  steps(rules.board(), stones, position.occupied()),
                                  loops.held[index(side)],
                                  std::popcount(stones & loops.attacked & ~loops.guarded)};
    });
    values[9] = lead(position, men);
    values[10] = 1;
    return values;
}

Weighing<surakarta_terms.size()> weighing(const Surakarta&) { return {"surakarta", surakarta_terms, 1, surakarta_weights}; }

int evaluate(const Surakarta& rules, const Position& position) { return weigh(terms(rules, position), surakarta_weights); }

}  // namespace qirq

#include "surakarta.h"

#include "weights/surakarta.h"

namespace qirq {

namespace {

constexpr int men = 12;

/// For each side the pairs of its pieces that follow each other on a circuit with a loop between.
std::array<int, 2> loops_held(const Surakarta& rules, const Position& position) {
    std::array<int, 2> held{};
    const Bitboard occupied = position.occupied();
    const Bitboard of_x = position.stones[index(Side::x)];
    for (int which = 0; which < Surakarta::circuit_count; ++which) {
        Point first = no_point;
        Point last = no_point;
        bool loop_before_first = false;
        bool loop_between = false;
        const auto follow = [&](Point point) {
            if (!loop_between || point == last) return;
            const bool is_x = (of_x & bit(point)) != 0;
            if (is_x == ((of_x & bit(last)) != 0)) ++held[index(is_x ? Side::x : Side::o)];
        };
        for (const Waypoint& at : rules.circuit(which)) {
            loop_between = loop_between || at.loop != no_loop;
            if (!(occupied & bit(at.point))) continue;
            if (last == no_point) {
                first = at.point;
                loop_before_first = loop_between;
            } else {
                follow(at.point);
            }
            last = at.point;
            loop_between = false;
        }
        if (first == no_point) continue;
        loop_between = loop_between || loop_before_first;
        follow(first);
    }
    return held;
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
    const std::array<int, 2> held = loops_held(rules, position);
    auto values = difference<surakarta_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        return std::array<int, 8>{std::popcount(stones),
                                  std::popcount(stones & corners),
                                  std::popcount(stones & inner_ends),
                                  std::popcount(stones & outer_ends),
                                  std::popcount(stones & inner_crossings),
                                  std::popcount(stones & mixed_crossings),
                                  steps(rules.board(), stones, position.occupied()),
                                  held[index(side)]};
    });
    values[8] = lead(position, men);
    values[9] = 1;
    return values;
}

Weighing<surakarta_terms.size()> weighing(const Surakarta&) { return {"surakarta", surakarta_terms, 1, surakarta_weights}; }

int evaluate(const Surakarta& rules, const Position& position) { return weigh(terms(rules, position), surakarta_weights); }

}  // namespace qirq

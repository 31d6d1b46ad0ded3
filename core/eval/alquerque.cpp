#include "alquerque.h"

#include "weights/alquerque_any.h"
#include "weights/alquerque_forward.h"

namespace qirq {

namespace {

constexpr int men = 12;

/// For each stone the lines on which both neighbours are empty, or one is and the other an enemy.
int exposed(const Board& board, Bitboard stones, Bitboard enemies, Bitboard empty) {
    int count = 0;
    for (int d = 0; d < direction_count / 2; ++d) {
        const auto ahead = static_cast<Direction>(d);
        const auto behind = opposite(ahead);
        const Bitboard room_ahead = board.stepped(empty, behind);
        const Bitboard room_behind = board.stepped(empty, ahead);
        const Bitboard open_ahead = board.stepped(empty | enemies, behind);
        const Bitboard open_behind = board.stepped(empty | enemies, ahead);
        count += std::popcount(stones & ((room_ahead & open_behind) | (room_behind & open_ahead)));
    }
    return count;
}

/// All terms of one side but those of both.
std::array<int, 11> count(const Alquerque& rules, const Position& position, Side side) {
    const Board& board = rules.board();
    const Bitboard stones = position.stones[index(side)];
    const Bitboard enemies = position.stones[index(other(side))];
    const int last = board.height() - 1;
    const auto on_rank = [&](int rank) {
        return std::popcount(stones & board.rank_points(side == Side::x ? rank : last - rank));
    };
    return {std::popcount(stones),
            on_rank(1),
            on_rank(2),
            on_rank(3),
            on_rank(4),
            std::popcount(stones & bit(board.at(board.width() / 2, board.height() / 2))),
            std::popcount(stones & (board.edge(Direction::left) | board.edge(Direction::right))),
            std::popcount(stones & board.corners()),
            rules.step_count(position, side),
            exposed(board, stones, enemies, board.all() & ~position.occupied()),
            std::popcount(rules.in_danger(position, side))};
}

}  // namespace

std::array<int, alquerque_terms.size()> terms(const Alquerque& rules, const Position& position) {
    auto values = difference<alquerque_terms.size()>(position, [&](Side side) { return count(rules, position, side); });
    values[11] = lead(position, men);
    values[12] = 1;
    return values;
}

Weighing<alquerque_terms.size()> weighing(const Alquerque& rules) {
    if (rules.steps_forward()) return {"alquerque_forward", alquerque_terms, 1, alquerque_forward_weights};
    return {"alquerque_any", alquerque_terms, 1, alquerque_any_weights};
}

int evaluate(const Alquerque& rules, const Position& position) {
    return weigh(terms(rules, position), rules.steps_forward() ? alquerque_forward_weights : alquerque_any_weights);
}

}  // namespace qirq

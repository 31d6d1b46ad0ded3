#include "alquerque.h"

namespace qirq {

namespace {

// Chosen by hand, to be tuned from self-play.
constexpr int man = 100;
constexpr int per_rank = 3;
constexpr int centre = 8;
constexpr int on_last_rank = -12;
constexpr int to_move = 5;

/// The worth of one side's stones.
int side_worth(const Alquerque& rules, Bitboard stones, Side side) {
    const Board& board = rules.board();
    const int last = board.height() - 1;
    int worth = man * std::popcount(stones);
    for (int rank = 0; rank <= last; ++rank) {
        const int advance = side == Side::x ? rank : last - rank;
        const int value = advance == last ? on_last_rank : per_rank * advance;
        worth += value * std::popcount(stones & board.rank_points(rank));
    }
    if (stones & bit(board.at(board.width() / 2, board.height() / 2))) worth += centre;
    return worth;
}

}  // namespace

int evaluate(const Alquerque& rules, const Position& position) {
    const Side us = position.turn;
    return side_worth(rules, position.us(), us) - side_worth(rules, position.them(), other(us)) + to_move;
}

}  // namespace qirq

#include "surakarta.h"

#include <bit>

namespace qirq {

namespace {

constexpr int man = 100;
constexpr int off_circuits = -10;
constexpr int to_move = 10;

int side_worth(const Board& board, Bitboard stones) {
    const int last_file = board.width() - 1;
    const int last_rank = board.height() - 1;
    int corners = 0;
    for (const int file : {0, last_file})
        for (const int rank : {0, last_rank}) corners += (stones & bit(board.at(file, rank))) != 0;
    return man * std::popcount(stones) + off_circuits * corners;
}

}  // namespace

int evaluate(const Surakarta& rules, const Position& position) {
    return side_worth(rules.board(), position.us()) - side_worth(rules.board(), position.them()) + to_move;
}

}  // namespace qirq

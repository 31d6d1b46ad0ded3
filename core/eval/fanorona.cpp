#include "fanorona.h"

#include "weights/fanorona.h"

namespace qirq {

namespace {

constexpr int men = 22;

/// What a side's men do along the lines, all of them at once.
struct Reach {
    int steps = 0;
    int pairs = 0;
    Bitboard prey = 0;
};

Reach reach(const Board& board, Bitboard stones, Bitboard enemies) {
    Reach found;
    const Bitboard empty = board.all() & ~stones & ~enemies;
    for (int d = 0; d < direction_count; ++d) {
        const auto ahead = static_cast<Direction>(d);
        const Bitboard arrivals = board.stepped(stones, ahead) & empty;
        found.steps += std::popcount(arrivals);
        if (d < direction_count / 2) found.pairs += std::popcount(board.stepped(stones, ahead) & stones);
        // What stands ahead of a man that comes, or of one that goes back, falls with the unbroken row beyond it.
        const Bitboard leavers = stones & board.stepped(empty, ahead);
        Bitboard row = board.stepped(arrivals | leavers, ahead) & enemies;
        while (row != 0) {
            found.prey |= row;
            row = board.stepped(row, ahead) & enemies;
        }
    }
    return found;
}

/// The points that diagonals lead to.
Bitboard crossings(const Board& board) {
    return board.stepped(board.all(), Direction::up_right) | board.stepped(board.all(), Direction::up_left) |
           board.stepped(board.all(), Direction::down_left) | board.stepped(board.all(), Direction::down_right);
}

}  // namespace

std::array<int, fanorona_terms.size()> terms(const Fanorona& rules, const Position& position) {
    const Board& board = rules.board();
    const Bitboard edge = board.edge(Direction::left) | board.edge(Direction::right) | board.edge(Direction::up) |
                          board.edge(Direction::down);
    const Bitboard crossed = crossings(board);
    int prey_of_mover = 0;
    auto values = difference<fanorona_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        const Reach reached = reach(board, stones, position.stones[index(other(side))]);
        const int prey = std::popcount(reached.prey);
        if (side == position.turn) prey_of_mover = prey;
        return std::array<int, 7>{std::popcount(stones),
                                  std::popcount(stones & edge),
                                  std::popcount(stones & board.corners()),
                                  std::popcount(stones & crossed),
                                  reached.steps,
                                  reached.pairs,
                                  prey};
    });
    values[7] = lead(position, men);
    values[8] = 1;
    values[9] = prey_of_mover;
    return values;
}

Weighing<fanorona_terms.size()> weighing(const Fanorona&) { return {"fanorona", fanorona_terms, 2, fanorona_weights}; }

int evaluate(const Fanorona& rules, const Position& position) { return weigh(terms(rules, position), fanorona_weights); }

}  // namespace qirq

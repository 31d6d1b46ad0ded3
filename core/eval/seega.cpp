#include "seega.h"

#include "weights/seega.h"

namespace qirq {

namespace {

constexpr int men = 12;
constexpr std::array<Direction, 4> ways{Direction::right, Direction::up, Direction::left, Direction::down};

/// The cells beside those of a set.
Bitboard around(const Board& board, Bitboard set) {
    Bitboard found = 0;
    for (const Direction way : ways) found |= board.stepped(set, way);
    return found;
}

/// The stones with an enemy on one side and, straight across, a free cell that another enemy is beside.
Bitboard threatened(const Board& board, Bitboard stones, Bitboard enemies, Bitboard free) {
    const Bitboard within_reach = free & around(board, enemies);
    Bitboard found = 0;
    for (const Direction way : ways) found |= board.stepped(enemies, way) & board.stepped(within_reach, opposite(way));
    return found & stones;
}

int slides(const Board& board, Bitboard stones, Bitboard empty) {
    int count = 0;
    for (const Direction way : ways) count += std::popcount(board.stepped(stones, way) & empty);
    return count;
}

}  // namespace

std::array<int, seega_terms.size()> terms(const Seega& rules, const Position& position) {
    const Board& board = rules.board();
    const Bitboard centre = board.marked();
    const Bitboard beside = around(board, centre);
    const Bitboard edge = board.edge(Direction::left) | board.edge(Direction::right) | board.edge(Direction::up) |
                          board.edge(Direction::down);
    const Bitboard empty = board.all() & ~position.occupied();
    const bool placing = rules.placing_due(position);
    auto values = difference<seega_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        const Bitboard enemies = position.stones[index(other(side))];
        const int at_centre = std::popcount(stones & beside);
        const int at_edge = std::popcount(stones & edge);
        const int at_corners = std::popcount(stones & board.corners());
        const Bitboard prey = stones & ~rules.immune();
        if (placing)
            return std::array<int, 13>{0, 0, 0, 0, 0, 0, 0, 0, 0, at_centre, at_edge, at_corners,
                                       std::popcount(threatened(board, prey, enemies, centre))};
        return std::array<int, 13>{std::popcount(stones),
                                   std::popcount(stones & centre),
                                   at_centre,
                                   at_edge,
                                   at_corners,
                                   slides(board, stones, empty),
                                   std::popcount(stones & ~around(board, empty)),
                                   std::popcount(threatened(board, prey, enemies, empty)),
                                   0,
                                   0,
                                   0,
                                   0,
                                   0};
    });
    if (!placing) values[8] = lead(position, men);
    values[13] = 1;
    return values;
}

Weighing<seega_terms.size()> weighing(const Seega&) { return {"seega", seega_terms, 1, seega_weights}; }

int evaluate(const Seega& rules, const Position& position) { return weigh(terms(rules, position), seega_weights); }

}  // namespace qirq

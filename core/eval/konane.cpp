#include "konane.h"

#include "weights/konane.h"

namespace qirq {

namespace {

constexpr std::array<Direction, 4> ways{Direction::right, Direction::up, Direction::left, Direction::down};

/// The first jumps of a side: by direction the stones that can make them, all of these, and what they go over.
struct Jumps {
    std::array<Bitboard, 4> able{};
    Bitboard movable = 0;
    Bitboard over = 0;
    /// Every landing of a line counted.
    int count = 0;
};

Jumps jumps(const Board& board, Bitboard stones, Bitboard enemies) {
    Jumps found;
    const Bitboard empty = board.all() & ~stones & ~enemies;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Direction back = opposite(ways[i]);
        const Bitboard prey = enemies & board.stepped(empty, back);
        const Bitboard starts = board.stepped(prey, back);
        found.able[i] = stones & starts;
        found.movable |= found.able[i];
        found.over |= board.stepped(found.able[i], ways[i]);
        // A stone that has jumped once may jump on from where it lands.
        for (Bitboard at = found.able[i]; at != 0;
             at = board.stepped(board.stepped(at, ways[i]), ways[i]) & starts)
            found.count += std::popcount(at);
    }
    return found;
}

}  // namespace

std::array<int, konane_terms.size()> terms(const Konane& rules, const Position& position) {
    if (rules.removals_due(position)) return {};
    const Board& board = rules.board();
    const Bitboard edge = board.edge(Direction::left) | board.edge(Direction::right) | board.edge(Direction::up) |
                          board.edge(Direction::down);
    const std::array<Jumps, 2> all{jumps(board, position.stones[0], position.stones[1]),
                                   jumps(board, position.stones[1], position.stones[0])};
    auto values = difference<konane_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        const Jumps& ours = all[index(side)];
        const Jumps& theirs = all[index(other(side))];
        int safe = 0;
        for (std::size_t i = 0; i < ways.size(); ++i)
            safe += std::popcount(board.stepped(ours.able[i] & ~theirs.over, ways[i]) & ~theirs.movable);
        return std::array<int, 7>{ours.count,
                                  std::popcount(ours.movable),
                                  safe,
                                  std::popcount(theirs.over),
                                  std::popcount(stones & edge),
                                  std::popcount(stones & board.corners()),
                                  std::popcount(stones)};
    });
    values[7] = 1;
    return values;
}

Weighing<konane_terms.size()> weighing(const Konane&) {
    // There is no man to measure by: a jump is said to be a quarter of one.
    constexpr int jump = 25;
    return {"konane", konane_terms, 1, konane_weights, jump};
}

int evaluate(const Konane& rules, const Position& position) { return weigh(terms(rules, position), konane_weights); }

}  // namespace qirq

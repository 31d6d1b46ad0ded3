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

/// What a side could ever do by its jumps alone, if the other side stood still: where its stones may come to stand, which
/// points may come to be empty, and those that its jumps start from, go over or land on. Never too little: what has once
/// been reached stays reached, and no stone is used up.
struct Reach {
    Bitboard stones = 0;
    Bitboard empty = 0;
    Bitboard touched = 0;
};

Reach reach(const Board& board, Bitboard stones, Bitboard enemies) {
    Reach found{stones, board.all() & ~stones & ~enemies, 0};
    for (bool more = true; more;) {
        const Reach before = found;
        for (const Direction way : ways) {
            const Direction back = opposite(way);
            const Bitboard able = found.stones & board.stepped(enemies & board.stepped(found.empty, back), back);
            const Bitboard over = board.stepped(able, way);
            const Bitboard landings = board.stepped(over, way);
            found.stones |= landings;
            found.empty |= able | over;
            found.touched |= able | over | landings;
        }
        more = found.stones != before.stones || found.empty != before.empty;
    }
    return found;
}

/// Those of the stones whose jump in a direction starts from, goes over and lands on none of the points.
Bitboard keeping_off(const Board& board, Bitboard able, Bitboard points, Direction way) {
    const Direction back = opposite(way);
    const Bitboard one_before = board.stepped(points, back);
    return able & ~points & ~one_before & ~board.stepped(one_before, back);
}

/// The stones that have a free jump, `ours` and `theirs` being the jumps that there are now.
///
/// The enemy's jumps, present and future, lie within its reach. A jump that keeps off all of them cannot be spoilt. When it
/// is made, two points become empty and one is taken, and a jump of the enemy that was none before must land on one of the
/// two or go over the third. Where none is found that does, the enemy's reach stays what it was, and by induction so does
/// all that it can do.
Bitboard free_stones(const Board& board, Bitboard stones, Bitboard enemies, const Jumps& ours, const Jumps& theirs) {
    // What the enemy touches at once is known already, and rules most jumps out before its reach need be found.
    Bitboard touched = theirs.movable | theirs.over;
    for (std::size_t i = 0; i < ways.size(); ++i)
        touched |= board.stepped(board.stepped(theirs.able[i], ways[i]), ways[i]);
    std::array<Bitboard, 4> able{};
    Bitboard any = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        able[i] = keeping_off(board, ours.able[i], touched, ways[i]);
        any |= able[i];
    }
    if (any == 0) return 0;

    const Reach theirs_ever = reach(board, enemies, stones);
    // By the direction that the enemy would come from: where it could land, and where it could take a stone.
    std::array<Bitboard, 4> lands{};
    std::array<Bitboard, 4> takes{};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Direction back = opposite(ways[i]);
        const Bitboard beside = board.stepped(theirs_ever.stones, back);
        lands[i] = board.stepped(stones & beside, back);
        takes[i] = beside & board.stepped(theirs_ever.empty, ways[i]);
    }
    Bitboard free = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const std::size_t left = (i + 1) % ways.size();
        const std::size_t right = (i + 3) % ways.size();
        const Direction back = opposite(ways[i]);
        // From ahead, over the stone that has jumped, to where the captured one stood; from behind nobody can come, since
        // both points there are empty then.
        const Bitboard taken_from_ahead = board.stepped(theirs_ever.stones, back);
        const Bitboard bad_landings = taken_from_ahead | takes[left] | takes[right];
        const Bitboard bad_over = lands[left] | lands[right] | board.stepped(bad_landings, back);
        const Bitboard bad_starts = lands[0] | lands[1] | lands[2] | lands[3] | board.stepped(bad_over, back);
        free |= keeping_off(board, able[i], theirs_ever.touched, ways[i]) & ~bad_starts;
    }
    return free;
}

}  // namespace

std::array<int, konane_terms.size()> terms(const Konane& rules, const Position& position) {
    if (rules.removals_due(position)) return {};
    const Board& board = rules.board();
    const Bitboard edge = board.edge(Direction::left) | board.edge(Direction::right) | board.edge(Direction::up) |
                          board.edge(Direction::down);
    const std::array<Jumps, 2> all{jumps(board, position.stones[0], position.stones[1]),
                                   jumps(board, position.stones[1], position.stones[0])};
    // Looking for free jumps takes time, and on a fuller board matches showed nothing gained by it.
    const bool open = 2 * std::popcount(position.occupied()) <= board.point_count();
    auto values = difference<konane_terms.size()>(position, [&](Side side) {
        const Bitboard stones = position.stones[index(side)];
        const Jumps& ours = all[index(side)];
        const Jumps& theirs = all[index(other(side))];
        int safe = 0;
        for (std::size_t i = 0; i < ways.size(); ++i)
            safe += std::popcount(board.stepped(ours.able[i] & ~theirs.over, ways[i]) & ~theirs.movable);
        const Bitboard enemies = position.stones[index(other(side))];
        const Bitboard free = open ? free_stones(board, stones, enemies, ours, theirs) : 0;
        return std::array<int, 8>{ours.count,
                                  std::popcount(ours.movable),
                                  safe,
                                  std::popcount(theirs.over),
                                  std::popcount(stones & edge),
                                  std::popcount(stones & board.corners()),
                                  std::popcount(stones),
                                  std::popcount(free)};
    });
    values[8] = 1;
    return values;
}

Bitboard free_jumpers(const Konane& rules, const Position& position, Side side) {
    if (rules.removals_due(position)) return 0;
    const Bitboard stones = position.stones[index(side)];
    const Bitboard enemies = position.stones[index(other(side))];
    const Board& board = rules.board();
    return free_stones(board, stones, enemies, jumps(board, stones, enemies), jumps(board, enemies, stones));
}

Weighing<konane_terms.size()> weighing(const Konane&) {
    // There is no man to measure by: a jump is said to be a quarter of one.
    constexpr int jump = 25;
    return {"konane", konane_terms, 1, konane_weights, jump};
}

int evaluate(const Konane& rules, const Position& position) { return weigh(terms(rules, position), konane_weights); }

}  // namespace qirq

#include "konane.h"

#include <type_traits>
#include <utility>

#include "weights/konane.h"

namespace qirq {

namespace {

constexpr std::array<Direction, 4> ways{Direction::right, Direction::up, Direction::left, Direction::down};

/// Calls `act` with the place of each of the ways as a constant, so that the compiler knows where each step leads.
template <class Act>
void for_each_way(Act act) {
    [&]<std::size_t... place>(std::index_sequence<place...>) {
        (act(std::integral_constant<std::size_t, place>()), ...);
    }(std::make_index_sequence<ways.size()>());
}

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
    for_each_way([&](auto i) {
        constexpr Direction back = opposite(ways[i]);
        const Bitboard prey = enemies & board.stepped(empty, back);
        const Bitboard starts = board.stepped(prey, back);
        found.able[i] = stones & starts;
        found.movable |= found.able[i];
        found.over |= board.stepped(found.able[i], ways[i]);
        // A stone that has jumped once may jump on from where it lands.
        for (Bitboard at = found.able[i]; at != 0;
             at = board.stepped(board.stepped(at, ways[i]), ways[i]) & starts)
            found.count += std::popcount(at);
    });
    return found;
}

/// What a side could do by its jumps alone, if the other side stood still: where its stones may come to stand, which points
/// may come to be empty, and those that its jumps start from, go over or land on.
struct Reach {
    Bitboard stones = 0;
    Bitboard empty = 0;
    Bitboard touched = 0;
};

/// What it could ever do, never too little: what has once been reached stays reached, and no stone is used up.
Reach whole(const Board& board, Reach reach, Bitboard enemies) {
    for (bool more = true; more;) {
        const Bitboard stones = reach.stones;
        const Bitboard empty = reach.empty;
        for_each_way([&](auto i) {
            constexpr Direction way = ways[i];
            constexpr Direction back = opposite(way);
            const Bitboard able = reach.stones & board.stepped(enemies & board.stepped(reach.empty, back), back);
            const Bitboard over = board.stepped(able, way);
            const Bitboard landings = board.stepped(over, way);
            reach.stones |= landings;
            reach.empty |= able | over;
            reach.touched |= able | over | landings;
        });
        more = reach.stones != stones || reach.empty != empty;
    }
    return reach;
}

/// Leaves of the stones able to jump, by direction, those whose jump the enemy cannot spoil within its reach, and returns
/// them all.
///
/// A jump that keeps off all that the enemy touches can be made whatever the enemy does. When it is made, two points become
/// empty and one is taken: a jump of the enemy that was none before must land on one of the two or go over the third. If
/// none is within its whole reach, that reach stays what it was, and by induction so does all that it can do.
Bitboard sift(const Board& board, std::array<Bitboard, 4>& able, Bitboard stones, const Reach& theirs) {
    // By the direction that the enemy would come from: where it could land, and where it could take a stone.
    std::array<Bitboard, 4> lands{};
    std::array<Bitboard, 4> takes{};
    for_each_way([&](auto i) {
        constexpr Direction back = opposite(ways[i]);
        const Bitboard beside = board.stepped(theirs.stones, back);
        lands[i] = board.stepped(stones & beside, back);
        takes[i] = beside & board.stepped(theirs.empty, ways[i]);
    });
    const Bitboard bad_starts = theirs.touched | lands[0] | lands[1] | lands[2] | lands[3];
    Bitboard left_over = 0;
    for_each_way([&](auto i) {
        constexpr std::size_t left = (i + 1) % ways.size();
        constexpr std::size_t right = (i + 3) % ways.size();
        constexpr Direction back = opposite(ways[i]);
        // From ahead, over the stone that has jumped, to where the captured one stood. From behind nobody can come: both
        // points there are empty then.
        const Bitboard from_ahead = board.stepped(theirs.stones, back);
        const Bitboard bad_landings = theirs.touched | takes[left] | takes[right] | from_ahead;
        const Bitboard bad_over = theirs.touched | lands[left] | lands[right] | board.stepped(bad_landings, back);
        able[i] &= ~(bad_starts | board.stepped(bad_over, back));
        left_over |= able[i];
    });
    return left_over;
}

/// The stones that have a free jump, `ours` and `theirs` being the jumps that there are now.
Bitboard free_stones(const Board& board, Bitboard stones, Bitboard enemies, const Jumps& ours, const Jumps& theirs) {
    Reach reach{enemies, board.all() & ~stones & ~enemies, theirs.movable | theirs.over};
    for_each_way([&](auto i) {
        reach.touched |= board.stepped(board.stepped(theirs.able[i], ways[i]), ways[i]);
    });
    std::array<Bitboard, 4> able = ours.able;
    // What the enemy can do at once rules most jumps out, before its whole reach need be found.
    if (sift(board, able, stones, reach) == 0) return 0;
    return sift(board, able, stones, whole(board, reach, stones));
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
        for_each_way([&](auto i) {
            safe += std::popcount(board.stepped(ours.able[i] & ~theirs.over, ways[i]) & ~theirs.movable);
        });
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

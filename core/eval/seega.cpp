#include "seega.h"

#include <bit>

namespace qirq {

namespace {

constexpr int man = 100;
constexpr int beside_centre = 12;
constexpr int on_centre = 15;

int side_worth(const Board& board, Bitboard stones) {
    const Point centre = board.at(board.width() / 2, board.height() / 2);
    int worth = man * std::popcount(stones);
    if (stones & bit(centre)) worth += on_centre;
    for (int d = 0; d < direction_count; ++d)
        if (const Point point = board.neighbour(centre, static_cast<Direction>(d)); point != no_point && (stones & bit(point)))
            worth += beside_centre;
    return worth;
}

}  // namespace

int evaluate(const Seega& rules, const Position& position) {
    return side_worth(rules.board(), position.us()) - side_worth(rules.board(), position.them());
}

}  // namespace qirq

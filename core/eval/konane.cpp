#include "konane.h"

#include <bit>

namespace qirq {

namespace {

constexpr int jump_worth = 25;

int jumps(const Konane& rules, Position position, Side side) {
    position.turn = side;
    Counter counter;
    rules.generate(position, counter);
    return static_cast<int>(counter.count);
}

}  // namespace

int evaluate(const Konane& rules, const Position& position) {
    if (rules.board().all() == position.occupied()) return 0;
    Position jumping = position;
    jumping.memory = 0;
    return jump_worth * (jumps(rules, jumping, position.turn) - jumps(rules, jumping, other(position.turn)));
}

}  // namespace qirq

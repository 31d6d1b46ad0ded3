#include "konane.h"

#include <bit>

namespace qirq {

namespace {

constexpr int jump_worth = 25;

}  // namespace

int evaluate(const Konane& rules, const Position& position) {
    // While removals are due there is nothing to jump to.
    const Side us = position.turn;
    return jump_worth * (rules.count_jumps(position, us) - rules.count_jumps(position, other(us)));
}

}  // namespace qirq

#include "konane.h"

#include <bit>

namespace qirq {

namespace {

constexpr int jump_worth = 25;

}  // namespace

int evaluate(const Konane& rules, const Position& position) {
    if (rules.removals_due(position)) return 0;
    const Side us = position.turn;
    return jump_worth * (rules.mobility(position, us) - rules.mobility(position, other(us)));
}

}  // namespace qirq

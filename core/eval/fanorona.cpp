#include "fanorona.h"

#include <bit>

namespace qirq {

namespace {

constexpr int man = 100;
constexpr int to_move = 40;

}  // namespace

int evaluate(const Fanorona&, const Position& position) {
    return man * (std::popcount(position.us()) - std::popcount(position.them())) + to_move;
}

}  // namespace qirq

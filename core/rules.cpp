#include "rules.h"

#include <bit>

namespace qirq {

std::optional<Fault> stone_count_fault(const Position& position, int most) {
    for (const Side side : {Side::x, Side::o})
        if (std::popcount(position.stones[index(side)]) > most)
            return Fault{"there are more than " + std::to_string(most) + " stones of " + letter(side), Fault::Field::rows};
    if (position.occupied() == 0) return Fault{"there is no stone on the board", Fault::Field::rows};
    return std::nullopt;
}

std::optional<Refusal> refuse_stone(const Position& position, Point point) {
    if (position.them() & bit(point)) return Refusal{RefusalReason::not_yours, {point}, {point}};
    if (!(position.us() & bit(point))) return Refusal{RefusalReason::no_stone, {point}, {point}};
    return std::nullopt;
}

}  // namespace qirq

// A position: all that the legality of a turn depends on, and nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "board.h"

namespace qirq {

/// `x` moves first and sits at the bottom of the diagram. Colours are presentation.
enum class Side : std::uint8_t { x, o };

constexpr Side other(Side side) { return side == Side::x ? Side::o : Side::x; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr char letter(Side side) { return side == Side::x ? 'x' : 'o'; }

/// Stones, the side to move, and the rule memory: a number whose meaning is the game's own affair (a phase, the step
/// that may not be undone) and which is 0 where there is nothing to remember. A regular value.
struct Position {
    std::array<Bitboard, 2> stones{};
    Side turn = Side::x;
    std::uint32_t memory = 0;

    Bitboard us() const { return stones[index(turn)]; }
    Bitboard them() const { return stones[index(other(turn))]; }
    Bitboard occupied() const { return stones[0] | stones[1]; }

    friend bool operator==(const Position&, const Position&) = default;
};

/// Scatters the bits of a word over the whole word (the finalizer of SplitMix64: Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
constexpr std::uint64_t mix(std::uint64_t word) {
    word += 0x9e3779b97f4a7c15;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

/// A 64-bit key of the whole position, memory included; the same on every machine.
constexpr std::uint64_t hash(const Position& position) {
    const std::uint64_t rest = (std::uint64_t{position.memory} << 1) | index(position.turn);
    return mix(position.stones[0] ^ mix(position.stones[1] ^ mix(rest)));
}

}  // namespace qirq

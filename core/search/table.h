// The transposition table: what is known of positions met before, in two tiers.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "../fresh.h"
#include "score.h"

namespace qirq {

/// What a stored score says of the true one at its depth.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// An entry. Its score counts a proven distance from the position itself, not from the root.
struct TableEntry {
    std::uint64_t key;
    /// The signature of the best move found; 0 for none.
    std::uint32_t move;
    std::int16_t score;
    std::uint8_t depth;
    Bound bound;
};
static_assert(sizeof(TableEntry) == 16, "four entries to a cache line");
static_assert(std::is_trivial_v<TableEntry>, "zeroed memory is a table of empty entries");

/// Buckets of two entries: the first keeps the deepest search, the second the latest. A key of 0 marks an empty entry.
class Table {
public:
    /// A power of two of buckets that takes at most `bytes`, but one bucket at least.
    explicit Table(std::size_t bytes) : buckets_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))) {}

    /// The entry of a key, or nullptr.
    const TableEntry* find(std::uint64_t key) {
        const Bucket& bucket = bucket_of(key);
        if (bucket.deepest.key == key) return &bucket.deepest;
        if (bucket.latest.key == key) return &bucket.latest;
        return nullptr;
    }

    void store(const TableEntry& entry) {
        Bucket& bucket = bucket_of(entry.key);
        if (bucket.deepest.key == entry.key) {
            bucket.deepest = entry;
        } else if (entry.depth >= bucket.deepest.depth) {
            bucket.latest = bucket.deepest;
            bucket.deepest = entry;
        } else {
            bucket.latest = entry;
        }
    }

    /// Keeps a move alone, where nothing is known of the position yet.
    void store_move(std::uint64_t key, std::uint32_t move) {
        if (find(key) == nullptr) bucket_of(key).latest = {key, move, 0, 0, Bound::none};
    }

private:
    struct Bucket {
        TableEntry deepest;
        TableEntry latest;
    };

    Bucket& bucket_of(std::uint64_t key) { return *buckets_.at(static_cast<std::size_t>(key & (buckets_.size() - 1))); }

    Fresh<Bucket> buckets_;
};

}  // namespace qirq

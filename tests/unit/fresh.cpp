// The array that is cleared as it is used.
#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "fresh.h"

using qirq::Fresh;

namespace {

constexpr std::size_t many = 100'000;

/// Leaves memory behind that is not 0, for what is allocated next.
void litter() {
    void* memory = std::malloc(many * sizeof(std::uint64_t));
    REQUIRE(memory != nullptr);
    std::memset(memory, 0xff, many * sizeof(std::uint64_t));
    // Through a pointer that the compiler does not follow: it may leave out what is written before it is freed.
    static void* volatile keep;
    keep = memory;
    std::free(keep);
}

}  // namespace

TEST_CASE("fresh: all zeros at first, and what is written stays, whatever the size") {
    for (const std::size_t size : {std::size_t{1}, std::size_t{2}, Fresh<std::uint64_t>::a_page, Fresh<std::uint64_t>::a_page + 1, many}) {
        litter();
        Fresh<std::uint64_t> words(size);
        CHECK(words.size() == size);
        // The last is written before what lies on the same page is looked at.
        *words.at(size - 1) = 7;
        for (std::size_t i = 0; i + 1 < size; ++i) {
            REQUIRE(*words.at(i) == 0);
            *words.at(i) = i + 1;
        }
        CHECK(*words.at(size - 1) == 7);
        for (std::size_t i = 0; i + 1 < size; ++i) REQUIRE(*words.at(i) == i + 1);
    }
}

TEST_CASE("fresh: what stands beside a place on its page can be looked at with it") {
    litter();
    Fresh<std::uint64_t> words(many);
    const std::size_t page = 3 * Fresh<std::uint64_t>::a_page;
    const std::uint64_t* first = words.at(page);
    for (std::size_t i = 0; i < Fresh<std::uint64_t>::a_page; ++i) REQUIRE(first[i] == 0);
}

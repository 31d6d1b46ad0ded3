// A large array that begins as zeros and is not paid for before it is used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

namespace qirq {

/// `count` values of T, all of them zeroed memory at first. A page is cleared when it is first touched: clearing tens of
/// megabytes at once would take a worker longer than it may go without listening, and a short search touches few.
template <class T>
class Fresh {
    static_assert(std::is_trivial_v<T>, "zeroed memory is a value");

public:
    explicit Fresh(std::size_t count)
        : values_(static_cast<T*>(std::malloc(count * sizeof(T)))), count_(count), cleared_(count / a_page / bits + 1) {
        if (values_ == nullptr) throw std::bad_alloc();
    }

    std::size_t size() const { return count_; }

    /// The value at a place. What stands beside it on the same page may be looked at too.
    T* at(std::size_t place) {
        const std::size_t page = place / a_page;
        if (!(cleared_[page / bits] >> (page % bits) & 1)) clear(page);
        return &values_[place];
    }

    /// Places on one page; a page begins at each multiple of it.
    static constexpr std::size_t a_page = 4096 / sizeof(T);

private:
    static constexpr std::size_t bits = 64;

    void clear(std::size_t page) {
        const std::size_t begin = page * a_page;
        const std::size_t end = begin + a_page < count_ ? begin + a_page : count_;
        std::memset(static_cast<void*>(&values_[begin]), 0, (end - begin) * sizeof(T));
        cleared_[page / bits] |= std::uint64_t{1} << (page % bits);
    }

    struct Free {
        void operator()(T* values) const { std::free(values); }
    };

    std::unique_ptr<T[], Free> values_;
    std::size_t count_;
    /// A bit for each page.
    std::vector<std::uint64_t> cleared_;
};

}  // namespace qirq

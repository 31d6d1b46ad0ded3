#include "support.h"

#include <cstdlib>
#include <sstream>

namespace qirq::test {

std::uint64_t Random::next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t word = state_;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

int random_positions() {
    const char* const given = std::getenv("QIRQ_TEST_POSITIONS");
    return given == nullptr ? 100'000 : std::max(1, std::atoi(given));
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> list;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) list.push_back(word);
    return list;
}

std::vector<std::string> sorted_words(std::string_view text) {
    std::vector<std::string> list = words(text);
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace qirq::test

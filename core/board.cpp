#include "board.h"

#include <cassert>

namespace qirq {

namespace {

/// How many files a step in this direction goes to the right.
int shift(Direction direction) {
    constexpr std::array<int, direction_count> shifts{1, 1, 0, -1, -1, -1, 0, 1};
    return shifts[static_cast<std::size_t>(direction)];
}

bool diagonal(Direction direction) { return climb(direction) != 0 && shift(direction) != 0; }

}  // namespace

Board::Board(int width, int height, [[maybe_unused]] Lines lines) : width_(width), height_(height) {
    assert(width >= 1 && width <= 9 && height >= 1 && height <= 9 && width * height <= max_points);
    for (auto& row : neighbours_) row.fill(no_point);
    for (int p = 0; p < point_count(); ++p) {
        const auto point = static_cast<Point>(p);
        // Row and column are counted from the top left in the rule; every board here has its corners on even points,
        // so that counting ranks from the bottom needs the row to be turned over first.
        const int row = height_ - 1 - rank(point);
        const bool on_diagonals = (row + file(point)) % 2 == 0;
        for (int d = 0; d < direction_count; ++d) {
            const auto direction = static_cast<Direction>(d);
            const int file_to = file(point) + shift(direction);
            const int rank_to = rank(point) + climb(direction);
            if (file_to < 0 || file_to >= width_ || rank_to < 0 || rank_to >= height_) continue;
            if (diagonal(direction) && !on_diagonals) continue;
            const Point to = at(file_to, rank_to);
            neighbours_[static_cast<std::size_t>(p)][static_cast<std::size_t>(d)] = to;
            if (point < to) segments_.push_back({point, to});
        }
    }
}

std::optional<Direction> Board::direction(Point from, Point to) const {
    for (int d = 0; d < direction_count; ++d)
        if (neighbour(from, static_cast<Direction>(d)) == to) return static_cast<Direction>(d);
    return std::nullopt;
}

std::optional<Point> Board::between(Point from, Point to) const {
    for (int d = 0; d < direction_count; ++d) {
        const Point middle = neighbour(from, static_cast<Direction>(d));
        if (middle != no_point && neighbour(middle, static_cast<Direction>(d)) == to) return middle;
    }
    return std::nullopt;
}

std::string Board::name(Point point) const {
    return {static_cast<char>('a' + file(point)), static_cast<char>('1' + rank(point))};
}

std::optional<Point> Board::point(std::string_view name) const {
    if (name.size() != 2) return std::nullopt;
    const int file = name[0] - 'a';
    const int rank = name[1] - '1';
    if (file < 0 || file >= width_ || rank < 0 || rank >= height_) return std::nullopt;
    return at(file, rank);
}

}  // namespace qirq

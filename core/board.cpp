#include "board.h"

#include <cassert>

namespace qirq {

Board::Board(int width, int height, Lines lines) : width_(width), height_(height) {
    assert(width >= 1 && width <= 9 && height >= 1 && height <= 9 && width * height <= max_points);
    for (auto& row : neighbours_) row.fill(no_point);
    for (int p = 0; p < point_count(); ++p) {
        const auto point = static_cast<Point>(p);
        // The rule counts rows from the top.
        const int row = height_ - 1 - rank(point);
        const bool on_diagonals = lines == Lines::diagonals && (row + file(point)) % 2 == 0;
        for (int d = 0; d < direction_count; ++d) {
            const auto direction = static_cast<Direction>(d);
            const Point to = beside(point, direction);
            if (to == no_point) continue;
            inner_[static_cast<std::size_t>(d)] |= bit(point);
            if (is_diagonal(direction) && !on_diagonals) continue;
            joined_[static_cast<std::size_t>(d)] |= bit(point);
            neighbours_[static_cast<std::size_t>(p)][static_cast<std::size_t>(d)] = to;
            if (point < to) segments_.push_back({point, to});
        }
    }
}

Board Board::with_loops(int radii) const {
    Board board = *this;
    const int right = width_ - 1;
    const int top = height_ - 1;
    for (int radius = 1; radius <= radii; ++radius)
        for (const int corner_rank : {0, top})
            for (const int corner_file : {0, right}) {
                const int file = corner_file == 0 ? radius : right - radius;
                const int rank = corner_rank == 0 ? radius : top - radius;
                board.loops_.push_back({at(file, corner_rank), at(corner_file, rank), at(corner_file, corner_rank), radius});
            }
    return board;
}

Board Board::with_marks(Bitboard points) const {
    Board board = *this;
    board.marked_ |= points;
    return board;
}

Point Board::beside(Point point, Direction direction) const {
    const int to_file = file(point) + shift(direction);
    const int to_rank = rank(point) + climb(direction);
    if (to_file < 0 || to_file >= width_ || to_rank < 0 || to_rank >= height_) return no_point;
    return at(to_file, to_rank);
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

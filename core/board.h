// The board: points, the segments and loops that join them, and their names.
// What is drawn and what may be walked are the same data.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qirq {

/// A set of points, one bit each: bit p is the point of index p.
using Bitboard = std::uint64_t;

/// The index of a point: 0 is a1, then along the rank, then the next rank up.
using Point = std::int8_t;

/// "No point": what a neighbour table holds where the board ends or no line runs.
inline constexpr Point no_point = -1;

inline constexpr int max_points = 64;
static_assert(sizeof(Bitboard) * 8 == max_points, "a point is a bit of a Bitboard");

/// The set that holds `point` alone.
constexpr Bitboard bit(Point point) { return Bitboard{1} << point; }

/// The set with each point moved by `offset`, to either side without a branch. What goes over an end of the word comes in at
/// the other, so that the caller has to mask: either what is moved or what comes of it, by the points that have a way there.
constexpr Bitboard turned(Bitboard set, int offset) {
    constexpr int mask = max_points - 1;
    return set << (offset & mask) | set >> (-offset & mask);
}

/// The lowest point of a set that is not empty.
constexpr Point first_point(Bitboard set) { return static_cast<Point>(std::countr_zero(set)); }

/// Removes the lowest point of a set that is not empty and returns it.
constexpr Point take_point(Bitboard& set) {
    const Point point = first_point(set);
    set &= set - 1;
    return point;
}

/// The points of a set, lowest first.
inline std::vector<Point> points_of(Bitboard set) {
    std::vector<Point> points;
    while (set != 0) points.push_back(take_point(set));
    return points;
}

/// The eight directions, anticlockwise from the right; `x` plays upwards.
enum class Direction : std::uint8_t { right, up_right, up, up_left, left, down_left, down, down_right };

inline constexpr int direction_count = 8;

/// The direction that leads back.
constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 4) % direction_count);
}

/// How many ranks a step in this direction climbs: 1, 0 or -1.
constexpr int climb(Direction direction) {
    constexpr std::array<int, direction_count> climbs{0, 1, 1, 1, 0, -1, -1, -1};
    return climbs[static_cast<std::size_t>(direction)];
}

/// How many files a step in this direction goes to the right: 1, 0 or -1.
constexpr int shift(Direction direction) {
    constexpr std::array<int, direction_count> shifts{1, 1, 0, -1, -1, -1, 0, 1};
    return shifts[static_cast<std::size_t>(direction)];
}

constexpr bool is_diagonal(Direction direction) { return climb(direction) != 0 && shift(direction) != 0; }

/// Two joined neighbouring points, the lower index first.
struct Segment {
    Point a = no_point;
    Point b = no_point;
    friend bool operator==(const Segment&, const Segment&) = default;
};

/// A line that leaves the board at the end of a file and comes back at the end of a rank: three quarters of a circle round
/// a corner point.
struct Loop {
    /// Where the file and the rank end.
    Point file_end = no_point;
    Point rank_end = no_point;
    Point corner = no_point;
    /// In units of the distance between neighbouring points: how far the file and the rank are from the corner.
    int radius = 0;
    friend bool operator==(const Loop&, const Loop&) = default;
};

inline constexpr int no_loop = -1;

/// A point on a way, and the loop that leads to it from the point before: its place in Board::loops(), or `no_loop`.
struct Waypoint {
    Point point = no_point;
    int loop = no_loop;
    friend bool operator==(const Waypoint&, const Waypoint&) = default;
};

/// The drawn board. A regular value, built once and handed about by reference.
class Board {
public:
    /// The lines of a rectangular board.
    enum class Lines {
        /// Neighbours in a row or column are joined.
        orthogonal,
        /// Neighbours in a row or column are joined; diagonals run through the points where row + column is even.
        diagonals,
    };

    /// A board of `width` files and `height` ranks, 1 … 9 each, at most 64 points.
    Board(int width, int height, Lines lines);

    /// The same board with loops round each corner, one of each radius from 1 to `radii`.
    Board with_loops(int radii) const;

    /// The same board with a mark drawn on some of its points.
    Board with_marks(Bitboard points) const;

    int width() const { return width_; }
    int height() const { return height_; }
    int point_count() const { return width_ * height_; }

    /// All points.
    Bitboard all() const { return point_count() == max_points ? ~Bitboard{0} : (Bitboard{1} << point_count()) - 1; }

    /// File (0 is a) and rank (0 is the bottom one) of a point, and back.
    int file(Point point) const { return point % width_; }
    int rank(Point point) const { return point / width_; }
    Point at(int file, int rank) const { return static_cast<Point>(rank * width_ + file); }

    /// The points of one rank, counted from 0 at the bottom.
    Bitboard rank_points(int rank) const { return ((Bitboard{1} << width_) - 1) << (rank * width_); }

    /// The points that have none beside them in a direction.
    Bitboard edge(Direction direction) const { return all() & ~inner_[static_cast<std::size_t>(direction)]; }

    /// The points at the ends of both a rank and a file.
    Bitboard corners() const {
        return (edge(Direction::left) | edge(Direction::right)) & (edge(Direction::up) | edge(Direction::down));
    }

    /// The neighbour along a drawn line, or `no_point`.
    Point neighbour(Point point, Direction direction) const {
        return neighbours_[static_cast<std::size_t>(point)][static_cast<std::size_t>(direction)];
    }

    /// The point beside another, whether a line joins them or not, or `no_point`.
    Point beside(Point point, Direction direction) const;

    /// The points that those of a set come to by one step in a direction along drawn lines, all at once.
    Bitboard stepped(Bitboard set, Direction direction) const {
        return moved(set & joined_[static_cast<std::size_t>(direction)], direction);
    }

    /// The points beside those of a set in a direction, whether lines join them or not.
    Bitboard all_beside(Bitboard set, Direction direction) const {
        return moved(set & inner_[static_cast<std::size_t>(direction)], direction);
    }

    /// The direction of the segment from one point to the other; nothing where they are not joined.
    std::optional<Direction> direction(Point from, Point to) const;

    /// Whether a drawn segment joins two points.
    bool joined(Point a, Point b) const { return direction(a, b).has_value(); }

    /// The point halfway along a straight drawn line of two segments; nothing where there is no such line.
    std::optional<Point> between(Point from, Point to) const;

    const std::vector<Segment>& segments() const { return segments_; }
    const std::vector<Loop>& loops() const { return loops_; }
    Bitboard marked() const { return marked_; }

    /// `a1` is the bottom left point.
    std::string name(Point point) const;

    /// The point a text of two characters names; nothing where it names none.
    std::optional<Point> point(std::string_view name) const;

private:
    /// A set whose points all have a point beside them in the direction, moved there.
    Bitboard moved(Bitboard set, Direction direction) const {
        return turned(set, climb(direction) * width_ + shift(direction));
    }

    int width_;
    int height_;
    std::array<std::array<Point, direction_count>, max_points> neighbours_;
    /// For each direction the points from which a line leads there, and those with a point beside them there.
    std::array<Bitboard, direction_count> joined_{};
    std::array<Bitboard, direction_count> inner_{};
    std::vector<Segment> segments_;
    std::vector<Loop> loops_;
    Bitboard marked_ = 0;
};

}  // namespace qirq

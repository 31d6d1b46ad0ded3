// The evaluators: their terms are what their names say, and change sides with the stones.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "eval/evaluators.h"
#include "games/catalogue.h"
#include "naive.h"
#include "notation.h"
#include "search/score.h"
#include "support.h"

using namespace qirq;
using namespace qirq::test;

namespace {

/// Terms by name. Those that are 0 may be left out, as in a map that is asked for them.
using Named = std::map<std::string, int>;

template <Rules R>
Named named_terms(const R& rules, const Position& position) {
    const auto weighed = weighing(rules);
    const auto values = terms(rules, position);
    Named named;
    for (std::size_t i = 0; i < values.size(); ++i) named[std::string(weighed.terms[i])] = values[i];
    return named;
}

/// The terms of a position string.
Named terms_of(const std::string& spec, const std::string& position) {
    const RuleSet set = rule_set(spec);
    return std::visit([&](const auto& rules) { return named_terms(rules, read_position(rules, position).position); }, set.rules);
}

/// Calls `check(rules, position)` with positions of random games, those in which somebody can move.
template <Rules R, class Check>
void on_random_positions(const R& rules, Random& random, Check check) {
    const int wanted = std::min(random_positions(), 2'000);
    for (int count = 0; count < wanted;) {
        Position position = rules.initial();
        for (int turn = 0; turn < 80 && !rules.outcome(position); ++turn) {
            check(rules, position);
            ++count;
            const std::vector<Path> turns = paths(rules, position);
            if (turns.empty()) break;
            position = play(rules, position, random.pick(turns).move);
        }
    }
}

Position with_other_side_to_move(Position position) {
    position.turn = other(position.turn);
    return position;
}

/// The stones moved by a map of points.
template <class Map>
Position moved(const Position& position, Map map) {
    Position result = position;
    for (Bitboard& set : result.stones) {
        Bitboard stones = 0;
        for (const Point point : points_of(set)) stones |= bit(map(point));
        set = stones;
    }
    return result;
}

/// What the turns of a side show, were it to move, by the rules' generator.
struct Shown {
    std::size_t turns = 0;
    int steps = 0;
    Bitboard starts = 0;
    /// What the first steps of turns capture.
    Bitboard prey = 0;
    /// The first captures, each once.
    std::vector<std::pair<Point, Bitboard>> captures;
};

template <Rules R>
Shown shown(const R& rules, Position position, Side side) {
    position.turn = side;
    Shown found;
    for (const Path& path : paths(rules, position)) {
        const Step& first = path.steps.front();
        if (first.kind == StepKind::pass) continue;
        ++found.turns;
        found.steps += first.captured == 0;
        found.starts |= bit(first.from);
        found.prey |= first.captured;
        const std::pair capture{first.from, first.captured};
        if (first.captured != 0 && std::find(found.captures.begin(), found.captures.end(), capture) == found.captures.end())
            found.captures.push_back(capture);
    }
    return found;
}

/// The joined pairs of points with a stone of `from` on one and one of `to` on the other.
int joined_pairs(const Board& board, Bitboard from, Bitboard to) {
    int count = 0;
    for (const Segment& segment : board.segments())
        count += ((from & bit(segment.a)) && (to & bit(segment.b))) || ((from & bit(segment.b)) && (to & bit(segment.a)));
    return count;
}

/// The same stones, with a side to move.
std::string with_turn(const std::string& position, Side side) {
    return position.substr(0, position.find(' ')) + ' ' + letter(side) + " 0 -";
}

/// All positions of Konane that the turns of one side alone lead to, with that side to move; the first one included.
std::set<std::string> reached_alone(const naive::Game& game, const std::string& position, Side side) {
    std::set<std::string> reached{with_turn(position, side)};
    std::vector<std::string> left(reached.begin(), reached.end());
    while (!left.empty()) {
        const std::string next = left.back();
        left.pop_back();
        for (const naive::Turn& turn : game.turns(next)) {
            const std::string result = with_turn(turn.result, side);
            if (reached.insert(result).second) left.push_back(result);
        }
    }
    return reached;
}

std::vector<std::string> turn_texts(const naive::Game& game, const std::string& position) {
    std::vector<std::string> texts;
    for (const naive::Turn& turn : game.turns(position)) texts.push_back(turn.text);
    return texts;
}

/// Whether a stone of a side has a jump over one enemy that it can make in each of the positions, which are those of
/// reached_alone() for the other side, and that leaves the other side in each of them the turns that it had.
bool has_free_jump(const naive::Game& game, const std::set<std::string>& positions, Side side, const std::string& stone) {
    const auto leaves_all = [&](const std::string& text) {
        return std::all_of(positions.begin(), positions.end(), [&](const std::string& position) {
            for (const naive::Turn& turn : game.turns(with_turn(position, side)))
                if (turn.text == text) return turn_texts(game, turn.result) == turn_texts(game, position);
            return false;
        });
    };
    for (const std::string& text : turn_texts(game, with_turn(*positions.begin(), side)))
        if (text.rfind(stone, 0) == 0 && text.size() == std::string("a1xc1").size() && leaves_all(text)) return true;
    return false;
}

}  // namespace

TEST_CASE("evaluate: terms but those of the mover change sign with the side to move") {
    Random random(31);
    for (const RuleSet& set : rule_sets()) {
        CAPTURE(set.id);
        std::visit(
            [&](const auto& rules_of_set) {
                on_random_positions(rules_of_set, random, [](const auto& rules, const Position& position) {
                    const auto weighed = weighing(rules);
                    const auto ours = terms(rules, position);
                    const auto theirs = terms(rules, with_other_side_to_move(position));
                    for (std::size_t i = 0; i + weighed.of_mover < ours.size(); ++i) {
                        CAPTURE(weighed.terms[i]);
                        CHECK(ours[i] == -theirs[i]);
                    }
                });
            },
            set.rules);
    }
}

TEST_CASE("evaluate: the same in the mirror, and with the board turned round and the sides exchanged") {
    Random random(32);
    for (const RuleSet& set : rule_sets()) {
        CAPTURE(set.id);
        std::visit(
            [&](const auto& rules_of_set) {
                on_random_positions(rules_of_set, random, [](const auto& rules, const Position& position) {
                    const Board& board = rules.board();
                    const auto mirror = [&](Point p) { return board.at(board.width() - 1 - board.file(p), board.rank(p)); };
                    const auto half_turn = [&](Point p) { return static_cast<Point>(board.point_count() - 1 - p); };
                    CHECK(terms(rules, moved(position, mirror)) == terms(rules, position));
                    Position turned = with_other_side_to_move(moved(position, half_turn));
                    std::swap(turned.stones[0], turned.stones[1]);
                    CHECK(terms(rules, turned) == terms(rules, position));
                });
            },
            set.rules);
    }
}

TEST_CASE("evaluate: the weighed sum of the terms, in hundredths of a man, and never taken for a proven score") {
    Random random(33);
    for (const RuleSet& set : rule_sets()) {
        CAPTURE(set.id);
        std::visit(
            [&](const auto& rules_of_set) {
                const auto weighed = weighing(rules_of_set);
                CHECK(weighed.yardstick > 0);
                on_random_positions(rules_of_set, random, [&](const auto& rules, const Position& position) {
                    const int estimate = evaluate(rules, position);
                    CHECK(estimate == weigh(terms(rules, position), weighed.weights));
                    CHECK(std::abs(estimate) < least_proven / 2);
                });
            },
            set.rules);
    }
}

TEST_CASE("evaluate: to take a man is worth something on the average, and not much more than a man") {
    Random random(39);
    for (const RuleSet& set : rule_sets()) {
        CAPTURE(set.id);
        std::visit(
            [&](const auto& rules_of_set) {
                const auto weighed = weighing(rules_of_set);
                if (weighed.terms.front() != "men") return;
                std::int64_t worth = 0;
                std::int64_t count = 0;
                on_random_positions(rules_of_set, random, [&](const auto& rules, const Position& position) {
                    for (const Point point : points_of(position.them())) {
                        Position without = position;
                        without.stones[index(other(position.turn))] &= ~bit(point);
                        // In a placement men do not count.
                        if (terms(rules, without)[0] == terms(rules, position)[0]) continue;
                        worth += evaluate(rules, without) - evaluate(rules, position);
                        ++count;
                    }
                });
                // On a full board of random play a man may be worth far less than in the games that weights are fitted to.
                CHECK(worth > 0);
                CHECK(worth < 250 * count);
            },
            set.rules);
    }
}

TEST_CASE("evaluate: alquerque: steps and danger are those of the generator") {
    Random random(34);
    // Where captures may be left, the generator lists steps beside them.
    for (const std::string id : {"alquerque-bell", "alquerque-open", "alquerque-brainking"}) {
        CAPTURE(id);
        const RuleSet set = rule_set(id + ",capture=optional,no_return=off");
        on_random_positions(std::get<Alquerque>(set.rules), random, [](const Alquerque& rules, const Position& position) {
            const Shown ours = shown(rules, position, position.turn);
            const Shown theirs = shown(rules, position, other(position.turn));
            Named named = named_terms(rules, position);
            CHECK(named["steps"] == ours.steps - theirs.steps);
            CHECK(named["in danger"] == std::popcount(theirs.prey) - std::popcount(ours.prey));
            CHECK(named["to move"] == 1);
        });
    }
}

TEST_CASE("evaluate: alquerque: where the stones stand") {
    // x: a1 (corner), c3 (centre), e2 (side file, second rank); o: d4 (its second rank), b1 (its last rank).
    Named named = terms_of("alquerque-open", "5/3o1/2x2/4x/xo3 x 0 -");
    CHECK(named["men"] == 1);
    CHECK(named["second rank"] == 0);
    CHECK(named["middle rank"] == 1);
    CHECK(named["fourth rank"] == 0);
    CHECK(named["last rank"] == -1);
    CHECK(named["centre"] == 1);
    CHECK(named["side files"] == 2);
    CHECK(named["corners"] == 1);
    CHECK(named["lead"] == 24 * 1 / 5);
    // On c3 x has four lines: from d4 over c3 to b2 there is room, and both ends of the other three are empty. On e2 the
    // file alone. On d4 o has c3 and e5, and the file and the rank; of its other diagonal there is nothing, d4 having
    // four lines: c5-e3 too. On b1 only the rank: a1 is an enemy, c1 empty.
    CHECK(named["exposed"] == 4 + 1 - 4 - 1);
    // c3 by d4, d4 by c3, b1 by a1.
    CHECK(named["in danger"] == 1 - 2);
}

TEST_CASE("evaluate: konane: jumps are those of the generator, and nothing counts while removals are due") {
    Random random(35);
    for (const std::string spec : {"konane", "konane,size=5"}) {
        CAPTURE(spec);
        const RuleSet set = rule_set(spec);
        on_random_positions(std::get<Konane>(set.rules), random, [](const Konane& rules, const Position& position) {
            if (rules.removals_due(position)) {
                CHECK(evaluate(rules, position) == 0);
                return;
            }
            const Shown ours = shown(rules, position, position.turn);
            const Shown theirs = shown(rules, position, other(position.turn));
            const auto safe = [](const Shown& mine, const Shown& yours) {
                int count = 0;
                for (const auto& [from, over] : mine.captures)
                    count += !(yours.prey & bit(from)) && !(yours.starts & over);
                return count;
            };
            Named named = named_terms(rules, position);
            CHECK(named["jumps"] == static_cast<int>(ours.turns) - static_cast<int>(theirs.turns));
            CHECK(named["movable"] == std::popcount(ours.starts) - std::popcount(theirs.starts));
            CHECK(named["in danger"] == std::popcount(theirs.prey) - std::popcount(ours.prey));
            CHECK(named["safe jumps"] == safe(ours, theirs) - safe(theirs, ours));
            const bool half_empty = 2 * std::popcount(position.occupied()) <= rules.board().point_count();
            const int free = std::popcount(free_jumpers(rules, position, position.turn)) -
                             std::popcount(free_jumpers(rules, position, other(position.turn)));
            CHECK(named["free"] == (half_empty ? free : 0));
        });
    }
    Named named = terms_of("konane", "x7/8/8/3x4/8/8/7o/6o1 x 0 -");
    CHECK(named["stones"] == 0);
    CHECK(named["edge"] == 1 - 2);
    CHECK(named["corners"] == 1);
}

TEST_CASE("evaluate: konane: a free jump can be made, and opens nothing, whatever the enemy has done meanwhile") {
    Random random(40);
    int found = 0;
    for (const std::string spec : {"konane,size=4,opening=none", "konane,size=5,opening=none", "konane,size=6,opening=none"}) {
        CAPTURE(spec);
        const RuleSet set = rule_set(spec);
        const Konane& rules = std::get<Konane>(set.rules);
        const auto game = naive::game(spec);
        const int wanted = std::min(random_positions(), 4'000);
        for (int count = 0; count < wanted; ++count) {
            const std::string text = game->set_up(random);
            const Position position = read_position(rules, text).position;
            // All that many stones can do is too much to be listed.
            if (std::popcount(position.occupied()) > 14) continue;
            for (const Side side : {Side::x, Side::o}) {
                const Bitboard stones = free_jumpers(rules, position, side);
                if (stones == 0) continue;
                CAPTURE(text);
                const std::set<std::string> meanwhile = reached_alone(*game, text, other(side));
                for (const Point point : points_of(stones)) {
                    const std::string name = rules.board().name(point);
                    CAPTURE(name);
                    CHECK(has_free_jump(*game, meanwhile, side, name));
                    ++found;
                }
            }
        }
    }
    CHECK(found > std::min(random_positions(), 4'000) / 10);
}

TEST_CASE("evaluate: konane: which jumps are free") {
    const RuleSet set = rule_set("konane,size=5,opening=none");
    const Konane& rules = std::get<Konane>(set.rules);
    const auto free = [&](const std::string& rows, Side side) {
        return free_jumpers(rules, read_position(rules, rows + " x 0 -").position, side);
    };
    const Bitboard a3 = bit(*rules.board().point("a3"));
    CHECK(free("5/5/xo3/5/5", Side::x) == a3);
    CHECK(free("5/5/xo3/5/5", Side::o) == 0);
    // Somebody far away does not matter.
    CHECK(free("5/4o/xo3/5/5", Side::x) == a3);
    // Taken on landing: from ahead, and from the side.
    CHECK(free("5/5/xo1o1/5/5", Side::x) == 0);
    CHECK(free("5/2o2/xo3/5/5", Side::x) == 0);
    // The one that jumps could be taken first, or not.
    CHECK(free("5/5/1xo2/5/5", Side::x) == 0);
    CHECK(free("5/5/oxo2/5/5", Side::x) == bit(*rules.board().point("b3")));
    // The one that would take it from the side has a jump to make first, over d4.
    CHECK(free("5/3xo/xo3/5/5", Side::x) == 0);
    // The one that would stand in the way has two: over d5, then over c4.
    CHECK(free("3xo/2x2/xo3/5/5", Side::x) == 0);
    // The stone to be jumped can go away, over b4.
    CHECK(free("5/1x3/xo3/5/5", Side::x) == 0);
    // The point left empty lets an enemy land: from a5 over a4.
    CHECK(free("o4/x4/xo3/5/5", Side::x) == 0);
    CHECK(free("5/x4/xo3/5/5", Side::x) == a3);
    // So does the point of the captured stone: from b5 over b4.
    CHECK(free("1o3/1x3/xo3/1x3/5", Side::x) == 0);
    // While removals are due there are no jumps.
    const RuleSet usual = rule_set("konane");
    const Konane& konane = std::get<Konane>(usual.rules);
    CHECK(free_jumpers(konane, konane.initial(), Side::x) == 0);
}

TEST_CASE("evaluate: fanorona: steps, pairs and prey") {
    Random random(36);
    for (const std::string spec : {"fanorona", "fanorona,board=5x5"}) {
        CAPTURE(spec);
        const RuleSet set = rule_set(spec);
        on_random_positions(std::get<Fanorona>(set.rules), random, [](const Fanorona& rules, const Position& position) {
            const Board& board = rules.board();
            const Bitboard empty = board.all() & ~position.occupied();
            const int ours = std::popcount(shown(rules, position, position.turn).prey);
            const int theirs = std::popcount(shown(rules, position, other(position.turn)).prey);
            Named named = named_terms(rules, position);
            CHECK(named["steps"] == joined_pairs(board, position.us(), empty) - joined_pairs(board, position.them(), empty));
            CHECK(named["pairs"] ==
                  joined_pairs(board, position.us(), position.us()) - joined_pairs(board, position.them(), position.them()));
            CHECK(named["prey"] == ours - theirs);
            CHECK(named["prey of the mover"] == ours);
        });
    }
    // x: a1 and c3 and e3 with diagonals, a1 a corner, d3 without; o: b5 on the edge without, f2 with.
    Named named = terms_of("fanorona", "1o7/9/2xxx4/5o3/x8 x 0 -");
    CHECK(named["men"] == 2);
    CHECK(named["edge"] == 0);
    CHECK(named["corners"] == 1);
    CHECK(named["crossings"] == 3 - 1);
}

TEST_CASE("evaluate: seega: slides and threats are those of the generator") {
    Random random(37);
    for (const std::string spec : {"seega", "seega,centre=capturable"}) {
        CAPTURE(spec);
        const RuleSet set = rule_set(spec);
        on_random_positions(std::get<Seega>(set.rules), random, [](const Seega& rules, const Position& position) {
            Named named = named_terms(rules, position);
            if (rules.placing_due(position)) {
                for (const char* name : {"men", "centre", "beside centre", "edge", "slides", "stuck", "threatened", "lead"})
                    CHECK(named[name] == 0);
                return;
            }
            const Shown ours = shown(rules, position, position.turn);
            const Shown theirs = shown(rules, position, other(position.turn));
            CHECK(named["slides"] == static_cast<int>(ours.turns) - static_cast<int>(theirs.turns));
            CHECK(named["stuck"] == std::popcount(position.us() & ~ours.starts) - std::popcount(position.them() & ~theirs.starts));
            CHECK(named["threatened"] == std::popcount(theirs.prey) - std::popcount(ours.prey));
            CHECK(named["placed edge"] == 0);
        });
    }
    // In movement x has c2 beside the centre and a1 in the corner, o the centre and e3 on the edge.
    Named moving = terms_of("seega", "5/5/2o1o/2x2/x4 x 0 -");
    CHECK(moving["men"] == 0);
    CHECK(moving["centre"] == -1);
    CHECK(moving["beside centre"] == 1);
    CHECK(moving["edge"] == 0);
    CHECK(moving["corners"] == 1);
    // In the placement o, on c2, stands between x on c1 and the centre, which x could come to from b3.
    Named placing = terms_of("seega", "5/5/1x3/2o1o/2x2 x 0 place");
    CHECK(placing["placed beside centre"] == 0);
    CHECK(placing["placed edge"] == 0);
    CHECK(placing["placed threatened"] == -1);
}

TEST_CASE("evaluate: surakarta: steps are those of the generator") {
    Random random(38);
    const RuleSet set = rule_set("surakarta");
    on_random_positions(std::get<Surakarta>(set.rules), random, [](const Surakarta& rules, const Position& position) {
        const Shown ours = shown(rules, position, position.turn);
        const Shown theirs = shown(rules, position, other(position.turn));
        Named named = named_terms(rules, position);
        CHECK(named["steps"] == ours.steps - theirs.steps);
    });
}

TEST_CASE("evaluate: surakarta: loops and places") {
    // Every class of points once for x; o on the centre, on the outer circuit, where nobody comes.
    Named places = terms_of("surakarta", "x5/5x/5x/1x4/2x3/2o3 x 0 -");
    CHECK(places["men"] == 4);
    CHECK(places["corners"] == 1);
    CHECK(places["inner ends"] == 1);
    CHECK(places["outer ends"] == 1 - 1);
    CHECK(places["inner crossings"] == 0);
    CHECK(places["mixed crossings"] == 2);

    // On the inner circuit alone: b1 and a2 hold the loop round a1, and the way round the other three.
    Named held = terms_of("surakarta", "6/6/6/6/x5/1x4 x 0 -");
    CHECK(held["loops held"] == 2);
    // One of each side: each can take the other.
    CHECK(terms_of("surakarta", "6/6/6/6/o5/1x4 x 0 -")["loops held"] == 0);
    // With f2 too, which follows b1 over the other three loops.
    CHECK(terms_of("surakarta", "6/6/6/6/o4x/1x4 x 0 -")["loops held"] == 1);
    // From f2 to a2 along the rank there is no loop.
    CHECK(terms_of("surakarta", "6/6/6/6/x4x/6 x 0 -")["loops held"] == 1);
    // b2, where the circuit crosses itself, follows itself over the loop round a1.
    CHECK(terms_of("surakarta", "6/6/6/6/1x4/6 x 0 -")["loops held"] == 0);
}

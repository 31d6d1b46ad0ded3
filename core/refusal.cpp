#include "refusal.h"

namespace qirq {

namespace {

std::string names(const std::vector<Point>& points, const Board& board, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) text += i + 1 == points.size() ? " " + std::string(last_word) + " " : ", ";
        text += board.name(points[i]);
    }
    return text;
}

}  // namespace

std::string sentence(const Refusal& refusal, const Board& board) {
    const auto attempted = [&](std::size_t i) {
        return i < refusal.attempt.size() ? board.name(refusal.attempt[i]) : std::string("that point");
    };
    switch (refusal.reason) {
        case RefusalReason::game_over: return "The game is over.";
        case RefusalReason::no_stone: return "There is no stone on " + attempted(0) + ".";
        case RefusalReason::not_yours: return "The stone on " + attempted(0) + " belongs to the other side.";
        case RefusalReason::no_line: return "No line joins " + attempted(0) + " and " + attempted(1) + ".";
        case RefusalReason::occupied: return "A stone stands on " + names(refusal.points, board, "and") + ".";
        case RefusalReason::must_capture:
            return "A capture must be played, by the stone on " + names(refusal.points, board, "or") + ".";
        case RefusalReason::must_continue:
            return "The stone on " + attempted(0) + " must go on capturing, to " + names(refusal.points, board, "or") +
                   ".";
        case RefusalReason::nothing_to_capture:
            return "There is no enemy on " + names(refusal.points, board, "and") + " to jump over.";
        case RefusalReason::already_captured:
            return "The stone on " + names(refusal.points, board, "and") + " has been jumped already.";
        case RefusalReason::turn_over: return "The turn is over on " + attempted(0) + ".";
        case RefusalReason::last_rank: return "The stone on " + attempted(0) + " is on its last rank and may only capture.";
        case RefusalReason::backward:
            return "From " + attempted(0) + " to " + attempted(1) + " is backward, which is not allowed here.";
        case RefusalReason::no_return:
            return "The stone on " + attempted(0) + " came from " + attempted(1) + " on its last turn and may not go back.";
        case RefusalReason::must_move: return "The stone on " + attempted(0) + " has yet to move.";
        case RefusalReason::blocked: return "The stone on " + attempted(0) + " cannot move.";
    }
    return {};
}

}  // namespace qirq

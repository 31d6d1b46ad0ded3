// Rules with weights of their own for the evaluator, so that one program can play by many.
#pragma once

#include "eval/evaluators.h"
#include "rules.h"

namespace qirq {

/// The rules R; the evaluator of a search over them takes these weights and not those that R has.
template <Rules R>
struct Weighed : R {
    using Weights = decltype(weighing(std::declval<const R&>()).weights);

    Weighed(const R& rules, const Weights& own) : R(rules), weights(own) {}

    Weights weights;
};

template <Rules R>
int evaluate(const Weighed<R>& rules, const Position& position) {
    return weigh(terms(static_cast<const R&>(rules), position), rules.weights);
}

}  // namespace qirq

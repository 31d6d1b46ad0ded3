// The random-play battery on every rule set of the catalogue, and on house rules that stretch them.
#include "battery.h"

#include <type_traits>
#include <variant>

#include "games/catalogue.h"

using namespace qirq;
using namespace qirq::test;

namespace {

void run(const RuleSet& set, int games) {
    std::visit(
        [&](const auto& rules) {
            Battery<std::decay_t<decltype(rules)>> battery(rules, set.spec, 3);
            battery.play_games(games);
            CHECK(battery.positions() > games);
        },
        set.rules);
}

}  // namespace

TEST_CASE("battery: every rule set of the catalogue") {
    for (const RuleSet& set : rule_sets()) run(set, std::max(5, random_positions() / 1000));
}

TEST_CASE("battery: house rules") {
    for (const std::string spec : {"alquerque-open,capture=optional", "alquerque-brainking,steps=any,quiet_limit=60",
                             "alquerque-brainking,capture=optional,last_rank=free", "alquerque-bell,repetition=2,claim_from=10",
                             "alquerque-open,removal=after_chain,quiet_limit=7"})
        run(rule_set(spec), std::max(3, random_positions() / 4000));
}

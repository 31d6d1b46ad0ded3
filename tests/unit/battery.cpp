// The random-play battery on every rule set of the catalogue, and on house rules that stretch them.
#include "battery.h"

#include <type_traits>
#include <variant>

#include "games/catalogue.h"

using namespace qirq;
using namespace qirq::test;

namespace {

void run(const RuleSet& set, int positions, const std::string& start = "") {
    std::visit(
        [&](const auto& rules) {
            Battery<std::decay_t<decltype(rules)>> battery(rules, set.spec, 3, start);
            battery.play_positions(positions);
        },
        set.rules);
}

}  // namespace

TEST_CASE("battery: every rule set of the catalogue") {
    for (const RuleSet& set : rule_sets()) run(set, random_positions() / 20);
}

TEST_CASE("battery: every value of every option") {
    for (const RuleSet& set : rule_sets())
        for (const OptionSetting& option : set.options)
            for (const OptionValue& value : option.info.values)
                run(rule_set(set.id + "," + std::string(option.info.name) + "=" + std::string(value.name)),
                    random_positions() / 200);
}

TEST_CASE("battery: house rules") {
    for (const std::string spec :
         {"alquerque-open,capture=optional", "alquerque-brainking,steps=any,quiet_limit=60",
          "alquerque-brainking,capture=optional,last_rank=free", "alquerque-bell,repetition=2,claim_from=10",
          "alquerque-open,removal=after_chain,quiet_limit=7", "fanorona,board=5x5,continuation=compulsory,claim_from=6",
          "seega,chain=same_stone,centre=capturable,claim_from=20", "surakarta,ending=more_pieces,quiet_limit=50,repetition=2",
          "surakarta,ending=more_pieces,quiet_limit=9"})
        run(rule_set(spec), random_positions() / 100);
    run(rule_set("konane,size=6,opening=none"), random_positions() / 100, "xoxoxo/oxoxox/xo2xo/oxoxox/xoxoxo/oxoxox x 0 -");
}

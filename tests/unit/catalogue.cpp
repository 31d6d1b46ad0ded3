// The rule sets by name, and house rules made from them.
#include <doctest/doctest.h>

#include "games/catalogue.h"

#include "game.h"
#include "support.h"

using namespace qirq;
using namespace qirq::test;

namespace {

/// The options of a rule set as `name=value` words in the catalogue's order.
std::string settings(std::string_view spec) {
    std::string text;
    for (const OptionSetting& setting : rule_set(spec).options)
        text += (text.empty() ? "" : " ") + std::string(setting.info.name) + "=" + print_option(setting.info, setting.value);
    return text;
}

std::string spec_error(std::string_view spec) {
    return error_of([&] { rule_set(spec); });
}

}  // namespace

TEST_CASE("catalogue: the table of the rule book") {
    CHECK(settings("alquerque-bell") ==
          "quiet_limit=50 claim_from=none repetition=none steps=forward first_jump=any later_jumps=any "
          "last_rank=captures_only no_return=off capture=compulsory removal=at_once");
    CHECK(settings("alquerque-open") ==
          "quiet_limit=80 claim_from=none repetition=3 steps=any first_jump=any later_jumps=any "
          "last_rank=free no_return=off capture=compulsory removal=at_once");
    CHECK(settings("alquerque-forty") ==
          "quiet_limit=none claim_from=40 repetition=none steps=forward first_jump=any later_jumps=any "
          "last_rank=captures_only no_return=off capture=compulsory removal=at_once");
    CHECK(settings("alquerque-brainking") ==
          "quiet_limit=none claim_from=none repetition=3 steps=forward first_jump=forward later_jumps=any "
          "last_rank=captures_only no_return=on capture=compulsory removal=at_once");
    CHECK(settings("konane") == "quiet_limit=none claim_from=none repetition=none size=8 opening=remove");
    CHECK(settings("fanorona") == "quiet_limit=120 claim_from=none repetition=3 board=9x5 continuation=optional");
    CHECK(settings("seega") == "quiet_limit=120 claim_from=none repetition=3 chain=no centre=immune");
    CHECK(settings("surakarta") == "quiet_limit=120 claim_from=none repetition=3 ending=draw");
    CHECK(rule_sets().size() == 8);
}

TEST_CASE("catalogue: who begins is dark, but light with BrainKing and in Fanorona") {
    CHECK(rule_set("konane").first == Shade::dark);
    CHECK(rule_set("fanorona").first == Shade::light);
    CHECK(rule_set("seega").first == Shade::dark);
    CHECK(rule_set("surakarta").first == Shade::dark);
    CHECK(rule_set("alquerque-bell").first == Shade::dark);
    CHECK(rule_set("alquerque-open").first == Shade::dark);
    CHECK(rule_set("alquerque-forty").first == Shade::dark);
    CHECK(rule_set("alquerque-brainking").first == Shade::light);
}

TEST_CASE("catalogue: every rule set and option says what it means and where it comes from") {
    CHECK(!rule_sets().empty());
    for (const RuleSet& set : rule_sets()) {
        CAPTURE(set.id);
        CHECK(set.spec == set.id);
        CHECK(!set.name.empty());
        CHECK(!set.source.empty());
        CHECK(!set.game.empty());
        CHECK(rule_set(set.id).id == set.id);
        for (const OptionSetting& setting : set.options) {
            CAPTURE(setting.info.name);
            CHECK(!setting.info.meaning.empty());
            CHECK(!setting.info.source.empty());
            CHECK(setting.info.values.empty() == setting.info.range.has_value());
            for (const OptionValue& value : setting.info.values) CHECK(!value.meaning.empty());
        }
    }
}

TEST_CASE("catalogue: every value of every option can be given and is in force") {
    for (const RuleSet& set : rule_sets())
        for (const OptionSetting& setting : set.options) {
            std::vector<std::string> values;
            for (const OptionValue& value : setting.info.values) values.emplace_back(value.name);
            if (setting.info.range)
                values = {"none", std::to_string(setting.info.range->from), std::to_string(setting.info.range->to)};
            for (const std::string& value : values) {
                const std::string given = std::string(setting.info.name) + "=" + value;
                CAPTURE(set.id);
                CAPTURE(given);
                const std::vector<std::string> all = words(settings(set.id + "," + given));
                CHECK(std::count(all.begin(), all.end(), given) == 1);
            }
        }
}

TEST_CASE("catalogue: house rules are printed in the catalogue's order, without what changes nothing") {
    CHECK(rule_set("alquerque-bell,quiet_limit=60").spec == "alquerque-bell,quiet_limit=60");
    CHECK(rule_set("alquerque-bell,capture=optional,quiet_limit=60").spec ==
          "alquerque-bell,quiet_limit=60,capture=optional");
    CHECK(rule_set("alquerque-bell,quiet_limit=50").spec == "alquerque-bell");
    CHECK(rule_set("alquerque-bell,quiet_limit=none").spec == "alquerque-bell,quiet_limit=none");
    CHECK(rule_set("alquerque-bell,quiet_limit=60").id == "alquerque-bell");
}

TEST_CASE("catalogue: an override is a rule like any other") {
    CHECK(Game("alquerque-bell,quiet_limit=60", "4o/5/2x2/5/5 x 59 -").play("c3-b3").outcome() == "1/2-1/2 quiet");
    CHECK(Game("alquerque-bell,quiet_limit=60", "4o/5/2x2/5/5 x 50 -").outcome() == "");
    CHECK(Game("alquerque-open,claim_from=5", "4o/5/2x2/5/5 x 5 -").claim().outcome() == "1/2-1/2 claim");
}

TEST_CASE("catalogue: what is wrong is named, with what would be right") {
    for (const std::string id : {"", "alquerque", "Alquerque-bell", "alquerque-bell ", "chess", " alquerque-bell"}) {
        const std::string error = spec_error(id);
        CAPTURE(error);
        CHECK(contains(error, "There is no rule set '" + std::string(id) + "'"));
        CHECK(contains(error, "alquerque-bell, alquerque-open, alquerque-forty, alquerque-brainking"));
    }
    for (const std::string option : {"", "size", "Steps", " steps"}) {
        const std::string error = spec_error("alquerque-bell," + std::string(option) + "=any");
        CAPTURE(error);
        CHECK(contains(error, "There is no option '" + std::string(option) + "' in alquerque-bell"));
        CHECK(contains(error, "quiet_limit"));
        CHECK(contains(error, "removal"));
    }
    CHECK(contains(spec_error("alquerque-bell,"), "There is no option ''"));
    CHECK(contains(spec_error("alquerque-bell,steps"), "The option 'steps' lacks a value"));
    CHECK(contains(spec_error("alquerque-bell,steps="), "The option 'steps' cannot be '': it is 'any' or 'forward'"));
    CHECK(contains(spec_error("alquerque-bell,steps=back"), "cannot be 'back': it is 'any' or 'forward'"));
    CHECK(contains(spec_error("alquerque-bell,steps=any,steps=any"), "The option 'steps' is given twice"));
    CHECK(contains(spec_error("alquerque-bell,steps=any=any"), "cannot be 'any=any'"));
    for (const std::string number : {"", "0", "-1", "10000", "3.5", "3x", " 3", "+3", "None", "99999999999"}) {
        const std::string error = spec_error("alquerque-bell,quiet_limit=" + std::string(number));
        CAPTURE(error);
        CHECK(contains(error, "The option 'quiet_limit' cannot be '" + std::string(number) + "'"));
        CHECK(contains(error, "from 1 to 9999, or 'none'"));
    }
    CHECK(contains(spec_error("alquerque-bell,repetition=1"), "from 2 to"));
}

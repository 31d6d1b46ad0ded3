#include "bench.h"

#include "../session.h"

namespace qirq {

namespace {

constexpr int positions = 8;
constexpr int turns_between = 3;
constexpr std::uint64_t nodes_a_position = 40'000;

void absorb(std::uint64_t& signature, std::uint64_t word) { signature = mix(signature ^ word); }

std::string hexadecimal(std::uint64_t word) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[word >> shift & 15];
    return text;
}

}  // namespace

BenchReport bench(const Clock& clock) {
    BenchReport report;
    std::uint64_t signature = 0;
    std::uint64_t seed = 1;
    ThinkLimits limits;
    limits.limits.nodes = nodes_a_position;
    for (const RuleSet& set : rule_sets()) {
        BenchRow row{set.spec, 0, 0};
        const auto session = new_session(set.spec);
        for (int i = 0; i < positions; ++i) {
            for (int turn = 0; turn < turns_between; ++turn) {
                const auto turns = session->turns();
                if (turns.empty()) break;
                seed = mix(seed);
                session->play(turns[static_cast<std::size_t>(seed % turns.size())].text);
            }
            if (session->state().outcome) break;
            session->think(limits, clock);
            session->think_on(2 * nodes_a_position);
            const Thought thought = *session->thought();
            row.nodes += thought.nodes;
            row.ms += thought.ms;
            absorb(signature, thought.nodes);
            absorb(signature, static_cast<std::uint64_t>(static_cast<std::int64_t>(thought.score)));
            for (const char c : thought.turn) absorb(signature, static_cast<std::uint64_t>(c));
        }
        report.nodes += row.nodes;
        report.ms += row.ms;
        report.rows.push_back(std::move(row));
    }
    report.signature = hexadecimal(signature);
    return report;
}

}  // namespace qirq

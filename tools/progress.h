// What a match says on stderr while it is played: a line that is written over where people look, now and then a line
// elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace qirq {

struct SprtState;
struct Tally;

class Progress {
public:
    /// Of a match of so many games.
    explicit Progress(std::uint64_t games);

    /// Says a sentence, on a line of its own.
    void say(const std::string& sentence);

    /// Shows how the match stands, if it is time to; `played` are the games played since the beginning.
    void show(const Tally& tally, std::uint64_t played, const std::optional<SprtState>& sprt);

    /// Leaves nothing on the line that is written over.
    void finish();

private:
    std::uint64_t games_;
    bool terminal_;
    std::int64_t begun_;
    std::int64_t shown_;
};

}  // namespace qirq

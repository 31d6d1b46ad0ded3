// A player that is another program.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "player.h"

namespace qirq {

/// Makes the player of a program; see make_player. The program is started when its first game begins, and started again
/// for the next game after it has lost one by a fault.
std::unique_ptr<Player> make_external_player(const PlayerSpec& spec, std::optional<std::int64_t> patience, Stopping stopping);

}  // namespace qirq

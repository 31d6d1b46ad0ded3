// Ctrl-C, as a question.
#pragma once

namespace qirq {

/// From now on Ctrl-C and SIGTERM end nothing the first time, but make interrupted() true. The second time they end the
/// program as usual.
void watch_for_interrupts();

bool interrupted();

}  // namespace qirq

#include "interrupt.h"

#include <atomic>
#include <csignal>

namespace qirq {

namespace {

std::atomic<bool> asked{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void note_interrupt(int signal) {
    asked = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

void watch_for_interrupts() {
    std::signal(SIGINT, note_interrupt);
    std::signal(SIGTERM, note_interrupt);
}

bool interrupted() { return asked; }

}  // namespace qirq

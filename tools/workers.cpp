#include "workers.h"

#include <atomic>

#include "error.h"

#ifdef __EMSCRIPTEN__

namespace qirq {

int usual_threads() { return 1; }

void run_on_threads(int threads, const std::function<void()>& work, const std::function<void()>&) {
    if (threads > 1) throw InputError("This build of qirq has one thread and no more.");
    work();
}

}  // namespace qirq

#else

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace qirq {

int usual_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

void run_on_threads(int threads, const std::function<void()>& work, const std::function<void()>& on_failure) {
    std::mutex failing;
    std::exception_ptr failure;
    std::vector<std::thread> running;
    for (int i = 0; i < threads; ++i)
        running.emplace_back([&] {
            try {
                work();
            } catch (...) {
                {
                    const std::lock_guard<std::mutex> lock(failing);
                    if (!failure) failure = std::current_exception();
                }
                on_failure();
            }
        });
    for (std::thread& thread : running) thread.join();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace qirq

#endif

namespace qirq {

void share_out(int count, int threads, const std::function<void(int)>& work) {
    std::atomic<int> next{0};
    std::atomic<bool> failed{false};
    run_on_threads(
        threads,
        [&] {
            while (!failed) {
                const int i = next++;
                if (i >= count) return;
                work(i);
            }
        },
        [&] { failed = true; });
}

}  // namespace qirq

// Work that is shared among threads, where there are threads.
#pragma once

#include <functional>

namespace qirq {

/// As many threads as this machine runs at once; 1 where that is not known, and in WebAssembly, which has no others.
int usual_threads();

/// Runs `work` on so many threads at once and returns when all have finished it. What one of them throws is thrown again,
/// the first if there are several, after `on_failure` has been called to make the others finish. Throws InputError where
/// several threads are asked of a build that has only one.
void run_on_threads(int threads, const std::function<void()>& work, const std::function<void()>& on_failure);

/// Calls `work(i)` once for every i from 0 to below `count`, shared among threads as above; in which order is left open.
void share_out(int count, int threads, const std::function<void(int)>& work);

}  // namespace qirq

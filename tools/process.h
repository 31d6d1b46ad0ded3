// Another program, talked to line by line.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace qirq {

/// What came of waiting for another program.
enum class Heard : std::uint8_t {
    done,
    /// It has ended, or closed its end.
    ended,
    /// The time was over.
    late,
    /// A line went on for longer than any line should.
    endless,
    /// The caller does not want to wait any more.
    stopped,
};

/// A program that /bin/sh runs, its standard input and output being ours; its errors go where ours go. It is killed with
/// all that it has started in its process group when this is destroyed.
///
/// A build for WebAssembly cannot start programs.
class Process {
public:
    /// Throws InputError where the program cannot be started; that the shell does not find a command is seen later, when
    /// it ends.
    explicit Process(const std::string& command);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Waits for it no longer than until `deadline`, by `milliseconds()`, nor when `stopping` says so.
    using Stopping = std::function<bool()>;

    /// Writes the line and its end.
    Heard write_line(std::string_view line, std::int64_t deadline, const Stopping& stopping);

    /// Reads the next line, without its end of either kind.
    Heard read_line(std::string& line, std::int64_t deadline, const Stopping& stopping);

    /// Tells the program that nothing more will come, and gives it until `deadline` to end by itself.
    void close(std::int64_t deadline);

    /// How it ended, as `exit code 3` or `signal 11`. It is killed if it goes on for a little while.
    std::string end();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace qirq

#include "process.h"

#include "error.h"

#ifdef __EMSCRIPTEN__

namespace qirq {

struct Process::Running {};

Process::Process(const std::string&) { throw InputError("This build of qirq cannot start other programs (cmd:)."); }
Process::~Process() = default;
Heard Process::write_line(std::string_view, std::int64_t, const Stopping&) { return Heard::ended; }
Heard Process::read_line(std::string&, std::int64_t, const Stopping&) { return Heard::ended; }
void Process::close(std::int64_t) {}
std::string Process::end() { return {}; }

}  // namespace qirq

#else

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <optional>

#include "clock.h"

extern char** environ;

namespace qirq {

namespace {

constexpr std::size_t longest_line = 1 << 16;
/// How often a wait looks whether it is to be stopped.
constexpr std::int64_t ms_between_looks = 50;
/// How long a program that has closed its output may take to end.
constexpr std::int64_t ms_to_end = 500;

/// Starting a program makes pipes that no other program may inherit: one starts at a time.
std::mutex starting;

/// A descriptor that is closed at the end.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return number_; }
    void reset(int number) {
        close();
        number_ = number;
    }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

private:
    int number_ = -1;
};

[[noreturn]] void refuse(const std::string& what, int error) {
    throw InputError("The program cannot be started: " + what + " failed (" + std::strerror(error) + ").");
}

void make_pipe(Descriptor& read_end, Descriptor& write_end) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) refuse("pipe", errno);
    read_end.reset(ends[0]);
    write_end.reset(ends[1]);
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
}

/// Waits for a descriptor to be ready for `events`.
Heard wait_for(int descriptor, short events, std::int64_t deadline, const Process::Stopping& stopping) {
    for (;;) {
        if (stopping && stopping()) return Heard::stopped;
        const std::int64_t left = deadline - milliseconds();
        if (left <= 0) return Heard::late;
        pollfd waiting{descriptor, events, 0};
        const int ready = ::poll(&waiting, 1, static_cast<int>(std::min(left, ms_between_looks)));
        if (ready > 0) return Heard::done;
        if (ready < 0 && errno != EINTR) return Heard::ended;
    }
}

std::string describe(int status) {
    if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
    return "exit code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

struct Process::Running {
    pid_t id = 0;
    Descriptor to;
    Descriptor from;
    /// What has been read and is no whole line yet.
    std::string unread;
    std::optional<int> status;

    /// Whether it has ended by itself before the deadline.
    bool wait_until(std::int64_t deadline) {
        for (;;) {
            if (status) return true;
            int found = 0;
            const pid_t ended = ::waitpid(id, &found, WNOHANG);
            if (ended == id) {
                status = found;
            } else if (milliseconds() >= deadline) {
                return false;
            } else {
                ::poll(nullptr, 0, 1);
            }
        }
    }

    void kill() {
        ::kill(-id, SIGKILL);
        if (status) return;
        int found = 0;
        while (::waitpid(id, &found, 0) < 0 && errno == EINTR) {}
        status = found;
    }
};

Process::Process(const std::string& command) : running_(std::make_unique<Running>()) {
    const std::lock_guard<std::mutex> one_at_a_time(starting);
    // A program that is gone shows by the error of the write, not by a signal that ends us.
    ::signal(SIGPIPE, SIG_IGN);

    Descriptor its_input;
    Descriptor its_output;
    make_pipe(its_input, running_->to);
    make_pipe(running_->from, its_output);
    ::fcntl(running_->to.get(), F_SETFL, O_NONBLOCK);

    // Signals are as usual there. A process group of its own keeps Ctrl-C away from it, and is killed as a whole.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    for (const int each : {SIGPIPE, SIGINT, SIGTERM}) sigaddset(&usual, each);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, its_input.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, its_output.get(), STDOUT_FILENO);

    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
    const int error = ::posix_spawn(&running_->id, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error != 0) refuse("posix_spawn", error);
}

Process::~Process() { running_->kill(); }

Heard Process::write_line(std::string_view line, std::int64_t deadline, const Stopping& stopping) {
    const std::string text = std::string(line) + "\n";
    for (std::size_t written = 0; written < text.size();) {
        const ssize_t count = ::write(running_->to.get(), text.data() + written, text.size() - written);
        if (count >= 0) {
            written += static_cast<std::size_t>(count);
        } else if (errno == EAGAIN) {
            if (const Heard heard = wait_for(running_->to.get(), POLLOUT, deadline, stopping); heard != Heard::done)
                return heard;
        } else if (errno != EINTR) {
            return Heard::ended;
        }
    }
    return Heard::done;
}

Heard Process::read_line(std::string& line, std::int64_t deadline, const Stopping& stopping) {
    std::string& unread = running_->unread;
    for (std::size_t searched = 0;;) {
        if (const std::size_t end = unread.find('\n', searched); end != std::string::npos) {
            line = unread.substr(0, end);
            unread.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return Heard::done;
        }
        searched = unread.size();
        if (unread.size() > longest_line) return Heard::endless;
        if (const Heard heard = wait_for(running_->from.get(), POLLIN, deadline, stopping); heard != Heard::done)
            return heard;
        std::array<char, 4096> chunk;
        const ssize_t count = ::read(running_->from.get(), chunk.data(), chunk.size());
        if (count == 0 || (count < 0 && errno != EINTR)) return Heard::ended;
        if (count > 0) unread.append(chunk.data(), static_cast<std::size_t>(count));
    }
}

void Process::close(std::int64_t deadline) {
    running_->to.close();
    running_->wait_until(deadline);
}

std::string Process::end() {
    if (!running_->wait_until(milliseconds() + ms_to_end)) running_->kill();
    return describe(*running_->status);
}

}  // namespace qirq

#endif

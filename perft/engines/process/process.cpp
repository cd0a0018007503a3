// Child processes by Boost.Process. Waiting uses poll, because Boost's pipes have no timeout.
#include "perft/engines/process/process.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/env.hpp>
#include <boost/process/environment.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/group.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <thread>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/process/kept_lines.hpp"

namespace hurdle::engines {
namespace bp = boost::process;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t longest_line = 1U << 20U;
constexpr std::size_t most_unread = 1U << 24U;  // bytes that are read ahead while we write
constexpr int reads_of_a_pipe = 64;             // of 16 KiB each: 1 MiB, a pipe's maximum
constexpr int handles_of_old_kernels = 1024;    // without close_range
constexpr auto slice = 50ms;  // between two checks of `stop` and of whether the child runs

void make_nonblocking(int handle) {
  const int flags = ::fcntl(handle, F_GETFL);          // NOLINT(*-vararg)
  (void)::fcntl(handle, F_SETFL, flags | O_NONBLOCK);  // NOLINT(*-vararg)
}

/// Writing to a child that has ended must fail with an error, not end this program.
void ignore_sigpipe() {
  static const bool done = [] {
    (void)std::signal(SIGPIPE, SIG_IGN);
    return true;
  }();
  (void)done;
}

/// An environment entry that is unique to the program and is inherited by its descendants.
std::string new_mark() {
  static std::atomic<std::uint64_t> number{0};
  return fmt::format("{}-{}", ::getpid(), ++number);
}

constexpr const char* mark_name = "HURDLE_ENGINE";

bp::environment marked_environment(const std::string& mark) {
  bp::environment environment = boost::this_process::environment();
  environment[mark_name] = mark;
  return environment;
}

bool has_mark(const std::filesystem::path& process, const std::string& mark) {
  std::ifstream file(process / "environ", std::ios::binary);
  const std::string wanted = fmt::format("{}={}", mark_name, mark);
  for (std::string entry; std::getline(file, entry, '\0');) {
    if (entry == wanted) {
      return true;
    }
  }
  return false;
}

/// Kills descendants that left the program's process group (setsid), found by the inherited mark.
/// Repeats until none is found twice, because a process may start another one during the search,
/// and shows no environment for a moment while it becomes another program.
void kill_marked(const std::string& mark) noexcept {
  constexpr int most_rounds = 10;
  constexpr std::chrono::milliseconds pause(2);
  try {
    int empty_rounds = 0;
    for (int round = 0; empty_rounds < 2 && round < most_rounds; ++round) {
      bool found = false;
      for (const auto& process : std::filesystem::directory_iterator("/proc")) {
        const int id = std::atoi(process.path().filename().c_str());
        if (id > 1 && id != ::getpid() && has_mark(process.path(), mark)) {
          found = ::kill(id, SIGKILL) == 0 || found;
        }
      }
      empty_rounds = found ? 0 : empty_rounds + 1;
      if (empty_rounds == 1) {
        std::this_thread::sleep_for(pause);
      }
    }
  } catch (const std::exception&) {
    return;  // without /proc no process can be found
  }
}

int milliseconds_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, slice.count()));
}

}  // namespace

struct Process::Child {
  bp::pipe in;
  bp::pipe out;
  bp::pipe err;
  bp::group group;
  bp::child process;
  int pid = 0;
  std::string mark = new_mark();
  const std::atomic<bool>* stop = nullptr;
  std::string unread;       // of stdout
  std::size_t taken = 0;    // bytes of `unread` already returned as lines
  std::size_t written = 0;  // bytes written to its input
  KeptLines errors;
  KeptLines last_lines{0, 3};  // of stdout, read since the last question
  bool out_ended = false;
  bool err_ended = false;

  Child(std::vector<std::string> words, const std::atomic<bool>* stop_flag) : stop(stop_flag) {
    const std::string program = find_program(words.front());
    words.erase(words.begin());
    std::error_code failure;
    process = bp::child(
        bp::exe = program, bp::args = words, (bp::std_in < in), (bp::std_out > out),
        (bp::std_err > err), marked_environment(mark), group, failure,
        bp::extend::on_exec_setup = [](auto&) { prepare_child(); },
        bp::extend::on_error = [](auto& executor,
                                  const std::error_code&) { reap_failed_child(executor.pid); });
    if (failure) {
      throw EngineError(EngineFailure::not_started,
                        fmt::format("cannot start the engine: {}: {}", hurdle::quoted_path(program),
                                    failure.message()));
    }
    pid = process.id();
    make_nonblocking(in.native_sink());
    make_nonblocking(out.native_source());
    make_nonblocking(err.native_source());
  }

  /// Runs in the child: dies with this process, has the default SIGPIPE, and inherits only its
  /// three standard handles. limit_handles of Boost 1.74 would also close stdout and stderr.
  static void prepare_child() {
    (void)::prctl(PR_SET_PDEATHSIG, SIGKILL);  // NOLINT(*-vararg)
    (void)std::signal(SIGPIPE, SIG_DFL);
    if (::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC) != 0) {
      for (int handle = STDERR_FILENO + 1; handle < handles_of_old_kernels; ++handle) {
        (void)::fcntl(handle, F_SETFD, FD_CLOEXEC);  // NOLINT(*-vararg)
      }
    }
  }

  /// Boost does not reap the child process if its exec failed.
  static void reap_failed_child(int child) {
    if (child > 0) {
      (void)::waitpid(child, nullptr, 0);
    }
  }

  void check_stop() const { throw_if_set(stop); }

  bool running() {
    std::error_code ignored;
    return process.running(ignored);
  }

  std::optional<std::string> take_line() {
    const std::size_t end = unread.find('\n', taken);
    if (end == std::string::npos) {
      unread.erase(0, std::exchange(taken, 0));
      if (unread.size() > longest_line) {
        throw EngineError(EngineFailure::nonsense,
                          fmt::format("the engine printed a line of more than {} bytes: '{}'",
                                      longest_line, hurdle::quoted(unread)));
      }
      return std::nullopt;
    }
    std::string line = without_colours(std::string_view(unread).substr(taken, end - taken));
    taken = end + 1;
    if (!line.empty() && line.back() == '\r') {
      line.pop_back();
    }
    last_lines.add(line + '\n');
    return line;
  }

  /// Reads the available output, waiting at most one slice.
  void wait_for_output(Deadline deadline) {
    check_stop();
    std::array<pollfd, 2> handles{
        {{out_ended ? -1 : out.native_source(), POLLIN, 0}, errors_handle()}};
    if (::poll(handles.data(), handles.size(), milliseconds_until(deadline)) > 0) {
      out_ended = out_ended || (handles[0].revents != 0 && !drain_output());
      drain_errors(handles[1]);
    } else if (!running()) {
      // The program has ended; it may have written something since `poll`. If nothing is left, its
      // output is complete, even if a child of it holds the pipe open.
      pollfd rest{out_ended ? -1 : out.native_source(), POLLIN, 0};
      out_ended = ::poll(&rest, 1, 0) <= 0 || !drain_output();
    }
  }

  /// Waits at most one slice until the program reads. Also reads its output, so that a full pipe
  /// cannot block it.
  void wait_for_input(Deadline deadline) {
    const bool full = out_ended || unread.size() > most_unread;
    std::array<pollfd, 3> handles{{{in.native_sink(), POLLOUT, 0},
                                   errors_handle(),
                                   {full ? -1 : out.native_source(), POLLIN, 0}}};
    if (::poll(handles.data(), handles.size(), milliseconds_until(deadline)) > 0) {
      drain_errors(handles[1]);
      out_ended = out_ended || (handles[2].revents != 0 && !drain_output());
    }
  }

  [[nodiscard]] pollfd errors_handle() { return {err_ended ? -1 : err.native_source(), POLLIN, 0}; }

  void drain_errors(const pollfd& handle) {
    std::string bytes;
    err_ended = err_ended || (handle.revents != 0 && !drain(err.native_source(), bytes));
    errors.add(bytes);
  }

  /// Reads the available stderr output, at most as much as a pipe holds.
  void drain_errors() {
    pollfd handle = errors_handle();
    for (int reads = 0; reads < reads_of_a_pipe && !err_ended && ::poll(&handle, 1, 0) > 0;
         ++reads) {
      drain_errors(handle);
    }
  }

  bool drain_output() { return drain(out.native_source(), unread); }

  /// False at the end of the stream.
  static bool drain(int handle, std::string& into) {
    std::array<char, 16384> bytes{};
    const ssize_t count = ::read(handle, bytes.data(), bytes.size());
    if (count > 0) {
      into.append(bytes.data(), static_cast<std::size_t>(count));
      return true;
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR);
  }

  /// Throws EngineError (crashed): the program has ended, or only closed the pipe named by
  /// `closed`.
  [[noreturn]] void report_death(std::string_view closed) {
    const Deadline time_limit = Clock::now() + 1s;
    while (running() && Clock::now() < time_limit) {
      drain_errors();
      std::this_thread::sleep_for(5ms);
    }
    if (running()) {
      throw EngineError(EngineFailure::crashed, fmt::format("the engine closed its {}", closed));
    }
    EngineError error(EngineFailure::crashed, describe_end());
    if (has_read_nothing()) {
      error.set_read_nothing();
    }
    throw error;  // NOLINT(misc-throw-by-value-catch-by-reference)
  }

  /// Whether all that was written to the program's input is still in the pipe.
  [[nodiscard]] bool has_read_nothing() const {
    int waiting = 0;
    return ::ioctl(in.native_sink(), FIONREAD, &waiting) == 0 &&  // NOLINT(*-vararg)
           static_cast<std::size_t>(waiting) == written;
  }

  [[nodiscard]] std::string describe_end() const {
    const int status = process.native_exit_code();
    if (WIFSIGNALED(status)) {
      const int number = WTERMSIG(status);
      return fmt::format("the engine crashed: killed by signal {} ({})", number,
                         ::strsignal(number));
    }
    return fmt::format("the engine exited with code {}", WEXITSTATUS(status));
  }

  void end() noexcept {
    if (pid <= 0) {
      return;
    }
    // The group first: its id stays valid while any member exists.
    (void)::kill(-pid, SIGKILL);
    (void)::kill(pid, SIGKILL);
    std::error_code ignored;
    if (process.running(ignored)) {
      process.wait(ignored);
    }
    group.detach();
    kill_marked(mark);
    pid = 0;
  }
};

Process::Process(std::string_view command, const std::atomic<bool>* stop)
    : Process(split_command(command), stop) {}

Process::Process(std::vector<std::string> words, const std::atomic<bool>* stop) {
  ignore_sigpipe();
  child_ = std::make_unique<Child>(std::move(words), stop);
}

Process::~Process() {
  end();
}

void Process::write_line(std::string_view text, Deadline deadline) {
  Child& child = *child_;
  child.last_lines.clear();
  const std::string all = std::string(text) + '\n';
  std::string_view rest = all;
  while (!rest.empty()) {
    child.check_stop();
    const ssize_t count = ::write(child.in.native_sink(), rest.data(), rest.size());
    if (count > 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
      child.written += static_cast<std::size_t>(count);
    } else if (errno == EAGAIN) {
      child.wait_for_input(deadline);
      if (Clock::now() >= deadline) {
        throw EngineError(EngineFailure::timed_out, "the engine hangs: it does not read its input");
      }
    } else if (errno != EINTR) {
      child.report_death("input");
    }
  }
}

void Process::close_input() noexcept {
  child_->in.close();
}

std::optional<std::string> Process::read_line(Deadline deadline) {
  Child& child = *child_;
  while (true) {
    if (std::optional<std::string> line = child.take_line()) {
      return line;
    }
    if (child.out_ended && !child.unread.empty()) {
      child.last_lines.add(child.unread);
      return without_colours(std::exchange(child.unread, {}));  // a last line without its end
    }
    if (child.out_ended) {
      child.report_death("output");
    }
    if (Clock::now() >= deadline) {
      return std::nullopt;
    }
    child.wait_for_output(deadline);
  }
}

std::vector<std::string> Process::take_errors() {
  child_->drain_errors();
  std::vector<std::string> lines = child_->errors.lines();
  child_->errors.clear();
  if (lines.empty() && !child_->running()) {
    return child_->last_lines.lines();  // some programs write there why they end
  }
  return lines;
}

std::optional<int> Process::exit_code() {
  if (child_->running()) {
    return std::nullopt;
  }
  const int status = child_->process.native_exit_code();
  return WIFEXITED(status) ? std::optional<int>(WEXITSTATUS(status)) : std::nullopt;
}

void Process::end() noexcept {
  child_->end();
}

}  // namespace hurdle::engines

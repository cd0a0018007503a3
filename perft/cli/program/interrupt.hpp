// Ctrl-C: the first one asks the running command to end, the second one ends the program.
#pragma once

#include <atomic>

namespace hurdle::cli {

/// Becomes true on SIGINT or SIGTERM.
[[nodiscard]] const std::atomic<bool>& stop_flag() noexcept;

/// Installs the handlers, and ignores SIGPIPE: a closed pipe is found when writing.
void watch_signals();

/// Takes the handlers of SIGINT and SIGTERM away: they end the program at once, for a command that
/// waits for input and has nothing to finish.
void leave_signals();

}  // namespace hurdle::cli

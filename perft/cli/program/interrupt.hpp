// Ctrl-C: the first one stops the running command cleanly, the second one kills the program.
// SIGTERM stops it cleanly however often it comes: timeout(1) sends it to the program and to its
// group.
#pragma once

#include <atomic>

namespace hurdle::cli {

/// Becomes true on SIGINT or SIGTERM.
[[nodiscard]] const std::atomic<bool>& stop_flag() noexcept;

/// Installs the handlers. Ignores SIGPIPE and SIGXFSZ, so that writing to a closed pipe or above
/// `ulimit -f` returns an error.
void watch_signals();

/// Restores the default handlers of SIGINT and SIGTERM, which end the program at once. For commands
/// that wait for input and have nothing to finish.
void leave_signals();

}  // namespace hurdle::cli

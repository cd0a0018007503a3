// Cuts connections that do not answer in time. The client library waits without limit, and the
// kernel of a server with a hanging process still acknowledges every packet.
#pragma once

#include <cstdint>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// While the object exists, an answer is expected on `socket` (ignored if negative). After the time
/// limit the socket is shut down, and its reader gets a lost connection. Time in which this process
/// is suspended does not count.
class SocketWatchdog {
 public:
  SocketWatchdog(int socket, const StoreTimeouts& timeouts);
  /// Stops monitoring.
  ~SocketWatchdog();
  SocketWatchdog(const SocketWatchdog&) = delete;
  SocketWatchdog& operator=(const SocketWatchdog&) = delete;

  /// Whether the socket was shut down.
  [[nodiscard]] bool was_cut() const;

 private:
  std::uint64_t number_;
};

}  // namespace hurdle::campaign

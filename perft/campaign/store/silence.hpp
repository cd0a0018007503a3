// Cuts connections whose other end does not answer in time. A client library waits for an answer
// without limit, and the kernel of a server whose process hangs still acknowledges every packet.
#pragma once

#include <cstdint>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// As long as the object lives, an answer is awaited on `socket`, unless it is negative: when the
/// patience is at its end, the socket is shut down, and whoever reads from it is told that the
/// connection is lost. The time in which this process is stopped does not count.
class Silence {
 public:
  Silence(int socket, const Patience& patience);
  /// Nothing is cut any more.
  ~Silence();
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

  /// Whether the socket was shut down.
  [[nodiscard]] bool was_cut() const;

 private:
  std::uint64_t number_;
};

}  // namespace hurdle::campaign

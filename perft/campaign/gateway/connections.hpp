// The connections of a server: a thread for each, up to a limit, and a limit for each address.
#pragma once

#include <httplib.h>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace hurdle::campaign {

/// Runs each connection's work in a thread of its own. Work beyond the limit runs at once in the
/// thread that accepts connections, with `is_surplus()` true: it must only close its connection.
class ConnectionThreads final : public httplib::TaskQueue {
 public:
  explicit ConnectionThreads(std::size_t most) : most_(most) {}

  void enqueue(std::function<void()> work) override;
  void shutdown() override;

  [[nodiscard]] static bool is_surplus() noexcept;

 private:
  void run();

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::vector<std::thread> threads_;
  std::size_t active_ = 0;  ///< work that waits or runs
  bool over_ = false;
};

/// Counts the connections from each address. This machine's own are not limited: a proxy on it
/// passes on the requests of all accounts.
class AddressLimit {
 public:
  explicit AddressLimit(std::size_t most) : most_(most) {}

  /// One connection while the object exists.
  class Place {
   public:
    Place(AddressLimit& limit, std::string address);
    ~Place();
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    [[nodiscard]] bool is_free() const noexcept { return free_; }

   private:
    AddressLimit& limit_;
    std::string address_;
    bool free_;
  };

 private:
  [[nodiscard]] bool enter(const std::string& address);
  void leave(const std::string& address);

  std::size_t most_;
  std::mutex mutex_;
  std::map<std::string, std::size_t> connections_;
};

}  // namespace hurdle::campaign

// A limited number of connections to a store, shared by the requests of a gateway.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

class ConnectionPool {
 public:
  using Connect = std::function<std::unique_ptr<Database>()>;

  ConnectionPool(Connect connect, std::size_t most) : connect_(std::move(connect)), most_(most) {}

  /// A connection for one request; its destructor returns it.
  class Lent {
   public:
    Lent(ConnectionPool& pool, std::unique_ptr<Database> database)
        : pool_(pool), database_(std::move(database)) {}
    ~Lent() { pool_.take_back(std::move(database_)); }
    Lent(const Lent&) = delete;
    Lent& operator=(const Lent&) = delete;

    [[nodiscard]] Database& database() const noexcept { return *database_; }
    /// Closes the connection: the next request opens another one.
    void close() noexcept { database_.reset(); }

   private:
    ConnectionPool& pool_;
    std::unique_ptr<Database> database_;
  };

  /// Waits until one of the connections is free, and opens it if necessary. Throws StoreError.
  [[nodiscard]] Lent lend();

 private:
  void take_back(std::unique_ptr<Database> database);

  Connect connect_;
  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable returned_;
  std::size_t lent_ = 0;
  std::vector<std::unique_ptr<Database>> idle_;
};

}  // namespace hurdle::campaign

#include "perft/campaign/gateway/connection_pool.hpp"

namespace hurdle::campaign {

ConnectionPool::Lent ConnectionPool::lend() {
  std::unique_ptr<Database> database;
  {
    std::unique_lock lock(mutex_);
    returned_.wait(lock, [&] { return lent_ < most_; });
    ++lent_;
    if (!idle_.empty()) {
      database = std::move(idle_.back());
      idle_.pop_back();
    }
  }
  try {
    return {*this, database ? std::move(database) : connect_()};
  } catch (...) {
    take_back(nullptr);
    throw;
  }
}

void ConnectionPool::take_back(std::unique_ptr<Database> database) {
  const std::lock_guard lock(mutex_);
  --lent_;
  if (database) {
    idle_.push_back(std::move(database));
  }
  returned_.notify_one();
}

}  // namespace hurdle::campaign

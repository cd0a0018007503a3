#include "perft/campaign/gateway/connections.hpp"

#include <utility>

namespace hurdle::campaign {
namespace {

thread_local bool surplus = false;

bool is_this_machine(const std::string& address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

}  // namespace

bool ConnectionThreads::is_surplus() noexcept {
  return surplus;
}

void ConnectionThreads::enqueue(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (active_ < most_) {
      ++active_;
      waiting_.push_back(std::move(work));
      if (threads_.size() < active_) {
        threads_.emplace_back([this] { run(); });
      }
      changed_.notify_one();
      return;
    }
  }
  surplus = true;
  work();
  surplus = false;
}

void ConnectionThreads::shutdown() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) {
    thread.join();
  }
}

void ConnectionThreads::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return over_ || !waiting_.empty(); });
    if (waiting_.empty()) {
      return;
    }
    const std::function<void()> work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
    lock.lock();
    --active_;
  }
}

AddressLimit::Place::Place(AddressLimit& limit, std::string address)
    : limit_(limit), address_(std::move(address)), free_(limit_.enter(address_)) {}

AddressLimit::Place::~Place() {
  if (free_) {
    limit_.leave(address_);
  }
}

bool AddressLimit::enter(const std::string& address) {
  const std::lock_guard lock(mutex_);
  std::size_t& connections = connections_[address];
  if (connections >= most_ && !is_this_machine(address)) {
    return false;
  }
  ++connections;
  return true;
}

void AddressLimit::leave(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = connections_.find(address);
  if (--found->second == 0) {
    connections_.erase(found);
  }
}

}  // namespace hurdle::campaign

#include "props/campaign/simulation/scheduler.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace hurdle::simulation {

namespace {

/// A binary semaphore. The library's semaphore spins first, which would dominate the running time
/// here.
class Signal {
 public:
  void give() {
    {
      const std::lock_guard lock(guard_);
      given_ = true;
    }
    changed_.notify_one();
  }
  void wait() {
    std::unique_lock lock(guard_);
    changed_.wait(lock, [this] { return given_; });
    given_ = false;
  }

 private:
  std::mutex guard_;
  std::condition_variable changed_;
  bool given_ = false;
};

}  // namespace

/// A thread that runs one body after the other: creating a thread for each costs more than running
/// it.
class Carrier {
 public:
  Carrier() : thread_([this] { loop(); }) {}
  ~Carrier() {
    over_ = true;
    go();
    thread_.join();
  }
  Carrier(const Carrier&) = delete;
  Carrier& operator=(const Carrier&) = delete;

  /// Sets the body to run at the next start.
  void load(std::function<void()> body) { body_ = std::move(body); }
  void go() { turn_.give(); }
  void wait() { turn_.wait(); }

 private:
  void loop() {
    while (true) {
      wait();
      if (over_) {
        return;
      }
      auto body = std::move(body_);
      body();
    }
  }

  Signal turn_;
  std::function<void()> body_;
  bool over_ = false;
  std::thread thread_;
};

namespace {

/// The pool of idle threads.
class Carriers {
 public:
  [[nodiscard]] Carrier* take() {
    const std::lock_guard lock(guard_);
    if (free_.empty()) {
      all_.push_back(std::make_unique<Carrier>());
      return all_.back().get();
    }
    Carrier* carrier = free_.back();
    free_.pop_back();
    return carrier;
  }
  void give_back(Carrier* carrier) {
    const std::lock_guard lock(guard_);
    free_.push_back(carrier);
  }

 private:
  std::mutex guard_;
  std::vector<std::unique_ptr<Carrier>> all_;
  std::vector<Carrier*> free_;
};

Carriers& carriers() {
  static Carriers the_carriers;
  return the_carriers;
}

Signal& all_have_ended() {
  static Signal signal;
  return signal;
}

}  // namespace

Scheduler::Actor Scheduler::spawn(Process& process, std::function<void()> body) {
  const Actor actor = ++last_;
  Carrier* carrier = carriers().take();
  ++process.actors_;
  actors_.emplace(actor, State{&process, carrier, {}, {}});
  carrier->load([this, actor, &process, body = std::move(body)]() mutable {
    try {
      const auto mine = std::move(body);  // destroyed before others run
      if (!process.killed_) {
        mine();
      }
    } catch (const Killed&) {  // as intended
    }
    end(actor);
  });
  wake_at(actor, now_);
  return actor;
}

void Scheduler::run() {
  if (Carrier* first = next()) {
    first->go();
    all_have_ended().wait();
  }
}

void Scheduler::wake_at(Actor actor, Time time) {
  State& state = actors_.at(actor);
  sleepers_.erase(state.asleep);
  state.asleep = {time, random_.below(UINT64_MAX), actor};
  sleepers_.insert(state.asleep);
}

/// The thread of the next actor; null if there is none.
Carrier* Scheduler::next() {
  while (!sleepers_.empty()) {
    const Sleeper first = *sleepers_.begin();
    sleepers_.erase(sleepers_.begin());
    const State& state = actors_.at(first.actor);
    now_ = std::max(now_, first.until);
    if (!state.process->killed_ && state.process->frozen_until_ > now_) {
      wake_at(first.actor, state.process->frozen_until_);
      continue;
    }
    ++steps_;
    note(static_cast<std::uint64_t>(first.actor));
    note(static_cast<std::uint64_t>(now_));
    running_ = first.actor;
    return state.carrier;
  }
  return nullptr;
}

void Scheduler::hand_over() {
  Carrier* mine = actors_.at(running_).carrier;
  Carrier* other = next();
  if (other == nullptr) {
    throw std::logic_error("all actors wait for each other");
  }
  if (other != mine) {
    other->go();
    mine->wait();
  }
}

void Scheduler::sleep(Time time) {
  const Process& process = *actors_.at(running_).process;
  if (process.killed_) {
    throw Killed();
  }
  wake_at(running_, now_ + std::max<Time>(0, time));
  hand_over();
  if (process.killed_) {
    throw Killed();
  }
}

void Scheduler::wait_for(Actor actor) {
  const auto awaited = actors_.find(actor);
  if (awaited == actors_.end()) {
    return;
  }
  awaited->second.waiting.push_back(running_);
  actors_.at(running_).is_waiting = true;
  hand_over();
}

void Scheduler::end(Actor actor) {
  const auto ended = actors_.find(actor);
  --ended->second.process->actors_;
  for (const Actor waiting : ended->second.waiting) {
    actors_.at(waiting).is_waiting = false;
    wake_at(waiting, now_);
  }
  Carrier* mine = ended->second.carrier;
  actors_.erase(ended);
  Carrier* other = next();
  carriers().give_back(mine);  // it waits for its next body at once
  if (other != nullptr) {
    other->go();
  } else {
    all_have_ended().give();
  }
}

void Scheduler::kill(Process& process) {
  process.killed_ = true;
  for (const auto& [actor, state] : actors_) {
    if (state.process == &process && actor != running_ && !state.is_waiting) {
      wake_at(actor, now_);
    }
  }
}

void Scheduler::freeze(Process& process, Time time) {
  process.frozen_until_ = std::max(process.frozen_until_, now_ + time);
}

}  // namespace hurdle::simulation

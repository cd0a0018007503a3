// Actors of a simulation, of which one runs at a time, on a clock that jumps from one event to the
// next. Each has a thread for its stack and yields only where it sleeps. So unmodified code can run
// in an actor, and a seed determines the order of all events.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "perft/sample/random.hpp"

namespace hurdle::simulation {

/// Simulated milliseconds.
using Time = std::int64_t;

/// Thrown in an actor that sleeps when its process is killed. Not an exception class that code
/// handles.
struct Killed {};

/// Actors that end together: a worker and its background work.
class Process {
 public:
  explicit Process(std::string name) : name_(std::move(name)) {}
  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] bool killed() const noexcept { return killed_; }
  [[nodiscard]] bool ended() const noexcept { return actors_ == 0; }

 private:
  friend class Scheduler;
  std::string name_;
  bool killed_ = false;
  Time frozen_until_ = 0;
  int actors_ = 0;
};

class Carrier;  // a thread

class Scheduler : boost::noncopyable {
 public:
  explicit Scheduler(std::uint64_t seed) : random_(seed) {}

  using Actor = std::int64_t;

  /// Adds an actor, which starts when others sleep.
  Actor spawn(Process& process, std::function<void()> body);

  /// Runs until all actors have ended. Not to be called by actors.
  void run();

  // To be called by the running actor.

  /// Lets others run for this time. Throws Killed.
  void sleep(Time time);
  /// Waits until another actor has ended; cannot be killed meanwhile.
  void wait_for(Actor actor);

  [[nodiscard]] Time now() const noexcept { return now_; }
  [[nodiscard]] Random& random() noexcept { return random_; }

  /// Ends a process at the points where its actors sleep. Not for the running process.
  void kill(Process& process);
  /// Suspends the process for this time.
  void freeze(Process& process, Time time);

  /// The number of actor switches, and a hash of their order.
  [[nodiscard]] std::int64_t steps() const noexcept { return steps_; }
  [[nodiscard]] std::uint64_t trace() const noexcept { return trace_; }
  /// Adds an event to the trace.
  void note(std::uint64_t what) noexcept { trace_ = (trace_ ^ what) * 0x100000001B3U; }

 private:
  struct Sleeper {
    Time until;
    std::uint64_t chance;  ///< random order of actors that wake at the same time
    Actor actor;
    auto operator<=>(const Sleeper&) const = default;
  };
  struct State {
    Process* process;
    Carrier* carrier;
    Sleeper asleep;
    std::vector<Actor> waiting;  ///< actors that wait for its end
    bool is_waiting = false;
  };

  [[nodiscard]] Carrier* next();
  void hand_over();
  void wake_at(Actor actor, Time time);
  void end(Actor actor);

  Random random_;
  Time now_ = 0;
  std::int64_t steps_ = 0;
  std::uint64_t trace_ = 0xCBF29CE484222325U;
  Actor last_ = 0;
  Actor running_ = 0;
  std::map<Actor, State> actors_;
  std::set<Sleeper> sleepers_;
};

}  // namespace hurdle::simulation

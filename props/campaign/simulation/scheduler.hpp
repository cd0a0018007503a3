// Actors of a simulation, of which one runs at a time, on a clock that jumps from one to the next.
// Each has a thread for its stack, and hands over only where it sleeps: so code that knows nothing
// of this runs in it, and a seed gives the order of everything. Knows no store.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "perft/sample/random.hpp"

namespace hurdle::simulation {

/// Simulated milliseconds.
using Time = std::int64_t;

/// What an actor meets where it sleeps once its process is killed. No error that anybody handles.
struct Killed {};

/// Actors that live and die together: a worker and what runs beside it.
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

class Scheduler {
 public:
  explicit Scheduler(std::uint64_t seed) : random_(seed) {}
  Scheduler(const Scheduler&) = delete;
  Scheduler& operator=(const Scheduler&) = delete;
  ~Scheduler() = default;

  using Actor = std::int64_t;

  /// Adds an actor, which begins when others sleep.
  Actor spawn(Process& process, std::function<void()> body);

  /// Runs until all actors have ended. Not for actors.
  void run();

  // For the actor that runs.

  /// Lets others run for so long. Throws Killed.
  void sleep(Time time);
  /// Waits until another has ended, whatever happens.
  void wait_for(Actor actor);

  [[nodiscard]] Time now() const noexcept { return now_; }
  [[nodiscard]] Random& random() noexcept { return random_; }

  /// Ends the process where its actors sleep. Not for a process that runs.
  void kill(Process& process);
  /// Lets nothing of the process run for so long.
  void freeze(Process& process, Time time);

  /// How often an actor was run, and a number that is another when they ran in another order.
  [[nodiscard]] std::int64_t steps() const noexcept { return steps_; }
  [[nodiscard]] std::uint64_t trace() const noexcept { return trace_; }
  /// Something that happened, for the trace.
  void note(std::uint64_t what) noexcept { trace_ = (trace_ ^ what) * 0x100000001B3U; }

 private:
  struct Sleeper {
    Time until;
    std::uint64_t chance;  ///< among those that wake at the same time
    Actor actor;
    auto operator<=>(const Sleeper&) const = default;
  };
  struct State {
    Process* process;
    Carrier* carrier;
    Sleeper asleep;
    std::vector<Actor> waiting;  ///< for its end
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

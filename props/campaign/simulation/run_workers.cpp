// The workers of a run, honest and not.
#include <fmt/format.h>

#include <algorithm>

#include "props/campaign/simulation/campaign_run.hpp"

namespace hurdle::simulation {

void Run::kill(Process& process) {
  if (!process.ended() && !process.killed()) {
    ++report_.killed;
    say(process.name(), "killed");
    scheduler_.kill(process);
  }
}

void Run::live(WorkerRun& life) {
  SimulatedEnvironment environment(scheduler_, store_, truth_, life.process, life.character);
  campaign::WorkOptions options;
  options.hash_bytes = 0;
  options.lease = lease_;
  options.until_idle = true;
  options.stop = &life.stop;
  options.same_worker_after = same_worker_after_;
  life.done = campaign::work(
      options, {[&](const std::string& line) { say(life.process.name(), line); }, {}}, environment);
  say(life.process.name(), fmt::format("ended: {} jobs", life.done.jobs));
  if (life.character.of_other_rules && life.done.jobs > 0) {
    throw Breach("a worker of other rules has counted");
  }
}

WorkerRun& Run::add_worker(const Character& character) {
  WorkerRun& life = lives_.emplace_back(fmt::format("w{}", lives_.size() + 1));
  life.character = character;
  life.character.longest_sleep = std::max<Time>(1, lease_ / 4);
  scheduler_.spawn(life.process,
                   [this, &life] { guarded(life.process.name(), [&] { live(life); }); });
  return life;
}

Character Run::honest() {
  constexpr int fast = 50;
  constexpr int usual = 5000;
  Character character;
  character.task_time = random().between(fast, usual);
  if (has(Fault::slow) && random().chance(30)) {
    character.task_time = lease_ * random().between(1, 3);
  }
  return character;
}

void Run::add_first_workers() {
  const std::map<Fault, FalseCount::Kind> kinds{{Fault::constant, FalseCount::Kind::constant},
                                                {Fault::off, FalseCount::Kind::off},
                                                {Fault::sometimes, FalseCount::Kind::sometimes}};
  int added = 0;
  for (const auto& [fault, kind] : kinds) {
    if (has(fault)) {
      Character liar = honest();
      liar.false_count = {kind, ++last_false_count_};
      (void)add_worker(liar);
      ++added;
    }
  }
  if (has(Fault::build)) {
    Character other = honest();
    other.of_other_rules = true;
    other.false_count = {FalseCount::Kind::off, ++last_false_count_};
    (void)add_worker(other);
  }
  for (; added < scenario_.workers; ++added) {
    (void)add_worker(honest());
  }
}

std::vector<WorkerRun*> Run::living() {
  std::vector<WorkerRun*> living;
  for (WorkerRun& life : lives_) {
    if (!life.process.ended() && !life.process.killed()) {
      living.push_back(&life);
    }
  }
  return living;
}

void Run::disturb_workers() {
  constexpr int percent = 4;
  const auto alive = living();
  if (!alive.empty()) {
    WorkerRun& life = *alive[static_cast<std::size_t>(random().below(alive.size()))];
    if (has(Fault::kill) && random().chance(percent)) {
      kill(life.process);
    } else if (has(Fault::stall) && random().chance(percent)) {
      const Time time = lease_ * random().between(1, 8) / 2;
      say(life.process.name(), fmt::format("stopped for {} ms", time));
      scheduler_.freeze(life.process, time);
    } else if (has(Fault::stop) && random().chance(percent)) {
      life.stop = true;
    }
  }
  if (static_cast<int>(alive.size()) < scenario_.workers && random().chance(20)) {
    (void)add_worker(honest());
  }
}

}  // namespace hurdle::simulation

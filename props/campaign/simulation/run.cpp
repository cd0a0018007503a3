// The phases of a run: faults, healing, the end.
#include <fmt/format.h>

#include <climits>

#include "perft/files/digest.hpp"
#include "props/campaign/simulation/campaign_run.hpp"

namespace hurdle::simulation {

using campaign::CampaignError;
using campaign::Missing;
using campaign::StoreError;

Report Run::run() {
  (void)sha256("");  // OpenSSL's first use in a thread leaks a little
  spawn("manager", [this] { manage(); });
  scheduler_.run();
  report_.steps = scheduler_.steps();
  report_.trace = scheduler_.trace();
  report_.time = scheduler_.now();
  report_.workers = static_cast<std::int64_t>(lives_.size());
  return report_;
}

void Run::say(const std::string& who, const std::string& what) {
  if (note_) {
    note_(
        fmt::format("{:>9.3f} {}: {}", static_cast<double>(scheduler_.now()) / second, who, what));
  }
}

void Run::breach(const std::string& what) {
  say("BREACH", what);
  if (report_.breach.empty()) {
    report_.breach = what;
  }
}

void Run::guarded(const std::string& who, const std::function<void()>& body) {
  try {
    body();
  } catch (const StoreError& error) {
    say(who, error.what());
    try {
      require_expected(error, scenario_);
    } catch (const Breach& wrong) {
      breach(fmt::format("{}: {}", who, wrong.what()));
    }
  } catch (const CampaignError& error) {
    say(who, error.what());
    if (!has(Fault::flip)) {
      breach(fmt::format("{}: {}", who, error.what()));
    }
  } catch (const std::exception& error) {
    breach(fmt::format("{}: {}", who, error.what()));
  }
}

void Run::manage() {
  lease_ = random().pick(std::vector<Time>{4 * second, 20 * second, minute});
  if (has(Fault::start)) {
    start_at_once();
  }
  if (!start_campaign()) {
    over_ = true;
    return;
  }
  say("manager", "started");
  if (random().chance(20)) {
    same_worker_after_ = random().between(1, 100000);
  }
  add_first_workers();
  add_disturbances();
  // Once there is a total, only flipped bits can change it.
  const int enough = has(Fault::flip) ? INT_MAX : 2;
  while (scheduler_.now() < scenario_.trouble && totals_ < enough && !is_over()) {
    scheduler_.sleep(second);
    disturb_workers();
  }
  heal();
  finish_run();
  over_ = true;
  for (Process& process : processes_) {
    if (process.name() != "manager") {
      scheduler_.kill(process);
    }
  }
  for (WorkerRun& life : lives_) {
    scheduler_.kill(life.process);
  }
}

void Run::heal() {
  say("manager", "from here on nothing fails");
  store_.heal();
  over_ = true;
  for (WorkerRun& life : lives_) {
    life.stop = true;
  }
  scheduler_.sleep(2 * minute);
  for (Process& process : processes_) {
    if (process.name() != "manager") {
      scheduler_.kill(process);
    }
  }
  for (WorkerRun* life : living()) {
    scheduler_.kill(life->process);
  }
  scheduler_.sleep(second);
  over_ = false;
}

void Run::finish_run() {
  constexpr int attempts = 10;
  std::string why = "the campaign cannot be started";
  bool again = true;
  for (int attempt = 0; again && attempt < attempts; ++attempt) {
    again = false;
    guarded("end", [&] {
      try {
        end();
      } catch (const StoreError& error) {
        again = error.is_transient();
        why = error.what();
        throw;
      }
    });
  }
  if (!report_.total && !beyond_start_ && report_.breach.empty()) {
    breach(fmt::format("no total in the end, though start mends all that is damaged: {}", why));
  }
}

void Run::end() {
  constexpr int rounds = 10;
  bool rechecked = !scenario_.false_counts();
  TotalCheck said;
  for (int round = 0; round < rounds && !is_over(); ++round) {
    if (!start_campaign()) {
      break;
    }
    resume();
    const bool ended = count_honestly();
    said = look();
    if ((said.complete && rechecked) || !ended) {
      break;
    }
    if (said.complete) {
      rechecked = true;
      (void)recheck(1'000'000);
    }
  }
  report_.total = said.complete;
  if (has(Fault::flip) || is_over()) {
    return;
  }
  if (!said.complete) {
    throw Breach(fmt::format("no total in the end: {}", said.why_not));
  }
  const auto database = store_.open(Missing::refuse);
  check_books(*database, scenario_, truth_);
}

bool Run::count_honestly() {
  constexpr int workers = 3;
  for (int worker = 0; worker < workers; ++worker) {
    Character character;
    character.task_time = random().between(10, 500);
    (void)add_worker(character);
  }
  const Time end = scheduler_.now() + hour;
  while (!living().empty() && !is_over()) {
    scheduler_.sleep(second);
    if (scheduler_.now() > end) {
      if (!has(Fault::flip)) {
        throw Breach("honest workers alone do not come to an end");
      }
      return false;
    }
  }
  return true;
}

Report run(const Scenario& scenario, const std::string& place,
           const std::function<void(const std::string&)>& note) {
  return Run(scenario, place, note).run();
}

}  // namespace hurdle::simulation

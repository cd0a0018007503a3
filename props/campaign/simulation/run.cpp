#include "props/campaign/simulation/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <climits>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/digest.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/work/work.hpp"
#include "props/campaign/simulation/checks.hpp"
#include "props/campaign/simulation/flips.hpp"
#include "props/campaign/simulation/machine.hpp"
#include "props/campaign/simulation/store.hpp"
#include "props/campaign/simulation/truth.hpp"

namespace hurdle::simulation {

using campaign::CampaignError;
using campaign::Database;
using campaign::Missing;
using campaign::StoreError;
using campaign::Trouble;

namespace {

constexpr Time second = 1000;
constexpr Time minute = 60 * second;
constexpr Time hour = 60 * minute;

/// A worker and how it ended.
struct WorkerRun {
  explicit WorkerRun(std::string name) : process(std::move(name)) {}
  Process process;
  Character character;
  std::atomic<bool> stop = false;
  campaign::WorkDone done;
};

class Run {
 public:
  Run(const Scenario& scenario, const std::string& place,
      const std::function<void(const std::string&)>& note)
      : scenario_(scenario),
        note_(note),
        scheduler_(scenario.seed),
        truth_(Truth::of(games()[scenario.game])),
        store_(place, scheduler_, scenario_) {}

  Report run() {
    (void)campaign::sha256("");  // OpenSSL's first use in a thread leaks a little
    spawn("manager", [this] { manage(); });
    scheduler_.run();
    report_.steps = scheduler_.steps();
    report_.trace = scheduler_.trace();
    report_.time = scheduler_.now();
    report_.workers = static_cast<std::int64_t>(lives_.size());
    return report_;
  }

 private:
  // Components of a run.

  [[nodiscard]] Random& random() { return scheduler_.random(); }
  [[nodiscard]] bool has(Fault fault) const { return scenario_.has(fault); }
  [[nodiscard]] bool is_over() const { return over_ || !report_.breach.empty(); }

  void say(const std::string& who, const std::string& what) {
    if (note_) {
      note_(fmt::format("{:>9.3f} {}: {}", static_cast<double>(scheduler_.now()) / second, who,
                        what));
    }
  }

  void breach(const std::string& what) {
    say("BREACH", what);
    if (report_.breach.empty()) {
      report_.breach = what;
    }
  }

  /// Runs a body; an unexpected exception is a breach.
  void guarded(const std::string& who, const std::function<void()>& body) {
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

  Process& spawn(const std::string& name, const std::function<void()>& body) {
    Process& process = processes_.emplace_back(name);
    scheduler_.spawn(process, [this, name, body] { guarded(name, body); });
    return process;
  }

  /// Starts an actor that acts from time to time, as long as faults are active.
  void now_and_then(const std::string& name, Time least, Time most,
                    const std::function<void()>& body) {
    spawn(name, [this, name, least, most, body] {
      while (!is_over()) {
        scheduler_.sleep(random().between(static_cast<int>(least), static_cast<int>(most)));
        if (!is_over()) {
          guarded(name, body);
        }
      }
    });
  }

  [[nodiscard]] std::optional<campaign::Campaign> campaign_in(Database& database) const {
    return campaign::find_campaign(database, truth_.request(scenario_).name);
  }

  // Starting the campaign.

  /// Starts the campaign, retrying until it exists; false if it cannot exist.
  bool start_campaign() {
    while (!is_over()) {
      try {
        const auto database = store_.open(Missing::create);
        (void)campaign::start(*database, truth_.request(scenario_), {});
        return true;
      } catch (const StoreError& error) {
        require_expected(error, scenario_);
        if (!error.is_transient() && error.trouble() != Trouble::full) {
          say("start", error.what());
          return false;
        }
      } catch (const CampaignError& error) {
        if (!has(Fault::flip)) {
          throw;
        }
        say("start", error.what());
        return false;
      }
      scheduler_.sleep(second);
    }
    return false;
  }

  /// Further processes that start it at the same time, some of which are killed.
  void start_at_once() {
    constexpr int most = 3;
    constexpr int most_milliseconds = 400;
    for (int starter = random().between(1, most); starter > 0; --starter) {
      Process& process = spawn("starter", [this] { (void)start_campaign(); });
      scheduler_.sleep(random().between(0, most_milliseconds));
      if (random().chance(50)) {
        kill(process);
      }
    }
  }

  // Workers.

  void kill(Process& process) {
    if (!process.ended() && !process.killed()) {
      ++report_.killed;
      say(process.name(), "killed");
      scheduler_.kill(process);
    }
  }

  void live(WorkerRun& life) {
    SimulatedMachine machine(scheduler_, store_, truth_, life.process, life.character);
    campaign::WorkOptions options;
    options.hash_bytes = 0;
    options.lease = lease_;
    options.until_idle = true;
    options.stop = &life.stop;
    options.same_worker_after = same_worker_after_;
    life.done = campaign::work(
        options, {[&](const std::string& line) { say(life.process.name(), line); }, {}}, machine);
    say(life.process.name(), fmt::format("ended: {} jobs", life.done.jobs));
    if (life.character.of_other_rules && life.done.jobs > 0) {
      throw Breach("a worker of other rules has counted");
    }
  }

  WorkerRun& add_worker(const Character& character) {
    WorkerRun& life = lives_.emplace_back(fmt::format("w{}", lives_.size() + 1));
    life.character = character;
    life.character.nap = std::max<Time>(1, lease_ / 4);
    scheduler_.spawn(life.process,
                     [this, &life] { guarded(life.process.name(), [&] { live(life); }); });
    return life;
  }

  [[nodiscard]] Character honest() {
    constexpr int fast = 50;
    constexpr int usual = 5000;
    Character character;
    character.task_time = random().between(fast, usual);
    if (has(Fault::slow) && random().chance(30)) {
      character.task_time = lease_ * random().between(1, 3);
    }
    return character;
  }

  /// The initial workers: dishonest ones and other builds first.
  void add_first_workers() {
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

  [[nodiscard]] std::vector<WorkerRun*> living() {
    std::vector<WorkerRun*> living;
    for (WorkerRun& life : lives_) {
      if (!life.process.ended() && !life.process.killed()) {
        living.push_back(&life);
      }
    }
    return living;
  }

  /// Disturbs workers, once a second.
  void disturb_workers() {
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

  // Other disturbances.

  void add_disturbances() {
    now_and_then("observer", second, 30 * second, [this] { look(); });
    if (has(Fault::restart)) {
      now_and_then("restarts", 5 * second, 90 * second, [this] {
        const Time down = random().between(1, 20000);
        say("restart", fmt::format("{} ms", down));
        store_.restart(down);
      });
    }
    if (has(Fault::full)) {
      now_and_then("disk", 10 * second, 120 * second, [this] {
        say("disk", "full");
        store_.fill(random().between(1, 15000));
      });
    }
    if (has(Fault::flip)) {
      now_and_then("radiation", second, 30 * second, [this] { flip(); });
    }
    if (has(Fault::start)) {
      now_and_then("starts", 10 * second, 120 * second, [this] { start_at_once(); });
    }
    if (has(Fault::pause)) {
      now_and_then("pauses", 10 * second, 60 * second, [this] { pause(); });
    }
    if (has(Fault::recheck)) {
      now_and_then("rechecks", 5 * second, 60 * second, [this] { (void)recheck(3); });
    }
    if (has(Fault::impostor)) {
      now_and_then("impostor", second, 20 * second, [this] { impersonate(); });
    }
  }

  TotalCheck look() {
    const auto database = store_.open(Missing::refuse);
    TotalCheck said = check_total(*database, scenario_, truth_);
    ++report_.looks;
    if (said.complete) {
      ++totals_;
    }
    say("observer", said.complete ? "a total" : said.why_not);
    return said;
  }

  void flip() {
    while (store_.is_written_to()) {
      scheduler_.sleep(1);
    }
    if (const auto flipped = flip_a_bit(*store_.open_directly(), random())) {
      ++report_.flips;
      beyond_start_ = beyond_start_ || (flipped->table != "batch" && flipped->table != "job" &&
                                        flipped->table != "root_move");
      say("FLIP", fmt::format("{}.{} of {}", flipped->table, flipped->column, flipped->row));
    }
  }

  void pause() {
    const auto database = store_.open(Missing::refuse);
    const auto campaign = campaign_in(*database);
    if (campaign && campaign->state == campaign::State::running) {
      campaign::pause(*database, *campaign);
      scheduler_.sleep(random().between(1, 10000));
    }
    resume();
  }

  void resume() {
    const auto database = store_.open(Missing::refuse);
    const auto campaign = campaign_in(*database);
    if (campaign && campaign->state == campaign::State::paused) {
      campaign::resume(*database, *campaign);
    }
  }

  std::int64_t recheck(std::int64_t tasks) {
    const auto database = store_.open(Missing::refuse);
    const auto campaign = campaign_in(*database);
    if (!campaign || !campaign->sealed()) {
      return 0;
    }
    campaign::RecheckRequest request;
    request.tasks = tasks;
    request.referee = random().chance(30);
    request.key_seed = 1000 + random().below(1000);
    request.sample_seed = random().below(1000);
    const auto again = campaign::recheck(*database, *campaign, request);
    if (again.differing > 0 && !scenario_.false_counts() && !has(Fault::flip)) {
      throw Breach("a recheck differs where nobody lied");
    }
    return again.differing;
  }

  /// Completes a job leased by another worker, under that worker's name, with other counts.
  void impersonate() {
    constexpr int most_of_a_batch = 2;
    const auto database = store_.open(Missing::refuse);
    const auto campaign = campaign_in(*database);
    if (!campaign) {
      return;
    }
    const auto leased = database->exec(
        "SELECT job.batch, job.pass, job.token, worker.id, worker.name FROM job JOIN worker ON "
        "worker.id = job.worker WHERE job.campaign = $1 AND job.state = 'leased' "
        "ORDER BY job.batch, job.pass",
        {campaign->id});
    if (leased.rows.empty()) {
      return;
    }
    const campaign::Row& row = random().pick(leased.rows);
    if (++pretended_[row.integer(0)] > most_of_a_batch) {
      return;
    }
    const auto tasks = campaign::tasks_of(*database, *campaign, row.integer(0));
    campaign::Finished finished;
    finished.job = {row.integer(0), static_cast<int>(row.integer(1)), row.integer(2), 0};
    finished.multiplicities = tasks.multiplicities;
    const FalseCount false_count{FalseCount::Kind::off, ++last_false_count_};
    for (const Setup& position : tasks.positions) {
      finished.counts.push_back(false_count.apply(truth_.count(position), 0));
    }
    const auto what =
        campaign::complete(*database, *campaign, {row.integer(3), row.text(4)}, {finished});
    say("impostor", fmt::format("as {}: batch {}, pass {}: {}", row.text(4), row.integer(0),
                                row.integer(1), static_cast<int>(what.at(0))));
  }

  // Phases of a run.

  void manage() {
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

  /// Stops all faults and ends the workers of the faulty phase.
  void heal() {
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

  /// On a busy machine transactions may conflict: retry.
  void finish_run() {
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

  /// Honest workers count the rest, and there must be a total.
  void end() {
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

  /// False if the workers do not finish: with flipped bits they may wait for a worker that seems to
  /// be alive forever.
  bool count_honestly() {
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

  const Scenario& scenario_;
  const std::function<void(const std::string&)>& note_;
  Scheduler scheduler_;
  const Truth& truth_;
  Store store_;
  Report report_;
  Time lease_ = 20 * second;
  std::optional<std::int64_t> same_worker_after_;
  std::uint64_t last_false_count_ = 0;
  std::map<std::int64_t, int> pretended_;  ///< number of forged completions, by batch
  std::list<WorkerRun> lives_;
  std::list<Process> processes_;
  int totals_ = 0;  ///< seen so far
  /// Whether a bit was flipped in a table that `start` does not repair: it repairs batches, jobs
  /// and root moves.
  bool beyond_start_ = false;
  bool over_ = false;
};

}  // namespace

Report run(const Scenario& scenario, const std::string& place,
           const std::function<void(const std::string&)>& note) {
  return Run(scenario, place, note).run();
}

}  // namespace hurdle::simulation

#include "perft/campaign/work/work.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/work/connection.hpp"
#include "perft/campaign/work/end_watch.hpp"
#include "perft/campaign/work/heartbeat_thread.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::campaign {
namespace {

using std::chrono::milliseconds;

/// The previous job's counter, reused with its table as long as the table has the right size.
class KeptCounter {
 public:
  KeptCounter(const WorkOptions& options, Environment& environment, const std::atomic<bool>& stop,
              const std::function<void(const std::string&)>& note)
      : options_(options), environment_(environment), stop_(stop), note_(note) {}

  TaskCounter& counter_for(const Campaign& campaign, std::uint64_t key_seed) {
    const std::uint64_t bytes =
        options_.hash_bytes ? *options_.hash_bytes : size_for(campaign.depth);
    if (counter_ == nullptr || game_ != &campaign.game() || key_seed_ != key_seed ||
        bytes_ != bytes) {
      counter_.reset();  // free its table before the next one is allocated
      CountOptions how;
      how.threads = options_.threads;
      how.pin = options_.pin;
      how.hash_bytes = bytes;
      how.key_seed = key_seed;
      how.stop = &stop_;
      game_ = &campaign.game();
      counter_ = game_->counter(how, environment_);
      key_seed_ = key_seed;
      bytes_ = bytes;
      report(campaign);
    }
    return *counter_;
  }

 private:
  /// Reports once for each campaign which generator counts, if there is a choice.
  void report(const Campaign& campaign) {
    const std::string words = counter_->words();
    if (!words.empty() && reported_.insert(campaign.id).second) {
      note_(fmt::format("{}: {}", campaign.name, words));
    }
  }

  /// Called once for each depth, because free memory changes while tables come and go.
  std::uint64_t size_for(int depth) {
    if (depth != depth_) {
      depth_ = depth;
      size_ = hash_size(depth);
    }
    return size_;
  }

  const WorkOptions& options_;
  Environment& environment_;
  const std::atomic<bool>& stop_;
  const std::function<void(const std::string&)>& note_;
  std::unique_ptr<TaskCounter> counter_;
  const Game* game_ = nullptr;
  std::uint64_t key_seed_ = 0;
  std::uint64_t bytes_ = 0;
  int depth_ = -1;
  std::uint64_t size_ = 0;
  std::set<std::int64_t> reported_;  ///< ids of campaigns
};

/// How many jobs to lease, so that counting them takes some seconds, and how many of these to count
/// together, so that threads wait for each other at most once a second.
class LeaseSize {
 public:
  [[nodiscard]] std::int64_t jobs() const noexcept { return jobs_; }
  [[nodiscard]] std::size_t together() const noexcept {
    constexpr std::int64_t parts = 5;
    return static_cast<std::size_t>(std::max<std::int64_t>(1, jobs_ / parts));
  }

  void learn(std::size_t jobs, milliseconds time) {
    constexpr double target_milliseconds = 5000;
    constexpr double most = 512;
    constexpr double most_growth = 4;
    const double one = std::max(1.0, static_cast<double>(time.count())) /
                       static_cast<double>(std::max<std::size_t>(1, jobs));
    const double wanted =
        std::min(target_milliseconds / one, most_growth * static_cast<double>(jobs_));
    jobs_ = static_cast<std::int64_t>(std::clamp(wanted, 1.0, most));
  }

 private:
  std::int64_t jobs_ = 1;
};

class Worker {
 public:
  Worker(const WorkOptions& options, const WorkReports& reports, Environment& environment)
      : options_(options),
        reports_(reports),
        environment_(environment),
        end_watch_(end_options(), environment, stop_, hurry_),
        open_(options.open ? options.open : at_store()),
        connection_({open_, timeouts(), options.wait}, environment, stop_, reports.note),
        kept_(options, environment, stop_, reports.note) {}

  WorkDone run() {
    try {
      worker_ = connection_.with_retries([&](WorkQueue& queue) { return queue.sign_on(facts()); });
      heartbeat_.emplace(heartbeat_options(), environment_);
      while (!stop_ && go_on()) {
      }
    } catch (const StoreError& error) {
      if (!stop_ || !connection_.may_pass(error)) {
        throw;
      }
      reports_.note(fmt::format("{}; {}", error.what(),
                                heartbeat_ ? "the last counts are lost and will be counted again"
                                           : "nothing was counted"));
    }
    if (heartbeat_) {
      leave();
    }
    return done_;
  }

 private:
  // The shortest pause between two requests for work, however often the server notifies: any
  // account can send notifications.
  static constexpr milliseconds shortest_pause{50};

  // Jobs completed in one transaction; between two transactions the heartbeat can run.
  static constexpr std::size_t most_at_once = 64;

  [[nodiscard]] EndWatch::Options end_options() const {
    EndWatch::Options end;
    end.asked = options_.stop;
    end.farewell = options_.farewell;
    if (options_.duration) {
      end.end = environment_.now() + *options_.duration;
    }
    return end;
  }
  [[nodiscard]] StoreTimeouts timeouts() const { return {options_.answer_within, &hurry_}; }
  [[nodiscard]] HeartbeatThread::Options heartbeat_options() const {
    return {open_, timeouts(), worker_, options_.lease};
  }

  [[nodiscard]] OpenQueue at_store() const {
    return [store = options_.store, &environment = environment_](const StoreTimeouts& timeouts) {
      return queue_of(environment.open(store, timeouts));
    };
  }

  [[nodiscard]] WorkerFacts facts() const {
    return {options_.threads, options_.lease, options_.campaign, environment_.name()};
  }

  /// Works or waits for a short time; false if there is nothing left to wait for.
  bool go_on() {
    const WorkLeft left = connection_.with_retries(
        [&](WorkQueue& queue) { return queue.work_left(options_.campaign); });
    bool others = left.leased_by_others;
    bool refused = false;
    done_.left = 0;
    for (const Campaign& campaign : left.leasable) {
      if (!is_accepted(campaign)) {
        refused = true;
        continue;
      }
      if (work_on(campaign)) {
        pause_ = options_.first_pause;
        return true;
      }
      const LeftForOthers rest = connection_.with_retries(
          [&](WorkQueue& queue) { return queue.left_for_others(campaign, worker_); });
      others = others || rest.in_sight;
      done_.left += rest.jobs;
    }
    // Ends when only jobs are left that it may not count. Jobs left for other workers may have been
    // locked for a moment, so it checks for these twice.
    const bool over = !others && (options_.until_idle || (refused && done_.left == 0));
    if (over && (done_.left == 0 || pause_ > options_.first_pause)) {
      return false;
    }
    if (!others && pause_ == options_.first_pause) {
      reports_.note("nothing is left to count; the worker waits for more (see --until-idle)");
    }
    connection_.wait_for_jobs(shortest_pause, pause_);
    pause_ = std::min(2 * pause_, options_.longest_pause);
    return true;
  }

  /// Whether a campaign matches its digests and rules. Checked once for each campaign; a mismatch
  /// is reported.
  bool is_accepted(const Campaign& campaign) {
    const auto known = accepted_.find(campaign.id);
    if (known != accepted_.end()) {
      return known->second;
    }
    bool accepted = true;
    try {
      connection_.with_retries([&](WorkQueue& queue) { queue.require_digests(campaign); });
      require_rules(campaign, campaign.game().rules(environment_));
    } catch (const StoreError& error) {
      if (error.kind() != StoreFailure::corrupt && error.kind() != StoreFailure::foreign) {
        throw;
      }
      reports_.note(fmt::format("{}; it is not counted", error.what()));
      done_.refused_campaigns.push_back(campaign.name);
      accepted = false;
    }
    accepted_.emplace(campaign.id, accepted);
    return accepted;
  }

  /// Leases some jobs of a campaign, counts and completes them; false if there were none.
  bool work_on(const Campaign& campaign) {
    const std::vector<Job> jobs = connection_.with_retries([&](WorkQueue& queue) {
      const std::lock_guard lock(heartbeat_->guard());
      // First gives back leases whose commit was not acknowledged.
      queue.give_back(worker_);
      return queue.lease(campaign, worker_,
                         {size_.jobs(), options_.lease, options_.same_worker_after});
    });
    if (jobs.empty()) {
      return false;
    }
    const auto start = environment_.now();
    std::vector<Finished> finished;
    for (std::span<const Job> rest = jobs; !stop_ && !rest.empty();) {
      const std::size_t size = same_keys(rest, size_.together());
      if (!count(campaign, rest.first(size), finished)) {
        break;
      }
      rest = rest.subspan(size);
    }
    size_.learn(finished.size(), std::chrono::floor<milliseconds>(environment_.now() - start));
    complete_jobs(campaign, finished);
    return true;
  }

  /// How many of the first jobs, at most `most`, have the same key seed.
  [[nodiscard]] static std::size_t same_keys(std::span<const Job> jobs, std::size_t most) {
    std::size_t size = 1;
    while (size < std::min(most, jobs.size()) && jobs[size].key_seed == jobs[0].key_seed) {
      ++size;
    }
    return size;
  }

  /// Counts jobs together; false if counting was stopped. Reports and excludes jobs with a damaged
  /// batch.
  bool count(const Campaign& campaign, std::span<const Job> jobs, std::vector<Finished>& finished) {
    std::vector<Finished> results;
    TaskPositions positions;
    for (const Job& job : jobs) {
      if (auto tasks = tasks_for(campaign, job)) {
        positions.add(*tasks);
        Finished& result = results.emplace_back();
        result.job = job;
        result.multiplicities = std::move(tasks->multiplicities);
      }
    }
    if (results.empty()) {
      return true;
    }
    const auto start = environment_.now();
    std::vector<Total> counts;
    try {
      counts =
          kept_.counter_for(campaign, jobs[0].key_seed).count(positions, campaign.task_depth());
    } catch (const Interrupted&) {
      return false;
    }
    assign_counts(counts, environment_.now() - start, results);
    std::move(results.begin(), results.end(), std::back_inserter(finished));
    return true;
  }

  /// The tasks of a job; nothing if its batch is damaged.
  std::optional<Tasks> tasks_for(const Campaign& campaign, const Job& job) {
    try {
      return connection_.with_retries(
          [&](WorkQueue& queue) { return queue.tasks_of(campaign, job.batch); });
    } catch (const DamagedBatch& damage) {
      reports_.note(fmt::format("{}; it is not counted", damage.what()));
    }
    connection_.with_retries([&](WorkQueue& queue) {
      const std::lock_guard lock(heartbeat_->guard());
      queue.exclude_job(campaign, worker_, job);
    });
    ++done_.damaged;
    return std::nullopt;
  }

  /// Assigns to every job its counts, and a share of the time by its number of tasks.
  static void assign_counts(std::span<const Total> counts,
                            std::chrono::duration<double, std::milli> time,
                            std::vector<Finished>& results) {
    const auto time_until = [&](std::size_t tasks) {
      return static_cast<std::int64_t>(time.count() * static_cast<double>(tasks) /
                                       static_cast<double>(counts.size()));
    };
    std::size_t before = 0;
    for (Finished& result : results) {
      const std::size_t size = result.multiplicities.size();
      const auto part = counts.subspan(before, size);
      result.counts.assign(part.begin(), part.end());
      result.milliseconds = time_until(before + size) - time_until(before);
      before += size;
    }
  }

  void complete_jobs(const Campaign& campaign, const std::vector<Finished>& finished) {
    for (std::size_t first = 0; first < finished.size(); first += most_at_once) {
      const auto begin = finished.begin() + static_cast<std::ptrdiff_t>(first);
      const std::vector<Finished> part(begin, begin + static_cast<std::ptrdiff_t>(std::min(
                                                          most_at_once, finished.size() - first)));
      const auto completions = connection_.with_retries([&](WorkQueue& queue) {
        const std::lock_guard lock(heartbeat_->guard());
        return queue.complete(campaign, worker_, part);
      });
      for (std::size_t index = 0; index < part.size(); ++index) {
        note(part[index], completions[index]);
      }
    }
    if (reports_.progress && !finished.empty()) {
      reports_.progress(campaign, done_);
    }
  }

  void note(const Finished& finished, Completion completion) {
    if (completion == Completion::refused) {
      ++done_.refused;
      reports_.note(
          fmt::format("batch {}, pass {}: refused, the lease ran out and the batch went "
                      "to another worker; nothing is lost",
                      finished.job.batch, finished.job.pass));
      return;
    }
    ++done_.jobs;
    done_.tasks += static_cast<std::int64_t>(finished.counts.size());
    for (const Total count : finished.counts) {
      done_.nodes += count;
    }
  }

  /// Gives the leases back and signs off. If the store is unreachable, the leases expire.
  void leave() {
    try {
      connection_.with_retries([&](WorkQueue& queue) {
        const std::lock_guard lock(heartbeat_->guard());
        queue.give_back(worker_);
        queue.sign_off(worker_);
      });
    } catch (const StoreError& error) {
      reports_.note(fmt::format("{}; the leases could not be given back and will run out in {} s",
                                error.what(), options_.lease / 1000));
    }
  }

  const WorkOptions& options_;
  const WorkReports& reports_;
  Environment& environment_;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> hurry_ = false;
  EndWatch end_watch_;
  OpenQueue open_;
  Connection connection_;
  KeptCounter kept_;
  LeaseSize size_;
  WorkerIdentity worker_;
  std::optional<HeartbeatThread> heartbeat_;
  std::map<std::int64_t, bool> accepted_;  ///< campaign id to whether it may be counted
  milliseconds pause_ = options_.first_pause;
  WorkDone done_;
};

}  // namespace

WorkDone work(const WorkOptions& options, const WorkReports& reports, Environment& environment) {
  return Worker(options, reports, environment).run();
}

}  // namespace hurdle::campaign

#include "perft/bench/store_load.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <future>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/start/start.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/campaign/store/secrets.hpp"
#include "perft/campaign/work/completion.hpp"
#include "perft/campaign/work/leases.hpp"

namespace hurdle {
namespace {

using namespace campaign;
using Clock = std::chrono::steady_clock;

constexpr std::string_view prefix = "load-";  // of the campaigns' names
constexpr std::int64_t lease_milliseconds = 60000;

struct Load {
  int workers;
  std::int64_t jobs_a_lease;
};

constexpr std::array<Load, 6> loads{{{1, 1}, {1, 16}, {1, 128}, {4, 16}, {4, 128}, {16, 128}}};

void require_ours(Database& database) {
  for (const Campaign& campaign : all_campaigns(database)) {
    if (!campaign.name.starts_with(prefix)) {
      throw std::runtime_error(fmt::format("{}: it holds a campaign ({}); expected an empty store",
                                           database.name(), campaign.name));
    }
  }
}

/// A campaign of 36,698 jobs: two passes over as many batches as there are positions after three
/// moves, because the cost of its tasks makes each task a batch.
Campaign fresh_campaign(Database& database) {
  constexpr int depth = 9;
  constexpr int split = 3;
  StartRequest request;
  request.variant = find_variant("janggi");
  request.root = start_position(request.variant->notation);
  request.fen = to_fen(request.variant->notation, request.root);
  request.depth = depth;
  request.split = split;
  request.passes = 2;
  request.name = fmt::format("{}{}", prefix, all_campaigns(database).size() + 1);
  return start(database, request, {}).campaign;
}

/// The completion that a worker would send if every position had one leaf.
Finished finish(Database& database, const Campaign& campaign, const Job& job) {
  Tasks tasks = tasks_of(database, campaign, job.batch);
  Finished finished;
  finished.job = job;
  finished.counts.assign(tasks.positions.size(), Total{1});
  finished.multiplicities = std::move(tasks.multiplicities);
  return finished;
}

/// What a worker has done.
struct Work {
  std::int64_t leases = 0;
  std::int64_t completed = 0;
};

/// Works without counting until the time is up or nothing is left. Adds to `work`.
void work_until(Clock::time_point end, Database& database, const Campaign& campaign,
                std::int64_t jobs_a_lease, Work& work) {
  constexpr std::chrono::milliseconds pause{50};  // as a worker's, if others were faster
  const WorkerIdentity worker = register_worker(database, {});
  while (Clock::now() < end && !work_left(database, campaign.name).leasable.empty()) {
    const auto jobs = lease(database, campaign, worker, jobs_a_lease, lease_milliseconds);
    if (jobs.empty()) {
      std::this_thread::sleep_for(pause);
      continue;
    }
    ++work.leases;
    const std::vector<Finished> finished =
        mapped(jobs, [&](const Job& job) { return finish(database, campaign, job); });
    for (const Completion completion : complete(database, campaign, worker, finished)) {
      work.completed += completion == Completion::counted ? 1 : 0;
    }
  }
  sign_off(database, worker);
}

/// The bytes that a PostgreSQL server has written to its write-ahead log so far; nothing for a
/// file.
std::optional<std::int64_t> log_bytes(Database& database, const std::string& store) {
  if (!is_url(store)) {
    return std::nullopt;
  }
  const Answer answer =
      database.exec("SELECT CAST(pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS BIGINT)");
  return answer.rows.front().integer(0);
}

void measure(Database& database, const std::string& store, const Load& load,
             std::chrono::seconds time) {
  const Campaign campaign = fresh_campaign(database);
  const auto log_before = log_bytes(database, store);
  const auto begin = Clock::now();
  std::vector<std::future<std::int64_t>> workers;
  workers.reserve(static_cast<std::size_t>(load.workers));
  for (int worker = 0; worker < load.workers; ++worker) {
    workers.push_back(std::async(std::launch::async, [&] {
      const auto connection = open_database(store, Missing::refuse);
      Work work;
      work_until(begin + time, *connection, campaign, load.jobs_a_lease, work);
      return work.completed;
    }));
  }
  std::int64_t completed = 0;
  for (auto& worker : workers) {
    completed += worker.get();
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const auto log_after = log_bytes(database, store);
  cancel(database, campaign);
  fmt::print("{:7}  {:12}  {:13.0f}", load.workers, load.jobs_a_lease,
             static_cast<double>(completed) / seconds);
  if (log_before && log_after && completed > 0) {
    fmt::print("  {:20}", (*log_after - *log_before) / completed);
  }
  fmt::print("\n");
  std::fflush(stdout);
}

}  // namespace

void measure_store(const std::string& store, std::chrono::seconds time) {
  const auto database = open_database(store, Missing::create);
  migrate_schema(*database);
  require_ours(*database);
  fmt::print("workers  jobs a lease  completions/s{}\n",
             is_url(store) ? "  WAL bytes/completion" : "");
  for (const Load& load : loads) {
    measure(*database, store, load, time);
  }
}

void join_load(const std::string& store, std::chrono::seconds time, std::int64_t jobs_a_lease) {
  constexpr std::chrono::milliseconds pause{125};  // as a worker's after the first failure
  const auto begin = Clock::now();
  Work work;
  std::int64_t failures = 0;
  do {
    try {
      const auto database = open_database(store, Missing::refuse);
      require_ours(*database);
      const std::vector<Campaign> campaigns = all_campaigns(*database);
      if (campaigns.empty()) {
        throw std::runtime_error(fmt::format("{}: it holds no campaign", database->name()));
      }
      work_until(begin + time, *database, campaigns.back(), jobs_a_lease, work);
      break;
    } catch (const StoreError& error) {
      if (!error.is_transient()) {
        throw;
      }
      ++failures;
      std::this_thread::sleep_for(pause);
    }
  } while (Clock::now() < begin + time);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  fmt::print("{:.2f} {:.2f} {}\n", static_cast<double>(work.leases) / seconds,
             static_cast<double>(work.completed) / seconds, failures);
}

}  // namespace hurdle

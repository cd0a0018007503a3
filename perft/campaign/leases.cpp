#include "perft/campaign/leases.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "perft/campaign/findings.hpp"
#include "perft/campaign/totals.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

std::string host_and_process() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) {
    host = {'?'};
  }
  return fmt::format("{}:{}", host.data(), getpid());
}

/// Leases that ran out may be taken by any worker.
void take_back_expired(Database& database, const Campaign& campaign) {
  (void)database.exec(
      fmt::format("WITH expired AS MATERIALIZED (SELECT batch, pass FROM job "
                  "WHERE campaign = $1 AND state = 'leased' AND expires < {} LIMIT 1000 {}) "
                  "UPDATE job SET state = 'ready', worker = NULL, expires = NULL FROM expired "
                  "WHERE job.campaign = $1 AND job.batch = expired.batch AND "
                  "job.pass = expired.pass",
                  database.dialect().now, database.dialect().skip_locked),
      {campaign.id});
}

/// Half of an equal share of the jobs left, so that near the end no worker holds many while others
/// are idle.
std::int64_t fair_share(Database& database, const Campaign& campaign, std::int64_t milliseconds) {
  constexpr int many = 4096;  // counting further would only take time
  const Answer answer = database.exec(
      fmt::format("SELECT (SELECT count(*) FROM (SELECT 1 FROM job WHERE campaign = $1 AND "
                  "state = 'ready' LIMIT {}) AS few), (SELECT count(*) FROM worker "
                  "WHERE stopped IS NULL AND heartbeat > {} - CAST($2 AS BIGINT))",
                  many, database.dialect().now),
      {campaign.id, 2 * milliseconds});
  const std::int64_t ready = answer.rows.front().integer(0);
  const std::int64_t workers = std::max<std::int64_t>(1, answer.rows.front().integer(1));
  return ready >= many ? many : std::max<std::int64_t>(1, ready / (2 * workers));
}

std::uint64_t number_of(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw StoreError(Trouble::corrupt, "the store holds a key seed that is no number");
  }
  return number;
}

struct Sums {
  Total weighted;  ///< counts times multiplicities
  Total nodes;     ///< counts
};

Sums sums_of(const Finished& finished) {
  Sums sums;
  for (std::size_t task = 0; task < finished.counts.size(); ++task) {
    sums.weighted += finished.counts[task] * finished.multiplicities[task];
    sums.nodes += finished.counts[task];
  }
  return sums;
}

/// Both passes of a batch are completed one after the other, so that the second sees the first.
void lock_passes(Database& database, const Campaign& campaign, const Job& job) {
  if (campaign.passes > 1) {
    (void)database.exec(
        fmt::format("SELECT pass FROM job WHERE campaign = $1 AND batch = $2 ORDER BY pass {}",
                    database.dialect().lock_rows),
        {campaign.id, job.batch});
  }
}

/// Adds to what the worker has done. Only the worker itself writes this row.
void add_to_tally(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                  const Finished& finished, Total nodes) {
  const Answer before =
      database.exec("SELECT CAST(nodes AS TEXT) FROM tally WHERE campaign = $1 AND worker = $2",
                    {campaign.id, worker.id});
  if (!before.rows.empty()) {
    nodes += stored_total(before.rows.front().text(0));
  }
  (void)database.exec(
      "INSERT INTO tally (campaign, worker, jobs, tasks, nodes, milliseconds) "
      "VALUES ($1, $2, 1, $3, $4, $5) ON CONFLICT (campaign, worker) DO UPDATE SET "
      "jobs = tally.jobs + 1, tasks = tally.tasks + excluded.tasks, nodes = excluded.nodes, "
      "milliseconds = tally.milliseconds + excluded.milliseconds",
      {campaign.id, worker.id, static_cast<std::int64_t>(finished.counts.size()), to_text(nodes),
       finished.milliseconds});
}

/// Why the store did not take a completion.
Completion look_again(Database& database, const Campaign& campaign, const Finished& finished,
                      const std::string& counts) {
  const Answer now = database.exec(
      "SELECT token, counts FROM job WHERE campaign = $1 AND batch = $2 AND pass = $3 AND "
      "state = 'done'",
      {campaign.id, finished.job.batch, finished.job.pass});
  const bool same = !now.rows.empty() && now.rows.front().integer(0) == finished.job.token &&
                    now.rows.front().bytes(1) == counts;
  return same ? Completion::counted_before : Completion::refused;
}

Completion complete_one(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                        const Finished& finished) {
  const Sums sums = sums_of(finished);
  const std::string counts = pack_totals(finished.counts);
  const Job& job = finished.job;
  lock_passes(database, campaign, job);
  const Answer taken = database.exec(
      "UPDATE job SET state = 'done', expires = NULL, counts = $1, sum = $2, nodes = $3, "
      "milliseconds = $4 WHERE campaign = $5 AND batch = $6 AND pass = $7 AND token = $8 AND "
      "worker = $9 AND state = 'leased'",
      {Blob{counts}, to_text(sums.weighted), to_text(sums.nodes), finished.milliseconds,
       campaign.id, job.batch, job.pass, job.token, worker.id});
  if (taken.changed == 0) {
    return look_again(database, campaign, finished, counts);
  }
  add_to_tally(database, campaign, worker, finished, sums.nodes);
  if (campaign.passes > 1) {
    compare_passes(database, campaign, job.batch);
  }
  return Completion::counted;
}

}  // namespace

WorkerIdentity register_worker(Database& database, int threads) {
  WorkerIdentity worker{0, host_and_process()};
  const Answer answer =
      database.exec(fmt::format("INSERT INTO worker (name, threads, commit_id, started, heartbeat) "
                                "VALUES ($1, $2, $3, {0}, {0}) RETURNING id",
                                database.dialect().now),
                    {worker.name, threads, build_info().commit});
  worker.id = answer.rows.at(0).integer(0);
  return worker;
}

void sign_off(Database& database, const WorkerIdentity& worker) {
  (void)database.exec(fmt::format("UPDATE worker SET stopped = {0}, heartbeat = {0} WHERE id = $1",
                                  database.dialect().now),
                      {worker.id});
}

void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease) {
  Transaction transaction(database, Access::write);
  (void)database.exec(
      fmt::format("UPDATE worker SET heartbeat = {} WHERE id = $1", database.dialect().now),
      {worker.id});
  (void)database.exec(fmt::format("UPDATE job SET expires = {} + CAST($1 AS BIGINT) "
                                  "WHERE worker = $2 AND state = 'leased'",
                                  database.dialect().now),
                      {lease, worker.id});
  transaction.commit();
}

WorkLeft work_left(Database& database, const std::optional<std::string>& name) {
  const Value wanted = name ? Value(*name) : Value(nullptr);
  constexpr std::string_view considered =
      "campaign.state = 'running' AND (CAST($1 AS TEXT) IS NULL OR campaign.name = $1)";
  WorkLeft left;
  left.leasable = campaigns_where(
      database,
      fmt::format("{} AND (EXISTS (SELECT 1 FROM job WHERE job.campaign = campaign.id AND "
                  "job.state = 'ready') OR EXISTS (SELECT 1 FROM job WHERE "
                  "job.campaign = campaign.id AND job.state = 'leased' AND job.expires < {}))",
                  considered, database.dialect().now),
      {wanted});
  left.leased_by_others = !campaigns_where(database,
                                           fmt::format("{} AND EXISTS (SELECT 1 FROM job WHERE "
                                                       "job.campaign = campaign.id AND "
                                                       "job.state = 'leased')",
                                                       considered),
                                           {wanted})
                               .empty();
  return left;
}

std::vector<Job> lease(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                       std::int64_t most, std::int64_t milliseconds) {
  constexpr std::int64_t shortlisted = 256;  // among so many, those of other workers come first
  Transaction transaction(database, Access::write);
  take_back_expired(database, campaign);
  const std::int64_t wanted = std::min(most, fair_share(database, campaign, milliseconds));
  const Answer answer = database.exec(
      fmt::format(
          "WITH shortlist AS MATERIALIZED (SELECT batch, pass FROM job WHERE campaign = $1 AND "
          "state = 'ready' ORDER BY pass, batch LIMIT $2), "
          "picked AS MATERIALIZED (SELECT job.batch, job.pass FROM shortlist JOIN job ON "
          "job.campaign = $1 AND job.batch = shortlist.batch AND job.pass = shortlist.pass "
          "LEFT JOIN job AS other ON other.campaign = $1 AND other.batch = job.batch AND "
          "other.pass <> job.pass AND other.worker = $3 WHERE job.state = 'ready' "
          "ORDER BY CASE WHEN other.worker IS NULL THEN 0 ELSE 1 END, job.pass, job.batch "
          "LIMIT $4 {1}) "
          "UPDATE job SET state = 'leased', worker = $3, token = job.token + 1, "
          "expires = {0} + CAST($5 AS BIGINT) FROM picked WHERE job.campaign = $1 AND "
          "job.batch = picked.batch AND job.pass = picked.pass "
          "RETURNING job.batch, job.pass, job.token, job.key_seed",
          database.dialect().now, database.dialect().skip_locked),
      {campaign.id, wanted + shortlisted, worker.id, wanted, milliseconds});
  std::vector<Job> jobs;
  for (const Row& row : answer.rows) {
    jobs.push_back(
        {row.integer(0), static_cast<int>(row.integer(1)), row.integer(2), number_of(row.text(3))});
  }
  transaction.commit();
  std::sort(jobs.begin(), jobs.end(), [](const Job& one, const Job& other) {
    return one.pass != other.pass ? one.pass < other.pass : one.batch < other.batch;
  });
  return jobs;
}

void put_aside(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
               const Job& job) {
  (void)database.exec(
      "UPDATE job SET state = 'damaged', expires = NULL WHERE campaign = $1 AND batch = $2 AND "
      "pass = $3 AND token = $4 AND worker = $5 AND state = 'leased'",
      {campaign.id, job.batch, job.pass, job.token, worker.id});
}

std::vector<Completion> complete(Database& database, const Campaign& campaign,
                                 const WorkerIdentity& worker,
                                 const std::vector<Finished>& finished) {
  std::vector<std::size_t> order(finished.size());
  for (std::size_t index = 0; index < order.size(); ++index) {
    order[index] = index;
  }
  // All workers lock batches in the same order, so that there is no deadlock.
  std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return finished[one].job.batch < finished[other].job.batch;
  });
  std::vector<Completion> completions(finished.size());
  Transaction transaction(database, Access::write);
  for (const std::size_t index : order) {
    completions[index] = complete_one(database, campaign, worker, finished[index]);
  }
  transaction.commit();
  return completions;
}

void give_back(Database& database, const WorkerIdentity& worker) {
  (void)database.exec(
      "UPDATE job SET state = 'ready', worker = NULL, expires = NULL "
      "WHERE worker = $1 AND state = 'leased'",
      {worker.id});
}

}  // namespace hurdle::campaign

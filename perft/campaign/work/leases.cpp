#include "perft/campaign/work/leases.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/work/environment.hpp"
#include "perft/count/numbers.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

/// Makes expired leases available to every worker, and jobs dead whose leases expired at several.
void take_back_expired(Database& database, const Campaign& campaign) {
  const std::int64_t now =
      database.exec(fmt::format("SELECT {}", database.dialect().now)).rows.at(0).integer(0);
  (void)database.exec(
      "INSERT INTO expired_lease (campaign, batch, pass, worker) SELECT campaign, batch, pass, "
      "worker FROM job WHERE campaign = $1 AND state = 'leased' AND expires < $2 AND worker IS NOT "
      "NULL ON CONFLICT DO NOTHING",
      {campaign.id, now});
  (void)database.exec(
      "UPDATE job SET worker = NULL, expires = NULL, state = CASE WHEN (SELECT count(*) FROM "
      "expired_lease AS old WHERE old.campaign = job.campaign AND old.batch = job.batch AND "
      "old.pass = job.pass) >= $3 THEN 'dead' ELSE 'ready' END "
      "WHERE campaign = $1 AND state = 'leased' AND expires < $2",
      {campaign.id, now, workers_until_dead});
}

/// Live workers that may work for the campaign, except one: $1 is the campaign, $2 the worker, $3
/// the campaign's name.
std::string live_others(const Database& database) {
  return fmt::format(
      "SELECT id FROM worker WHERE stopped IS NULL AND id <> $2 AND "
      "heartbeat > {} - lease AND (wants IS NULL OR wants = $3)",
      database.dialect().now);
}

bool is_running(Database& database, const Campaign& campaign) {
  return !database.exec("SELECT 1 FROM campaign WHERE id = $1 AND state = 'running'", {campaign.id})
              .rows.empty();
}

/// How much is left to lease, and how many other workers there are.
struct OpenWork {
  std::int64_t ready = 0;  ///< number of jobs; at most `many`
  std::int64_t others = 0;
};
constexpr std::int64_t many = 4096;  // an exact larger number would only take time

/// In index order: otherwise PostgreSQL scans the table itself, past all finished jobs.
OpenWork require_for(Database& database, const Campaign& campaign, const WorkerIdentity& worker) {
  const Answer answer = database.exec(
      fmt::format("SELECT (SELECT count(*) FROM (SELECT 1 FROM job WHERE campaign = $1 AND "
                  "state = 'ready' ORDER BY pass, batch LIMIT {}) AS few), (SELECT count(*) FROM "
                  "({}) AS live)",
                  many, live_others(database)),
      {campaign.id, worker.id, campaign.name});
  return {answer.rows.front().integer(0), answer.rows.front().integer(1)};
}

/// Half of an equal share of the remaining jobs, so that near the end no worker holds many while
/// others are idle.
std::int64_t fair_share(const OpenWork& require) {
  return require.ready >= many
             ? many
             : std::max<std::int64_t>(1, require.ready / (2 * (require.others + 1)));
}

/// The jobs to lease.
struct LeaseQuery {
  std::int64_t wanted = 1;
  std::int64_t shortlisted = 1;  ///< how many ready jobs to choose from
  std::int64_t milliseconds = 0;
  std::optional<std::int64_t> same_worker_after;
};

// Selects the worker's other passes over a job's batch: $1 is the campaign, $2 the worker.
constexpr std::string_view mine =
    "SELECT 1 FROM job AS mine WHERE mine.campaign = $1 AND mine.batch = job.batch AND "
    "mine.pass <> job.pass AND mine.worker = $2";

/// Jobs of batches that the worker has neither leased nor counted.
std::string untouched(const Database& /*database*/, const LeaseQuery& /*picking*/) {
  return fmt::format("NOT EXISTS ({})", mine);
}

/// Also jobs of batches that it has counted, if every other live worker has too, or it was long
/// ago.
std::string untouched_or_alone(const Database& database, const LeaseQuery& picking) {
  const std::string long_ago =
      picking.same_worker_after
          ? fmt::format(" OR NOT EXISTS ({} AND (mine.state <> 'done' OR mine.finished > {} - {}))",
                        mine, database.dialect().now, *picking.same_worker_after)
          : "";
  return fmt::format(
      "(NOT EXISTS ({}) OR job.redo = 0 AND (NOT EXISTS (SELECT 1 FROM live WHERE NOT EXISTS "
      "(SELECT 1 FROM job AS theirs WHERE theirs.campaign = $1 AND theirs.batch = job.batch AND "
      "theirs.worker = live.id)){}))",
      mine, long_ago);
}

std::uint64_t key_seed_in(const std::string& text) {
  const std::optional<std::uint64_t> number = read_number(text, {});
  if (!number) {
    throw StoreError(StoreFailure::corrupt, "the store holds a key seed that is no number");
  }
  return *number;
}

std::vector<Job> jobs_of(const Answer& answer) {
  return mapped(answer.rows, [&](const Row& row) {
    return Job{row.integer(0), static_cast<int>(row.integer(1)), row.integer(2),
               key_seed_in(row.text(3))};
  });
}

std::vector<Job> in_order(std::vector<Job> jobs) {
  std::ranges::sort(jobs, [](const Job& one, const Job& other) {
    return one.pass != other.pass ? one.pass < other.pass : one.batch < other.batch;
  });
  return jobs;
}

std::vector<Job> pick(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                      const LeaseQuery& picking,
                      std::string (*which)(const Database&, const LeaseQuery&)) {
  // All passes over a batch are leased in order, so that a worker never leases two at once.
  const Answer answer = database.exec(
      fmt::format(
          "WITH live AS MATERIALIZED ({2}), "
          "shortlist AS MATERIALIZED (SELECT batch, pass FROM job WHERE campaign = $1 AND "
          "state = 'ready' ORDER BY pass, batch LIMIT $4), "
          "picked AS MATERIALIZED (SELECT job.batch, job.pass FROM shortlist JOIN job ON "
          "job.campaign = $1 AND job.batch = shortlist.batch AND job.pass = shortlist.pass "
          "WHERE job.state = 'ready' AND {3} AND NOT EXISTS (SELECT 1 FROM job AS lower WHERE "
          "lower.campaign = $1 AND lower.batch = job.batch AND lower.pass < job.pass AND "
          "lower.state = 'ready') "
          "ORDER BY CASE WHEN EXISTS ({4}) THEN 1 ELSE 0 END, job.pass, job.batch "
          "LIMIT $5 {1}) "
          "UPDATE job SET state = 'leased', worker = $2, token = job.token + 1, "
          "expires = {0} + CAST($6 AS BIGINT) FROM picked WHERE job.campaign = $1 AND "
          "job.batch = picked.batch AND job.pass = picked.pass "
          "RETURNING job.batch, job.pass, job.token, job.key_seed",
          database.dialect().now, database.dialect().skip_locked, live_others(database),
          which(database, picking), mine),
      {campaign.id, worker.id, campaign.name, picking.shortlisted, picking.wanted,
       picking.milliseconds});
  return jobs_of(answer);
}

/// A name with all unprintable characters replaced.
std::string printable(std::string name) {
  std::replace_if(
      name.begin(), name.end(), [](char letter) { return letter < ' ' || letter > '~'; }, '?');
  return name;
}

/// An account cannot fill the file with workers.
void require_few_workers(Database& database, const std::string& account) {
  constexpr std::int64_t most = 1000;  // as in worker_register
  const Answer live = database.exec(
      fmt::format("SELECT count(*) FROM (SELECT 1 FROM worker WHERE account = $1 AND stopped IS "
                  "NULL AND heartbeat > {} - lease LIMIT $2) AS live",
                  database.dialect().now),
      {account, most});
  if (live.rows.front().integer(0) >= most) {
    throw StoreError(StoreFailure::refused,
                     fmt::format("account {} has {} live workers already", account, most));
  }
}

}  // namespace

WorkLeft work_left(Database& database, const std::optional<std::string>& name) {
  const Value wanted = name ? Value(*name) : Value(nullptr);
  constexpr std::string_view considered =
      "campaign.state = 'running' AND (CAST($1 AS TEXT) IS NULL OR campaign.name = $1)";
  WorkLeft left;
  if (has_functions(database)) {
    // The function sees later commits than the statement, whose row may be of a campaign that is
    // still being started: without tasks and digests.
    left.leasable = campaigns_where(
        database,
        "campaign.state = 'running' AND campaign.id IN (SELECT * FROM worker_leasable($1))",
        {wanted});
    left.leased_by_others = !call(database, "worker_leased", {wanted}).rows.empty();
    return left;
  }
  left.leasable = campaigns_where(
      database,
      fmt::format("{} AND ((SELECT 1 FROM job WHERE job.campaign = campaign.id AND "
                  "job.state = 'ready' ORDER BY job.pass, job.batch LIMIT 1) IS NOT NULL OR EXISTS "
                  "(SELECT 1 FROM job WHERE "
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
                       std::int64_t most, std::int64_t expires_in,
                       std::optional<std::int64_t> same_worker_after) {
  if (has_functions(database)) {
    return in_order(
        jobs_of(call(database, "worker_lease",
                     {campaign.id, worker.id, most, expires_in,
                      same_worker_after ? Value(*same_worker_after) : Value(nullptr)})));
  }
  constexpr std::int64_t shortlisted = 256;  // usually includes one that may be leased
  constexpr std::int64_t all_that_is_seen = 65536;
  Transaction transaction(database, Access::write);
  if (!is_running(database, campaign)) {
    return {};
  }
  take_back_expired(database, campaign);
  const OpenWork require = require_for(database, campaign, worker);
  LeaseQuery picking{std::min(most, fair_share(require)), 0, expires_in, same_worker_after};
  picking.shortlisted = picking.wanted + shortlisted;
  std::vector<Job> jobs;
  if (require.others > 0) {
    jobs = pick(database, campaign, worker, picking, untouched);
    if (jobs.empty() && require.ready > picking.shortlisted) {
      LeaseQuery all = picking;
      all.shortlisted = all_that_is_seen;
      jobs = pick(database, campaign, worker, all, untouched);
    }
  }
  if (jobs.empty() && require.ready > 0) {
    jobs = pick(database, campaign, worker, picking, untouched_or_alone);
  }
  transaction.commit();
  return in_order(std::move(jobs));
}

LeftForOthers left_for_others(Database& database, const Campaign& campaign,
                              const WorkerIdentity& worker) {
  constexpr int seen = 256;
  if (has_functions(database)) {
    const Answer answer = call(database, "worker_left_for_others", {campaign.id, worker.id});
    const Row& row = answer.rows.at(0);
    return {row.integer(0), row.integer(1) > 0 || row.integer(2) > 0};
  }
  const Answer answer = database.exec(
      fmt::format("WITH live AS MATERIALIZED ({}), few AS MATERIALIZED (SELECT batch FROM job "
                  "WHERE campaign = $1 AND state = 'ready' ORDER BY pass, batch LIMIT {}) "
                  "SELECT (SELECT count(*) FROM few), (SELECT count(*) FROM few WHERE EXISTS "
                  "(SELECT 1 FROM live WHERE NOT EXISTS (SELECT 1 FROM job AS theirs WHERE "
                  "theirs.campaign = $1 AND theirs.batch = few.batch AND "
                  "theirs.worker = live.id))), "
                  "(SELECT count(*) FROM (SELECT 1 FROM job WHERE campaign = $1 AND "
                  "state = 'leased' LIMIT 1) AS one)",
                  live_others(database), seen),
      {campaign.id, worker.id, campaign.name});
  const Row& row = answer.rows.front();
  return {row.integer(0), row.integer(1) > 0 || row.integer(2) > 0};
}

void exclude_job(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                 const Job& job) {
  if (has_functions(database)) {
    (void)call(database, "worker_put_aside",
               {campaign.id, worker.id, job.batch, job.pass, job.token});
    return;
  }
  (void)database.exec(
      "UPDATE job SET state = 'damaged', expires = NULL WHERE campaign = $1 AND batch = $2 AND "
      "pass = $3 AND token = $4 AND worker = $5 AND state = 'leased'",
      {campaign.id, job.batch, job.pass, job.token, worker.id});
}

void give_back(Database& database, const WorkerIdentity& worker) {
  if (has_functions(database)) {
    (void)call(database, "worker_give_back", {worker.id});
    return;
  }
  (void)database.exec(
      "UPDATE job SET state = 'ready', worker = NULL, expires = NULL "
      "WHERE worker = $1 AND state = 'leased'",
      {worker.id});
}

WorkerIdentity register_worker(Database& database, const WorkerFacts& facts) {
  WorkerIdentity worker{0, printable(facts.name ? *facts.name : real_environment().name())};
  const Value wants = facts.wants ? Value(*facts.wants) : Value(nullptr);
  const std::string commit = printable(facts.commit.empty() ? build_info().commit : facts.commit);
  const std::string build = printable(facts.build.empty() ? build_line() : facts.build);
  if (has_functions(database)) {
    const Answer made = call(database, "worker_register",
                             {worker.name, facts.threads, commit, build, facts.lease, wants});
    worker.id = made.rows.at(0).integer(0);
    return worker;
  }
  if (!facts.account.empty()) {  // a server's function does the same by itself
    require_few_workers(database, facts.account);
    worker.name = fmt::format("{}/{}", facts.account, worker.name);
  }
  const Answer answer = database.exec(
      fmt::format("INSERT INTO worker (name, threads, commit_id, started, heartbeat, lease, wants, "
                  "build, account) VALUES ($1, $2, $3, {0}, {0}, $4, $5, $6, $7) RETURNING id",
                  database.dialect().now),
      {worker.name, facts.threads, commit, facts.lease, wants, build, facts.account});
  worker.id = answer.rows.at(0).integer(0);
  return worker;
}

void sign_off(Database& database, const WorkerIdentity& worker) {
  if (has_functions(database)) {
    (void)call(database, "worker_sign_off", {worker.id});
    return;
  }
  (void)database.exec(fmt::format("UPDATE worker SET stopped = {0}, heartbeat = {0} WHERE id = $1",
                                  database.dialect().now),
                      {worker.id});
}

void heartbeat(Database& database, const WorkerIdentity& worker, std::int64_t lease) {
  if (has_functions(database)) {
    (void)call(database, "worker_heartbeat", {worker.id, lease});
    return;
  }
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

}  // namespace hurdle::campaign

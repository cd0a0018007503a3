#include "perft/campaign/result/status.hpp"

#include <fmt/format.h>

#include "perft/campaign/store/totals.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {
namespace {

/// The number of jobs that satisfy a condition with its own index.
std::int64_t count_jobs(Database& database, const Campaign& campaign, std::string_view condition) {
  const Answer answer = database.exec(
      fmt::format("SELECT count(*) FROM job WHERE campaign = $1 AND {}", condition), {campaign.id});
  return answer.rows.front().integer(0);
}

WorkerStatus worker_of(const Row& row) {
  WorkerStatus worker;
  worker.name = row.text(0);
  worker.threads = row.integer(1);
  worker.commit = row.text(2);
  worker.last_beat = row.integer(3);
  worker.finished = !row.is_null(4);
  worker.alive = !worker.finished && worker.last_beat < row.integer(12);
  worker.jobs = row.integer(5);
  worker.tasks = row.integer(6);
  worker.nodes = stored_total(row.text(7));
  worker.milliseconds = row.integer(8);
  worker.same_worker = row.integer(9);
  worker.build = row.text(10);
  worker.id = row.integer(11);
  worker.account = row.text(13);
  return worker;
}

/// Some dead jobs, each with the workers at which its leases expired.
std::vector<DeadJob> dead_jobs(Database& database, const Campaign& campaign) {
  constexpr std::int64_t most_rows = 300;
  const Answer answer = database.exec(
      "SELECT job.batch, job.pass, worker.name FROM job LEFT JOIN expired_lease AS old ON "
      "old.campaign = job.campaign AND old.batch = job.batch AND old.pass = job.pass "
      "LEFT JOIN worker ON worker.id = old.worker WHERE job.campaign = $1 AND job.state = 'dead' "
      "ORDER BY job.batch, job.pass, worker.id LIMIT $2",
      {campaign.id, most_rows});
  std::vector<DeadJob> jobs;
  for (const Row& row : answer.rows) {
    const auto pass = static_cast<int>(row.integer(1));
    if (jobs.empty() || jobs.back().batch != row.integer(0) || jobs.back().pass != pass) {
      jobs.push_back({row.integer(0), pass, {}});
    }
    if (!row.is_null(2)) {
      jobs.back().workers.push_back(row.text(2));
    }
  }
  return jobs;
}

/// Sums the rates of the live workers.
void estimate(Status& status) {
  double jobs_a_second = 0;
  for (const WorkerStatus& worker : status.workers) {
    if (worker.alive && worker.milliseconds > 0) {
      const double seconds = static_cast<double>(worker.milliseconds) / 1000.0;
      status.nodes_a_second += static_cast<double>(worker.nodes.wide()) / seconds;
      jobs_a_second += static_cast<double>(worker.jobs) / seconds;
    }
  }
  if (jobs_a_second > 0) {
    status.seconds_left = static_cast<double>(status.jobs - status.jobs_done) / jobs_a_second;
  }
}

}  // namespace

std::string_view Status::state() const noexcept {
  const bool counting = campaign.state == State::running || campaign.state == State::paused;
  return counting && finished() ? "finished" : to_text(campaign.state);
}

Status status_of(Database& database, const Campaign& campaign) {
  Status status;
  status.campaign = campaign;
  const Transaction transaction(database, Access::read);
  const Answer again = database.exec(
      "SELECT count(*), CAST(coalesce(sum(batch.tasks), 0) AS BIGINT) FROM job JOIN batch ON "
      "batch.campaign = job.campaign AND batch.number = job.batch "
      "WHERE job.campaign = $1 AND job.redo = 1",
      {campaign.id});
  const Answer not_needed = database.exec(
      "SELECT count(*), CAST(coalesce(sum(batch.tasks), 0) AS BIGINT) FROM job JOIN batch ON "
      "batch.campaign = job.campaign AND batch.number = job.batch "
      "WHERE job.campaign = $1 AND job.state = 'void'",
      {campaign.id});
  status.jobs =
      campaign.jobs() + again.rows.front().integer(0) - not_needed.rows.front().integer(0);
  status.tasks = campaign.tasks * campaign.passes + again.rows.front().integer(1) -
                 not_needed.rows.front().integer(1);
  status.failed = failed_accounts(database, campaign);
  status.jobs_leased = count_jobs(database, campaign, "state = 'leased'");
  status.jobs_damaged = count_jobs(database, campaign, "state = 'damaged'");
  status.jobs_dead = count_jobs(database, campaign, "state = 'dead'");
  status.dead = dead_jobs(database, campaign);
  status.findings = count_findings(database, campaign);
  const Answer workers = database.exec(
      fmt::format("SELECT worker.name, worker.threads, worker.commit_id, {} - worker.heartbeat, "
                  "worker.stopped, coalesce(tally.jobs, 0), coalesce(tally.tasks, 0), "
                  "CAST(coalesce(tally.nodes, '0') AS TEXT), coalesce(tally.milliseconds, 0), "
                  "coalesce(tally.alone, 0), worker.build, worker.id, worker.lease, "
                  "worker.account "
                  "FROM worker LEFT JOIN tally ON tally.worker = worker.id AND "
                  "tally.campaign = $1 WHERE tally.worker IS NOT NULL OR EXISTS (SELECT 1 FROM "
                  "job WHERE job.worker = worker.id AND job.state = 'leased' AND "
                  "job.campaign = $1) ORDER BY worker.id",
                  database.dialect().now),
      {campaign.id});
  for (const Row& row : workers.rows) {
    const WorkerStatus& worker = status.workers.emplace_back(worker_of(row));
    status.jobs_done += worker.jobs;
    status.tasks_done += worker.tasks;
    status.nodes += worker.nodes;
    status.same_worker += worker.same_worker;
  }
  estimate(status);
  return status;
}

}  // namespace hurdle::campaign

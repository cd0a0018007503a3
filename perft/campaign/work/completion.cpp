#include "perft/campaign/work/completion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {
namespace {

struct Sums {
  Total weighted;  ///< sum of counts times multiplicities
  Total nodes;     ///< sum of counts
};

Sums sums_of(const Finished& finished) {
  Sums sums;
  for (std::size_t task = 0; task < finished.counts.size(); ++task) {
    sums.weighted += finished.counts[task] * finished.multiplicities[task];
    sums.nodes += finished.counts[task];
  }
  return sums;
}

/// Adds to the worker's tally. Only the worker itself writes this row.
void add_to_tally(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                  const Finished& finished, Total nodes, bool alone) {
  const Answer before =
      database.exec("SELECT CAST(nodes AS TEXT) FROM tally WHERE campaign = $1 AND worker = $2",
                    {campaign.id, worker.id});
  if (!before.rows.empty()) {
    nodes += stored_total(before.rows.front().text(0));
  }
  (void)database.exec(
      "INSERT INTO tally (campaign, worker, jobs, tasks, nodes, milliseconds, alone) "
      "VALUES ($1, $2, 1, $3, $4, $5, $6) ON CONFLICT (campaign, worker) DO UPDATE SET "
      "jobs = tally.jobs + 1, tasks = tally.tasks + excluded.tasks, nodes = excluded.nodes, "
      "milliseconds = tally.milliseconds + excluded.milliseconds, "
      "alone = tally.alone + excluded.alone",
      {campaign.id, worker.id, static_cast<std::int64_t>(finished.counts.size()), to_text(nodes),
       finished.milliseconds, alone ? 1 : 0});
}

/// Why the store rejected a completion.
Completion look_again(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                      const Finished& finished, const std::string& counts) {
  const Answer now = database.exec(
      "SELECT token, counts FROM job WHERE campaign = $1 AND batch = $2 AND pass = $3 AND "
      "worker = $4 AND state = 'done'",
      {campaign.id, finished.job.batch, finished.job.pass, worker.id});
  const bool same = !now.rows.empty() && now.rows.front().integer(0) == finished.job.token &&
                    now.rows.front().bytes(1) == counts;
  return same ? Completion::counted_before : Completion::refused;
}

Completion complete_on_server(Database& database, const Campaign& campaign,
                              const WorkerIdentity& worker, const Finished& finished) {
  const Job& job = finished.job;
  const Answer answer = call(database, "worker_complete",
                             {campaign.id, worker.id, job.batch, job.pass, job.token,
                              Blob{pack_totals(finished.counts)}, finished.milliseconds});
  const std::string& word = answer.rows.at(0).text(0);
  if (word == "counted") {
    return Completion::counted;
  }
  return word == "counted before" ? Completion::counted_before : Completion::refused;
}

Completion complete_one(Database& database, const Campaign& campaign, const WorkerIdentity& worker,
                        const Finished& finished) {
  if (has_functions(database)) {
    return complete_on_server(database, campaign, worker, finished);
  }
  const Sums sums = sums_of(finished);
  const std::string counts = pack_totals(finished.counts);
  const Job& job = finished.job;
  const bool several = campaign.passes > 1 || job.pass > 1;
  if (several) {  // complete one after the other: the second sees the first
    lock_passes(database, campaign, job.batch);
  }
  const Answer taken = database.exec(
      fmt::format("UPDATE job SET state = 'done', expires = NULL, counts = $1, sum = $2, "
                  "nodes = $3, milliseconds = $4, finished = {} WHERE campaign = $5 AND "
                  "batch = $6 AND pass = $7 AND token = $8 AND worker = $9 AND state = 'leased'",
                  database.dialect().now),
      {Blob{counts}, to_text(sums.weighted), to_text(sums.nodes), finished.milliseconds,
       campaign.id, job.batch, job.pass, job.token, worker.id});
  if (taken.changed == 0) {
    return look_again(database, campaign, worker, finished, counts);
  }
  const bool alone = several && compare_passes(database, campaign, job.batch, job.pass);
  add_to_tally(database, campaign, worker, finished, sums.nodes, alone);
  return Completion::counted;
}

}  // namespace

std::vector<Completion> complete(Database& database, const Campaign& campaign,
                                 const WorkerIdentity& worker,
                                 const std::vector<Finished>& finished) {
  std::vector<std::size_t> order(finished.size());
  for (std::size_t index = 0; index < order.size(); ++index) {
    order[index] = index;
  }
  // All workers lock batches in the same order, which prevents deadlocks.
  std::ranges::sort(order, [&](std::size_t one, std::size_t other) {
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

}  // namespace hurdle::campaign

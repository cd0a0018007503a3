#include "perft/campaign/findings.hpp"

#include <fmt/format.h>

#include "perft/campaign/totals.hpp"

namespace hurdle::campaign {

void add_finding(Database& database, const Campaign& campaign, const Finding& finding) {
  (void)database.exec(
      fmt::format("INSERT INTO finding (campaign, batch, task, found, first_count, first_by, "
                  "first_seed, second_count, second_by, second_seed) "
                  "VALUES ($1, $2, $3, {}, $4, $5, $6, $7, $8, $9)",
                  database.dialect().now),
      {campaign.id, finding.batch, finding.task, to_text(finding.first.value), finding.first.by,
       finding.first.key_seed, to_text(finding.second.value), finding.second.by,
       finding.second.key_seed});
}

std::vector<Finding> findings_of(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT batch, task, CAST(first_count AS TEXT), first_by, first_seed, "
      "CAST(second_count AS TEXT), second_by, second_seed FROM finding WHERE campaign = $1 "
      "ORDER BY batch, task, id",
      {campaign.id});
  std::vector<Finding> findings;
  for (const Row& row : answer.rows) {
    findings.push_back({row.integer(0),
                        row.integer(1),
                        {stored_total(row.text(2)), row.text(3), row.text(4)},
                        {stored_total(row.text(5)), row.text(6), row.text(7)}});
  }
  return findings;
}

std::int64_t count_findings(Database& database, const Campaign& campaign) {
  const Answer answer =
      database.exec("SELECT count(*) FROM finding WHERE campaign = $1", {campaign.id});
  return answer.rows.front().integer(0);
}

void compare_passes(Database& database, const Campaign& campaign, std::int64_t batch) {
  const Answer answer = database.exec(
      "SELECT job.counts, worker.name, job.key_seed, batch.tasks FROM job "
      "JOIN worker ON worker.id = job.worker "
      "JOIN batch ON batch.campaign = job.campaign AND batch.number = job.batch "
      "WHERE job.campaign = $1 AND job.batch = $2 AND job.state = 'done' ORDER BY job.pass",
      {campaign.id, batch});
  if (answer.rows.size() < 2 || answer.rows[0].bytes(0) == answer.rows[1].bytes(0)) {
    return;
  }
  const Row& first = answer.rows[0];
  const Row& second = answer.rows[1];
  const auto size = static_cast<std::size_t>(first.integer(3));
  const auto one = unpack_totals(first.bytes(0), size);
  const auto other = unpack_totals(second.bytes(0), size);
  for (std::size_t task = 0; task < size; ++task) {
    if (one[task] != other[task]) {
      add_finding(database, campaign,
                  {batch,
                   static_cast<std::int64_t>(task),
                   {one[task], first.text(1), first.text(2)},
                   {other[task], second.text(1), second.text(2)}});
    }
  }
}

}  // namespace hurdle::campaign

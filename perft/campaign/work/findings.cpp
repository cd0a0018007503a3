#include "perft/campaign/work/findings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/store/totals.hpp"

namespace hurdle::campaign {
namespace {

/// Records a finding for every task that two passes counted differently.
void add_findings(Database& database, const Campaign& campaign, std::int64_t batch,
                  const Pass& first, const Pass& second) {
  const Answer answer = database.exec("SELECT tasks FROM batch WHERE campaign = $1 AND number = $2",
                                      {campaign.id, batch});
  const auto size = static_cast<std::size_t>(answer.rows.at(0).integer(0));
  const auto one = unpack_totals(first.counts, size);
  const auto other = unpack_totals(second.counts, size);
  const std::string first_name = name_of(database, first.worker);
  const std::string second_name = name_of(database, second.worker);
  for (std::size_t task = 0; task < size; ++task) {
    if (one[task] != other[task]) {
      add_finding(database, campaign,
                  {batch,
                   static_cast<std::int64_t>(task),
                   {one[task], first_name, first.key_seed},
                   {other[task], second_name, second.key_seed}});
    }
  }
}

}  // namespace

std::string name_of(Database& database, std::int64_t worker) {
  const Answer answer = database.exec("SELECT name FROM worker WHERE id = $1", {worker});
  return answer.rows.empty() ? std::string("?") : answer.rows.front().text(0);
}

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
  return mapped(answer.rows, [&](const Row& row) {
    return Finding{row.integer(0),
                   row.integer(1),
                   {stored_total(row.text(2)), row.text(3), row.text(4)},
                   {stored_total(row.text(5)), row.text(6), row.text(7)}};
  });
}

std::int64_t count_findings(Database& database, const Campaign& campaign) {
  const Answer answer =
      database.exec("SELECT count(*) FROM finding WHERE campaign = $1", {campaign.id});
  return answer.rows.front().integer(0);
}

bool compare_passes(Database& database, const Campaign& campaign, std::int64_t batch, int pass) {
  const std::vector<Pass> passes = passes_over(database, campaign, batch);
  const auto now = std::ranges::find(passes, pass, &Pass::number);
  if (now == passes.end() || passes.size() < 2) {
    return false;
  }
  const auto another = [&](const auto& is) {
    return std::ranges::any_of(passes,
                               [&](const Pass& one) { return one.number != pass && is(one); });
  };
  if (!another([&](const Pass& one) { return one.counts == now->counts; })) {
    add_findings(database, campaign, batch, now == passes.begin() ? passes[1] : passes[0], *now);
  }
  if (!accepted_pass(passes, campaign.quorum)) {
    add_pass(database, campaign, batch);
  }
  return another([&](const Pass& one) { return one.worker == now->worker; });
}

}  // namespace hurdle::campaign

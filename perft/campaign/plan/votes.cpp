#include "perft/campaign/plan/votes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

namespace hurdle::campaign {

std::vector<Pass> passes_over(Database& database, const Campaign& campaign, std::int64_t batch) {
  // The voters of this batch only (class Voters loads those of a whole campaign).
  const Answer answer = database.exec(
      "SELECT pass, worker, CASE WHEN CAST($3 AS BIGINT) > 0 THEN coalesce((SELECT account FROM "
      "worker WHERE worker.id = job.worker), '') ELSE CAST(worker AS TEXT) END, key_seed, counts, "
      "coalesce(finished, 0) FROM job WHERE campaign = $1 AND batch = $2 AND state = 'done' AND "
      "NOT EXISTS (SELECT 1 FROM failed_account AS failed JOIN worker AS theirs ON "
      "theirs.account = failed.account WHERE failed.campaign = $1 AND theirs.id = job.worker) "
      "ORDER BY pass",
      {campaign.id, batch, campaign.quorum});
  std::vector<Pass> passes;
  for (const Row& row : answer.rows) {
    passes.push_back({static_cast<int>(row.integer(0)), row.integer(1), row.text(2), row.text(3),
                      row.bytes(4), row.integer(5)});
  }
  return passes;
}

Voters::Voters(Database& database, const Campaign& campaign) : by_accounts_(campaign.quorum > 0) {
  if (!by_accounts_) {
    return;
  }
  const Answer answer = database.exec(
      "SELECT id, account FROM worker WHERE NOT EXISTS (SELECT 1 FROM failed_account AS failed "
      "WHERE failed.campaign = $1 AND failed.account = worker.account)",
      {campaign.id});
  for (const Row& row : answer.rows) {
    account_.emplace(row.integer(0), row.text(1));
  }
}

std::optional<std::string> Voters::of(std::int64_t worker) const {
  if (!by_accounts_) {
    return std::to_string(worker);
  }
  const auto found = account_.find(worker);
  return found == account_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> accepted_pass(std::span<const Pass> passes, int quorum) {
  std::map<std::string_view, std::set<std::string_view>> voters;
  for (const Pass& pass : passes) {
    voters[pass.counts].insert(pass.voter);
  }
  std::string_view best;
  std::size_t votes = voters.size() == 1 ? 0 : 1;  // the number of votes that is still too few
  if (quorum > 0) {
    votes = std::max(votes, static_cast<std::size_t>(quorum) - 1);
  }
  bool alone = false;
  for (const auto& [counts, whose] : voters) {
    if (whose.size() > votes) {
      best = counts;
      votes = whose.size();
      alone = true;
    } else if (whose.size() == votes) {
      alone = false;
    }
  }
  for (std::size_t pass = 0; alone && pass < passes.size(); ++pass) {
    if (passes[pass].counts == best) {
      return pass;
    }
  }
  return std::nullopt;
}

bool by_different_workers(std::span<const Pass> passes) {
  std::set<std::int64_t> workers;
  for (const Pass& pass : passes) {
    workers.insert(pass.worker);
  }
  return workers.size() == passes.size();
}

std::int64_t extra_jobs(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT (SELECT count(*) FROM job WHERE campaign = $1 AND redo = 1) - "
      "(SELECT count(*) FROM job WHERE campaign = $1 AND state = 'void')",
      {campaign.id});
  return answer.rows.front().integer(0);
}

void add_pass(Database& database, const Campaign& campaign, std::int64_t batch) {
  (void)database.exec(database.dialect().add_pass, {campaign.id, batch});
}

void lock_passes(Database& database, const Campaign& campaign, std::int64_t batch) {
  (void)database.exec(fmt::format("SELECT number FROM batch WHERE campaign = $1 AND number = $2 {}",
                                  database.dialect().lock_rows),
                      {campaign.id, batch});
}

}  // namespace hurdle::campaign

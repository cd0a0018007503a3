#include "perft/campaign/votes.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string_view>

namespace hurdle::campaign {

std::vector<Pass> passes_over(Database& database, const Campaign& campaign, std::int64_t batch) {
  const Answer answer = database.exec(
      "SELECT pass, worker, key_seed, counts, coalesce(finished, 0) FROM job WHERE campaign = $1 "
      "AND batch = $2 AND "
      "state = 'done' ORDER BY pass",
      {campaign.id, batch});
  std::vector<Pass> passes;
  for (const Row& row : answer.rows) {
    passes.push_back({static_cast<int>(row.integer(0)), row.integer(1), row.text(2), row.bytes(3),
                      row.integer(4)});
  }
  return passes;
}

std::optional<std::size_t> believed(std::span<const Pass> passes) {
  std::map<std::string_view, std::set<std::int64_t>> voters;
  for (const Pass& pass : passes) {
    voters[pass.counts].insert(pass.worker);
  }
  std::string_view best;
  std::size_t votes = voters.size() == 1 ? 0 : 1;  // that are too few
  bool alone = false;
  for (const auto& [counts, workers] : voters) {
    if (workers.size() > votes) {
      best = counts;
      votes = workers.size();
      alone = true;
    } else if (workers.size() == votes) {
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

std::int64_t jobs_put_up_again(Database& database, const Campaign& campaign) {
  const Answer answer =
      database.exec("SELECT count(*) FROM job WHERE campaign = $1 AND redo = 1", {campaign.id});
  return answer.rows.front().integer(0);
}

void put_up_again(Database& database, const Campaign& campaign, std::int64_t batch) {
  (void)database.exec(database.dialect().put_up_again, {campaign.id, batch});
}

void lock_passes(Database& database, const Campaign& campaign, std::int64_t batch) {
  (void)database.exec(fmt::format("SELECT number FROM batch WHERE campaign = $1 AND number = $2 {}",
                                  database.dialect().lock_rows),
                      {campaign.id, batch});
}

}  // namespace hurdle::campaign

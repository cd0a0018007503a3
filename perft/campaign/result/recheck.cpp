#include "perft/campaign/result/recheck.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/start/draw.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {
namespace {

std::vector<BatchSize> done_batches(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT batch.number, batch.tasks FROM batch WHERE batch.campaign = $1 AND NOT EXISTS "
      "(SELECT 1 FROM job WHERE job.campaign = batch.campaign AND job.batch = batch.number AND "
      "job.state NOT IN ('done', 'void')) ORDER BY batch.number",
      {campaign.id});
  return mapped(answer.rows, [&](const Row& row) {
    return BatchSize{row.integer(0), row.integer(1)};
  });
}

/// Compares recounted tasks of one batch with the store.
class Examination {
 public:
  Examination(Database& database, const Campaign& campaign, const RecheckRequest& request)
      : database_(database), campaign_(campaign), request_(request) {
    CountOptions how;
    how.threads = request.threads;
    how.hash_bytes = request.referee ? 0 : request.hash_bytes;
    how.key_seed = request.key_seed;
    how.stop = request.stop;
    const Game& game = campaign.game();
    counter_ = request.referee ? game.referee(how) : game.counter(how, this_program());
  }

  /// The number of tasks that differ; nothing if the batch has been given another pass meanwhile.
  std::optional<std::int64_t> examine(std::int64_t batch, const std::vector<std::int64_t>& tasks) {
    const Tasks all = tasks_of(database_, campaign_, batch);
    TaskPositions positions;
    for (const std::int64_t task : tasks) {
      positions.add(all, static_cast<std::size_t>(task), 1);
    }
    const std::vector<Total> counts = counter_->count(positions, campaign_.task_depth());
    Transaction transaction(database_, Access::write);
    lock_passes(database_, campaign_, batch);
    const std::vector<Pass> passes = passes_over(database_, campaign_, batch);
    if (static_cast<int>(passes.size()) < campaign_.passes) {
      return std::nullopt;
    }
    const Pass& pass = passes.at(accepted_pass(passes, campaign_.quorum).value_or(0));
    const auto known = unpack_totals(pass.counts, all.size());
    std::int64_t differing = 0;
    for (std::size_t index = 0; index < tasks.size(); ++index) {
      const Total before = known[static_cast<std::size_t>(tasks[index])];
      if (before != counts[index]) {
        ++differing;
        add_finding(database_, campaign_,
                    {batch,
                     tasks[index],
                     {before, name_of(database_, pass.worker), pass.key_seed},
                     {counts[index], std::string(by_recheck), keys()}});
      }
    }
    if (differing != 0) {
      add_pass(database_, campaign_, batch);
    }
    transaction.commit();
    return differing;
  }

  [[nodiscard]] std::string words() const { return counter_->words(); }

  [[nodiscard]] bool only_by_referee() const { return counter_->only_by_referee(); }

  [[nodiscard]] std::string keys() const {
    return only_by_referee() ? std::string(by_referee) : std::to_string(request_.key_seed);
  }

 private:
  Database& database_;
  const Campaign& campaign_;
  const RecheckRequest& request_;
  std::unique_ptr<TaskCounter> counter_;
};

}  // namespace

std::int64_t tasks_done(Database& database, const Campaign& campaign) {
  return tasks_in(done_batches(database, campaign));
}

RecheckResult recheck(Database& database, const Campaign& campaign, const RecheckRequest& request) {
  require_digests(database, campaign);
  require_rules(campaign);
  const auto sample =
      draw_tasks(done_batches(database, campaign), request.tasks, request.sample_seed);
  Examination examination(database, campaign, request);
  RecheckResult result;
  result.words = examination.words();
  result.by_referee = examination.only_by_referee();
  for (const auto& [batch, tasks] : sample) {
    if (const auto differing = examination.examine(batch, tasks)) {
      result.differing += *differing;
      result.tasks += static_cast<std::int64_t>(tasks.size());
    }
    if (request.progress) {
      request.progress(result.tasks, request.tasks);
    }
  }
  (void)database.exec(
      fmt::format("INSERT INTO recheck (campaign, done, tasks, differing, generator, key_seed, "
                  "sample_seed) VALUES ($1, {}, $2, $3, $4, $5, $6)",
                  database.dialect().now),
      {campaign.id, result.tasks, result.differing,
       std::string(result.by_referee ? "referee" : "fast"), examination.keys(),
       std::to_string(request.sample_seed)});
  return result;
}

}  // namespace hurdle::campaign

#include "perft/campaign/result/result.hpp"

#include <fmt/format.h>

#include <map>
#include <span>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/result/accounts.hpp"
#include "perft/campaign/store/totals.hpp"

namespace hurdle::campaign {
namespace {

/// Sums the finished jobs, recomputing each from its tasks. Digests prove the tasks.
class Sum {
 public:
  Sum(Database& database, const Campaign& campaign, Result& result)
      : database_(database), campaign_(campaign), voters_(database, campaign), result_(result) {
    const Answer moves = database_.exec(
        "SELECT number, move FROM root_move WHERE campaign = $1 ORDER BY number", {campaign_.id});
    for (const Row& row : moves.rows) {
      place_[row.text(1)] = result_.moves.size();
      result_.moves.push_back({row.text(1), {}});
    }
  }

  void run() {
    each_batch(database_, campaign_,
               [this](const Batch& batch) { add(batch, jobs_of(batch.number)); });
  }

  /// A batch with all its passes but without an accepted count; or -1.
  [[nodiscard]] std::int64_t undecided() const noexcept { return undecided_; }

  /// A task whose referee count differs from the accepted one, as text; or empty.
  [[nodiscard]] const std::string& against_the_referee() const noexcept { return referee_; }

 private:
  /// The finished jobs of a batch; reads those of some following batches at the same time.
  std::span<const Row> jobs_of(std::int64_t batch) {
    if (batch >= end_) {
      end_ = batch + batches_at_once(campaign_);
      jobs_ =
          database_
              .exec(
                  "SELECT batch, pass, CAST(sum AS TEXT), CAST(nodes AS TEXT), milliseconds, "
                  "counts, worker FROM job WHERE campaign = $1 AND batch >= $2 AND batch < $3 AND "
                  "state = 'done' ORDER BY batch, pass",
                  {campaign_.id, batch, end_})
              .rows;
      next_ = 0;
    }
    const std::size_t first = next_;
    while (next_ < jobs_.size() && jobs_[next_].integer(0) == batch) {
      ++next_;
    }
    return std::span(jobs_).subspan(first, next_ - first);
  }

  void add(const Batch& batch, std::span<const Row> rows) {
    std::vector<Pass> passes;
    std::vector<Total> sums;
    for (const Row& row : rows) {
      try {
        const Total sum = checked_sum(batch, row);
        const auto voter = voters_.of(row.integer(6));
        if (!voter) {
          continue;
        }
        sums.push_back(sum);
        passes.push_back(
            {static_cast<int>(row.integer(1)), row.integer(6), *voter, "", row.bytes(5)});
        result_.nodes += stored_total(row.text(3));
      } catch (const StoreError& error) {
        throw DamagedBatch(campaign_, batch.number, error.what());
      }
      result_.milliseconds += row.integer(4);
      ++result_.jobs_done;
    }
    if (static_cast<int>(passes.size()) < campaign_.passes) {
      return;
    }
    result_.same_worker += by_different_workers(passes) ? 0 : 1;
    const auto which = accepted_pass(passes, campaign_.quorum);
    if (!which) {
      undecided_ = undecided_ < 0 ? batch.number : undecided_;
      return;
    }
    compare_with_referee(batch, passes[*which]);
    const Total sum = sums[*which];
    result_.total += sum;
    result_.tasks_done += static_cast<std::int64_t>(batch.tasks.size());
    for (const Total multiplicity : batch.tasks.multiplicities) {
      result_.lines += multiplicity;
    }
    if (batch.move != no_move) {
      result_.moves.at(place_.at(batch.move)).nodes += sum;
    }
  }

  /// Workers cannot outvote the referee, which does not share their generator.
  void compare_with_referee(const Batch& batch, const Pass& pass) {
    for (const Finding& finding : result_.findings) {
      if (finding.batch != batch.number || finding.second.by != by_recheck ||
          finding.second.key_seed != by_referee) {
        continue;
      }
      const auto counts = unpack_totals(pass.counts, batch.tasks.size());
      if (counts.at(static_cast<std::size_t>(finding.task)) != finding.second.value) {
        referee_ = fmt::format("the referee has another count of task {} of batch {} than workers",
                               finding.task, batch.number);
      }
    }
  }

  /// The job's sum, checked against its tasks.
  Total checked_sum(const Batch& batch, const Row& row) {
    const auto& multiplicities = batch.tasks.multiplicities;
    const auto counts = unpack_totals(row.bytes(5), multiplicities.size());
    Total sum;
    for (std::size_t task = 0; task < counts.size(); ++task) {
      sum += counts[task] * multiplicities[task];
    }
    if (sum != stored_total(row.text(2))) {
      throw StoreError(StoreFailure::corrupt,
                       fmt::format("the sum of pass {} is not that of its tasks: the store is "
                                   "edited or damaged",
                                   row.integer(1)));
    }
    return sum;
  }

  Database& database_;
  const Campaign& campaign_;
  Voters voters_;
  Result& result_;
  std::map<std::string, std::size_t> place_;
  std::vector<Row> jobs_;  ///< unused rows from `next_` on, of batches before `end_`
  std::size_t next_ = 0;
  std::int64_t end_ = 0;
  std::int64_t undecided_ = -1;
  std::string referee_;
};

std::string why_not_complete(const Campaign& campaign, const Result& result, const Sum& sum) {
  if (campaign.state == State::expanding || campaign.state == State::cancelled) {
    return fmt::format("it is {}", to_text(campaign.state));
  }
  if (!sum.against_the_referee().empty()) {
    return sum.against_the_referee();
  }
  if (sum.undecided() >= 0) {
    return fmt::format(
        "batch {} was counted with different results, and no two {} agree so far; {} of {} "
        "jobs are done",
        sum.undecided(), campaign.quorum > 0 ? "accounts" : "workers", result.jobs_done,
        result.jobs);
  }
  if (result.unjudged) {
    return "some counts were not yet compared with those that are known: the owner's hurdle "
           "campaign result does it";
  }
  // With a quorum, each batch has the votes it needs once all tasks are counted; an extra pass that
  // was begun earlier need not be awaited.
  const bool waits = result.jobs_done != result.jobs;
  if (campaign.quorum > 0 ? waits && result.tasks_done != campaign.tasks : waits) {
    return fmt::format("{} of {} jobs are done", result.jobs_done, result.jobs);
  }
  if (result.tasks_done != campaign.tasks) {
    return fmt::format("the jobs done hold {}, the campaign {}", counted(result.tasks_done, "task"),
                       campaign.tasks);
  }
  if (result.lines != campaign.lines) {
    return fmt::format("the jobs done stand for {}, the campaign for {}",
                       counted(result.lines, "line"), to_text(campaign.lines));
  }
  return "";
}

std::int64_t count_dead(Database& database, const Campaign& campaign) {
  return database
      .exec("SELECT count(*) FROM job WHERE campaign = $1 AND state = 'dead'", {campaign.id})
      .rows.front()
      .integer(0);
}

}  // namespace

Result result_of(Database& database, const Campaign& campaign) {
  Result result;
  judge(database, campaign);
  const Transaction transaction(database, Access::read);
  const auto now = find_campaign(database, campaign.name);
  if (!now) {
    throw StoreError(StoreFailure::corrupt, "the campaign is gone");
  }
  result.findings = findings_of(database, *now);
  result.jobs = now->jobs() + extra_jobs(database, *now);
  result.jobs_dead = count_dead(database, *now);
  result.unjudged = has_unjudged(database, *now);
  result.failed = failed_accounts(database, *now);
  Sum sum(database, *now, result);
  if (now->state == State::running || now->state == State::paused) {
    sum.run();
  }
  result.why_not = why_not_complete(*now, result, sum);
  result.complete = result.why_not.empty();
  return result;
}

}  // namespace hurdle::campaign

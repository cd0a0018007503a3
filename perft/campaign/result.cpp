#include "perft/campaign/result.hpp"

#include <fmt/format.h>

#include <map>
#include <string>

#include "perft/campaign/totals.hpp"

namespace hurdle::campaign {
namespace {

/// Adds up the jobs that are done, each from its tasks once more, a thousand batches at a time.
class Sum {
 public:
  Sum(Database& database, const Campaign& campaign, Result& result)
      : database_(database), campaign_(campaign), result_(result) {
    const Answer moves = database_.exec(
        "SELECT number, move FROM root_move WHERE campaign = $1 ORDER BY number", {campaign_.id});
    for (const Row& row : moves.rows) {
      place_[row.integer(0)] = result_.moves.size();
      result_.moves.push_back({row.text(1), {}});
    }
  }

  void run() {
    constexpr std::int64_t batches_at_once = 1000;
    for (std::int64_t first = 0; first < campaign_.batches; first += batches_at_once) {
      const Answer jobs = database_.exec(
          "SELECT job.batch, job.pass, CAST(job.sum AS TEXT), CAST(job.nodes AS TEXT), "
          "job.milliseconds, batch.tasks, batch.root, job.counts, batch.multiplicities "
          "FROM job JOIN batch ON "
          "batch.campaign = job.campaign AND batch.number = job.batch WHERE job.campaign = $1 AND "
          "job.batch >= $2 AND job.batch < $3 AND job.state = 'done' ORDER BY job.batch, job.pass",
          {campaign_.id, first, first + batches_at_once});
      for (const Row& row : jobs.rows) {
        add(row);
      }
    }
  }

  /// The first batch whose passes have different counts, or -1.
  [[nodiscard]] std::int64_t differing() const noexcept { return differing_; }

 private:
  void add(const Row& row) {
    const std::int64_t batch = row.integer(0);
    const Total sum = checked_sum(row);
    result_.nodes += stored_total(row.text(3));
    result_.milliseconds += row.integer(4);
    ++result_.jobs_done;
    if (row.integer(1) != 1) {
      if (batch == batch_ && row.bytes(7) != counts_ && differing_ < 0) {
        differing_ = batch;
      }
      return;
    }
    batch_ = batch;
    counts_ = row.bytes(7);
    result_.total += sum;
    result_.tasks_done += row.integer(5);
    if (!row.is_null(6)) {
      result_.moves.at(place_.at(row.integer(6))).nodes += sum;
    }
  }

  /// The job's sum, which is that of its tasks, and counts the lines that they stand for.
  Total checked_sum(const Row& row) {
    const auto size = static_cast<std::size_t>(row.integer(5));
    const auto counts = unpack_totals(row.bytes(7), size);
    const auto multiplicities = unpack_totals(row.bytes(8), size);
    Total sum;
    for (std::size_t task = 0; task < size; ++task) {
      sum += counts[task] * multiplicities[task];
      if (row.integer(1) == 1) {
        result_.lines += multiplicities[task];
      }
    }
    if (sum != stored_total(row.text(2))) {
      throw StoreError(Trouble::corrupt,
                       fmt::format("{}: the sum of batch {} is not that of its tasks: the store is "
                                   "damaged",
                                   database_.name(), row.integer(0)));
    }
    return sum;
  }

  Database& database_;
  const Campaign& campaign_;
  Result& result_;
  std::map<std::int64_t, std::size_t> place_;
  std::int64_t batch_ = -1;  ///< the last one whose first pass was seen
  std::string counts_;
  std::int64_t differing_ = -1;
};

std::string why_not_complete(const Campaign& campaign, const Result& result,
                             std::int64_t differing) {
  if (!result.findings.empty()) {
    return fmt::format("{} tasks were counted with different results", result.findings.size());
  }
  if (differing >= 0) {
    return fmt::format("the passes over batch {} have different counts", differing);
  }
  if (campaign.state == State::expanding || campaign.state == State::cancelled) {
    return fmt::format("it is {}", to_text(campaign.state));
  }
  if (result.jobs_done != campaign.jobs()) {
    return fmt::format("{} of {} jobs are done", result.jobs_done, campaign.jobs());
  }
  if (result.tasks_done != campaign.tasks) {
    return fmt::format("the jobs done hold {} tasks, the campaign {}", result.tasks_done,
                       campaign.tasks);
  }
  if (result.lines != campaign.lines) {
    return fmt::format("the jobs done stand for {} lines, the campaign for {}",
                       to_text(result.lines), to_text(campaign.lines));
  }
  return "";
}

}  // namespace

Result result_of(Database& database, const Campaign& campaign) {
  Result result;
  const Transaction transaction(database, Access::read);
  const auto now = find_campaign(database, campaign.name);
  if (!now) {
    throw StoreError(Trouble::corrupt, "the campaign is gone");
  }
  Sum sum(database, *now, result);
  sum.run();
  result.findings = findings_of(database, *now);
  result.why_not = why_not_complete(*now, result, sum.differing());
  result.complete = result.why_not.empty();
  return result;
}

}  // namespace hurdle::campaign

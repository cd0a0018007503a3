#include "perft/campaign/start/repair_jobs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/votes.hpp"
#include "perft/campaign/start/tally.hpp"
#include "perft/campaign/store/totals.hpp"

namespace hurdle::campaign {
namespace {

/// The multiplicities of a batch's tasks.
using Multiplicities = std::vector<Total>;

constexpr std::int64_t longest_lease = 86'400'000;  // one day, the server's limit

bool is_seed(std::string_view text) {
  const auto total = parse_total(text);
  return total && total->wide() <= UINT64_MAX;
}

// Columns of a job, in the order of the query in `jobs_in`.
enum Column { batch, pass, key_seed, state, worker, counts, sum, nodes, time, redo, expires };

class JobRepair {
 public:
  JobRepair(Database& database, const Campaign& campaign)
      : database_(database), campaign_(campaign) {}

  std::int64_t run() {
    const Answer strays = database_.exec(
        "DELETE FROM job WHERE campaign = $1 AND (batch < 0 OR batch >= $2 OR pass < 1 OR "
        "pass > $3)",
        {campaign_.id, campaign_.batches, most_passes_a_batch});
    repaired_ += strays.changed;
    const std::int64_t at_once = batches_at_once(campaign_);
    for (std::int64_t first = 0; first < campaign_.batches; first += at_once) {
      Transaction transaction(database_, Access::write);
      repair(first, std::min(campaign_.batches, first + at_once));
      transaction.commit();
    }
    return repaired_;
  }

 private:
  void repair(std::int64_t first, std::int64_t end) {
    insert_missing(first, end);
    const auto multiplicities = multiplicities_in(first, end);
    std::map<std::int64_t, bool> repaired;
    for (const Row& row : jobs_in(first, end)) {
      const std::int64_t number = row.integer(batch);
      const auto found = multiplicities.find(number);
      if (found == multiplicities.end()) {
        throw missing_batch(campaign_, number);
      }
      if (!is_sound(row, found->second)) {
        make_ready(row, found->second.size());
        repaired[number] = true;
      }
    }
    for (const auto& [number, was] : repaired) {
      // A reset pass may have been an extra one: request it again.
      const auto passes = passes_over(database_, campaign_, number);
      if (passes.size() > 1 && !accepted_pass(passes, campaign_.quorum)) {
        add_pass(database_, campaign_, number);
      }
    }
  }

  void insert_missing(std::int64_t first, std::int64_t end) {
    for (int number = 1; number <= campaign_.passes; ++number) {
      repaired_ +=
          database_
              .exec(
                  "INSERT INTO job (campaign, batch, pass, key_seed, state, token) "
                  "SELECT campaign, number, CAST($1 AS BIGINT), CAST($2 AS TEXT), 'ready', "
                  "0 FROM batch WHERE campaign = $3 AND number >= $4 AND number < $5 "
                  "ON CONFLICT DO NOTHING",
                  {number, std::to_string(key_seed_of(number)), campaign_.id, first, end})
              .changed;
    }
  }

  std::map<std::int64_t, Multiplicities> multiplicities_in(std::int64_t first, std::int64_t end) {
    std::map<std::int64_t, Multiplicities> all;
    const Answer answer = database_.exec(
        "SELECT number, tasks, multiplicities FROM batch WHERE campaign = $1 AND number >= $2 AND "
        "number < $3",
        {campaign_.id, first, end});
    for (const Row& row : answer.rows) {
      try {
        all.emplace(row.integer(0),
                    unpack_totals(row.bytes(2), static_cast<std::size_t>(row.integer(1))));
      } catch (const StoreError& error) {
        throw DamagedBatch(campaign_, row.integer(0), error.what());
      }
    }
    return all;
  }

  std::vector<Row> jobs_in(std::int64_t first, std::int64_t end) {
    return database_
        .exec(fmt::format(
                  "SELECT batch, pass, key_seed, state, worker, counts, CAST(sum AS TEXT), "
                  "CAST(nodes AS TEXT), milliseconds, redo, expires - {} FROM job "
                  "WHERE campaign = $1 AND batch >= $2 AND batch < $3 ORDER BY batch, pass {}",
                  database_.dialect().now, database_.dialect().lock_rows),
              {campaign_.id, first, end})
        .rows;
  }

  [[nodiscard]] bool is_sound(const Row& row, const Multiplicities& multiplicities) const {
    try {
      const std::string& now = row.text(state);
      const bool again = row.integer(pass) > campaign_.passes;
      if (!is_seed(row.text(key_seed)) || row.integer(redo) != (again ? 1 : 0)) {
        return false;
      }
      if (now == "done") {
        return is_counted(row, multiplicities);
      }
      if (now == "leased") {
        return row.integer(worker) >= 0 && row.integer(expires) <= longest_lease;
      }
      return now == "ready" || now == "damaged" || now == "dead" || now == "elsewhere" ||
             (now == "void" && campaign_.quorum > 0);
    } catch (const StoreError&) {  // of another type, or invalid counts
      return false;
    }
  }

  static bool is_counted(const Row& row, const Multiplicities& multiplicities) {
    const auto numbers = unpack_totals(row.bytes(counts), multiplicities.size());
    Total weighted;
    Total plain;
    for (std::size_t task = 0; task < numbers.size(); ++task) {
      weighted += numbers[task] * multiplicities[task];
      plain += numbers[task];
    }
    return row.integer(worker) >= 0 && row.integer(time) >= 0 &&
           stored_total(row.text(sum)) == weighted && stored_total(row.text(nodes)) == plain;
  }

  /// Resets a job to its initial state and subtracts its counts from its worker's tally.
  void make_ready(const Row& row, std::size_t tasks) {
    subtract(row, static_cast<std::int64_t>(tasks));
    const std::int64_t number = row.integer(pass);
    (void)database_.exec(
        "UPDATE job SET state = 'ready', worker = NULL, expires = NULL, counts = NULL, sum = NULL, "
        "nodes = NULL, milliseconds = NULL, finished = NULL, token = token + 1, redo = $1, "
        "key_seed = $2 WHERE campaign = $3 AND batch = $4 AND pass = $5",
        {number > campaign_.passes ? 1 : 0, std::to_string(key_seed_of(static_cast<int>(number))),
         campaign_.id, row.integer(batch), number});
    ++repaired_;
  }

  void subtract(const Row& row, std::int64_t tasks) {
    if (row.is_null(worker) || row.is_null(counts)) {
      return;
    }
    const Answer others = database_.exec(
        "SELECT count(*) FROM job WHERE campaign = $1 AND batch = $2 AND pass <> $3 AND "
        "worker = $4 AND state = 'done'",
        {campaign_.id, row.integer(batch), row.integer(pass), row.value(worker)});
    const bool alone = others.rows.front().integer(0) > 0;
    take_from_tally(database_, campaign_,
                    {row.value(worker), tasks, row.value(nodes), row.value(time), alone});
  }

  Database& database_;
  const Campaign& campaign_;
  std::int64_t repaired_ = 0;
};

}  // namespace

std::int64_t repair_jobs(Database& database, const Campaign& campaign) {
  return JobRepair(database, campaign).run();
}

}  // namespace hurdle::campaign

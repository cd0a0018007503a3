// Runs both stores through the same steps: leasing is implemented twice, as statements for a file
// and as functions of a server, and each step must have the same answer and leave the same rows.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iostream>
#include <map>
#include <random>

#include "movegen/vocab/text/lists.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/result/status.hpp"
#include "props/campaign/store.hpp"

namespace hurdle::props {
namespace {

using namespace hurdle::campaign;

constexpr int workers = 4;
constexpr std::int64_t lease_time = 3600000;

/// A store, with the data that the steps need.
struct Side {
  std::unique_ptr<Database> database;
  Campaign campaign;
  std::vector<WorkerIdentity> workers;
};

/// One step, drawn before the stores execute it.
struct Step {
  int what = 0;
  std::size_t worker = 0;
  std::int64_t most = 1;
  bool long_ago = false;  ///< it may count again what it counted long ago
  std::size_t held = 0;   ///< which of its present or former leases
  bool wrong = false;
  std::size_t task = 0;
  std::uint64_t error = 1;  ///< added to a wrong count; no two steps have the same, for two workers
                            ///< with the same wrong count confirm each other
};

std::string text_of(const std::vector<Job>& jobs) {
  return join_texts(jobs, "; ", [](const Job& job) {
    return fmt::format("{}.{} token {} key {}", job.batch, job.pass, job.token, job.key_seed);
  });
}

/// Rows as text, without the role before a worker's name.
std::string rows_of(Database& database, const std::string& statement) {
  std::string text;
  for (const Row& row : database.exec(statement).rows) {
    text += row.text(0) + "\n";
  }
  const std::string role = "hurdle/";
  for (std::size_t at = text.find(role); at != std::string::npos; at = text.find(role)) {
    text.erase(at, role.size());
  }
  return text;
}

class Conformance : public testing::Test {
 protected:
  void SetUp() override {
    if (const std::string why = no_server_because(); !why.empty()) {
      GTEST_SKIP() << why;
    }
    open(file_, scratch_.path("campaigns.db"));
    open(server_, new_database());
    for (std::int64_t batch = 0; batch < file_.campaign.batches; ++batch) {
      right_.push_back(counted(*file_.database, file_.campaign, {batch, 1, 0, 0}));
    }
  }

  /// Executes a step in both stores and compares the answers.
  void take(const Step& step) {
    const std::string one = answer(file_, step);
    const std::string other = answer(server_, step);
    ASSERT_EQ(one, other) << "step of kind " << step.what << " by worker " << step.worker;
  }

  void expect_same_rows() const {
    for (const char* statement :
         {"SELECT CAST(batch AS TEXT) || '.' || CAST(pass AS TEXT) || ' ' || state || ' ' || "
          "key_seed "
          "|| ' ' || coalesce(CAST(worker AS TEXT), '-') || ' ' || CAST(token AS TEXT) || ' ' || "
          "coalesce(CAST(sum AS TEXT), '-') || ' ' || coalesce(CAST(nodes AS TEXT), '-') || ' ' || "
          "CAST(redo AS TEXT) || ' ' || CASE WHEN finished IS NULL THEN '-' ELSE 'x' END "
          "FROM job ORDER BY batch, pass",
          "SELECT CAST(worker AS TEXT) || ' ' || CAST(jobs AS TEXT) || ' ' || CAST(tasks AS TEXT) "
          "|| "
          "' ' || CAST(nodes AS TEXT) || ' ' || CAST(milliseconds AS TEXT) || ' ' || CAST(alone AS "
          "TEXT) FROM tally ORDER BY worker",
          "SELECT CAST(batch AS TEXT) || ' ' || CAST(task AS TEXT) || ' ' || CAST(first_count AS "
          "TEXT) "
          "|| ' ' || first_by || ' ' || first_seed || ' ' || CAST(second_count AS TEXT) || ' ' || "
          "second_by || ' ' || second_seed FROM finding ORDER BY id",
          "SELECT name || CASE WHEN stopped IS NULL THEN ' alive' ELSE ' gone' END FROM worker "
          "ORDER BY id"}) {
      EXPECT_EQ(rows_of(*file_.database, statement), rows_of(*server_.database, statement));
    }
    const Answer one = file_.database->exec("SELECT counts FROM job ORDER BY batch, pass");
    const Answer other = server_.database->exec("SELECT counts FROM job ORDER BY batch, pass");
    ASSERT_EQ(one.rows.size(), other.rows.size());
    for (std::size_t row = 0; row < one.rows.size(); ++row) {
      EXPECT_EQ(one.rows[row].value(0), other.rows[row].value(0)) << "job " << row;
    }
    expect_same_result();
  }

  void expect_same_result() const {
    const Result one = result_of(*file_.database, file_.campaign);
    const Result other = result_of(*server_.database, server_.campaign);
    EXPECT_EQ(one.why_not, other.why_not);
    EXPECT_EQ(one.total, other.total);
    EXPECT_EQ(one.findings.size(), other.findings.size());
    EXPECT_EQ(one.same_worker, other.same_worker);
    EXPECT_TRUE(!one.complete || to_text(one.total) == "33000");
  }

 private:
  static void open(Side& side, const std::string& store) {
    side.database = open_database(store, Missing::create);
    side.campaign = campaign::start(*side.database, request_twice("janggi", 3), {}).campaign;
    for (int worker = 0; worker < workers; ++worker) {
      side.workers.push_back(register_worker(*side.database, {.lease = lease_time}));
    }
  }

  std::string answer(Side& side, const Step& step) {
    Database& database = *side.database;
    WorkerIdentity& worker = side.workers[step.worker];
    std::vector<Job>& held = held_[&side][step.worker];
    switch (step.what) {
      case 0:
      case 1: {
        const auto again = step.long_ago ? std::optional<std::int64_t>(-lease_time) : std::nullopt;
        const auto jobs = lease(database, side.campaign, worker, step.most, lease_time, again);
        held.insert(held.end(), jobs.begin(), jobs.end());
        return text_of(jobs);
      }
      case 2:
      case 3:
      case 4:
        return completions(side, step, held);
      case 5:
        give_back(database, worker);
        return "";
      case 6:
        heartbeat(database, worker, lease_time);
        return "";
      case 7:
        return change_workers(side, step.worker);
      case 8:
        (void)database.exec("UPDATE job SET expires = 1 WHERE state = 'leased' AND worker = $1",
                            {worker.id});
        return "";
      case 9:
        if (!held.empty() && step.wrong) {
          exclude_job(database, side.campaign, worker, held[step.held % held.size()]);
        }
        return "";
      case 10:
        return switched(side);
      case 11:
        return looked(side, worker);
      default:
        return rechecked(side, step);
    }
  }

  /// Signs a worker off, which may return later with its leases, or replaces it with another.
  std::string change_workers(Side& side, std::size_t number) {
    WorkerIdentity& worker = side.workers[number];
    bool& gone = gone_[&side][number];
    if (gone) {
      worker = register_worker(*side.database, {.lease = lease_time});
      held_[&side][number].clear();
    } else {
      sign_off(*side.database, worker);
    }
    gone = !gone;
    return std::to_string(worker.id);
  }

  /// Completes some present or former jobs of a worker; the wrong worker sends a wrong count. Most
  /// of these jobs are then forgotten, the others are completed again later.
  std::string completions(Side& side, const Step& step, std::vector<Job>& held) const {
    if (held.empty()) {
      return "";
    }
    const std::size_t first = step.held % held.size();
    const std::size_t end = std::min(held.size(), first + static_cast<std::size_t>(step.most));
    std::vector<Finished> finished;
    for (std::size_t number = first; number < end; ++number) {
      Finished& one =
          finished.emplace_back(right_.at(static_cast<std::size_t>(held[number].batch)));
      one.job = held[number];
      one.milliseconds = 5;
    }
    if (step.wrong) {
      auto& counts = finished.front().counts;
      counts.at(step.task % counts.size()) += step.error;
    }
    std::string text;
    for (const Completion done :
         campaign::complete(*side.database, side.campaign, side.workers[step.worker], finished)) {
      text += std::to_string(static_cast<int>(done));
    }
    if (step.task % 4 != 0) {
      held.erase(held.begin() + static_cast<std::ptrdiff_t>(first),
                 held.begin() + static_cast<std::ptrdiff_t>(end));
    }
    return text;
  }

  /// Pauses or resumes, and makes excluded jobs ready as `start` does.
  static std::string switched(Side& side) {
    const auto now = find_campaign(*side.database, side.campaign.name);
    if (now->state == State::running) {
      pause(*side.database, side.campaign);
    } else {
      resume(*side.database, side.campaign);
      (void)side.database->exec(
          "UPDATE job SET state = 'ready', worker = NULL WHERE state = 'damaged'");
    }
    return std::string(to_text(now->state));
  }

  static std::string looked(Side& side, const WorkerIdentity& worker) {
    const WorkLeft left = work_left(*side.database, side.campaign.name);
    const LeftForOthers others = left_for_others(*side.database, side.campaign, worker);
    const Status status = status_of(*side.database, side.campaign);
    return fmt::format("{} {} {} {} | {} {} {} {}", left.leasable.size(), left.leased_by_others,
                       others.jobs, others.in_sight, status.jobs_done, status.jobs_leased,
                       status.jobs_damaged, status.same_worker);
  }

  static std::string rechecked(Side& side, const Step& step) {
    if (tasks_done(*side.database, side.campaign) == 0) {
      return "none";
    }
    RecheckRequest request;
    request.tasks = 20;
    request.key_seed = 9;
    request.sample_seed = step.task;
    const RecheckResult found = recheck(*side.database, side.campaign, request);
    return fmt::format("{} {}", found.tasks, found.differing);
  }

  Scratch scratch_;
  Side file_;
  Side server_;
  std::vector<Finished> right_;  ///< counts by batch
  std::map<const Side*, std::map<std::size_t, std::vector<Job>>> held_;
  std::map<const Side*, std::map<std::size_t, bool>> gone_;
};

TEST_F(Conformance, StepsHaveTheSameAnswersInBothStores) {
  constexpr int steps = 500;
  constexpr int kinds = 13;
  const auto seed = std::random_device{}();
  std::cout << "[ seed     ] " << seed << '\n';
  std::mt19937 engine(seed);
  const auto below = [&](std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(engine);
  };
  for (int number = 0; number < steps; ++number) {
    Step step;
    // Rare steps are those that undo the work of others.
    step.what = number < kinds  ? number
                : below(3) == 0 ? static_cast<int>(below(kinds))
                                : static_cast<int>(below(5));
    step.worker = below(workers);
    step.most = static_cast<std::int64_t>(1 + below(6));
    step.long_ago = below(8) == 0;
    step.held = below(2) == 0 ? below(1000) : 0;
    step.wrong = below(4) == 0;
    step.task = below(1000);
    step.error = static_cast<std::uint64_t>(number) + 1;
    ASSERT_NO_FATAL_FAILURE(take(step)) << "step " << number;
    constexpr int between = 100;
    if (number % between == 0) {
      expect_same_rows();
    }
  }
  expect_same_rows();
}

}  // namespace
}  // namespace hurdle::props

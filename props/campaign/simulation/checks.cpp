#include "props/campaign/simulation/checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/result/result.hpp"
#include "perft/campaign/result/status.hpp"
#include "perft/campaign/store/totals.hpp"

namespace hurdle::simulation {

using campaign::Campaign;
using campaign::Database;
using campaign::Result;
using campaign::StoreError;
using campaign::StoreFailure;

namespace {

constexpr const char* name_of_all = "simulated";

/// Errors about damage must name the batch or the campaign, so that a user can find it.
void require_named(const StoreError& error) {
  const std::string_view what = error.what();
  for (const std::string_view name :
       {"batch ", "campaign", "tables of version", "of another program"}) {
    if (what.find(name) != std::string_view::npos) {
      return;
    }
  }
  throw Breach(fmt::format("damage is not named: {}", what));
}

void check_complete(const Result& result, const Campaign& campaign, const Scenario& scenario,
                    const Truth& truth) {
  // Nobody contradicts a worker that counted both passes of a batch; the result reports this case.
  const bool alone = scenario.false_counts() && result.same_worker > 0;
  if (result.total != truth.total() && !alone) {
    throw Breach(fmt::format("a total of {}, and the true one is {}", to_text(result.total),
                             to_text(truth.total())));
  }
  if (result.tasks_done != campaign.tasks || result.jobs_done < campaign.jobs()) {
    throw Breach(fmt::format("a total with {} of {} tasks and {} of {} jobs done",
                             result.tasks_done, campaign.tasks, result.jobs_done, campaign.jobs()));
  }
}

void require(bool right, const std::string& words) {
  if (!right) {
    throw Breach(words);
  }
}

/// Each wrong count in the store must be a finding of its batch that names its worker.
void check_findings(Database& store, const Campaign& campaign, const Truth& truth) {
  const auto findings = campaign::findings_of(store, campaign);
  const auto jobs = store.exec(
      "SELECT job.batch, job.pass, job.counts, worker.name FROM job JOIN worker ON "
      "worker.id = job.worker WHERE job.campaign = $1 AND job.state = 'done' "
      "ORDER BY job.batch, job.pass",
      {campaign.id});
  for (const campaign::Row& job : jobs.rows) {
    const std::int64_t batch = job.integer(0);
    const auto tasks = campaign::tasks_of(store, campaign, batch);
    const auto counts = campaign::unpack_totals(job.bytes(2), tasks.positions.size());
    bool right = true;
    for (std::size_t task = 0; task < counts.size(); ++task) {
      right = right && counts[task] == truth.count(tasks.positions[task]);
    }
    const std::string& name = job.text(3);
    const bool named = std::ranges::any_of(findings, [&](const auto& finding) {
      return finding.batch == batch && (finding.first.by == name || finding.second.by == name);
    });
    require(right || named,
            fmt::format("batch {}, pass {}: {} counted wrongly, and no finding says so", batch,
                        job.integer(1), name));
  }
}

}  // namespace

void require_expected(const StoreError& error, const Scenario& scenario) {
  const bool flipped = scenario.has(Fault::flip);
  switch (error.kind()) {
    case StoreFailure::unreachable:
    case StoreFailure::busy:
      return;
    case StoreFailure::full:
      require(scenario.has(Fault::full), fmt::format("unexpected: {}", error.what()));
      return;
    case StoreFailure::broken_rule:
      require(flipped, fmt::format("a statement was refused: {}", error.what()));
      return;
    default:
      require(flipped, fmt::format("unexpected: {}", error.what()));
  }
}

TotalCheck check_total(Database& store, const Scenario& scenario, const Truth& truth) {
  try {
    const auto campaign = campaign::find_campaign(store, name_of_all);
    if (!campaign) {
      require(scenario.has(Fault::flip), "the campaign is gone");
      return {false, "no campaign has the name"};
    }
    const Result result = campaign::result_of(store, *campaign);
    require(result.complete == result.why_not.empty(), "a total, and why there is none");
    if (result.complete) {
      check_complete(result, *campaign, scenario, truth);
    }
    return {result.complete, result.why_not};
  } catch (const StoreError& error) {
    require_expected(error, scenario);
    if (error.is_transient() || error.kind() == StoreFailure::full) {
      throw;
    }
    require_named(error);
    return {false, error.what()};
  }
}

void check_books(Database& store, const Scenario& scenario, const Truth& truth) {
  const Campaign campaign = campaign::campaign_named(store, std::string(name_of_all));
  const auto status = campaign::status_of(store, campaign);
  const auto jobs = store.exec(
      "SELECT count(*), CAST(coalesce(sum(CASE WHEN state = 'done' THEN 1 ELSE 0 END), 0) AS "
      "BIGINT), CAST(coalesce(sum(redo), 0) AS BIGINT) FROM job");
  const std::int64_t done = jobs.rows.at(0).integer(1);
  require(jobs.rows.at(0).integer(0) == done, "a job is not done at the end");
  require(status.jobs_done == done && status.jobs == done && status.jobs_leased == 0,
          fmt::format("the tallies have {} jobs, the status {}, the store {}", status.jobs_done,
                      status.jobs, done));
  require(done == campaign.jobs() + jobs.rows.at(0).integer(2), "jobs that nobody has asked for");
  require(status.tasks_done == status.tasks,
          fmt::format("the tallies have {} tasks of {}", status.tasks_done, status.tasks));
  require(scenario.false_counts() || scenario.has(Fault::flip) || status.findings == 0,
          fmt::format("{} findings where nobody lied", status.findings));
  const Json exported = campaign::export_of(store, campaign);
  require(exported["total"] == to_text(truth.total()), "the export has another total");
  if (scenario.false_counts()) {
    check_findings(store, campaign, truth);
  }
}

}  // namespace hurdle::simulation

// What disturbs a run besides what happens to its workers.
#include <fmt/format.h>

#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/result/recheck.hpp"
#include "perft/campaign/work/completion.hpp"
#include "props/campaign/simulation/campaign_run.hpp"
#include "props/campaign/simulation/flips.hpp"

namespace hurdle::simulation {

using campaign::Missing;

void Run::add_disturbances() {
  now_and_then("observer", second, 30 * second, [this] { look(); });
  if (has(Fault::restart)) {
    now_and_then("restarts", 5 * second, 90 * second, [this] {
      const Time down = random().between(1, 20000);
      say("restart", fmt::format("{} ms", down));
      store_.restart(down);
    });
  }
  if (has(Fault::full)) {
    now_and_then("disk", 10 * second, 120 * second, [this] {
      say("disk", "full");
      store_.fill(random().between(1, 15000));
    });
  }
  if (has(Fault::flip)) {
    now_and_then("radiation", second, 30 * second, [this] { flip(); });
  }
  if (has(Fault::start)) {
    now_and_then("starts", 10 * second, 120 * second, [this] { start_at_once(); });
  }
  if (has(Fault::pause)) {
    now_and_then("pauses", 10 * second, 60 * second, [this] { pause(); });
  }
  if (has(Fault::recheck)) {
    now_and_then("rechecks", 5 * second, 60 * second, [this] { (void)recheck(3); });
  }
  if (has(Fault::impostor)) {
    now_and_then("impostor", second, 20 * second, [this] { impersonate(); });
  }
}

TotalCheck Run::look() {
  const auto database = store_.open(Missing::refuse);
  TotalCheck said = check_total(*database, scenario_, truth_);
  ++report_.looks;
  if (said.complete) {
    ++totals_;
  }
  say("observer", said.complete ? "a total" : said.why_not);
  return said;
}

void Run::flip() {
  while (store_.is_written_to()) {
    scheduler_.sleep(1);
  }
  if (const auto flipped = flip_a_bit(*store_.open_directly(), random())) {
    ++report_.flips;
    beyond_start_ = beyond_start_ || (flipped->table != "batch" && flipped->table != "job" &&
                                      flipped->table != "root_move");
    say("FLIP", fmt::format("{}.{} of {}", flipped->table, flipped->column, flipped->row));
  }
}

void Run::pause() {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (campaign && campaign->state == campaign::State::running) {
    campaign::pause(*database, *campaign);
    scheduler_.sleep(random().between(1, 10000));
  }
  resume();
}

void Run::resume() {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (campaign && campaign->state == campaign::State::paused) {
    campaign::resume(*database, *campaign);
  }
}

std::int64_t Run::recheck(std::int64_t tasks) {
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (!campaign || !campaign->sealed()) {
    return 0;
  }
  campaign::RecheckRequest request;
  request.tasks = tasks;
  request.referee = random().chance(30);
  request.key_seed = 1000 + random().below(1000);
  request.sample_seed = random().below(1000);
  const auto again = campaign::recheck(*database, *campaign, request);
  if (again.differing > 0 && !scenario_.false_counts() && !has(Fault::flip)) {
    throw Breach("a recheck differs where nobody lied");
  }
  return again.differing;
}

void Run::impersonate() {
  constexpr int most_of_a_batch = 2;
  const auto database = store_.open(Missing::refuse);
  const auto campaign = campaign_in(*database);
  if (!campaign) {
    return;
  }
  const auto leased = database->exec(
      "SELECT job.batch, job.pass, job.token, worker.id, worker.name FROM job JOIN worker ON "
      "worker.id = job.worker WHERE job.campaign = $1 AND job.state = 'leased' "
      "ORDER BY job.batch, job.pass",
      {campaign->id});
  if (leased.rows.empty()) {
    return;
  }
  const campaign::Row& row = random().pick(leased.rows);
  if (++pretended_[row.integer(0)] > most_of_a_batch) {
    return;
  }
  const auto tasks = campaign::tasks_of(*database, *campaign, row.integer(0));
  campaign::Finished finished;
  finished.job = {row.integer(0), static_cast<int>(row.integer(1)), row.integer(2), 0};
  finished.multiplicities = tasks.multiplicities;
  const FalseCount false_count{FalseCount::Kind::off, ++last_false_count_};
  for (const Setup& position : tasks.positions) {
    finished.counts.push_back(false_count.apply(truth_.count(position), 0));
  }
  const auto what =
      campaign::complete(*database, *campaign, {row.integer(3), row.text(4)}, {finished});
  say("impostor", fmt::format("as {}: batch {}, pass {}: {}", row.text(4), row.integer(0),
                              row.integer(1), static_cast<int>(what.at(0))));
}

}  // namespace hurdle::simulation

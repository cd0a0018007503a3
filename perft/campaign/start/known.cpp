#include "perft/campaign/start/known.hpp"

#include <map>
#include <random>
#include <utility>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/start/draw.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::campaign {
namespace {

std::uint64_t number_of_the_machine() {
  constexpr int half = 32;
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << half) | device();
}

std::vector<BatchSize> all_batches(Database& database, const Campaign& campaign) {
  const Answer answer = database.exec(
      "SELECT number, tasks FROM batch WHERE campaign = $1 ORDER BY number", {campaign.id});
  return mapped(answer.rows, [&](const Row& row) {
    return BatchSize{row.integer(0), row.integer(1)};
  });
}

/// How many tasks are drawn, and how many of these have no count.
std::pair<std::int64_t, std::int64_t> sizes(Database& database, const Campaign& campaign) {
  const Answer answer =
      database.exec("SELECT count(*), count(*) - count(count) FROM known_task WHERE campaign = $1",
                    {campaign.id});
  return {answer.rows.at(0).integer(0), answer.rows.at(0).integer(1)};
}

/// Draws all of them or none.
void draw(Database& database, const Campaign& campaign, std::uint64_t seed) {
  Transaction transaction(database, Access::write);
  for (const auto& [batch, tasks] :
       draw_tasks(all_batches(database, campaign), campaign.known_tasks(), seed)) {
    for (const std::int64_t task : tasks) {
      (void)database.exec(
          "INSERT INTO known_task (campaign, batch, task) VALUES ($1, $2, $3) "
          "ON CONFLICT DO NOTHING",
          {campaign.id, batch, task});
    }
  }
  transaction.commit();
}

/// Some drawn tasks without a count, by batch.
std::map<std::int64_t, std::vector<std::int64_t>> uncounted(Database& database,
                                                            const Campaign& campaign) {
  constexpr std::int64_t at_once = 1024;
  const Answer answer = database.exec(
      "SELECT batch, task FROM known_task WHERE campaign = $1 AND count IS NULL "
      "ORDER BY batch, task LIMIT $2",
      {campaign.id, at_once});
  std::map<std::int64_t, std::vector<std::int64_t>> tasks;
  for (const Row& row : answer.rows) {
    tasks[row.integer(0)].push_back(row.integer(1));
  }
  return tasks;
}

void count_some(Database& database, const Campaign& campaign, TaskCounter& counter,
                const std::map<std::int64_t, std::vector<std::int64_t>>& tasks) {
  TaskPositions positions;
  for (const auto& [batch, numbers] : tasks) {
    const Tasks all = tasks_of(database, campaign, batch);
    for (const std::int64_t number : numbers) {
      positions.add(all, static_cast<std::size_t>(number), 1);
    }
  }
  const std::vector<Total> counts = counter.count(positions, campaign.task_depth());
  Transaction transaction(database, Access::write);
  auto next = counts.begin();
  for (const auto& [batch, numbers] : tasks) {
    for (const std::int64_t number : numbers) {
      (void)database.exec(
          "UPDATE known_task SET count = $1 WHERE campaign = $2 AND batch = $3 AND task = $4",
          {to_text(*next++), campaign.id, batch, number});
    }
  }
  transaction.commit();
}

}  // namespace

void count_known(Database& database, const Campaign& campaign, std::optional<std::uint64_t> seed,
                 const StartOptions& options) {
  if (sizes(database, campaign).first == 0) {
    draw(database, campaign, seed ? *seed : number_of_the_machine());
  }
  CountOptions how;
  how.threads = options.expand.threads;
  how.hash_bytes = hash_size(campaign.task_depth());
  how.stop = options.expand.stop;
  const auto counter = campaign.game().counter(how, this_program());
  for (;;) {
    const auto [all, left] = sizes(database, campaign);
    if (options.on_known) {
      options.on_known(static_cast<std::size_t>(all - left), static_cast<std::size_t>(all));
    }
    if (left == 0) {
      return;
    }
    count_some(database, campaign, *counter, uncounted(database, campaign));
  }
}

}  // namespace hurdle::campaign

#include "perft/campaign/start/start.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "perft/campaign/plan/batches.hpp"
#include "perft/campaign/plan/plan.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/start/draw.hpp"
#include "perft/campaign/start/repair_jobs.hpp"
#include "perft/campaign/start/writer.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/store/schema.hpp"
#include "perft/count/tree/hash_size.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

// ---- Known tasks
//
// The owner counts them before any worker starts. They are leased like all others, and an account
// that counts one of them differently has failed (accounts.hpp). Their list is in a table that
// neither workers' nor readers' roles can read.

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

/// Draws the known tasks, unless an earlier start has, and counts those without a count. Requires
/// the number of tasks in `campaign` and its batches in the store. Throws Interrupted; finished
/// counts are kept.
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

// ---- The campaign

/// The differences between a stored campaign and the requested one; empty if there are none.
std::string difference(const Campaign& campaign, const StartRequest& request) {
  const Game& game = campaign.game();
  if (game.digest_head("campaign") != request.game().digest_head("campaign")) {
    return game.name() == request.game().name()
               ? fmt::format("its rules of {} are others", game.name())
               : fmt::format("its variant is {}", game.name());
  }
  if (campaign.packed_root() != request.packed_root()) {
    return fmt::format("its position is {}", campaign.fen);
  }
  if (campaign.depth != request.depth) {
    return fmt::format("its depth is {}", campaign.depth);
  }
  if (request.split && campaign.split != *request.split) {
    return fmt::format("its split depth is {}", campaign.split);
  }
  if (campaign.passes != request.passes) {
    return fmt::format("its number of passes is {}", campaign.passes);
  }
  if (campaign.quorum != request.quorum) {
    return campaign.quorum == 0 ? "it has no quorum"
                                : fmt::format("its quorum is {}", campaign.quorum);
  }
  if (campaign.known_percent != request.known_percent) {
    return fmt::format("of its tasks {} % are known beforehand", campaign.known_percent);
  }
  if (campaign.per_move != request.per_move) {
    return campaign.per_move ? "it keeps the root moves apart" : "it merges the root moves";
  }
  return "";
}

void require_same(const Campaign& campaign, const StartRequest& request) {
  if (const std::string what = difference(campaign, request); !what.empty()) {
    throw CampaignError(fmt::format("another campaign is called {}: {}; choose another --name",
                                    campaign.name, what));
  }
}

/// False if another process has created it meanwhile.
bool create(Database& database, const StartRequest& request, int split, std::int64_t batch_tasks) {
  const Game& game = request.game();
  const std::string* const text = game.variants_text();
  const BuildInfo& build = build_info();
  const Answer made = database.exec(
      fmt::format("INSERT INTO campaign (name, variant, root, fen, depth, split, passes, per_move, "
                  "batch_tasks, state, created, version, commit_id, rules, tasks, batches, lines, "
                  "quorum, known_percent, variants_text) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
                  "$9, $10, {}, $11, $12, $13, 0, 0, '0', $14, $15, $16) "
                  "ON CONFLICT (name) DO NOTHING",
                  database.dialect().now),
      {request.name, std::string(game.name()), Blob{request.packed_root()}, request.fen,
       request.depth, split, request.passes, request.per_move ? 1 : 0, batch_tasks,
       std::string(to_text(State::expanding)), build.version, build.commit,
       game.rules(this_program()), request.quorum, request.known_percent,
       text != nullptr ? Value(*text) : Value(nullptr)});
  return made.changed == 1;
}

void write_merged(Writer& writer, const Campaign& campaign, std::optional<Split> split,
                  const StartOptions& options) {
  if (split && split->depth == campaign.split) {
    writer.write(split->level, std::nullopt);
  } else {
    writer.write(expand_to(campaign.game(), campaign.packed_root(), campaign.split, options.expand),
                 std::nullopt);
  }
}

void write_per_move(Database& database, Writer& writer, const Campaign& campaign,
                    const StartOptions& options) {
  std::int64_t number = 0;
  const Game& game = campaign.game();
  for (const auto& [move, packed] : game.root_moves(campaign.packed_root())) {
    (void)database.exec(
        "INSERT INTO root_move (campaign, number, move) VALUES ($1, $2, $3) "
        "ON CONFLICT (campaign, number) DO UPDATE SET move = excluded.move",
        {campaign.id, number, move});
    writer.write(expand_to(game, packed, campaign.split - 1, options.expand),
                 RootMove{number, move});
    ++number;
  }
}

/// Writes everything that is missing or wrong; returns the number of batches written.
std::int64_t write(Database& database, const Campaign& campaign, const StartRequest& request,
                   std::optional<Split> split, const StartOptions& options) {
  Writer writer(database, campaign, options);
  if (campaign.per_move) {
    split.reset();
    write_per_move(database, writer, campaign, options);
  } else {
    write_merged(writer, campaign, std::move(split), options);
  }
  if (campaign.known_percent > 0) {
    writer.flush();
    Campaign written = campaign;
    written.tasks = writer.tasks();
    count_known(database, written, request.known_seed, options);
  }
  writer.finish();
  return writer.repaired();
}

/// Whether a campaign is prepared and all its digests match.
bool is_as_written(Database& database, const Campaign& campaign) {
  if (campaign.state == State::cancelled) {
    return true;
  }
  if (!campaign.sealed()) {
    return false;
  }
  try {
    each_batch(database, campaign, [](const Batch&) {});
    return true;
  } catch (const StoreError& error) {
    if (error.kind() != StoreFailure::corrupt) {
      throw;
    }
    return false;
  }
}

/// Jobs that workers excluded can be leased again, because their batches are correct now; dead jobs
/// get another chance.
void lease_again(Database& database, const Campaign& campaign) {
  (void)database.exec(
      "UPDATE job SET state = 'ready', worker = NULL WHERE campaign = $1 AND state = 'damaged'",
      {campaign.id});
  (void)revive_dead(database, campaign);
}

/// The level at the requested split depth, or at an automatic one.
Split plan(const StartRequest& request, const StartOptions& options) {
  const Game& game = request.game();
  const std::string root = request.packed_root();
  if (!request.split) {
    return split_tree(game, root, request.depth, options.expand);
  }
  return {*request.split, expand_to(game, root, *request.split, options.expand)};
}

}  // namespace

std::string default_name(const Subject& subject, int depth) {
  const Game& game = subject.game();
  return fmt::format("{}-{}{}", game.name(), depth, game.name_part(subject.packed_root()));
}

StartOutcome start(Database& database, const StartRequest& request, const StartOptions& options) {
  if (request.quorum > 0 && !has_functions(database)) {
    throw CampaignError(
        "a quorum is of accounts, and a file has none: every worker that writes to it can use any "
        "name; start the campaign in a PostgreSQL database, or without a quorum");
  }
  migrate_schema(database);
  StartOutcome outcome;
  std::optional<Split> split;
  auto found = find_campaign(database, request.name);
  if (found) {
    require_same(*found, request);
    if (found->sealed()) {
      require_rules(*found);
    }
    outcome.started = found->state == State::expanding ? Started::continued : Started::existed;
  } else {
    split = plan(request, options);
    const double seconds =
        seconds_a_task(request.game(), split->level, request.depth - split->depth);
    const bool made =
        create(database, request, split->depth, tasks_a_batch(split->level.size(), seconds));
    outcome.started = made ? Started::created : Started::continued;
    found = find_campaign(database, request.name);
    if (!found) {
      throw StoreError(StoreFailure::corrupt, "a campaign is not there once it is written");
    }
    require_same(*found, request);
  }
  if (!is_as_written(database, *found)) {
    outcome.repaired = write(database, *found, request, std::move(split), options);
    found = find_campaign(database, request.name);
  }
  if (outcome.started == Started::existed && found->state != State::cancelled) {
    outcome.repaired_jobs = repair_jobs(database, *found);
  }
  lease_again(database, *found);
  outcome.campaign = *found;
  return outcome;
}

}  // namespace hurdle::campaign

#include "perft/campaign/start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/campaign/packed.hpp"
#include "perft/campaign/plan.hpp"
#include "perft/campaign/schema.hpp"
#include "perft/campaign/totals.hpp"
#include "perft/count/hash_size.hpp"
#include "perft/output/build_info.hpp"

namespace hurdle::campaign {
namespace {

/// What differs between a campaign of the store and the one asked for; empty when they are the
/// same.
std::string difference(const Campaign& campaign, const StartRequest& request) {
  if (campaign.variant != request.variant) {
    return fmt::format("its variant is {}", campaign.variant->notation.name);
  }
  if (!same_state(campaign.root, request.root)) {
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

/// False when another process made it in the meantime.
bool create(Database& database, const StartRequest& request, int split, std::int64_t batch_tasks) {
  std::string root;
  pack(request.variant->notation, request.root, root);
  const BuildInfo& build = build_info();
  const Answer made = database.exec(
      fmt::format("INSERT INTO campaign (name, variant, root, fen, depth, split, passes, per_move, "
                  "batch_tasks, state, created, version, commit_id, tasks, batches, lines) "
                  "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, {}, $11, $12, 0, 0, '0') "
                  "ON CONFLICT (name) DO NOTHING",
                  database.dialect().now),
      {request.name, std::string(request.variant->notation.name), Blob{root}, request.fen,
       request.depth, split, request.passes, request.per_move ? 1 : 0, batch_tasks,
       std::string(to_text(State::expanding)), build.version, build.commit});
  return made.changed == 1;
}

/// Writes the batches of one level after the other. Those that are there already are the same.
class Writer {
 public:
  Writer(Database& database, const Campaign& campaign, const StartOptions& options)
      : database_(database), campaign_(campaign), options_(options) {
    const Answer last = database_.exec(
        "SELECT CAST(coalesce(max(number) + 1, 0) AS BIGINT) FROM batch WHERE campaign = $1",
        {campaign_.id});
    written_ = last.rows.front().integer(0);
  }

  void write(const Level& level, std::optional<std::int64_t> root) {
    const auto size = static_cast<std::size_t>(campaign_.batch_tasks);
    for (std::size_t first = 0; first < level.size(); first += size) {
      if (batches_ >= written_) {
        hold(level, first, std::min(size, level.size() - first), root);
      }
      ++batches_;
      if (held_bytes_ >= bytes_at_once) {
        flush();
      }
    }
    tasks_ += static_cast<std::int64_t>(level.size());
    lines_ += lines_of(level);
  }

  /// Writes what is left and lets the workers begin.
  void finish() {
    flush();
    const Total all = campaign_.variant->fast.perft(campaign_.root, campaign_.split, counting());
    if (all != lines_) {
      throw std::logic_error(fmt::format("the expansion has {} lines, perft {}: a fault of ours",
                                         to_text(lines_), to_text(all)));
    }
    Transaction transaction(database_, Access::write);
    // Without it PostgreSQL takes a new campaign for a small one until its autovacuum comes by, and
    // a lease of 16 among 36,000 jobs took 4 s. It is part of a transaction that writes from the
    // beginning: alone it reads first, and SQLite does not wait when a reader wants to write.
    (void)database_.exec(database_.dialect().new_jobs);
    const Answer stored = database_.exec(
        "SELECT count(*), CAST(coalesce(sum(tasks), 0) AS BIGINT) FROM batch WHERE campaign = $1",
        {campaign_.id});
    if (stored.rows.front().integer(0) != batches_ || stored.rows.front().integer(1) != tasks_) {
      throw StoreError(Trouble::corrupt,
                       "the batches in the store are not those of this campaign; cancel it and "
                       "start one of another --name");
    }
    (void)database_.exec(
        "UPDATE campaign SET state = 'running', tasks = $1, batches = $2, lines = $3 "
        "WHERE id = $4 AND state = 'expanding'",
        {tasks_, batches_, to_text(lines_), campaign_.id});
    transaction.commit();
  }

 private:
  static constexpr std::size_t bytes_at_once = std::size_t{4} << 20U;

  void hold(const Level& level, std::size_t first, std::size_t size,
            std::optional<std::int64_t> root) {
    std::string positions(1, packed_version);
    std::string multiplicities;
    for (std::size_t index = first; index < first + size; ++index) {
      positions += level.packed(index);
      append_total(level.multiplicity(index), multiplicities);
    }
    constexpr std::size_t row = 200;
    held_bytes_ += positions.size() + multiplicities.size() + row;
    held_.push_back({campaign_.id, batches_, root ? Value(*root) : Value(nullptr),
                     static_cast<std::int64_t>(size), Blob{std::move(positions)},
                     Blob{std::move(multiplicities)}});
  }

  void flush() {
    if (options_.expand.stop != nullptr && options_.expand.stop->load(std::memory_order_relaxed)) {
      throw Interrupted();
    }
    if (held_.empty()) {
      return;
    }
    Transaction transaction(database_, Access::write);
    for (const Values& batch : held_) {
      (void)database_.exec(
          "INSERT INTO batch (campaign, number, root, tasks, positions, multiplicities) "
          "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
          batch);
    }
    for (int pass = 1; pass <= campaign_.passes; ++pass) {
      (void)database_.exec(
          "INSERT INTO job (campaign, batch, pass, key_seed, state, token) "
          "SELECT campaign, number, CAST($1 AS BIGINT), CAST($2 AS TEXT), 'ready', 0 FROM batch "
          "WHERE campaign = $3 AND number >= $4 AND number <= $5 ON CONFLICT DO NOTHING",
          {pass, std::to_string(key_seed_of(pass)), campaign_.id, held_.front().at(1),
           held_.back().at(1)});
    }
    transaction.commit();
    held_.clear();
    held_bytes_ = 0;
    if (options_.on_written) {
      options_.on_written(batches_);
    }
  }

  [[nodiscard]] CountOptions counting() const {
    CountOptions how;
    how.threads = options_.expand.threads;
    how.hash_bytes = hash_size(campaign_.split);
    how.stop = options_.expand.stop;
    return how;
  }

  Database& database_;
  const Campaign& campaign_;
  const StartOptions& options_;
  std::int64_t written_ = 0;  ///< batches that an earlier start has left
  std::int64_t batches_ = 0;
  std::int64_t tasks_ = 0;
  Total lines_;
  std::vector<Values> held_;
  std::size_t held_bytes_ = 0;
};

void write_merged(Writer& writer, const Campaign& campaign, std::optional<Split> split,
                  const StartOptions& options) {
  if (split && split->depth == campaign.split) {
    writer.write(split->level, std::nullopt);
  } else {
    writer.write(expand_to(*campaign.variant, campaign.root, campaign.split, options.expand),
                 std::nullopt);
  }
}

void write_per_move(Database& database, Writer& writer, const Campaign& campaign,
                    const StartOptions& options) {
  std::int64_t number = 0;
  for (const Successor& successor : campaign.variant->fast.successors(campaign.root)) {
    (void)database.exec(
        "INSERT INTO root_move (campaign, number, move) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        {campaign.id, number, to_text(campaign.variant->notation, successor.move)});
    writer.write(
        expand_to(*campaign.variant, successor.position, campaign.split - 1, options.expand),
        number);
    ++number;
  }
}

/// The level at the split depth asked for, or at a good one.
Split plan(const StartRequest& request, const StartOptions& options) {
  if (!request.split) {
    return split_tree(*request.variant, request.root, request.depth, options.expand);
  }
  return {*request.split,
          expand_to(*request.variant, request.root, *request.split, options.expand)};
}

}  // namespace

std::string default_name(const Variant& variant, const Setup& root, int depth) {
  std::string name = fmt::format("{}-{}", variant.notation.name, depth);
  if (!same_state(root, start_position(variant.notation, ""))) {
    name += fmt::format("-{:08x}", variant.key(root).find >> 32U);
  }
  return name;
}

StartOutcome start(Database& database, const StartRequest& request, const StartOptions& options) {
  migrate_schema(database);
  StartOutcome outcome;
  std::optional<Split> split;
  auto found = find_campaign(database, request.name);
  if (found) {
    require_same(*found, request);
    outcome.started = found->state == State::expanding ? Started::continued : Started::existed;
  } else {
    split = plan(request, options);
    const double seconds =
        seconds_a_task(*request.variant, split->level, request.depth - split->depth);
    const bool made =
        create(database, request, split->depth, tasks_a_batch(split->level.size(), seconds));
    outcome.started = made ? Started::created : Started::continued;
    found = find_campaign(database, request.name);
    if (!found) {
      throw StoreError(Trouble::corrupt, "a campaign is not there once it is written");
    }
    require_same(*found, request);
  }
  if (found->state == State::expanding) {
    Writer writer(database, *found, options);
    if (found->per_move) {
      split.reset();
      write_per_move(database, writer, *found, options);
    } else {
      write_merged(writer, *found, std::move(split), options);
    }
    writer.finish();
    found = find_campaign(database, request.name);
  }
  outcome.campaign = *found;
  return outcome;
}

}  // namespace hurdle::campaign

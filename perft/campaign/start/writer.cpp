#include "perft/campaign/start/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/start/tally.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::size_t bytes_at_once = std::size_t{4} << 20U;

// Indexes into a row of `Held`.
constexpr std::size_t positions_at = 4;
constexpr std::size_t digest_at = 6;

}  // namespace

Writer::Writer(Database& database, const Campaign& campaign, const StartOptions& options)
    : database_(database), campaign_(campaign), options_(options) {
  const Answer last = database_.exec(
      "SELECT CAST(coalesce(max(number) + 1, 0) AS BIGINT) FROM batch WHERE campaign = $1",
      {campaign_.id});
  written_ = last.rows.front().integer(0);
}

void Writer::write(const Level& level, const std::optional<RootMove>& root) {
  const auto size = static_cast<std::size_t>(campaign_.batch_tasks);
  for (std::size_t first = 0; first < level.size(); first += size) {
    hold(level, first, std::min(size, level.size() - first), root);
    if (held_bytes_ >= bytes_at_once) {
      flush();
    }
  }
  tasks_ += static_cast<std::int64_t>(level.size());
  lines_ += lines_of(level);
}

void Writer::hold(const Level& level, std::size_t first, std::size_t size,
                  const std::optional<RootMove>& root) {
  const Game& game = campaign_.game();
  std::string positions(1, game.packed_version());
  std::string multiplicities;
  BatchDigest seal(batches_, root ? std::string_view(root->text) : no_move);
  for (std::size_t index = first; index < first + size; ++index) {
    const std::string_view packed = level.packed(index);
    positions += packed;
    append_total(level.multiplicity(index), multiplicities);
    seal.add(game.text_of(packed), level.multiplicity(index));
  }
  std::string digest = seal.digest();
  tree_.add(digest);
  constexpr std::size_t row = 200;
  const std::size_t bytes = positions.size() + multiplicities.size() + row;
  Held batch{batches_,
             {campaign_.id, batches_, root ? Value(root->number) : Value(nullptr),
              static_cast<std::int64_t>(size), Blob{std::move(positions)},
              Blob{std::move(multiplicities)}, Blob{std::move(digest)}}};
  if (batches_++ >= written_) {
    held_bytes_ += bytes;
    held_.push_back(std::move(batch));
    return;
  }
  if (difference(batch) == Difference::none) {
    return;
  }
  if (campaign_.sealed()) {
    to_repair_.push_back(std::move(batch));
    return;
  }
  Transaction transaction(database_, Access::write);
  repair(batch);
  transaction.commit();
}

/// How the stored batch differs from this one.
Writer::Difference Writer::difference(const Held& batch) {
  const Answer answer = database_.exec(
      "SELECT campaign, number, root, tasks, positions, multiplicities, digest FROM batch "
      "WHERE campaign = $1 AND number = $2",
      {campaign_.id, batch.number});
  if (answer.rows.size() != 1) {
    return Difference::tasks;
  }
  const Row& stored = answer.rows.front();
  for (std::size_t column = 0; column < digest_at; ++column) {
    if (stored.value(column) != batch.row[column]) {
      return Difference::tasks;
    }
  }
  return stored.value(digest_at) == batch.row[digest_at] ? Difference::none : Difference::digest;
}

void Writer::require_not_stopped() const {
  throw_if_set(options_.expand.stop);
}

void Writer::flush() {
  require_not_stopped();
  if (held_.empty()) {
    return;
  }
  Transaction transaction(database_, Access::write);
  for (const Held& batch : held_) {
    insert(batch);
  }
  insert_jobs(held_.front().number, held_.back().number);
  transaction.commit();
  held_.clear();
  held_bytes_ = 0;
  if (options_.on_written) {
    options_.on_written(batches_);
  }
}

void Writer::insert(const Held& batch) {
  (void)database_.exec(
      "INSERT INTO batch (campaign, number, root, tasks, positions, multiplicities, digest) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
      batch.row);
}

void Writer::insert_jobs(std::int64_t first, std::int64_t last) {
  for (int pass = 1; pass <= campaign_.passes; ++pass) {
    (void)database_.exec(
        "INSERT INTO job (campaign, batch, pass, key_seed, state, token) "
        "SELECT campaign, number, CAST($1 AS BIGINT), CAST($2 AS TEXT), 'ready', 0 FROM batch "
        "WHERE campaign = $3 AND number >= $4 AND number <= $5 ON CONFLICT DO NOTHING",
        {pass, std::to_string(key_seed_of(pass)), campaign_.id, first, last});
  }
}

/// Writes a batch again. Counts of its former tasks become invalid.
void Writer::repair(const Held& batch) {
  const Difference what = difference(batch);
  if (what == Difference::digest) {
    (void)database_.exec("UPDATE batch SET digest = $1 WHERE campaign = $2 AND number = $3",
                         {batch.row[digest_at], campaign_.id, batch.number});
  } else if (what == Difference::tasks) {
    (void)database_.exec("DELETE FROM batch WHERE campaign = $1 AND number = $2",
                         {campaign_.id, batch.number});
    insert(batch);
    take_back(batch);
    ++repaired_;
  }
  insert_jobs(batch.number, batch.number);
}

/// Makes the jobs of a batch ready again and subtracts them from their workers' tallies.
void Writer::take_back(const Held& batch) {
  const Answer done = database_.exec(
      "SELECT worker, CAST(nodes AS TEXT), milliseconds FROM job WHERE campaign = $1 AND "
      "batch = $2 AND state = 'done' AND worker IS NOT NULL ORDER BY pass",
      {campaign_.id, batch.number});
  const std::int64_t tasks = std::get<std::int64_t>(batch.row[positions_at - 1]);
  std::vector<Value> workers;
  for (const Row& row : done.rows) {
    const bool alone = std::ranges::count(workers, row.value(0)) > 0;
    workers.push_back(row.value(0));
    take_from_tally(database_, campaign_, {row.value(0), tasks, row.value(1), row.value(2), alone});
  }
  (void)database_.exec("DELETE FROM job WHERE campaign = $1 AND batch = $2 AND redo = 1",
                       {campaign_.id, batch.number});
  (void)database_.exec(
      "UPDATE job SET state = 'ready', worker = NULL, expires = NULL, counts = NULL, sum = NULL, "
      "nodes = NULL, milliseconds = NULL, token = token + 1 WHERE campaign = $1 AND batch = $2",
      {campaign_.id, batch.number});
  (void)database_.exec("DELETE FROM account_job WHERE campaign = $1 AND batch = $2",
                       {campaign_.id, batch.number});
  (void)database_.exec("DELETE FROM finding WHERE campaign = $1 AND batch = $2",
                       {campaign_.id, batch.number});
}

/// The campaign with the fields that are known once everything is written.
Campaign Writer::as_written() const {
  Campaign campaign = campaign_;
  campaign.rules = campaign_.game().rules(this_program());
  campaign.tasks = tasks_;
  campaign.batches = batches_;
  campaign.lines = lines_;
  campaign.tree = tree_.root();
  campaign.digest = campaign_digest(campaign, campaign.tree);
  return campaign;
}

/// Call after the digest has proved all expected batches: batches with other numbers are damage.
void Writer::delete_strays() {
  (void)database_.exec("DELETE FROM batch WHERE campaign = $1 AND (number < 0 OR number >= $2)",
                       {campaign_.id, batches_});
}

void Writer::require_stored_sizes() {
  const Answer stored = database_.exec(
      "SELECT count(*), CAST(coalesce(sum(tasks), 0) AS BIGINT) FROM batch WHERE campaign = $1",
      {campaign_.id});
  if (stored.rows.front().integer(0) != batches_ || stored.rows.front().integer(1) != tasks_) {
    throw StoreError(StoreFailure::corrupt,
                     "the batches in the store are not those of this campaign; cancel it and "
                     "start one of another --name");
  }
}

void Writer::finish() {
  flush();
  const Total all = campaign_.game().perft(campaign_.packed_root(), campaign_.split, counting());
  if (all != lines_) {
    throw std::logic_error(fmt::format("the expansion has {} lines, perft {}: a fault of ours",
                                       to_text(lines_), to_text(all)));
  }
  const Campaign written = as_written();
  if (campaign_.sealed() && campaign_.digest != written.digest) {
    throw StoreError(StoreFailure::corrupt,
                     fmt::format("campaign {}: its digest is not that of its variant, position, "
                                 "depth, split and passes: the store is edited or damaged; cancel "
                                 "it and start one of another --name",
                                 campaign_.name));
  }
  Transaction transaction(database_, Access::write);
  // Without these statistics PostgreSQL plans for a small campaign until its autovacuum runs; a
  // lease of 16 among 36,000 jobs took 4 s. The statement is part of a transaction that writes from
  // the start: alone it reads first, and SQLite does not wait when a reader starts to write.
  (void)database_.exec(database_.dialect().new_jobs);
  for (const Held& batch : to_repair_) {
    repair(batch);
  }
  if (campaign_.sealed()) {
    delete_strays();
  }
  require_stored_sizes();
  (void)database_.exec(
      "UPDATE campaign SET tasks = $1, batches = $2, lines = $3, tree = $4, digest = $5, rules = "
      "$6, "
      "state = CASE WHEN state = 'expanding' THEN 'running' ELSE state END WHERE id = $7",
      {tasks_, batches_, to_text(lines_), Blob{written.tree}, Blob{written.digest}, written.rules,
       campaign_.id});
  transaction.commit();
}

CountOptions Writer::counting() const {
  CountOptions how;
  how.threads = options_.expand.threads;
  how.hash_bytes = hash_size(campaign_.split);
  how.stop = options_.expand.stop;
  return how;
}

}  // namespace hurdle::campaign

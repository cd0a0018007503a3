#include "perft/campaign/plan/batches.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/tree_root.hpp"
#include "perft/campaign/store/database.hpp"
#include "perft/campaign/store/totals.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

/// The query for the rows of a campaign's batches.
std::string rows_of(const Database& database) {
  return fmt::format(
      "SELECT batch.number, batch.tasks, batch.positions, batch.multiplicities, batch.digest, "
      "batch.root, root_move.move FROM {0}batch AS batch LEFT JOIN {0}root_move AS root_move ON "
      "root_move.campaign = batch.campaign AND root_move.number = batch.root "
      "WHERE batch.campaign = $1",
      open_prefix(database));
}

std::string move_of(const Row& row) {
  if (row.is_null(5)) {
    return std::string(no_move);
  }
  return row.is_null(6) ? std::string() : row.text(6);
}

/// Parses a row into a batch. Throws StoreError.
Batch batch_in(const Campaign& campaign, const Row& row, PackedCheck check) {
  const Game& game = campaign.game();
  Batch batch{row.integer(0), move_of(row), row.is_null(4) ? std::string() : row.bytes(4), {}};
  std::string_view packed = row.bytes(2);
  if (packed.empty() || packed.front() != game.packed_version()) {
    throw StoreError(StoreFailure::corrupt,
                     "its positions are packed in no way that this hurdle knows");
  }
  packed.remove_prefix(1);
  while (!packed.empty()) {
    game.unpack(packed, check, batch.tasks);
  }
  const std::size_t size = batch.tasks.size();
  if (static_cast<std::int64_t>(size) != row.integer(1)) {
    throw StoreError(StoreFailure::corrupt,
                     fmt::format("it holds {} and should hold {}: the store is damaged",
                                 counted(size, "position"), row.integer(1)));
  }
  batch.tasks.multiplicities = unpack_totals(row.bytes(3), size);
  if (sha256(batch_text(game, batch.number, batch.move, batch.tasks, batch.tasks.multiplicities)) !=
      batch.digest) {
    throw StoreError(StoreFailure::corrupt,
                     "its tasks are not those of its digest: the store is edited or damaged");
  }
  return batch;
}

/// The digest proves the bytes of positions; counters additionally require that the referee accepts
/// the positions as valid.
Batch sound_batch(const Campaign& campaign, const Row& row, PackedCheck check) {
  try {
    return batch_in(campaign, row, check);
  } catch (const StoreError& error) {
    throw DamagedBatch(campaign, row.integer(0), error.what());
  }
}

Row row_of(Database& database, const Campaign& campaign, std::int64_t batch) {
  const Answer answer =
      database.exec(rows_of(database) + " AND batch.number = $2", {campaign.id, batch});
  if (answer.rows.size() != 1) {
    throw missing_batch(campaign, batch);
  }
  return answer.rows.front();
}

void require_tree(const Campaign& campaign, const TreeRoot& tree) {
  if (tree.root() != campaign.tree) {
    throw StoreError(
        StoreFailure::corrupt,
        fmt::format("campaign {}: the digests of its batches are not those that it was "
                    "started with: the store is edited or damaged",
                    campaign.name));
  }
}

}  // namespace

DamagedBatch::DamagedBatch(const Campaign& campaign, std::int64_t batch, const std::string& why)
    : StoreError(StoreFailure::corrupt,
                 fmt::format("campaign {}, batch {}: {}", campaign.name, batch, why)) {}

DamagedBatch missing_batch(const Campaign& campaign, std::int64_t batch) {
  return {campaign, batch, "it is not in the store: the store is edited or damaged"};
}

Tasks tasks_of(Database& database, const Campaign& campaign, std::int64_t batch) {
  return sound_batch(campaign, row_of(database, campaign, batch), PackedCheck::referee).tasks;
}

Batch batch_of(Database& database, const Campaign& campaign, std::int64_t batch) {
  return sound_batch(campaign, row_of(database, campaign, batch), PackedCheck::bytes);
}

void each_batch(Database& database, const Campaign& campaign,
                const std::function<void(const Batch& batch)>& visit) {
  require_facts(campaign);
  const std::int64_t at_once = batches_at_once(campaign);
  const std::string statement =
      rows_of(database) + " AND batch.number >= $2 AND batch.number < $3 ORDER BY batch.number";
  TreeRoot tree;
  for (std::int64_t first = 0; first < campaign.batches; first += at_once) {
    const std::int64_t end = std::min(campaign.batches, first + at_once);
    const Answer answer = database.exec(statement, {campaign.id, first, end});
    std::int64_t next = first;
    for (const Row& row : answer.rows) {
      if (row.integer(0) != next) {
        throw missing_batch(campaign, next);
      }
      const Batch batch = sound_batch(campaign, row, PackedCheck::bytes);
      tree.add(batch.digest);
      visit(batch);
      ++next;
    }
    if (next != end) {
      throw missing_batch(campaign, next);
    }
  }
  require_tree(campaign, tree);
}

std::vector<std::string> digests_of(Database& database, const Campaign& campaign,
                                    std::int64_t first) {
  // A request of a gateway may name any number: the sum must not overflow.
  const std::int64_t begin = std::min(first, campaign.batches);
  const std::int64_t end = begin + std::min(campaign.batches - begin, digests_at_once);
  const Answer answer = database.exec(
      fmt::format("SELECT digest FROM {}batch WHERE campaign = $1 AND number >= $2 AND "
                  "number < $3 ORDER BY number",
                  open_prefix(database)),
      {campaign.id, begin, end});
  return mapped(answer.rows,
                [&](const Row& row) { return row.is_null(0) ? std::string() : row.bytes(0); });
}

void require_digests(Database& database, const Campaign& campaign) {
  require_digests(campaign,
                  [&](std::int64_t first) { return digests_of(database, campaign, first); });
}

void require_digests(const Campaign& campaign,
                     const std::function<std::vector<std::string>(std::int64_t first)>& digests) {
  require_facts(campaign);
  TreeRoot tree;
  for (std::int64_t first = 0; first < campaign.batches; first += digests_at_once) {
    for (std::string& digest : digests(first)) {
      tree.add(std::move(digest));
    }
  }
  require_tree(campaign, tree);
}

std::int64_t batches_at_once(const Campaign& campaign) noexcept {
  constexpr std::int64_t tasks = 65536;
  constexpr std::int64_t most = 1000;
  return std::clamp<std::int64_t>(tasks / std::max<std::int64_t>(1, campaign.batch_tasks), 1, most);
}

}  // namespace hurdle::campaign

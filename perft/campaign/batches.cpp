#include "perft/campaign/batches.hpp"

#include <fmt/format.h>

#include "perft/campaign/packed.hpp"
#include "perft/campaign/totals.hpp"

namespace hurdle::campaign {
namespace {

/// The tasks of a row `tasks, positions, multiplicities`. Throws StoreError.
Tasks tasks_in(const Campaign& campaign, const Row& row) {
  std::string_view packed = row.bytes(1);
  if (packed.empty() || packed.front() != packed_version) {
    throw StoreError(Trouble::corrupt, "its positions are packed in no way that this hurdle knows");
  }
  packed.remove_prefix(1);
  Tasks tasks;
  while (!packed.empty()) {
    tasks.positions.push_back(unpack_stored(*campaign.variant, packed));
  }
  if (static_cast<std::int64_t>(tasks.positions.size()) != row.integer(0)) {
    throw StoreError(Trouble::corrupt, fmt::format("it holds {} positions and should hold {}",
                                                   tasks.positions.size(), row.integer(0)));
  }
  tasks.multiplicities = unpack_totals(row.bytes(2), tasks.positions.size());
  return tasks;
}

}  // namespace

DamagedBatch::DamagedBatch(const Campaign& campaign, std::int64_t batch, const std::string& why)
    : StoreError(Trouble::corrupt,
                 fmt::format("campaign {}, batch {}: {}", campaign.name, batch, why)) {}

Tasks tasks_of(Database& database, const Campaign& campaign, std::int64_t batch) {
  const Answer answer = database.exec(
      "SELECT tasks, positions, multiplicities FROM batch WHERE campaign = $1 AND number = $2",
      {campaign.id, batch});
  if (answer.rows.size() != 1) {
    throw DamagedBatch(campaign, batch, "it is not in the store: the store is damaged");
  }
  try {
    return tasks_in(campaign, answer.rows.front());
  } catch (const StoreError& error) {
    throw DamagedBatch(campaign, batch, error.what());
  }
}

}  // namespace hurdle::campaign

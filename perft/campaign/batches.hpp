// The batches of a campaign as the store holds them: positions and multiplicities, never believed
// before they were looked at. Knows no job.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/campaign.hpp"

namespace hurdle::campaign {

/// The tasks of a batch.
struct Tasks {
  std::vector<Setup> positions;
  std::vector<Total> multiplicities;
};

/// What a batch holds is not what was written: it is not counted. The message names the batch.
class DamagedBatch : public StoreError {
 public:
  DamagedBatch(const Campaign& campaign, std::int64_t batch, const std::string& why);
};

/// The tasks of a batch, each position one that can be. Throws DamagedBatch, StoreError.
[[nodiscard]] Tasks tasks_of(Database& database, const Campaign& campaign, std::int64_t batch);

}  // namespace hurdle::campaign

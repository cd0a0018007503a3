// The batches of a campaign as the store holds them: never believed before they were compared with
// their digests. Knows no job.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

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

/// The error for a batch that is not there.
[[nodiscard]] DamagedBatch missing_batch(const Campaign& campaign, std::int64_t batch);

/// The tasks of a batch, which are those of its digest, each position one that can be. Throws
/// DamagedBatch, StoreError.
[[nodiscard]] Tasks tasks_of(Database& database, const Campaign& campaign, std::int64_t batch);

/// A batch whose tasks are those of its digest.
struct Batch {
  std::int64_t number = 0;
  std::string move;  ///< the root move, or `no_move`
  std::string digest;
  Tasks tasks;
};

/// Calls `visit` for every batch in order; at the end they are known to be those of the campaign's
/// digest. Reads some at a time. Throws DamagedBatch, StoreError.
void each_batch(Database& database, const Campaign& campaign,
                const std::function<void(const Batch& batch)>& visit);

/// Throws StoreError unless the campaign says of itself what its digest says, and the digests of
/// its batches are those it was made of. Reads digests only: what a batch holds is for tasks_of.
void require_digests(Database& database, const Campaign& campaign);

/// So many batches are read at a time that they fit into some megabytes.
[[nodiscard]] std::int64_t batches_at_once(const Campaign& campaign) noexcept;

}  // namespace hurdle::campaign

// The batches of a campaign in the store. Every batch is checked against its digest before use.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// The tasks of a batch.
struct Tasks : TaskPositions {
  std::vector<Total> multiplicities;
};

/// A batch differs from what was written and must not be counted. The message names the batch.
class DamagedBatch : public StoreError {
 public:
  DamagedBatch(const Campaign& campaign, std::int64_t batch, const std::string& why);
};

/// The error for a missing batch.
[[nodiscard]] DamagedBatch missing_batch(const Campaign& campaign, std::int64_t batch);

/// The tasks of a batch, checked against its digest, each position valid. Throws DamagedBatch,
/// StoreError.
[[nodiscard]] Tasks tasks_of(Database& database, const Campaign& campaign, std::int64_t batch);

/// A batch, checked against its digest.
struct Batch {
  std::int64_t number = 0;
  std::string move;  ///< the root move, or `no_move`
  std::string digest;
  Tasks tasks;
};

/// A batch, checked against its digest; its positions are not checked by the referee. Throws
/// DamagedBatch, StoreError.
[[nodiscard]] Batch batch_of(Database& database, const Campaign& campaign, std::int64_t batch);

/// Digests of at most `digests_at_once` batches from number `first`.
inline constexpr std::int64_t digests_at_once = 10000;
[[nodiscard]] std::vector<std::string> digests_of(Database& database, const Campaign& campaign,
                                                  std::int64_t first);

/// Calls `visit` for every batch in order, then checks that together they have the campaign's
/// digest. Reads some batches at a time. Throws DamagedBatch, StoreError.
void each_batch(Database& database, const Campaign& campaign,
                const std::function<void(const Batch& batch)>& visit);

/// Throws StoreError unless the campaign's facts and the digests of its batches match the
/// campaign's digest. Reads digests only; tasks_of checks the contents of batches.
void require_digests(Database& database, const Campaign& campaign);

/// The same with digests from elsewhere: `digests(first)` returns what digests_of does.
void require_digests(const Campaign& campaign,
                     const std::function<std::vector<std::string>(std::int64_t first)>& digests);

/// How many batches to read at a time: they fit into a few megabytes.
[[nodiscard]] std::int64_t batches_at_once(const Campaign& campaign) noexcept;

}  // namespace hurdle::campaign

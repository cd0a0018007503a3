// Starts a campaign: expands the root to the split depth and writes tasks and jobs in batches with
// digests. May be interrupted and rerun at any time, even concurrently: no task is lost or written
// twice, and everything that fails its digest is written again.
#pragma once

#include <optional>
#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/plan/expansion.hpp"

namespace hurdle::campaign {

/// The requested campaign.
struct StartRequest : Subject {
  int depth = 2;             ///< from 2
  std::optional<int> split;  ///< from 1, below `depth`; empty: chosen by `split_tree`
  int passes = 1;            ///< 1 to max_passes
  bool per_move = false;     ///< keep root moves apart, each with its own sum
  int quorum = 0;            ///< accounts that must agree, at most `passes`; 0: none
  int known_percent = 0;     ///< with a quorum: percentage counted by the owner beforehand
  /// Selects the tasks counted beforehand; empty: a secret random seed.
  std::optional<std::uint64_t> known_seed = {};
  std::string name;
};

/// How to prepare the campaign.
struct StartOptions {
  ExpandOptions expand;
  std::function<void(std::int64_t batches)> on_written;  ///< number of batches in the store
  std::function<void(std::size_t done, std::size_t all)> on_known;  ///< tasks counted beforehand
};

enum class Started { created, continued, existed };

struct StartOutcome {
  Campaign campaign;
  Started started = Started::created;
  std::int64_t repaired = 0;       ///< existing batches that were damaged
  std::int64_t repaired_jobs = 0;  ///< jobs of correct batches that were missing or damaged
};

/// The default name of a campaign: `janggi-7`, with a part of the key if the position is not the
/// variant's first start position.
[[nodiscard]] std::string default_name(const Subject& subject, int depth);

/// Starts or continues the campaign. A prepared campaign is checked against its digests and left
/// unchanged if they match. Throws StoreError, CampaignError (another campaign has this name),
/// Interrupted.
[[nodiscard]] StartOutcome start(Database& database, const StartRequest& request,
                                 const StartOptions& options);

}  // namespace hurdle::campaign

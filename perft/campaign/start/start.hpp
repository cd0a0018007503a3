// Starting a campaign: the root expanded to the split depth, tasks and jobs written in batches,
// with digests. May end at any moment and be begun again, even twice at once: no task is lost, none
// written twice, and what does not have its digest any more is written again.
#pragma once

#include <optional>
#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/plan/expansion.hpp"

namespace hurdle::campaign {

/// What is to be counted, and how.
struct StartRequest {
  const Variant* variant = nullptr;
  Setup root;
  std::string fen;
  int depth = 2;             ///< from 2
  std::optional<int> split;  ///< from 1, below `depth`; nothing is for `split_tree` to decide
  int passes = 1;            ///< to max_passes
  bool per_move = false;     ///< the root moves are kept apart, and each has its sum
  int quorum = 0;            ///< so many accounts must agree, at most `passes`; 0 is for none
  int known_percent = 0;     ///< with a quorum: of the tasks are counted by the owner beforehand
  /// Which tasks are known beforehand; nothing is for the machine to draw, which nobody can guess.
  std::optional<std::uint64_t> known_seed = {};
  std::string name;
};

/// How to prepare it.
struct StartOptions {
  ExpandOptions expand;
  std::function<void(std::int64_t batches)> on_written;  ///< so many batches are in the store
  std::function<void(std::size_t done, std::size_t all)> on_known;  ///< tasks counted beforehand
};

enum class Started { created, continued, existed };

struct StartOutcome {
  Campaign campaign;
  Started started = Started::created;
  std::int64_t mended = 0;  ///< batches that were there, but not as they should be
  std::int64_t mended_jobs =
      0;  ///< jobs of right batches that were missing, or not as they should be
};

/// The default name of a campaign: `janggi-7`, with a part of the key for another position
/// than the variant's first.
[[nodiscard]] std::string default_name(const Variant& variant, const Setup& root, int depth);

/// Starts or continues the campaign; one that is prepared already is compared with its digests, and
/// left as it is when it has them. Throws StoreError, CampaignError (another campaign has this
/// name), Interrupted.
[[nodiscard]] StartOutcome start(Database& database, const StartRequest& request,
                                 const StartOptions& options);

}  // namespace hurdle::campaign

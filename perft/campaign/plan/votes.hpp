// The finished passes over a batch, and which of their counts is accepted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// A finished pass.
struct Pass {
  int number = 1;
  std::int64_t worker = 0;
  std::string voter;  ///< the worker; with a quorum, its account
  std::string key_seed;
  std::string counts;         ///< packed
  std::int64_t finished = 0;  ///< milliseconds since 1970; 0 if an older program did it
};

/// A batch gets more passes until it has this many; then its counts stay undecided.
inline constexpr int most_passes_a_batch = 9;

/// The finished passes over a batch, in order; with a quorum, passes of failed accounts are
/// excluded.
[[nodiscard]] std::vector<Pass> passes_over(Database& database, const Campaign& campaign,
                                            std::int64_t batch);

/// The pass whose counts are accepted. If all passes agree, any of them; else the one with the most
/// votes, if it has at least two and no other count has as many. With a quorum it needs at least
/// that many votes in any case. Nothing if no pass qualifies. Each voter has one vote, however many
/// passes it counted.
[[nodiscard]] std::optional<std::size_t> accepted_pass(std::span<const Pass> passes, int quorum);

/// Who votes in a campaign: each worker, or with a quorum each account that has not failed.
class Voters {
 public:
  Voters(Database& database, const Campaign& campaign);

  /// The voter of a worker's pass; nothing if the pass does not count.
  [[nodiscard]] std::optional<std::string> of(std::int64_t worker) const;

 private:
  bool by_accounts_;
  std::map<std::int64_t, std::string> account_;  ///< without failed accounts
};

/// Whether all passes are by different workers.
[[nodiscard]] bool by_different_workers(std::span<const Pass> passes);

/// The number of passes that batches got beyond the campaign's own, without void ones.
[[nodiscard]] std::int64_t extra_jobs(Database& database, const Campaign& campaign);

/// Gives a batch one more pass, with a new key seed, unless a pass is still unfinished. Call in a
/// transaction that has locked the batch.
void add_pass(Database& database, const Campaign& campaign, std::int64_t batch);

/// Locks the passes of a batch, so that only one transaction at a time changes them.
void lock_passes(Database& database, const Campaign& campaign, std::int64_t batch);

}  // namespace hurdle::campaign

// The passes over a batch that are done, and which of their counts is believed. Knows that they
// were counted by somebody under some keys; not how.
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

/// A pass that is done.
struct Pass {
  int number = 1;
  std::int64_t worker = 0;
  std::string voter;  ///< whose vote it is: the worker's, or with a quorum that of its account
  std::string key_seed;
  std::string counts;         ///< packed
  std::int64_t finished = 0;  ///< milliseconds since 1970; 0 when an older program did it
};

/// A batch is put up again until so many passes are over it; then its counts stay undecided.
inline constexpr int most_passes_a_batch = 9;

/// The passes over a batch that are done, in their order; with a quorum, those of accounts that
/// have failed are none.
[[nodiscard]] std::vector<Pass> passes_over(Database& database, const Campaign& campaign,
                                            std::int64_t batch);

/// The pass whose counts are believed: any when all have the same; else one of those that most
/// voters agree on, if these are two at least and no others are as many. With a quorum these must
/// be as many in any case. Nothing when there is no such pass. A voter has one vote, however often
/// it counted.
[[nodiscard]] std::optional<std::size_t> believed(std::span<const Pass> passes, int quorum);

/// Which votes count in a campaign: each worker's, or with a quorum each account's that has not
/// failed.
class Voters {
 public:
  Voters(Database& database, const Campaign& campaign);

  /// Whose vote a worker's pass is; nothing when it is none.
  [[nodiscard]] std::optional<std::string> of(std::int64_t worker) const;

 private:
  bool by_accounts_;
  std::map<std::int64_t, std::string> account_;  ///< of those that have not failed
};

/// Whether no worker did two of them.
[[nodiscard]] bool by_different_workers(std::span<const Pass> passes);

/// The passes that batches were given beyond those of the campaign, less those that are void.
[[nodiscard]] std::int64_t jobs_put_up_again(Database& database, const Campaign& campaign);

/// Gives a batch one pass more, under a new key, unless one is still to be done. Part of a
/// transaction that holds the batch.
void put_up_again(Database& database, const Campaign& campaign, std::int64_t batch);

/// Waits until no other transaction holds a batch, whose passes are thus done one by one.
void lock_passes(Database& database, const Campaign& campaign, std::int64_t batch);

}  // namespace hurdle::campaign

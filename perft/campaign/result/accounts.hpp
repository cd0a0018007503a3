// Accounts, in a campaign with a quorum: those that have failed a task whose count was known, and
// how likely it is to lie and not to fail. Knows nothing of how they were judged, which is the
// store's (quorum_functions.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// An account that has counted a task wrongly whose count was known.
struct FailedAccount {
  std::string name;
  std::int64_t time = 0;  ///< milliseconds since 1970
  std::int64_t batch = 0;
  std::int64_t task = 0;  ///< of the batch, from 0
  Total counted;
  Total known;
  std::int64_t jobs_lost = 0;  ///< that were counted again, so far
};

/// By name.
[[nodiscard]] std::vector<FailedAccount> failed_accounts(Database& database,
                                                         const Campaign& campaign);

/// Compares what was not yet compared with what is known, and takes back what failed accounts have
/// done; nothing without a quorum, or where the role may not.
void judge(Database& database, const Campaign& campaign);

/// Whether something is left for `judge`.
[[nodiscard]] bool has_unjudged(Database& database, const Campaign& campaign);

/// For how many lies it is said how likely it is to escape.
inline constexpr std::array<std::int64_t, 3> lies_of_interest{10, 100, 1000};

/// How likely that is, in a line; empty where nothing is known beforehand.
[[nodiscard]] std::string escape_text(const Campaign& campaign);

/// The probability that none is known of so many tasks which a liar chooses.
[[nodiscard]] double escape_probability(const Campaign& campaign, std::int64_t lies);

}  // namespace hurdle::campaign

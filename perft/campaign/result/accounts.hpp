// Accounts in a campaign with a quorum: those that failed a task with a known count, and the
// probability that wrong counts go undetected. The store itself judges accounts
// (sql/quorum_functions.sql).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// An account that counted a task with a known count wrongly.
struct FailedAccount {
  std::string name;
  std::int64_t time = 0;  ///< milliseconds since 1970
  std::int64_t batch = 0;
  std::int64_t task = 0;  ///< index in the batch, from 0
  Total counted;
  Total known;
  std::int64_t jobs_lost = 0;  ///< its jobs that were made ready again, so far
};

/// The failed accounts, sorted by name.
[[nodiscard]] std::vector<FailedAccount> failed_accounts(Database& database,
                                                         const Campaign& campaign);

/// Compares new counts with the known ones and makes the jobs of failed accounts ready again. Does
/// nothing without a quorum, or if the role lacks the right.
void judge(Database& database, const Campaign& campaign);

/// Whether counts are waiting for `judge`.
[[nodiscard]] bool has_unjudged(Database& database, const Campaign& campaign);

/// The numbers of wrong counts for which the probability is reported.
inline constexpr std::array<std::int64_t, 3> wrong_counts_of_interest{10, 100, 1000};

/// The probability of going undetected, in one line; empty if no counts are known beforehand.
[[nodiscard]] std::string escape_text(const Campaign& campaign);

/// The probability that none of `lies` tasks chosen by a dishonest account has a known count.
[[nodiscard]] double escape_probability(const Campaign& campaign, std::int64_t lies);

}  // namespace hurdle::campaign

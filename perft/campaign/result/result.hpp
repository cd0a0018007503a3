// The total of a campaign, summed from the jobs themselves, and only when everything is there, is
// what was started, and agrees. Knows no worker's tally.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/result/accounts.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

/// A root move and the nodes below it, as `perft --divide` has them.
struct MoveSum {
  std::string move;
  Total nodes;
};

/// What is known of a campaign's total.
struct Result {
  Total total;                 ///< of the batches that are done, by the counts that are believed
  std::vector<MoveSum> moves;  ///< with the root moves apart: each one's part
  std::int64_t jobs = 0;       ///< with those of batches that were put up again
  std::int64_t jobs_done = 0;
  std::int64_t tasks_done = 0;
  Total lines;                    ///< that the tasks done stand for
  Total nodes;                    ///< counted in all passes, without multiplicities
  std::int64_t milliseconds = 0;  ///< spent by all workers
  std::int64_t same_worker = 0;   ///< batches that one worker has counted more than once
  std::vector<Finding> findings;
  std::vector<FailedAccount> failed;  ///< with a quorum
  bool unjudged = false;  ///< with a quorum: something was not yet compared with what is known
  bool complete = false;  ///< every job is done, and every finding is decided
  std::string why_not;    ///< in one line, when it is not complete
};

/// Reads the state of the campaign anew, and every task. Throws DamagedBatch or StoreError when the
/// tasks are not those of the campaign's digests.
[[nodiscard]] Result result_of(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign

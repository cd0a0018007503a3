// The total of a campaign, summed from the jobs themselves. Complete only if every job is done, the
// digests match and the counts agree. Independent of the workers' tallies.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "perft/campaign/result/accounts.hpp"
#include "perft/campaign/work/findings.hpp"

namespace hurdle::campaign {

/// A root move and the nodes below it, as in `perft --divide`.
struct MoveSum {
  std::string move;
  Total nodes;
};

/// The total of a campaign, as far as it is known.
struct Result {
  Total total;                 ///< of the finished batches, by their accepted counts
  std::vector<MoveSum> moves;  ///< if root moves are kept apart: the part of each
  std::int64_t jobs = 0;       ///< including extra passes
  std::int64_t jobs_done = 0;
  std::int64_t jobs_dead = 0;  ///< not leased again (workers_until_dead)
  std::int64_t tasks_done = 0;
  Total lines;                    ///< number of lines of the finished tasks
  Total nodes;                    ///< counted in all passes, without multiplicities
  std::int64_t milliseconds = 0;  ///< spent counting by all workers
  std::int64_t same_worker = 0;   ///< batches counted more than once by one worker
  std::vector<Finding> findings;
  std::vector<FailedAccount> failed;  ///< with a quorum
  bool unjudged = false;              ///< with a quorum: counts are waiting for `judge`
  bool complete = false;              ///< every job is done, and every finding is decided
  std::string why_not;                ///< reason in one line, if not complete
};

/// Reads the campaign's state again, and every task. Throws DamagedBatch or StoreError if the tasks
/// do not match the campaign's digests.
[[nodiscard]] Result result_of(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign

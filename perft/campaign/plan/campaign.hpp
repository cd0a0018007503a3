// A campaign as stored: what is counted and how far its preparation is. Finds, lists and switches
// campaigns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/plan/subject.hpp"
#include "perft/campaign/store/database.hpp"

namespace hurdle::campaign {

/// The most passes of a campaign; each pass counts everything once.
inline constexpr int max_passes = 3;

enum class State { expanding, running, paused, cancelled };

[[nodiscard]] std::string_view to_text(State state);

struct Campaign : Subject {
  std::int64_t id = 0;
  std::string name;
  int depth = 0;
  int split = 0;  ///< plies from the root to the tasks
  int passes = 1;
  bool per_move = false;
  int quorum = 0;                ///< this many accounts must agree; 0: workers vote
  int known_percent = 0;         ///< percentage of tasks that the owner counts beforehand
  std::int64_t batch_tasks = 1;  ///< tasks of a batch; the last batches may be smaller
  State state = State::expanding;
  std::int64_t created = 0;  ///< milliseconds since 1970
  std::string version;       ///< of the program that created it
  std::string commit;
  std::int64_t tasks = 0;  ///< unique positions; 0 until expanded
  std::int64_t batches = 0;
  Total lines;         ///< perft(split): the sum of all multiplicities
  std::string rules;   ///< the rules version used for counting (rules.hpp)
  std::string tree;    ///< the root of the hash tree over the batches' digests (batch_digest.hpp)
  std::string digest;  ///< of all fields but name and state; empty until all is written

  /// Plies below a task.
  [[nodiscard]] int task_depth() const noexcept { return depth - split; }
  [[nodiscard]] std::int64_t jobs() const noexcept { return batches * passes; }
  /// How many tasks the owner counts beforehand: at least one, unless the percentage is 0.
  [[nodiscard]] std::int64_t known_tasks() const noexcept {
    constexpr std::int64_t hundred = 100;
    return (tasks * known_percent + hundred - 1) / hundred;
  }
  /// False while it is expanding, and for campaigns of older programs without digests.
  [[nodiscard]] bool sealed() const noexcept { return !digest.empty(); }
};

/// The key seed of a pass, from 1; pass 1 uses the documented seed.
[[nodiscard]] std::uint64_t key_seed_of(int pass) noexcept;

/// The campaigns that satisfy an SQL condition, the oldest first.
[[nodiscard]] std::vector<Campaign> campaigns_where(Database& database, std::string_view condition,
                                                    const Values& parameters);

/// All campaigns, the oldest first.
[[nodiscard]] std::vector<Campaign> all_campaigns(Database& database);

[[nodiscard]] std::optional<Campaign> find_campaign(Database& database, const std::string& name);

/// A usage error in one line: no campaign has the given name, a name is needed because there are
/// several, or the campaign's state does not allow the operation.
class CampaignError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The campaign of this name; without a name, the only campaign. Throws CampaignError.
[[nodiscard]] Campaign campaign_named(Database& database, const std::optional<std::string>& name);

// Each switches a campaign to another state. Throws CampaignError if its present state forbids it.
void pause(Database& database, const Campaign& campaign);
void cancel(Database& database, const Campaign& campaign);

/// Makes a paused campaign run again, and its dead jobs ready; returns how many these are. Throws
/// CampaignError if there is neither.
std::int64_t resume(Database& database, const Campaign& campaign);

/// Makes the dead jobs of a campaign ready again (workers_until_dead in leases.hpp); returns how
/// many they are.
std::int64_t revive_dead(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign

// A campaign as its store knows it: what is counted and how far its preparation is. Finds, lists
// and switches campaigns; knows no job.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/campaign/store/database.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// The most times that everything is counted.
inline constexpr int max_passes = 3;

enum class State { expanding, running, paused, cancelled };

[[nodiscard]] std::string_view to_text(State state);

struct Campaign {
  std::int64_t id = 0;
  std::string name;
  const Variant* variant = nullptr;
  Setup root;  ///< without counters
  std::string fen;
  int depth = 0;
  int split = 0;  ///< plies from the root to the tasks
  int passes = 1;
  bool per_move = false;
  int quorum = 0;                ///< so many accounts must agree; 0 where workers have the votes
  int known_percent = 0;         ///< of the tasks are counted by the owner beforehand
  std::int64_t batch_tasks = 1;  ///< tasks of a batch, but for the last ones
  State state = State::expanding;
  std::int64_t created = 0;  ///< milliseconds since 1970
  std::string version;       ///< of the program that made it
  std::string commit;
  std::int64_t tasks = 0;  ///< unique positions, once they are known
  std::int64_t batches = 0;
  Total lines;         ///< perft(split): the sum of all multiplicities
  std::string rules;   ///< the rules version by which it is counted (rules.hpp)
  std::string tree;    ///< the root of the tree over the digests of the batches; see seal.hpp
  std::string digest;  ///< of all of this but name and state; empty until all is written

  /// Plies below a task.
  [[nodiscard]] int task_depth() const noexcept { return depth - split; }
  [[nodiscard]] std::int64_t jobs() const noexcept { return batches * passes; }
  /// How many tasks are counted by the owner beforehand: one at least, where any are to be.
  [[nodiscard]] std::int64_t known_tasks() const noexcept {
    constexpr std::int64_t hundred = 100;
    return (tasks * known_percent + hundred - 1) / hundred;
  }
  /// False while it is expanding, and when an older program started it.
  [[nodiscard]] bool sealed() const noexcept { return !digest.empty(); }
};

/// The key seed of a pass, from 1: the documented one first.
[[nodiscard]] std::uint64_t key_seed_of(int pass) noexcept;

/// The campaigns for which a condition in SQL holds, the oldest first.
[[nodiscard]] std::vector<Campaign> campaigns_where(Database& database, std::string_view condition,
                                                    const Values& parameters);

/// All campaigns, the oldest first.
[[nodiscard]] std::vector<Campaign> all_campaigns(Database& database);

[[nodiscard]] std::optional<Campaign> find_campaign(Database& database, const std::string& name);

/// What a campaign was asked for by a name that is not there, by none where there are several, or
/// what it cannot do in its state: bad usage, said in one line.
class CampaignError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The campaign of this name; without a name, the only one there is. Throws CampaignError.
[[nodiscard]] Campaign campaign_named(Database& database, const std::optional<std::string>& name);

// Each switches a campaign to another state. Throws CampaignError when it cannot from the present.
void pause(Database& database, const Campaign& campaign);
void resume(Database& database, const Campaign& campaign);
void cancel(Database& database, const Campaign& campaign);

}  // namespace hurdle::campaign

// The true counts: every task of a small campaign and its total, counted without a campaign.
#pragma once

#include <map>
#include <string>

#include "perft/campaign/start/start.hpp"
#include "props/campaign/simulation/scenario.hpp"

namespace hurdle::simulation {

class Truth {
 public:
  /// The truth of a game; counted once.
  [[nodiscard]] static const Truth& of(const Game& game);

  [[nodiscard]] const Variant& variant() const noexcept { return *variant_; }
  [[nodiscard]] Total total() const noexcept { return total_; }
  /// The request that starts the campaign.
  [[nodiscard]] campaign::StartRequest request(const Scenario& scenario) const;
  /// The count of a task. Throws std::logic_error for a position that is no task.
  [[nodiscard]] Total count(const Setup& position) const;

 private:
  explicit Truth(const Game& game);

  const Variant* variant_;
  Game game_;
  Setup root_;
  Total total_;
  std::map<std::string, Total> counts_;  ///< by packed position
};

}  // namespace hurdle::simulation

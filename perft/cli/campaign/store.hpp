// The arguments that select a campaign, shared by all commands: `STORE [--campaign NAME]`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/cli/program/arguments.hpp"

namespace hurdle::cli {

/// STORE, a positional argument.
class StoreArgument : public Argument {
 public:
  explicit StoreArgument(const Command& command, bool or_gateway = false);

  /// Opens a store that holds campaigns. Throws StoreError.
  [[nodiscard]] std::unique_ptr<campaign::Database> open() const;
};

/// `--campaign NAME`.
class CampaignOption : public TextOption {
 public:
  explicit CampaignOption(const Command& command);

  [[nodiscard]] std::optional<std::string> name() const;

  /// The given campaign, or the only one in the store. Throws CampaignError.
  [[nodiscard]] campaign::Campaign find(campaign::Database& database) const;
};

}  // namespace hurdle::cli

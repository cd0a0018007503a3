// The arguments that select a campaign, shared by all commands: `STORE [--campaign NAME]`.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <memory>
#include <optional>
#include <string>

#include "perft/campaign/plan/campaign.hpp"
#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// The store argument of a command, and the campaign in it. Must not move once added.
class StoreOptions : boost::noncopyable {
 public:
  /// Adds STORE, a positional argument that comes first.
  void add_store_to(const Command& command);
  /// The same for a command that also accepts a gateway.
  void add_store_or_gateway_to(const Command& command);
  void add_campaign_to(const Command& command);

  [[nodiscard]] const std::string& store() const { return store_; }
  [[nodiscard]] std::optional<std::string> campaign() const;

  /// Opens a store that holds campaigns. Throws StoreError.
  [[nodiscard]] std::unique_ptr<campaign::Database> open() const;

  /// The given campaign, or the only one in the store. Throws CampaignError.
  [[nodiscard]] campaign::Campaign find(campaign::Database& database) const;

 private:
  std::string store_;
  std::string campaign_;
};

}  // namespace hurdle::cli

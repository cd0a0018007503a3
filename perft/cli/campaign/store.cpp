#include "perft/cli/campaign/store.hpp"

#include "perft/campaign/store/schema.hpp"
#include "perft/cli/options/offers.hpp"

namespace hurdle::cli {

StoreArgument::StoreArgument(const Command& command, bool or_gateway)
    : Argument(command, "STORE",
               or_gateway ? "The store: a file, postgresql://USER@HOST/DATABASE, or a gateway as "
                            "https://HOST"
                          : "The store: a file, or postgresql://USER@HOST/DATABASE") {}

CampaignOption::CampaignOption(const Command& command)
    : TextOption(command, "--campaign NAME", "The campaign's name",
                 Traits{.offers = offered_campaigns}) {}

std::optional<std::string> CampaignOption::name() const {
  return (*this)->empty() ? std::nullopt : std::optional(**this);
}

std::unique_ptr<campaign::Database> StoreArgument::open() const {
  auto database = campaign::open_database(**this, campaign::Missing::refuse);
  campaign::require_schema(*database);
  return database;
}

campaign::Campaign CampaignOption::find(campaign::Database& database) const {
  return campaign::campaign_named(database, name());
}

}  // namespace hurdle::cli

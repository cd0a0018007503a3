#include "perft/cli/campaign/store.hpp"

#include "perft/campaign/store/schema.hpp"
#include "perft/cli/options/offers.hpp"

namespace hurdle::cli {

void StoreOptions::add_store_to(const Command& command) {
  command.add_argument("STORE", store_, "The store: a file, or postgresql://USER@HOST/DATABASE");
}

void StoreOptions::add_store_or_gateway_to(const Command& command) {
  command.add_argument("STORE", store_,
                       "The store: a file, postgresql://USER@HOST/DATABASE, or a gateway as "
                       "https://HOST");
}

void StoreOptions::add_campaign_to(const Command& command) {
  command.add_option("--campaign", campaign_, "The campaign's name", "NAME")
      .offers(offered_campaigns);
}

std::optional<std::string> StoreOptions::campaign() const {
  return campaign_.empty() ? std::nullopt : std::optional(campaign_);
}

std::unique_ptr<campaign::Database> StoreOptions::open() const {
  auto database = campaign::open_database(store_, campaign::Missing::refuse);
  campaign::require_schema(*database);
  return database;
}

campaign::Campaign StoreOptions::find(campaign::Database& database) const {
  return campaign::campaign_named(database, campaign());
}

}  // namespace hurdle::cli

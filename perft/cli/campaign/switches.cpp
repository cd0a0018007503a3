// `hurdle campaign pause`, `resume` and `cancel`: change the state of a campaign.
#include <fmt/format.h>

#include <memory>
#include <string>

#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::Database;

struct Switch {
  const char* verb;
  const char* done;
  const char* description;
  void (*act)(Database& database, const Campaign& campaign);
};

void add_switch(const Command& campaign, const Switch& what) {
  const Command command = campaign.add_command(what.verb, what.description);
  const auto store = std::make_shared<StoreOptions>();
  store->add_store_to(command);
  store->add_campaign_to(command);
  command.runs([store, what] {
    const auto database = store->open();
    const Campaign chosen = store->find(*database);
    what.act(*database, chosen);
    print(fmt::format("{}: {}\n", chosen.name, what.done));
    return static_cast<int>(good);
  });
}

}  // namespace

void add_campaign_switches(const Command& campaign) {
  add_switch(campaign, {"pause", "paused; what is leased is finished",
                        "Stop leasing jobs of a campaign for now", &campaign::pause});
  add_switch(campaign, {"resume", "running", "Go on after a pause", &campaign::resume});
  add_switch(campaign, {"cancel", "cancelled", "End a campaign for good, without a result",
                        &campaign::cancel});
}

}  // namespace hurdle::cli

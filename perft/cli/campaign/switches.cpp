// `hurdle campaign pause`, `resume` and `cancel`: change the state of a campaign.
#include <fmt/format.h>

#include <cstdint>
#include <memory>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::Database;

struct SwitchArguments : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
};

struct Switch {
  const char* verb;
  const char* done;
  const char* description;
  /// Returns the number of dead jobs that are ready again.
  std::int64_t (*act)(Database& database, const Campaign& campaign);
};

void add_switch(const Command& campaign, const Switch& what) {
  const Command command = campaign.add_command(what.verb, what.description);
  const std::shared_ptr<const SwitchArguments> options(new SwitchArguments{{command}});
  command.footer(fmt::format("Example:\n  hurdle campaign {} janggi8.db", what.verb));
  command.runs([options, what] {
    const auto database = options->store.open();
    const Campaign chosen = options->campaign.find(*database);
    const std::int64_t revived = what.act(*database, chosen);
    print(fmt::format("{}: {}{}\n", chosen.name, what.done,
                      revived == 0 ? ""
                                   : fmt::format("; {} ready again", counted(revived, "dead job is",
                                                                             "dead jobs are"))));
    return static_cast<int>(good);
  });
}

}  // namespace

void add_campaign_switches(const Command& campaign) {
  add_switch(campaign, {"pause", "paused; what is leased is finished",
                        "Stop leasing jobs of a campaign for now",
                        [](Database& database, const Campaign& chosen) {
                          campaign::pause(database, chosen);
                          return std::int64_t{0};
                        }});
  add_switch(campaign,
             {"resume", "running", "Continue after a pause, and make dead jobs ready again",
              &campaign::resume});
  add_switch(campaign, {"cancel", "cancelled", "End a campaign for good, without a result",
                        [](Database& database, const Campaign& chosen) {
                          campaign::cancel(database, chosen);
                          return std::int64_t{0};
                        }});
}

}  // namespace hurdle::cli

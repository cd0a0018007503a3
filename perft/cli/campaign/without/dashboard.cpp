// A program without cpp-httplib (HURDLE_DASHBOARD is OFF) has no dashboard.
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

void add_campaign_dashboard(const Command& campaign) {
  const Command command =
      campaign.add_command("dashboard", "A page about the campaigns: not in this build");
  command.runs([]() -> int {
    throw Failure(
        "campaign dashboard: this program was built without cpp-httplib; build it with "
        "HURDLE_DASHBOARD=ON");
  });
}

}  // namespace hurdle::cli

// `hurdle campaign`: the list of its commands.
#include "perft/cli/campaign.hpp"

namespace hurdle::cli {

void add_campaign(CLI::App& app, Work& work) {
  CLI::App* campaign =
      add_command(app, "campaign", "Exact deep counts by many workers (see hurdle work)");
  campaign->require_subcommand(1);
  campaign->footer(
      "Example:\n  hurdle campaign start janggi8.db janggi 8\n"
      "  hurdle work janggi8.db --until-idle\n  hurdle campaign result janggi8.db");
  add_campaign_start(*campaign, work);
  add_campaign_status(*campaign, work);
  add_campaign_list(*campaign, work);
  add_campaign_result(*campaign, work);
  add_campaign_export(*campaign, work);
  add_campaign_switches(*campaign, work);
  add_campaign_recheck(*campaign, work);
}

}  // namespace hurdle::cli

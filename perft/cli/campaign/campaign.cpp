// `hurdle campaign`: lists its subcommands.
#include "perft/cli/campaign/campaign.hpp"

namespace hurdle::cli {

void add_campaign(const Command& program) {
  const Command campaign =
      program.add_command("campaign", "Count deep trees with many workers (see hurdle work)");
  campaign.require_command();
  campaign.purpose(
      "A campaign is a deep count that survives kills and restarts, by any number of "
      "workers: in a file for one machine, in PostgreSQL for many. `hurdle campaign "
      "start` cuts the tree into tasks, **hurdle-work**(1) counts them, and `hurdle campaign "
      "result` adds up the counts when all are finished.");
  campaign.footer(
      "Example:\n  hurdle campaign start janggi8.db janggi 8\n"
      "  hurdle work janggi8.db --until-idle\n  hurdle campaign result janggi8.db");
  add_campaign_start(campaign);
  add_campaign_status(campaign);
  add_campaign_list(campaign);
  add_campaign_result(campaign);
  add_campaign_export(campaign);
  add_campaign_switches(campaign);
  add_campaign_recheck(campaign);
  add_campaign_audit(campaign);
  add_campaign_plan(campaign);
  add_campaign_unit(campaign);
  add_campaign_share(campaign);
  add_campaign_merge(campaign);
  add_campaign_dashboard(campaign);
  add_campaign_gateway(campaign);
  add_campaign_token(campaign);
}

}  // namespace hurdle::cli

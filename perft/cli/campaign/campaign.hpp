// The subcommands of `hurdle campaign`. Each adds itself in its own file.
#pragma once

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

void add_campaign_start(const Command& campaign);
void add_campaign_status(const Command& campaign);
void add_campaign_list(const Command& campaign);
void add_campaign_result(const Command& campaign);
void add_campaign_export(const Command& campaign);
void add_campaign_switches(const Command& campaign);
void add_campaign_recheck(const Command& campaign);
void add_campaign_audit(const Command& campaign);
void add_campaign_share(const Command& campaign);
void add_campaign_merge(const Command& campaign);
void add_campaign_plan(const Command& campaign);
void add_campaign_unit(const Command& campaign);
void add_campaign_dashboard(const Command& campaign);
void add_campaign_gateway(const Command& campaign);
void add_campaign_token(const Command& campaign);

}  // namespace hurdle::cli

// The commands below `hurdle campaign`: each adds itself in a file of its own.
#pragma once

#include "perft/cli/command.hpp"

namespace hurdle::cli {

void add_campaign_start(CLI::App& campaign, Work& work);
void add_campaign_status(CLI::App& campaign, Work& work);
void add_campaign_list(CLI::App& campaign, Work& work);
void add_campaign_result(CLI::App& campaign, Work& work);
void add_campaign_export(CLI::App& campaign, Work& work);
void add_campaign_switches(CLI::App& campaign, Work& work);
void add_campaign_recheck(CLI::App& campaign, Work& work);

}  // namespace hurdle::cli

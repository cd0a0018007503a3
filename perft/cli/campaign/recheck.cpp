// `hurdle campaign recheck`: recounts a random part of the tasks.
#include "perft/campaign/result/recheck.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;

struct RecheckArguments : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
  TextOption sample{command, "--sample N|N%",
                    "Tasks to recount, as a number or a share (default 1%)",
                    Traits{.otherwise = "1%"}};
  Flag referee{command, "--referee", "Count with the referee, the plain generator"};
  NumberOption key_seed{command, "--key-seed N", "Seed of the hash keys (default: random)",
                        Range{.least = 1}, 0};
  NumberOption sample_seed{command, "--sample-seed N",
                           "Seed that selects the tasks (default: random)", Range{}, 0};
  ThreadsOption threads{command};
  HashOption hash{command};
  JsonOption json{command};
};

int recheck(const RecheckArguments& options) {
  (void)sample_size(*options.sample, 0);
  const auto database = options.store.open();
  const Campaign campaign = options.campaign.find(*database);
  campaign::RecheckRequest request;
  request.tasks = sample_size(*options.sample, campaign::tasks_done(*database, campaign));
  if (request.tasks == 0) {
    throw Failure(fmt::format("campaign {}: no task is done yet", campaign.name));
  }
  request.referee = options.referee;
  request.key_seed = options.key_seed.given() ? options.key_seed.value() : random_seed();
  request.sample_seed = options.sample_seed.given() ? options.sample_seed.value() : random_seed();
  request.threads = started(options.threads.value());
  request.hash_bytes = options.hash.bytes().value_or(hash_size(campaign.depth));
  request.stop = &stop_flag();
  Progress progress("tasks");
  request.progress = [&](std::int64_t done, std::int64_t all) {
    progress.show(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(all));
  };
  const campaign::RecheckResult result = campaign::recheck(*database, campaign, request);
  progress.clear();
  if (!result.words.empty()) {
    print_to_stderr(result.words);
  }
  const std::string by =
      result.by_referee ? "the referee" : fmt::format("key seed {}", request.key_seed);
  options.json.print(fmt::format("{} counted again by {}, sample seed {}: {}\n",
                                 counted(result.tasks, "task"), by, request.sample_seed,
                                 counted(result.differing, "differs", "differ")));
  options.json.write("campaign recheck", {{"name", campaign.name},
                                          {"tasks", std::to_string(result.tasks)},
                                          {"differing", std::to_string(result.differing)},
                                          {"generator", result.by_referee ? "referee" : "fast"},
                                          {"key_seed", std::to_string(request.key_seed)},
                                          {"sample_seed", std::to_string(request.sample_seed)}});
  return result.differing == 0 ? good : wrong;
}

}  // namespace

void add_campaign_recheck(const Command& campaign) {
  const Command command =
      campaign.add_command("recheck", "Recount a random part; exit 1 when a task differs", recheck);
  command.footer("Example:\n  hurdle campaign recheck janggi8.db --sample 20");
}

}  // namespace hurdle::cli

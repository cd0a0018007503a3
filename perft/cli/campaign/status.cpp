// `hurdle campaign status` and `list`: show the progress of campaigns.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::percent;
using campaign::Status;
using campaign::WorkerStatus;

struct ListArguments : Arguments {
  StoreArgument store{command};
  JsonOption json{command};
};

struct StatusArguments : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
  JsonOption json{command};
};

double seconds(std::int64_t milliseconds) {
  return static_cast<double>(milliseconds) / 1000.0;
}

std::string worker_line(const WorkerStatus& worker) {
  const double rate = worker.milliseconds == 0
                          ? 0
                          : static_cast<double>(worker.nodes.wide()) / seconds(worker.milliseconds);
  return fmt::format("worker     {}, {}, {}, last heartbeat {} ago, {}, {:.0f} nodes/s\n",
                     worker.name, counted(worker.threads, "thread"), campaign::state_of(worker),
                     duration_text(seconds(worker.last_beat)), counted(worker.jobs, "job"), rate);
}

std::string_view times_text(int passes) {
  constexpr std::array<std::string_view, campaign::max_passes> words{"once", "twice",
                                                                     "three times"};
  return words.at(static_cast<std::size_t>(passes - 1));
}

std::string digest_text(const Campaign& campaign) {
  if (!campaign.sealed()) {
    return "none";
  }
  const bool right = campaign::campaign_digest(campaign, campaign.tree) == campaign.digest;
  return hex(campaign.digest) +
         (right ? "" : ", which is not that of this campaign: edited or damaged");
}

/// The builds that workers ran, each with its number of workers.
std::string builds_text(const Status& status) {
  std::map<std::string, int> workers;
  for (const WorkerStatus& worker : status.workers) {
    ++workers[worker.build.empty() ? "commit " + worker.commit : worker.build];
  }
  std::string text = fmt::format("rules      {}, started by {}, commit {}\n", status.campaign.rules,
                                 status.campaign.version, status.campaign.commit);
  for (const auto& [build, number] : workers) {
    text += fmt::format("build      {}: {}\n", build, counted(number, "worker"));
  }
  return text;
}

std::string dead_text(const Status& status) {
  constexpr std::size_t most = 10;
  std::string text = fmt::format(
      "dead       {}, whose leases expired at several workers; hurdle campaign resume makes {} "
      "ready again\n",
      counted(status.jobs_dead, "job"), status.jobs_dead == 1 ? "it" : "them");
  for (std::size_t number = 0; number < std::min(most, status.dead.size()); ++number) {
    const campaign::DeadJob& job = status.dead[number];
    text += fmt::format("dead       batch {}, pass {}: {}\n", job.batch, job.pass,
                        fmt::join(job.workers, ", "));
  }
  return text;
}

std::string status_text(const Status& status) {
  const Campaign& campaign = status.campaign;
  std::string text = fmt::format(
      "campaign   {}, {}\ncounts     {} depth {} from {}\n"
      "tasks      {} of depth {}, each counted {}; {} done, {} left, {:.1f} %\n"
      "jobs       {} done, {} leased, {} left\nfindings   {}\n",
      campaign.name, status.state(), campaign.game().name(), campaign.depth, campaign.fen,
      campaign.tasks, campaign.task_depth(), times_text(campaign.passes), status.tasks_done,
      status.tasks - status.tasks_done, percent(status.tasks_done, status.tasks), status.jobs_done,
      status.jobs_leased, status.jobs - status.jobs_done, status.findings);
  if (status.jobs != campaign.jobs()) {
    text += fmt::format("again      {} of batches that are recounted\n",
                        counted(status.jobs - campaign.jobs(), "job"));
  }
  if (status.same_worker != 0) {
    text += fmt::format("alone      not independent: {} recounted by the same worker\n",
                        counted(status.same_worker, "job was", "jobs were"));
  }
  if (campaign.quorum != 0) {
    text += fmt::format("quorum     {}; {} known beforehand\n", counted(campaign.quorum, "account"),
                        counted(campaign.known_tasks(), "task is", "tasks are"));
  }
  for (const campaign::FailedAccount& account : status.failed) {
    text +=
        fmt::format("failed     account {}, which counted {} where {} was known; {} taken back\n",
                    account.name, to_text(account.counted), to_text(account.known),
                    counted(account.jobs_lost, "job was", "jobs were"));
  }
  text += fmt::format("digest     {}\n", digest_text(campaign));
  if (status.jobs_damaged != 0) {
    text += fmt::format("damaged    {} cannot be counted\n",
                        counted(status.jobs_damaged, "job, whose batch", "jobs, whose batches"));
  }
  if (status.jobs_dead != 0) {
    text += dead_text(status);
  }
  if (status.seconds_left && !status.finished()) {
    text += fmt::format("rate       {:.0f} nodes/s, {} left\n", status.nodes_a_second,
                        duration_text(*status.seconds_left));
  }
  for (const WorkerStatus& worker : status.workers) {
    text += worker_line(worker);
  }
  text += builds_text(status);
  return text;
}

int show_status(const StatusArguments& options) {
  const auto database = options.store.open();
  const Status status = campaign::status_of(*database, options.campaign.find(*database));
  options.json.print(status_text(status));
  options.json.write("campaign status", campaign::to_json(status));
  return good;
}

int show_list(const ListArguments& options) {
  const auto database = options.store.open();
  Json list = Json::array();
  for (const Campaign& campaign : campaign::all_campaigns(*database)) {
    const Status status = campaign::status_of(*database, campaign);
    options.json.print(fmt::format("{}: {}, {} depth {}, {:.1f} % of {} jobs\n", campaign.name,
                                   status.state(), campaign.game().name(), campaign.depth,
                                   percent(status.jobs_done, status.jobs), status.jobs));
    list.push_back(campaign::to_json(status));
  }
  options.json.write("campaign list", std::move(list));
  return good;
}

}  // namespace

void add_campaign_status(const Command& campaign) {
  const Command command =
      campaign.add_command("status", "Show a campaign's progress and workers", show_status);
  command.footer("Example:\n  hurdle campaign status janggi8.db");
}

void add_campaign_list(const Command& campaign) {
  const Command command = campaign.add_command("list", "List the campaigns of a store", show_list);
  command.footer("Example:\n  hurdle campaign list janggi8.db");
}

}  // namespace hurdle::cli

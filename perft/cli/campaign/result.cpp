// `hurdle campaign result` and `export`: print the total, and write the files for checking it.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/export.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/options/signature.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::Finding;
using campaign::Result;

struct ResultArguments : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
  JsonOption json{command};
};

struct ExportOptions : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
  TextOption file{
      command, "--json FILE",
      "Write to FILE, and the tasks to FILE.tasks.gz (default -: stdout, without tasks)",
      Traits{.otherwise = "-"}};
  TextOption sign{command, "--sign KEY",
                  "Sign the file with this minisign secret key: FILE.minisig"};
};

std::string finding_line(campaign::Database& database, const Campaign& campaign,
                         const Finding& finding) {
  const auto fen = campaign::fen_of(database, campaign, finding);
  return fmt::format(
      "batch {}, task {}, depth {}: {} by {} (key seed {}), {} by {} (key seed {}); {}",
      finding.batch, finding.task, campaign.task_depth(), to_text(finding.first.value),
      finding.first.by, finding.first.key_seed, to_text(finding.second.value), finding.second.by,
      finding.second.key_seed, fen ? *fen : "a position that two passes ended");
}

void say_findings(campaign::Database& database, const Campaign& campaign, const Result& result) {
  constexpr std::size_t most = 20;
  for (std::size_t index = 0; index < std::min(most, result.findings.size()); ++index) {
    print_to_stderr(finding_line(database, campaign, result.findings[index]));
  }
  if (result.findings.size() > most) {
    print_to_stderr(fmt::format("and {} more, which --json has", result.findings.size() - most));
  }
}

/// Reports on stderr the accounts that failed a known task, and the chance of undetected errors.
void say_accounts(const Campaign& campaign, const Result& result) {
  for (const campaign::FailedAccount& account : result.failed) {
    print_to_stderr(
        fmt::format("hurdle: account {} counted {} where {} was known (batch {}, task {}): what "
                    "it counted, {}, was taken back",
                    account.name, to_text(account.counted), to_text(account.known), account.batch,
                    account.task, counted(account.jobs_lost, "job")));
  }
  if (const std::string text = campaign::escape_text(campaign); !text.empty()) {
    print_to_stderr("hurdle: " + text);
  }
}

/// Reports jobs that no worker leases.
void say_dead(const Result& result) {
  if (result.jobs_dead != 0) {
    print_to_stderr(fmt::format(
        "hurdle: {0} expired at several workers; hurdle campaign status lists {1}, hurdle campaign "
        "resume makes {1} ready again",
        counted(result.jobs_dead, "job is dead, as its leases", "jobs are dead, as their leases"),
        result.jobs_dead == 1 ? "it" : "them"));
  }
}

void print_result(const Result& result) {
  for (const campaign::MoveSum& move : result.moves) {
    print(fmt::format("{} {}\n", move.move, to_text(move.nodes)));
  }
  if (!result.moves.empty()) {
    print("\n");
  }
  print(to_text(result.total) + "\n");
  flush_output();
}

int show_result(const ResultArguments& options) {
  const auto database = options.store.open();
  const Campaign campaign = options.campaign.find(*database);
  const Result result = campaign::result_of(*database, campaign);
  options.json.write("campaign result", campaign::to_json(campaign, result));
  if (!result.complete) {
    print_to_stderr(
        fmt::format("hurdle: campaign {} has no result: {}", campaign.name, result.why_not));
    say_dead(result);
    say_findings(*database, campaign, result);
    say_accounts(campaign, result);
    return wrong;
  }
  if (!result.findings.empty()) {
    print_to_stderr(fmt::format("hurdle: {} counted with different results, until two {} agreed:",
                                counted(result.findings.size(), "task was", "tasks were"),
                                campaign.quorum > 0 ? "accounts" : "workers"));
    say_findings(*database, campaign, result);
  }
  if (result.same_worker != 0) {
    print_to_stderr(fmt::format(
        "hurdle: not independent: the same worker counted {1} of {0} batches more than once",
        campaign.batches, result.same_worker));
  }
  say_dead(result);
  say_accounts(campaign, result);
  if (!options.json.takes_stdout()) {
    print_result(result);
  }
  return good;
}

int write_export(const ExportOptions& options) {
  require_writable("--json", *options.file);
  if (!options.sign->empty()) {
    if (*options.file == "-") {
      throw Failure("--sign: name a file by --json; its signature is written beside it");
    }
    require_signer(*options.sign);
  }
  const auto database = options.store.open();
  const Campaign campaign = options.campaign.find(*database);
  Json json = campaign::export_of(*database, campaign);
  const bool beside = *options.file != "-" && campaign.sealed();
  json["tasks_file"] = beside ? campaign::write_tasks(*database, campaign,
                                                      campaign::tasks_file_beside(*options.file))
                              : Json(nullptr);
  const std::string comment =
      fmt::format("hurdle campaign export, digest {}, total {}", hex(campaign.digest),
                  json["total"].is_null() ? "none yet" : json["total"].get<std::string>());
  write_json(*options.file, "campaign export", std::move(json));
  if (!options.sign->empty()) {
    sign_file(*options.file, *options.sign, comment);
  }
  return good;
}

}  // namespace

void add_campaign_result(const Command& campaign) {
  const Command command = campaign.add_command(
      "result", "Print the total alone on the last line; exit 1 while it is not final",
      show_result);
  command.footer("Example:\n  hurdle campaign result janggi8.db");
}

void add_campaign_export(const Command& campaign) {
  const Command command = campaign.add_command(
      "export", "Write the total, its tasks and their counts as JSON that others can check",
      write_export);
  command.footer("Example:\n  hurdle campaign export janggi8.db --json janggi8.json");
}

}  // namespace hurdle::cli

// `hurdle campaign audit`: checks an export for consistency and recounts a part of it.
#include "perft/campaign/exchange/audit.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/packed.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/options/engine_options.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/signature.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::cli {
namespace {

using campaign::Audit;
using campaign::Export;
using campaign::ExportedTask;
using campaign::Recount;

struct AuditArguments : Arguments {
  Argument file{command, "EXPORT", "The JSON of an export; its tasks are in the same folder"};
  TextOption sample{command, "--sample N|N%",
                    "Tasks to recount, as a number or a share (default 100)",
                    Traits{.otherwise = "100"}};
  NumberOption sample_seed{command, "--sample-seed N",
                           "Seed that selects the tasks (default: random)", Range{}, 0};
  NumberOption referee_nodes{
      command, "--referee-nodes N",
      "The referee skips larger tasks; the fast generator counts them (default 2000000)", Range{},
      2'000'000};
  NumberOption key_seed{command, "--key-seed N", "Seed of the hash keys (default: random)",
                        Range{.least = 1}, 0};
  ThreadsOption threads{command};
  TextOption engine{command, "--engine CMD",
                    "Recount with this engine instead, over the protocols of hurdle check"};
  TextOption verify{command, "--verify KEY",
                    "Require a valid minisign signature of this public key"};
  ProtocolOptions protocol_options{command, UsualProtocol::uci};
  ProcessOptions timeouts{command};
  JsonOption json{command};
};

/// The result of a recount: text, JSON and exit code.
struct Answer {  // NOLINT(bugprone-exception-escape): moving an ordered_json may throw
  std::string text;
  Json json;
  int code = good;
};

Answer by_ourselves(const AuditArguments& options, const Export& exported, const Audit& audit) {
  campaign::RecountOptions how;
  how.referee_nodes = options.referee_nodes.value();
  how.key_seed = options.key_seed.given() ? options.key_seed.value() : random_seed();
  how.threads = started(options.threads.value());
  how.stop = &stop_flag();
  Progress progress("tasks");
  how.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  const Recount again = campaign::recount(exported.campaign, audit.sample, how);
  progress.clear();
  if (again.by_fast != 0 && !again.words.empty()) {
    print_to_stderr(again.words);
  }
  Answer answer;
  Json& differing = answer.json["differing"] = Json::array();
  for (const auto& [task, count] : again.differing) {
    answer.text += fmt::format("batch {}, task {}: {} in the export, {} counted; {}\n", task.batch,
                               task.number, to_text(task.count), to_text(count), task.text);
    differing.push_back({{"batch", task.batch},
                         {"task", task.number},
                         {"fen", task.text},
                         {"exported", hurdle::to_json(task.count)},
                         {"counted", hurdle::to_json(count)}});
  }
  answer.text += fmt::format("{} counted again by the referee", counted(again.by_referee, "task"));
  if (again.by_fast != 0) {
    answer.text +=
        fmt::format(", {} by the fast generator with key seed {}, as they have more than {} nodes",
                    again.by_fast, how.key_seed, options.referee_nodes.value());
  }
  answer.text += fmt::format(": {}\n", counted(again.differing.size(), "differs", "differ"));
  answer.json["by_referee"] = std::to_string(again.by_referee);
  answer.json["by_fast"] = std::to_string(again.by_fast);
  answer.json["key_seed"] = std::to_string(how.key_seed);
  answer.code = again.differing.empty() ? good : wrong;
  return answer;
}

/// The sample as questions to an engine. Skips positions that two passes have ended: they have no
/// FEN and no children.
std::vector<engines::CheckItem> items_of(const Export& exported, const Audit& audit) {
  constexpr int ended_by_passes = 2;
  std::vector<engines::CheckItem> items;
  for (const ExportedTask& task : audit.sample) {
    const Setup position = campaign::parse_task(exported.campaign.variant->notation, task.text);
    if (position.passes < ended_by_passes) {
      engines::CheckItem& item = items.emplace_back();
      item.file = exported.tasks_file;
      item.id = fmt::format("batch-{}-task-{}", task.batch, task.number);
      item.variant = exported.campaign.variant;
      item.setup = position;
      item.perft[exported.campaign.task_depth()] = task.count;
    }
  }
  return items;
}

Answer by_engine(const AuditArguments& options, const Export& exported, const Audit& audit) {
  engines::CheckOptions how;
  how.engine.command = *options.engine;
  how.engine.stop = &stop_flag();
  how.named = {exported.campaign.variant};
  options.protocol_options.fill(how);
  options.timeouts.fill(how);
  how.max_nodes = Total::from_wide(~Wide{0});  // no limit: the sample was chosen by the user
  Progress progress("tasks");
  how.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  const engines::CheckResult result = engines::check(items_of(exported, audit), how);
  progress.clear();
  Answer answer;
  answer.text = engines::to_text(result);
  answer.json["engine"] = engines::to_json(result);
  answer.code = result.interrupted ? static_cast<int>(interrupted) : engines::exit_code(result);
  return answer;
}

std::string facts_text(const Export& exported, const Audit& audit) {
  std::string text =
      join_texts(audit.faults, "", [](const std::string& fault) { return fault + '\n'; });
  text += fmt::format("{} in {} {} for {}: ", counted(audit.tasks, "task"),
                      counted(audit.batches, "batch", "batches"),
                      audit.tasks == 1 ? "stands" : "stand", counted(audit.lines, "line"));
  if (!audit.faults.empty()) {
    return text + "digests, lines, sums or the signature are not right\n";
  }
  return text + (exported.complete
                     ? fmt::format("digests, lines and sums are right, the total is {}\n",
                                   to_text(audit.total))
                     : std::string("digests, lines and sums are right; there is no total yet\n"));
}

/// The error if the number of lines in the export differs from perft of the split depth; empty if
/// it agrees or is too large to be recounted.
std::string lines_fault(const AuditArguments& options, const Export& exported) {
  constexpr std::uint64_t most = 1'000'000'000;
  const campaign::Campaign& campaign = exported.campaign;
  if (campaign.lines > Total(most)) {
    return "";
  }
  CountOptions how;
  how.threads = started(options.threads.value());
  how.stop = &stop_flag();
  const Total lines = campaign.game().perft(campaign.packed_root(), campaign.split, how);
  return lines == campaign.lines
             ? ""
             : fmt::format("the lines are {}, and perft {} is {}", to_text(campaign.lines),
                           campaign.split, to_text(lines));
}

/// Verifies the signature of the export's JSON, which contains the digest of the file of tasks,
/// before the content is used. Adds errors to `faults`.
Json signer(const AuditArguments& options, std::vector<std::string>& faults) {
  if (options.verify->empty()) {
    if (std::filesystem::exists(signature_beside(*options.file))) {
      print_to_stderr("hurdle: it is signed; --verify KEY says whether by the owner of that key");
    }
    return nullptr;
  }
  const Signature signature = verify_signature(*options.file, *options.verify);
  if (!signature.good) {
    faults.push_back(fmt::format("it is not signed by the owner of key {}: {}", signature.key,
                                 signature.why_not));
    return nullptr;
  }
  options.json.print(
      fmt::format("signed by the owner of key {}: {}\n", signature.key, signature.comment));
  return {{"key", signature.key}, {"comment", signature.comment}};
}

int audit_export(const AuditArguments& options) {
  (void)sample_size(*options.sample, 0);
  std::vector<std::string> faults;
  const Json signed_by = signer(options, faults);
  const Export exported = campaign::read_export(*options.file);
  if (!options.engine->empty() && exported.campaign.variant == nullptr) {
    throw Failure(
        fmt::format("--engine: {} is a custom game; recount without it, or "
                    "compare the engine by hurdle check-variant",
                    exported.campaign.game().name()));
  }
  const std::uint64_t seed =
      options.sample_seed.given() ? options.sample_seed.value() : random_seed();
  Audit audit = campaign::audit(exported, sample_size(*options.sample, exported.campaign.tasks),
                                seed, &stop_flag());
  audit.faults.insert(audit.faults.begin(), faults.begin(), faults.end());
  if (const std::string fault = lines_fault(options, exported); !fault.empty()) {
    audit.faults.push_back(fault);
  }
  const std::string ours = exported.campaign.game().rules(campaign::this_program());
  if (ours != exported.campaign.rules) {
    print_to_stderr(fmt::format("hurdle: it was counted by rules version {}, this hurdle has {}",
                                exported.campaign.rules, ours));
  }
  Answer answer = options.engine->empty() ? by_ourselves(options, exported, audit)
                                          : by_engine(options, exported, audit);
  if (!options.json.takes_stdout()) {
    print(facts_text(exported, audit));
    print(fmt::format("sample seed {}\n{}", seed, answer.text));
  }
  answer.json["name"] = exported.campaign.name;
  answer.json["signed_by"] = signed_by;
  answer.json["tasks"] = std::to_string(audit.tasks);
  answer.json["faults"] = audit.faults;
  answer.json["sample"] = std::to_string(audit.sample.size());
  answer.json["sample_seed"] = std::to_string(seed);
  options.json.write("campaign audit", std::move(answer.json));
  if (!audit.faults.empty()) {
    return wrong;
  }
  if (audit.sample.empty()) {
    throw Failure(fmt::format("{}: no task has a count, so none was counted again", *options.file));
  }
  return answer.code;
}

}  // namespace

void add_campaign_audit(const Command& campaign) {
  const Command command = campaign.add_command(
      "audit", "Check an export and recount a part of it; exit 1 when anything differs",
      audit_export);
  command.footer("Example:\n  hurdle campaign audit janggi9.json --sample 20");
}

}  // namespace hurdle::cli

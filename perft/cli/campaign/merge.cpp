// `hurdle campaign share` and `merge`: split a campaign among several stores, and merge their
// exports.
#include "perft/campaign/exchange/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/share.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/units/unit_plan.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/campaign/units.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::Export;
using campaign::Merged;
using campaign::Share;

struct ShareOptions : Arguments {
  StoreArgument store{command};
  Argument share{command, "SHARE", "Part K of N, as 2/3; 1/1 is everything"};
  CampaignOption campaign{command};
};

struct MergeOptions : Arguments {
  ArgumentList files{command, "FILE",
                     "A plan and the results of its units, or two or more exports"};
  TextOption file{
      command, "--json FILE",
      "Write the result to FILE; needed for exports, whose tasks are written to FILE.tasks.gz"};
};

Share parse_share(const std::string& text) {
  constexpr std::uint64_t most = 10000;
  const std::size_t slash = text.find('/');
  if (slash != std::string::npos) {
    const auto of = read_number(text.substr(slash + 1), {1, most});
    const auto number = of ? read_number(text.substr(0, slash), {1, *of}) : std::nullopt;
    if (number) {
      return {static_cast<std::int64_t>(*number), static_cast<std::int64_t>(*of)};
    }
  }
  throw Failure(fmt::format("SHARE '{}': expected K/N, as 1/3, 2/3 or 3/3", hurdle::quoted(text)));
}

int share(const ShareOptions& options) {
  const Share wanted = parse_share(*options.share);
  const auto database = options.store.open();
  const Campaign campaign = options.campaign.find(*database);
  const std::int64_t left = campaign::take_share(*database, campaign, wanted);
  print(fmt::format("{}: part {} of {} is counted here, {} left to other places\n", campaign.name,
                    wanted.number, wanted.of, counted(left, "job is", "jobs are")));
  return good;
}

std::vector<Export> read_parts(const MergeOptions& options, const std::string& tasks_file) {
  if (options.files->size() < 2) {
    throw Failure("merge: expected two or more exports");
  }
  if (options.file->empty() || *options.file == "-") {
    throw Failure("merge: exports need --json FILE, beside which the tasks are written");
  }
  std::vector<Export> parts;
  for (const std::string& file : *options.files) {
    parts.push_back(campaign::read_export(file));
    std::error_code ignored;
    if (std::filesystem::equivalent(parts.back().tasks_file, tasks_file, ignored)) {
      throw Failure(fmt::format("--json {}: the tasks beside it, {}, are those of {}",
                                *options.file, tasks_file, file));
    }
  }
  return parts;
}

int merge(const MergeOptions& options) {
  std::vector<std::string> files = *options.files;
  const auto plan = std::ranges::find_if(files, campaign::is_unit_plan);
  if (plan != files.end()) {
    const std::string plan_file = std::move(*plan);
    files.erase(plan);
    return merge_units(plan_file, files, *options.file);
  }
  require_writable("--json", *options.file);
  const std::string tasks_file = campaign::tasks_file_beside(*options.file);
  const std::vector<Export> parts = read_parts(options, tasks_file);
  Merged merged = campaign::merge_exports(parts, tasks_file, &stop_flag());
  for (const std::string& task : merged.differing) {
    print(task + "\n");
  }
  const std::string& name = parts[0].campaign.name;
  if (!merged.differing.empty()) {
    print_to_stderr(
        fmt::format("hurdle: campaign {}: the parts have different counts of the same tasks; "
                    "nothing is written",
                    name));
    return wrong;
  }
  print(fmt::format("{}: {} of {} batches are counted, {} of them by several parts: {}\n", name,
                    merged.counted, merged.batches, merged.in_several,
                    merged.why_not.empty()
                        ? "the total is " + merged.json["total"].get<std::string>()
                        : std::string("there is no total yet")));
  if (merged.disputed) {
    print_to_stderr(fmt::format("hurdle: campaign {}: {}", name, merged.why_not));
  }
  write_json(*options.file, "campaign export", std::move(merged.json));
  return merged.disputed ? wrong : good;
}

}  // namespace

void add_campaign_share(const Command& campaign) {
  const Command command = campaign.add_command(
      "share", "Count only a part of a campaign in this copy of the store", share);
  command.footer("Example:\n  hurdle campaign share janggi9-b.db 2/3");
}

void add_campaign_merge(const Command& campaign) {
  const Command command =
      campaign.add_command("merge",
                           "Merge the units of a plan, or exports of one campaign that was counted "
                           "in several places; exit 1 when they differ or a unit is missing",
                           merge);
  command.footer(
      "Example:\n  hurdle campaign merge plan.json unit-*.json\n"
      "  hurdle campaign merge a.json b.json --json janggi9.json");
}

}  // namespace hurdle::cli

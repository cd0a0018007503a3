// `hurdle campaign plan` and `unit`: a deep count in parts for any queue, without a store.
#include "perft/cli/campaign/units.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/units/unit_merge.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/subject.hpp"
#include "perft/cli/options/numbers.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/cli/program/terminal.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::cli {
namespace {

using campaign::UnitCount;
using campaign::UnitPlan;

struct PlanArguments : Arguments {
  PositionArguments position{command};
  Argument depth{command, "DEPTH", "Depth in plies, 2 to 30"};
  VariantsFileOption variants{command};
  NumberOption units{command, "--units N",
                     "Units, 1 to 100000 (default 100, or one for each task if there are fewer)",
                     Range{1, campaign::most_units}, campaign::usual_units};
  NumberOption split{
      command, "--split N",
      "Moves from the root to the tasks (default: chosen so that a task takes milliseconds)",
      Range{1, max_depth - 1}, 1};
  NumberOption passes{
      command, "--passes N",
      "Count every unit this many times (1 to 3, default 1), each time under other keys",
      Range{1, campaign::max_passes}, 1};
  ThreadsOption threads{command};
  TextOption file{command, "--out FILE", "Write the plan to FILE (default: stdout)",
                  Traits{.otherwise = "-"}};
  Flag tasks{command, "--tasks",
             "Also write the tasks beside the plan, as PLAN.tasks.gz: units read them there and "
             "need not expand the tree"};
};

struct UnitArguments : Arguments {
  Argument plan{command, "PLAN", "File that hurdle campaign plan wrote"};
  Argument unit{command, "UNIT", "Unit K of N, such as 3/100, or K"};
  NumberOption pass{command, "--pass P", "Pass of the plan, 1 to 3 (default 1)",
                    Range{1, campaign::max_passes}, 1};
  ThreadsOption threads{command};
  HashOption hash{command};
  TextOption file{command, "--out FILE", "Write the result to FILE (default: stdout)",
                  Traits{.otherwise = "-"}};
};

campaign::UnitRequest request_of(const PlanArguments& options) {
  constexpr std::uint64_t least_depth = 2;  // one ply to split, one to count
  campaign::UnitRequest request;
  request.depth = static_cast<int>(parse_number("DEPTH", *options.depth, depth_range(least_depth)));
  if (options.split.given()) {
    request.split = static_cast<int>(options.split.value());
    if (*request.split >= request.depth) {
      throw Failure(fmt::format("--split {}: expected a number from 1 to {}, less than DEPTH",
                                *request.split, request.depth - 1));
    }
  }
  request.passes = static_cast<int>(options.passes.value());
  if (options.units.given()) {
    request.units = static_cast<int>(options.units.value());
  }
  static_cast<campaign::Subject&>(request) = read_subject(options.position, options.variants);
  return request;
}

int plan(const PlanArguments& options) {
  const campaign::UnitRequest request = request_of(options);
  if (options.tasks && *options.file == "-") {
    throw Failure("--tasks: needs --out FILE, beside which it writes FILE.tasks.gz");
  }
  require_writable("--out", *options.file);
  campaign::ExpandOptions how;
  how.threads = started(options.threads.value());
  how.stop = &stop_flag();
  Progress progress("positions");
  how.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  const campaign::PlannedUnits planned = campaign::plan_units(request, how);
  const UnitPlan& plan = planned.plan;
  progress.clear();
  if (options.tasks) {
    campaign::write_unit_tasks(campaign::tasks_file_beside(*options.file), plan, planned.level);
  }
  print_to_stderr(fmt::format("{}; {} of depth {} {} for {} of {}", counted(plan.units, "unit"),
                              counted(plan.tasks, "task"), plan.depth - plan.split,
                              plan.tasks == 1 ? "stands" : "stand", counted(plan.lines, "line"),
                              counted(plan.split, "move")));
  write_json(*options.file, "campaign plan", campaign::to_json(plan));
  return good;
}

/// The number of a unit: K, or K/N with the plan's N.
int unit_of(const UnitPlan& plan, const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto number =
      read_number(text.substr(0, slash), {1, static_cast<std::uint64_t>(plan.units)});
  const bool of_plan =
      slash == std::string::npos || text.substr(slash + 1) == std::to_string(plan.units);
  if (!number || !of_plan) {
    throw Failure(fmt::format("UNIT '{}': expected 1/{} to {}/{}, a unit of {}",
                              hurdle::quoted(text), plan.units, plan.units, plan.units, plan.file));
  }
  return static_cast<int>(*number);
}

int unit(const UnitArguments& options) {
  const UnitPlan plan = campaign::read_unit_plan(*options.plan);
  const int number = unit_of(plan, *options.unit);
  const auto pass = static_cast<int>(options.pass.value());
  if (pass > plan.passes) {
    throw Failure(
        fmt::format("--pass {}: expected 1 to {}, a pass of {}", pass, plan.passes, plan.file));
  }
  require_writable("--out", *options.file);
  campaign::UnitOptions how;
  how.count.threads = started(options.threads.value());
  how.count.stop = &stop_flag();
  how.count.hash_bytes = options.hash.bytes();
  Progress progress("tasks");
  how.progress = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  const UnitCount count = campaign::count_unit(plan, number, pass, how);
  progress.clear();
  print_to_stderr(fmt::format("unit {}/{}, pass {}: {}, {:.1f} s", number, plan.units, pass,
                              counted(count.sum, "line"), count.seconds));
  if (!count.words.empty()) {
    print_to_stderr(count.words);
  }
  campaign::write_unit_count(*options.file, plan, count);
  return good;
}

std::string file_and_sum(const UnitCount& count) {
  return fmt::format("{} ({}, pass {}) has {}", count.file, count.host, count.pass,
                     hurdle::to_text(count.sum));
}

Json to_json(const UnitPlan& plan, const campaign::UnitTotal& total, std::size_t results) {
  Json missing = list_of(total.missing, [](const campaign::MissingUnit& one) -> Json {
    return {{"unit", one.unit}, {"pass", one.pass}};
  });
  Json contradictions =
      list_of(total.contradictions, [&](const campaign::Contradiction& one) -> Json {
        return {{"unit", one.one.unit},
                {"files", {one.one.file, one.other.file}},
                {"sums", {hurdle::to_json(one.one.sum), hurdle::to_json(one.other.sum)}}};
      });
  return {{"variant", plan.game().name()},
          {"fen", plan.fen},
          {"depth", plan.depth},
          {"units", plan.units},
          {"passes", plan.passes},
          {"results", results},
          {"repeated", total.repeated},
          {"complete", total.complete()},
          {"total", total.complete() ? hurdle::to_json(total.sum) : Json(nullptr)},
          {"missing", std::move(missing)},
          {"contradictions", std::move(contradictions)}};
}

void print_problems(const campaign::UnitTotal& total) {
  constexpr std::size_t most_shown = 20;
  for (const campaign::Contradiction& one : total.contradictions) {
    print(fmt::format("contradiction in unit {}: {}, {}\n", one.one.unit, file_and_sum(one.one),
                      file_and_sum(one.other)));
  }
  for (std::size_t index = 0; index < std::min(total.missing.size(), most_shown); ++index) {
    print(fmt::format("missing: unit {}, pass {}\n", total.missing[index].unit,
                      total.missing[index].pass));
  }
  if (total.missing.size() > most_shown) {
    print(fmt::format("missing: {} more\n", total.missing.size() - most_shown));
  }
}

}  // namespace

int merge_units(const std::string& plan_file, const std::vector<std::string>& results,
                const std::string& json) {
  if (!json.empty()) {
    require_writable("--json", json);
  }
  const UnitPlan plan = campaign::read_unit_plan(plan_file);
  const std::vector<UnitCount> counts = mapped(
      results, [&](const std::string& file) { return campaign::read_unit_count(plan, file); });
  const campaign::UnitTotal total = campaign::merge_units(plan, counts);
  print_problems(total);
  print_to_stderr(fmt::format("{} depth {}: units {}, passes {}, results {}, of them repeated {}",
                              plan.game().name(), plan.depth, plan.units, plan.passes,
                              counts.size(), total.repeated));
  if (total.complete()) {
    print(hurdle::to_text(total.sum) + "\n");
  } else {
    print_to_stderr("hurdle: there is no total");
  }
  if (!json.empty()) {
    write_json(json, "campaign merge", to_json(plan, total, counts.size()));
  }
  return total.complete() ? good : wrong;
}

void add_campaign_plan(const Command& campaign) {
  const Command command = campaign.add_command(
      "plan", "Plan a deep count as units for any queue, without a store", plan);
  command.footer(
      "Example:\n  hurdle campaign plan chess 8 --units 100 --out plan.json\n"
      "  hurdle campaign unit plan.json 1/100 --out unit-1.json\n"
      "  hurdle campaign merge plan.json unit-*.json");
}

void add_campaign_unit(const Command& campaign) {
  const Command command = campaign.add_command("unit", "Count one unit of a plan", unit);
  command.footer("Example:\n  hurdle campaign unit plan.json 3/100 --out unit-3.json");
}

}  // namespace hurdle::cli

#include "perft/campaign/units/unit_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/exchange/fields.hpp"
#include "perft/campaign/plan/batch_digest.hpp"
#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/plan/plan.hpp"
#include "perft/campaign/plan/rules.hpp"
#include "perft/campaign/plan/tree_root.hpp"
#include "perft/files/digest.hpp"
#include "perft/output/json_list.hpp"

namespace hurdle::campaign {
namespace {

constexpr const char* plan_command = "campaign plan";

std::vector<std::string> digests_of(const UnitPlan& plan, const Level& level) {
  const Game& game = plan.game();
  std::vector<std::string> digests;
  for (int unit = 1; unit <= plan.units; ++unit) {
    BatchDigest seal(unit, no_move);
    const auto [first, last] = plan.range(unit);
    for (auto task = static_cast<std::size_t>(first); task < static_cast<std::size_t>(last);
         ++task) {
      seal.add(game.text_of(level.packed(task)), level.multiplicity(task));
    }
    digests.push_back(seal.digest());
  }
  return digests;
}

}  // namespace

std::string UnitPlan::digest() const {
  TreeRoot tree;
  for (const std::string& one : tasks_digests) {
    tree.add(one);
  }
  return sha256(
      fmt::format("{}position {}\ndepth {}\nsplit {}\npasses {}\nunits {}\nrules {}\n"
                  "tasks {}\nlines {}\ntree {}\n",
                  game().digest_head("units"), root_text(), depth, split, passes, units, rules,
                  tasks, to_text(lines), hex(tree.root())));
}

PlannedUnits plan_units(const UnitRequest& request, const ExpandOptions& options) {
  UnitPlan plan;
  static_cast<Subject&>(plan) = static_cast<const Subject&>(request);
  plan.root.half = 0;
  plan.root.full = 1;
  const Game& game = plan.game();
  const std::string root = plan.packed_root();
  plan.depth = request.depth;
  plan.passes = request.passes;
  plan.rules = game.rules(this_program());
  Split split = request.split
                    ? Split{*request.split, expand_to(game, root, *request.split, options)}
                    : split_tree(game, root, plan.depth, options);
  plan.split = split.depth;
  plan.tasks = static_cast<std::int64_t>(split.level.size());
  plan.lines = lines_of(split.level);
  constexpr std::int64_t least = 1;
  plan.units = request.units.value_or(
      static_cast<int>(std::clamp<std::int64_t>(plan.tasks, least, usual_units)));
  if (plan.tasks < plan.units) {
    throw UnitError(
        fmt::format("--units {}: expected at most {}, the number of unique positions after {}",
                    plan.units, plan.tasks, counted(plan.split, "move")));
  }
  plan.tasks_digests = digests_of(plan, split.level);
  return {std::move(plan), std::move(split.level)};
}

void require_rules(const UnitPlan& plan) {
  if (const std::string ours = plan.game().rules(this_program()); ours != plan.rules) {
    throw UnitError(
        fmt::format("{}: it counts by rules version {} of {}, and this hurdle ({}) by {}",
                    plan.file, plan.rules, plan.game().name(), build_line(), ours));
  }
}

Level level_of(const UnitPlan& plan, const ExpandOptions& options) {
  require_rules(plan);
  Level level = expand_to(plan.game(), plan.packed_root(), plan.split, options);
  if (static_cast<std::int64_t>(level.size()) != plan.tasks || lines_of(level) != plan.lines ||
      digests_of(plan, level) != plan.tasks_digests) {
    throw UnitError(fmt::format("{}: this hurdle ({}) finds other tasks than the plan has",
                                plan.file, build_line()));
  }
  return level;
}

Json to_json(const UnitPlan& plan) {
  Json digests = list_of(plan.tasks_digests, [](const std::string& one) { return hex(one); });
  Json json;
  add_subject(json, plan);
  json.update(Json{{"depth", plan.depth},
                   {"split", plan.split},
                   {"passes", plan.passes},
                   {"units", plan.units},
                   {"tasks", std::to_string(plan.tasks)},
                   {"lines", hurdle::to_json(plan.lines)},
                   {"rules", plan.rules},
                   {"tasks_digests", std::move(digests)},
                   {"digest", hex(plan.digest())}});
  return json;
}

Json plan_report(const UnitPlan& plan) {
  return envelope(plan_command, to_json(plan));
}

bool is_unit_plan(const std::string& file) {
  const Json json = parsed_json(file);
  return json.is_object() && json.contains("command") && json["command"] == plan_command;
}

UnitPlan read_unit_plan(const std::string& file) {
  return parse_unit_plan(file, parsed_json(file));
}

UnitPlan parse_unit_plan(const std::string& file, const Json& json) {
  constexpr const char* expected = "a file that hurdle campaign plan wrote";
  const Fields result = Fields(file, json, expected).result_of(plan_command);
  UnitPlan plan;
  plan.file = file;
  static_cast<Subject&>(plan) = result.subject();
  result.require_valid_position(plan);
  plan.depth = result.number("depth", 2, max_depth);
  plan.split = result.number("split", 1, plan.depth - 1);
  plan.passes = result.number("passes", 1, max_passes);
  plan.units = result.number("units", 1, most_units);
  plan.tasks = result.long_number("tasks");
  plan.lines = result.count("lines");
  plan.rules = result.text("rules");
  plan.tasks_digests = result.digests("tasks_digests");
  if (plan.tasks_digests.size() != static_cast<std::size_t>(plan.units)) {
    result.fail("tasks_digests", fmt::format("must have {} values, one for each unit", plan.units));
  }
  if (plan.tasks < plan.units) {
    result.fail("tasks", fmt::format("must be at least {}, the number of units", plan.units));
  }
  if (plan.digest() != result.digest("digest")) {
    result.fail("digest", "does not match the other fields: the file is edited or damaged");
  }
  return plan;
}

}  // namespace hurdle::campaign

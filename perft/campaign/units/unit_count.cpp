#include "perft/campaign/units/unit_count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "perft/campaign/exchange/fields.hpp"
#include "perft/campaign/exchange/tasks_file.hpp"
#include "perft/campaign/plan/campaign.hpp"
#include "perft/campaign/work/environment.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

constexpr const char* unit_command = "campaign unit";
constexpr std::size_t tasks_at_once = 1024;  // between two reports of progress

UnitTasks tasks_of(const UnitPlan& plan, int unit, const UnitOptions& options) {
  const std::string file = tasks_file_beside(plan.file);
  if (!plan.file.empty() && std::filesystem::exists(file)) {
    return read_unit_tasks(file, plan, unit);
  }
  return unit_tasks(
      plan, level_of(plan, {options.count.threads, options.count.stop, {}, nullptr, {}}), unit);
}

}  // namespace

std::string UnitCount::digest() const {
  return sha256(
      fmt::format("hurdle unit 1\nplan {}\nunit {}\npass {}\ntasks {}\ncounts {}\nsum {}\n",
                  hex(plan), unit, pass, hex(tasks_digest), hex(counts_digest), to_text(sum)));
}

UnitCount count_unit(const UnitPlan& plan, int unit, int pass, const UnitOptions& options) {
  const Stopwatch watch;
  UnitCount result = count_unit(plan, tasks_of(plan, unit, options), unit, pass, options);
  result.seconds = watch.seconds();
  return result;
}

UnitCount count_unit(const UnitPlan& plan, const UnitTasks& tasks, int unit, int pass,
                     const UnitOptions& options) {
  const Stopwatch watch;
  CountOptions how = options.count;
  how.key_seed = key_seed_of(pass);
  const auto counter = plan.game().counter(how, this_program());
  UnitCount result;
  result.plan = plan.digest();
  result.unit = unit;
  result.pass = pass;
  result.tasks_digest = plan.tasks_digests.at(static_cast<std::size_t>(unit - 1));
  result.host = real_environment().name();
  result.words = counter->words();
  Sha256 counts;
  for (std::size_t task = 0; task < tasks.size();) {
    TaskPositions some;
    some.add(tasks, task, std::min(tasks_at_once, tasks.size() - task));
    for (const Total count : counter->count(some, plan.depth - plan.split)) {
      result.sum += count * tasks.multiplicities[task++];
      counts.add(to_text(count) + '\n');
    }
    if (options.progress) {
      options.progress(task, tasks.size());
    }
  }
  result.counts_digest = counts.finish();
  result.seconds = watch.seconds();
  return result;
}

Json to_json(const UnitPlan& plan, const UnitCount& count) {
  const auto [first, last] = plan.range(count.unit);
  return {{"plan", hex(count.plan)},
          {"unit", count.unit},
          {"units", plan.units},
          {"pass", count.pass},
          {"key_seed", std::to_string(key_seed_of(count.pass))},
          {"variant", plan.game().name()},
          {"depth", plan.depth},
          {"tasks", std::to_string(last - first)},
          {"tasks_digest", hex(count.tasks_digest)},
          {"counts_digest", hex(count.counts_digest)},
          {"sum", hurdle::to_json(count.sum)},
          {"digest", hex(count.digest())},
          {"host", count.host},
          {"seconds", count.seconds}};
}

Json unit_report(const UnitPlan& plan, const UnitCount& count) {
  return envelope(unit_command, to_json(plan, count));
}

void write_unit_count(const std::string& file, const UnitPlan& plan, const UnitCount& count) {
  write_json(file, unit_command, to_json(plan, count));
}

std::string unit_file_name(int unit, int pass) {
  return fmt::format("unit-{}-pass-{}.json", unit, pass);
}

UnitCount read_unit_count(const UnitPlan& plan, const std::string& file) {
  return parse_unit_count(plan, file, parsed_json(file));
}

UnitCount parse_unit_count(const UnitPlan& plan, const std::string& file, const Json& json) {
  constexpr const char* expected = "a file that hurdle campaign unit wrote";
  const Fields result = Fields(file, json, expected).result_of(unit_command);
  UnitCount count;
  count.file = file;
  count.plan = result.digest("plan");
  if (count.plan != plan.digest()) {
    result.fail("plan", fmt::format("it counts another plan than {}", plan.file));
  }
  count.unit = result.number("unit", 1, plan.units);
  count.pass = result.number("pass", 1, plan.passes);
  count.tasks_digest = result.digest("tasks_digest");
  count.counts_digest = result.digest("counts_digest");
  count.sum = result.count("sum");
  count.host = result.text("host");
  if (count.digest() != result.digest("digest")) {
    result.fail("digest", "does not match the other fields: the file is edited or damaged");
  }
  if (count.tasks_digest != plan.tasks_digests.at(static_cast<std::size_t>(count.unit - 1))) {
    result.fail("tasks_digest", fmt::format("not that of unit {} in {}", count.unit, plan.file));
  }
  return count;
}

}  // namespace hurdle::campaign

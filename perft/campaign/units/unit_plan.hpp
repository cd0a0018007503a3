// A plan of units: a deep count cut into parts that any queue can run, without a store or a server.
// Every unit expands the root again, or reads its tasks from a file beside the plan
// (unit_tasks.hpp): the plan itself holds only their digests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "perft/campaign/plan/expansion.hpp"
#include "perft/campaign/plan/subject.hpp"
#include "perft/output/json.hpp"

namespace hurdle::campaign {

inline constexpr int most_units = 100'000;
inline constexpr int usual_units = 100;

/// What to count. Unit K of N counts the tasks from (K-1)/N to K/N of the level at depth `split`.
struct UnitPlan : Subject {
  std::string file;  ///< as given by the user; empty unless read
  int depth = 2;     ///< from 2
  int split = 1;     ///< plies from the root to the tasks, 1 to depth - 1
  int passes = 1;    ///< each unit is counted once in every pass, under other keys
  int units = 1;
  std::int64_t tasks = 0;
  Total lines;                             ///< perft(split): the sum of all multiplicities
  std::string rules;                       ///< the rules version (rules.hpp)
  std::vector<std::string> tasks_digests;  ///< of each unit's tasks (batch_digest.hpp), 32 bytes

  /// The numbers of the first task of a unit, 1 to `units`, and of the first task after it.
  [[nodiscard]] std::pair<std::int64_t, std::int64_t> range(int unit) const noexcept {
    return {tasks * (unit - 1) / units, tasks * unit / units};
  }
  /// Of all fields, 32 bytes.
  [[nodiscard]] std::string digest() const;
};

/// What to plan.
struct UnitRequest : Subject {
  int depth = 2;
  std::optional<int> split;  ///< empty: chosen by `split_tree`
  int passes = 1;
  std::optional<int> units;  ///< empty: `usual_units`, or one for each task if there are fewer
};

/// A usage error of units in one line.
class UnitError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A plan and the level with its tasks.
struct PlannedUnits {
  UnitPlan plan;
  Level level;
};

/// Plans the units. Throws UnitError if there are more units than tasks; Interrupted.
[[nodiscard]] PlannedUnits plan_units(const UnitRequest& request, const ExpandOptions& options);

/// Throws UnitError if this build's rules version is not the plan's.
void require_rules(const UnitPlan& plan);

/// The level that a plan counts. Throws UnitError if this build's rules version or tasks are not
/// the plan's.
[[nodiscard]] Level level_of(const UnitPlan& plan, const ExpandOptions& options);

[[nodiscard]] Json to_json(const UnitPlan& plan);

/// A plan as JSON, with the envelope of `hurdle campaign plan`.
[[nodiscard]] Json plan_report(const UnitPlan& plan);

/// Whether this file is a plan of units, or meant to be one, and not an export.
[[nodiscard]] bool is_unit_plan(const std::string& file);

/// Parses a plan. Throws ExportError with file and field.
[[nodiscard]] UnitPlan read_unit_plan(const std::string& file);

/// The same for JSON that is in memory; errors name `file`.
[[nodiscard]] UnitPlan parse_unit_plan(const std::string& file, const Json& json);

}  // namespace hurdle::campaign

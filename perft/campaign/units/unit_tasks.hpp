// The tasks of a plan's units: from the plan's level, or from a file beside the plan, so that a
// unit need not expand the tree. The file has, compressed, the texts that the plan's digests cover
// (batch_digest.hpp), unit by unit.
#pragma once

#include <string>
#include <vector>

#include "perft/campaign/plan/level.hpp"
#include "perft/campaign/units/unit_plan.hpp"

namespace hurdle::campaign {

/// The tasks of one unit.
struct UnitTasks : TaskPositions {
  std::vector<Total> multiplicities;
};

/// The tasks of a unit, 1 to the plan's number of units.
[[nodiscard]] UnitTasks unit_tasks(const UnitPlan& plan, const Level& level, int unit);

/// Writes the tasks of all units. Throws std::runtime_error with the file's name.
void write_unit_tasks(const std::string& file, const UnitPlan& plan, const Level& level);

/// Reads the tasks of a unit. Throws UnitError with file and line for a damaged file, and if the
/// tasks do not match the plan's digest or the plan is of other rules than this program's.
[[nodiscard]] UnitTasks read_unit_tasks(const std::string& file, const UnitPlan& plan, int unit);

}  // namespace hurdle::campaign

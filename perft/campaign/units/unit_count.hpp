// Counts one unit of a plan, and the file with its result.
#pragma once

#include <functional>
#include <string>

#include "perft/campaign/units/unit_plan.hpp"
#include "perft/campaign/units/unit_tasks.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::campaign {

/// The count of one unit in one pass.
struct UnitCount {
  std::string file;  ///< as given by the user; empty unless read
  std::string plan;  ///< the plan's digest
  int unit = 1;
  int pass = 1;
  std::string tasks_digest;   ///< of the tasks that were counted
  std::string counts_digest;  ///< of all counts, one on each line
  Total sum;                  ///< of multiplicity times count
  std::string host;
  double seconds = 0;
  std::string words;  ///< which generator counted; empty if read, or if there is no choice

  /// Of the fields above from `plan` to `sum`, 32 bytes.
  [[nodiscard]] std::string digest() const;
};

/// How to count a unit.
struct UnitOptions {
  CountOptions count;  ///< its `key_seed` is ignored: the pass decides
  std::function<void(std::size_t done, std::size_t all)> progress;  ///< tasks
};

/// Counts a unit in a pass: the tasks in the file beside the plan (`tasks_file_beside`) if there is
/// one, else those of the tree. Throws UnitError, Interrupted.
[[nodiscard]] UnitCount count_unit(const UnitPlan& plan, int unit, int pass,
                                   const UnitOptions& options);

/// The same for tasks that are known, so that several units need one expansion (`unit_tasks`).
[[nodiscard]] UnitCount count_unit(const UnitPlan& plan, const UnitTasks& tasks, int unit, int pass,
                                   const UnitOptions& options);

/// A result as JSON, with the envelope of `hurdle campaign unit`.
[[nodiscard]] Json unit_report(const UnitPlan& plan, const UnitCount& count);

[[nodiscard]] Json to_json(const UnitPlan& plan, const UnitCount& count);

/// Writes a result to a file, or to stdout if it is `-`. Throws std::runtime_error.
void write_unit_count(const std::string& file, const UnitPlan& plan, const UnitCount& count);

/// Parses a result. Throws ExportError with file and field.
[[nodiscard]] UnitCount read_unit_count(const UnitPlan& plan, const std::string& file);

/// The same for JSON that is in memory; errors name `file`.
[[nodiscard]] UnitCount parse_unit_count(const UnitPlan& plan, const std::string& file,
                                         const Json& json);

/// The name of the file with a unit's result in a folder of results.
[[nodiscard]] std::string unit_file_name(int unit, int pass);

}  // namespace hurdle::campaign

// A check in parts, for any queue: `--part K/N` and `--add FILE…` of `hurdle check`.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/output/json.hpp"

namespace hurdle::cli {

/// The arguments.
class CheckPartOptions : Arguments {
 public:
  using Arguments::Arguments;

  /// Throws Failure.
  [[nodiscard]] Part part() const { return parse_part(*part_); }
  [[nodiscard]] bool has_part() const { return !part_->empty(); }
  [[nodiscard]] bool adds() const { return !files_->empty(); }
  [[nodiscard]] const std::vector<std::string>& files() const { return *files_; }

 private:
  TextOption part_{command, "--part K/N",
                   "Check part K of N, on one of many machines; 3/10 is every tenth position, from "
                   "the third on"};
  ListOption files_{command, "--add FILE", "Ask no engine; add up the JSON files of all parts"};
};

/// What a check compared: of two checks with the same scope and different parts, each is a part of
/// the same whole.
struct PartScope {
  std::string asked;  ///< the options that name positions
  Total max_nodes;
};

/// Adds the part and the scope to the JSON of a check.
void add_part_to(Json& json, Part part, const PartScope& scope);

/// The sum of the parts of a check.
struct AddedChecks {
  engines::CheckResult result;  ///< without answers and diagnoses
  PartScope scope;
  std::vector<std::string> house_rules;  ///< the names; empty by the published rules
  Json readings = Json::array();         ///< the house rules of all parts, each once
  Json diagnoses = Json::array();        ///< of all parts, each with the number of its part
  std::vector<std::string> causes;       ///< the mutants of the diagnoses, a line each
  PartProblems problems;
};

/// Adds up files that `hurdle check --part K/N --json FILE` wrote. Throws ExportError for a file
/// that is none, or is no part of the same check as the first file.
[[nodiscard]] AddedChecks add_checks(const std::vector<std::string>& files);

}  // namespace hurdle::cli

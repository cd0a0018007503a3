// A folder with one file for each counted unit of a plan, and the units that are still to be
// counted. Thread-safe.
#pragma once

#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/units/unit_count.hpp"

namespace hurdle::mpi {

/// A unit of a plan in one of its passes.
struct UnitOfPass {
  int unit = 1;
  int pass = 1;
};

/// The results of a plan's units. A file gets its name when it is complete, so that a killed
/// process leaves none, and the files of an earlier run are not counted again.
class ResultsFolder {
 public:
  /// Creates the folder if needed and parses the results that it has. Throws Failure if that is
  /// impossible or a file has another unit's result, ExportError for a file that is no result of
  /// this plan.
  ResultsFolder(const campaign::UnitPlan& plan, const std::string& folder);

  /// The next unit that is not taken; pass after pass.
  [[nodiscard]] std::optional<UnitOfPass> take();

  /// Writes a result. Throws std::runtime_error if it cannot be written.
  void store(const campaign::UnitCount& count);

  /// How many results there are, and how many there must be.
  [[nodiscard]] std::size_t stored() const;
  [[nodiscard]] std::size_t wanted() const noexcept;

  /// The files of all results.
  [[nodiscard]] std::vector<std::string> files() const;

 private:
  [[nodiscard]] std::filesystem::path path_of(UnitOfPass unit) const;

  const campaign::UnitPlan& plan_;
  std::filesystem::path folder_;
  mutable std::mutex guard_;
  std::deque<UnitOfPass> left_;
  std::vector<std::string> files_;
};

}  // namespace hurdle::mpi

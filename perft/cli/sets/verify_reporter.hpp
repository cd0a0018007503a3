// What `hurdle verify` prints while it checks, and its score.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "perft/cli/program/terminal.hpp"
#include "perft/suite/verify.hpp"

namespace hurdle::cli {

/// The mark after each count by house rules: which generators count by them.
[[nodiscard]] std::string mark_of(std::span<const PositionSet> sets);

/// Prints failures as they occur, and counts the checks for the summary.
class VerifyReporter {
 public:
  /// `checks` is how many there will be. Nothing but progress is printed if `silent`; `mark` stands
  /// after every count without a published value.
  VerifyReporter(std::uint64_t checks, bool silent, const VerifyOptions& how, std::string mark);

  void take(const Check& check);

  /// Erases the progress line; call it before other output.
  void clear() { progress_.clear(); }

  /// `skipped: 2 deeper than --depth 3, 1 above --max-nodes 1000`, or nothing.
  [[nodiscard]] std::string skipped_checks() const;

  /// Whether anything was counted.
  [[nodiscard]] bool ran() const noexcept { return passed_ + failed_ + counted_ > 0; }

  /// `12 passed, 0 failed, 3 skipped`.
  [[nodiscard]] std::string score() const;

 private:
  std::uint64_t checks_;
  bool silent_;
  std::string mark_;
  int depth_;
  std::uint64_t max_nodes_;
  Progress progress_{"checks"};
  std::uint64_t passed_ = 0;
  std::uint64_t failed_ = 0;
  std::uint64_t counted_ = 0;  ///< not compared
  std::uint64_t too_deep_ = 0;
  std::uint64_t too_large_ = 0;
};

}  // namespace hurdle::cli

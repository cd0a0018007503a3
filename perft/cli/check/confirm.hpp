// `--confirm NAME`: records in the position sets that an engine confirms their counts.
#pragma once

#include <vector>

#include "perft/cli/program/arguments.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The option.
class ConfirmOption : public TextOption {
 public:
  explicit ConfirmOption(const Command& command);

  /// Throws Failure, before any work is done, when the name may not confirm counts.
  void prepare() const;

  /// If the option was given: writes the name into the sets, at every position whose counts the
  /// engine confirmed. If the run was interrupted or has an exit code other than 0, writes nothing
  /// and prints the reason.
  void confirm(const std::vector<engines::CheckItem>& items,
               const engines::CheckResult& result) const;
};

}  // namespace hurdle::cli

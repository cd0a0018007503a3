// `--confirm NAME`: records in the position sets that an engine confirms their counts.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The option. Must not move once added.
class ConfirmOption : boost::noncopyable {
 public:
  void add_to(const Command& command);
  [[nodiscard]] bool given() const { return option_.given(); }

  /// Throws Failure, before any work is done, when the name may not confirm counts.
  void prepare() const;

  /// If the option was given: writes the name into the sets, at every position whose counts the
  /// engine confirmed. If the run was interrupted or has an exit code other than 0, writes nothing
  /// and prints the reason.
  void confirm(const std::vector<engines::CheckItem>& items,
               const engines::CheckResult& result) const;

 private:
  std::string name_;
  Option option_;
};

}  // namespace hurdle::cli

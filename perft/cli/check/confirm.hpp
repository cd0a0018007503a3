// `--confirm NAME`: writes into the sets whose counts an engine gave too.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::cli {

/// The option. Must not move once added.
class ConfirmOption {
 public:
  ConfirmOption() = default;
  ConfirmOption(const ConfirmOption&) = delete;
  ConfirmOption& operator=(const ConfirmOption&) = delete;
  ~ConfirmOption() = default;

  void add_to(const Command& command);
  [[nodiscard]] bool given() const { return option_.given(); }

  /// Throws Failure when the name is none that may confirm, before any work is done.
  void prepare() const;

  /// Writes it where it was asked for: only a run that found nothing and left no question open
  /// confirms anything.
  void confirm(const std::vector<engines::CheckItem>& items,
               const engines::CheckResult& result) const;

 private:
  std::string name_;
  Option option_;
};

}  // namespace hurdle::cli

// The position sets that a command works on: `PATH… [--tag T]`.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/command.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::cli {

/// The arguments. Must not move once added.
class SetOptions {
 public:
  SetOptions() = default;
  SetOptions(const SetOptions&) = delete;
  SetOptions& operator=(const SetOptions&) = delete;
  ~SetOptions() = default;

  void add_to(const Command& command);
  /// The same for a command that can do without sets.
  void add_optional_to(const Command& command);

  [[nodiscard]] bool given() const noexcept { return !paths_.empty(); }

  /// The sets. Throws Failure when the tag leaves no position, SuiteError when a set is bad.
  [[nodiscard]] std::vector<PositionSet> load() const;

  [[nodiscard]] const std::string& tag() const noexcept { return tag_; }
  /// True when the tag, if there is one, lets the position through.
  [[nodiscard]] bool takes(const PositionEntry& entry) const;

 private:
  void add_tag_to(const Command& command);

  std::vector<std::string> paths_;
  std::string tag_;
};

}  // namespace hurdle::cli

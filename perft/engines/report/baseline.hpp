// The findings of an earlier check, read from its JSON.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The findings of an earlier `hurdle check --json FILE`. Two findings are the same if variant,
/// node, kind and moves are the same.
class Baseline {
 public:
  /// Parses the file. Throws std::runtime_error with the file's name and the reason.
  explicit Baseline(const std::string& file);

  /// Whether the earlier check had this finding.
  [[nodiscard]] bool has(const Finding& finding) const;

  /// The findings that a new check of `items` no longer has, a line each. Findings of positions
  /// without a reply are not among them.
  [[nodiscard]] std::vector<std::string> vanished(const std::vector<CheckItem>& items,
                                                  const CheckResult& result) const;

 private:
  struct Known {
    std::string item;  // variant and id
    std::string line;  // in text
  };
  std::map<std::string, Known> findings_;  // by identity
};

}  // namespace hurdle::engines

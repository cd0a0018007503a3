// What an earlier check found: findings that are known. Knows the JSON of a check.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// The findings of an earlier `hurdle check --json FILE`. Two findings are the same when variant,
/// node, kind and moves are.
class Baseline {
 public:
  /// Throws std::runtime_error that names the file and what is wrong with it.
  explicit Baseline(const std::string& file);

  [[nodiscard]] bool has(const Finding& finding) const;

  /// Its findings that are not among those of a result although the engine answered about the
  /// position they were found from, a line each. `items` are those that were checked.
  [[nodiscard]] std::vector<std::string> vanished(const std::vector<CheckItem>& items,
                                                  const CheckResult& result) const;

 private:
  struct Known {
    std::string item;  // variant and id
    std::string line;  // how it is told
  };
  std::map<std::string, Known> findings_;  // by identity
};

}  // namespace hurdle::engines

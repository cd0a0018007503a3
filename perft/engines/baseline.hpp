// What an earlier check found: findings that are known. Knows the JSON of a check.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/engines/check.hpp"

namespace hurdle::engines {

/// The findings of an earlier `hurdle check --json FILE`. Two findings are the same when variant,
/// node, kind and moves are.
class Baseline {
 public:
  /// Throws std::runtime_error that names the file and what is wrong with it.
  explicit Baseline(const std::string& file);

  [[nodiscard]] bool has(const Finding& finding) const;

  /// Its findings that are not among those of a result, a line each.
  [[nodiscard]] std::vector<std::string> vanished(const CheckResult& result) const;

 private:
  std::map<std::string, std::string> findings_;  // by identity: how each is told
};

}  // namespace hurdle::engines

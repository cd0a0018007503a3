// `perft --unique`: how many different positions there are at each depth.
#pragma once

#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/position.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {

/// What to count.
struct UniqueRequest {
  const Position& position;
  int depth;  ///< at least 1
  int threads;
  bool referee;  ///< with the plain generator
  const HouseRulesOption& house_rules;
};

/// Prints each depth as soon as it is known, then the number at the last. Returns the exit code.
/// Throws Failure if a depth takes more memory than is free.
[[nodiscard]] int print_unique(const UniqueRequest& request, const JsonOption& json);

}  // namespace hurdle::cli

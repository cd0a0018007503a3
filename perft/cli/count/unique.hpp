// `perft --unique`: how many different positions there are at each depth.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

#include "perft/cli/program/output.hpp"
#include "perft/count/unique_level.hpp"

namespace hurdle::cli {

/// What a count of unique positions is given.
struct UniqueHooks {
  std::uint64_t memory = 0;  ///< bytes that the levels may take, by estimate
  std::function<void(const UniqueLevel&)> on_level;
  std::function<void(std::size_t done, std::size_t all)> progress;
};

/// What to count.
struct UniqueRequest {
  Json root;  ///< `variant` and `fen`
  int depth;  ///< at least 1
  int threads;
  bool referee;      ///< with the plain generator
  Json house_rules;  ///< the fields about them
  std::function<std::optional<TooLarge>(const UniqueHooks&)> count;
};

/// Prints each depth as soon as it is known, then the number at the last. Returns the exit code.
/// Throws Failure if a depth takes more memory than is free.
[[nodiscard]] int print_unique(const UniqueRequest& request, const JsonOption& json);

}  // namespace hurdle::cli

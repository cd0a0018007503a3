// Options that are one number each: `--threads`, `--hash`, `--for` and other lengths of time, and
// `--sample`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "perft/cli/program/arguments.hpp"
#include "perft/count/threads.hpp"

namespace hurdle::cli {

/// Starts `threads` threads and returns their number. Throws CannotStartThreads.
[[nodiscard]] inline int started(std::uint64_t threads) {
  const int number = static_cast<int>(threads);
  start_threads(number);
  return number;
}

/// The size of the shared hash table.
class HashOption : public TextOption {
 public:
  explicit HashOption(const Command& command);

  /// The size in bytes; empty for `auto`, the default. Throws Failure.
  [[nodiscard]] std::optional<std::uint64_t> bytes() const;
};

/// Parses a duration in seconds, minutes, hours or days. Throws Failure that names the option.
[[nodiscard]] std::chrono::seconds parse_duration(std::string_view name, std::string_view text);

/// Parses `1%`, `0.5%` or a number. Returns at most `all`. Throws Failure.
[[nodiscard]] std::int64_t sample_size(const std::string& text, std::int64_t all);

/// A random seed; never 0, which is the documented seed.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace hurdle::cli

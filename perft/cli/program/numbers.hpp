// Options that are whole numbers. Parsed here from text, because CLI11 accepts -1, 010 and the
// empty string as numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "perft/cli/program/arguments.hpp"
#include "perft/count/numbers.hpp"

namespace hurdle::cli {

/// Parses a number. Throws Failure that gives the number and its range.
[[nodiscard]] std::uint64_t parse_number(std::string_view name, std::string_view text, Range range);

/// The number of hardware threads of this machine: the default of `--threads`.
[[nodiscard]] std::uint64_t hardware_threads();

/// An optional number of a command.
class NumberOption : TextOption {
 public:
  NumberOption(const Command& command, const std::string& name, const std::string& description,
               Range range, std::uint64_t otherwise);

  /// The number given, or the default. Throws Failure.
  [[nodiscard]] std::uint64_t value() const;
  using Option::given;

 private:
  std::string name_;
  Range range_;
  std::uint64_t otherwise_;
};

/// `--threads N`, by default one for each core.
class ThreadsOption : public NumberOption {
 public:
  explicit ThreadsOption(
      const Command& command,
      const std::string& description = "Threads, 1 to 1024 (default: one for each core)");
};

}  // namespace hurdle::cli

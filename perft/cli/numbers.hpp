// Options that are whole numbers. They are read as text, because CLI11 takes -1, 010 and nothing at
// all for numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "perft/cli/command.hpp"

namespace hurdle::cli {

/// The least and the greatest value that is accepted.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = UINT64_MAX;
};

/// Reads digits without sign, space or leading zero; nothing when it is not such a number.
[[nodiscard]] std::optional<std::uint64_t> read_number(std::string_view text, Range range);

/// The same. Throws Failure that names the number and its range.
[[nodiscard]] std::uint64_t parse_number(std::string_view name, std::string_view text, Range range);

/// `parse_number`'s complaint, for text that is known to be wrong.
[[nodiscard]] std::string number_message(std::string_view name, std::string_view text, Range range);

/// The accepted depths and thread counts.
[[nodiscard]] Range depth_range(std::uint64_t least = 0);
[[nodiscard]] Range thread_range();

/// The threads that this machine runs at once: the default of `--threads`.
[[nodiscard]] std::uint64_t hardware_threads();

/// An optional number of a command. Must not move once added.
class NumberOption {
 public:
  NumberOption(std::string name, Range range, std::uint64_t otherwise);
  NumberOption(const NumberOption&) = delete;
  NumberOption& operator=(const NumberOption&) = delete;
  ~NumberOption() = default;

  /// Adds it to the command; `unit` stands for the number in the help.
  void add_to(const Command& command, const std::string& unit, const std::string& description);

  /// The number given, or the default. Throws Failure.
  [[nodiscard]] std::uint64_t value() const;
  [[nodiscard]] bool given() const { return option_.given(); }

 private:
  std::string name_;
  Range range_;
  std::uint64_t otherwise_;
  std::string text_;
  Option option_;
};

}  // namespace hurdle::cli

// Options that are whole numbers. Parsed here from text, because CLI11 accepts -1, 010 and the
// empty string as numbers.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "perft/cli/program/command.hpp"
#include "perft/count/numbers.hpp"

namespace hurdle::cli {

/// Parses a number. Throws Failure that gives the number and its range.
[[nodiscard]] std::uint64_t parse_number(std::string_view name, std::string_view text, Range range);

/// The number of hardware threads of this machine: the default of `--threads`.
[[nodiscard]] std::uint64_t hardware_threads();

/// An optional number of a command. Must not move once added.
class NumberOption : boost::noncopyable {
 public:
  NumberOption(std::string name, Range range, std::uint64_t otherwise);

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

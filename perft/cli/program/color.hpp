// `--color WHEN`: colours in the text reports of `check`, `compare` and `verify`.
#pragma once

#include <string>
#include <string_view>

#include "perft/cli/program/arguments.hpp"

namespace hurdle::cli {

/// The report with colours: numbers of right and wrong results in its summary line, and the
/// headings of the diagnosis. Changes nothing but adds ANSI sequences.
[[nodiscard]] std::string painted(std::string_view report);

/// The `--color` option of a command.
class ColorOption : public TextOption {
 public:
  explicit ColorOption(const Command& command);

  /// Throws Failure for an unknown value.
  void prepare() const { (void)wanted(); }

  /// Prints a report to stdout like `cli::print`: painted if `--color always` is given, or if
  /// stdout is a terminal, NO_COLOR is unset or empty (no-color.org), and `--color never` is not
  /// given.
  void print(std::string_view foreign) const;

 private:
  [[nodiscard]] bool wanted() const;
};

}  // namespace hurdle::cli

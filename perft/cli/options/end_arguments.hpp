// The options that choose how games end: `--rules NAME`, `--repetition NAME` and others. Each
// variant declares its own options.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "movegen/ends.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// The chosen values.
class EndArguments {
 public:
  explicit EndArguments(const Command& command);

  [[nodiscard]] bool given() const;

  /// Throws Failure if one is given, for a command that lacks the option that they need.
  void require_none_without(std::string_view option) const;

  /// The chosen values for `variant`. Throws Failure for an option that it does not have.
  [[nodiscard]] EndOptions of(const Variant& variant) const;

 private:
  std::map<std::string, TextOption> options_;  ///< by name, the options of all variants
};

/// The options of a variant with their values and meanings, one line each.
[[nodiscard]] std::string ends_text(const Notation& notation);

}  // namespace hurdle::cli

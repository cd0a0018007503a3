// The options that choose how games end: `--rules NAME`, `--repetition NAME` and others. Each
// variant declares its own options.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <map>
#include <string>

#include "movegen/ends.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// The chosen values. Must not move once added.
class EndArguments : boost::noncopyable {
 public:
  void add_to(const Command& command);

  [[nodiscard]] bool given() const;

  /// The chosen values for `variant`. Throws Failure for an option that it does not have.
  [[nodiscard]] EndOptions of(const Variant& variant) const;

 private:
  /// An option of the command line and its value.
  struct Chosen {
    std::string value;
    Option option;
  };

  std::map<std::string, Chosen> options_;  ///< by name, the options of all variants
};

/// The options of a variant with their values and meanings, one line each.
[[nodiscard]] std::string ends_text(const Notation& notation);

}  // namespace hurdle::cli

// The options that say how games end: `--rules NAME`, `--repetition NAME` and what else a game has.
// Which there are is the variants' matter.
#pragma once

#include <map>
#include <string>

#include "movegen/ends.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::cli {

/// What was chosen of them. Must not move once added.
class EndsOptions {
 public:
  EndsOptions() = default;
  EndsOptions(const EndsOptions&) = delete;
  EndsOptions& operator=(const EndsOptions&) = delete;
  ~EndsOptions() = default;

  void add_to(const Command& command);

  [[nodiscard]] bool given() const;

  /// Those of this variant. Throws Failure for one that it does not have.
  [[nodiscard]] EndOptions of(const Variant& variant) const;

 private:
  /// An option of the command line and its value.
  struct Chosen {
    std::string value;
    Option option;
  };

  std::map<std::string, Chosen> options_;  ///< by name, all that any game has
};

/// A variant's options with their values and what they mean, a line each.
[[nodiscard]] std::string ends_text(const Notation& notation);

}  // namespace hurdle::cli

// The options that say how games end: `--rules NAME`, `--repetition NAME`. Which values there are
// is the variants' matter.
#pragma once

#include <array>
#include <string>

#include "movegen/ends.hpp"
#include "perft/cli/command.hpp"
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

  [[nodiscard]] bool given() const { return rules_option_.given() || repetition_option_.given(); }

  /// Those of this variant. Throws Failure for one that it does not have.
  [[nodiscard]] EndOptions of(const Variant& variant) const;

 private:
  std::string rules_;
  std::string repetition_;
  Option rules_option_;
  Option repetition_option_;
};

/// A variant's options with their values and what they mean, a line each.
[[nodiscard]] std::string ends_text(const Notation& notation);

}  // namespace hurdle::cli

// The positions of a check: `[PATH…] [--tag T] [--variant V] [--random N --seed S]`. Knows where
// positions come from; asks no engine.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/check/check_games.hpp"

namespace hurdle::cli {

/// The arguments. Must not move once added.
class CheckItems {
 public:
  CheckItems() = default;
  CheckItems(const CheckItems&) = delete;
  CheckItems& operator=(const CheckItems&) = delete;
  ~CheckItems() = default;

  void add_to(const Command& command);

  /// The variants that were named, as these readings play them. Throws Failure, UnknownVariant.
  [[nodiscard]] std::set<const Variant*> named(const HouseRulesOption& house_rules) const;

  /// The positions of the sets, without any of those that come with the program (unless there are
  /// fresh ones of named variants, which need none), of the named variants alone if there are any,
  /// and behind them the fresh ones; their variants as these readings play them. Throws Failure,
  /// SuiteError, UnknownVariant.
  [[nodiscard]] std::vector<engines::CheckItem> load(const HouseRulesOption& house_rules) const;

  /// The games of the sets, of the named variants alone if there are any. Throws Failure,
  /// SuiteError, UnknownVariant.
  [[nodiscard]] std::vector<engines::GameItem> load_games() const;

  /// Whether fresh positions were asked for.
  [[nodiscard]] bool draws() const { return random_.given() || seed_.given(); }

  /// The paths and the tag as a shell reads them, each with a blank before it.
  [[nodiscard]] std::string words() const { return sets_.words(); }
  [[nodiscard]] bool names_variants() const noexcept { return !variants_.empty(); }

 private:
  SetOptions sets_;
  std::vector<std::string> variants_;
  NumberOption random_{"--random", {1, 100'000}, 0};
  NumberOption seed_{"--seed", {}, 1};
};

/// The variants that the items are of.
[[nodiscard]] std::set<const Variant*> variants_of(const std::vector<engines::CheckItem>& items);

}  // namespace hurdle::cli

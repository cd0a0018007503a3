// The positions of a check: `[PATH…] [--tag T] [--variant V] [--random N --seed S]
// [--material M]`. Runs no engine.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "perft/cli/count/parts.hpp"
#include "perft/cli/custom/custom_check.hpp"
#include "perft/cli/custom/custom_game.hpp"
#include "perft/cli/options/house_rules.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/options/sets.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/check/check_games.hpp"

namespace hurdle::cli {

/// The arguments.
class CheckItems : Arguments {
 public:
  using Arguments::Arguments;

  /// The given paths, for a command that takes an engine among them.
  [[nodiscard]] std::vector<std::string>& given_words() noexcept { return sets_.given_words(); }

  /// The named variants under the house rules. Throws Failure, UnknownVariant.
  [[nodiscard]] std::set<const Variant*> named(const HouseRulesOption& house_rules) const;

  /// The positions of the sets, then the random positions and all positions of the materials, with
  /// their variants under the house rules. If variants are named, only their positions; else random
  /// positions of every variant of the sets. Without a path, the sets are those shipped with the
  /// program, or none if `--variant` is given with `--random` or `--material`. Of several parts,
  /// the positions of one. Throws Failure, SuiteError, UnknownVariant.
  [[nodiscard]] std::vector<engines::CheckItem> load(const HouseRulesOption& house_rules,
                                                     Part part = {}) const;

  /// The check if the named variant is a custom game: on `--random` positions; else
  /// nothing. Throws Failure if the file has no such game.
  [[nodiscard]] std::optional<custom::CustomCheck> custom_check() const;

  /// The games of the sets; if variants are named, only theirs. Without a path, the games shipped
  /// with the program. Throws Failure, SuiteError, UnknownVariant.
  [[nodiscard]] std::vector<engines::GameItem> load_games() const;

  /// Whether `--random`, `--seed` or `--material` was given.
  [[nodiscard]] bool makes_positions() const {
    return random_.given() || seed_.given() || !materials_->empty();
  }

  /// The paths and the tag quoted for a shell, each after a blank.
  [[nodiscard]] std::string words() const { return sets_.words(); }
  /// All of the options given, quoted for a shell.
  [[nodiscard]] std::string all_words() const;
  [[nodiscard]] bool names_variants() const noexcept { return !variants_->empty(); }
  /// Whether the user named sets or variants.
  [[nodiscard]] bool chooses() const noexcept { return sets_.given() || names_variants(); }

 private:
  /// The variant of files that do not name theirs, or null.
  [[nodiscard]] const Variant* unnamed() const;

  /// The sets; if variants are named, only theirs.
  [[nodiscard]] std::vector<PositionSet> sets_of_named() const;

  SetOptions sets_{command,
                   "all sets that come with the program; none if --variant and --random or "
                   "--material are given"};
  ListOption variants_{command, "--variant V",
                       "Check only these variants; the engine must play them. A single one is also "
                       "the game of EPD and .perft files that name none",
                       Traits{.offers = offered_variants, .separator = ','}};
  VariantsFileOption file_{command};
  NumberOption random_{command, "--random N",
                       "Also check N random positions of each variant, at depths 1 and 2",
                       Range{1, 100'000}, 0};
  NumberOption seed_{command, "--seed S", "Seed of the random positions (default 1)", Range{}, 1};
  ListOption materials_{command, "--material M",
                        "Also check every position of a material at depth 1, such as KQvKR or K+1 "
                        "(see hurdle exhaust); needs one --variant",
                        Traits{.separator = ','}};
};

/// The variants of the items.
[[nodiscard]] std::set<const Variant*> variants_of(const std::vector<engines::CheckItem>& items);

}  // namespace hurdle::cli

// How many positions, games, laws and mutants examine each clause of a variant. Prints nothing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/games/record.hpp"
#include "perft/mutants/counting_mutant.hpp"
#include "perft/suite/set.hpp"

namespace hurdle::mutants {

/// A clause of a variant and how many of each kind examine it.
struct ClauseCover {
  const Variant* variant = nullptr;
  std::string clause;
  std::string title;
  int positions = 0;        ///< positions whose `exercises` name it
  int games = 0;            ///< games whose `exercises` name it
  std::optional<int> laws;  ///< laws whose names begin with it; empty if no laws were given
  int mutants = 0;
  bool decides_moves = true;  ///< so that positions must examine it
  bool ends_games = false;    ///< so that games must examine it

  [[nodiscard]] bool covered() const noexcept {
    return (positions > 0 || !decides_moves) && (games > 0 || !ends_games) && laws != 0 &&
           mutants > 0;
  }
};

/// The names of the laws in a list of tests as GoogleTest's `--gtest_list_tests` prints it, each
/// once: "J6J7CannonsHop…".
[[nodiscard]] std::vector<std::string> law_names(const std::string& listed_tests);

/// The clauses at the beginning of a law's name: J6 and J7.
[[nodiscard]] std::vector<std::string> clauses_of_law(std::string_view name);

/// The clauses that decide counts, for every variant of the list: its own, and the common ones that
/// are rules (C2, C3, C5) and not text. Clauses that decide how games end belong to the first
/// variant of their page, whichever variant the games are of. Without laws, laws are not counted.
[[nodiscard]] std::vector<ClauseCover> coverage(std::span<const PositionSet> sets,
                                                std::span<const GameSet> games,
                                                std::span<const std::string> laws);

}  // namespace hurdle::mutants

// Which mutants of end clauses the curated games kill. A game kills a mutant if the mutant gives
// another result, clause or ply than the record. Prints nothing.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/variants.hpp"
#include "perft/games/record.hpp"

namespace hurdle::mutants {

/// A game that kills a mutant, and the difference.
struct GameKiller {
  const GameSet* set = nullptr;
  const GameRecord* game = nullptr;
  std::string words;
};

/// The result for a mutant of an end clause.
struct EndMutantResult {
  const Variant* variant = nullptr;  ///< the first variant that ends by that page
  const EndMutant* mutant = nullptr;
  std::vector<GameKiller> killers;
  std::size_t judged = 0;  ///< number of games

  [[nodiscard]] bool survives() const noexcept { return killers.empty(); }
};

/// The first variant of the list with the same page of ends as this variant.
[[nodiscard]] const Variant& page_of_ends(const Variant& variant);

/// The result for every mutant of the pages of these games. The search stops after `killers`
/// killers of a mutant. With a tag, only games with the tag are judged; it may be empty.
[[nodiscard]] std::vector<EndMutantResult> end_power(std::span<const GameSet> sets,
                                                     std::size_t killers, const std::string& tag);

/// The number of mutants of all pages, whether or not there are games.
[[nodiscard]] std::size_t count_end_mutants();

}  // namespace hurdle::mutants

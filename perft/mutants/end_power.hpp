// What curated games are worth: which mutants of end clauses they kill. A mutant is killed
// by a game of which it says another result, clause or ply than the record. Prints nothing.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/variants.hpp"
#include "perft/games/record.hpp"

namespace hurdle::mutants {

/// A game that kills a mutant, and what it says otherwise.
struct GameKiller {
  const GameSet* set = nullptr;
  const GameRecord* game = nullptr;
  std::string words;
};

/// What became of a mutant of an end clause.
struct EndFate {
  const Variant* variant = nullptr;  ///< the first that ends by that page
  const EndMutant* mutant = nullptr;
  std::vector<GameKiller> killers;
  std::size_t judged = 0;  ///< games

  [[nodiscard]] bool survives() const noexcept { return killers.empty(); }
};

/// The variant by whose page games of this variant end: the first in the list with the same page.
[[nodiscard]] const Variant& page_of_ends(const Variant& variant);

/// The fate of every mutant of the pages that the games are of. Of each, so many killers are
/// looked for; only games with the tag are judged, if there is one.
[[nodiscard]] std::vector<EndFate> end_power(std::span<const GameSet> sets, std::size_t killers = 1,
                                             const std::string& tag = {});

/// The mutants of all pages, whatever games there are.
[[nodiscard]] std::size_t count_end_mutants();

}  // namespace hurdle::mutants

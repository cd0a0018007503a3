#include "perft/cli/options/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/notations/notations.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

Option NotationOption::add_to(const Command& command) {
  option_ =
      command.add_option("--notation", name_,
                         "Read and print moves in this notation: " + notations::notation_names() +
                             " (default: read any of the game's, print coordinates)",
                         "NAME");
  option_.offers(one_of(notations::notation_names()));
  return option_;
}

std::optional<MoveNotation> NotationOption::of(const Notation& notation) const {
  if (!option_.given()) {
    return std::nullopt;
  }
  const auto found = notations::find_notation(name_);
  const auto known = notations::notations_of(notation);
  if (!found || std::find(known.begin(), known.end(), *found) == known.end()) {
    throw Failure(fmt::format("--notation '{}': is no notation of {}; expected {}",
                              hurdle::quoted(name_), notation.name,
                              notations::notations_in_words(notation)));
  }
  return found;
}

}  // namespace hurdle::cli

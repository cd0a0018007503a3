// Mutants of the marked diagonals of the palaces (J1): programs keep them in one table for all
// pieces.
#include <fmt/format.h>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::janggi {
namespace {

/// The lines of the board are marked only where this is true.
Change<Hooks> marked_only_where(std::function<bool(Square from, Square to)> may) {
  return change(&Hooks::marked_diagonal,
                [may = std::move(may)](Square from, Square to, auto original) {
                  return original(from, to) && may(from, to);
                });
}

Change<Hooks> unmarked_palace_of(Colour colour) {
  return marked_only_where([colour](Square from, Square) { return !in_palace(colour, from); });
}

/// All points of a palace are marked, as the centre is.
bool is_in_one_palace(Square from, Square to) {
  return is_diagonal(from, to) && distance(from, to) == 1 &&
         ((in_palace(Colour::white, from) && in_palace(Colour::white, to)) ||
          (in_palace(Colour::black, from) && in_palace(Colour::black, to)));
}

MutantRules unmarked_corners() {
  MutantRules rules;
  for (const Colour colour : both_colours) {
    const Square centre = palace_centre(colour);
    for (const int ranks : {-1, 1}) {
      for (const int files : {-1, 1}) {
        const Square corner(centre.file() + files, centre.rank() + ranks);
        const std::string name = to_text(corner);
        rules.emplace_back(
            fmt::format("{}-is-not-marked", name), "J1",
            fmt::format("No piece goes along a marked diagonal from or to {}.", name),
            marked_only_where(
                [corner](Square from, Square to) { return from != corner && to != corner; }));
      }
    }
  }
  return rules;
}

}  // namespace

MutantRules mutant_marks() {
  return ClauseTable<Hooks>("J1")({
      {"no-palace-is-marked", "No piece goes along the diagonals of a palace.",
       instead(&Hooks::marked_diagonal, always(false))},
      {"chos-palace-is-not-marked", "No piece goes along the diagonals of Cho's palace.",
       unmarked_palace_of(Colour::white)},
      {"hans-palace-is-not-marked", "No piece goes along the diagonals of Han's palace.",
       unmarked_palace_of(Colour::black)},
      {"every-palace-point-is-marked",
       "Diagonals join all points of a palace, not the centre and the corners alone.",
       instead(&Hooks::marked_diagonal, is_in_one_palace)},
      unmarked_corners(),
  });
}

}  // namespace hurdle::janggi

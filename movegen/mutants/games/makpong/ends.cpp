// Mutated ends of lines (M8): stalemates that are none, and games that end too soon. Stalemate as
// mate, or mate as stalemate, is missing: both have no children, so no count can show it.
#include "movegen/mutants/games/makpong/hooks.hpp"

namespace hurdle::makpong {
namespace {

bool a_king_is_bare(const Position& asked) {
  return asked.is_bare(Colour::white) || asked.is_bare(Colour::black);
}

bool nobody_can_mate(const Position& asked) {
  return asked.count(always(true)) <= asked.count(king) + 1 &&
         asked.count(rook) + asked.count(pawn) == 0;
}

/// Makruk counts the moves of a lone king: sixteen, plies here, against a rook, and more else.
bool the_count_is_full(const Position& asked) {
  return a_king_is_bare(asked) && asked.setup.half >= (asked.count(rook) > 0 ? 32U : 128U);
}

/// A side without a move, and not in check, passes where this holds too.
Change<mutation::Hooks> passes_in_stalemate(std::function<bool(const Position& asked)> may) {
  return passes_if([may](const Position& asked) {
    return !asked.in_check() && !asked.can_move() && may(asked);
  });
}

}  // namespace

MutantRules mutant_ends() {
  return {
      {"stalemate-is-a-pass", "M8", "A side without a move passes.",
       passes_in_stalemate(always(true))},
      {"stalemate-passes-with-pieces", "M8", "A side whose pieces cannot move passes.",
       passes_in_stalemate([](const Position& asked) { return !asked.is_bare(asked.side()); })},
      {"stalemate-passes-bare", "M8", "A bare king may pass.",
       passes_in_stalemate([](const Position& asked) { return asked.is_bare(asked.side()); })},
      {"a-bare-king-ends-the-game", "M8", "A side with a bare king has lost.",
       also_if(&Hooks::over, a_king_is_bare)},
      {"bare-kings-end-the-game", "M8", "Two bare kings have no more moves.",
       also_if(&Hooks::over,
               [](const Position& asked) {
                 return asked.is_bare(Colour::white) && asked.is_bare(Colour::black);
               })},
      {"no-mating-piece-ends-the-game", "M8", "One minor piece ends the game.",
       also_if(&Hooks::over, nobody_can_mate)},
      {"makruk-counting-ends-the-game", "M8", "Makruk's counting cuts lines off.",
       also_if(&Hooks::over, the_count_is_full)},
  };
}

}  // namespace hurdle::makpong

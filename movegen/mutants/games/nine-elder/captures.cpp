// Mutants about what becomes of captured pieces (N7).
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/shogi/captured.hpp"

namespace hurdle::nine_elder {
MutantRules mutant_captures() {
  MutantRules rules = joined<Hooks>(captured_pieces("N7", cast));
  rules = after("captured-gildings-are-lost", rules,
                {{"captured-hoppers-are-lost", "N7", "Captured cannons and vans are lost.",
                  loses([](Piece captured) {
                    return captured.kind() == cannon || captured.kind() == van;
                  })}});
  return after("captured-as-they-moved", rules,
               {{"iron-is-captured-as-a-van", "N7",
                 "Iron and copper come to the hand alike, as a van.", taken_as([](Piece captured) {
                   return iron.holds(captured) ? Piece(captured.colour(), van) : captured;
                 })}});
}

}  // namespace hurdle::nine_elder

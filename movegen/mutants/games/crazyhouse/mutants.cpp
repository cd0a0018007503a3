#include "movegen/mutants/games/crazyhouse/mutants.hpp"

#include "movegen/mutants/games/chess/end_hooks.hpp"
#include "movegen/mutants/games/crazyhouse/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/crazyhouse/ends.hpp"

namespace hurdle::crazyhouse {
namespace {

/// Hands and marks that are forgotten.
chess::WrongEndRules mutant_for_hands() {
  return {
      {"lack-of-material-draws", "Z1", "Kings with one minor piece draw, as in chess.",
       change(&chess::WrongEndHooks::lacks_material,
              [](const Setup& setup, auto /*original*/) {
                int others = 0;
                for (const Piece piece : setup.board) {
                  const bool minor = piece.kind() == knight || piece.kind() == bishop;
                  others += !piece || piece.kind() == Kind::royal ? 0 : minor ? 1 : 2;
                }
                return others <= 1;
              })},
      {"repetition-without-hands", "Z7", "Hands are no part of a position.",
       compares(without_hands)},
      {"repetition-without-marks", "Z7", "What a pawn has become is as any other piece.",
       compares(without_promotions)},
  };
}

}  // namespace

Mutants mutants(const Notation& variant) {
  return mutation::mutants_of<chess::HookedChess<CrazyhouseReferee>>(
      variant,
      joined<Hooks>(common_rules(variant, {}), chess::mutant_rules(), mutant_hands(),
                    mutant_drops()),
      {pseudo_legal()});
}

/// Chess's ends, by the ids of this page, and those of hands.
std::vector<EndMutant> end_mutants() {
  constexpr chess::EndClauses named{.repetition = "Z7", .fifty_moves = "Z8"};
  return mutation::end_mutants<chess::HookedChessEnds<CrazyhouseEnds>>(joined<chess::WrongEndHooks>(
      chess::mutant_mates(named), mutant_for_hands(), chess::mutant_repetitions(named),
      chess::mutant_fifty_moves(named)));
}

}  // namespace hurdle::crazyhouse

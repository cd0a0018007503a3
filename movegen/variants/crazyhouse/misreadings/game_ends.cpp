// Wrong ends of games of Crazyhouse: chess's, by the ids of this page, and what hands and marks are
// forgotten by.
#include "movegen/variants/crazyhouse/misreadings/game_ends.hpp"

#include "movegen/variants/chess/misreadings/end_rules.hpp"
#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"

namespace hurdle::crazyhouse {
namespace {

using Hooks = chess::WrongEndHooks;

chess::WrongEndRules wrong_for_hands() {
  return {
      {"lack-of-material-draws", "Z1", "Kings with one minor piece draw, as in chess.",
       [](Hooks& hooks) {
         hooks.lacks_material.change([](const Setup& setup, auto /*rightly*/) {
           int others = 0;
           for (const Piece piece : setup.board) {
             const bool minor = piece.kind() == knight || piece.kind() == bishop;
             others += !piece || piece.kind() == Kind::royal ? 0 : minor ? 1 : 2;
           }
           return others <= 1;
         });
       }},
      {"repetition-without-hands", "Z7", "Hands are no part of a position.",
       wrong::compares<Hooks>(wrong::without_hands)},
      {"repetition-without-marks", "Z7", "What a pawn has become is as any other piece.",
       wrong::compares<Hooks>(wrong::without_promotions)},
  };
}

}  // namespace

std::vector<MisreadEnd> misread_ends() {
  constexpr chess::EndClauses named{.repetition = "Z7", .fifty_moves = "Z8"};
  chess::WrongEndRules rules = chess::wrong_mates(named);
  for (const chess::WrongEndRules& more :
       {wrong_for_hands(), chess::wrong_repetitions(named), chess::wrong_fifty_moves(named)}) {
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return wrong::misread_ends<chess::MisreadChessEnds<CrazyhouseEnds>>(rules);
}

}  // namespace hurdle::crazyhouse

// Mutants about files where a pawn may be dropped (S13).
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

bool pawn_or_enemy_tokin(const Met& met) {
  return met.bars() ||
         (met.same_file() && met.piece.is(opponent(met.side), pawn) && met.piece.promoted());
}

bool pawn_or_lance(const Met& met) {
  return met.bars() || (met.same_file() && met.piece == Piece(met.side, lance));
}

}  // namespace

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(
      after("only-enemy-pawns-bar-the-file", barring_pieces("S13", cast),
            {{"enemy-tokins-bar-the-file", "S13", "The enemy's tokin bars its file, being a pawn.",
              barred_by(pawn, pawn_or_enemy_tokin)}}),
      MutantRules{{"lances-bar-the-file", "S13", "An own lance bars its file too.",
                   barred_by(pawn, pawn_or_lance)}},
      barring_pawns("S13", cast));
}

}  // namespace hurdle::shogi

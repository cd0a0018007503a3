// Mutants about the camp and about which kinds promote (N6), alike in every variant.
#include "movegen/mutants/themes/shogi/camps.hpp"

#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

void promote_golds_too(const Reach& asked, VisitMove visit,
                       Hook<void(const Reach&, VisitMove)>::Original original) {
  original(asked, visit);
  const Piece piece = asked.piece();
  if (plain(gold).holds(piece) &&
      rules_of<NineElderReferee>(asked).in_enemy_camp(piece.colour(), asked.to)) {
    visit(Move::promotion(asked.from, asked.to));
  }
}

}  // namespace

/// In the literal variant the incense's promotion changes no count: its dragon goes as an incense,
/// promotion on reach is one move either way, and the hand takes both alike.
MutantRules mutant_camps(const Notation& variant) {
  const bool literal = &variant == &notation_literal;
  const MutantRules promoters = joined<Hooks>(
      kinds_without_promotion("N6", notation, {incense, angle, cannon, van, silver, cassia}));
  return joined<Hooks>(
      camps("N6", cast), literal ? without(promoters, {"incense-never-promotes"}) : promoters,
      MutantRules{{"gold-may-promote", "N6", "Golds promote by choice, to no effect.",
                   change(&Hooks::write_moves, promote_golds_too)}});
}

}  // namespace hurdle::nine_elder

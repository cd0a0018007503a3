// Mutants about the camp and about which kinds promote (S9).
#include "movegen/mutants/themes/shogi/camps.hpp"

#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

bool may_promote(const Reach& asked) {
  return rules_of<ShogiReferee>(asked).may_promote(asked.setup, asked.from, asked.to);
}

void promote_golds_too(const Reach& asked, VisitMove visit,
                       Hook<void(const Reach&, VisitMove)>::Original original) {
  original(asked, visit);
  if (plain(gold).holds(asked.piece()) && may_promote(asked)) {
    visit(Move::promotion(asked.from, asked.to));
  }
}

}  // namespace

MutantRules mutant_camps() {
  return joined<Hooks>(
      after("camp-of-four-ranks", camps("S9", cast),
            {{"camp-of-one-rank", "S9", "Only the last rank promotes, as in chess.",
              both(camp_is(9, 1), only_if(&PromotionHooks::must_promote, may_promote))}}),
      kinds_without_promotion("S9", notation, {rook, bishop, silver, knight, lance, pawn}),
      MutantRules{{"gold-may-promote", "S9", "Golds promote by choice, to no effect.",
                   change(&Hooks::write_moves, promote_golds_too)}});
}

}  // namespace hurdle::shogi

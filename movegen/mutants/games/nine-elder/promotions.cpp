// Mutants about the camp and which kinds promote, alike in every variant, and about when a move
// promotes (N6): where every move that ends in the camp does, and by the choice of Shogi in its own
// variant.
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

using Promotes = std::function<bool(const Crossing& move)>;

/// May and must by other conditions.
Change<Hooks> promotes(const Promotes& may, const Promotes& must) {
  return both(
      instead(&Hooks::may_promote,
              [may](const Reach& asked) { return may(crossing_of<NineElderReferee>(asked)); }),
      instead(&Hooks::must_promote, [may, must](const Reach& asked) {
        return may(crossing_of<NineElderReferee>(asked)) &&
               must(crossing_of<NineElderReferee>(asked));
      }));
}

/// A move by one of these kinds.
template <class... Kinds>
Promotes by(Kinds... kinds) {
  return [kinds...](const Crossing& move) { return (move.by(kinds) || ...); };
}

bool starts_or_ends(const Crossing& move) {
  return move.from_camp || move.to_camp;
}

bool enters(const Crossing& move) {
  return move.to_camp && !move.from_camp;
}

bool by_pawn_at_the_end(const Crossing& move) {
  return move.by(pawn) && move.to_last;
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
                   promotes_golds_if(gold, [](const Reach& asked) {
                     return crossing_of<NineElderReferee>(asked).to_camp;
                   })}});
}

MutantRules mutant_promotions_on_reach() {
  return ClauseTable<Hooks>("N6")({
      {"promotion-is-a-choice", "A move that ends in the camp may promote.",
       promotes(&Crossing::to_camp, always(false))},
      {"promotion-is-a-choice-but-for-pawns", "Pieces other than pawns have a choice.",
       promotes(&Crossing::to_camp, by(pawn))},
      {"promotion-is-a-choice-until-the-last-rank",
       "A move into the camp may promote, one onto the last rank must.",
       promotes(&Crossing::to_camp, &Crossing::to_last)},
      {"promotion-as-in-shogi",
       "A move that starts or ends in the camp may promote; a pawn on the last rank must.",
       promotes(starts_or_ends, by_pawn_at_the_end)},
      {"promotion-is-forced-on-leaving", "A move out of the camp promotes too.",
       promotes(starts_or_ends, always(true))},
      {"promotion-is-a-choice-on-leaving", "A move out of the camp may promote.",
       promotes(starts_or_ends, &Crossing::to_camp)},
      {"promotion-on-entering-only", "A piece that is in the camp does not promote there.",
       promotes(enters, always(true))},
      {"promotion-on-the-last-rank-only", "Only the last rank promotes.",
       promotes(&Crossing::to_last, always(true))},
      {"pawns-promote-on-the-last-rank-only", "A pawn promotes on the last rank only.",
       promotes(
           [](const Crossing& move) { return move.to_camp && (!move.by(pawn) || move.to_last); },
           always(true))},
      {"only-pawns-promote", "Pawns alone promote.",
       promotes([](const Crossing& move) { return move.to_camp && move.by(pawn); }, always(true))},
      {"captures-do-not-promote", "A capture in the camp does not promote.",
       promotes([](const Crossing& move) { return move.to_camp && !move.captures; }, always(true))},
      {"only-captures-promote", "A move to an empty square does not promote.",
       promotes([](const Crossing& move) { return move.to_camp && move.captures; }, always(true))},
      {"lines-may-refuse-promotion", "Incense and angle have a choice.",
       promotes(&Crossing::to_camp, is_not(by(incense, angle)))},
      {"hoppers-may-refuse-promotion", "Cannon and van have a choice.",
       promotes(&Crossing::to_camp, is_not(by(cannon, van)))},
      {"silver-may-refuse-promotion", "A silver has a choice.",
       promotes(&Crossing::to_camp, is_not(by(silver)))},
      {"black-may-refuse-promotion", "Black has a choice.",
       promotes(&Crossing::to_camp,
                [](const Crossing& move) { return move.piece.colour() == Colour::white; })},
  });
}

MutantRules mutant_promotions_by_choice() {
  return ClauseTable<Hooks>("N6")({
      {"promotion-on-reach", "Every move that ends in the camp promotes, and no other.",
       promotes(&Crossing::to_camp, always(true))},
      {"promotion-on-the-last-rank-only",
       "Only a move onto the last rank may promote; a pawn must there.",
       promotes(&Crossing::to_last, by_pawn_at_the_end)},
      {"promotion-is-never-forced", "A pawn may stay a pawn on the last rank.",
       promotes(starts_or_ends, always(false))},
      {"promotion-is-always-forced", "A move that starts or ends in the camp promotes.",
       promotes(starts_or_ends, always(true))},
      {"promotion-is-forced-on-reach",
       "A move that ends in the camp must promote, one out of it may.",
       promotes(starts_or_ends, &Crossing::to_camp)},
      {"promotion-is-forced-on-leaving", "A move out of the camp must promote.",
       promotes(starts_or_ends, either(is_not(&Crossing::to_camp), by_pawn_at_the_end))},
      {"promotion-on-reach-by-choice", "A move out of the camp does not promote.",
       promotes(&Crossing::to_camp, by_pawn_at_the_end)},
      {"promotion-on-entering-only", "A piece that is in the camp does not promote.",
       promotes(enters, by_pawn_at_the_end)},
      {"promotion-not-within", "A move from camp to camp does not promote.",
       promotes([](const Crossing& move) { return move.to_camp != move.from_camp; },
                by_pawn_at_the_end)},
      {"promotion-on-leaving-only", "Only a piece that starts in the camp promotes.",
       promotes(&Crossing::from_camp, by_pawn_at_the_end)},
      {"pawns-must-promote-on-entering", "A pawn has no choice anywhere in the camp.",
       promotes(starts_or_ends, by(pawn))},
      {"pawns-must-promote-on-the-last-two-ranks", "A pawn must promote on rank 8 too.",
       promotes(starts_or_ends,
                [](const Crossing& move) { return move.by(pawn) && move.to_last_two; })},
      {"cassias-must-promote-on-the-last-two-ranks",
       "A cassia must promote where Shogi's knight must.",
       promotes(starts_or_ends,
                [](const Crossing& move) {
                  return by_pawn_at_the_end(move) || (move.by(cassia) && move.to_last_two);
                })},
      {"incense-must-promote-on-the-last-rank", "An incense must promote where Shogi's lance must.",
       promotes(starts_or_ends,
                [](const Crossing& move) {
                  return move.to_last && (move.by(pawn) || move.by(incense));
                })},
      {"all-must-promote-on-the-last-rank", "Nothing stays plain on the last rank.",
       promotes(starts_or_ends, &Crossing::to_last)},
      {"lines-must-promote", "Incense and angle have no choice.",
       promotes(starts_or_ends, either(by(incense, angle), by_pawn_at_the_end))},
      {"hoppers-must-promote", "Cannon and van have no choice.",
       promotes(starts_or_ends, either(by(cannon, van), by_pawn_at_the_end))},
      {"captures-must-promote", "A capture has no choice.",
       promotes(starts_or_ends, either(&Crossing::captures, by_pawn_at_the_end))},
      {"captures-do-not-promote", "A capture does not promote.",
       promotes([](const Crossing& move) { return starts_or_ends(move) && !move.captures; },
                by_pawn_at_the_end)},
      {"black-pawns-need-not-promote", "Black's pawn may stay a pawn on rank 1.",
       promotes(starts_or_ends,
                [](const Crossing& move) {
                  return by_pawn_at_the_end(move) && move.piece.colour() == Colour::white;
                })},
  });
}

}  // namespace hurdle::nine_elder

// Mutants about the camp and which kinds promote, alike in every variant, and about when a move
// promotes (N6): where every move that ends in the camp does, and by the choice of Shogi in its own
// variant. Mutants about captured pieces (N7), about where pieces (N8) and pawns may be dropped:
// the last rank (N9) and files with a pawn (N10); about a player without a move (N12), and ends
// that the game does not have.
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

bool starts_or_ends(const Crossing& move) {
  return move.from_camp || move.to_camp;
}

bool by_pawn_at_the_end(const Crossing& move) {
  return move.by(pawn) && move.to_last;
}

MutantRules drops_of_kinds() {
  const auto barred = [](Kind kind, int first_rank) {
    return bars([kind, first_rank](const Dropping& drop, int own_rank) {
      return drop.kind == kind && own_rank >= first_rank;
    });
  };
  return ClauseTable<Hooks>("N8")({
      {"no-drops-of-cassias-on-the-last-two-ranks",
       "A cassia is not dropped where Shogi's knight could not move.", barred(cassia, 8)},
      {"no-drops-of-incenses-on-the-last-rank",
       "An incense is not dropped where Shogi's lance could not move.", barred(incense, 9)},
      {"no-drops-of-silvers-on-the-last-rank", "A silver is not dropped on the last rank.",
       barred(silver, 9)},
      {"no-drops-of-hoppers-in-the-camp", "Cannon and van are not dropped in the enemy camp.",
       bars([](const Dropping& drop, int own_rank) {
         return (drop.kind == cannon || drop.kind == van) && own_rank > 6;
       })},
  });
}

/// The ranks where pawns are not dropped, each counted from 1 at the player's own edge.
Change<Hooks> ranks_barred_by(const std::function<bool(Colour colour, int own_rank)>& bars) {
  return instead(&Hooks::pawn_may_be_dropped_on_rank, [bars](Colour colour, Square to) {
    return !bars(colour, notation.own_rank(colour, to));
  });
}

MutantRules mutant_ranks() {
  return ClauseTable<Hooks>("N9")({
      {"pawns-on-the-last-rank", "A pawn may be dropped on its last rank.",
       ranks_barred_by([](Colour, int) { return false; })},
      {"black-pawns-on-the-last-rank", "Black's pawns may be dropped on rank 1.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::white && rank == 9; })},
      {"white-pawns-on-the-last-rank", "White's pawns may be dropped on rank 9.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::black && rank == 9; })},
      {"black-pawns-not-on-rank-nine",
       "Pawns of both sides may not be dropped on rank 9, and Black's may be on rank 1.",
       ranks_barred_by(
           [](Colour colour, int rank) { return rank == (colour == Colour::white ? 9 : 1); })},
      {"pawns-not-on-the-last-two-ranks", "A pawn may not be dropped on the last two ranks.",
       ranks_barred_by([](Colour, int rank) { return rank >= 8; })},
      {"pawns-not-in-the-camp", "Pawns are not dropped in the enemy camp.",
       ranks_barred_by([](Colour, int rank) { return rank >= 7; })},
      {"pawns-on-neither-edge", "Pawns are not dropped on the first rank either.",
       ranks_barred_by([](Colour, int rank) { return rank == 9 || rank == 1; })},
  });
}

}  // namespace

/// In the literal variant the incense's promotion changes no count: its dragon goes as an incense,
/// promotion on reach is one move either way, and the hand takes both alike.
MutantRules mutant_camps(const Notation& variant) {
  const bool literal = &variant == &notation_literal;
  const MutantRules promoters = joined<Hooks>(
      kinds_without_promotion("N6", notation, {incense, angle, cannon, van, silver, cassia}));
  return joined<Hooks>(camps("N6", cast),
                       literal ? without(promoters, {"incense-never-promotes"}) : promoters,
                       MutantRules{{"gold-may-promote", "N6", "A gold may promote, without effect.",
                                    promotes_golds_if(gold, [](const Reach& asked) {
                                      return crossing_of<NineElderReferee>(asked).to_camp;
                                    })}});
}

MutantRules mutant_promotions_on_reach() {
  return ClauseTable<Hooks>("N6")({
      {"promotion-is-a-choice", "A move that ends in the camp may promote.",
       promotes(&Crossing::to_camp, always(false))},
      {"promotion-is-a-choice-but-for-pawns", "Pieces other than pawns need not promote.",
       promotes(&Crossing::to_camp, by_kind(pawn))},
      {"promotion-is-a-choice-until-the-last-rank",
       "A move into the camp may promote; a move onto the last rank must promote.",
       promotes(&Crossing::to_camp, &Crossing::to_last)},
      {"promotion-as-in-shogi",
       "A move that starts or ends in the camp may promote; a pawn on the last rank must promote.",
       promotes(starts_or_ends, by_pawn_at_the_end)},
      {"promotion-is-forced-on-leaving", "A move out of the camp promotes too.",
       promotes(starts_or_ends, always(true))},
      {"promotion-is-a-choice-on-leaving", "A move out of the camp may promote.",
       promotes(starts_or_ends, &Crossing::to_camp)},
      {"promotion-on-entering-only", "A move that starts in the camp does not promote.",
       promotes(&Crossing::enters, always(true))},
      {"promotion-on-the-last-rank-only", "Pieces promote only on the last rank.",
       promotes(&Crossing::to_last, always(true))},
      {"pawns-promote-on-the-last-rank-only", "A pawn promotes on the last rank only.",
       promotes(
           [](const Crossing& move) { return move.to_camp && (!move.by(pawn) || move.to_last); },
           always(true))},
      {"only-pawns-promote", "Only pawns promote.",
       promotes(both_hold(&Crossing::to_camp, by_kind(pawn)), always(true))},
      {"captures-do-not-promote", "A capture in the camp does not promote.",
       promotes(both_hold(&Crossing::to_camp, is_not(&Crossing::captures)), always(true))},
      {"only-captures-promote", "A move to an empty square does not promote.",
       promotes(both_hold(&Crossing::to_camp, &Crossing::captures), always(true))},
      {"lines-may-refuse-promotion", "An incense or angle need not promote.",
       promotes(&Crossing::to_camp, is_not(by_kind(incense, angle)))},
      {"hoppers-may-refuse-promotion", "A cannon or van need not promote.",
       promotes(&Crossing::to_camp, is_not(by_kind(cannon, van)))},
      {"silver-may-refuse-promotion", "A silver need not promote.",
       promotes(&Crossing::to_camp, is_not(by_kind(silver)))},
      {"black-may-refuse-promotion", "Black's pieces need not promote.",
       promotes(&Crossing::to_camp, is_not(&Crossing::by_black))},
  });
}

MutantRules mutant_promotions_by_choice() {
  return ClauseTable<Hooks>("N6")({
      {"promotion-on-reach", "Every move that ends in the camp promotes, and no other.",
       promotes(&Crossing::to_camp, always(true))},
      {"promotion-on-the-last-rank-only",
       "Only a move onto the last rank may promote; a pawn must promote there.",
       promotes(&Crossing::to_last, by_pawn_at_the_end)},
      {"promotion-is-never-forced", "A pawn may stay a pawn on the last rank.",
       promotes(starts_or_ends, always(false))},
      {"promotion-is-always-forced", "A move that starts or ends in the camp promotes.",
       promotes(starts_or_ends, always(true))},
      {"promotion-is-forced-on-reach",
       "A move that ends in the camp must promote; a move out of the camp may.",
       promotes(starts_or_ends, &Crossing::to_camp)},
      {"promotion-is-forced-on-leaving", "A move out of the camp must promote.",
       promotes(starts_or_ends, either(is_not(&Crossing::to_camp), by_pawn_at_the_end))},
      {"promotion-on-reach-by-choice", "A move out of the camp does not promote.",
       promotes(&Crossing::to_camp, by_pawn_at_the_end)},
      {"promotion-on-entering-only", "A move that starts in the camp does not promote.",
       promotes(&Crossing::enters, by_pawn_at_the_end)},
      {"promotion-not-within", "A move from camp to camp does not promote.",
       promotes(&Crossing::enters_or_leaves, by_pawn_at_the_end)},
      {"promotion-on-leaving-only", "Only a piece that starts in the camp promotes.",
       promotes(&Crossing::from_camp, by_pawn_at_the_end)},
      {"pawns-must-promote-on-entering", "A pawn must promote wherever it may.",
       promotes(starts_or_ends, by_kind(pawn))},
      {"pawns-must-promote-on-the-last-two-ranks",
       "A pawn must promote on its last rank but one, too.",
       promotes(starts_or_ends, both_hold(by_kind(pawn), &Crossing::to_last_two))},
      {"cassias-must-promote-on-the-last-two-ranks",
       "A cassia must promote where Shogi's knight must.",
       promotes(starts_or_ends,
                either(by_pawn_at_the_end, both_hold(by_kind(cassia), &Crossing::to_last_two)))},
      {"incense-must-promote-on-the-last-rank", "An incense must promote where Shogi's lance must.",
       promotes(starts_or_ends, both_hold(by_kind(pawn, incense), &Crossing::to_last))},
      {"all-must-promote-on-the-last-rank", "Every piece must promote on the last rank.",
       promotes(starts_or_ends, &Crossing::to_last)},
      {"lines-must-promote", "An incense or angle must promote wherever it may.",
       promotes(starts_or_ends, either(by_kind(incense, angle), by_pawn_at_the_end))},
      {"hoppers-must-promote", "A cannon or van must promote wherever it may.",
       promotes(starts_or_ends, either(by_kind(cannon, van), by_pawn_at_the_end))},
      {"captures-must-promote", "A capture must promote wherever it may.",
       promotes(starts_or_ends, either(&Crossing::captures, by_pawn_at_the_end))},
      {"captures-do-not-promote", "A capture does not promote.",
       promotes(both_hold(starts_or_ends, is_not(&Crossing::captures)), by_pawn_at_the_end)},
      {"black-pawns-need-not-promote", "Black's pawn may stay a pawn on rank 1.",
       promotes(starts_or_ends, both_hold(by_pawn_at_the_end, is_not(&Crossing::by_black)))},
  });
}

MutantRules mutant_captures() {
  MutantRules rules = joined<Hooks>(captured_pieces("N7", cast));
  rules = after("captured-gildings-are-lost", rules,
                {{"captured-hoppers-are-lost", "N7", "Captured cannons and vans are lost.",
                  loses(either(Sort(cannon), Sort(van)))}});
  return after("captured-as-they-moved", rules,
               {{"iron-is-captured-as-a-van", "N7", "A captured iron goes to the hand as a van.",
                 taken_as([](Piece captured) {
                   return iron.holds(captured) ? Piece(captured.colour(), van) : captured;
                 })}});
}

MutantRules mutant_drops() {
  return joined<Hooks>(
      barred_ranks("N8",
                   {"in-the-camp", "beyond-the-middle", "on-the-last-rank", "on-the-first-rank"}),
      drops_of_kinds(), barred_squares("N8", cast),
      MutantRules{{"no-drops-in-check", "N8", "A drop cannot answer a check.",
                   bars([](const Dropping& drop, int) { return drop.in_check(); })}},
      ways_to_drop("N8", cast));
}

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(mutant_ranks(), barring_pieces("N10", cast), barring_pawns("N10", cast));
}

MutantRules mutant_ends() {
  MutantRules mates_and_stalemates = ClauseTable<Hooks>("N12")({
      {"stalemate-passes", "A stalemated player passes.",
       passes_unsafely_if(&Situation::is_stalemate)},
      {"passes-without-a-move", "A player without a legal move passes, even if mated.",
       passes_unsafely_if(&Situation::has_no_move)},
      {"passes-are-free", "A player may always pass, as in Janggi.",
       passes_unsafely_if(is_not(&Situation::in_check))},
      {"passes-in-check", "A player may always pass, even in check.",
       passes_unsafely_if(always(true))},
      {"drops-do-not-avert-mate", "Drops do not avert mate.",
       also_if(&Hooks::over, &Situation::stuck_in_check)},
      {"moves-do-not-avert-mate", "Only moves of the jade and drops avert mate.",
       also_if(&Hooks::over,
               [](const Situation& asked) {
                 return asked.in_check() && !asked.royal_can_go() && !asked.can_drop();
               })},
      {"drops-do-not-avert-stalemate", "Drops do not avert stalemate.",
       also_if(&Hooks::over, &Situation::stuck_without_check)},
  });
  MutantRules other_ends = ClauseTable<Hooks>("C3")({
      {"jade-in-the-camp-wins", "A jade that reaches the enemy camp ends the game.",
       also_if(&Hooks::over, enemy_arrived(3))},
      {"jade-on-the-last-rank-wins", "A jade that reaches the last rank ends the game.",
       also_if(&Hooks::over, enemy_arrived(1))},
      {"jades-in-both-camps-end-the-game", "Impasse ends the game without a claim.",
       also_if(&Hooks::over,
               [](const Situation& asked) {
                 return asked.royal_arrived(Colour::white, 3) &&
                        asked.royal_arrived(Colour::black, 3);
               })},
      {"bare-jade-loses", "A player who has only the jade has lost.",
       also_if(&Hooks::over, &Situation::mover_has_nothing)},
  });
  return joined<Hooks>(mates_and_stalemates, other_ends);
}

}  // namespace hurdle::nine_elder

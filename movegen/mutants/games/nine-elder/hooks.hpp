// The mutants of Nine elder's clauses, one function for each theme, and the referee that they
// change. The four variants of the family use them.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/shogi/hands.hpp"
#include "movegen/variants/nine-elder/referee.hpp"

namespace hurdle::nine_elder {

using namespace mutation;

/// The functions that mutants change; N6 by those of promotion.
struct Hooks : PawnFileHooks {                             // N10
  Hook<bool(Piece)> is_hurdle;                             // N3, N4
  Hook<bool(Colour, Square)> pawn_may_be_dropped_on_rank;  // N9
};

/// These rules with changes.
template <class Rules>
class HookedElder : public HookedPromotion<Rules, Hooks> {
 public:
  using HookedPromotion<Rules, Hooks>::HookedPromotion;
  using Original = Rules;

  HURDLE_HOOK(bool, is_hurdle, (Piece piece), piece);
  HURDLE_HOOK(bool, pawn_may_be_dropped_on_rank, (Colour colour, Square to), colour, to);
  HURDLE_HOOK(bool, pawn_may_be_dropped_on_file, (const Setup& setup, Square to), {*this, setup},
              to);
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] MutantRules mutant_generals();                        // N1: jade, gold and silver
[[nodiscard]] MutantRules mutant_pawns();                           // N1
[[nodiscard]] MutantRules mutant_promoted_generals();               // N1: promotion to a gold
[[nodiscard]] MutantRules mutant_lines();                           // N1: incense and angle
[[nodiscard]] MutantRules mutant_dragons_and_horses();              // N2
[[nodiscard]] MutantRules mutant_dragons_and_horses_literally();    // N2 of one variant
[[nodiscard]] MutantRules mutant_cannons_and_vans();                // N3
[[nodiscard]] MutantRules mutant_hurdles();                         // N3, N4
[[nodiscard]] MutantRules mutant_irons_and_coppers();               // N4
[[nodiscard]] MutantRules mutant_cassias(const Notation& variant);  // N5
[[nodiscard]] MutantRules mutant_camps(const Notation& variant);    // N6
[[nodiscard]] MutantRules mutant_promotions_on_reach();             // N6
[[nodiscard]] MutantRules mutant_promotions_by_choice();            // N6 of one variant
[[nodiscard]] MutantRules mutant_captures();                        // N7
[[nodiscard]] MutantRules mutant_drops();                           // N8
[[nodiscard]] MutantRules mutant_pawn_drops();                      // N9, N10
[[nodiscard]] MutantRules mutant_drop_mates();                      // N11
[[nodiscard]] MutantRules mutant_replies();                         // N11: replies to a mating drop
[[nodiscard]] MutantRules mutant_ends();                            // N12

// Promoted pieces.
inline constexpr Sort dragon = promoted(incense);
inline constexpr Sort horse = promoted(angle);
inline constexpr Sort iron = promoted(cannon);
inline constexpr Sort copper = promoted(van);
inline constexpr Sort gilding = promoted(pawn);

/// Nine elder in the themes that it shares with Shogi.
inline constexpr HandCast cast{
    .first = "White",
    .second = "Black",
    .player = "side",
    .royal_name = "jade",
    .promoted_pawn = "gilding",
    .royal = jade,
    .gold = gold,
    .silver = silver,
    .pawn = pawn,
    .becomes_gold = [](Kind kind) { return kind == silver || kind == cassia || kind == pawn; },
    .in_enemy_camp =
        [](const Situation& asked, Square square) {
          return rules_of<NineElderReferee>(asked).in_enemy_camp(asked.side(), square);
        },
};

}  // namespace hurdle::nine_elder

// The mutants of Shogi's clauses, one function for each theme, and the referee that they change.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/shogi/hands.hpp"
#include "movegen/variants/shogi/referee.hpp"

namespace hurdle::shogi {

using namespace mutation;

/// The functions that mutants change; S9 by those of promotion, S14 by `permitted`.
struct Hooks : PawnFileHooks {                     // S13
  Hook<bool(Colour, Kind, Square)> leaves_a_move;  // S12
};

/// These rules with changes.
class HookedShogi : public HookedPromotion<ShogiReferee, Hooks> {
 public:
  using HookedPromotion::HookedPromotion;

  HURDLE_HOOK(bool, leaves_a_move, (Colour colour, Kind kind, Square to), colour, kind, to);
  HURDLE_HOOK(bool, pawn_may_be_dropped_on_file, (const Setup& setup, Square to), {*this, setup},
              to);
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] MutantRules mutant_generals();            // S1, S4, S5
[[nodiscard]] MutantRules mutant_promoted();            // S5 to S8: promotion to a gold
[[nodiscard]] MutantRules mutant_lines();               // S2, S3
[[nodiscard]] MutantRules mutant_dragons_and_horses();  // S2, S3
[[nodiscard]] PieceRules mutant_knights();              // S6
[[nodiscard]] PieceRules mutant_lances();               // S7
[[nodiscard]] MutantRules mutant_camps();               // S9
[[nodiscard]] MutantRules mutant_promotions();          // S9
[[nodiscard]] MutantRules mutant_captures();            // S10
[[nodiscard]] MutantRules mutant_drops();               // S11, S12
[[nodiscard]] MutantRules mutant_pawn_drops();          // S13
[[nodiscard]] MutantRules mutant_drop_mates();          // S14
[[nodiscard]] MutantRules mutant_judgements();          // S14
[[nodiscard]] MutantRules mutant_ends();                // S15, S16, and ends that the game lacks

// Promoted pieces.
inline constexpr Sort dragon = promoted(rook);
inline constexpr Sort horse = promoted(bishop);
inline constexpr Sort tokin = promoted(pawn);

/// Shogi in the themes that other games share.
inline constexpr HandCast cast{
    .first = "Sente",
    .second = "Gote",
    .player = "player",
    .royal_name = "king",
    .promoted_pawn = "tokin",
    .royal = king,
    .gold = gold,
    .silver = silver,
    .pawn = pawn,
    .becomes_gold = [](Kind kind) { return kind != rook && kind != bishop; },
    .in_enemy_camp =
        [](const Situation& asked, Square square) {
          return rules_of<ShogiReferee>(asked).in_enemy_camp(asked.side(), square);
        },
};

}  // namespace hurdle::shogi

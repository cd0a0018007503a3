// What engines get wrong about Shogi's clauses, one function a theme; and the referee that can be
// changed so.
#pragma once

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/referee/misreadings/promotion.hpp"
#include "movegen/referee/misreadings/rule.hpp"
#include "movegen/variants/shogi/referee.hpp"

namespace hurdle::shogi {

/// The functions that misreadings change; S9 by those of promotion, S14 by `permitted`.
struct Hooks : wrong::PromotionHooks {
  wrong::Hook<bool(Colour, Kind, Square)> leaves_a_move;                             // S12
  wrong::Hook<bool(const wrong::Position&, Square to)> pawn_may_be_dropped_on_file;  // S13
};

/// These rules with changes.
class MisreadShogi : public wrong::MisreadPromotion<ShogiReferee, Hooks> {
 public:
  using MisreadPromotion::MisreadPromotion;

  bool leaves_a_move(Colour colour, Kind kind, Square to) const override {
    return hooks_.leaves_a_move(colour, kind, to, [this](Colour own, Kind one, Square where) {
      return ShogiReferee::leaves_a_move(own, one, where);
    });
  }
  bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const override {
    return hooks_.pawn_may_be_dropped_on_file(
        {*this, setup}, to, [this](const wrong::Position& asked, Square where) {
          return ShogiReferee::pawn_may_be_dropped_on_file(asked.setup, where);
        });
  }
};

using WrongRules = wrong::Rules<Hooks>;

[[nodiscard]] WrongRules wrong_generals();            // S1, S4, S5
[[nodiscard]] WrongRules wrong_promoted();            // S5 to S8: what goes as a gold
[[nodiscard]] WrongRules wrong_lines();               // S2, S3
[[nodiscard]] WrongRules wrong_dragons_and_horses();  // S2, S3
[[nodiscard]] WrongRules wrong_knights();             // S6
[[nodiscard]] WrongRules wrong_lances();              // S7
[[nodiscard]] WrongRules wrong_pawns();               // S8
[[nodiscard]] WrongRules wrong_camps();               // S9
[[nodiscard]] WrongRules wrong_promotions();          // S9
[[nodiscard]] WrongRules wrong_captures();            // S10
[[nodiscard]] WrongRules wrong_drops();               // S11, S12
[[nodiscard]] WrongRules wrong_pawn_drops();          // S13
[[nodiscard]] WrongRules wrong_drop_mates();          // S14
[[nodiscard]] WrongRules wrong_ends();                // S15, S16, and ends that there are not

/// All of them.
[[nodiscard]] WrongRules wrong_rules();

/// The readings of this game that people hold.
[[nodiscard]] std::vector<Reading> readings();

// What stands on the board.
inline constexpr wrong::Sort dragon = wrong::promoted(rook);
inline constexpr wrong::Sort horse = wrong::promoted(bishop);
inline constexpr wrong::Sort tokin = wrong::promoted(pawn);
inline const wrong::Steps as_silver{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

}  // namespace hurdle::shogi

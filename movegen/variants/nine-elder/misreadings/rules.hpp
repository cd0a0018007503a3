// What engines get wrong about Nine elder's clauses, one function a theme; and the referee that can
// be changed so, for the four readings of the family.
#pragma once

#include "movegen/referee/misreadings/going.hpp"
#include "movegen/referee/misreadings/promotion.hpp"
#include "movegen/referee/misreadings/rule.hpp"
#include "movegen/variants/nine-elder/referee.hpp"

namespace hurdle::nine_elder {

/// The functions that misreadings change; N6 by those of promotion.
struct Hooks : wrong::PromotionHooks {
  wrong::Hook<bool(Piece)> is_hurdle;                                                // N3, N4
  wrong::Hook<bool(Colour, Square)> pawn_may_be_dropped_on_rank;                     // N9
  wrong::Hook<bool(const wrong::Position&, Square to)> pawn_may_be_dropped_on_file;  // N10
};

/// These rules with changes.
template <class Rules>
class MisreadElder : public wrong::MisreadPromotion<Rules, Hooks> {
 public:
  using wrong::MisreadPromotion<Rules, Hooks>::MisreadPromotion;

  bool is_hurdle(Piece piece) const override {
    return this->hooks_.is_hurdle(piece, [this](Piece one) { return Rules::is_hurdle(one); });
  }
  bool pawn_may_be_dropped_on_rank(Colour colour, Square to) const override {
    return this->hooks_.pawn_may_be_dropped_on_rank(colour, to, [this](Colour own, Square where) {
      return Rules::pawn_may_be_dropped_on_rank(own, where);
    });
  }
  bool pawn_may_be_dropped_on_file(const Setup& setup, Square to) const override {
    return this->hooks_.pawn_may_be_dropped_on_file(
        {*this, setup}, to, [this](const wrong::Position& asked, Square where) {
          return Rules::pawn_may_be_dropped_on_file(asked.setup, where);
        });
  }
};

using WrongRules = wrong::Rules<Hooks>;

[[nodiscard]] WrongRules wrong_generals();                        // N1: jade, gold and silver
[[nodiscard]] WrongRules wrong_pawns();                           // N1
[[nodiscard]] WrongRules wrong_promoted_generals();               // N1: what goes as a gold
[[nodiscard]] WrongRules wrong_lines();                           // N1: incense and angle
[[nodiscard]] WrongRules wrong_dragons_and_horses();              // N2
[[nodiscard]] WrongRules wrong_dragons_and_horses_literally();    // N2 of one reading
[[nodiscard]] WrongRules wrong_cannons_and_vans();                // N3
[[nodiscard]] WrongRules wrong_hurdles();                         // N3, N4
[[nodiscard]] WrongRules wrong_irons_and_coppers();               // N4
[[nodiscard]] WrongRules wrong_cassias(const Notation& reading);  // N5
[[nodiscard]] WrongRules wrong_camps(const Notation& reading);    // N6
[[nodiscard]] WrongRules wrong_promotions_on_reach();             // N6
[[nodiscard]] WrongRules wrong_promotions_by_choice();            // N6 of one reading
[[nodiscard]] WrongRules wrong_captures();                        // N7
[[nodiscard]] WrongRules wrong_drops();                           // N8
[[nodiscard]] WrongRules wrong_pawn_drops();                      // N9, N10
[[nodiscard]] WrongRules wrong_drop_mates();                      // N11
[[nodiscard]] WrongRules wrong_drop_mate_replies();               // N11
[[nodiscard]] WrongRules wrong_ends();                            // N12

/// All of them that show in this reading.
[[nodiscard]] WrongRules wrong_rules(const Notation& reading);

/// The readings of this variant that people hold.
[[nodiscard]] std::vector<Reading> readings(const Notation& variant);

// What stands on the board.
inline constexpr wrong::Sort dragon = wrong::promoted(incense);
inline constexpr wrong::Sort horse = wrong::promoted(angle);
inline constexpr wrong::Sort iron = wrong::promoted(cannon);
inline constexpr wrong::Sort copper = wrong::promoted(van);
inline constexpr wrong::Sort gilding = wrong::promoted(pawn);
inline const wrong::Steps as_silver{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

}  // namespace hurdle::nine_elder

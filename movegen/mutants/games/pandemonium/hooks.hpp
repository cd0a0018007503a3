// What engines get wrong about Pandemonium's clauses, one function a theme; and the referee that
// can be changed so.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/mutants/themes/promotion.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle::pandemonium {

using namespace mutation;

/// The family's own functions, as the mutant has them.
[[nodiscard]] inline const PandemoniumReferee& family(const BaseReferee& rules) {
  return static_cast<const PandemoniumReferee&>(rules);  // all changes here go to this family
}

/// A player's rank of a square, from 1.
[[nodiscard]] constexpr int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : notation.ranks - square.rank();
}

/// Castling of the player towards one of the corners.
struct Castling : Position {
  Wing wing;

  [[nodiscard]] auto arguments() const { return std::tie(setup, wing); }
  [[nodiscard]] Piece partner() const { return at(corner()); }
  [[nodiscard]] Square corner() const { return family(rules).rook_start(side(), wing); }
  [[nodiscard]] Square king_start() const { return family(rules).king_start(side()); }
  [[nodiscard]] bool king_stands() const { return at(king_start()) == Piece(side(), king); }
  /// The square so many steps from the king's start towards the corner.
  [[nodiscard]] Square square(int steps) const {
    return family(rules).castling_square(side(), wing, steps);
  }
  [[nodiscard]] Setup with_king_on(int steps) const {
    return family(rules).with_king_on(setup, square(steps));
  }
  /// Whether the king would be in check there.
  [[nodiscard]] bool is_attacked(int steps) const {
    return rules.in_check(with_king_on(steps), side());
  }
};

/// The functions that mutants change; P5 by those of promotion.
struct Hooks : PromotionHooks {
  using Visits = Hook<void(const Standing&, VisitSquare)>;

  Visits pawn_steps;                                  // P2, P3
  Visits pawn_captures;                               // P2
  Hook<int(Colour, Square from)> pawn_reach;          // P3
  Visits pawn_passing;                                // P4
  Hook<bool(const Castling&)> castling_pair_stands;   // P10
  Hook<bool(const Castling&)> castling_way_is_free;   // P10
  Hook<bool(const Position&)> castling_is_no_escape;  // P10
  Hook<bool(const Castling&)> castling_way_is_safe;   // P10
};

/// These rules with changes.
template <class Rules>
class HookedPandemonium : public HookedPromotion<Rules, Hooks> {
 public:
  using HookedPromotion<Rules, Hooks>::HookedPromotion;
  using Original = Rules;

  HURDLE_HOOK(void, pawn_steps, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(void, pawn_captures, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(void, pawn_passing, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(int, pawn_reach, (Colour colour, Square from), colour, from);
  HURDLE_HOOK(bool, castling_pair_stands, (const Setup& setup, Wing wing), {{*this, setup}, wing});
  HURDLE_HOOK(bool, castling_way_is_free, (const Setup& setup, Wing wing), {{*this, setup}, wing});
  HURDLE_HOOK(bool, castling_is_no_escape, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, castling_way_is_safe, (const Setup& setup, Wing wing), {{*this, setup}, wing});
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] MutantRules mutant_plain_pieces();     // P1
[[nodiscard]] MutantRules mutant_promoted_pieces();  // P1
[[nodiscard]] MutantRules mutant_lines();            // P1
[[nodiscard]] MutantRules forgotten_directions();    // P1
[[nodiscard]] MutantRules mutant_pawns();            // P2
[[nodiscard]] MutantRules mutant_reaches();          // P3
[[nodiscard]] MutantRules mutant_long_steps();       // P3
[[nodiscard]] MutantRules mutant_memories();         // P4: which squares are passed
[[nodiscard]] MutantRules mutant_passing();          // P4: which squares are passed
[[nodiscard]] MutantRules mutant_takers();           // P4: who takes, and what is removed
[[nodiscard]] MutantRules mutant_removals();         // P4: who takes, and what is removed
[[nodiscard]] MutantRules mutant_exposures();        // P4: who takes, and what is removed
[[nodiscard]] MutantRules overlooked_captures();     // P4: who takes, and what is removed
[[nodiscard]] MutantRules mutant_promotions();       // P5
[[nodiscard]] MutantRules mutant_ranks();            // P5
[[nodiscard]] MutantRules mutant_refusals();         // P5
[[nodiscard]] MutantRules forgotten_promotions();    // P5
[[nodiscard]] MutantRules mutant_hands();            // P6
[[nodiscard]] MutantRules vanishing_sorts();         // P6
[[nodiscard]] MutantRules mutant_drops();            // P7
[[nodiscard]] MutantRules forgotten_drops();         // P7
[[nodiscard]] MutantRules mutant_pawn_drops();       // P8
[[nodiscard]] MutantRules mutant_drop_mates();       // P9
[[nodiscard]] MutantRules mutant_rights();           // P10: who castles with whom
[[nodiscard]] MutantRules mutant_partners();         // P10: who castles with whom
[[nodiscard]] MutantRules mutant_castling_ways();    // P10
[[nodiscard]] MutantRules mutant_castling_safety();  // P10
[[nodiscard]] MutantRules mutant_castling_wings();   // P10, one wing at a time
[[nodiscard]] MutantRules mutant_ends();             // P11

// What more than one theme speaks of.

/// A part of the pawn's movement, or `targets` of every piece, visits these squares.
[[nodiscard]] Change<Hooks> visits(Hooks::Visits Hooks::*part, Going going);

[[nodiscard]] bool goes_left(const Mover& mover, Square to);
[[nodiscard]] bool goes_right(const Mover& mover, Square to);

/// A move of this piece starts in the enemy camp, or ends there.
[[nodiscard]] inline bool leaves_camp(const Reach& asked) {
  return family(asked.rules).in_enemy_camp(asked.piece().colour(), asked.from);
}
[[nodiscard]] inline bool enters_camp(const Reach& asked) {
  return family(asked.rules).in_enemy_camp(asked.piece().colour(), asked.to);
}

}  // namespace hurdle::pandemonium

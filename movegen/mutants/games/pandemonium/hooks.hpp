// The mutants of Pandemonium's clauses, one function for each theme, and the referee that they
// change.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/themes/chess.hpp"
#include "movegen/mutants/themes/promotion.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle::pandemonium {

using namespace mutation;

/// The functions of this game, with the changes of the mutant.
[[nodiscard]] inline const PandemoniumReferee& family(const BaseReferee& rules) {
  return static_cast<const PandemoniumReferee&>(rules);  // all changes here go to this family
}

/// Castling of the player towards one of the corners.
struct Castling : Situation {
  Wing wing;

  [[nodiscard]] auto arguments() const { return std::tie(setup, wing); }
  [[nodiscard]] Piece partner() const { return at(corner()); }
  [[nodiscard]] Square corner() const { return family(rules).rook_start(side(), wing); }
  [[nodiscard]] Square king_start() const { return family(rules).king_start(side()); }
  [[nodiscard]] bool king_stands() const { return at(king_start()) == Piece(side(), king); }
  /// The square this many steps from the king's start towards the corner.
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

/// The functions that mutants change; P2 to P4 by those of pawns.
struct Hooks : PawnHooks {
  Hook<bool(Colour, Square)> in_enemy_camp;            // P5
  Hook<bool(const Reach&)> may_promote, must_promote;  // P5
  Hook<bool(const Castling&)> castling_pair_stands;    // P10
  Hook<bool(const Castling&)> castling_way_is_free;    // P10
  Hook<bool(const Situation&)> castling_is_no_escape;  // P10
  Hook<bool(const Castling&)> castling_way_is_safe;    // P10
};

/// These rules with changes.
template <class Rules>
class HookedPandemonium : public HookedPawns<HookedPromotion<Rules, Hooks>> {
 public:
  using HookedPawns<HookedPromotion<Rules, Hooks>>::HookedPawns;
  using Original = Rules;

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
[[nodiscard]] MutantRules mutant_long_steps();       // P3
[[nodiscard]] MutantRules passed_squares();          // P4: which squares are passed
[[nodiscard]] MutantRules mutant_passing();          // P4: the capture
[[nodiscard]] MutantRules overlooked_captures();     // P4: the capture
[[nodiscard]] MutantRules mutant_promotions();       // P5
[[nodiscard]] MutantRules mutant_camps();            // P5
[[nodiscard]] MutantRules forgotten_promotions();    // P5
[[nodiscard]] MutantRules mutant_hands();            // P6
[[nodiscard]] MutantRules vanishing_sorts();         // P6
[[nodiscard]] MutantRules mutant_drops();            // P7
[[nodiscard]] MutantRules forgotten_drops();         // P7
[[nodiscard]] MutantRules mutant_pawn_drops();       // P8
[[nodiscard]] MutantRules mutant_drop_mates();       // P9
[[nodiscard]] MutantRules mutant_castling_rights();  // P10: king and partner
[[nodiscard]] MutantRules mutant_castling_ways();    // P10
[[nodiscard]] MutantRules mutant_castling_wings();   // P10, one wing at a time
[[nodiscard]] MutantRules mutant_ends();             // P11

/// A move of this piece starts in the enemy camp, or ends there.
[[nodiscard]] inline bool leaves_camp(const Reach& asked) {
  return family(asked.rules).in_enemy_camp(asked.piece().colour(), asked.from);
}
[[nodiscard]] inline bool enters_camp(const Reach& asked) {
  return family(asked.rules).in_enemy_camp(asked.piece().colour(), asked.to);
}

inline constexpr Sort dragon = promoted(rook);
inline constexpr Sort horse = promoted(bishop);
inline constexpr Sort scepter = promoted(knight);
inline constexpr Sort apricot = promoted(marshal);
inline constexpr Sort whole = promoted(cardinal);
inline constexpr Sort gilding = promoted(pawn);

/// A sort of piece and the kinds of its moves.
struct NamedSort {
  std::string_view name;
  Sort sort;
  bool straight = false;
  bool diagonal = false;
  bool leaps = false;
};

/// All pieces except the pawn, which has clauses of its own.
inline constexpr std::array<NamedSort, 13> pieces{{
    {"king", plain(king), true, true, false},
    {"queen", plain(queen), true, true, false},
    {"rook", plain(rook), true, false, false},
    {"bishop", plain(bishop), false, true, false},
    {"knight", plain(knight), false, false, true},
    {"marshal", plain(marshal), true, false, true},
    {"cardinal", plain(cardinal), false, true, true},
    {"dragon", dragon, true, true, false},
    {"horse", horse, true, true, false},
    {"scepter", scepter, true, true, true},
    {"apricot", apricot, true, true, false},
    {"whole", whole, true, true, false},
    {"gilding", gilding, true, true, false},
}};

/// All pieces that can be captured: the pawn, and all pieces except the king.
[[nodiscard]] constexpr std::array<NamedSort, 13> capturable() {
  std::array<NamedSort, 13> sorts = pieces;
  sorts.front() = {"pawn", plain(pawn)};
  return sorts;
}

inline constexpr std::size_t history_start = kinds.size();

/// Whether this bit of a side's history is set; bits count from 0.
[[nodiscard]] inline bool remembered(const Setup& setup, Colour side, int bit) {
  const std::size_t index = history_start + static_cast<std::size_t>(bit / 8);
  return ((setup.hands[index_of(side)][index] >> static_cast<unsigned>(bit % 8)) & 1U) != 0;
}

/// Sets or clears a bit of a side's history.
inline void remember(Setup& setup, Colour side, int bit, bool value = true) {
  const std::size_t index = history_start + static_cast<std::size_t>(bit / 8);
  std::uint8_t& byte = setup.hands[index_of(side)][index];
  const auto mask = static_cast<std::uint8_t>(1U << static_cast<unsigned>(bit % 8));
  byte = static_cast<std::uint8_t>(value ? byte | mask : byte & ~mask);
}

/// The bit of a pawn that stands on its second or third rank.
[[nodiscard]] inline int bit_of_pawn(int own_rank, Square square) {
  return (own_rank - 2) * notation.files + square.file();
}

/// The number of squares that the castling king moves.
inline constexpr int kings_way = 3;

/// Whether the square this many steps from the king's start is too dangerous for castling.
using Danger = std::function<bool(const Castling& asked, int steps)>;

/// The king's way is safe when none of its first `squares` squares, up to the corner, is dangerous.
[[nodiscard]] Change<Hooks> dangers(Danger danger, int squares = kings_way);

/// A castling move; the partner may still stand in the corner.
struct Castled {
  const PandemoniumReferee& rules;
  Colour side;
  Wing wing;

  Castled(const BaseReferee& referee, const Setup& next, Move move)
      : rules(family(referee)),
        side(next.at(move.to()).colour()),
        wing(move.to().file() < move.from().file() ? Wing::left : Wing::right) {}

  [[nodiscard]] Square corner() const { return rules.rook_start(side, wing); }
  /// The square this many steps from the king's start towards the corner.
  [[nodiscard]] Square square(int steps) const { return rules.castling_square(side, wing, steps); }
};

}  // namespace hurdle::pandemonium

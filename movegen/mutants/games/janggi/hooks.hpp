// The mutants of Janggi's clauses, one function for each theme, and the referee that they change.
// Both variants of the family use them.
#pragma once

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/rule.hpp"
#include "movegen/variants/janggi/referee.hpp"

namespace hurdle::janggi {

using namespace mutation;

/// The functions that mutants change.
struct Hooks : mutation::Hooks {
  Hook<bool(Square from, Square to)> marked_diagonal;  // J1
  Hook<bool(Piece)> is_hurdle;                         // J7
  Hook<bool(Piece)> cannon_may_take;                   // J7
  Hook<bool(const Situation&)> may_pass;               // J9
  Hook<bool(const Situation&)> generals_face;          // J10
  Hook<bool(const Situation&)> bound_by_facing;        // J10
  Hook<bool(const Situation&)> may_accept_draw;        // J10
  Hook<bool(const Situation&)> ended_by_facing_pass;   // J11
  Hook<bool(const Situation&)> ended_by_two_passes;    // J12
};

/// These rules with changes.
template <class Rules>
class HookedJanggi : public Hooked<Rules, Hooks> {
 public:
  using Hooked<Rules, Hooks>::Hooked;
  using Original = Rules;

  HURDLE_HOOK(bool, marked_diagonal, (Square from, Square to), from, to);
  HURDLE_HOOK(bool, is_hurdle, (Piece piece), piece);
  HURDLE_HOOK(bool, cannon_may_take, (Piece piece), piece);
  HURDLE_HOOK(bool, may_pass, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, generals_face, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, bound_by_facing, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, may_accept_draw, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, ended_by_facing_pass, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(bool, ended_by_two_passes, (const Setup& setup), {*this, setup});
};

using MutantRules = Rules<Hooks>;

[[nodiscard]] MutantRules mutant_marks();                           // J1: lines of the board
[[nodiscard]] MutantRules mutant_palace_pieces();                   // J1, J2
[[nodiscard]] PieceRules mutant_horses();                           // J3
[[nodiscard]] PieceRules mutant_elephants();                        // J4
[[nodiscard]] PieceRules mutant_chariots();                         // J5
[[nodiscard]] PieceRules mutant_cannons();                          // J6: on lines
[[nodiscard]] PieceRules mutant_jumps();                            // J6: on diagonals
[[nodiscard]] MutantRules mutant_hurdles();                         // J7
[[nodiscard]] MutantRules mutant_targets();                         // J7
[[nodiscard]] PieceRules mutant_steps();                            // J8
[[nodiscard]] PieceRules soldier_diagonals();                       // J8
[[nodiscard]] MutantRules mutant_passes(const Notation& variant);   // J9, J12, J13
[[nodiscard]] MutantRules mutant_facings(const Notation& variant);  // J10: the bound player
[[nodiscard]] MutantRules mutant_made_facings();                    // J10: moves that make a facing
[[nodiscard]] MutantRules mutant_facing_ends(const Notation& variant);  // J11
[[nodiscard]] MutantRules mutant_checks(const Notation& variant);       // J13

inline const Steps as_elephant = as_long_elephant;

/// Whether the generals face each other, by the rules of the mutant.
[[nodiscard]] inline bool is_facing(const Situation& asked) {
  return rules_of<JanggiReferee>(asked).generals_face(asked.setup);
}
[[nodiscard]] inline bool leaves_a_facing(const Played& asked) {
  return rules_of<JanggiReferee>(asked).generals_face(asked.next);
}

[[nodiscard]] inline bool in_chos_palace(Square square) {
  return in_palace(Colour::white, square);
}
[[nodiscard]] inline bool in_a_palace(Square square) {
  return in_palace(Colour::white, square) || in_palace(Colour::black, square);
}

[[nodiscard]] inline bool to_a_cannon(const Mover& mover, Square to) {
  return mover.at(to) && mover.at(to).kind() == cannon;
}

/// Straight by the rules, diagonally only where this is true.
[[nodiscard]] inline Going diagonally_only_where(MayGo may) {
  return only_where(either(goes_straight, std::move(may)));
}

}  // namespace hurdle::janggi

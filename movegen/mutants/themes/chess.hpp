// Mutants of Chess and Pandemonium: pawns with double steps and captures in passing, and stalemate.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::mutation {

using Visits = Hook<void(const Standing&, VisitSquare)>;

/// The functions about pawns that mutants change.
struct PawnHooks : Hooks {
  Visits pawn_steps, pawn_captures, pawn_passing;
  Hook<int(Colour, Square from)> pawn_reach;
};

/// Rules with changes about pawns, on top of `Base`.
template <class Base>
class HookedPawns : public Base {
 public:
  using Base::Base;
  using Original = typename Base::Original;

  HURDLE_HOOK(void, pawn_steps, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(void, pawn_captures, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(void, pawn_passing, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(int, pawn_reach, (Colour colour, Square from), colour, from);
};

/// Replaces a part of the pawn's movement, or `targets` of every piece.
template <class SomeHooks>
[[nodiscard]] Change<SomeHooks> visits(Visits SomeHooks::*part, Going going) {
  return change(
      part, [going = std::move(going)](const Standing& asked, VisitSquare visit, auto original) {
        going({asked, original}, visit);
      });
}

/// Replaces the captures of pawns, except captures in passing.
[[nodiscard]] Change<PawnHooks> captures(Going going);
/// Captures of pawns that are too many or too few; `last_file` is the last file, "h".
[[nodiscard]] Rules<PawnHooks> pawn_captures(std::string_view clause, Kind pawn,
                                             std::string_view last_file);

// ---- Captures in passing -----------------------------------------------------------------------

/// Captures in passing, and the safety of the king after them; `last_file` as above.
[[nodiscard]] Rules<PawnHooks> captures_in_passing(std::string_view clause,
                                                   std::string_view last_file);
/// Only these captures in passing are generated.
[[nodiscard]] Change<PawnHooks> takes_in_passing_only_where(MayGo may);
/// Captures in passing by this player.
[[nodiscard]] MayGo by(Colour colour);
/// The square of the pawn that a capture in passing removes.
[[nodiscard]] inline Square taken_pawn(const Turn& asked) {
  return asked.rules.passing_pawn(asked.setup, asked.move.to());
}
/// Whether the pawn that a capture in passing on this square would remove still stands.
[[nodiscard]] MayGo has_its_pawn(Kind pawn);
/// After moves of which `when` holds, a passed square stays unless the move passes another. It is
/// used only where `usable` holds.
[[nodiscard]] Change<PawnHooks> squares_stay_if(MayGo usable,
                                                std::function<bool(const Turn& asked)> when);
/// A pawn captured in passing goes to no hand.
[[nodiscard]] Change<Hooks> loses_the_passed_pawn(Kind pawn);
/// A capture in passing counts as safe if it would be safe with the piece of this square put back.
[[nodiscard]] Change<Hooks> still_shields(std::function<Square(const Turn& asked)> square);

// ---- Castling and stalemate --------------------------------------------------------------------

/// Whether an enemy could legally capture on the square in this position.
[[nodiscard]] bool could_legally_be_taken(const BaseReferee& rules, const Setup& there,
                                          Square square, Colour enemy);
/// A side that has no legal move and is not in check must expose its king.
[[nodiscard]] Change<Hooks> exposes_in_stalemate();

// ---- Pieces, sides and directions in words -----------------------------------------------------

/// "white", "black"; "White's", "Black's".
[[nodiscard]] constexpr std::string_view side_word(Colour side) {
  return side == Colour::white ? "white" : "black";
}
[[nodiscard]] constexpr std::string_view sides(Colour side) {
  return side == Colour::white ? "White's" : "Black's";
}

/// The piece gives no check along lines, along diagonals or by leaps, though it moves so.
[[nodiscard]] Rules<Hooks> half_checks(std::string_view name, Sort sort, bool on_lines,
                                       bool on_diagonals, bool by_leaps);
/// False for a leap whose straight neighbour square on its way is occupied.
[[nodiscard]] bool leg_is_free(const Mover& mover, Square to);

}  // namespace hurdle::mutation

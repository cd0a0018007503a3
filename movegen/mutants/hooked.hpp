// The referee of every mutant: a referee with hooks for the functions that all games share. A game
// adds hooks for its own functions.
#pragma once

#include <memory>

#include "movegen/mutants/forward.hpp"
#include "movegen/mutants/hook.hpp"
#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

/// Whether a reply averts mate by a drop; the original returns whether the reply is legal.
using AvertsMate = Hook<bool(const Reply&)>;

/// The functions of `BaseReferee` that mutants change.
struct Hooks {
  Hook<void(const Standing&, VisitSquare)> targets;
  Hook<bool(const Reach&)> reaches;
  Hook<void(const Reach&, VisitMove)> write_moves;
  Hook<void(const Situation&, VisitMove)> special_moves;
  Hook<void(const Situation&, VisitMove)> drops;
  Hook<bool(const Dropping&)> may_drop;
  Hook<bool(const Played&)> keeps_royal_safe;
  Hook<bool(const Played&)> permitted;
  Hook<bool(const Situation&)> over;
  Hook<Setup(const Turn&)> after;
  Hook<bool(const Turn&)> is_castling;
  Hook<void(const BaseReferee&, Setup& next, Move)> move_partner;
  Hook<Piece(const BaseReferee&, Piece moved, Move)> piece_after;
  Hook<void(Setup& next, Piece captured)> take;
  Hook<EnPassant(const Passing&)> passed_squares;
  Hook<Square(const Situation&, Square to)> passing_pawn;
  Hook<bool(const Situation&)> may_stand_in_check;
  /// Set by the first mutant that judges mates by drops, whose change of `permitted` calls it.
  std::shared_ptr<AvertsMate> averts_mate = nullptr;
};

/// These rules with changes: every function calls its hook, with the original as last argument.
template <class Rules, class SomeHooks = Hooks>
class Hooked : public Rules {
 public:
  using Original = Rules;

  Hooked(const Notation& notation, SomeHooks hooks) : Rules(notation), hooks_(std::move(hooks)) {}

  HURDLE_HOOK(void, targets, (const Setup& setup, Square from, VisitSquare visit),
              {{*this, setup}, from}, visit);
  HURDLE_HOOK(bool, reaches, (const Setup& setup, Square from, Square to),
              {{{*this, setup}, from}, to});
  HURDLE_HOOK(void, write_moves, (const Setup& setup, Square from, Square to, VisitMove visit),
              {{{*this, setup}, from}, to}, visit);
  HURDLE_HOOK(void, special_moves, (const Setup& setup, VisitMove visit), {*this, setup}, visit);
  HURDLE_HOOK(void, drops, (const Setup& setup, VisitMove visit), {*this, setup}, visit);
  HURDLE_HOOK(bool, may_drop, (const Setup& setup, Kind kind, Square to),
              {{*this, setup}, kind, to});
  HURDLE_HOOK(bool, keeps_royal_safe, (const Setup& setup, Move move, const Setup& next),
              {{{*this, setup}, move}, next});
  HURDLE_HOOK(bool, permitted, (const Setup& setup, Move move, const Setup& next),
              {{{*this, setup}, move}, next});
  HURDLE_HOOK(bool, over, (const Setup& setup), {*this, setup});
  HURDLE_HOOK(Setup, after, (const Setup& setup, Move move), {{*this, setup}, move});
  HURDLE_HOOK(bool, is_castling, (const Setup& setup, Move move), {{*this, setup}, move});
  HURDLE_HOOK(void, move_partner, (Setup & next, Move move), *this, next, move);
  HURDLE_HOOK(Piece, piece_after, (Piece moved, Move move), *this, moved, move);
  HURDLE_HOOK(void, take, (Setup & next, Piece captured), next, captured);
  HURDLE_HOOK(EnPassant, passed_squares, (const Setup& next, Move move, Piece moved),
              {*this, next, move, moved});
  HURDLE_HOOK(Square, passing_pawn, (const Setup& setup, Square to), {*this, setup}, to);
  HURDLE_HOOK(bool, may_stand_in_check, (const Setup& setup), {*this, setup});

 protected:
  SomeHooks hooks_;
};

}  // namespace hurdle::mutation

// A referee whose functions can be changed one by one: what every mutant is made of. Knows the
// functions that all games share; a family adds its own.
#pragma once

#include <memory>

#include "movegen/mutants/hook.hpp"
#include "movegen/mutants/question.hpp"

namespace hurdle::mutation {

/// The functions of `BaseReferee` that mutants change.
struct Hooks {
  Hook<void(const Standing&, VisitSquare)> targets;
  Hook<bool(const Reach&)> reaches;
  Hook<void(const Reach&, VisitMove)> write_moves;
  Hook<void(const Position&, VisitMove)> special_moves;
  Hook<void(const Position&, VisitMove)> drops;
  Hook<bool(const Dropping&)> may_drop;
  Hook<bool(const Played&)> keeps_royal_safe;
  Hook<bool(const Played&)> permitted;
  Hook<bool(const Position&)> over;
  Hook<Setup(const Turn&)> after;
  Hook<bool(const Turn&)> is_castling;
  Hook<void(const BaseReferee&, Setup& next, Move)> move_partner;
  Hook<Piece(const BaseReferee&, Piece moved, Move)> piece_after;
  Hook<void(Setup& next, Piece captured)> take;
  Hook<EnPassant(const Passing&)> passed_squares;
  Hook<Square(const Position&, Square to)> passing_pawn;
  Hook<bool(const Position&)> may_stand_in_check;
};

/// These rules with changes: every function asks its hook and hands over the right answer.
template <class Rules, class SomeHooks = Hooks>
class Hooked : public Rules {
 public:
  Hooked(const Notation& notation, SomeHooks hooks) : Rules(notation), hooks_(std::move(hooks)) {}

  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    hooks_.targets({{*this, setup}, from}, visit, [this](const Standing& asked, VisitSquare each) {
      Rules::targets(asked.setup, asked.from, each);
    });
  }
  bool reaches(const Setup& setup, Square from, Square to) const override {
    return hooks_.reaches({{{*this, setup}, from}, to}, [this](const Reach& asked) {
      return Rules::reaches(asked.setup, asked.from, asked.to);
    });
  }
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override {
    hooks_.write_moves({{{*this, setup}, from}, to}, visit,
                       [this](const Reach& asked, VisitMove each) {
                         Rules::write_moves(asked.setup, asked.from, asked.to, each);
                       });
  }
  void special_moves(const Setup& setup, VisitMove visit) const override {
    hooks_.special_moves({*this, setup}, visit, [this](const Position& asked, VisitMove each) {
      Rules::special_moves(asked.setup, each);
    });
  }
  void drops(const Setup& setup, VisitMove visit) const override {
    hooks_.drops({*this, setup}, visit, [this](const Position& asked, VisitMove each) {
      Rules::drops(asked.setup, each);
    });
  }
  bool may_drop(const Setup& setup, Kind kind, Square to) const override {
    return hooks_.may_drop({{*this, setup}, kind, to}, [this](const Dropping& asked) {
      return Rules::may_drop(asked.setup, asked.kind, asked.to);
    });
  }
  bool keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const override {
    return hooks_.keeps_royal_safe({{{*this, setup}, move}, next}, [this](const Played& asked) {
      return Rules::keeps_royal_safe(asked.setup, asked.move, asked.next);
    });
  }
  bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return hooks_.permitted({{{*this, setup}, move}, next}, [this](const Played& asked) {
      return Rules::permitted(asked.setup, asked.move, asked.next);
    });
  }
  bool over(const Setup& setup) const override {
    return hooks_.over({*this, setup},
                       [this](const Position& asked) { return Rules::over(asked.setup); });
  }
  Setup after(const Setup& setup, Move move) const override {
    return hooks_.after({{*this, setup}, move}, [this](const Turn& asked) {
      return Rules::after(asked.setup, asked.move);
    });
  }
  bool is_castling(const Setup& setup, Move move) const override {
    return hooks_.is_castling({{*this, setup}, move}, [this](const Turn& asked) {
      return Rules::is_castling(asked.setup, asked.move);
    });
  }
  void move_partner(Setup& next, Move move) const override {
    hooks_.move_partner(*this, next, move,
                        [this](const BaseReferee& /*rules*/, Setup& after, Move made) {
                          Rules::move_partner(after, made);
                        });
  }
  Piece piece_after(Piece moved, Move move) const override {
    return hooks_.piece_after(*this, moved, move,
                              [this](const BaseReferee& /*rules*/, Piece piece, Move made) {
                                return Rules::piece_after(piece, made);
                              });
  }
  void take(Setup& next, Piece captured) const override {
    hooks_.take(next, captured, [this](Setup& after, Piece piece) { Rules::take(after, piece); });
  }
  EnPassant passed_squares(const Setup& next, Move move, Piece moved) const override {
    return hooks_.passed_squares({*this, next, move, moved}, [this](const Passing& asked) {
      return Rules::passed_squares(asked.next, asked.move, asked.moved);
    });
  }
  Square passing_pawn(const Setup& setup, Square to) const override {
    return hooks_.passing_pawn({*this, setup}, to, [this](const Position& asked, Square square) {
      return Rules::passing_pawn(asked.setup, square);
    });
  }
  bool may_stand_in_check(const Setup& setup) const override {
    return hooks_.may_stand_in_check({*this, setup}, [this](const Position& asked) {
      return Rules::may_stand_in_check(asked.setup);
    });
  }

 protected:
  SomeHooks hooks_;
};

}  // namespace hurdle::mutation

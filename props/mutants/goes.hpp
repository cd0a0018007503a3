// A kind of piece that goes wrongly: what the errors of movement of every family have in common.
// Knows how an error is put in the place of the right movement; knows no error and no variant.
#pragma once

#include "movegen/referee/function_ref.hpp"
#include "movegen/referee/walk.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle::mutants {

/// The piece that goes, and where it goes by the rules. Families add what their errors ask of it.
struct GoingPiece {
  const Setup& setup;
  Walk walk;
  Square from;
  Colour colour;
  FunctionRef<void(VisitSquare)> rightly;  ///< visits the squares that the rules give it

  [[nodiscard]] Piece at(Square square) const { return setup.at(square); }
  [[nodiscard]] Step ahead() const { return {0, forward(colour)}; }
};

/// A wrong movement of a family's `Mover`: visits where the piece goes.
template <class Mover>
using WrongWay = void (*)(const Mover& mover, VisitSquare visit);

/// Pieces of one kind go wrongly.
template <class Rules, class Mover>
struct KindGoes : Rules {
  KindGoes(const Notation& notation, Kind kind, WrongWay<Mover> going)
      : Rules(notation), kind_(kind), going_(going) {}

 protected:
  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const auto rightly = [&](VisitSquare each) { Rules::targets(setup, from, each); };
    if (setup.at(from).kind() != kind_) {
      return rightly(visit);
    }
    going_({{setup, this->walk(setup, from), from, setup.at(from).colour(), rightly}}, visit);
  }

 private:
  Kind kind_;
  WrongWay<Mover> going_;
};

}  // namespace hurdle::mutants

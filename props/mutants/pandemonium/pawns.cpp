// P2 read wrongly: where pawns step and capture.
#include <optional>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Captures straight ahead, like a pawn of shogi.
template <class Rules>
struct CapturesAhead : Rules {
  CapturesAhead(const Notation& notation, bool diagonally_too)
      : Rules(notation), diagonally_too_(diagonally_too) {}

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    const Walk here = this->walk(setup, from);
    const Square ahead = here.neighbour(from, Step{0, forward(setup.at(from).colour())});
    if (here.enemy(ahead)) {
      visit(ahead);
    }
    if (diagonally_too_) {
      Rules::pawn_captures(setup, from, visit);
    }
  }

 private:
  bool diagonally_too_;
};

/// Goes diagonally forward to empty squares too.
template <class Rules>
struct StepsDiagonally : Rules {
  using Rules::Rules;

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    const Walk here = this->walk(setup, from);
    for (const int side : {-1, 1}) {
      const Square to = here.neighbour(from, Step{side, forward(setup.at(from).colour())});
      const bool passed = setup.at(from).colour() == setup.side && setup.en_passant.contains(to);
      if (!passed) {
        here.stand(to, visit);
      }
    }
  }
};

/// Captures to one side only.
template <class Rules>
struct OneSideOnly : Rules {
  OneSideOnly(const Notation& notation, int side) : Rules(notation), side_(side) {}

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_captures(setup, from, [&](Square to) {
      if (to.file() - from.file() == side_) {
        visit(to);
      }
    });
  }

 private:
  int side_;
};

/// Squares are numbers, and a capture over the side edge arrives on the other side.
template <class Rules>
struct CapturesAroundTheEdge : Rules {
  using Rules::Rules;

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_captures(setup, from, visit);
    const Walk here = this->walk(setup, from);
    for (const int side : {-1, 1}) {
      const int to =
          static_cast<int>(from.index()) + side + max_files * forward(setup.at(from).colour());
      const bool wraps = !this->notation().on_board(from.file() + side, from.rank());
      if (wraps && to >= 0 && to < static_cast<int>(square_count) &&
          here.enemy(Square::at(static_cast<std::size_t>(to)))) {
        visit(Square::at(static_cast<std::size_t>(to)));
      }
    }
  }
};

/// Captures on another rank too, so many ranks ahead: the pawns of one side or of both.
template <class Rules>
struct AlsoCaptures : Rules {
  AlsoCaptures(const Notation& notation, std::optional<Colour> whose, int ranks)
      : Rules(notation), whose_(whose), ranks_(ranks) {}

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_captures(setup, from, visit);
    const Colour own = setup.at(from).colour();
    if (whose_ && own != *whose_) {
      return;
    }
    const Walk here = this->walk(setup, from);
    for (const int side : {-1, 1}) {
      const Square to = here.neighbour(from, Step{side, ranks_ * forward(own)});
      if (here.enemy(to)) {
        visit(to);
      }
    }
  }

 private:
  std::optional<Colour> whose_;
  int ranks_;
};

/// Black's pawns capture as White's: up the board.
template <class Rules>
struct BlackCapturesUpwards : Rules {
  using Rules::Rules;

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    const Walk here = this->walk(setup, from);
    for (const int side : {-1, 1}) {
      const Square to = here.neighbour(from, Step{side, 1});
      if (here.enemy(to)) {
        visit(to);
      }
    }
  }
};

/// Promoted pieces cannot be captured by a pawn.
template <class Rules>
struct SparesPromoted : Rules {
  using Rules::Rules;

  void pawn_captures(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_captures(setup, from, [&](Square to) {
      if (!setup.at(to).promoted()) {
        visit(to);
      }
    });
  }
};

/// Captures ahead at the end of a way that is stopped by an enemy.
template <class Rules>
struct LongStepCaptures : Rules {
  using Rules::Rules;

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    const Walk here = this->walk(setup, from);
    const Colour own = setup.at(from).colour();
    const Square stop = here.first_piece(from, Step{0, forward(own)});
    const int length = stop.exists() ? (stop.rank() - from.rank()) * forward(own) : 0;
    Rules::pawn_steps(setup, from, visit);
    if (here.enemy(stop) && length > 1 && length <= this->pawn_reach(own, from)) {
      visit(stop);
    }
  }
};

/// One step straight back is a pawn's move too.
template <class Rules>
struct StepsBack : Rules {
  using Rules::Rules;

  void pawn_steps(const Setup& setup, Square from, VisitSquare visit) const override {
    Rules::pawn_steps(setup, from, visit);
    const Walk here = this->walk(setup, from);
    const Colour own = setup.at(from).colour();
    const Square back = here.neighbour(from, Step{0, -forward(own)});
    if (here.empty(back) && this->own_rank(own, back) > 1) {
      visit(back);
    }
  }
};

}  // namespace

void add_pawn_mutants(Pandemonium& family) {
  family.add<CapturesAhead>(
      {"pawn-captures-ahead-only", "P2", "A pawn captures straight ahead and not diagonally."},
      false);
  family.add<CapturesAhead>(
      {"pawn-captures-ahead-too", "P2", "A pawn captures straight ahead as well."}, true);
  family.add<StepsDiagonally>(
      {"pawn-steps-diagonally", "P2", "A pawn may go diagonally forward without capturing."});
  family.add<OneSideOnly>(
      {"pawn-captures-left-only", "P2", "A pawn never captures towards file j."}, -1);
  family.add<OneSideOnly>(
      {"pawn-captures-right-only", "P2", "A pawn never captures towards file a."}, 1);
  family.add<CapturesAroundTheEdge>(
      {"pawn-captures-around-the-edge", "P2", "A pawn on file a captures on file j."});
  family.add<AlsoCaptures>(
      {"pawn-captures-backward", "P2", "A pawn also captures diagonally backward."},
      std::optional<Colour>{}, -1);
  family.add<AlsoCaptures>({"pawn-captures-sideways", "P2", "A pawn also captures sideways."},
                           std::optional<Colour>{}, 0);
  family.add<AlsoCaptures>(
      {"white-pawn-captures-backward", "P2", "White's pawns capture backward too."},
      std::optional<Colour>{Colour::white}, -1);
  family.add<BlackCapturesUpwards>(
      {"black-pawn-captures-upwards", "P2", "Black's pawns capture up the board."});
  family.add<SparesPromoted>(
      {"pawn-spares-promoted-pieces", "P2", "A pawn may not capture a promoted piece."});
  family.add<LongStepCaptures>(
      {"pawn-long-step-captures", "P2",
       "The second or third square of a long step may hold an enemy, which is captured."});
  family.add<StepsBack>({"pawn-steps-back", "P2", "A pawn may step straight back."});
}

}  // namespace hurdle::mutants

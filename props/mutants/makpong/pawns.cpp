// Wrong pawns (M4): chess's double step, captures that are too many, too few or of another game,
// black pawns that follow White's signs, and attacks that are mistaken for moves.
// A double step from rank 2, as in chess, is missing because no count can show it: no pawn ever
// stands there (C8).
#include "props/mutants/makpong/goes.hpp"
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::king;
using makpong::pawn;
using makpong_pieces::Goes;
using makpong_pieces::Mover;

Square aslant(const Mover& mover, int side) {
  return mover.walk.neighbour(mover.from, {side, forward(mover.colour)});
}

void captures_to(const Mover& mover, Square to, VisitSquare visit) {
  if (mover.walk.enemy(to)) {
    visit(to);
  }
}

// ---- Steps
// ---------------------------------------------------------------------------------------

/// Makruk's pawns start on their third rank.
void two_steps(const Mover& mover, bool over_pieces, VisitSquare visit) {
  const Square over = mover.walk.neighbour(mover.from, mover.ahead());
  const Square to = mover.walk.neighbour(over, mover.ahead());
  if (mover.own_rank() == 3 && (over_pieces || mover.walk.empty(over)) && mover.walk.empty(to)) {
    visit(to);
  }
}

void steps_two_at_first(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  two_steps(mover, false, visit);
}

void leaps_two_at_first(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  two_steps(mover, true, visit);
}

void white_steps_two_at_first(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  if (mover.colour == Colour::white) {
    two_steps(mover, false, visit);
  }
}

void black_steps_two_at_first(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  if (mover.colour == Colour::black) {
    two_steps(mover, false, visit);
  }
}

void steps_sideways_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {-1, 0}), visit);
  mover.walk.stand(mover.walk.neighbour(mover.from, {1, 0}), visit);
}

void steps_aslant_without_capture(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-1, 1}) {
    if (mover.walk.empty(aslant(mover, side))) {
      visit(aslant(mover, side));
    }
  }
}

void stops_for_enemies_alone(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  mover.visit_own(mover.walk.neighbour(mover.from, mover.ahead()), visit);
}

// ---- Captures
// ------------------------------------------------------------------------------------

void captures_straight_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  captures_to(mover, mover.walk.neighbour(mover.from, mover.ahead()), visit);
}

void captures_straight_only(const Mover& mover, VisitSquare visit) {
  mover.walk.stand(mover.walk.neighbour(mover.from, mover.ahead()), visit);
}

void never_captures_left(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (to.file() >= mover.from.file()) {
      visit(to);
    }
  });
}

void never_captures_right(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (to.file() <= mover.from.file()) {
      visit(to);
    }
  });
}

void captures_back_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-1, 1}) {
    captures_to(mover, mover.walk.neighbour(mover.from, {side, -forward(mover.colour)}), visit);
  }
}

void captures_sideways_too(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-1, 1}) {
    captures_to(mover, mover.walk.neighbour(mover.from, {side, 0}), visit);
  }
}

void captures_up_for_both(const Mover& mover, VisitSquare visit) {
  const Square ahead = mover.walk.neighbour(mover.from, mover.ahead());
  if (mover.walk.empty(ahead)) {
    visit(ahead);
  }
  for (const int side : {-1, 1}) {
    captures_to(mover, mover.walk.neighbour(mover.from, {side, 1}), visit);
  }
}

void captures_round_the_edge(const Mover& mover, VisitSquare visit) {
  const Square ahead = mover.walk.neighbour(mover.from, mover.ahead());
  if (mover.walk.empty(ahead)) {
    visit(ahead);
  }
  for (const int side : {-1, 1}) {
    captures_to(mover, mover.wrapped({side, forward(mover.colour)}), visit);
  }
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-1, 1}) {
    mover.visit_own(aslant(mover, side), visit);
  }
}

void add_captures(MakpongFamily& family) {
  family.add<Goes>({"pawn-captures-straight-too", "M4", "A pawn also captures straight ahead."},
                   pawn, captures_straight_too);
  family.add<Goes>({"pawn-captures-straight-only", "M4", "A pawn captures as it steps."}, pawn,
                   captures_straight_only);
  family.add<Goes>({"pawn-never-captures-left", "M4", "No pawn captures towards the a-file."}, pawn,
                   never_captures_left);
  family.add<Goes>({"pawn-never-captures-right", "M4", "No pawn captures towards the h-file."},
                   pawn, never_captures_right);
  family.add<Goes>({"pawn-captures-back-too", "M4", "A pawn captures diagonally backward too."},
                   pawn, captures_back_too);
  family.add<Goes>({"pawn-captures-sideways-too", "M4", "A pawn captures what stands beside it."},
                   pawn, captures_sideways_too);
  family.add<Goes>({"pawn-captures-up-for-both", "M4", "Black's pawns too capture up the board."},
                   pawn, captures_up_for_both);
  family.add<Goes>({"pawn-captures-round-the-edge", "M4", "A pawn captures over the edge files."},
                   pawn, captures_round_the_edge);
  family.add<Goes>({"pawn-takes-its-own", "M4", "A pawn may take pieces of its own colour."}, pawn,
                   takes_its_own);
}

// ---- Attacks
// -------------------------------------------------------------------------------------

/// A pawn attacks the square ahead as well, though it never captures there.
template <class Rules>
struct PawnAttacksAhead : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    const bool ahead = piece.kind() == pawn && to.exists() && to.file() == from.file() &&
                       to.rank() == from.rank() + forward(piece.colour());
    return ahead || Rules::reaches(setup, from, to);
  }
};

/// A king's step onto an empty square is judged by the squares that enemies could step to: pawns
/// guard the square ahead and not those they would capture on.
template <class Rules>
struct PawnGuardsItsSteps : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    if (setup.at(move.from()).kind() != king || setup.at(move.to())) {
      return Rules::keeps_royal_safe(setup, move, next);
    }
    Setup unseen = next;
    unseen.put(move.to(), Piece{});
    bool guarded = false;
    this->for_each_square([&](Square from) {
      if (setup.at(from).belongs_to(opponent(setup.side))) {
        const bool steps = setup.at(from).kind() == pawn;
        guarded = guarded || Rules::reaches(steps ? unseen : next, from, move.to());
      }
    });
    return !guarded;
  }
};

}  // namespace

void add_pawn_mutants(MakpongFamily& family) {
  family.add<Goes>({"pawn-steps-two-at-first", "M4", "A pawn on its first rank may go two steps."},
                   pawn, steps_two_at_first);
  family.add<Goes>({"pawn-leaps-two-at-first", "M4", "The double step may leap over a piece."},
                   pawn, leaps_two_at_first);
  family.add<Goes>({"white-pawn-steps-two", "M4", "White's pawns have a double step."}, pawn,
                   white_steps_two_at_first);
  family.add<Goes>({"black-pawn-steps-two", "M4", "Black's pawns have a double step."}, pawn,
                   black_steps_two_at_first);
  family.add<Goes>({"pawn-steps-sideways-too", "M4", "A pawn steps and captures sideways too."},
                   pawn, steps_sideways_too);
  family.add<Goes>(
      {"pawn-steps-aslant-without-capture", "M4", "A pawn goes diagonally without capturing."},
      pawn, steps_aslant_without_capture);
  family.add<Goes>({"pawn-stops-for-enemies-alone", "M4", "A pawn steps onto its own pieces."},
                   pawn, stops_for_enemies_alone);
  add_captures(family);
  family.add<PawnAttacksAhead>(
      {"pawn-attacks-ahead", "M4", "A pawn attacks the square straight ahead as well."});
  family.add<PawnGuardsItsSteps>(
      {"pawn-guards-its-steps", "M4", "A king may not step where a pawn could step, only there."});
}

}  // namespace hurdle::mutants

// Wrong kings (M1): chess's castling, Cambodia's leap, other games' steps, and slips.
#include "props/mutants/makpong/goes.hpp"
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::king;
using makpong_pieces::Goes;
using makpong_pieces::Mover;

bool at_home(const Mover& mover) {
  return mover.own_rank() == 1 && (mover.from.file() == 3 || mover.from.file() == 4);
}

/// As in chess: two squares towards a rook in the corner, with nothing between, not out of check.
template <class Rules>
struct Castles : Rules {
  using Rules::Rules;

 protected:
  void special_moves(const Setup& setup, VisitMove visit) const override {
    const Square from = this->royal_square(setup, setup.side);
    if (!from.exists() || this->own_rank(setup.side, from) != 1 ||
        (from.file() != 3 && from.file() != 4) || this->in_check(setup, setup.side)) {
      return;
    }
    for (const int side : {-1, 1}) {
      const Square rook = this->walk(setup, from).first_piece(from, {side, 0});
      if (rook.exists() && rook == corner(from, side) &&
          setup.at(rook).is(setup.side, makpong::rook)) {
        visit(Move::board(from, {from.file() + 2 * side, from.rank()}));
      }
    }
  }

  [[nodiscard]] bool is_castling(const Setup& /*setup*/, Move move) const override {
    return side_of(move) != 0;
  }

  void move_partner(Setup& next, Move move) const override {
    const Square rook = corner(move.from(), side_of(move));
    const Square beside{move.to().file() - side_of(move), move.to().rank()};
    next.put(beside, next.at(rook));
    next.put(rook, Piece{});
  }

 private:
  [[nodiscard]] static int side_of(Move move) {
    const int files = move.to().file() - move.from().file();
    return files / 2;
  }
  [[nodiscard]] Square corner(Square from, int side) const {
    return {side < 0 ? 0 : this->notation().files - 1, from.rank()};
  }
};

/// The kings may not look at each other along a file, as in Xiangqi.
template <class Rules>
struct MayNotFace : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) && !facing(next);
  }

 private:
  [[nodiscard]] bool facing(const Setup& setup) const {
    const Square white = this->royal_square(setup, Colour::white);
    return white.exists() && this->walk(setup, white).first_piece(white, {0, 1}) ==
                                 this->royal_square(setup, Colour::black);
  }
};

void leaps_from_home(const Mover& mover, VisitSquare visit) {
  mover.rightly(visit);
  for (const int side : {-2, 2}) {
    const Square to = mover.walk.neighbour(mover.from, {side, forward(mover.colour)});
    if (at_home(mover) && mover.walk.empty(to)) {
      visit(to);
    }
  }
}

void steps_straight_only(const Mover& mover, VisitSquare visit) {
  mover.walk.steps(mover.from, orthogonal_steps, visit);
}

void forgets_a_corner(const Mover& mover, VisitSquare visit) {
  const Square forgotten = mover.walk.neighbour(mover.from, {-1, -1});
  mover.rightly([&](Square to) {
    if (to != forgotten) {
      visit(to);
    }
  });
}

void never_steps_back(const Mover& mover, VisitSquare visit) {
  const Square forgotten = mover.walk.neighbour(mover.from, {0, -forward(mover.colour)});
  mover.rightly([&](Square to) {
    if (to != forgotten) {
      visit(to);
    }
  });
}

void steps_round_the_edge(const Mover& mover, VisitSquare visit) {
  mover.wrapped_steps(all_steps, visit);
}

void never_captures(const Mover& mover, VisitSquare visit) {
  mover.rightly([&](Square to) {
    if (mover.walk.empty(to) || mover.at(to).kind() == king) {
      visit(to);
    }
  });
}

void takes_its_own(const Mover& mover, VisitSquare visit) {
  mover.own_too(all_steps, visit);
}

}  // namespace

void add_king_mutants(MakpongFamily& family) {
  family.add<Castles>({"king-castles", "M1", "A king at home castles with a rook in the corner."});
  family.add<MayNotFace>({"kings-may-not-face", "M1",
                          "Kings may not face each other on a file with nothing between."});
  family.add<Goes>({"king-leaps-from-home", "M1", "A king at home may leap as a knight sideways."},
                   king, leaps_from_home);
  family.add<Goes>({"king-steps-straight-only", "M1", "A king has no diagonal step."}, king,
                   steps_straight_only);
  family.add<Goes>({"king-forgets-a-corner", "M1", "A king cannot step towards a1 diagonally."},
                   king, forgets_a_corner);
  family.add<Goes>({"king-never-steps-back", "M1", "A king cannot step straight backward."}, king,
                   never_steps_back);
  family.add<Goes>({"king-steps-round-the-edge", "M1", "A king on the edge steps to the far file."},
                   king, steps_round_the_edge);
  family.add<Goes>({"king-never-captures", "M1", "A king steps only onto empty squares."}, king,
                   never_captures);
  family.add<Goes>({"king-takes-its-own", "M1", "A king may take pieces of its own colour."}, king,
                   takes_its_own);
}

}  // namespace hurdle::mutants

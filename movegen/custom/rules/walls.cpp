// Walls that moves put on the board: arrows, the duck, squares left behind.
#include "movegen/custom/rules/reach.hpp"
#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

/// Whether a square is on the edge of the board or beside a wall.
bool at_edge(BoardSize size, const Position& position, Square square) {
  for (const auto& [right, up] :
       {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
    const int file = square.file() + right;
    const int rank = square.rank() + up;
    if (!size.has(file, rank) || position.walls[Square(file, rank).index()]) {
      return true;
    }
  }
  return false;
}

}  // namespace

/// Where a wall may be put after a move; `next` is the position after it, without a wall.
Squares Rules::wall_squares(const Position& position, const Move& move,
                            const Position& next) const {
  Squares allowed;
  for_each_square(facts_.size, [&](Square square) {
    bool may = !next.occupied(square);
    switch (facts_.walls.rule) {
      case WallingRule::past:
        may = may && square == move.from;
        break;
      case WallingRule::edge:
        may = may && at_edge(facts_.size, next, square);
        break;
      case WallingRule::arrow:
      case WallingRule::duck:
      case WallingRule::stationary:
      case WallingRule::none:
        break;
    }
    allowed[square.index()] = may;
  });
  if (facts_.walls.rule == WallingRule::arrow) {
    allowed &= reach(facts_, next, move.to, Tracks::quiet);
  }
  return allowed & facts_.walls.region[hurdle::index_of(position.side)];
}

/// `wallOrMove`: a wall in place of a move, written as a pass of the first piece from a1.
void Rules::walls_alone(const Position& position, VisitMove visit) const {
  Move pass;
  for_each_square(facts_.size, [&](Square square) {
    if (!pass.from.exists() && position.at(square).belongs_to(position.side)) {
      pass = Move::of(Form::pass, square, square);
    }
  });
  if (pass.from.exists()) {
    walled_moves(position, pass, visit);
  }
}

void Rules::walled_moves(const Position& position, const Move& move, VisitMove visit) const {
  const Squares allowed = wall_squares(position, move, after(position, move));
  for_each_square(facts_.size, [&](Square square) {
    if (allowed[square.index()]) {
      Move walled = move;
      walled.wall = square;
      visit(walled);
    }
  });
}

/// The duck leaves its old square.
void Rules::put_wall(const Move& move, Position& next) const {
  if (!move.wall.exists()) {
    return;
  }
  if (facts_.walls.rule == WallingRule::duck) {
    next.walls.reset();
  }
  next.walls.set(move.wall.index());
}

}  // namespace hurdle::custom

// Drops that need neighbours, and pieces that change sides.
#include <array>
#include <utility>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

constexpr std::array<std::pair<int, int>, 8> directions{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

/// The squares of enemy pieces between `to` and the nearest piece of `colour`, in all directions.
Squares enclosed(BoardSize size, const Position& position, Square to, Colour colour) {
  Squares all;
  for (const auto& [right, up] : directions) {
    Squares line;
    int file = to.file() + right;
    int rank = to.rank() + up;
    while (size.has(file, rank) && position.at(Square(file, rank)).belongs_to(opponent(colour))) {
      line.set(Square(file, rank).index());
      file += right;
      rank += up;
    }
    if (size.has(file, rank) && position.at(Square(file, rank)).belongs_to(colour)) {
      all |= line;
    }
  }
  return all;
}

Squares neighbours(BoardSize size, const Position& position, Square to, Colour colour,
                   bool diagonals) {
  Squares found;
  for (const auto& [right, up] : directions) {
    const int file = to.file() + right;
    const int rank = to.rank() + up;
    const bool straight = right == 0 || up == 0;
    if ((diagonals || straight) && size.has(file, rank) &&
        position.at(Square(file, rank)).belongs_to(colour)) {
      found.set(Square(file, rank).index());
    }
  }
  return found;
}

/// Whether a piece that slides in from an edge comes to rest on this square: it stops before the
/// first taken square or at the opposite edge.
bool slides_in(BoardSize size, const Position& position, Square to) {
  const auto taken = [&](int file, int rank) {
    return size.has(file, rank) && position.occupied(Square(file, rank));
  };
  for (const auto& [right, up] : directions) {
    const bool stops =
        !size.has(to.file() - right, to.rank() - up) || taken(to.file() - right, to.rank() - up);
    if ((right != 0 && up != 0) || !stops) {
      continue;
    }
    int file = to.file();
    int rank = to.rank();
    while (size.has(file, rank) && !taken(file, rank)) {
      file += right;
      rank += up;
    }
    if (!size.has(file, rank)) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool Rules::encloses(const Position& position, Square to) const {
  const Squares& start = facts_.enclosing.drop_start;
  bool starting = false;
  for_each_square(facts_.size, [&](Square square) {
    starting |= start[square.index()] && !position.occupied(square);
  });
  if (starting) {
    return start[to.index()];
  }
  const Colour us = position.side;
  switch (facts_.enclosing.drop) {
    case EnclosingRule::reversi:
      return enclosed(facts_.size, position, to, us).any();
    case EnclosingRule::ataxx:
    case EnclosingRule::quadwrangle:
      return neighbours(facts_.size, position, to, us, true).any();
    case EnclosingRule::snort:
      return neighbours(facts_.size, position, to, opponent(us), false).none();
    case EnclosingRule::anyside:
      return slides_in(facts_.size, position, to);
    case EnclosingRule::top:
      return to.rank() == 0 || position.occupied(Square(to.file(), to.rank() - 1));
    case EnclosingRule::none:
      return true;
  }
  return true;
}

/// Enemy pieces that a move encloses or arrives beside change sides.
void Rules::flip(const Move& move, Position& next) const {
  if (facts_.enclosing.flip == EnclosingRule::none || move.form == Form::pass) {
    return;
  }
  const Colour us = next.side;  // who moves: the piece itself may be stone or gone by now
  const bool drop = move.form == Form::drop;
  Squares turned;
  if (facts_.enclosing.flip == EnclosingRule::reversi) {
    turned = enclosed(facts_.size, next, move.to, us);
  } else if (facts_.enclosing.flip == EnclosingRule::ataxx || !drop ||
             neighbours(facts_.size, next, move.to, us, true).any()) {
    turned = neighbours(facts_.size, next, move.to, opponent(us), true);
  }
  for (std::size_t index = 0; index < square_count; ++index) {
    if (turned[index]) {
      next.board[index].colour = us;
    }
  }
}

}  // namespace hurdle::custom

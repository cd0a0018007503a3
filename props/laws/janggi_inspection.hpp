// Janggi's clauses as questions about one piece, two squares and what stands around them. Read from
// the rules' text alone; knows neither generator. One predicate a clause.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props::janggi_inspection {

/// From here to there in files and ranks.
struct Way {
  int files = 0;
  int ranks = 0;
};
[[nodiscard]] inline Way way(Square from, Square to) {
  return {to.file() - from.file(), to.rank() - from.rank()};
}

/// The palace a square belongs to.
[[nodiscard]] inline bool in_palace(Colour owner, Square square) {
  const bool white_side = square.rank() <= 2;
  const bool black_side = square.rank() >= 7;
  return square.file() >= 3 && square.file() <= 5 &&
         (owner == Colour::white ? white_side : black_side);
}
[[nodiscard]] inline Square centre(Colour owner) {
  return {4, owner == Colour::white ? 1 : 8};
}

/// True when both squares lie on one marked diagonal of the palace of `owner`: they are in the
/// palace, diagonal to each other, and the centre is one of them or between them.
[[nodiscard]] inline bool on_marked_diagonal(Colour owner, Square a, Square b) {
  if (!in_palace(owner, a) || !in_palace(owner, b)) {
    return false;
  }
  const Way between = way(a, b);
  const int distance = std::abs(between.files);
  if (distance == 0 || distance != std::abs(between.ranks)) {
    return false;
  }
  return distance == 2 || a == centre(owner) || b == centre(owner);
}
[[nodiscard]] inline bool on_any_marked_diagonal(Square a, Square b) {
  return on_marked_diagonal(Colour::white, a, b) || on_marked_diagonal(Colour::black, a, b);
}
[[nodiscard]] inline bool on_one_line(Square a, Square b) {
  return a != b && (a.file() == b.file() || a.rank() == b.rank());
}

/// The pieces strictly between two squares of a file, rank or diagonal.
[[nodiscard]] inline std::vector<Piece> between(const Setup& setup, Square from, Square to) {
  const Way all = way(from, to);
  const int distance = std::max(std::abs(all.files), std::abs(all.ranks));
  std::vector<Piece> pieces;
  for (int step = 1; step < distance; ++step) {
    const Square square(from.file() + all.files / distance * step,
                        from.rank() + all.ranks / distance * step);
    if (setup.at(square)) {
      pieces.push_back(setup.at(square));
    }
  }
  return pieces;
}

/// J1, J2: one step along a marked line, within the own palace.
[[nodiscard]] inline bool palace_step(Colour owner, Square from, Square to) {
  const Way step = way(from, to);
  if (!in_palace(owner, from) || !in_palace(owner, to)) {
    return false;
  }
  if (std::abs(step.files) + std::abs(step.ranks) == 1) {
    return true;
  }
  return std::abs(step.files) == 1 && on_marked_diagonal(owner, from, to);
}

/// J3, J4: one orthogonal step, then `diagonal_steps` outward; every point on the way is empty.
[[nodiscard]] inline bool lame_leap(const Setup& setup, Square from, Square to,
                                    int diagonal_steps) {
  const Way leap = way(from, to);
  const int longer = std::max(std::abs(leap.files), std::abs(leap.ranks));
  const int shorter = std::min(std::abs(leap.files), std::abs(leap.ranks));
  if (longer != diagonal_steps + 1 || shorter != diagonal_steps) {
    return false;
  }
  const bool along_file = std::abs(leap.ranks) == longer;
  const int file_sign = leap.files > 0 ? 1 : -1;
  const int rank_sign = leap.ranks > 0 ? 1 : -1;
  for (int step = 0; step < diagonal_steps; ++step) {
    const Square point(from.file() + file_sign * (along_file ? step : step + 1),
                       from.rank() + rank_sign * (along_file ? step + 1 : step));
    if (setup.at(point)) {
      return false;
    }
  }
  return true;
}

/// J5: along a line or a marked diagonal with nothing between.
[[nodiscard]] inline bool chariot_way(const Setup& setup, Square from, Square to) {
  if (!on_one_line(from, to) && !on_any_marked_diagonal(from, to)) {
    return false;
  }
  return between(setup, from, to).empty();
}

/// J6, J7: over exactly one piece that is no cannon, onto anything but a cannon.
[[nodiscard]] inline bool cannon_way(const Setup& setup, Square from, Square to) {
  if (!on_one_line(from, to) && !on_any_marked_diagonal(from, to)) {
    return false;
  }
  const std::vector<Piece> hurdles = between(setup, from, to);
  return hurdles.size() == 1 && hurdles.front().kind() != janggi::cannon &&
         !(setup.at(to) && setup.at(to).kind() == janggi::cannon);
}

/// J8: forward or sideways; in the enemy palace also diagonally forward along a marked diagonal.
[[nodiscard]] inline bool soldier_step(Colour owner, Square from, Square to) {
  const Way step = way(from, to);
  const int advance = step.ranks * forward(owner);
  if (advance == 1 && step.files == 0) {
    return true;
  }
  if (advance == 0) {
    return std::abs(step.files) == 1;
  }
  return advance == 1 && std::abs(step.files) == 1 && on_marked_diagonal(opponent(owner), from, to);
}

/// Whether the piece on `from` goes to `to`, if the general's safety is not asked.
[[nodiscard]] inline bool goes(const Setup& setup, Square from, Square to) {
  const Piece piece = setup.at(from);
  if (from == to || setup.at(to).belongs_to(piece.colour())) {
    return false;
  }
  switch (index_of(piece.kind())) {
    case index_of(janggi::general):
    case index_of(janggi::guard):
      return palace_step(piece.colour(), from, to);
    case index_of(janggi::horse):
      return lame_leap(setup, from, to, 1);
    case index_of(janggi::elephant):
      return lame_leap(setup, from, to, 2);
    case index_of(janggi::chariot):
      return chariot_way(setup, from, to);
    case index_of(janggi::cannon):
      return cannon_way(setup, from, to);
    default:
      return soldier_step(piece.colour(), from, to);
  }
}

[[nodiscard]] inline Square general_of(const Setup& setup, Colour owner) {
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index].is(owner, janggi::general)) {
      return Square::at(index);
    }
  }
  return Square::none();
}

/// C5: an enemy piece goes to the general of `owner`.
[[nodiscard]] inline bool attacked(const Setup& setup, Colour owner) {
  const Square general = general_of(setup, owner);
  for (std::size_t index = 0; index < square_count; ++index) {
    if (!setup.board[index].belongs_to(opponent(owner))) {
      continue;
    }
    if (goes(setup, Square::at(index), general)) {
      return true;
    }
  }
  return false;
}

/// J10: generals on one file with nothing between.
[[nodiscard]] inline bool facing(const Setup& setup) {
  const Square white = general_of(setup, Colour::white);
  const Square black = general_of(setup, Colour::black);
  return white.file() == black.file() && between(setup, white, black).empty();
}

}  // namespace hurdle::props::janggi_inspection

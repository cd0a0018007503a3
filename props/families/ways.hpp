// Paths between two squares, for the oracles. Independent of the games.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

/// The displacement between two squares in files and ranks.
struct Leap {
  int files = 0;
  int ranks = 0;

  [[nodiscard]] int longer() const { return std::max(std::abs(files), std::abs(ranks)); }
  [[nodiscard]] int shorter() const { return std::min(std::abs(files), std::abs(ranks)); }
  [[nodiscard]] bool orthogonal() const { return shorter() == 0 && longer() > 0; }
  [[nodiscard]] bool diagonal() const { return shorter() == longer() && longer() > 0; }
  [[nodiscard]] bool step() const { return longer() == 1; }
  [[nodiscard]] bool knight() const { return longer() == 2 && shorter() == 1; }
};
[[nodiscard]] inline Leap leap(Square from, Square to) {
  return {to.file() - from.file(), to.rank() - from.rank()};
}

/// The ranks between two squares in the direction of `colour`.
[[nodiscard]] inline int advance(Colour colour, Square from, Square to) {
  return (to.rank() - from.rank()) * forward(colour);
}

/// Visits the pieces between two squares of a file, rank or diagonal.
template <class Visit>
void each_between(const Setup& setup, Square from, Square to, Visit&& visit) {
  const Leap all = leap(from, to);
  const int distance = all.longer();
  for (int step = 1; step < distance; ++step) {
    const Square square(from.file() + all.files / distance * step,
                        from.rank() + all.ranks / distance * step);
    if (setup.at(square)) {
      visit(setup.at(square));
    }
  }
}
[[nodiscard]] inline std::vector<Piece> pieces_between(const Setup& setup, Square from, Square to) {
  std::vector<Piece> pieces;
  each_between(setup, from, to, [&](Piece piece) { pieces.push_back(piece); });
  return pieces;
}
[[nodiscard]] inline int count_between(const Setup& setup, Square from, Square to) {
  int pieces = 0;
  each_between(setup, from, to, [&](Piece /*piece*/) { ++pieces; });
  return pieces;
}

/// No piece between, along a file or rank, or along a diagonal.
[[nodiscard]] inline bool rook_way(const Setup& setup, Square from, Square to) {
  return leap(from, to).orthogonal() && count_between(setup, from, to) == 0;
}
[[nodiscard]] inline bool bishop_way(const Setup& setup, Square from, Square to) {
  return leap(from, to).diagonal() && count_between(setup, from, to) == 0;
}

/// One step straight or diagonally forward; one step diagonally or straight forward.
[[nodiscard]] inline bool gold_step(Colour colour, Square from, Square to) {
  const Leap way = leap(from, to);
  return way.step() && (way.orthogonal() || advance(colour, from, to) == 1);
}
[[nodiscard]] inline bool silver_step(Colour colour, Square from, Square to) {
  const Leap way = leap(from, to);
  return way.step() && (way.diagonal() || advance(colour, from, to) == 1);
}

}  // namespace hurdle::props

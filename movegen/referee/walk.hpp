// Movement on a mailbox board: steps, rays, lame leaps. Depends only on board size and occupancy,
// not on kinds of pieces or rules.
#pragma once

#include <array>
#include <span>

#include "movegen/vocab/function_ref.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// A displacement: files to the right, ranks up.
struct Step {
  int files = 0;
  int ranks = 0;
  constexpr bool operator==(const Step&) const = default;
};

inline constexpr std::array<Step, 4> orthogonal_steps{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
inline constexpr std::array<Step, 4> diagonal_steps{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
inline constexpr std::array<Step, 8> all_steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
inline constexpr std::array<Step, 8> knight_leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

using VisitSquare = FunctionRef<void(Square)>;

/// Walks over the board of one position. A walk visits squares where `mover` may move to: on the
/// board and not occupied by its own colour.
class Walk {
 public:
  Walk(const Notation& notation, const Setup& setup, Piece mover) noexcept
      : notation_(notation), setup_(setup), mover_(mover) {}

  /// The square one step away, or none beyond the edge.
  [[nodiscard]] Square neighbour(Square from, Step step) const noexcept {
    const int file = from.file() + step.files;
    const int rank = from.rank() + step.ranks;
    return notation_.on_board(file, rank) ? Square(file, rank) : Square::none();
  }

  /// On the board and without a piece.
  [[nodiscard]] bool empty(Square square) const noexcept {
    return square.exists() && !setup_.at(square);
  }

  /// On the board and holding a piece of the other colour.
  [[nodiscard]] bool enemy(Square square) const noexcept {
    return square.exists() && setup_.at(square).belongs_to(opponent(mover_.colour()));
  }

  /// The first occupied square after `from` in one direction, or none.
  [[nodiscard]] Square first_piece(Square from, Step step) const noexcept {
    Square square = neighbour(from, step);
    while (empty(square)) {
      square = neighbour(square, step);
    }
    return square;
  }

  /// Visits `to` if the mover may move there.
  void stand(Square to, VisitSquare visit) const {
    if (empty(to) || enemy(to)) {
      visit(to);
    }
  }

  /// One step in each of the directions; leaps are steps too.
  void steps(Square from, std::span<const Step> directions, VisitSquare visit) const {
    for (const Step step : directions) {
      stand(neighbour(from, step), visit);
    }
  }

  /// All empty squares after `from` in one direction, and the first piece when it is an enemy.
  void ray(Square from, Step step, VisitSquare visit) const {
    Square square = neighbour(from, step);
    for (; empty(square); square = neighbour(square, step)) {
      visit(square);
    }
    if (enemy(square)) {
      visit(square);
    }
  }

  /// A ray in each of the directions.
  void rays(Square from, std::span<const Step> directions, VisitSquare visit) const {
    for (const Step step : directions) {
      ray(from, step, visit);
    }
  }

  /// The first occupied square of a path, its last square excluded: the blocker of a lame leap;
  /// else none. A path that leaves the board has no blocker, and `path_end` returns none for it.
  [[nodiscard]] Square lame_block(Square from, std::span<const Step> path) const noexcept {
    Square square = from;
    for (const Step step : path.first(path.size() - 1)) {
      square = neighbour(square, step);
      if (!empty(square)) {
        return square;
      }
    }
    return Square::none();
  }

  /// Where a path ends, or none when it leaves the board on the way.
  [[nodiscard]] Square path_end(Square from, std::span<const Step> path) const noexcept {
    Square square = from;
    for (const Step step : path) {
      square = neighbour(square, step);
      if (!square.exists()) {
        break;
      }
    }
    return square;
  }

  /// The end of a path whose squares before the last are all empty.
  void lame_leap(Square from, std::span<const Step> path, VisitSquare visit) const {
    const Square end = path_end(from, path);
    if (end.exists() && !lame_block(from, path).exists()) {
      stand(end, visit);
    }
  }

 private:
  const Notation& notation_;
  const Setup& setup_;
  Piece mover_;
};

}  // namespace hurdle

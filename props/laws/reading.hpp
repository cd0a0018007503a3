// A third reading of the games with hands, next to the two generators: who captures and enters what
// is said by squares and what stands between them; C5, drops and mates by drop follow the same way
// for every game. Slow and plain; knows neither generator.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

/// Which clause refuses a drop, if any, in the order in which they are asked.
enum class Refusal : std::uint8_t { none, rank, file, exposes, mates };

/// Whether a move turns its piece over.
enum class Turn : std::uint8_t { never, may, must };

/// A move and the position after it, built by hand; its counters mean nothing.
struct Played {
  Move move;
  Setup after;
};

/// From here to there in files and ranks.
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

/// The ranks from here to there in the direction of `colour`.
[[nodiscard]] inline int advance(Colour colour, Square from, Square to) {
  return (to.rank() - from.rank()) * forward(colour);
}

/// How many pieces stand between two squares of a file, rank or diagonal.
[[nodiscard]] inline int count_between(const Setup& setup, Square from, Square to) {
  const Leap all = leap(from, to);
  const int distance = all.longer();
  int pieces = 0;
  for (int step = 1; step < distance; ++step) {
    const Square square(from.file() + all.files / distance * step,
                        from.rank() + all.ranks / distance * step);
    pieces += setup.at(square) ? 1 : 0;
  }
  return pieces;
}
[[nodiscard]] inline bool rook_way(const Setup& setup, Square from, Square to) {
  return leap(from, to).orthogonal() && count_between(setup, from, to) == 0;
}
[[nodiscard]] inline bool bishop_way(const Setup& setup, Square from, Square to) {
  return leap(from, to).diagonal() && count_between(setup, from, to) == 0;
}

/// The clauses of one game.
class Reading {
 public:
  explicit Reading(const Notation& notation);
  virtual ~Reading() = default;
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

  /// Whether the piece on `from` captures an enemy piece that stands on `to`.
  [[nodiscard]] virtual bool captures(const Setup& setup, Square from, Square to) const = 0;
  /// Whether it goes to `to` when that is empty.
  [[nodiscard]] virtual bool enters(const Setup& setup, Square from, Square to) const = 0;
  /// Whether `piece`, which is promotable and unpromoted, turns over on this way.
  [[nodiscard]] virtual Turn turn(Piece piece, Square from, Square to) const = 0;
  /// What the game says of the square of a pawn drop: rank, file or none.
  [[nodiscard]] virtual Refusal pawn_drop(const Setup& setup, Square to) const = 0;
  /// Whether the kind may not mate by being dropped.
  [[nodiscard]] virtual bool may_not_mate(Kind kind) const = 0;

  [[nodiscard]] const std::vector<Square>& squares() const { return squares_; }
  [[nodiscard]] Square royal_of(const Setup& setup, Colour owner) const;
  /// C5: an enemy piece captures what `owner` has on `square`.
  [[nodiscard]] bool attacked(const Setup& setup, Colour owner, Square square) const;
  [[nodiscard]] bool royal_attacked(const Setup& setup, Colour owner) const {
    return attacked(setup, owner, royal_of(setup, owner));
  }
  [[nodiscard]] bool goes(const Setup& setup, Square from, Square to) const;

  /// All legal moves of pieces on the board.
  [[nodiscard]] std::vector<Played> board_moves(const Setup& setup) const;
  /// Why a piece that is in hand is not dropped on an empty square.
  [[nodiscard]] Refusal refusal(const Setup& setup, Kind kind, Square to) const;
  /// The position after a drop.
  [[nodiscard]] static Setup dropped(const Setup& setup, Kind kind, Square to);
  /// In check without a legal move; drops count as moves, and obey the same clauses.
  [[nodiscard]] bool mated(const Setup& setup) const {
    return royal_attacked(setup, setup.side) && !has_move(setup);
  }
  [[nodiscard]] std::vector<Kind> kinds_held(const Setup& setup) const;

 protected:
  using Visit = std::function<bool(const Played&)>;  ///< false ends the visits

  /// Moves of two pieces, or to a square beside the captured piece.
  virtual bool special_moves(const Setup& /*setup*/, const Visit& /*visit*/) const { return true; }
  /// What a move of the board leaves behind for the reply.
  virtual void leave_trace(Setup& /*after*/, Square /*from*/, Square /*to*/) const {}

  [[nodiscard]] const Notation& notation() const { return notation_; }
  [[nodiscard]] Setup moved(const Setup& setup, Square from, Square to, bool turned) const;

 private:
  bool each_move(const Setup& setup, const Visit& visit) const;
  bool each_move_between(const Setup& setup, Square from, Square to, const Visit& visit) const;
  [[nodiscard]] bool has_move(const Setup& setup) const;

  const Notation& notation_;
  std::vector<Square> squares_;
};

/// The reading of a variant with hands.
[[nodiscard]] const Reading& reading_of(const Notation& notation);

}  // namespace hurdle::props

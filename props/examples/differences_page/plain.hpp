// The numbers of movegen/fast/README.md, computed with the referee: it counts positions with a
// piece added, removed or moved. White moves, Black replies.
#pragma once

#include <map>
#include <string>

#include "movegen/referee/referee.hpp"

namespace hurdle::page {

/// The mover and the replier on all boards.
inline constexpr Colour mover = Colour::white;
inline constexpr Colour replier = Colour::black;

/// The replies in a position by origin: `b7` is the piece there, `S@` drops of a kind.
struct Replies {
  std::map<std::string, int> by_origin;
  int all = 0;
  int board = 0;  ///< by pieces other than the royal one
  int royal = 0, drops = 0;
};

/// A position, and the numbers of replies to changes of it.
class Plain {
 public:
  Plain(const Referee& referee, const std::string& fen);

  [[nodiscard]] const Setup& setup() const { return setup_; }
  /// The legal moves by text.
  [[nodiscard]] const std::map<std::string, Move>& moves() const { return moves_; }
  [[nodiscard]] Square square(const std::string& text) const;
  /// The mover's piece and the square of a text like `P@b6`.
  [[nodiscard]] std::pair<Piece, Square> placement(const std::string& text) const;

  /// The replies to a null move.
  [[nodiscard]] Replies base() const { return replies_in(replying()); }
  [[nodiscard]] Replies after(Move move) const { return replies_in(referee_.after(setup_, move)); }
  /// The replies to a null move if the mover had this additional piece.
  [[nodiscard]] Replies filled(Piece piece, Square square) const;
  /// The same for the moved piece of a move, which also stays on its origin. A second royal piece
  /// is replaced by a piece of another kind.
  [[nodiscard]] Replies filled_by(Move move) const;
  /// The replies to a null move if this square were empty.
  [[nodiscard]] Replies vacated(Square square) const { return filled({}, square); }
  /// The number of reply drops to a move that are illegal because they would mate.
  [[nodiscard]] int mates(Move move) const;
  /// The number of kinds that may be dropped on a square in reply to a null move.
  [[nodiscard]] int kinds_dropped_on(Square square) const;
  /// The number of replies to all moves.
  [[nodiscard]] int two_plies() const;

 private:
  [[nodiscard]] const Notation& notation() const { return referee_.notation(); }
  [[nodiscard]] Setup replying() const;
  [[nodiscard]] Replies replies_in(const Setup& setup) const;

  const Referee& referee_;
  Setup setup_;
  std::map<std::string, Move> moves_;
};

}  // namespace hurdle::page

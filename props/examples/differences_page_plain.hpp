// The numbers of movegen/fast/README.md by the referee: it knows no differences and counts
// positions with a piece more, less or moved. White moves, Black replies.
#pragma once

#include <map>
#include <string>

#include "movegen/referee/referee.hpp"

namespace hurdle::page {

/// The mover of all boards, and who replies.
inline constexpr Colour mover = Colour::white;
inline constexpr Colour replier = Colour::black;

/// The replies in a position, by what makes them: `b7` is the piece there, `S@` drops of a kind.
struct Replies {
  std::map<std::string, int> by_origin;
  int all = 0;
  int board = 0;  ///< by pieces other than the royal one
  int royal = 0, drops = 0;
};

/// A position, and the replies to what may happen in it.
class Plain {
 public:
  Plain(const Referee& referee, const std::string& fen);

  [[nodiscard]] const Setup& setup() const { return setup_; }
  /// The legal moves by their text.
  [[nodiscard]] const std::map<std::string, Move>& moves() const { return moves_; }
  [[nodiscard]] Square square(const std::string& text) const;
  /// The mover's piece and the square of a text like `P@b6`.
  [[nodiscard]] std::pair<Piece, Square> placement(const std::string& text) const;

  /// The replies to no move.
  [[nodiscard]] Replies base() const { return replies_in(replying()); }
  [[nodiscard]] Replies after(Move move) const { return replies_in(referee_.after(setup_, move)); }
  /// The replies to no move, had the mover this piece on this square besides.
  [[nodiscard]] Replies filled(Piece piece, Square square) const;
  /// The same by the piece that makes a move, which also is still where it came from. Instead of a
  /// second royal piece it is one of another kind.
  [[nodiscard]] Replies filled_by(Move move) const;
  /// The replies to no move, were there no piece on this square.
  [[nodiscard]] Replies vacated(Square square) const { return filled({}, square); }
  /// The drops in reply to a move that are refused because they would mate.
  [[nodiscard]] int mates(Move move) const;
  /// The kinds that may be dropped on a square in reply to no move.
  [[nodiscard]] int kinds_dropped_on(Square square) const;
  /// The replies to all moves.
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

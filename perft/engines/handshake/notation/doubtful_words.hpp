// Words of a list of moves that stand where the rules have the same move in another notation: a
// promotion without its piece, castling in the other way, another spelling. Such a difference alone
// never proves that the engine is wrong. Independent of engines and protocols.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"
#include "perft/count/division.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {

/// A list of moves in our notation, with the number of lines of each, and its position.
struct ListedMoves {
  const Variant& variant;
  const Dialect& dialect;  ///< in which the sentence writes moves
  const Setup& setup;
  const Division& words;
};

/// Questions to the engine about its moves, in our notation; empty if it gives no reply.
struct MoveQuestions {
  /// After these moves from the listed position.
  std::function<std::optional<Division>(const std::vector<Move>& line)> after;
  /// In another position.
  std::function<std::optional<Division>(const Setup& position)> in;
};

/// A sentence that follows "you write" or "the engine writes": which words may be legal moves in
/// another notation. Empty if there are none.
/// - A promotion: a word of two squares is not legal, and legal moves with these squares and the
///   piece after them are not listed. If the word is listed once, the piece's next moves tell
///   whether a pawn stands there; then the word is no doubt but a wrong move. If that does not
///   show, it is a wrong move of an engine that lists all promotions of another move, there or
///   without the opponent's pieces. Where the move is legal without a promotion, too, it is a doubt
///   if it is listed more than once.
/// - A spelling: the word parses as a legal move that is not listed, `e5e6q` for `e5e6m`; or it is
///   the text of such a move with a mark that no move has, `e2e4#`.
/// - Castling: the king's move to its goal is legal and not listed, and its move onto the rook is
///   listed; in Chess960 the other way round. Or `O-O` is listed and the castling is not.
[[nodiscard]] std::optional<std::string> doubtful_words(const ListedMoves& listed,
                                                        const MoveQuestions& ask);

}  // namespace hurdle::engines

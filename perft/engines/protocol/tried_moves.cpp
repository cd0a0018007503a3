// Lists every text that could be a move in a position.
#include "perft/engines/protocol/tried_moves.hpp"

#include <cstddef>
#include <cstdlib>
#include <optional>

#include "movegen/vocab/squares.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/castling_text.hpp"

namespace hurdle::engines {
namespace {

/// Whether a pawn might move there under any plausible rules: two files and two ranks at most.
bool near(Square from, Square to) {
  constexpr int far = 2;
  return std::abs(from.file() - to.file()) <= far && std::abs(from.rank() - to.rank()) <= far;
}

/// The promotions that the piece might have: `e5e6+`, or one for each kind.
std::vector<Move> promotions_of(const Notation& notation, Piece piece, Square from, Square to) {
  std::vector<Move> moves;
  if (notation.promotion == PromotionText::plus && notation.of(piece.kind()).promotes &&
      !piece.promoted()) {
    moves.push_back(Move::promotion(from, to));
  }
  if (notation.promotion == PromotionText::letter && piece.kind() == notation.counter_pawn &&
      near(from, to)) {
    for (std::size_t index = 1; index < notation.kinds.size(); ++index) {
      moves.push_back(Move::promotion_to(from, to, static_cast<Kind>(index)));
    }
  }
  return moves;
}

std::optional<Move> read(const Notation& notation, const Dialect& dialect, const Setup& setup,
                         const std::string& text) {
  return try_parse_move(notation, dialect.our_move(notation, setup, text));
}

/// Whether the move castles: the royal piece goes two files or more, or to its own rook.
bool castles(const Notation& notation, const Setup& setup, Move move) {
  const Piece piece = setup.at(move.from());
  const bool far = std::abs(move.from().file() - move.to().file()) > 1;
  return notation.rights != RightsText::none && piece.kind() == Kind::royal &&
         move.from().rank() == move.to().rank() &&
         (far || (setup.at(move.to()) && setup.at(move.to()).belongs_to(piece.colour())));
}

/// Puts king and rook on their squares after castling (H8). The rook is the one that the move names
/// or, if it names none, the outermost piece on that side.
void castle(const Notation& notation, Setup& setup, Move move) {
  const int rank = move.from().rank();
  const bool up = move.to().file() > move.from().file();
  const int step = up ? 1 : -1;
  Square rook = move.to();
  if (!setup.at(rook)) {
    rook = Square(up ? notation.files - 1 : 0, rank);
    while (!setup.at(rook)) {
      rook = Square(rook.file() - step, rank);
    }
  }
  const Piece king = setup.at(move.from());
  const Piece piece = setup.at(rook);
  const int file = up ? notation.files - 2 : 2;
  setup.put(move.from(), Piece{});
  setup.put(rook, Piece{});
  setup.put(Square(file, rank), king);
  setup.put(Square(file - step, rank), piece);
}

/// The dialect's words for castling; `O-O` if it writes castling by squares.
std::vector<std::string> castling_words_of(Dialect dialect) {
  dialect.castling = dialect.castling.empty() ? "O-O" : dialect.castling;
  return {castling_word(dialect, true), castling_word(dialect, false)};
}

}  // namespace

std::vector<std::vector<std::string>> moves_to_try(const Notation& notation, const Dialect& dialect,
                                                   const Setup& setup) {
  std::vector<std::vector<std::string>> groups;
  const std::vector<Square> squares = squares_of(notation);
  for (const Square from : squares) {
    const Piece piece = setup.at(from);
    if (!piece) {
      continue;
    }
    std::vector<std::string>& group = groups.emplace_back();
    for (const Square to : squares) {
      if (to == from) {
        continue;
      }
      group.push_back(dialect.move(notation, Move::board(from, to)));
      if (piece.belongs_to(setup.side)) {
        for (const Move move : promotions_of(notation, piece, from, to)) {
          group.push_back(dialect.move(notation, move));
        }
      }
    }
  }
  for (std::size_t index = 1; notation.hands && index < notation.kinds.size(); ++index) {
    for (const Square to : squares) {
      if (to.file() == 0) {
        groups.emplace_back();
      }
      groups.back().push_back(dialect.move(notation, Move::drop(static_cast<Kind>(index), to)));
    }
  }
  if (notation.passes) {  // PyChess ends at a pass in chess
    groups.push_back({dialect.move(notation, Move::pass(royal_square(setup, setup.side)))});
  }
  if (setup.rights != CastlingRights{}) {
    groups.push_back(castling_words_of(dialect));
  }
  return groups;
}

void drop_castling_words(const Notation& notation, const Dialect& dialect, const Setup& setup,
                         bool by_words, Division& accepted) {
  const bool by_squares = std::ranges::any_of(accepted, [&](const auto& one) {
    const std::optional<Move> move = read(notation, dialect, setup, one.first);
    return move && !move->is_pass() && !move->is_drop() && castles(notation, setup, *move);
  });
  for (const std::string& word : castling_words_of(dialect)) {
    if ((by_squares || !by_words) && dialect.castling.empty()) {
      accepted.erase(word);
    }
  }
}

std::string illegal_move(const Notation& notation, const Dialect& dialect, const Setup& setup) {
  for (const Square square : squares_of(notation)) {
    if (!setup.at(square)) {
      return dialect.move(notation, Move::board(square, square));
    }
  }
  return "";  // unreachable: no variant's board can be full
}

Setup roughly_after(const Notation& notation, const Dialect& dialect, Setup setup,
                    const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    const std::optional<Move> move = read(notation, dialect, setup, text);
    if (move && !move->is_pass() && !move->is_drop() && castles(notation, setup, *move)) {
      castle(notation, setup, *move);
    } else if (move && !move->is_pass()) {
      Piece piece = setup.at(move->from());
      if (move->is_drop()) {
        piece = Piece(setup.side, move->kind());
      } else if (move->is_promotion()) {
        const bool named = move->kind() != Kind::none;
        piece = Piece(setup.side, named ? move->kind() : piece.kind(), !named);
      }
      setup.put(move->from(), Piece{});
      setup.put(move->to(), piece);
    }
    setup.side = opponent(setup.side);
  }
  return setup;
}

}  // namespace hurdle::engines

#include "perft/engines/protocol/castling_text.hpp"

#include <cstdlib>

#include "movegen/vocab/castling_rights.hpp"

namespace hurdle::engines {
namespace {

/// Whether castling with any rook, which our text writes as a move onto it, is written as the
/// king's move to its goal.
bool writes_goals(const Dialect& dialect, const Notation& notation) {
  return dialect.king_destination && notation.rights == RightsText::any_rook;
}

/// Where the king ends after castling with a rook on this side (H8).
Square goal_of(const Notation& notation, Square king, bool up) {
  return {up ? notation.files - 2 : 2, king.rank()};
}

bool is_own_king(const Setup& setup, Square square) {
  const Piece piece = setup.at(square);
  return piece && piece.kind() == Kind::royal && piece.belongs_to(setup.side);
}

/// The rook with which a player may castle on this side of the king; none if there is no right.
Square rook_with_right(const Notation& notation, const Setup& setup, Square king, bool up) {
  for (int file = 0; file < notation.files; ++file) {
    if (has_right(setup, setup.at(king).colour(), file) && file != king.file() &&
        (file > king.file()) == up) {
      return {file, king.rank()};
    }
  }
  return Square::none();
}

bool is_our_castling(const Notation& notation, const Setup& setup, Move move) {
  if (move.is_drop() || move.is_pass() || !is_own_king(setup, move.from())) {
    return false;
  }
  if (notation.rights == RightsText::any_rook) {
    return setup.at(move.to()).is(setup.side, notation.castles_with);
  }
  return notation.rights == RightsText::edge_rooks &&
         std::abs(move.to().file() - move.from().file()) > 1;
}

/// Plays a move as far as kings, rooks and empty squares are concerned.
void play_roughly(const Notation& notation, Setup& setup, Move move) {
  const Piece piece = move.is_drop() ? Piece(setup.side, move.kind()) : setup.at(move.from());
  if (is_our_castling(notation, setup, move)) {
    const bool up = move.to().file() > move.from().file();
    const bool any_rook = notation.rights == RightsText::any_rook;
    const Square rook =
        any_rook ? move.to() : Square(up ? notation.files - 1 : 0, move.to().rank());
    const Square goal = goal_of(notation, move.from(), up);
    const Piece partner = setup.at(rook);
    setup.put(move.from(), Piece{});
    setup.put(rook, Piece{});
    setup.put(goal, piece);
    setup.put(Square(goal.file() + (up ? -1 : 1), goal.rank()), partner);
  } else if (!move.is_pass()) {
    if (!move.is_drop()) {
      setup.put(move.from(), Piece{});
    }
    setup.put(move.to(), piece);
  }
  setup.side = opponent(setup.side);
}

}  // namespace

bool rewrites_castling(const Dialect& dialect, const Notation& notation) {
  return (dialect.king_takes_rook && notation.rights == RightsText::edge_rooks) ||
         writes_goals(dialect, notation);
}

Square their_castling_square(const Dialect& dialect, const Notation& notation, Move castling) {
  if (!rewrites_castling(dialect, notation)) {
    return castling.to();
  }
  const bool up = castling.to().file() > castling.from().file();
  return writes_goals(dialect, notation)
             ? goal_of(notation, castling.from(), up)
             : Square(up ? notation.files - 1 : 0, castling.from().rank());
}

Square our_castling_square(const Dialect& dialect, const Notation& notation, const Setup& setup,
                           Square from, Square to) {
  if (!rewrites_castling(dialect, notation) || !is_own_king(setup, from) ||
      from.rank() != to.rank()) {
    return to;
  }
  if (writes_goals(dialect, notation)) {
    const bool up = to == goal_of(notation, from, true);
    const bool step = std::abs(from.file() - to.file()) == 1;
    const Square rook = rook_with_right(notation, setup, from, up);
    return !step && to == goal_of(notation, from, up) && rook.exists() ? rook : to;
  }
  const Piece rook = setup.at(to);
  const bool castling =
      from.file() == notation.royal_file && from != to && rook && rook.belongs_to(setup.side);
  return castling ? Square(from.file() + (to.file() > from.file() ? 2 : -2), from.rank()) : to;
}

std::string castling_word(const Dialect& dialect, bool up) {
  return up ? dialect.castling : dialect.castling + dialect.castling.substr(1);
}

bool can_be_castling_word(std::string_view word) {
  return word == "O-O" || word == "o-o" || word == "0-0";
}

bool is_castling_word(const Dialect& dialect, std::string_view word) {
  return !dialect.castling.empty() &&
         (word == dialect.castling || word == castling_word(dialect, false));
}

std::string with_rights_as_files(const Notation& notation, const Setup& setup, std::string fen) {
  std::string files;
  for (const Colour colour : both_colours) {
    for (int file = notation.files - 1; file >= 0; --file) {
      if (has_right(setup, colour, file)) {
        files += static_cast<char>((colour == Colour::white ? 'A' : 'a') + file);
      }
    }
  }
  if (files.empty()) {
    return fen;
  }
  const std::size_t side = fen.find(' ') + 1;
  const std::size_t rights = fen.find(' ', side) + 1;
  return fen.replace(rights, fen.find(' ', rights) - rights, files);
}

std::string our_castling_of_word(const Dialect& dialect, const Notation& notation,
                                 const Setup& setup, std::string_view word) {
  const bool up = word == dialect.castling;
  const Square king = royal_square(setup, setup.side);
  if (!king.exists() || notation.rights == RightsText::none) {
    return std::string(word);
  }
  if (notation.rights == RightsText::any_rook) {
    const Square rook = rook_with_right(notation, setup, king, up);
    return rook.exists() ? to_text(king) + to_text(rook) : std::string(word);
  }
  const int file = king.file() + (up ? 2 : -2);
  return notation.on_board(file, king.rank()) ? to_text(king) + to_text(Square(file, king.rank()))
                                              : std::string(word);
}

std::vector<Move> with_castling_marked(const Notation& notation, const Setup& base,
                                       const std::vector<Move>& moves) {
  Setup setup = base;
  std::vector<Move> marked;
  for (const Move move : moves) {
    marked.push_back(is_our_castling(notation, setup, move) ? move.marked_castling() : move);
    play_roughly(notation, setup, move);
  }
  return marked;
}

bool has_ambiguous_castling(const Dialect& dialect, const Notation& notation, const Setup& setup) {
  if (!writes_goals(dialect, notation)) {
    return false;
  }
  for (const Colour colour : {Colour::white, Colour::black}) {
    const Square king = royal_square(setup, colour);
    for (const bool up : {false, true}) {
      const bool near =
          king.exists() && std::abs(goal_of(notation, king, up).file() - king.file()) == 1;
      if (near && rook_with_right(notation, setup, king, up).exists()) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace hurdle::engines

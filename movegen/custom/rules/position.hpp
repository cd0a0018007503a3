// A position of a custom game, and a move, as plain data. `hurdle::Setup` has no place for 12
// files, walls, 26 kinds, or what a promoted piece was before.
#pragma once

#include <array>
#include <cstdint>

#include "movegen/custom/board.hpp"
#include "movegen/custom/types.hpp"
#include "movegen/vocab/colour.hpp"

namespace hurdle::custom {

/// A piece on the board, or none (`Piece{}`, false in a condition).
struct Piece {
  Type type = Type::none;
  Colour colour = Colour::white;
  Type was = Type::none;  ///< by `promotedPieceType`: what it was before (`+x`)
  bool was_pawn = false;  ///< promoted from a pawn (`x~`)

  explicit operator bool() const noexcept { return type != Type::none; }
  [[nodiscard]] bool belongs_to(Colour player) const noexcept {
    return type != Type::none && colour == player;
  }
  bool operator==(const Piece&) const = default;
};

/// How many of each type a player holds; promoted ones are counted as the type they are.
using Hand = std::array<std::uint8_t, type_count>;

/// The sides of the board to which a player castles.
enum class Wing : std::uint8_t { king, queen };
inline constexpr std::array<Wing, 2> both_wings{Wing::king, Wing::queen};

/// A position: plain data, cheap to copy.
struct Position {
  std::array<Piece, square_count> board{};
  Squares walls;
  std::array<Hand, 2> hands{};
  Colour side = Colour::white;
  /// The squares of the rooks with which each player may castle, by colour and wing.
  std::array<std::array<Square, 2>, 2> castling_rooks{};
  std::array<Square, 2> castling_kings{};
  Squares gates;       ///< squares whose pieces have not moved (gating)
  Squares en_passant;  ///< squares passed; a custom piece's own square as well
  std::array<int, 2> checks_left{};
  int passes = 0;        ///< directly before
  bool faced = false;    ///< the kings faced each other one ply ago (bikjang)
  bool castled = false;  ///< the last move was castling that wins the game
  std::uint32_t half = 0;
  std::uint32_t full = 1;

  [[nodiscard]] const Piece& at(Square square) const { return board[square.index()]; }
  void put(Square square, Piece piece) { board[square.index()] = piece; }
  [[nodiscard]] bool occupied(Square square) const {
    return static_cast<bool>(at(square)) || walls[square.index()];
  }
  [[nodiscard]] Square& rook(Colour colour, Wing wing) {
    return castling_rooks[hurdle::index_of(colour)][static_cast<std::size_t>(wing)];
  }
  [[nodiscard]] Square rook(Colour colour, Wing wing) const {
    return castling_rooks[hurdle::index_of(colour)][static_cast<std::size_t>(wing)];
  }
  bool operator==(const Position&) const = default;
};

/// What a move does besides leaving `from` and arriving at `to`.
enum class Form : std::uint8_t {
  plain,
  promotion,   ///< becomes `type`, as pawns do (`a7a8q`)
  upgrade,     ///< becomes its promoted type (`a7a8+`)
  demotion,    ///< becomes what it was (`a7a8-`)
  drop,        ///< `type` from the hand (`P@e4`)
  castling,    ///< `from` is the king's square, `to` where it goes; `other` is the rook's
  en_passant,  ///< `other` is the square of the captured piece
  pass         ///< `from` twice
};

struct Move {
  [[nodiscard]] static Move of(Form form, Square from, Square to) {
    Move move;
    move.form = form;
    move.from = from;
    move.to = to;
    return move;
  }

  Form form = Form::plain;
  Square from;
  Square to;
  Type type = Type::none;
  bool promoted = false;  ///< a drop of the promoted side (`+P@e4`)
  Square other;
  Type gated = Type::none;  ///< a piece from the hand put on the square `gate`
  Square gate;
  Square wall;           ///< the square that becomes a wall
  bool by_rook = false;  ///< castling written as "king takes rook": the king also steps to `to`
  bool initial = false;  ///< only the piece's initial moves reach `to`: it passes squares

  bool operator==(const Move&) const = default;
};

}  // namespace hurdle::custom

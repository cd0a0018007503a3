#include "perft/custom/drawing/picture.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>
#include <string_view>

#include "movegen/custom/rules/fen.hpp"
#include "perft/count/variants.hpp"
#include "perft/drawing/plain_board.hpp"

namespace hurdle::custom {
namespace {

/// A type of a custom game's pieces, and the piece of one of Hurdle's own games with the same
/// figure.
struct Borrowed {
  std::string_view key;
  std::string_view game;
  std::string_view kind;
};

constexpr std::array<Borrowed, 11> borrowed{{{"king", "chess", "king"},
                                             {"commoner", "chess", "king"},
                                             {"queen", "chess", "queen"},
                                             {"rook", "chess", "rook"},
                                             {"bishop", "chess", "bishop"},
                                             {"knight", "chess", "knight"},
                                             {"pawn", "chess", "pawn"},
                                             {"archbishop", "pandemonium", "cardinal"},
                                             {"chancellor", "pandemonium", "marshal"},
                                             {"fers", "makpong", "queen"},
                                             {"silver", "makpong", "bishop"}}};

/// The figure of a type; empty if there is none.
Figure figure_of(Type type) {
  const std::string key = key_of(type);
  for (const Borrowed& one : borrowed) {
    if (one.key == key) {
      return hurdle::figure_of(variant_named(one.game).notation, one.kind);
    }
  }
  return {};
}

PlainPiece plain_piece(const Description& facts, const Piece& piece, bool figures) {
  const bool promoted = piece.was != Type::none || piece.was_pawn;
  return {piece.colour, letters_of(facts, piece), figures ? figure_of(piece.type) : Figure{},
          promoted};
}

}  // namespace

std::string picture(const Game& game, const Position& position, PieceNames names) {
  if (names == PieceNames::hanja) {
    throw std::invalid_argument(
        fmt::format("hanja: {} has no such pieces; it has letters and figures", game.name));
  }
  const bool figures = names == PieceNames::figures;
  const Description& facts = game.facts;
  PlainBoard board;
  board.side = position.side;
  const char* const side = position.side == Colour::white ? "White" : "Black";
  board.title = fmt::format("Position of {}, {} to move", game.name, side);
  board.description = fen_of(facts, position);
  board.caption = fmt::format("{}{} to move", side,
                              figures                          ? ""
                              : position.side == Colour::white ? " (upper case)"
                                                               : " (lower case)");
  for (int rank = facts.size.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < facts.size.files; ++file) {
      const Square square(file, rank);
      if (position.occupied(square)) {
        board.squares.push_back({file, rank,
                                 position.at(square)
                                     ? plain_piece(facts, position.at(square), figures)
                                     : PlainPiece{}});
      }
    }
  }
  for (const Colour colour : both_colours) {
    const Hand& hand = position.hands[hurdle::index_of(colour)];
    for (std::size_t index = 0; index < type_count; ++index) {
      if (hand[index] > 0) {
        board.hands[hurdle::index_of(colour)].push_back(
            {plain_piece(facts, {type_at(index), colour}, figures), hand[index]});
        board.shape.hands = true;
      }
    }
  }
  board.shape.files = facts.size.files;
  board.shape.ranks = facts.size.ranks;
  return board_svg(board);
}

}  // namespace hurdle::custom

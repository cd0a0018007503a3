#include "perft/cli/custom/drawn_position.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "movegen/custom/rules/fen.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/variants.hpp"
#include "perft/drawing/plain_board.hpp"

namespace hurdle::cli {
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
Figure figure_of(custom::Type type) {
  const std::string key = custom::key_of(type);
  for (const Borrowed& one : borrowed) {
    if (one.key == key) {
      return hurdle::figure_of(variant_named(one.game).notation, one.kind);
    }
  }
  return {};
}

PlainPiece plain_piece(const custom::Description& facts, const custom::Piece& piece, bool figures) {
  const bool promoted = piece.was != custom::Type::none || piece.was_pawn;
  return {piece.colour, custom::letters_of(facts, piece),
          figures ? figure_of(piece.type) : Figure{}, promoted};
}

}  // namespace

std::string drawn_position(const CustomPosition& position, PieceNames names) {
  if (names == PieceNames::hanja) {
    throw Failure(fmt::format("--pieces hanja: {} has no such pieces; it has letters and figures",
                              position.game->name));
  }
  const bool figures = names == PieceNames::figures;
  const custom::Description& facts = position.rules.facts();
  const custom::Position& now = position.position;
  PlainBoard board;
  board.side = now.side;
  const char* const side = now.side == Colour::white ? "White" : "Black";
  board.title = fmt::format("Position of {}, {} to move", position.game->name, side);
  board.description = position.fen;
  board.caption = fmt::format("{}{} to move", side,
                              figures                     ? ""
                              : now.side == Colour::white ? " (upper case)"
                                                          : " (lower case)");
  for (int rank = facts.size.ranks - 1; rank >= 0; --rank) {
    for (int file = 0; file < facts.size.files; ++file) {
      const custom::Square square(file, rank);
      if (now.occupied(square)) {
        board.squares.push_back(
            {file, rank,
             now.at(square) ? plain_piece(facts, now.at(square), figures) : PlainPiece{}});
      }
    }
  }
  for (const Colour colour : both_colours) {
    const custom::Hand& hand = now.hands[hurdle::index_of(colour)];
    for (std::size_t index = 0; index < custom::type_count; ++index) {
      if (hand[index] > 0) {
        board.hands[hurdle::index_of(colour)].push_back(
            {plain_piece(facts, {custom::type_at(index), colour}, figures), hand[index]});
        board.shape.hands = true;
      }
    }
  }
  board.shape.files = facts.size.files;
  board.shape.ranks = facts.size.ranks;
  return board_svg(board);
}

}  // namespace hurdle::cli

// Compares the first two fields of a FEN only: other programs use the state field for castling,
// write en-passant squares always or only if a capture is possible, and start counters anywhere.
#include "perft/engines/handshake/notation/echo.hpp"

#include <fmt/core.h>

#include <optional>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {
namespace {

std::string board_and_side(std::string_view fen) {
  const std::size_t begin = std::min(fen.find_first_not_of(' '), fen.size());
  const std::size_t board_end = std::min(fen.find(' ', begin), fen.size());
  const std::size_t side = std::min(fen.find_first_not_of(' ', board_end), fen.size());
  const std::size_t side_end = std::min(fen.find(' ', side), fen.size());
  return std::string(fen.substr(begin, board_end - begin)) + ' ' +
         std::string(fen.substr(side, side_end - side));
}

std::optional<Setup> read(const Notation& notation, const std::string& fen) {
  try {
    return parse_fen(notation, fen);
  } catch (const TextError&) {
    return std::nullopt;
  }
}

}  // namespace

Setup without_marks(const Notation& notation, Setup setup) {
  if (notation.promoted_mark == PromotedMark::tilde_after) {
    for (Piece& piece : setup.board) {
      piece = piece ? Piece(piece.colour(), piece.kind()) : piece;
    }
  }
  return setup;
}

bool is_echo_of(const Notation& notation, const Setup& position, std::string_view echo) {
  const std::optional<Setup> shown = read(notation, board_and_side(echo));
  if (!shown) {
    return position.passes > 1;  // passes have ended it: it has no FEN, and the engine may say so
  }
  const bool prints_marks = shown->board != without_marks(notation, *shown).board;
  const Setup expected = prints_marks ? position : without_marks(notation, position);
  return shown->board == expected.board && shown->hands == position.hands &&
         shown->side == position.side;
}

void compare_echo(const Notation& notation, const Setup& sent, std::string_view echo) {
  if (is_echo_of(notation, sent, echo)) {
    return;
  }
  Setup writable = sent;
  writable.passes = 0;
  throw EngineError(
      EngineFailure::misread,
      fmt::format("the engine has another position: expected '{}', found '{}'",
                  board_and_side(to_fen(notation, writable)), quoted(board_and_side(echo), 200)));
}

}  // namespace hurdle::engines

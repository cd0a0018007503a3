// A position as a picture: the board in the style of the game, hands, side to move, and moves as
// arrows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace pugi {
class xml_node;  // NOLINT(readability-identifier-naming): the library's
}  // namespace pugi

namespace hurdle {

/// The signs on the pieces. A kind without hanja or figure shows its letter.
enum class PieceNames : std::uint8_t { letters, hanja, figures };

/// The name in options: "letters".
[[nodiscard]] std::string_view to_text(PieceNames names) noexcept;
/// The reverse; nothing for unknown names.
[[nodiscard]] std::optional<PieceNames> read_piece_names(std::string_view text) noexcept;
/// False if no kind of the game has such a sign.
[[nodiscard]] bool has_names(const Notation& notation, PieceNames names) noexcept;
/// The signs that the game's pieces have, as text: "letters and hanja".
[[nodiscard]] std::string names_in_words(const Notation& notation);

/// Why a move is drawn. Each reason has a colour and also a shape, for the colour-blind.
enum class MoveMark : std::uint8_t {
  played,   ///< a plain arrow
  missing,  ///< a solid arrow that ends in a circle
  extra     ///< a dashed arrow that ends in a cross
};

struct MarkedMove {
  Move move;
  MoveMark mark = MoveMark::played;
  bool minor = false;  ///< drawn thinner: not highlighted
};

struct BoardStyle {
  PieceNames pieces = PieceNames::letters;
  std::vector<MarkedMove> moves;
};

/// The picture as a separate document. Its title and description describe the content in words.
[[nodiscard]] std::string board_svg(const Notation& notation, const Setup& setup,
                                    const BoardStyle& style = {});

/// Adds the picture to a page that includes `board_css()`.
void add_board(pugi::xml_node parent, const Notation& notation, const Setup& setup,
               const BoardStyle& style);

/// The colours of boards, board.css; all rules start with `.hurdle-board`. Most colour-blind people
/// can distinguish the colours of moves, and shapes repeat the distinction. Boards and pieces have
/// the same colours in dark mode; only the text beside them changes. Contains no characters that
/// markup must escape.
[[nodiscard]] std::string_view board_css() noexcept;

}  // namespace hurdle

// A position as a picture: the board as the game has it, hands, side to move, and moves as arrows.
// Knows how things look; refuses to know what a move is worth.
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
class xml_node;
}  // namespace pugi

namespace hurdle {

/// What stands on the pieces. A kind that has no hanja or figure shows its letter.
enum class PieceNames : std::uint8_t { letters, hanja, figures };

/// The name as users write it: "letters".
[[nodiscard]] std::string_view to_text(PieceNames names) noexcept;
/// The other way; nothing when it is none.
[[nodiscard]] std::optional<PieceNames> read_piece_names(std::string_view text) noexcept;
/// False when no kind of the game has such a name.
[[nodiscard]] bool has_names(const Notation& notation, PieceNames names) noexcept;
/// The names that the game's pieces have, in words: "letters and hanja".
[[nodiscard]] std::string names_in_words(const Notation& notation);

/// Why a move is drawn. Each kind has a colour and, for those who do not see it, a shape.
enum class MoveMark : std::uint8_t {
  played,   ///< a plain arrow
  missing,  ///< a solid arrow that ends in a circle
  extra     ///< a dashed arrow that ends in a cross
};

struct MarkedMove {
  Move move;
  MoveMark mark = MoveMark::played;
  bool minor = false;  ///< drawn thinner: one among others that is not talked about
};

struct BoardStyle {
  PieceNames pieces = PieceNames::letters;
  std::vector<MarkedMove> moves;
};

/// The picture as a document of its own. Its title and description say in words what it shows.
[[nodiscard]] std::string board_svg(const Notation& notation, const Setup& setup,
                                    const BoardStyle& style = {});

/// The picture inside of a page that has `board_css()`.
void add_board(pugi::xml_node parent, const Notation& notation, const Setup& setup,
               const BoardStyle& style = {});

/// How boards are coloured in light, in the dark and on paper; every rule is about
/// `.hurdle-board`. It holds nothing that markup would escape.
[[nodiscard]] std::string_view board_css() noexcept;

}  // namespace hurdle

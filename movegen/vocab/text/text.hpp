// Text to data and back: FEN (C6), moves (C7), named setups, diagrams. Checks form only; the
// referee checks whether a position is valid (C8) and a move legal.
#pragma once

#include <concepts>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Text that cannot be parsed. `what()` is the whole message: field, column (from 1, in bytes of
/// the given text), what was found and what was expected. Bytes that are not printable ASCII are
/// escaped, and long text is shortened.
class TextError : public std::runtime_error {
 public:
  TextError(std::string field, std::size_t column, const std::string& message);
  [[nodiscard]] const std::string& field() const noexcept { return field_; }
  [[nodiscard]] std::size_t column() const noexcept { return column_; }

 private:
  std::string field_;  ///< "board", "hands", "side", "state", "ep", "half", "full"; "move"; "setup"
  std::size_t column_;
};

/// Parses a FEN by C6. Throws TextError. Checks form, letters and ranges, and whether the
/// en-passant squares fit each other (C6); squares that no pawn attacks are dropped.
[[nodiscard]] Setup parse_fen(const Notation& notation, std::string_view text);

/// Writes the canonical FEN by C6. Throws std::logic_error for a position ended by two passes
/// (J12), which FEN cannot express.
[[nodiscard]] std::string to_fen(const Notation& notation, const Setup& setup);

/// A canonical FEN without its last two fields, the counters.
[[nodiscard]] std::string without_counters(std::string fen);

/// Parses a move by C7, without castling and en-passant marks. A move from the side's own royal
/// square to itself is a pass. Throws TextError for malformed text, squares off the board and
/// unknown letters. Does not check legality.
[[nodiscard]] Move parse_move(const Notation& notation, std::string_view text);

/// The same move; empty if `parse_move` throws.
[[nodiscard]] std::optional<Move> try_parse_move(const Notation& notation, std::string_view text);

/// Writes a move by C7.
[[nodiscard]] std::string to_text(const Notation& notation, Move move);

/// The start position named `A` (both players) or `A,B` (white, black); empty means the default. A
/// name may be a number from 0 to 959 in Chess960. Throws TextError that lists the known names.
[[nodiscard]] Setup start_position(const Notation& notation, std::string_view names = "");

/// How a diagram is drawn.
struct DiagramStyle {
  bool unicode = false;  ///< box-drawing frame and marked squares, for terminals that support them
};

/// A drawing of the board with ranks and files, hands beside it, side to move below. Marks both
/// squares of `highlight` if it is a board move.
[[nodiscard]] std::string diagram(const Notation& notation, const Setup& setup,
                                  const DiagramStyle& style = {}, Move highlight = {});

/// `text` with everything that is not printable ASCII escaped (`\xNN`), shortened to `limit`
/// characters with `...`: for quoting foreign text in messages.
[[nodiscard]] std::string quoted(std::string_view text, std::size_t limit = 40);

/// The name of a file for a message, escaped in the same way, but whole: the end of a path says
/// most. Shortens what is longer than any path, 4,096 characters.
[[nodiscard]] std::string quoted_path(std::string_view path);

/// The same for texts in any language, at most 40 characters: keeps the characters of UTF-8 from
/// U+00A0.
[[nodiscard]] std::string quoted_characters(std::string_view text);

/// "1 move", "2 moves"; with `plural`, "2 batches".
template <std::integral Number>
[[nodiscard]] std::string counted(Number number, std::string_view singular,
                                  std::string_view plural = {}) {
  const bool adds_s = number != 1 && plural.empty();
  return std::to_string(number)
      .append(" ")
      .append(number == 1 || adds_s ? singular : plural)
      .append(adds_s ? "s" : "");
}

}  // namespace hurdle

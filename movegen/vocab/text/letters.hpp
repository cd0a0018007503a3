// The meaning of letters in a variant, and the letter written for a piece.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// The meaning of a letter: a kind, and whether the letter is that of its promoted side.
struct LetterMeaning {
  Kind kind = Kind::none;
  bool promoted = false;
};

/// The meaning of a letter in either case (canonical, synonym or promoted synonym), or none.
[[nodiscard]] std::optional<LetterMeaning> read_letter(const Notation& notation,
                                                       char letter) noexcept;

/// The canonical letter of a kind in the case of a player: upper for white.
[[nodiscard]] char letter_of(const Notation& notation, Kind kind, Colour colour) noexcept;

/// A piece as written in FEN: the letter with the mark of a promoted piece (`R`, `+r`, `q~`).
[[nodiscard]] std::string text_of(const Notation& notation, Piece piece);

[[nodiscard]] constexpr bool is_digit(char byte) noexcept {
  return byte >= '0' && byte <= '9';
}
[[nodiscard]] constexpr bool is_upper(char byte) noexcept {
  return byte >= 'A' && byte <= 'Z';
}
[[nodiscard]] constexpr bool is_lower(char byte) noexcept {
  return byte >= 'a' && byte <= 'z';
}
[[nodiscard]] constexpr char to_upper(char byte) noexcept {
  return is_lower(byte) ? static_cast<char>(byte - 'a' + 'A') : byte;
}
[[nodiscard]] constexpr char to_lower(char byte) noexcept {
  return is_upper(byte) ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/// Whether the text is one or more digits.
[[nodiscard]] constexpr bool is_number(std::string_view text) noexcept {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

[[nodiscard]] std::string to_upper(std::string text);
[[nodiscard]] std::string to_lower(std::string text);

/// All letters of the variant, synonyms after a slash, for messages: `K A N/H B/E R C P`.
[[nodiscard]] std::string letters_of(const Notation& notation);

/// The letters that may follow `+`, for messages: `R B N`; empty when no piece promotes.
[[nodiscard]] std::string promoting_letters_of(const Notation& notation);

}  // namespace hurdle

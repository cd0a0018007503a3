// Parses one field of a text byte by byte and keeps the column for error messages. Parses squares
// and numbers; callers interpret them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/square.hpp"

namespace hurdle {

/// The current position in one field of a longer text. Keeps views: the text must outlive it.
class Cursor {
 public:
  /// Parses `text`, which starts at `column` (from 1) of the whole text; errors name `field`.
  Cursor(std::string_view field, std::string_view text, std::size_t column = 1) noexcept
      : field_(field), text_(text), first_column_(column) {}

  [[nodiscard]] bool done() const noexcept { return at_ >= text_.size(); }
  /// The next byte, or NUL at the end.
  [[nodiscard]] char peek() const noexcept { return done() ? '\0' : text_[at_]; }
  [[nodiscard]] bool sees(char byte) const noexcept { return !done() && text_[at_] == byte; }
  /// True when the next byte is a decimal digit.
  [[nodiscard]] bool sees_digit() const noexcept;
  [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(at_); }
  /// The column of the next byte; at the end, one beyond the last.
  [[nodiscard]] std::size_t column() const noexcept { return first_column_ + at_; }
  void advance() noexcept { ++at_; }
  /// Skips the next byte if it is this one.
  bool skip(char byte) noexcept;
  /// Skips the digits that come next and returns them.
  std::string_view digits() noexcept;

  /// Throws TextError at the next byte, or at `column`.
  [[noreturn]] void fail(const std::string& message) const { fail_at(column(), message); }
  [[noreturn]] void fail_at(std::size_t column, const std::string& message) const;

  /// The next byte in quotation marks, or "the end": for messages.
  [[nodiscard]] std::string seen() const;

 private:
  std::string_view field_;
  std::string_view text_;
  std::size_t first_column_;
  std::size_t at_ = 0;
};

/// What separates the fields of a position's text.
inline constexpr std::string_view field_separators = " \t";

/// Splits `text`, which starts at `column` of a longer one, into a cursor for each field, at most
/// one for each name. Throws TextError for text after the last field, `last` ("the move number").
[[nodiscard]] std::vector<Cursor> split_fields(std::string_view text, std::size_t column,
                                               std::span<const std::string_view> names,
                                               std::string_view last);

/// Parses a number from 0 to `most`. Throws TextError, with `what` as the expectation.
[[nodiscard]] std::uint32_t read_number(Cursor& cursor, std::uint32_t most, std::string_view what);

/// Parses a square of this variant's board. Throws TextError.
[[nodiscard]] Square read_square(Cursor& cursor, const Notation& notation);

}  // namespace hurdle

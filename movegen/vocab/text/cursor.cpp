// Parses squares and numbers; every error message states what was expected.
#include "movegen/vocab/text/cursor.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

/// The value of a run of digits, or `cap` when it is at least that.
std::uint32_t value_of(std::string_view digits, std::uint32_t cap) noexcept {
  std::uint64_t value = 0;
  for (const char digit : digits) {
    value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    if (value >= cap) {
      return cap;
    }
  }
  return static_cast<std::uint32_t>(value);
}

std::string board_range(const Notation& notation) {
  return fmt::format("a1 to {}", to_text(Square(notation.files - 1, notation.ranks - 1)));
}

}  // namespace

bool Cursor::sees_digit() const noexcept {
  return peek() >= '0' && peek() <= '9';
}

bool Cursor::skip(char byte) noexcept {
  if (!sees(byte)) {
    return false;
  }
  advance();
  return true;
}

std::string_view Cursor::digits() noexcept {
  const std::size_t start = at_;
  while (sees_digit()) {
    advance();
  }
  return text_.substr(start, at_ - start);
}

void Cursor::fail_at(std::size_t column, const std::string& message) const {
  throw TextError(std::string(field_), column, message);
}

std::string Cursor::seen() const {
  return done() ? "the end" : fmt::format("'{}'", quoted(rest().substr(0, 1)));
}

std::uint32_t read_number(Cursor& cursor, std::uint32_t most, std::string_view what) {
  const std::size_t start = cursor.column();
  const auto refuse = [&](std::string_view text) {
    cursor.fail_at(start, fmt::format("'{}' is not {}; expected 0 to {} without leading zeros",
                                      quoted(text), what, most));
  };
  const std::string_view all = cursor.rest();
  const std::string_view digits = cursor.digits();
  const bool leading_zero = digits.size() > 1 && digits.front() == '0';
  if (digits.empty() || leading_zero || !cursor.done()) {
    refuse(all);
  }
  const std::uint32_t value = value_of(digits, most + 1);
  if (value > most) {
    refuse(all);
  }
  return value;
}

Square read_square(Cursor& cursor, const Notation& notation) {
  const std::size_t start = cursor.column();
  const char letter = cursor.peek();
  if (letter < 'a' || letter > 'j') {
    cursor.fail(
        fmt::format("found {}; expected a square, {}", cursor.seen(), board_range(notation)));
  }
  cursor.advance();
  const std::string_view digits = cursor.digits();
  if (digits.empty()) {
    cursor.fail(fmt::format("found {}; expected a rank from 1 to {} after the file '{}'",
                            cursor.seen(), notation.ranks, letter));
  }
  const int file = letter - 'a';
  const int rank = static_cast<int>(value_of(digits, 1000)) - 1;
  if (digits.front() == '0' || !notation.on_board(file, rank)) {
    cursor.fail_at(start, fmt::format("'{}{}' is not on the board; expected a square, {}", letter,
                                      quoted(digits, 12), board_range(notation)));
  }
  return {file, rank};
}

std::vector<Cursor> split_fields(std::string_view text, std::size_t column,
                                 std::span<const std::string_view> names, std::string_view last) {
  std::vector<Cursor> fields;
  std::size_t start = text.find_first_not_of(field_separators);
  while (start != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(field_separators, start), text.size());
    const std::string_view field = text.substr(start, end - start);
    if (fields.size() == names.size()) {
      throw TextError(std::string(names.back()), column + start,
                      fmt::format("'{}' after {}; expected the end", quoted(field), last));
    }
    fields.emplace_back(names[fields.size()], field, column + start);
    start = text.find_first_not_of(field_separators, end);
  }
  return fields;
}

}  // namespace hurdle

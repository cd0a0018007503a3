// Strict parser for board and hands of a FEN (C6): every error names the rank or the letter and
// states what was expected.
#include "movegen/vocab/text/fen_board.hpp"

#include <fmt/format.h>

#include <limits>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

std::uint32_t read_gap(Cursor& cursor, const Notation& notation, int rank, int file);
Piece read_piece(Cursor& cursor, const Notation& notation);
LetterMeaning read_board_letter(Cursor& cursor, const Notation& notation);
void read_held(Cursor& cursor, const Notation& notation, Setup& setup);

[[noreturn]] void fail_overflow(const Cursor& cursor, const Notation& notation, int rank,
                                std::size_t column) {
  cursor.fail_at(column, fmt::format("rank {} has more than {} squares; expected {}", rank + 1,
                                     notation.files, notation.files));
}

void read_rank(Cursor& cursor, const Notation& notation, int rank, Setup& setup) {
  int file = 0;
  while (!cursor.done() && !cursor.sees('/') && !cursor.sees('[')) {
    if (cursor.sees_digit()) {
      file += static_cast<int>(read_gap(cursor, notation, rank, file));
      continue;
    }
    const std::size_t start = cursor.column();
    const Piece piece = read_piece(cursor, notation);
    if (file >= notation.files) {
      fail_overflow(cursor, notation, rank, start);
    }
    setup.put(Square(file, rank), piece);
    ++file;
  }
  if (file < notation.files) {
    cursor.fail(
        fmt::format("rank {} ends after {} squares; expected {}", rank + 1, file, notation.files));
  }
}

/// Parses a number of empty squares.
std::uint32_t read_gap(Cursor& cursor, const Notation& notation, int rank, int file) {
  const std::size_t start = cursor.column();
  const std::string_view digits = cursor.digits();
  if (digits.front() == '0') {
    cursor.fail_at(start, fmt::format("'{}' is no number of empty squares; expected 1 to {} "
                                      "without leading zeros",
                                      quoted(digits), notation.files));
  }
  const int room = notation.files - file;
  int gap = 0;
  for (const char digit : digits) {
    gap = gap * 10 + (digit - '0');
    if (gap > room) {
      fail_overflow(cursor, notation, rank, start);
    }
  }
  return static_cast<std::uint32_t>(gap);
}

Piece read_piece(Cursor& cursor, const Notation& notation) {
  const std::size_t start = cursor.column();
  const bool marked_before = notation.promoted_mark == PromotedMark::plus_before;
  const bool plus = marked_before && cursor.skip('+');
  const char letter = cursor.peek();
  const LetterMeaning meaning = read_board_letter(cursor, notation);
  const KindNotation& kind = notation.of(meaning.kind);
  if (plus && meaning.promoted) {
    cursor.fail_at(start, fmt::format("'{0}' already means '+{1}'; write '{0}' or '+{1}'", letter,
                                      is_upper(letter) ? kind.letter : to_lower(kind.letter)));
  }
  if (plus && !kind.promotes) {
    const std::string promoting = promoting_letters_of(notation);
    cursor.fail_at(
        start,
        promoting.empty()
            ? fmt::format("'+' has no meaning in {}; expected the letter alone", notation.name)
            : fmt::format("a {} does not promote; '+' goes before {}", kind.name, promoting));
  }
  const Colour colour = is_upper(letter) ? Colour::white : Colour::black;
  if (!marked_before && cursor.sees('~') && !kind.promotes) {
    cursor.fail(fmt::format("no pawn becomes a {}; '~' comes after {}", kind.name,
                            promoting_letters_of(notation)));
  }
  const bool tilde = !marked_before && cursor.skip('~');
  return {colour, meaning.kind, plus || tilde || meaning.promoted};
}

LetterMeaning read_board_letter(Cursor& cursor, const Notation& notation) {
  const auto meaning = read_letter(notation, cursor.peek());
  if (!meaning) {
    cursor.fail(fmt::format("{} is no piece of {}; expected one of {} (black's in lower case)",
                            cursor.seen(), notation.name, letters_of(notation)));
  }
  cursor.advance();
  return *meaning;
}

/// Parses one letter between the brackets.
void read_held(Cursor& cursor, const Notation& notation, Setup& setup) {
  const char letter = cursor.peek();
  const auto meaning = read_letter(notation, letter);
  if (!meaning && !cursor.sees('+')) {
    cursor.fail(fmt::format("{} is no piece of {}; expected letters of {} and then ']'",
                            cursor.seen(), notation.name, letters_of(notation)));
  }
  if (!meaning || meaning->promoted) {
    cursor.fail(
        fmt::format("'{}' is a promoted piece; pieces in hand are never promoted, "
                    "write the letter of the unpromoted piece",
                    letter));
  }
  add_held(cursor, notation, meaning->kind, 1, setup);
}

}  // namespace

void add_held(Cursor& cursor, const Notation& notation, Kind kind, std::uint32_t number,
              Setup& setup) {
  const char letter = cursor.peek();
  const Colour colour = is_upper(letter) ? Colour::white : Colour::black;
  std::uint8_t& held = setup.hands[index_of(colour)][index_of(kind)];
  if (held + number > std::numeric_limits<std::uint8_t>::max()) {
    cursor.fail(fmt::format("more than {} times '{}' in hand; the game owns {}", held, letter,
                            notation.of(kind).limit));
  }
  held = static_cast<std::uint8_t>(held + number);
  cursor.advance();
}

void read_board(Cursor& cursor, const Notation& notation, Setup& setup) {
  if (cursor.done()) {
    cursor.fail(fmt::format("missing; expected {} ranks", notation.ranks));
  }
  for (int rank = notation.ranks - 1; rank >= 0; --rank) {
    read_rank(cursor, notation, rank, setup);
    if (rank > 0 && !cursor.skip('/')) {
      cursor.fail(fmt::format("the board ends after rank {}; expected {} ranks, separated by '/'",
                              rank + 1, notation.ranks));
    }
  }
  if (cursor.sees('/')) {
    cursor.fail(fmt::format("the board has more than {0} ranks; expected {0}", notation.ranks));
  }
}

void read_hands(Cursor& cursor, const Notation& notation, Setup& setup) {
  if (cursor.done()) {
    return;
  }
  if (!notation.hands) {
    cursor.fail(fmt::format("{} has no pieces in hand; expected no bracket", notation.name));
  }
  const std::size_t bracket = cursor.column();
  cursor.advance();
  if (cursor.sees('-')) {
    cursor.advance();
    if (!cursor.sees(']')) {
      cursor.fail(fmt::format("expected ']' after '[-', found {}", cursor.seen()));
    }
  }
  while (!cursor.done() && !cursor.sees(']')) {
    read_held(cursor, notation, setup);
  }
  if (!cursor.skip(']')) {
    cursor.fail_at(bracket, "'[' is not closed; expected the letters in hand and ']'");
  }
  if (!cursor.done()) {
    cursor.fail(
        fmt::format("{} after the hands; expected a space and the side to move", cursor.seen()));
  }
}

}  // namespace hurdle

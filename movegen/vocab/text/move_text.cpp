// Moves, parsed and written (C7). Checks form only, not legality.
#include <fmt/format.h>

#include "movegen/vocab/text/cursor.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

/// The kind that a letter of a move names. Letters of promoted sides are rejected.
Kind read_kind(Cursor& cursor, const Notation& notation, std::string_view purpose) {
  const auto meaning = read_letter(notation, cursor.peek());
  if (!meaning || meaning->promoted) {
    cursor.fail(fmt::format("{} is no piece {}; expected one of {}", cursor.seen(), purpose,
                            letters_of(notation)));
  }
  cursor.advance();
  return meaning->kind;
}

Move read_drop(Cursor& cursor, const Notation& notation) {
  if (!notation.hands) {
    cursor.fail(fmt::format("{} has no drops; expected a move from square to square, as a1a2",
                            notation.name));
  }
  const Kind kind = read_kind(cursor, notation, "to drop");
  cursor.advance();
  return Move::drop(kind, read_square(cursor, notation));
}

Move read_promotion(Cursor& cursor, const Notation& notation, Square from, Square to) {
  switch (notation.promotion) {
    case PromotionText::plus:
      if (cursor.skip('+')) {
        return Move::promotion(from, to);
      }
      cursor.fail(fmt::format("{} after the squares; expected the end, or '+' for a promotion",
                              cursor.seen()));
    case PromotionText::letter:
      return Move::promotion_to(from, to, read_kind(cursor, notation, "to promote to"));
    case PromotionText::none:
      break;
  }
  cursor.fail(fmt::format("{} after the squares; expected the end, as {} has no promotion",
                          cursor.seen(), notation.name));
}

Move read_board_move(Cursor& cursor, const Notation& notation) {
  const Square from = read_square(cursor, notation);
  const Square to = read_square(cursor, notation);
  if (!cursor.done()) {
    return read_promotion(cursor, notation, from, to);
  }
  return from == to ? Move::pass(from) : Move::board(from, to);
}

/// Appends the text of a square. Lists of moves are sorted by their texts, so this is called often.
void append(std::string& text, Square square) {
  const int rank = square.rank() + 1;
  text += static_cast<char>('a' + square.file());
  if (rank > 9) {
    text += static_cast<char>('0' + rank / 10);
  }
  text += static_cast<char>('0' + rank % 10);
}

}  // namespace

Move parse_move(const Notation& notation, std::string_view text) {
  Cursor cursor("move", text);
  if (text.empty()) {
    cursor.fail("missing; expected two squares, as a1a2");
  }
  const bool drop = text.size() > 1 && text[1] == '@';
  const Move move = drop ? read_drop(cursor, notation) : read_board_move(cursor, notation);
  if (!cursor.done()) {
    const std::string_view why = drop ? ", as a dropped piece does not promote" : "";
    cursor.fail(fmt::format("'{}' after the {}; expected the end{}", quoted(cursor.rest()),
                            drop ? "drop" : "move", why));
  }
  return move;
}

std::optional<Move> try_parse_move(const Notation& notation, std::string_view text) {
  try {
    return parse_move(notation, text);
  } catch (const TextError&) {
    return std::nullopt;
  }
}

std::string to_text(const Notation& notation, Move move) {
  if (move.is_drop()) {
    return fmt::format("{}@{}", notation.of(move.kind()).letter, to_text(move.to()));
  }
  std::string text;
  append(text, move.from());
  append(text, move.to());
  if (!move.is_promotion()) {
    return text;
  }
  if (notation.promotion == PromotionText::letter) {
    return text + letter_of(notation, move.kind(), Colour::black);
  }
  return text + '+';
}

}  // namespace hurdle

#include "movegen/vocab/text/sfen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "movegen/vocab/text/cursor.hpp"
#include "movegen/vocab/text/fen_board.hpp"
#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::uint32_t most_plies = 2 * max_counter;
constexpr std::array<std::string_view, 4> sfen_fields{"board", "side", "hands", "ply"};

Colour read_first_player(Cursor& cursor) {
  if (cursor.rest() == "b") {
    return Colour::white;
  }
  if (cursor.rest() == "w") {
    return Colour::black;
  }
  cursor.fail(fmt::format("'{}' is no side to move; expected b (the first player) or w",
                          quoted(cursor.rest())));
}

/// How many pieces of the next letter are in hand: 1 if no number precedes the letter.
std::uint32_t read_how_many(Cursor& cursor) {
  if (!cursor.sees_digit()) {
    return 1;
  }
  const std::size_t start = cursor.column();
  const std::string_view digits = cursor.digits();
  if (digits.front() == '0' || digits.size() > 2) {
    cursor.fail_at(start, fmt::format("'{}' is no number of pieces; expected 1 to 99 without "
                                      "leading zeros, or the letter alone",
                                      quoted(digits)));
  }
  std::uint32_t number = 0;
  for (const char digit : digits) {
    number = number * 10 + static_cast<std::uint32_t>(digit - '0');
  }
  return number;
}

void read_held_pieces(Cursor& cursor, const Notation& notation, Setup& setup) {
  const std::uint32_t number = read_how_many(cursor);
  const auto meaning = read_letter(notation, cursor.peek());
  if (!meaning || meaning->promoted) {
    cursor.fail(
        fmt::format("{} is no piece that {} holds; expected letters of {}, with numbers "
                    "before them, or '-'",
                    cursor.seen(), notation.name, letters_of(notation)));
  }
  add_held(cursor, notation, meaning->kind, number, setup);
}

void read_hands_field(Cursor& cursor, const Notation& notation, Setup& setup) {
  if (cursor.rest() == "-") {
    return;
  }
  if (!notation.hands) {
    cursor.fail(fmt::format("{} has no pieces in hand; expected '-'", notation.name));
  }
  while (!cursor.done()) {
    read_held_pieces(cursor, notation, setup);
  }
}

}  // namespace

Setup parse_sfen(const Notation& notation, std::string_view text, std::size_t column) {
  std::vector<Cursor> fields = split_fields(text, column, sfen_fields, "the number of the ply");
  Setup setup;
  if (fields.empty()) {
    fields.emplace_back(sfen_fields[0], text.substr(0, 0), column + text.size());
  }
  read_board(fields[0], notation, setup);
  if (!fields[0].done()) {
    fields[0].fail(
        fmt::format("{} after the board; expected a space and the side to move, as an "
                    "SFEN has the hands after the side",
                    fields[0].seen()));
  }
  if (fields.size() < 2) {
    throw TextError("side", column + text.size(), "missing; expected b or w after the board");
  }
  setup.side = read_first_player(fields[1]);
  if (fields.size() > 2) {
    read_hands_field(fields[2], notation, setup);
  }
  if (fields.size() > 3) {
    const std::uint32_t ply = read_number(fields[3], most_plies, "a number of a ply");
    setup.full = std::max((ply + 1) / 2, 1U);
  }
  return setup;
}

std::string to_sfen(const Notation& notation, const Setup& setup) {
  const std::string fen = to_fen(notation, setup);
  const std::string board = fen.substr(0, fen.find_first_of("[ "));
  std::string hands;
  for (const Colour colour : both_colours) {
    for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
      const Kind kind = static_cast<Kind>(index);
      const int held = setup.held(colour, kind);
      if (held > 0) {
        hands += (held > 1 ? std::to_string(held) : "") + letter_of(notation, kind, colour);
      }
    }
  }
  const bool first = setup.side == Colour::white;
  const std::uint64_t ply = std::uint64_t{2} * (setup.full - 1) + (first ? 1 : 2);
  return fmt::format("{} {} {} {}", board, first ? 'b' : 'w', hands.empty() ? "-" : hands, ply);
}

}  // namespace hurdle

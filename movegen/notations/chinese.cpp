// Xiangqi in Chinese: `炮二平五`, `马８进７`, `前车进一`. Reads simplified and traditional
// characters and digits of any form for both players; writes simplified ones, Red's digits as
// characters.
#include <array>

#include "movegen/notations/digits.hpp"
#include "movegen/notations/format.hpp"
#include "movegen/notations/relative.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

// The first of each letter is written for Red.
constexpr std::array<Word, 20> pieces{
    {{"帅", 'K'}, {"帥", 'K'}, {"将", 'K'}, {"將", 'K'}, {"仕", 'A'}, {"士", 'A'}, {"相", 'B'},
     {"象", 'B'}, {"马", 'N'}, {"馬", 'N'}, {"傌", 'N'}, {"车", 'R'}, {"車", 'R'}, {"俥", 'R'},
     {"炮", 'C'}, {"砲", 'C'}, {"包", 'C'}, {"兵", 'P'}, {"卒", 'P'}, {"伡", 'R'}}};
constexpr std::array<Word, 7> pieces_of_black{
    {{"将", 'K'}, {"士", 'A'}, {"象", 'B'}, {"马", 'N'}, {"车", 'R'}, {"炮", 'C'}, {"卒", 'P'}}};
constexpr std::array<Word, 4> whiches{{{"前", static_cast<int>(Which::front)},
                                       {"中", static_cast<int>(Which::middle)},
                                       {"后", static_cast<int>(Which::rear)},
                                       {"後", static_cast<int>(Which::rear)}}};
constexpr std::array<Word, 4> ways{{{"进", static_cast<int>(Way::forward)},
                                    {"進", static_cast<int>(Way::forward)},
                                    {"退", static_cast<int>(Way::backward)},
                                    {"平", static_cast<int>(Way::sideways)}}};

std::optional<Kind> skip_piece(const Notation& notation, std::string_view& text) {
  const auto letter = skip_one(text, pieces);
  const auto meaning = letter ? read_letter(notation, static_cast<char>(*letter)) : std::nullopt;
  return meaning ? std::optional(meaning->kind) : std::nullopt;
}

/// Parses which piece moves: a piece and its file, or a word or a number and a piece.
bool skip_which(const Notation& notation, std::string_view& text, RelativeMove& move) {
  if (const auto kind = skip_piece(notation, text)) {
    const auto file = skip_digit(text);
    move.kind = *kind;
    move.file = file.value_or(0);
    return file.has_value();
  }
  if (const auto which = skip_one(text, whiches)) {
    move.which = static_cast<Which>(*which);
  } else if (const auto number = skip_digit(text)) {
    move.which = Which::number;
    move.number = *number;
  } else {
    return false;
  }
  const auto kind = skip_piece(notation, text);
  move.kind = kind.value_or(Kind::none);
  return kind.has_value();
}

ParsedMove read_chinese(const Place& place, std::string_view text) {
  RelativeMove move;
  if (skip_which(place.notation(), text, move)) {
    const auto way = skip_one(text, ways);
    const auto value = way ? skip_digit(text) : std::nullopt;
    if (value && text.empty()) {
      move.way = static_cast<Way>(*way);
      move.value = *value;
      return read_relative(place, move);
    }
  }
  return foreign("expected a piece, its file, a direction and a number, as 炮二平五 or 前车进一");
}

std::string write_chinese(const Place& place, Move move) {
  const RelativeMove made = described(place, move, Which::number);
  const bool red = place.setup.side == Colour::white;
  const auto digit = [red](int number) {
    return std::string(word_for(number, red ? number_characters : wide_digits));
  };
  const char letter = place.notation().of(made.kind).letter;
  const std::string piece(red ? word_for(letter, pieces) : word_for(letter, pieces_of_black));
  const std::string end =
      std::string(word_for(static_cast<int>(made.way), ways)) + digit(made.value);
  switch (made.which) {
    case Which::file:
      return piece + digit(made.file) + end;
    case Which::number:
      return digit(made.number) + piece + end;
    default:
      return std::string(word_for(static_cast<int>(made.which), whiches)) + piece + end;
  }
}

}  // namespace

const Format chinese_format{MoveNotation::chinese, "chinese", "炮二平五, 马８进７", read_chinese,
                            write_chinese};

}  // namespace hurdle::notations

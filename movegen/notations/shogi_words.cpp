#include "movegen/notations/shogi_words.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/notations/digits.hpp"
#include "movegen/notations/words.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

constexpr int first = 0;
constexpr int second = 1;
// The first mark of each player is written.
constexpr std::array<Word, 6> marks{
    {{"☗", first}, {"▲", first}, {"▼", first}, {"☖", second}, {"△", second}, {"▽", second}}};

// The first word of each letter is written; longer words come before their beginnings.
constexpr std::array<Word, 11> promoted_pieces{{{"成香", 'L'},
                                                {"成桂", 'N'},
                                                {"成銀", 'S'},
                                                {"竜", 'R'},
                                                {"龍", 'R'},
                                                {"馬", 'B'},
                                                {"と", 'P'},
                                                {"杏", 'L'},
                                                {"圭", 'N'},
                                                {"全", 'S'},
                                                {"龙", 'R'}}};
constexpr std::array<Word, 9> unpromoted_pieces{{{"玉", 'K'},
                                                 {"王", 'K'},
                                                 {"飛", 'R'},
                                                 {"角", 'B'},
                                                 {"金", 'G'},
                                                 {"銀", 'S'},
                                                 {"桂", 'N'},
                                                 {"香", 'L'},
                                                 {"歩", 'P'}}};

/// Removes blanks, of which Japanese has a wide one.
void skip_wide_blanks(std::string_view& text) {
  while (skip(text, "　") || skip(text, " ")) {
  }
}

bool skip_square(const Place& place, std::string_view& text, ShogiMove& move) {
  if (skip(text, "同")) {
    skip_wide_blanks(text);
    move.same = true;
    move.to = place.last.to();
    return true;
  }
  const auto file = skip_digit(text);
  const auto rank = file ? skip_digit(text) : std::nullopt;
  if (!rank) {
    return false;
  }
  move.to = shogi_square_at(place.notation(), *file, *rank);
  return move.to.exists();
}

bool skip_piece_word(const Notation& notation, std::string_view& text, ShogiMove& move) {
  auto letter = skip_one(text, promoted_pieces);
  move.promoted = letter.has_value();
  if (!letter) {
    letter = skip_one(text, unpromoted_pieces);
  }
  const auto meaning = letter ? read_letter(notation, static_cast<char>(*letter)) : std::nullopt;
  move.kind = meaning ? meaning->kind : Kind::none;
  return meaning.has_value();
}

}  // namespace

Square shogi_square_at(const Notation& notation, int file, int rank) {
  const int column = notation.files - file;
  const int row = notation.ranks - rank;
  return notation.on_board(column, row) ? Square(column, row) : Square::none();
}

std::optional<ShogiMove> skip_shogi_move(const Place& place, std::string_view& text) {
  ShogiMove move;
  if (const auto mark = skip_one(text, marks)) {
    move.side = *mark == first ? Colour::white : Colour::black;
  }
  const bool parsed =
      skip_square(place, text, move) && skip_piece_word(place.notation(), text, move);
  return parsed ? std::optional(move) : std::nullopt;
}

std::string problem_of(const Place& place, const ShogiMove& move) {
  if (move.side && *move.side != place.setup.side) {
    return fmt::format("has the mark of {}, but {} is to move", place.notation().side(*move.side),
                       place.notation().side(place.setup.side));
  }
  if (move.same && !move.to.exists()) {
    return "'同' is the square of the move before, and no move came before; expected a square";
  }
  return "";
}

std::string shogi_square(const Notation& notation, Square square) {
  return fmt::format("{}{}", word_for(notation.files - square.file(), wide_digits),
                     word_for(notation.ranks - square.rank(), number_characters));
}

std::string_view shogi_piece(const Notation& notation, Kind kind, bool promoted) {
  const char letter = notation.of(kind).letter;
  return promoted ? word_for(letter, promoted_pieces) : word_for(letter, unpromoted_pieces);
}

std::string_view shogi_mark(Colour side) {
  return word_for(side == Colour::white ? first : second, marks);
}

}  // namespace hurdle::notations

// WXF, the notation of the World Xiangqi Federation: `C2=5`, `H8+7`, and of two pieces on a file
// the front one, `+C=5`. Of three or more soldiers on a file, or of several files with two, the
// number from the front stands before the file: `15+1`.
#include <fmt/format.h>

#include "movegen/notations/format.hpp"
#include "movegen/notations/relative.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

bool is_wxf_digit(char letter) {
  return letter >= '1' && letter <= '9';
}

std::optional<Way> way_of_sign(char sign) {
  switch (sign) {
    case '+':
      return Way::forward;
    case '-':
      return Way::backward;
    case '=':
    case '.':
      return Way::sideways;
    default:
      return std::nullopt;
  }
}

/// The kind of a letter in either case: the game's letters, and S for a soldier.
std::optional<Kind> wxf_kind(const Notation& notation, char letter) {
  const auto meaning = read_letter(notation, to_upper(letter) == 'S' ? 'P' : letter);
  return meaning ? std::optional(meaning->kind) : std::nullopt;
}

/// Parses the first two characters: a letter and a file, a letter and a sign in either order, or a
/// soldier's number and its file.
bool parse_which(const Notation& notation, std::string_view text, RelativeMove& move) {
  if (is_wxf_digit(text[0]) && is_wxf_digit(text[1])) {
    move.which = Which::number_on_file;
    move.kind = notation.counter_pawn;
    move.number = text[0] - '0';
    move.file = text[1] - '0';
    return true;
  }
  const bool sign_first = text[0] == '+' || text[0] == '-';
  const char letter = sign_first ? text[1] : text[0];
  const char which = sign_first ? text[0] : text[1];
  const auto kind = wxf_kind(notation, letter);
  if (!kind) {
    return false;
  }
  move.kind = *kind;
  move.which = which == '+' ? Which::front : which == '-' ? Which::rear : Which::file;
  move.file = which - '0';
  return move.which != Which::file || is_wxf_digit(which);
}

ParsedMove read_wxf(const Place& place, std::string_view text) {
  constexpr std::size_t length = 4;
  RelativeMove move;
  const auto way = text.size() == length ? way_of_sign(text[2]) : std::nullopt;
  if (!way || !is_wxf_digit(text[3]) || !parse_which(place.notation(), text, move)) {
    return foreign("expected a piece, its file, a sign and a number, as C2=5, H8+7 or +C=5");
  }
  move.way = *way;
  move.value = text[3] - '0';
  return read_relative(place, move);
}

/// The letter that WXF uses: H for the horse, E for the elephant, else the game's.
char wxf_letter(const Notation& notation, Kind kind) {
  const char letter = notation.of(kind).letter;
  return letter == 'N' ? 'H' : letter == 'B' ? 'E' : letter;
}

std::string write_wxf(const Place& place, Move move) {
  const RelativeMove made = described(place, move, Which::number_on_file);
  const char letter = wxf_letter(place.notation(), made.kind);
  std::string text;
  switch (made.which) {
    case Which::front:
      text = fmt::format("+{}", letter);
      break;
    case Which::rear:
      text = fmt::format("-{}", letter);
      break;
    case Which::number_on_file:
      text = fmt::format("{}{}", made.number, made.file);
      break;
    default:
      text = fmt::format("{}{}", letter, made.file);
  }
  const char sign = made.way == Way::sideways ? '=' : made.way == Way::forward ? '+' : '-';
  return fmt::format("{}{}{}", text, sign, made.value);
}

}  // namespace

const Format wxf_format{MoveNotation::wxf, "wxf", "C2=5, H8+7, +C=5", read_wxf, write_wxf};

}  // namespace hurdle::notations

// USI, the protocol of Shogi engines: files by number from the right, ranks by letter from the top,
// `7g7f`, `P*5e`, `2b3c+`.
#include <fmt/format.h>

#include "movegen/notations/format.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

constexpr std::string_view usi_expected = "expected two squares, as 7g7f, 2b3c+ or P*5e";

Square usi_square(const Notation& notation, std::string_view text) {
  const int file = notation.files - (text[0] - '0');
  const int rank = notation.ranks - 1 - (text[1] - 'a');
  return notation.on_board(file, rank) ? Square(file, rank) : Square::none();
}

std::string usi_text(const Notation& notation, Square square) {
  return fmt::format("{}{}", notation.files - square.file(),
                     static_cast<char>('a' + notation.ranks - 1 - square.rank()));
}

std::optional<Move> parse_usi(const Notation& notation, std::string_view text) {
  constexpr std::size_t plain = 4;
  if (text.size() != plain && (text.size() != plain + 1 || text.back() != '+')) {
    return std::nullopt;
  }
  const Square to = usi_square(notation, text.substr(2, 2));
  if (!to.exists()) {
    return std::nullopt;
  }
  if (text[1] == '*') {
    const auto kind = read_letter(notation, text[0]);
    return kind && !kind->promoted && text.size() == plain
               ? std::optional(Move::drop(kind->kind, to))
               : std::nullopt;
  }
  const Square from = usi_square(notation, text.substr(0, 2));
  if (!from.exists() || from == to) {
    return std::nullopt;
  }
  return text.size() == plain ? Move::board(from, to) : Move::promotion(from, to);
}

ParsedMove read_usi(const Place& place, std::string_view text) {
  const auto move = parse_usi(place.notation(), text);
  return move ? named(*move) : foreign(std::string(usi_expected));
}

std::string write_usi(const Place& place, Move move) {
  const Notation& notation = place.notation();
  const std::string to = usi_text(notation, move.to());
  if (move.is_drop()) {
    return fmt::format("{}*{}", notation.of(move.kind()).letter, to);
  }
  return usi_text(notation, move.from()) + to + (move.is_promotion() ? "+" : "");
}

}  // namespace

const Format usi_format{MoveNotation::usi, "usi",     "7g7f, P*5e, 2b3c+",
                        read_usi,          write_usi, parse_usi};

}  // namespace hurdle::notations

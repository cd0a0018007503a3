// UCCI, the protocol of Xiangqi engines: coordinates whose ranks are numbered from 0, `h2e2`. Also
// ICCS, the same in records: `H2-E2`.
#include <fmt/format.h>

#include <string>

#include "movegen/notations/format.hpp"
#include "movegen/vocab/text/letters.hpp"

namespace hurdle::notations {
namespace {

std::optional<Move> parse_ucci(const Notation& notation, std::string_view text) {
  constexpr std::size_t length = 4;
  std::string squares(text);
  if (squares.size() == length + 1 && squares[length / 2] == '-') {
    squares.erase(length / 2, 1);
  }
  if (squares.size() != length) {
    return std::nullopt;
  }
  const auto square = [&](std::size_t at) {
    const int file = to_lower(squares[at]) - 'a';
    const int rank = squares[at + 1] - '0';
    return notation.on_board(file, rank) ? Square(file, rank) : Square::none();
  };
  const Square from = square(0);
  const Square to = square(2);
  if (!from.exists() || !to.exists() || from == to) {
    return std::nullopt;
  }
  return Move::board(from, to);
}

ParsedMove read_ucci(const Place& place, std::string_view text) {
  const auto move = parse_ucci(place.notation(), text);
  return move ? named(*move) : foreign("expected two squares, a0 to i9, as h2e2");
}

std::string write_ucci(const Place& /*place*/, Move move) {
  const auto text = [](Square square) {
    return fmt::format("{}{}", static_cast<char>('a' + square.file()), square.rank());
  };
  return text(move.from()) + text(move.to());
}

}  // namespace

const Format ucci_format{MoveNotation::ucci, "ucci",     "h2e2, b0c2, H2-E2",
                         read_ucci,          write_ucci, parse_ucci};

}  // namespace hurdle::notations

// KIF, the file format of Japanese Shogi programs: the target, the piece, and in brackets the
// origin, `７六歩(77)`, `２二角成(88)`, `５五歩打`. The mark of a player before it is optional.
#include <fmt/format.h>

#include "movegen/notations/format.hpp"
#include "movegen/notations/shogi_words.hpp"
#include "movegen/notations/words.hpp"

namespace hurdle::notations {
namespace {

constexpr std::string_view kif_expected =
    "expected a square, a piece and its origin, as ７六歩(77) or ５五歩打";

/// The square in brackets at the end, `(77)`, or none.
Square origin_in_brackets(const Notation& notation, std::string_view text) {
  constexpr std::size_t length = 4;
  if (text.size() != length || text.front() != '(' || text.back() != ')') {
    return Square::none();
  }
  return shogi_square_at(notation, text[1] - '0', text[2] - '0');
}

ParsedMove read_kif_board_move(const Place& place, const ShogiMove& move, Square from,
                               bool promotes) {
  const Piece piece = place.setup.at(from);
  if (!piece || piece.kind() != move.kind || piece.promoted() != move.promoted) {
    return no_move(fmt::format(
        "names a {} on {}, but {}", shogi_piece(place.notation(), move.kind, move.promoted),
        to_text(from),
        piece ? fmt::format("a {} is there",
                            shogi_piece(place.notation(), piece.kind(), piece.promoted()))
              : "the square is empty"));
  }
  if (from == move.to) {
    return no_move("leaves and reaches one square; expected two");
  }
  return named(promotes ? Move::promotion(from, move.to) : Move::board(from, move.to));
}

ParsedMove read_kif(const Place& place, std::string_view text) {
  const auto move = skip_shogi_move(place, text);
  if (!move) {
    return foreign(std::string(kif_expected));
  }
  const bool promotes = skip(text, "成");
  if (!promotes) {
    skip(text, "不成");
  }
  const bool drop = !promotes && text == "打";
  const Square from = origin_in_brackets(place.notation(), text);
  if (!drop && !from.exists()) {
    return foreign(std::string(kif_expected));
  }
  if (std::string problem = problem_of(place, *move); !problem.empty()) {
    return no_move(std::move(problem));
  }
  if (drop) {
    return move->promoted ? no_move("drops a promoted piece; expected an unpromoted one")
                          : named(Move::drop(move->kind, move->to));
  }
  return read_kif_board_move(place, *move, from, promotes);
}

std::string write_kif(const Place& place, Move move) {
  const Notation& notation = place.notation();
  const bool same = place.last.to() == move.to();
  const std::string to = same ? "同　" : shogi_square(notation, move.to());
  if (move.is_drop()) {
    return fmt::format("{}{}打", to, shogi_piece(notation, move.kind(), false));
  }
  const Piece piece = place.moved(move);
  return fmt::format("{}{}{}({}{})", to, shogi_piece(notation, piece.kind(), piece.promoted()),
                     move.is_promotion() ? "成" : "", notation.files - move.from().file(),
                     notation.ranks - move.from().rank());
}

}  // namespace

const Format kif_format{MoveNotation::kif, "kif", "７六歩(77), ５五歩打", read_kif, write_kif};

}  // namespace hurdle::notations

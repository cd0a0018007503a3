// What KIF and Japanese texts of Shogi share: sides, squares and pieces in characters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "movegen/notations/place.hpp"

namespace hurdle::notations {

/// The beginning of a text: who moves, where to, and which piece.
struct ShogiMove {
  std::optional<Colour> side;  ///< of the mark, if there is one
  bool same = false;           ///< the square of the move before
  Square to;
  Kind kind = Kind::none;
  bool promoted = false;
};

/// Removes that beginning from `text`. Nothing if the text begins otherwise. With `same`, the
/// square is that of `place.last`, or none.
[[nodiscard]] std::optional<ShogiMove> skip_shogi_move(const Place& place, std::string_view& text);

/// Why the beginning fits no move of this position: another player's mark, no move before. Empty if
/// it may fit.
[[nodiscard]] std::string problem_of(const Place& place, const ShogiMove& move);

/// `７六`.
[[nodiscard]] std::string shogi_square(const Notation& notation, Square square);

/// `歩`, or `と` for its promoted side.
[[nodiscard]] std::string_view shogi_piece(const Notation& notation, Kind kind, bool promoted);

/// The mark of a player: `☗` for the first.
[[nodiscard]] std::string_view shogi_mark(Colour side);

/// The square of two digits, the file from the right and the rank from the top, or none.
[[nodiscard]] Square shogi_square_at(const Notation& notation, int file, int rank);

}  // namespace hurdle::notations

#include "perft/diagnosis/patterns/other_kind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace hurdle {
namespace {

/// The position with another kind in place of each piece of one kind on the board.
Setup exchanged(Setup position, Kind kind, Kind other) {
  for (Piece& piece : position.board) {
    if (piece && piece.kind() == kind && !piece.promoted()) {
      piece = Piece(piece.colour(), other);
    }
  }
  return position;
}

}  // namespace

Pattern other_kind(const Evidence& evidence, const std::vector<const Observation*>& open) {
  constexpr std::size_t least = 3;
  const Variant& variant = evidence.variant();
  const Notation& notation = variant.notation;
  if (open.size() < least) {
    return {};
  }
  for (std::size_t from = 0; from < notation.kinds.size(); ++from) {
    for (std::size_t to = 0; to < notation.kinds.size(); ++to) {
      const auto kind = static_cast<Kind>(from);
      const auto other = static_cast<Kind>(to);
      const auto fits = [&](const Observation& seen) {
        const Setup position = exchanged(seen.position, kind, other);
        return position == seen.position ? !seen.wrong()
                                         : listing_of(variant.referee, position) == seen.listed;
      };
      if (kind != other && kind != Kind::royal && other != Kind::royal &&
          std::ranges::all_of(open, [&](const Observation* seen) { return fits(*seen); }) &&
          std::ranges::all_of(evidence.right(), fits)) {
        Pattern pattern{"other-kind",
                        fmt::format("Its lists are right for a board with the piece {} in place of "
                                    "each {}, as if it read one letter of a FEN for another.",
                                    notation.of(other).name, notation.of(kind).name),
                        {}};
        std::ranges::transform(open, std::back_inserter(pattern.positions),
                               [](const Observation* seen) { return seen->position; });
        return pattern;
      }
    }
  }
  return {};
}

}  // namespace hurdle

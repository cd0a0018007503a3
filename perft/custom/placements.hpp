// Every placement of a few pieces of a custom game.
#pragma once

#include <stdexcept>
#include <string_view>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {

/// A text that is no material; `what()` names the column, what was found and what was expected.
class MaterialError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The pieces of a material as `KQvKR`: White's, `v`, Black's; a promoted piece is `+R`, one that
/// was a pawn `Q~`. Throws MaterialError.
[[nodiscard]] std::vector<Piece> parse_material(const Description& facts, std::string_view text);

/// Calls `visit` with every placement of the pieces whose first one stands on `first`, each side to
/// move. Equal pieces that change places are one placement. Nobody may castle or capture en
/// passant; a position need not be one that can arise.
void for_each_placement(const Rules& rules, const std::vector<Piece>& pieces, Square first,
                        FunctionRef<void(const Position&)> visit);

}  // namespace hurdle::custom

// What becomes of captured pieces in games with Shogi's hands.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/mutants/themes/shogi/cast.hpp"

namespace hurdle::mutation {

/// Which captured pieces leave the game, and as what the others come to the hand.
[[nodiscard]] Rules<Hooks> captured_pieces(std::string_view clause, const HandCast& cast);

}  // namespace hurdle::mutation

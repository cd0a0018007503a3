// Horses that a piece on their leg stops: those of Janggi and Xiangqi.
#pragma once

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {

struct LameLeaperCast {
  std::string_view clause;
  Kind horse;
  std::string_view first;      ///< who moves first, as sentences say it: "Cho"
  std::string_view second_id;  ///< the other player, as ids say it: "han"
};

/// A horse leaps where this is true of the leap.
[[nodiscard]] Change<Hooks> leaps_if(Kind horse, MayGo may);

/// Which pieces stop a horse.
[[nodiscard]] Rules<Hooks> horse_legs(const LameLeaperCast& cast);
/// Leaps that are forgotten, and leaps off the board and onto own pieces.
[[nodiscard]] Rules<Hooks> horse_leaps(const LameLeaperCast& cast);

}  // namespace hurdle::mutation

// Shogi: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/shogi/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/shogi/description.hpp"
#include "movegen/variants/shogi/ends.hpp"
#include "movegen/variants/shogi/look.hpp"
#include "movegen/variants/shogi/referee.hpp"

namespace hurdle::shogi {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, ShogiReferee>>;
  using Ends = ShogiEnds;
  static constexpr const Look& look = shogi::look;
  static constexpr auto mutants = shogi::mutants;
  static constexpr auto end_mutants = shogi::end_mutants;
};

}  // namespace hurdle::shogi

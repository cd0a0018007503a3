// Crazyhouse: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/crazyhouse/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/crazyhouse/description.hpp"
#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/look.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"

namespace hurdle::crazyhouse {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, CrazyhouseReferee>>;
  using Ends = CrazyhouseEnds;
  static constexpr const Look& look = crazyhouse::look;
  static constexpr auto mutants = crazyhouse::mutants;
  static constexpr auto end_mutants = crazyhouse::end_mutants;
};

}  // namespace hurdle::crazyhouse

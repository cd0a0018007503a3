// Janggi: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/janggi/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/janggi/description.hpp"
#include "movegen/variants/janggi/description_casual.hpp"
#include "movegen/variants/janggi/ends.hpp"
#include "movegen/variants/janggi/look.hpp"
#include "movegen/variants/janggi/referee.hpp"

namespace hurdle::janggi {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, JanggiReferee>,
                              VariantOf<notation_casual, description_casual, CasualReferee>>;
  using Ends = JanggiEnds;
  static constexpr const Look& look = janggi::look;
  static constexpr auto mutants = janggi::mutants;
  static constexpr auto end_mutants = janggi::end_mutants;
};

}  // namespace hurdle::janggi

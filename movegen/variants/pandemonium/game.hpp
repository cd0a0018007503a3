// Pandemonium: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/pandemonium/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/pandemonium/description.hpp"
#include "movegen/variants/pandemonium/ends.hpp"
#include "movegen/variants/pandemonium/look.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle::pandemonium {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, PandemoniumReferee>>;
  using Ends = PandemoniumEnds;
  static constexpr const Look& look = pandemonium::look;
  static constexpr auto mutants = pandemonium::mutants;
  static constexpr auto end_mutants = pandemonium::end_mutants;
};

}  // namespace hurdle::pandemonium

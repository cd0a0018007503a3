// Nine elder: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/nine-elder/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/nine-elder/description.hpp"
#include "movegen/variants/nine-elder/description_leaping.hpp"
#include "movegen/variants/nine-elder/description_literal.hpp"
#include "movegen/variants/nine-elder/description_shogi.hpp"
#include "movegen/variants/nine-elder/ends.hpp"
#include "movegen/variants/nine-elder/look.hpp"
#include "movegen/variants/nine-elder/referee.hpp"

namespace hurdle::nine_elder {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, NineElderReferee>,
                              VariantOf<notation_literal, description_literal, LiteralReferee>,
                              VariantOf<notation_leaping, description_leaping, LeapingReferee>,
                              VariantOf<notation_shogi, description_shogi, ShogiReferee>>;
  using Ends = NineElderEnds;
  static constexpr const Look& look = nine_elder::look;
  static constexpr auto mutants = nine_elder::mutants;
  static constexpr auto end_mutants = nine_elder::end_mutants;
};

}  // namespace hurdle::nine_elder

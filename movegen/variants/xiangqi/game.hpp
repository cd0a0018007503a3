// Xiangqi: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/xiangqi/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/xiangqi/description.hpp"
#include "movegen/variants/xiangqi/ends.hpp"
#include "movegen/variants/xiangqi/look.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle::xiangqi {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, XiangqiReferee>>;
  using Ends = XiangqiEnds;
  static constexpr const Look& look = xiangqi::look;
  static constexpr auto mutants = xiangqi::mutants;
  static constexpr auto end_mutants = xiangqi::end_mutants;
};

}  // namespace hurdle::xiangqi

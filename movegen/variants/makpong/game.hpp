// Simplified Makpong: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/makpong/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/makpong/description.hpp"
#include "movegen/variants/makpong/ends.hpp"
#include "movegen/variants/makpong/look.hpp"
#include "movegen/variants/makpong/referee.hpp"

namespace hurdle::makpong {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, MakpongReferee>>;
  using Ends = MakpongEnds;
  static constexpr const Look& look = makpong::look;
  static constexpr auto mutants = makpong::mutants;
  static constexpr auto end_mutants = makpong::end_mutants;
};

}  // namespace hurdle::makpong

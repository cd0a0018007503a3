// Makruk: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/makruk/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/makpong/look.hpp"
#include "movegen/variants/makruk/description.hpp"
#include "movegen/variants/makruk/ends.hpp"
#include "movegen/variants/makruk/referee.hpp"

namespace hurdle::makruk {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, MakrukReferee>>;
  using Ends = MakrukEnds;
  static constexpr const Look& look = makpong::look;  // the same pieces
  static constexpr auto mutants = makruk::mutants;
  static constexpr auto end_mutants = makruk::end_mutants;
};

}  // namespace hurdle::makruk

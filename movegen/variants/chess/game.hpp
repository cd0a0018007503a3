// Chess and Chess960: all parts of the game, for the list in movegen/variants.hpp.
#pragma once

#include <tuple>

#include "movegen/mutants/games/chess/mutants.hpp"
#include "movegen/variant.hpp"
#include "movegen/variants/chess/description.hpp"
#include "movegen/variants/chess/description_960.hpp"
#include "movegen/variants/chess/ends.hpp"
#include "movegen/variants/chess/look.hpp"
#include "movegen/variants/chess/referee.hpp"

namespace hurdle::chess {

struct Game {
  using Variants = std::tuple<VariantOf<notation, description, ChessReferee>,
                              VariantOf<notation_960, description_960, Chess960Referee>>;
  using Ends = ChessEnds;
  static constexpr const Look& look = chess::look;
  static constexpr auto mutants = chess::mutants;
  static constexpr auto end_mutants = chess::end_mutants;
};

}  // namespace hurdle::chess

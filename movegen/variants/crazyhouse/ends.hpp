// How games of Crazyhouse end (H9, H10, Z7, Z8, rules.md beside this file): as chess's, but no
// material is too little.
#pragma once

#include "movegen/variants/chess/ends.hpp"

namespace hurdle::crazyhouse {

class CrazyhouseEnds : public chess::ChessEnds {
 public:
  CrazyhouseEnds(const Referee& rules, const EndOptions& options)
      : ChessEnds(rules, options, {.repetition = "Z7", .fifty_moves = "Z8"}) {}

  /// H11 does not hold: pieces change sides.
  [[nodiscard]] bool lacks_material(const Setup& setup) const override;
};

}  // namespace hurdle::crazyhouse

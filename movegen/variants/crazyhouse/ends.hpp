// How games of Crazyhouse end (H9, H10, Z7, Z8, rules.md beside this file): as in chess, but
// without the draws by lack of material and in dead positions.
#pragma once

#include "movegen/variants/chess/ends.hpp"

namespace hurdle::crazyhouse {

class CrazyhouseEnds : public chess::ChessEnds {
 public:
  CrazyhouseEnds(const Referee& rules, const EndOptions& options)
      : ChessEnds(rules, options, {.repetition = "Z7", .fifty_moves = "Z8", .dead_position = ""}) {}

  [[nodiscard]] static std::span<const EndOption> options() noexcept {
    return options_without_dead_positions();
  }

  /// H11 does not apply: captured pieces return by drops.
  [[nodiscard]] bool lacks_material(const Setup& setup) const override;
};

}  // namespace hurdle::crazyhouse

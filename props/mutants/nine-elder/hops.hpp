// Building blocks of errors about pieces that jump (N3, N4). Knows no error.
#pragma once

#include "movegen/referee/direction.hpp"
#include "props/mutants/nine-elder/goes.hpp"

namespace hurdle::mutants::elder {

/// What a hop may do behind its hurdle.
enum class Hop : std::uint8_t { to_empty, to_take, both };

/// Along lines over exactly so many pieces.
[[nodiscard]] inline Going hops_over(int pieces, Hop hop, Steps some = straight) {
  return [=](const Mover& mover, VisitSquare visit) {
    for (const Step step : some) {
      int passed = 0;
      Square to = mover.walk.neighbour(mover.from, step);
      for (; to.exists() && passed <= pieces; to = mover.walk.neighbour(to, step)) {
        if (passed == pieces && mover.walk.empty(to) && hop != Hop::to_take) {
          visit(to);
        }
        if (passed == pieces && mover.walk.enemy(to) && hop != Hop::to_empty) {
          visit(to);
        }
        passed += mover.at(to) ? 1 : 0;
      }
    }
  };
}

/// The first piece between, or none.
[[nodiscard]] inline Square hurdle_of(const Mover& mover, Square to) {
  const Square first = mover.walk.first_piece(mover.from, towards(mover.from, to));
  return first.exists() && distance(mover.from, first) < distance(mover.from, to) ? first
                                                                                  : Square::none();
}

/// The right squares but those behind such hurdles.
[[nodiscard]] inline Going never_over(std::function<bool(const Mover& mover, Square over)> bars) {
  return only_where([bars = std::move(bars)](const Mover& mover, Square to) {
    const Square over = hurdle_of(mover, to);
    return !over.exists() || !bars(mover, over);
  });
}

[[nodiscard]] inline bool is_hopper(Piece piece) {
  return piece && (piece.kind() == nine_elder::cannon || piece.kind() == nine_elder::van);
}

}  // namespace hurdle::mutants::elder

// What the errors about castling share: the squares of the way, and castling that is made already.
#pragma once

#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {

/// How many squares the king goes.
inline constexpr int kings_way = 3;

/// Whether castling is too dangerous, because of the square so many steps from the king's start.
using Danger = std::function<bool(const Castling& asked, int steps)>;

/// The way is safe when none of its first squares is such a danger; it ends in the corner.
[[nodiscard]] Change<Hooks> dangers(Danger danger, int squares = kings_way);

/// The king has castled by this move; its partner may stand in the corner still.
struct Castled {
  const PandemoniumReferee& rules;
  Colour side;
  Wing wing;

  Castled(const BaseReferee& referee, const Setup& next, Move move)
      : rules(family(referee)),
        side(next.at(move.to()).colour()),
        wing(move.to().file() < move.from().file() ? Wing::left : Wing::right) {}

  [[nodiscard]] Square corner() const { return rules.rook_start(side, wing); }
  /// The square so many steps from the king's start towards the corner.
  [[nodiscard]] Square square(int steps) const { return rules.castling_square(side, wing, steps); }
};

}  // namespace hurdle::pandemonium

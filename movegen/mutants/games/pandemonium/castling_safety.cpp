// Which attacks forbid castling (P10).
//
// Not among them, since it changes no count: that the square where the king lands is not asked
// beforehand. The position after castling is asked anyway (C5), and there the square is attacked
// by the same pieces: the rook that has come beside it could only hide an attack along the rank,
// and such a piece would stand beyond e1 and give check there, or between king and rook.
// Nor that the enemy king is overlooked on the way: as it cannot stand next to e1, it attacks
// squares of the way only from b2, c2, g2 and h2, and from there also where the king lands.
#include <algorithm>

#include "movegen/mutants/games/pandemonium/castling.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {

mutation::Change<Hooks> dangers(Danger danger, int squares) {
  return mutation::instead(
      &Hooks::castling_way_is_safe, [danger = std::move(danger), squares](const Castling& asked) {
        const int last = std::min(squares, distance(asked.king_start(), asked.corner()));
        bool safe = true;
        for (int steps = 1; steps <= last && safe; ++steps) {
          safe = !danger(asked, steps);
        }
        return safe;
      });
}

namespace {

constexpr int up_to_the_corner = 5;

/// Only these squares must not be attacked; more than the three of the king's way, perhaps.
Change<Hooks> asks(std::function<bool(int steps)> square_is_asked) {
  const auto danger = [square_is_asked](const Castling& asked, int steps) {
    return square_is_asked(steps) && asked.is_attacked(steps);
  };
  return dangers(danger, up_to_the_corner);
}

bool rook_is_attacked(const Castling& asked) {
  return asked.rules.attacked(asked.setup, asked.corner(), opponent(asked.side()));
}

/// Neither the square where the king lands nor the position after castling is asked.
Change<Hooks> castles_into_check() {
  return both(asks([](int steps) { return steps <= 2; }),
              also_if(&Hooks::keeps_royal_safe,
                      [](const Played& asked) { return asked.move.is_castling(); }));
}

/// Where the enemy's moves go is asked of the empty squares: a pawn attacks what it steps to and
/// not what it could capture on.
bool could_be_entered(const Castling& asked, int steps) {
  return asked.rules.attacked(asked.setup, asked.square(steps), opponent(asked.side()));
}

bool could_legally_be_taken(const Castling& asked, int steps) {
  const Square square = asked.square(steps);
  const Colour enemy = opponent(asked.side());
  Setup there = asked.with_king_on(steps);
  there.side = enemy;
  bool found = false;
  for (const Square from : asked.rules.attackers(there, square, enemy)) {
    const Setup taken = without(with(there, square, there.at(from)), from);
    found = found || !asked.rules.in_check(taken, enemy);
  }
  return found;
}

}  // namespace

MutantRules mutant_castling_safety() {
  return {
      {"castling-through-attacks", "P10",
       "Only the square where the king lands must not be attacked.",
       asks([](int steps) { return steps == 3; })},
      {"castling-over-the-first-attack", "P10", "The square next to the king may be attacked.",
       asks([](int steps) { return steps == 2 || steps == 3; })},
      {"castling-over-the-second-attack", "P10",
       "The second square of the king's way may be attacked.",
       asks([](int steps) { return steps == 1 || steps == 3; })},
      {"no-attack-up-to-the-corner", "P10", "No square from king to rook may be attacked.",
       asks(always(true))},
      {"no-attack-beyond-the-king", "P10",
       "The square beyond the king's last, too, must not be attacked.",
       asks([](int steps) { return steps <= 4; })},
      {"attacked-rook-never-castles", "P10", "A rook that is attacked does not castle.",
       unless(&Hooks::castling_pair_stands, rook_is_attacked)},
      {"castling-out-of-check", "P10", "A king in check may castle.",
       instead(&Hooks::castling_is_no_escape, always(true))},
      {"castling-into-check", "P10", "The king may castle to an attacked square.",
       castles_into_check()},
      {"castling-asks-for-moves", "P10",
       "The way is attacked by what could move there now: by a pawn's steps, not by its captures.",
       dangers(could_be_entered)},
      {"castling-past-pinned-pieces", "P10", "A pinned piece does not attack the king's way.",
       dangers(could_legally_be_taken)},
  };
}

}  // namespace hurdle::pandemonium

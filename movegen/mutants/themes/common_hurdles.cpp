// Errors about checks over a hurdle (C5): where pieces hop, both leaving and arriving can expose
// the royal piece, and both can answer a check.
#include <algorithm>

#include "movegen/mutants/themes/common.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::mutation {
namespace {

/// A line from an attacker to the royal piece, and a move that changes it.
struct Hop {
  const Played& played;
  Square attacker;
  Square royal;

  [[nodiscard]] bool holds(Square square) const { return is_between(attacker, square, royal); }
  [[nodiscard]] int before() const { return pieces_between(played.setup, attacker, royal); }
  [[nodiscard]] int after() const { return pieces_between(played.next, attacker, royal); }
};

using Judge = bool (*)(const Hop& hop);

/// A move is safe when all attackers that it leaves are overlooked.
Change<Hooks> overlooks(Judge overlooked) {
  return also_if(&Hooks::keeps_royal_safe, [overlooked](const Played& asked) {
    if (asked.move.is_pass() || asked.by_royal() || asked.in_check()) {
      return false;
    }
    const Square royal = asked.rules.royal_square(asked.next, asked.side());
    const std::vector<Square> exposers = asked.exposers();
    return std::all_of(exposers.begin(), exposers.end(), [&](Square attacker) {
      return overlooked({asked, attacker, royal});
    });
  });
}

bool leaving_makes_the_hurdle(const Hop& hop) {
  const Move move = hop.played.move;
  return !move.is_drop() && hop.holds(move.from()) && hop.after() == 1 && hop.before() == 2;
}

/// Some answers to a lone check over a hurdle are refused.
Change<Hooks> refuses(Judge refused) {
  return unless(&Hooks::keeps_royal_safe, [refused](const Played& asked) {
    if (asked.move.is_pass() || asked.by_royal()) {
      return false;
    }
    const std::vector<Square> checkers = asked.checkers();
    if (checkers.size() != 1) {
      return false;
    }
    const Hop hop{asked, checkers.front(), asked.royal()};
    return hop.before() == 1 && refused(hop);
  });
}

bool hurdle_leaves(const Hop& hop) {
  const Move move = hop.played.move;
  return !move.is_drop() && move.to() != hop.attacker && hop.holds(move.from());
}

}  // namespace

Rules<Hooks> mutant_hurdles() {
  return {
      {"arriving-makes-no-hurdle", "C5",
       "A piece may come between a hopping enemy and the royal piece, which makes it the hurdle of "
       "a check.",
       overlooks([](const Hop& hop) {
         return hop.holds(hop.played.move.to()) && hop.after() == 1 && hop.before() == 0;
       })},
      {"leaving-makes-no-hurdle", "C5",
       "One of two pieces between a hopping enemy and the royal piece may leave, though the other "
       "is then the hurdle of a check.",
       overlooks(leaving_makes_the_hurdle)},
      {"hop-checks-are-not-blocked", "C5",
       "A second piece between does not answer a check over a hurdle.",
       refuses([](const Hop& hop) { return hop.holds(hop.played.move.to()); })},
      {"hurdles-do-not-leave", "C5",
       "A check over a hurdle is not answered by taking the hurdle away.", refuses(hurdle_leaves)},
  };
}

}  // namespace hurdle::mutation

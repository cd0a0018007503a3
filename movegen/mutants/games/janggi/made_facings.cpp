// Mutated ways to bring a facing about (J10): the same in both house_rules.
#include <functional>

#include "movegen/mutants/games/janggi/hooks.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::janggi {
namespace {

/// A move that makes the generals face is refused when this is true of it.
Change<Hooks> facing_not_made(std::function<bool(const Played& asked)> refused) {
  return unless(&Hooks::permitted, [refused = std::move(refused)](const Played& asked) {
    return !asked.move.is_pass() && leaves_a_facing(asked) && refused(asked);
  });
}

/// The general takes the enemy general along the open file, and so gives check there.
void along_the_open_file(const Mover& mover, VisitSquare visit) {
  if (is_facing(mover)) {
    visit(mover.rules.royal_square(mover.setup, opponent(mover.colour)));
  }
}

}  // namespace

MutantRules mutant_made_facings() {
  return {
      {"generals-attack-along-the-file", "J10",
       "A general gives check to the enemy general along an open file.",
       goes(general, also(along_the_open_file))},
      {"facing-never-made", "J10", "No move may leave the generals facing each other.",
       facing_not_made(always(true))},
      {"general-never-steps-into-facing", "J10",
       "A general may not step onto an open file to face the other.",
       facing_not_made(&Played::by_royal)},
      {"facing-never-opened", "J10", "A piece between the generals may not leave their file.",
       facing_not_made(std::not_fn(&Played::by_royal))},
      {"han-never-makes-facing", "J10", "Only Cho may bring facing generals about.",
       facing_not_made(han_moves)},
  };
}

}  // namespace hurdle::janggi

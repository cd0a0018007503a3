// Mutants about where pieces may be dropped (N8).
#include "movegen/mutants/themes/shogi/drops.hpp"

#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

using DropsOriginally = Hook<void(const Position&, VisitMove)>::Original;

void never_in_check(const Position& asked, VisitMove visit, DropsOriginally original) {
  if (!asked.in_check()) {
    original(asked, visit);
  }
}

MutantRules drops_of_kinds() {
  const auto barred = [](Kind kind, int first_rank) {
    return bars([kind, first_rank](const Dropping& drop, int own_rank) {
      return drop.kind == kind && own_rank >= first_rank;
    });
  };
  return {
      {"no-drops-of-cassias-on-the-last-two-ranks", "N8",
       "A cassia is not dropped where Shogi's knight could not move.", barred(cassia, 8)},
      {"no-drops-of-incenses-on-the-last-rank", "N8",
       "An incense is not dropped where Shogi's lance could not move.", barred(incense, 9)},
      {"no-drops-of-silvers-on-the-last-rank", "N8", "A silver is not dropped on the last rank.",
       barred(silver, 9)},
      {"no-drops-of-hoppers-in-the-camp", "N8", "Cannon and van are not dropped in the enemy camp.",
       bars([](const Dropping& drop, int own_rank) {
         return (drop.kind == cannon || drop.kind == van) && own_rank > 6;
       })},
  };
}

}  // namespace

MutantRules mutant_drops() {
  return joined<Hooks>(barred_ranks("N8", {"in-the-camp", "beyond-the-middle", "on-the-last-rank",
                                           "on-the-first-rank"}),
                       drops_of_kinds(), barred_squares("N8", cast),
                       MutantRules{{"no-drops-in-check", "N8", "A check is not answered by a drop.",
                                    change(&Hooks::drops, never_in_check)}},
                       ways_to_drop("N8", cast));
}

}  // namespace hurdle::nine_elder

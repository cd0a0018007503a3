// Mutated cassias (N5), lame in three house_rules and leaping in one.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

/// A cassia leaps where this is true of the leap.
Change<mutation::Hooks> leaps_if(MayGo may) {
  return goes(plain(cassia), only_where(std::move(may), steps(as_knight)));
}

const MayGo way_is_free = all_the_way(is_empty);
const MayGo diagonal_is_free = all_the_way(is_empty, First::diagonal_step);

/// Two ranks up or down, and one file aside.
bool goes_along_files(const Mover& mover, Square to) {
  return std::abs(ranks_between(mover.from, to)) == 2;
}

bool goes_far_ahead(const Mover& mover, Square to) {
  return goes_along_files(mover, to) && goes_forward(mover, to);
}

/// What both house_rules of the leap get wrong alike.
MutantRules mutant_leaps() {
  return {
      {"cassia-goes-far-ahead-only", "N5", "A cassia goes as Shogi's knight, two ranks forward.",
       goes(plain(cassia), only_where(goes_far_ahead))},
      {"cassia-never-goes-back", "N5", "A cassia goes forward only.",
       goes(plain(cassia), only_where(goes_forward))},
      {"cassia-goes-along-files-only", "N5", "A cassia's first step is never sideways.",
       goes(plain(cassia), only_where(goes_along_files))},
      {"cassia-goes-round-the-board", "N5", "A cassia on the edge leaps to the other edge.",
       goes(plain(cassia), also(wrapped_steps(as_knight)))},
      {"cassia-needs-a-free-diagonal", "N5", "A cassia steps diagonally first, then straight.",
       leaps_if(diagonal_is_free)},
      {"cassia-needs-both-ways-free", "N5",
       "A cassia is stopped on its straight step and on its diagonal one.",
       leaps_if(both(way_is_free, diagonal_is_free))},
      {"cassia-needs-one-way-free", "N5",
       "A cassia may begin with the straight step or with the diagonal one.",
       leaps_if(either(way_is_free, diagonal_is_free))},
      {"cassia-is-stopped-beside-its-way", "N5",
       "A cassia needs the other straight neighbour of its way empty.",
       leaps_if(on_the_other_side(is_empty))},
      {"cassia-is-stopped-by-own-only", "N5", "Enemies do not stop a cassia.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"cassia-is-stopped-by-enemies-only", "N5", "Own pieces do not stop a cassia.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"cassia-is-stopped-when-it-captures", "N5", "A cassia leaps unless it captures.",
       leaps_if(either(is_empty, way_is_free))},
      {"cassia-is-stopped-unless-it-captures", "N5", "A cassia leaps when it captures.",
       leaps_if(either(is_enemy, way_is_free))},
      {"cassia-is-stopped-along-files", "N5", "A cassia leaps when it goes sideways.",
       leaps_if(either(is_not(goes_along_files), way_is_free))},
      {"cassia-is-stopped-along-ranks", "N5", "A cassia leaps when it goes up or down.",
       leaps_if(either(goes_along_files, way_is_free))},
  };
}

MutantRules mutant_lame_leaps() {
  return {
      {"cassia-leaps", "N5", "Nothing stops a cassia.", goes(plain(cassia), steps(as_knight))},
      {"cassia-checks-by-leaps", "N5", "Nothing stops the check of a cassia.",
       attacks(plain(cassia), steps(as_knight))},
      {"cassia-check-is-stopped-beside-the-jade", "N5",
       "The check of a cassia is stopped by a piece diagonally before it, where a cassia on the "
       "jade's square would begin.",
       attacks(plain(cassia), only_where(diagonal_is_free, steps(as_knight)))},
  };
}

MutantRules mutant_free_leaps() {
  return {
      {"cassia-is-stopped", "N5", "A piece on its first step stops a cassia.",
       leaps_if(way_is_free)},
      {"cassia-check-is-stopped", "N5", "A piece on its first step stops the check of a cassia.",
       attacks(plain(cassia), only_where(way_is_free, steps(as_knight)))},
      {"cassia-leaps-as-shogis-knight", "N5", "Only the two leaps straight ahead are free.",
       leaps_if(either(goes_far_ahead, way_is_free))},
  };
}

}  // namespace

MutantRules mutant_cassias(const Notation& variant) {
  return joined<Hooks>(mutant_leaps(),
                       &variant == &notation_leaping ? mutant_free_leaps() : mutant_lame_leaps());
}

}  // namespace hurdle::nine_elder

// Mutated jades, golds, silvers and pawns, and what goes as a gold when it is promoted; incenses
// and angles (N1); dragons and horses (N2), in the variant of their names and in that of the page;
// and cassias (N5), lame in three variants and leaping in one.
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

MutantRules mutant_generals() {
  return joined<Hooks>(royal_steps("N1", cast), gold_steps("N1", cast), silver_steps("N1", cast));
}

MutantRules mutant_pawns() {
  return joined<Hooks>(without(pawn_steps("N1", cast, 4, "pawn-never-captures-straight"),
                               {"pawn-checks-diagonally"}));
}

MutantRules mutant_promoted_generals() {
  const Sort promoted_silver = promoted(silver);
  const Sort promoted_cassia = promoted(cassia);
  return {
      {"gilding-goes-as-a-pawn", "N1", "A promoted pawn still goes as a pawn.",
       goes(gilding, steps(ahead))},
      {"gilding-goes-as-a-silver", "N1", "A promoted pawn goes as a silver.",
       goes(gilding, steps(as_silver))},
      {"gilding-goes-as-a-jade", "N1", "A promoted pawn steps in all directions.",
       goes(gilding, steps(as_king))},
      {"black-gilding-faces-up", "N1", "Black's gilding steps diagonally up the board.",
       goes(gilding, steps_up(as_gold))},
      {"promoted-silver-goes-as-a-silver", "N1", "A promoted silver goes as before.",
       goes(promoted_silver, steps(as_silver))},
      {"promoted-silver-goes-as-a-jade", "N1", "A promoted silver keeps its steps diagonally back.",
       goes(promoted_silver, steps(as_king))},
      {"black-promoted-silver-faces-up", "N1",
       "Black's promoted silver steps diagonally up the board.",
       goes(promoted_silver, steps_up(as_gold))},
      {"promoted-cassia-goes-as-a-silver", "N1", "A promoted cassia goes as a silver.",
       goes(promoted_cassia, steps(as_silver))},
      {"promoted-cassia-goes-as-a-jade", "N1", "A promoted cassia steps in all directions.",
       goes(promoted_cassia, steps(as_king))},
      {"promoted-cassia-goes-as-a-cassia", "N1", "A promoted cassia goes as before.",
       goes(promoted_cassia, steps(as_knight))},
      {"promoted-cassia-keeps-its-leaps", "N1", "A promoted cassia goes as before and as a gold.",
       goes(promoted_cassia, also(steps(as_knight)))},
      {"black-promoted-cassia-faces-up", "N1",
       "Black's promoted cassia steps diagonally up the board.",
       goes(promoted_cassia, steps_up(as_gold))},
  };
}

MutantRules mutant_lines() {
  return {
      {"incense-goes-forward-only", "N1", "The incense goes straight forward, as Shogi's lance.",
       goes(plain(incense), slides(ahead))},
      {"incense-never-goes-back", "N1", "The incense goes forward and sideways.",
       goes(plain(incense), never(back))},
      {"incense-goes-round-the-board", "N1", "The incense goes on behind the i-file on a.",
       goes(plain(incense), wrapped_slides(straight))},
      {"incense-goes-through-own-pieces", "N1", "Own pieces do not stop an incense.",
       goes(plain(incense), through_own(straight))},
      {"incense-goes-through-enemies", "N1", "An incense goes on behind what it could take.",
       goes(plain(incense), through_enemies(straight))},
      {"incense-stops-before-the-edge", "N1", "An incense does not slide onto the edge.",
       goes(plain(incense), only_where(stops_before_the_edge))},
      {"incense-steps-diagonally", "N1", "The incense has the dragon's steps before promotion.",
       goes(plain(incense), also(steps(diagonal)))},
      {"incense-takes-nothing-beside-it", "N1", "An incense captures from a distance only.",
       goes(plain(incense), only_where(takes_nothing_beside_it))},
      {"incense-takes-nothing-across-the-board", "N1",
       "An incense does not see from one edge to the other.",
       goes(plain(incense), only_where(takes_nothing_across_the_board))},
      {"angle-forgets-a-diagonal", "N1", "The angle does not go back to the left.",
       goes(plain(angle), never({{-1, -1}}))},
      {"angle-goes-forward-only", "N1", "The angle does not go back.",
       goes(plain(angle), never(back_aslant))},
      {"angle-goes-one-step", "N1", "The angle goes one diagonal step.",
       goes(plain(angle), steps(diagonal))},
      {"angle-goes-two-steps", "N1", "The angle goes at most two diagonal steps.",
       goes(plain(angle), slides_at_most(2, diagonal))},
      {"angle-goes-round-the-board", "N1", "The angle goes on behind the edge files.",
       goes(plain(angle), wrapped_slides(diagonal))},
      {"angle-goes-through-own-pieces", "N1", "Own pieces do not stop an angle.",
       goes(plain(angle), through_own(diagonal))},
      {"angle-goes-through-enemies", "N1", "An angle goes on behind what it could take.",
       goes(plain(angle), through_enemies(diagonal))},
      {"angle-stops-before-the-edge", "N1", "An angle does not slide onto the edge.",
       goes(plain(angle), only_where(stops_before_the_edge))},
      {"angle-steps-straight", "N1", "The angle has the horse's steps before promotion.",
       goes(plain(angle), also(steps(straight)))},
      {"angle-takes-nothing-across-the-board", "N1",
       "An angle does not see from one corner to the other.",
       goes(plain(angle), only_where(takes_nothing_across_the_board))},
  };
}

MutantRules mutant_dragons_and_horses() {
  return {
      {"dragon-goes-as-an-incense", "N2", "Promotion adds nothing to an incense.",
       goes(dragon, slides(straight))},
      {"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-steps-forward-only", "N2", "A dragon's diagonal steps are those of a gold.",
       goes(dragon, never(back_aslant))},
      {"dragon-steps-back-only", "N2", "A dragon's diagonal steps go to the wrong side.",
       goes(dragon, never(ahead_aslant))},
      {"dragon-steps-never-capture", "N2", "A dragon captures on its lines only.",
       goes(dragon, only_where(takes_on_lines_only))},
      {"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-a-horse", "N2", "A dragon goes as an angle or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"dragon-goes-round-the-board", "N2", "A dragon's steps go round the edge files.",
       goes(dragon, also(wrapped_steps(diagonal)))},
      {"horse-goes-as-an-angle", "N2", "Promotion adds nothing to an angle.",
       goes(horse, slides(diagonal))},
      {"horse-slides-on-lines", "N2", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "N2", "A horse has no straight step back.",
       goes(horse, never(back))},
      {"horse-never-steps-sideways", "N2", "A horse has no step sideways.",
       goes(horse, never(sideways))},
      {"horse-steps-never-capture", "N2", "A horse captures on its diagonals only.",
       goes(horse, only_where(takes_on_diagonals_only))},
      {"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
      {"horse-goes-as-the-page-says", "N2", "A horse goes as an incense or one diagonal step.",
       goes(horse, both(slides(straight), steps(diagonal)))},
      {"horse-leaps", "N2", "A horse goes as the horses of other games do.",
       goes(horse, steps(as_knight))},
  };
}

MutantRules mutant_dragons_and_horses_literally() {
  return {
      {"dragon-steps-diagonally", "N2", "A dragon has Shogi's diagonal steps.",
       goes(dragon, also(steps(diagonal)))},
      {"dragon-slides-on-diagonals", "N2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-only-steps", "N2", "A dragon goes one step straight and no further.",
       goes(dragon, steps(straight))},
      {"dragon-never-goes-back", "N2", "A dragon goes forward and sideways.",
       goes(dragon, never(back))},
      {"dragon-goes-as-a-gold", "N2", "An incense goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-an-angle", "N2", "A dragon goes as an angle or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"horse-goes-as-in-shogi", "N2", "A horse goes as an angle or one step straight.",
       goes(horse, both(slides(diagonal), steps(straight)))},
      {"horse-goes-as-an-angle", "N2", "A horse is an angle; its diagonal step adds nothing.",
       goes(horse, slides(diagonal))},
      {"horse-goes-as-an-incense", "N2", "A horse has no diagonal step.",
       goes(horse, slides(straight))},
      {"horse-slides-on-diagonals", "N2", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "N2", "A horse's diagonal steps are those of a gold.",
       goes(horse, never(back_aslant))},
      {"horse-steps-never-capture", "N2", "A horse captures on its lines only.",
       goes(horse, only_where(takes_on_lines_only))},
      {"horse-only-steps", "N2", "A horse goes one step in all directions.",
       goes(horse, steps(as_king))},
      {"horse-goes-as-a-gold", "N2", "An angle goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
  };
}

MutantRules mutant_cassias(const Notation& variant) {
  return joined<Hooks>(mutant_leaps(),
                       &variant == &notation_leaping ? mutant_free_leaps() : mutant_lame_leaps());
}

}  // namespace hurdle::nine_elder

// Mutated jades, golds, silvers and pawns, and pieces promoted to golds; incenses and angles (N1);
// dragons and horses (N2), in the variant of their names and in that of the page; and cassias (N5),
// lame in three variants and leaping in one.
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/ways.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

const PieceTable cassias("N5", "cassia", plain(cassia));

/// The leaps of which this is true.
Going leaps_if(MayGo may) {
  return only_where(std::move(may), steps(as_knight));
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

/// Mutants that the lame and the leaping cassia share.
PieceRules mutant_leaps() {
  return cassias({
      {"goes-far-ahead-only", "goes only two ranks forward", only_where(goes_far_ahead)},
      {"never-goes-back", "goes forward only", only_where(goes_forward)},
      {"goes-along-files-only", "A cassia's first step is never sideways.",
       only_where(goes_along_files)},
      {"goes-round-the-board", "on the edge leaps to the other edge",
       also(wrapped_steps(as_knight))},
      {"needs-a-free-diagonal", "steps diagonally first, then straight",
       leaps_if(diagonal_is_free)},
      {"needs-both-ways-free", "is stopped by a piece straight or diagonally on its way",
       leaps_if(both(way_is_free, diagonal_is_free))},
      {"needs-one-way-free", "may begin with the straight step or with the diagonal one",
       leaps_if(either(way_is_free, diagonal_is_free))},
      {"is-stopped-beside-its-way",
       "is stopped by a piece beside it on the shorter side of its leap",
       leaps_if(on_the_other_side(is_empty))},
      {"is-stopped-by-own-only", "Only own pieces stop a cassia.",
       leaps_if(all_the_way(is_not(is_own)))},
      {"is-stopped-by-enemies-only", "Only enemies stop a cassia.",
       leaps_if(all_the_way(is_not(is_enemy)))},
      {"is-stopped-when-it-captures", "is stopped only when it captures",
       leaps_if(either(is_empty, way_is_free))},
      {"is-stopped-unless-it-captures", "is stopped only when it does not capture",
       leaps_if(either(is_enemy, way_is_free))},
      {"is-stopped-along-files", "is stopped only when it goes two ranks",
       leaps_if(either(is_not(goes_along_files), way_is_free))},
      {"is-stopped-along-ranks", "is stopped only when it goes two files",
       leaps_if(either(goes_along_files, way_is_free))},
      forgotten_ways(as_knight),
      takes_nothing(),
  });
}

PieceRules mutant_lame_leaps() {
  return cassias({
      {"leaps", "Nothing stops a cassia.", steps(as_knight)},
      {"checks-by-leaps", "Nothing stops the check of a cassia.", attacks(steps(as_knight))},
      {"check-is-stopped-beside-the-jade",
       "The check of a cassia is stopped by a piece diagonally next to it, not straight next to "
       "it.",
       attacks(leaps_if(diagonal_is_free))},
  });
}

PieceRules mutant_free_leaps() {
  return cassias({
      {"is-stopped", "A piece on its first step stops a cassia.", leaps_if(way_is_free)},
      {"check-is-stopped", "A piece on its first step stops the check of a cassia.",
       attacks(leaps_if(way_is_free))},
      {"leaps-as-shogis-knight", "Only the two leaps straight ahead cannot be stopped.",
       leaps_if(either(goes_far_ahead, way_is_free))},
  });
}

}  // namespace

MutantRules mutant_generals() {
  return joined<Hooks>(royal_steps("N1", cast), gold_steps("N1", cast), silver_steps("N1", cast));
}

MutantRules mutant_pawns() {
  return joined<Hooks>(
      without(pawn_steps("N1", cast, 4, "never-captures-straight"), {"pawn-checks-diagonally"}));
}

MutantRules mutant_promoted_generals() {
  const Sort promoted_silver = promoted(silver);
  const Sort promoted_cassia = promoted(cassia);
  return joined<Hooks>(
      promotion_changes_no_moves("N1", notation),
      PieceTable("N1", "gilding", gilding)({
          {"goes-as-a-pawn", "A promoted pawn still goes as a pawn.", steps(ahead)},
          {"goes-as-a-silver", "A promoted pawn goes as a silver.", steps(as_silver)},
          {"goes-as-a-jade", "A promoted pawn steps in all directions.", steps(as_king)},
          {"black-{}-faces-up", "Black's gilding steps diagonally up the board.",
           steps_up(as_gold)},
      }),
      PieceTable("N1", "promoted silver", promoted_silver)({
          {"goes-as-a-silver", "goes as before", steps(as_silver)},
          {"goes-as-a-jade", "keeps its steps diagonally back", steps(as_king)},
          {"black-{}-faces-up", "Black's promoted silver steps diagonally up the board.",
           steps_up(as_gold)},
      }),
      PieceTable("N1", "promoted cassia", promoted_cassia)({
          {"goes-as-a-silver", "goes as a silver", steps(as_silver)},
          {"goes-as-a-jade", "steps in all directions", steps(as_king)},
          {"goes-as-a-cassia", "leaps as a chess knight, and nothing stops it", steps(as_knight)},
          {"keeps-its-leaps", "also leaps as a chess knight, and nothing stops it",
           also(steps(as_knight))},
          {"black-{}-faces-up", "Black's promoted cassia steps diagonally up the board.",
           steps_up(as_gold)},
      }));
}

MutantRules mutant_lines() {
  return joined<Hooks>(
      PieceTable("N1", "incense", plain(incense))({forgotten_ways(straight), takes_nothing()}),
      PieceTable("N1", "angle", plain(angle))({forgotten_ways(diagonal), takes_nothing()}),
      PieceTable("N1", "incense", plain(incense))({
          {"goes-forward-only", "The incense goes only straight forward, as Shogi's lance.",
           slides(ahead)},
          {"never-goes-back", "The incense never goes backward.", never(back)},
          {"goes-round-the-board",
           "The incense continues past the edge files on the opposite side.",
           wrapped_slides(straight)},
          {"goes-through-own-pieces", "Own pieces do not stop an incense.", through_own(straight)},
          {"goes-through-enemies", "continues past a piece that it could capture",
           through_enemies(straight)},
          {"stops-before-the-edge", "slides to no empty square of the board's edge",
           only_where(stops_before_the_edge)},
          {"steps-diagonally", "The incense has the dragon's steps before promotion.",
           also(steps(diagonal))},
          {"takes-nothing-beside-it", "cannot capture a piece next to it",
           only_where(takes_nothing_beside_it)},
          {"takes-nothing-across-the-board",
           "cannot capture from one edge of the board to the other",
           only_where(takes_nothing_across_the_board)},
      }),
      PieceTable("N1", "angle", plain(angle), "The")({
          {"forgets-a-diagonal", "does not go back to the left", never({{-1, -1}})},
          {"goes-forward-only", "does not go back", never(diagonally_back)},
          {"goes-one-step", "goes one diagonal step", steps(diagonal)},
          {"goes-two-steps", "goes at most two diagonal steps", slides_at_most(2, diagonal)},
          {"goes-round-the-board", "continues past the edge files on the opposite side",
           wrapped_slides(diagonal)},
          {"goes-through-own-pieces", "Own pieces do not stop an angle.", through_own(diagonal)},
          {"goes-through-enemies", "An angle continues past a piece that it could capture.",
           through_enemies(diagonal)},
          {"stops-before-the-edge", "An angle does not slide onto the edge.",
           only_where(stops_before_the_edge)},
          {"steps-straight", "has the horse's steps before promotion", also(steps(straight))},
          {"takes-nothing-across-the-board",
           "An angle cannot capture from one corner of the board to the other.",
           only_where(takes_nothing_across_the_board)},
      }));
}

MutantRules mutant_dragons_and_horses() {
  return joined<Hooks>(
      PieceTable("N2", "dragon", dragon)({
          {"goes-as-an-incense", "Promotion adds nothing to an incense.", slides(straight)},
          {"slides-on-diagonals", "goes any distance in all directions", slides(as_king)},
          {"steps-forward-only", "A dragon steps diagonally only forward.", never(diagonally_back)},
          {"steps-back-only", "A dragon steps diagonally only backward.", never(diagonally_ahead)},
          {"steps-never-capture", "cannot capture with its diagonal steps",
           only_where(takes_on_lines_only)},
          {"goes-as-a-gold", "An incense goes as a gold when promoted.", steps(as_gold)},
          {"goes-as-a-horse", "goes as an angle or one step straight",
           both(slides(diagonal), steps(straight))},
          {"goes-round-the-board", "A dragon steps past the edge files to the opposite side.",
           also(wrapped_steps(diagonal))},
      }),
      PieceTable("N2", "horse", horse)({
          {"goes-as-an-angle", "Promotion adds nothing to an angle.", slides(diagonal)},
          {"slides-on-lines", "goes any distance in all directions", slides(as_king)},
          {"steps-forward-only", "has no straight step back", never(back)},
          {"never-steps-sideways", "has no step sideways", never(sideways)},
          {"steps-never-capture", "cannot capture with its straight steps",
           only_where(takes_on_diagonals_only)},
          {"goes-as-a-gold", "An angle goes as a gold when promoted.", steps(as_gold)},
          {"goes-as-the-page-says", "goes as an incense or one diagonal step",
           both(slides(straight), steps(diagonal))},
          {"leaps", "A horse leaps as a chess knight, and goes no other way.", steps(as_knight)},
      }));
}

MutantRules mutant_dragons_and_horses_literally() {
  return joined<Hooks>(
      PieceTable("N2", "dragon", dragon)({
          {"steps-diagonally", "has Shogi's diagonal steps", also(steps(diagonal))},
          {"slides-on-diagonals", "goes any distance in all directions", slides(as_king)},
          {"only-steps", "goes one step straight and no further", steps(straight)},
          {"never-goes-back", "never goes backward", never(back)},
          {"goes-as-a-gold", "An incense goes as a gold when promoted.", steps(as_gold)},
          {"goes-as-an-angle", "goes as an angle or one step straight",
           both(slides(diagonal), steps(straight))},
      }),
      PieceTable("N2", "horse", horse)({
          {"goes-as-in-shogi", "goes as an angle or one step straight",
           both(slides(diagonal), steps(straight))},
          {"goes-as-an-angle", "goes as an angle", slides(diagonal)},
          {"goes-as-an-incense", "has no diagonal step", slides(straight)},
          {"slides-on-diagonals", "goes any distance in all directions", slides(as_king)},
          {"steps-forward-only", "A horse steps diagonally only forward.", never(diagonally_back)},
          {"steps-never-capture", "cannot capture with its diagonal steps",
           only_where(takes_on_lines_only)},
          {"only-steps", "goes one step in all directions", steps(as_king)},
          {"goes-as-a-gold", "An angle goes as a gold when promoted.", steps(as_gold)},
      }));
}

MutantRules mutant_cassias(const Notation& variant) {
  return joined<Hooks>(mutant_leaps(),
                       &variant == &notation_leaping ? mutant_free_leaps() : mutant_lame_leaps());
}

}  // namespace hurdle::nine_elder

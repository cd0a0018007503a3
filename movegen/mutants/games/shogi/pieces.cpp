// Mutated pieces: kings, golds, silvers and pawns (S1, S4, S5, S8), and pieces promoted to golds;
// rooks, bishops, dragons and horses (S2, S3); knights (S6) and lances (S7).
#include <fmt/format.h>

#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::shogi {
namespace {

/// Mutants of every kind that promotes to a gold; `before` is the movement before promotion.
PieceRules mutant_promoted_kind(Kind kind, std::string_view clause, const Going& before) {
  const std::string_view name = notation.of(kind).name;
  const std::string words = kind == pawn ? "tokin" : fmt::format("promoted {}", name);
  return PieceTable(clause, words, promoted(kind))({
      {fmt::format("goes-as-a-{}", name), "goes as before", before},
      {"keeps-its-moves", "goes as before and as a gold", also(before)},
      {"goes-as-a-king", "steps in all directions", steps(as_king)},
      {"gote-{}-faces-up", fmt::format("Gote's {} steps diagonally up the board.", words),
       steps_up(as_gold)},
  });
}

/// Mutants of lines in any directions.
PieceRows lines_in(const Steps& directions) {
  return {
      {"goes-round-the-board", "The {name} continues past the edge files on the opposite side.",
       wrapped_slides(directions)},
      {"goes-through-own-pieces", "Own pieces do not stop {}.", through_own(directions)},
      {"goes-through-enemies", "continues past a piece that it could capture",
       through_enemies(directions)},
      {"goes-two-steps", "goes at most two squares", slides_at_most(2, directions)},
      {"stops-before-the-edge", "slides to no empty square of the board's edge",
       only_where(stops_before_the_edge)},
      {"takes-nothing-beside-it", "cannot capture a piece next to it",
       only_where(takes_nothing_beside_it)},
      {"takes-nothing-across-the-board", "cannot capture from one edge of the board to the other",
       only_where(takes_nothing_across_the_board)},
  };
}

const Steps two_leaps{{-1, 2}, {1, 2}};
const Steps wide_leaps{{-2, 1}, {2, 1}};
const Steps leaps_back{{-1, -2}, {1, -2}};

void slides_up(const Mover& mover, VisitSquare visit) {
  mover.walk.ray(mover.from, Step{0, 1}, visit);
}

}  // namespace

MutantRules mutant_generals() {
  return joined<Hooks>(royal_steps("S1", cast), gold_steps("S4", cast), silver_steps("S5", cast));
}

MutantRules mutant_promoted() {
  // A gold can do what a pawn can: keeping its step adds nothing.
  return joined<Hooks>(
      mutant_promoted_kind(silver, "S5", steps(as_silver)),
      mutant_promoted_kind(knight, "S6", steps(two_leaps)),
      mutant_promoted_kind(lance, "S7", slides(ahead)),
      without(mutant_promoted_kind(pawn, "S8", steps(ahead)), {"tokin-keeps-its-moves"}),
      promotion_changes_no_moves("S9", notation),
      PieceTable("S8", "tokin",
                 tokin)({{"goes-as-a-silver", "goes as a silver", steps(as_silver)}}));
}

MutantRules mutant_lines() {
  return joined<Hooks>(
      PieceTable("S2", "rook", plain(rook))({
          lines_in(straight),
          {"steps-diagonally", "The rook has the dragon's steps before promotion.",
           also(steps(diagonal))},
          {"never-goes-back", "The rook never goes backward.", never(back)},
          forgotten_ways(straight),
          takes_nothing(),
      }),
      PieceTable("S3", "bishop", plain(bishop))({
          lines_in(diagonal),
          {"steps-straight", "The bishop has the horse's steps before promotion.",
           also(steps(straight))},
          {"forgets-a-diagonal", "The bishop does not go back to the left.", never({{-1, -1}})},
          forgotten_ways(diagonal),
          takes_nothing(),
      }));
}

MutantRules mutant_dragons_and_horses() {
  return joined<Hooks>(
      PieceTable("S2", "dragon", dragon)({
          {"goes-as-a-rook", "Promotion adds nothing to a rook.", slides(straight)},
          {"slides-on-diagonals", "goes any distance in all directions", slides(as_king)},
          {"steps-forward-only", "A dragon steps diagonally only forward.", never(diagonally_back)},
          {"steps-back-only", "A dragon steps diagonally only backward.", never(diagonally_ahead)},
          {"steps-never-capture", "cannot capture with its diagonal steps",
           only_where(takes_on_lines_only)},
          {"steps-never-check", "gives no check with its diagonal steps",
           attacks_only_if(dragon, takes_on_lines_only)},
          {"goes-as-a-gold", "A rook goes as a gold when promoted.", steps(as_gold)},
          {"goes-as-a-king", "steps in all directions, no further", steps(as_king)},
          {"goes-as-a-horse", "goes as a bishop or one step straight",
           both(slides(diagonal), steps(straight))},
          {"goes-round-the-board", "A dragon steps past the edge files to the opposite side.",
           also(wrapped_steps(diagonal))},
      }),
      PieceTable("S3", "horse", horse)({
          {"goes-as-a-bishop", "Promotion adds nothing to a bishop.", slides(diagonal)},
          {"slides-on-lines", "goes any distance in all directions", slides(as_king)},
          {"steps-forward-only", "has no straight step back", never(back)},
          {"never-steps-sideways", "has no step sideways", never(sideways)},
          {"steps-never-capture", "cannot capture with its straight steps",
           only_where(takes_on_diagonals_only)},
          {"steps-never-check", "gives no check with its straight steps",
           attacks_only_if(horse, takes_on_diagonals_only)},
          {"goes-as-a-gold", "A bishop goes as a gold when promoted.", steps(as_gold)},
          {"goes-as-a-king", "steps in all directions, no further", steps(as_king)},
          {"goes-round-the-board", "A horse steps past the edge files to the opposite side.",
           also(wrapped_steps(straight))},
          {"leaps", "A horse leaps as a knight of chess does, and goes no other way.",
           steps(as_knight)},
      }));
}

PieceRules mutant_knights() {
  return PieceTable("S6", "knight", plain(knight))({
      {"leaps-as-in-chess", "leaps to eight squares, as in chess", steps(as_knight)},
      {"leaps-to-four-squares", "leaps to all four squares ahead", also(steps(wide_leaps))},
      {"leaps-wide", "leaps one rank forward and two files aside", steps(wide_leaps)},
      {"leaps-back-too", "leaps two ranks back too", also(steps(leaps_back))},
      {"gote-{}-faces-up", "Gote's knight leaps up the board.", steps_up(two_leaps)},
      {"forgets-a-leap", "leaps to the left only", never_by({{1, 2}, {1, -2}})},
      {"goes-round-the-board", "on the edge leaps to the other edge", wrapped_steps(two_leaps)},
      {"is-stopped", "A piece straight in front of a knight stops its leap.",
       only_where(on_the_way(0, is_empty))},
      {"is-stopped-diagonally", "A piece diagonally in front of a knight stops its leap.",
       only_where(on_the_way(0, is_empty, First::diagonal_step))},
      {"check-is-stopped", "A piece straight in front of a knight stops its check.",
       attacks_only_if(plain(knight), on_the_way(0, is_empty))},
      {"never-captures", "leaps onto empty squares only", only_where(is_empty)},
      {"takes-own-pieces", "may capture its own pieces", also(steps_onto_own(two_leaps))},
  });
}

PieceRules mutant_lances() {
  return PieceTable("S7", "lance", plain(lance))({
      {"goes-one-step", "goes one step, as a pawn", steps(ahead)},
      {"goes-two-steps", "goes at most two squares", slides_at_most(2, ahead)},
      {"goes-back-too", "goes back any distance too", slides({{0, 1}, {0, -1}})},
      {"goes-as-a-rook", "goes as a rook", slides(straight)},
      {"gote-{}-faces-up", "Gote's lance goes up the board.", slides_up},
      {"goes-through-own-pieces", "Own pieces do not stop a lance.", through_own(ahead)},
      {"goes-through-enemies", "continues past a piece that it could capture",
       through_enemies(ahead)},
      {"never-captures", "goes to empty squares only", only_where(is_empty)},
      {"takes-nothing-beside-it", "cannot capture a piece next to it",
       only_where(takes_nothing_beside_it)},
      {"takes-nothing-far-away", "captures within two squares only",
       only_where([](const Mover& mover, Square to) {
         return mover.walk.empty(to) || distance(mover.from, to) < 3;
       })},
      {"checks-back-too", "gives check backward too", attacks(slides({{0, 1}, {0, -1}}))},
  });
}

}  // namespace hurdle::shogi

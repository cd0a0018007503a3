// Mutated pieces: kings, golds, silvers and pawns (S1, S4, S5, S8), and what goes as a gold when it
// is promoted; rooks, bishops, dragons and horses (S2, S3); knights (S6) and lances (S7).
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"

namespace hurdle::shogi {
namespace {

/// What is got wrong of every kind that promotes to a gold; `before` is how it went.
MutantRules mutant_promoted_kind(Kind kind, std::string_view clause, const Going& before) {
  const std::string_view name = notation.of(kind).name;
  const std::string sort = kind == pawn ? "tokin" : fmt::format("promoted-{}", name);
  const std::string words = kind == pawn ? "tokin" : fmt::format("promoted {}", name);
  return {
      {fmt::format("{}-goes-as-a-{}", sort, name), clause,
       fmt::format("A {} goes as before.", words), goes(promoted(kind), before)},
      {fmt::format("{}-keeps-its-moves", sort), clause,
       fmt::format("A {} goes as before and as a gold.", words),
       goes(promoted(kind), also(before))},
      {fmt::format("{}-goes-as-a-king", sort), clause,
       fmt::format("A {} steps in all directions.", words), goes(promoted(kind), steps(as_king))},
      {fmt::format("gote-{}-faces-up", sort), clause,
       fmt::format("Gote's {} steps diagonally up the board.", words),
       goes(promoted(kind), steps_up(as_gold))},
  };
}

/// What is got wrong of lines in whatever directions.
MutantRules mutant_lines_of(Kind kind, std::string_view clause, const Steps& directions) {
  const std::string_view name = notation.of(kind).name;
  const auto rule = [&](std::string_view what, const std::string& error, const Going& going) {
    return Rule<Hooks>(fmt::format("{}-{}", name, what), clause, error, goes(plain(kind), going));
  };
  return {
      rule("goes-round-the-board", fmt::format("The {} goes on behind the i-file on a.", name),
           wrapped_slides(directions)),
      rule("goes-through-own-pieces", fmt::format("Own pieces do not stop a {}.", name),
           through_own(directions)),
      rule("goes-through-enemies", fmt::format("A {} goes on behind what it could take.", name),
           through_enemies(directions)),
      rule("goes-two-steps", fmt::format("A {} goes at most two squares.", name),
           slides_at_most(2, directions)),
      rule("stops-before-the-edge", fmt::format("A {} does not slide onto the edge.", name),
           only_where(stops_before_the_edge)),
      rule("takes-nothing-beside-it", fmt::format("A {} captures from a distance only.", name),
           only_where(takes_nothing_beside_it)),
      rule("takes-nothing-across-the-board",
           fmt::format("A {} does not see from one edge to the other.", name),
           only_where(takes_nothing_across_the_board)),
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

MutantRules mutant_pawns() {
  return joined<Hooks>(pawn_steps("S8", cast, 3));
}

MutantRules mutant_promoted() {
  MutantRules rules = mutant_promoted_kind(silver, "S5", steps(as_silver));
  append(rules, mutant_promoted_kind(knight, "S6", steps({{-1, 2}, {1, 2}})));
  append(rules, mutant_promoted_kind(lance, "S7", slides(ahead)));
  // A gold can do what a pawn can: keeping its step adds nothing.
  const auto adds_nothing = [](const auto& rule) {
    return rule.info.name == "tokin-keeps-its-moves";
  };
  MutantRules tokins = mutant_promoted_kind(pawn, "S8", steps(ahead));
  tokins.erase(std::remove_if(tokins.begin(), tokins.end(), adds_nothing), tokins.end());
  append(rules, tokins);
  append(rules, MutantRules{{"tokin-goes-as-a-silver", "S8", "A tokin goes as a silver.",
                             goes(tokin, steps(as_silver))}});
  return rules;
}

MutantRules mutant_lines() {
  return joined<Hooks>(
      mutant_lines_of(rook, "S2", straight), mutant_lines_of(bishop, "S3", diagonal),
      MutantRules{
          {"rook-steps-diagonally", "S2", "The rook has the dragon's steps before promotion.",
           goes(plain(rook), also(steps(diagonal)))},
          {"rook-never-goes-back", "S2", "The rook goes forward and sideways.",
           goes(plain(rook), never(back))},
          {"bishop-steps-straight", "S3", "The bishop has the horse's steps before promotion.",
           goes(plain(bishop), also(steps(straight)))},
          {"bishop-forgets-a-diagonal", "S3", "The bishop does not go back to the left.",
           goes(plain(bishop), never({{-1, -1}}))},
      });
}

MutantRules mutant_dragons_and_horses() {
  return {
      {"dragon-goes-as-a-rook", "S2", "Promotion adds nothing to a rook.",
       goes(dragon, slides(straight))},
      {"dragon-slides-on-diagonals", "S2", "A dragon goes any distance in all directions.",
       goes(dragon, slides(as_king))},
      {"dragon-steps-forward-only", "S2", "A dragon's diagonal steps are those of a gold.",
       goes(dragon, never(back_aslant))},
      {"dragon-steps-back-only", "S2", "A dragon's diagonal steps go to the wrong side.",
       goes(dragon, never(ahead_aslant))},
      {"dragon-steps-never-capture", "S2", "A dragon captures on its lines only.",
       goes(dragon, only_where(takes_on_lines_only))},
      {"dragon-steps-never-check", "S2", "A dragon gives check on its lines only.",
       attacks_only_if(dragon, takes_on_lines_only)},
      {"dragon-goes-as-a-gold", "S2", "A rook goes as a gold when promoted.",
       goes(dragon, steps(as_gold))},
      {"dragon-goes-as-a-king", "S2", "A dragon steps in all directions, no further.",
       goes(dragon, steps(as_king))},
      {"dragon-goes-as-a-horse", "S2", "A dragon goes as a bishop or one step straight.",
       goes(dragon, both(slides(diagonal), steps(straight)))},
      {"dragon-goes-round-the-board", "S2", "A dragon's steps go round the edge files.",
       goes(dragon, also(wrapped_steps(diagonal)))},
      {"horse-goes-as-a-bishop", "S3", "Promotion adds nothing to a bishop.",
       goes(horse, slides(diagonal))},
      {"horse-slides-on-lines", "S3", "A horse goes any distance in all directions.",
       goes(horse, slides(as_king))},
      {"horse-steps-forward-only", "S3", "A horse has no straight step back.",
       goes(horse, never(back))},
      {"horse-never-steps-sideways", "S3", "A horse has no step sideways.",
       goes(horse, never(sideways))},
      {"horse-steps-never-capture", "S3", "A horse captures on its diagonals only.",
       goes(horse, only_where(takes_on_diagonals_only))},
      {"horse-steps-never-check", "S3", "A horse gives check on its diagonals only.",
       attacks_only_if(horse, takes_on_diagonals_only)},
      {"horse-goes-as-a-gold", "S3", "A bishop goes as a gold when promoted.",
       goes(horse, steps(as_gold))},
      {"horse-goes-as-a-king", "S3", "A horse steps in all directions, no further.",
       goes(horse, steps(as_king))},
      {"horse-goes-round-the-board", "S3", "A horse's steps go round the edge files.",
       goes(horse, also(wrapped_steps(straight)))},
      {"horse-leaps", "S3", "A horse goes as the horses of other games do.",
       goes(horse, steps(as_knight))},
  };
}

MutantRules mutant_knights() {
  return {
      {"knight-leaps-as-in-chess", "S6", "A knight leaps to eight squares, as in chess.",
       goes(plain(knight), steps(as_knight))},
      {"knight-leaps-to-four-squares", "S6", "A knight leaps to all four squares ahead.",
       goes(plain(knight), also(steps(wide_leaps)))},
      {"knight-leaps-wide", "S6", "A knight leaps one rank forward and two files aside.",
       goes(plain(knight), steps(wide_leaps))},
      {"knight-leaps-back-too", "S6", "A knight leaps two ranks back too.",
       goes(plain(knight), also(steps(leaps_back)))},
      {"gote-knight-faces-up", "S6", "Gote's knight leaps up the board.",
       goes(plain(knight), steps_up(two_leaps))},
      {"knight-forgets-a-leap", "S6", "A knight leaps to the left only.",
       goes(plain(knight), never_by({{1, 2}, {1, -2}}))},
      {"knight-goes-round-the-board", "S6", "A knight on the edge leaps to the other edge.",
       goes(plain(knight), wrapped_steps(two_leaps))},
      {"knight-is-stopped", "S6", "A piece straight before it stops a knight.",
       goes(plain(knight), only_where(on_the_way(0, is_empty)))},
      {"knight-is-stopped-diagonally", "S6", "A piece diagonally before it stops a knight.",
       goes(plain(knight), only_where(on_the_way(0, is_empty, First::diagonal_step)))},
      {"knight-check-is-stopped", "S6", "A piece before a knight stops its check.",
       attacks_only_if(plain(knight), on_the_way(0, is_empty))},
      {"knight-never-captures", "S6", "A knight leaps onto empty squares only.",
       goes(plain(knight), only_where(is_empty))},
      {"knight-takes-own-pieces", "S6", "A knight may land on an own piece and take it.",
       goes(plain(knight), also(steps_onto_own(two_leaps)))},
  };
}

MutantRules mutant_lances() {
  return {
      {"lance-goes-one-step", "S7", "A lance goes one step, as a pawn.",
       goes(plain(lance), steps(ahead))},
      {"lance-goes-two-steps", "S7", "A lance goes at most two squares.",
       goes(plain(lance), slides_at_most(2, ahead))},
      {"lance-goes-back-too", "S7", "A lance goes back any distance too.",
       goes(plain(lance), slides({{0, 1}, {0, -1}}))},
      {"lance-goes-as-a-rook", "S7", "A lance goes along its rank too.",
       goes(plain(lance), slides(straight))},
      {"gote-lance-faces-up", "S7", "Gote's lance goes up the board.",
       goes(plain(lance), slides_up)},
      {"lance-goes-through-own-pieces", "S7", "Own pieces do not stop a lance.",
       goes(plain(lance), through_own(ahead))},
      {"lance-goes-through-enemies", "S7", "A lance goes on behind what it could take.",
       goes(plain(lance), through_enemies(ahead))},
      {"lance-never-captures", "S7", "A lance goes to empty squares only.",
       goes(plain(lance), only_where(is_empty))},
      {"lance-takes-nothing-beside-it", "S7", "A lance captures from a distance only.",
       goes(plain(lance), only_where(takes_nothing_beside_it))},
      {"lance-takes-nothing-far-away", "S7", "A lance captures within two squares only.",
       goes(plain(lance), only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || distance(mover.from, to) < 3;
            }))},
      {"lance-checks-back-too", "S7", "A lance gives check backward too.",
       attacks(plain(lance), slides({{0, 1}, {0, -1}}))},
  };
}

}  // namespace hurdle::shogi

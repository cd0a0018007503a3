// Mutated rooks and bishops (S2, S3).
#include <fmt/format.h>

#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/geometry.hpp"

namespace hurdle::shogi {
namespace {

/// What is got wrong of lines in whatever directions.
MutantRules mutant_lines_of(Kind kind, std::string_view clause, const Steps& directions) {
  const std::string_view name = notation.of(kind).name;
  const auto rule = [&](std::string_view what, std::string error, const Going& going) {
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

}  // namespace

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

}  // namespace hurdle::shogi

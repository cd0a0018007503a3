// Mutated cannons and vans (N3), irons and coppers (N4), each by itself, and mutants about hurdles
// and targets that each of the four jumping pieces can have.
#include <fmt/format.h>

#include <utility>

#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/ways.hpp"

namespace hurdle::nine_elder {
namespace {

/// Mutants that the four jumping pieces share; `hop` is the movement behind the hurdle.
PieceRows hops(Hop hop) {
  const MayGo is_a_hopper = either(is_kind(cannon), is_kind(van));
  const MayGo is_of_its_kind = [](const Mover& mover, Square over) {
    return mover.at(over).kind() == mover.piece().kind();
  };
  return {
      {"hops-over-enemies-only", "does not hop over own pieces", never_over(is_own)},
      {"hops-over-own-only", "does not hop over enemies", never_over(is_enemy)},
      {"hops-over-no-hopper", "does not hop over cannons and vans, as in Janggi",
       never_over(is_a_hopper)},
      {"hops-over-none-of-its-kind", "does not hop over pieces of its own kind",
       never_over(is_of_its_kind)},
      {"takes-no-hopper", "does not capture cannons and vans, as in Janggi",
       never_where(is_a_hopper)},
      {"hops-over-its-neighbour-only", "hops only over a hurdle next to it",
       never_over(at_distance(2, 9))},
      {"takes-right-behind-only", "captures only on the square directly behind its hurdle",
       takes_only_where(is_next_after_hurdle)},
      {"takes-not-right-behind", "needs an empty square between hurdle and capture",
       takes_only_where(is_not(is_next_after_hurdle))},
      {"hops-over-two-as-well", "hops over one piece or over two", also(hops_over(2, hop))},
      {"goes-on-behind-its-capture", "captures the third piece on a line as well",
       also(hops_over(2, Hop::to_take))},
  };
}

const PieceTable cannons("N3", "cannon", plain(cannon));
const PieceTable vans("N3", "van", plain(van));
const PieceTable irons("N4", "iron", iron);
const PieceTable coppers("N4", "copper", copper);

/// Mutants that iron and copper share; `before` is the unpromoted piece.
PieceRows promoted_hops(std::string_view before) {
  return {
      {"never-captures", "does not capture",
       both(to_empty(slides(straight)), hops_over(1, Hop::to_empty))},
      {"captures-the-first-piece-too", "captures as an incense too", also(slides(straight))},
      {"goes-as-an-incense", "goes as an incense", slides(straight)},
      {"goes-as-a-gold", fmt::format("A {} goes as a gold when promoted.", before), steps(as_gold)},
      {"steps-diagonally-too", "has a dragon's diagonal steps", also(steps(diagonal))},
      {"lands-right-behind", "that hops without capturing lands directly behind its hurdle",
       only_where(either(is_not(over(is_taken)), either(is_enemy, is_next_after_hurdle)))},
      {"slides-one-step", "without a hurdle goes one step",
       only_where(either(over(is_taken), at_distance(1, 1)))},
  };
}

/// These pieces make no hurdle for anybody.
Change<Hooks> no_hurdles(std::function<bool(Piece piece)> makes_none) {
  return unless(&Hooks::is_hurdle, std::move(makes_none));
}

}  // namespace

MutantRules mutant_cannons_and_vans() {
  return joined<Hooks>(
      cannons({forgotten_ways(straight)}), vans({forgotten_ways(straight)}),
      cannons({
          {"goes-as-a-van", "slides and captures by a hop, as in Xiangqi",
           both(to_empty(slides(straight)), hops_over(1, Hop::to_take))},
          {"slides-too", "slides before it is promoted", also(to_empty(slides(straight)))},
          {"only-captures", "hops only to capture", hops_over(1, Hop::to_take)},
          {"never-captures", "hops to empty squares only", hops_over(1, Hop::to_empty)},
          {"captures-without-a-hurdle", "captures the first piece on a line too",
           also(to_take(slides(straight)))},
          {"goes-as-an-incense", "goes as an incense", slides(straight)},
          {"lands-right-behind", "that does not capture lands directly behind its hurdle",
           only_where(either(is_enemy, is_next_after_hurdle))},
          {"hops-diagonally-too", "hops along diagonals too",
           also(hops_over(1, Hop::both, diagonal))},
          {"never-hops-back", "never hops backward", never(back)},
          {"never-hops-sideways", "hops only along files", never(sideways)},
          {"checks-without-a-hurdle", "gives check along an open line too",
           attacks(also(slides(straight)))},
          {"checks-from-afar-only", "gives no check over a hurdle next to it",
           attacks(never_over(at_distance(1, 1)))},
      }),
      vans({
          {"goes-as-an-incense", "captures as an incense", slides(straight)},
          {"captures-the-first-piece-too", "captures with and without a hop",
           also(slides(straight))},
          {"goes-as-a-cannon", "goes as a cannon, only over a hurdle", hops_over(1, Hop::both)},
          {"hops-to-empty-squares", "goes as a copper before it is promoted",
           also(hops_over(1, Hop::to_empty))},
          {"never-captures", "does not capture", to_empty(slides(straight))},
          {"never-slides", "moves only to capture", hops_over(1, Hop::to_take)},
          {"slides-one-step", "that does not capture goes one step",
           only_where(either(is_enemy, at_distance(1, 1)))},
          {"slides-on-diagonals-too", "slides in all directions", also(to_empty(slides(diagonal)))},
          {"never-goes-back", "never goes backward", never(back)},
          {"never-goes-sideways", "goes only along files", never(sideways)},
          {"captures-diagonally-too", "hops along diagonals too",
           also(hops_over(1, Hop::to_take, diagonal))},
          {"checks-along-open-lines", "gives check along an open line too",
           attacks(also(slides(straight)))},
          {"checks-from-afar-only", "gives no check over a hurdle next to it",
           attacks(never_over(at_distance(1, 1)))},
      }));
}

MutantRules mutant_irons_and_coppers() {
  const Going as_van = both(to_empty(slides(straight)), hops_over(1, Hop::to_take));
  const Going as_cannon = hops_over(1, Hop::both);
  const PieceRows checks{{"checks-along-open-lines", "gives check along an open line too",
                          attacks(also(slides(straight)))}};
  return joined<Hooks>(irons({
                           {"goes-as-a-cannon", "Promotion adds nothing to a cannon.", as_cannon},
                           {"goes-as-a-van", "slides, and hops to capture only", as_van},
                           promoted_hops("cannon"),
                       }),
                       coppers({
                           {"goes-as-a-van", "Promotion adds nothing to a van.", as_van},
                           {"goes-as-a-cannon", "cannot slide", as_cannon},
                           promoted_hops("van"),
                       }),
                       irons({checks}), coppers({checks}));
}

MutantRules mutant_hurdles() {
  return joined<Hooks>(
      cannons({hops(Hop::both)}), vans({hops(Hop::to_take)}), irons({hops(Hop::both)}),
      coppers({hops(Hop::both)}),
      MutantRules{{"dropped-hurdles-are-overlooked", "C5",
                   "A dropped piece may become the hurdle of a check to the own jade.",
                   also_if(&Hooks::keeps_royal_safe,
                           both_hold(&Played::by_drop, is_not(&Played::in_check)))}},
      ClauseTable<Hooks>("N3")({
          {"jades-make-no-hurdle", "Nothing hops over a jade.", no_hurdles(Sort(jade))},
          {"pawns-make-no-hurdle", "Nothing hops over a plain pawn.", no_hurdles(plain(pawn))},
          {"promoted-pieces-make-no-hurdle", "Nothing hops over a promoted piece.",
           no_hurdles(&Piece::promoted)},
          {"white-pieces-make-no-hurdle", "Nothing hops over White's pieces.",
           no_hurdles([](Piece piece) { return piece.colour() == Colour::white; })},
          {"black-pieces-make-no-hurdle", "Nothing hops over Black's pieces.",
           no_hurdles([](Piece piece) { return piece.colour() == Colour::black; })},
      }));
}

}  // namespace hurdle::nine_elder

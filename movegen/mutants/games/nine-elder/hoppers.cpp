// Mutated cannons and vans (N3), irons and coppers (N4), each by itself, and mutants about hurdles
// and targets that each of the four jumping pieces can have.
#include <fmt/format.h>

#include <utility>

#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

/// One of the four, in words.
struct Hopper {
  std::string_view name;
  std::string_view clause;
  Sort sort;
  Hop hop;  ///< what it does behind its hurdle
};

MutantRules mutant_hops(const Hopper& hopper) {
  const MayGo is_a_hopper = either(is_kind(cannon), is_kind(van));
  const auto error = [&](std::string_view name, std::string_view words,
                         Going going) -> MutantRules::value_type {
    return {fmt::format("{}-{}", hopper.name, name), hopper.clause,
            fmt::format("{} {} {}.", hopper.name == "iron" ? "An" : "A", hopper.name, words),
            goes(hopper.sort, std::move(going))};
  };
  return {
      error("hops-over-enemies-only", "does not hop over own pieces", never_over(is_own)),
      error("hops-over-own-only", "does not hop over enemies", never_over(is_enemy)),
      error("hops-over-no-hopper", "does not hop over cannons and vans, as in Janggi",
            never_over(is_a_hopper)),
      error("hops-over-none-of-its-kind", "does not hop over pieces of its own kind",
            never_over([](const Mover& mover, Square over) {
              return mover.at(over).kind() == mover.piece().kind();
            })),
      error("takes-no-hopper", "does not capture cannons and vans, as in Janggi",
            only_where(is_not(is_a_hopper))),
      error("hops-over-its-neighbour-only", "hops over a hurdle right beside it only",
            never_over(at_distance(2, 9))),
      error("takes-right-behind-only", "captures on the square behind its hurdle only",
            only_where(either(is_empty, is_right_behind))),
      error("takes-not-right-behind", "needs an empty square between hurdle and capture",
            only_where(is_not(both(is_taken, is_right_behind)))),
      error("hops-over-two-as-well", "hops over one piece or over two",
            also(hops_over(2, hopper.hop))),
      error("goes-on-behind-its-capture", "captures the third piece on a line as well",
            also(hops_over(2, Hop::to_take))),
  };
}

/// These pieces make no hurdle for anybody.
Change<Hooks> no_hurdles(std::function<bool(Piece piece)> makes_none) {
  return unless(&Hooks::is_hurdle, std::move(makes_none));
}

}  // namespace

MutantRules mutant_cannons_and_vans() {
  return {
      {"cannon-goes-as-a-van", "N3", "A cannon slides and captures by a hop, as in Xiangqi.",
       goes(plain(cannon), both(to_empty(slides(straight)), hops_over(1, Hop::to_take)))},
      {"cannon-slides-too", "N3", "A cannon slides before it is promoted.",
       goes(plain(cannon), also(to_empty(slides(straight))))},
      {"cannon-only-captures", "N3", "A cannon's hop is a capture.",
       goes(plain(cannon), hops_over(1, Hop::to_take))},
      {"cannon-never-captures", "N3", "A cannon hops to empty squares only.",
       goes(plain(cannon), hops_over(1, Hop::to_empty))},
      {"cannon-captures-without-a-hurdle", "N3", "A cannon takes the first piece on a line too.",
       goes(plain(cannon), also(to_take(slides(straight))))},
      {"cannon-goes-as-an-incense", "N3", "A cannon goes as a rook.",
       goes(plain(cannon), slides(straight))},
      {"cannon-lands-right-behind", "N3",
       "A cannon that does not capture lands on the square behind its hurdle.",
       goes(plain(cannon), only_where(either(is_enemy, is_right_behind)))},
      {"cannon-hops-diagonally-too", "N3", "A cannon hops along diagonals too.",
       goes(plain(cannon), also(hops_over(1, Hop::both, diagonal)))},
      {"cannon-never-hops-back", "N3", "A cannon hops forward and sideways.",
       goes(plain(cannon), never(back))},
      {"cannon-never-hops-sideways", "N3", "A cannon hops along files.",
       goes(plain(cannon), never(sideways))},
      {"cannon-checks-without-a-hurdle", "N3", "A cannon checks along an open line too.",
       attacks(plain(cannon), also(slides(straight)))},
      {"cannon-checks-from-afar-only", "N3",
       "A cannon gives no check over a hurdle that stands right before it.",
       attacks(plain(cannon), never_over(at_distance(1, 1)))},
      {"van-goes-as-an-incense", "N3", "A van captures as a rook.",
       goes(plain(van), slides(straight))},
      {"van-captures-the-first-piece-too", "N3", "A van captures with and without a hop.",
       goes(plain(van), also(slides(straight)))},
      {"van-goes-as-a-cannon", "N3", "Van and cannon go alike, over a hurdle.",
       goes(plain(van), hops_over(1, Hop::both))},
      {"van-hops-to-empty-squares", "N3", "A van goes as a copper before it is promoted.",
       goes(plain(van), also(hops_over(1, Hop::to_empty)))},
      {"van-never-captures", "N3", "A van does not capture.",
       goes(plain(van), to_empty(slides(straight)))},
      {"van-never-slides", "N3", "A van moves by capturing only.",
       goes(plain(van), hops_over(1, Hop::to_take))},
      {"van-slides-one-step", "N3", "A van that does not capture goes one step.",
       goes(plain(van), only_where(either(is_enemy, at_distance(1, 1))))},
      {"van-slides-on-diagonals-too", "N3", "A van slides in all directions.",
       goes(plain(van), also(to_empty(slides(diagonal))))},
      {"van-never-goes-back", "N3", "A van goes forward and sideways.",
       goes(plain(van), never(back))},
      {"van-never-goes-sideways", "N3", "A van goes along files.",
       goes(plain(van), never(sideways))},
      {"van-captures-diagonally-too", "N3", "A van hops along diagonals too.",
       goes(plain(van), also(hops_over(1, Hop::to_take, diagonal)))},
      {"van-checks-along-open-lines", "N3", "Where a van could slide it also gives check.",
       attacks(plain(van), also(slides(straight)))},
      {"van-checks-from-afar-only", "N3",
       "A van gives no check over a hurdle that stands right before it.",
       attacks(plain(van), never_over(at_distance(1, 1)))},
  };
}

MutantRules mutant_irons_and_coppers() {
  const Going as_van = both(to_empty(slides(straight)), hops_over(1, Hop::to_take));
  const Going as_cannon = hops_over(1, Hop::both);
  return {
      {"iron-goes-as-a-cannon", "N4", "Promotion adds nothing to a cannon.", goes(iron, as_cannon)},
      {"iron-goes-as-a-van", "N4", "An iron slides, and hops to capture only.", goes(iron, as_van)},
      {"iron-never-captures", "N4", "An iron does not capture.",
       goes(iron, both(to_empty(slides(straight)), hops_over(1, Hop::to_empty)))},
      {"iron-captures-the-first-piece-too", "N4", "An iron captures as an incense too.",
       goes(iron, also(slides(straight)))},
      {"iron-goes-as-an-incense", "N4", "An iron goes as an incense.",
       goes(iron, slides(straight))},
      {"iron-goes-as-a-gold", "N4", "A cannon goes as a gold when promoted.",
       goes(iron, steps(as_gold))},
      {"iron-steps-diagonally-too", "N4", "An iron has a dragon's diagonal steps.",
       goes(iron, also(steps(diagonal)))},
      {"iron-lands-right-behind", "N4", "An iron hops to the square behind its hurdle.",
       goes(iron, only_where(either(is_not(over(is_taken)), either(is_enemy, is_right_behind))))},
      {"iron-slides-one-step", "N4", "An iron without a hurdle goes one step.",
       goes(iron, only_where(either(over(is_taken), at_distance(1, 1))))},
      {"copper-goes-as-a-van", "N4", "Promotion adds nothing to a van.", goes(copper, as_van)},
      {"copper-goes-as-a-cannon", "N4", "A copper cannot slide.", goes(copper, as_cannon)},
      {"copper-never-captures", "N4", "A copper does not capture.",
       goes(copper, both(to_empty(slides(straight)), hops_over(1, Hop::to_empty)))},
      {"copper-captures-the-first-piece-too", "N4", "A copper captures as an incense too.",
       goes(copper, also(slides(straight)))},
      {"copper-goes-as-an-incense", "N4", "A copper goes as an incense.",
       goes(copper, slides(straight))},
      {"copper-goes-as-a-gold", "N4", "A van goes as a gold when promoted.",
       goes(copper, steps(as_gold))},
      {"copper-steps-diagonally-too", "N4", "A copper has a dragon's diagonal steps.",
       goes(copper, also(steps(diagonal)))},
      {"copper-lands-right-behind", "N4", "A copper hops to the square behind its hurdle.",
       goes(copper, only_where(either(is_not(over(is_taken)), either(is_enemy, is_right_behind))))},
      {"copper-slides-one-step", "N4", "A copper without a hurdle goes one step.",
       goes(copper, only_where(either(over(is_taken), at_distance(1, 1))))},
      {"iron-checks-along-open-lines", "N4", "Where an iron could slide it also gives check.",
       attacks(iron, also(slides(straight)))},
      {"copper-checks-along-open-lines", "N4", "Where a copper could slide it also gives check.",
       attacks(copper, also(slides(straight)))},
  };
}

MutantRules mutant_hurdles() {
  MutantRules rules;
  for (const Hopper& hopper :
       {Hopper{"cannon", "N3", plain(cannon), Hop::both},
        Hopper{"van", "N3", plain(van), Hop::to_take}, Hopper{"iron", "N4", iron, Hop::both},
        Hopper{"copper", "N4", copper, Hop::both}}) {
    append(rules, mutant_hops(hopper));
  }
  append(rules,
         MutantRules{
             {"jades-make-no-hurdle", "N3", "Nothing hops over a jade.",
              no_hurdles([](Piece piece) { return piece.kind() == jade; })},
             {"pawns-make-no-hurdle", "N3", "Nothing hops over a plain pawn.",
              no_hurdles([](Piece piece) { return piece.kind() == pawn && !piece.promoted(); })},
             {"promoted-pieces-make-no-hurdle", "N3", "Nothing hops over a promoted piece.",
              no_hurdles([](Piece piece) { return piece.promoted(); })},
             {"white-pieces-make-no-hurdle", "N3", "Nothing hops over White's pieces.",
              no_hurdles([](Piece piece) { return piece.colour() == Colour::white; })},
             {"black-pieces-make-no-hurdle", "N3", "Nothing hops over Black's pieces.",
              no_hurdles([](Piece piece) { return piece.colour() == Colour::black; })},
         });
  return rules;
}

}  // namespace hurdle::nine_elder

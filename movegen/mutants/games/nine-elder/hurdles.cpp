// Errors about hurdles and targets that each of the four jumping pieces can have (N3, N4).
#include <fmt/format.h>

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

bool is_own(const Mover& mover, Square over) {
  return mover.at(over).belongs_to(mover.colour);
}

bool is_a_hopper(const Mover& mover, Square over) {
  const Piece piece = mover.at(over);
  return piece && (piece.kind() == cannon || piece.kind() == van);
}

MutantRules mutant_hops(const Hopper& hopper) {
  const auto error = [&](std::string_view name, std::string_view words,
                         Going going) -> MutantRules::value_type {
    return {fmt::format("{}-{}", hopper.name, name), hopper.clause,
            fmt::format("{} {} {}.", hopper.name == "iron" ? "An" : "A", hopper.name, words),
            goes(hopper.sort, std::move(going))};
  };
  return {
      error("hops-over-enemies-only", "does not hop over own pieces", never_over(is_own)),
      error("hops-over-own-only", "does not hop over enemies",
            never_over([](const Mover& mover, Square over) { return mover.walk.enemy(over); })),
      error("hops-over-no-hopper", "does not hop over cannons and vans, as in Janggi",
            never_over(is_a_hopper)),
      error("hops-over-none-of-its-kind", "does not hop over pieces of its own kind",
            never_over([](const Mover& mover, Square over) {
              return mover.at(over).kind() == mover.piece().kind();
            })),
      error("takes-no-hopper", "does not capture cannons and vans, as in Janggi",
            only_where([](const Mover& mover, Square to) { return !is_a_hopper(mover, to); })),
      error("hops-over-its-neighbour-only", "hops over a hurdle right beside it only",
            never_over(
                [](const Mover& mover, Square over) { return distance(mover.from, over) > 1; })),
      error("takes-right-behind-only", "captures on the square behind its hurdle only",
            only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || distance(hurdle_of(mover, to), to) == 1;
            })),
      error("takes-not-right-behind", "needs an empty square between hurdle and capture",
            only_where([](const Mover& mover, Square to) {
              return mover.walk.empty(to) || distance(hurdle_of(mover, to), to) > 1;
            })),
      error("hops-over-two-as-well", "hops over one piece or over two",
            also(hops_over(2, hopper.hop))),
      error("goes-on-behind-its-capture", "captures the third piece on a line as well",
            also(hops_over(2, Hop::to_take))),
  };
}

/// These pieces make no hurdle for anybody.
Change<Hooks> no_hurdles(std::function<bool(Piece piece)> makes_none) {
  return unless(&Hooks::is_hurdle, makes_none);
}

}  // namespace

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

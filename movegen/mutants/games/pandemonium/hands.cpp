// What becomes of captured pieces (P6).
#include <fmt/format.h>

#include "movegen/mutants/games/pandemonium/history.hpp"
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/games/pandemonium/sorts.hpp"

namespace hurdle::pandemonium {
namespace {

Piece of_the_other_side(Piece captured) {
  return {opponent(captured.colour()), captured.kind()};
}

Piece as_queen(Piece captured) {
  return {captured.colour(), queen};
}

Piece queenlike_as_queen(Piece captured) {
  const bool queenlike =
      gilding.holds(captured) || apricot.holds(captured) || whole.holds(captured);
  return queenlike ? as_queen(captured) : captured;
}

/// Where a hand counts what was captured promoted: kinds 1 to 7 have a place of their own behind
/// those that the variant uses.
std::size_t flagged(Kind kind) {
  return history_start + index_of(kind) - 1;
}

/// Counts what is captured promoted, and drops such pieces first.
void keep_the_flag(const Turn& asked, Setup& next) {
  Hand& own = next.hands[index_of(asked.side())];
  const Move move = asked.move;
  if (move.is_drop() && own[flagged(move.kind())] > 0) {
    --own[flagged(move.kind())];
    next.put(move.to(), Piece(asked.side(), move.kind(), true));
  } else if (!move.is_drop() && asked.at(move.to()).promoted()) {
    ++own[flagged(asked.at(move.to()).kind())];
  }
}

/// Some capturing pieces get nothing.
Change<mutation::Hooks> gets_nothing(std::function<bool(const Turn& asked)> so) {
  return afterwards([so](const Turn& asked, Setup& next) {
    const Piece captured = asked.at(asked.move.to());
    if (!asked.move.is_drop() && captured.belongs_to(opponent(asked.side())) && so(asked)) {
      --next.hands[index_of(asked.side())][index_of(captured.kind())];
    }
  });
}

MutantRules vanishing_sorts() {
  MutantRules rules;
  for (const NamedSort& one : capturable()) {
    rules.push_back({fmt::format("captured-{}-vanishes", one.name), "P6",
                     fmt::format("A captured {} leaves the game.", one.name),
                     loses([sort = one.sort](Piece captured) { return sort.holds(captured); })});
  }
  return rules;
}

}  // namespace

MutantRules mutant_hands() {
  return joined<Hooks>(
      MutantRules{
          {"captured-pieces-vanish", "P6", "Captured pieces leave the game.", loses(always(true))},
          {"captured-promoted-pieces-vanish", "P6", "A captured promoted piece leaves the game.",
           loses([](Piece captured) { return captured.promoted(); })},
          {"white-pieces-vanish", "P6", "Black gets nothing for what it captures.",
           loses([](Piece captured) { return captured.colour() == Colour::white; })},
          {"black-pieces-vanish", "P6", "White gets nothing for what it captures.",
           loses([](Piece captured) { return captured.colour() == Colour::black; })},
          {"captured-pieces-go-home", "P6",
           "A captured piece goes to the hand of the side that lost it.",
           taken_as(of_the_other_side)},
          {"captured-promoted-pieces-go-home", "P6",
           "A captured promoted piece goes to the hand of the side that lost it.",
           taken_as([](Piece captured) {
             return captured.promoted() ? of_the_other_side(captured) : captured;
           })},
          {"one-of-a-kind", "P6", "A hand holds one piece of a kind at most.",
           takes_one_of_a_kind()},
          {"gilding-comes-as-queen", "P6", "A captured gilding is a queen in hand.",
           taken_as([](Piece captured) {
             return gilding.holds(captured) ? as_queen(captured) : captured;
           })},
          {"what-moves-as-queen-comes-as-queen", "P6",
           "A captured apricot, whole or gilding is a queen in hand.",
           taken_as(queenlike_as_queen)},
          {"promoted-flag-kept-in-hand", "P6",
           "A piece captured while promoted is dropped promoted.", afterwards(keep_the_flag)},
          {"promoting-captor-gets-nothing", "P6", "A capture that promotes brings nothing to hand.",
           gets_nothing([](const Turn& asked) { return asked.move.is_promotion(); })},
          {"capturing-king-gets-nothing", "P6", "What the king captures leaves the game.",
           gets_nothing([](const Turn& asked) { return asked.piece().kind() == king; })},
      },
      vanishing_sorts());
}

}  // namespace hurdle::pandemonium

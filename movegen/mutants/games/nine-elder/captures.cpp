// Errors about what becomes of captured pieces (N7).
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/hands.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

Piece as_it_moved(Piece captured) {
  const bool went_as_gold =
      captured.promoted() &&
      (captured.kind() == silver || captured.kind() == cassia || captured.kind() == pawn);
  return went_as_gold ? Piece(captured.colour(), gold) : captured;
}

Piece iron_as_a_van(Piece captured) {
  return iron.holds(captured) ? Piece(captured.colour(), van) : captured;
}

void take_home(Setup& next, Piece captured) {
  ++next.hands[index_of(captured.colour())][index_of(captured.kind())];
}

/// Where a hand remembers how many of a kind were captured promoted: in the places of kinds that
/// the game does not have, two kinds a place, four bits each.
std::pair<std::size_t, int> memory_of(Kind kind) {
  static_assert(kinds.size() == 9);
  return {9 + index_of(kind) / 2, index_of(kind) % 2 == 0 ? 1 : 16};
}

/// Pieces that were captured promoted are dropped promoted.
void keep_the_flag(const Turn& asked, Setup& next) {
  Hand& own = next.hands[index_of(asked.side())];
  const Piece captured = asked.at(asked.move.to());
  if (asked.move.is_drop()) {
    const auto [place, unit] = memory_of(asked.move.kind());
    if (own[place] / unit % 16 > 0) {
      own[place] = static_cast<std::uint8_t>(own[place] - unit);
      next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
    }
  } else if (!asked.move.is_pass() && captured.promoted()) {
    const auto [place, unit] = memory_of(captured.kind());
    own[place] = static_cast<std::uint8_t>(own[place] + unit);
  }
}

}  // namespace

MutantRules mutant_captures() {
  return {
      {"captured-pieces-are-lost", "N7", "A captured piece leaves the game.",
       loses([](Piece) { return true; })},
      {"promoted-captures-are-lost", "N7", "Only plain pieces come to the hand.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"captured-pawns-are-lost", "N7", "Captured pawns leave the game.",
       loses([](Piece captured) { return captured.kind() == pawn; })},
      {"captured-gildings-are-lost", "N7", "Captured gildings leave the game.",
       loses([](Piece captured) { return gilding.holds(captured); })},
      {"captured-hoppers-are-lost", "N7", "Captured cannons and vans are lost.",
       loses([](Piece captured) { return captured.kind() == cannon || captured.kind() == van; })},
      {"black-keeps-nothing", "N7", "Only White's captures come to a hand.",
       loses([](Piece captured) { return captured.colour() == Colour::white; })},
      {"captured-pieces-go-home", "N7", "A captured piece comes to the hand of its owner.",
       instead(&Hooks::take, take_home)},
      {"captured-as-they-moved", "N7", "What went as a gold comes to the hand as a gold.",
       taken_as(as_it_moved)},
      {"iron-is-captured-as-a-van", "N7", "Iron and copper come to the hand alike, as a van.",
       taken_as(iron_as_a_van)},
      {"hand-holds-one-of-a-kind", "N7", "A second piece of a kind does not come to the hand.",
       takes_one_of_a_kind()},
      {"hand-keeps-the-flag", "N7", "What was captured promoted is dropped promoted.",
       afterwards(keep_the_flag)},
  };
}

}  // namespace hurdle::nine_elder

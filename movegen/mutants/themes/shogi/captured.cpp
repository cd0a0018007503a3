#include "movegen/mutants/themes/shogi/captured.hpp"

#include <fmt/format.h>

#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {
namespace {

void take_home(Setup& next, Piece captured) {
  ++next.hands[index_of(captured.colour())][index_of(captured.kind())];
}

/// Where a hand remembers how many of a kind were captured promoted: in the places of kinds that
/// the game does not have, two kinds a place, four bits each, so fifteen of them at most.
std::pair<std::size_t, int> memory_of(const Notation& notation, Kind kind) {
  return {notation.kinds.size() + index_of(kind) / 2, index_of(kind) % 2 == 0 ? 1 : 16};
}

/// Pieces that were captured promoted are dropped promoted.
void keep_the_flag(const Turn& asked, Setup& next) {
  constexpr int most = 15;
  Hand& own = next.hands[index_of(asked.side())];
  const Piece captured = asked.at(asked.move.to());
  if (asked.move.is_drop()) {
    const auto [place, unit] = memory_of(asked.notation(), asked.move.kind());
    if (own[place] / unit % 16 > 0) {
      own[place] = static_cast<std::uint8_t>(own[place] - unit);
      next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
    }
  } else if (!asked.move.is_pass() && captured.promoted()) {
    const auto [place, unit] = memory_of(asked.notation(), captured.kind());
    if (own[place] / unit % 16 < most) {
      own[place] = static_cast<std::uint8_t>(own[place] + unit);
    }
  }
}

}  // namespace

Rules<Hooks> captured_pieces(std::string_view clause, const HandCast& cast) {
  const auto as_it_moved = [gold = cast.gold, becomes_gold = cast.becomes_gold](Piece captured) {
    const bool went_as_gold = captured.promoted() && becomes_gold(captured.kind());
    return went_as_gold ? Piece(captured.colour(), gold) : captured;
  };
  return {
      {"captured-pieces-are-lost", clause, "A captured piece leaves the game.",
       loses(always(true))},
      {"promoted-captures-are-lost", clause, "Only plain pieces come to the hand.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"captured-pawns-are-lost", clause, "Captured pawns leave the game.",
       loses([pawn = cast.pawn](Piece captured) { return captured.kind() == pawn; })},
      {fmt::format("captured-{}s-are-lost", cast.promoted_pawn), clause,
       fmt::format("Captured {}s leave the game.", cast.promoted_pawn),
       loses([sort = promoted(cast.pawn)](Piece captured) { return sort.holds(captured); })},
      {fmt::format("{}-keeps-nothing", lowered(cast.second)), clause,
       fmt::format("Only {}'s captures come to a hand.", cast.first),
       loses([](Piece captured) { return captured.colour() == Colour::white; })},
      {"captured-pieces-go-home", clause, "A captured piece comes to the hand of its owner.",
       instead(&Hooks::take, take_home)},
      {"captured-as-they-moved", clause, "What went as a gold comes to the hand as a gold.",
       taken_as(as_it_moved)},
      {"hand-holds-one-of-a-kind", clause, "A second piece of a kind does not come to the hand.",
       takes_one_of_a_kind()},
      {"hand-keeps-the-flag", clause, "What was captured promoted is dropped promoted.",
       afterwards(keep_the_flag)},
  };
}

}  // namespace hurdle::mutation

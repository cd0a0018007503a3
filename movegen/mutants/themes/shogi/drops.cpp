#include "movegen/mutants/themes/shogi/drops.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

using DropsOriginally = Hook<void(const Position&, VisitMove)>::Original;

void kept_in_hand(const Turn& asked, Setup& next) {
  if (asked.move.is_drop()) {
    next.hands[index_of(asked.side())] = asked.setup.hands[index_of(asked.side())];
  }
}

bool beside_the_enemy_royal(const Dropping& drop, int /*own_rank*/) {
  return distance(drop.rules.royal_square(drop.setup, opponent(drop.side())), drop.to) == 1;
}

}  // namespace

Rules<Hooks> barred_ranks(std::string_view clause, std::initializer_list<std::string_view> ids) {
  Rules<Hooks> all{
      {"no-drops-in-the-camp", clause, "Nothing is dropped in the enemy camp.",
       bars([](const Dropping&, int own_rank) { return own_rank > 6; })},
      {"no-drops-beyond-the-middle", clause, "Nothing is dropped in the enemy half.",
       bars([](const Dropping&, int own_rank) { return own_rank > 5; })},
      {"no-drops-on-the-first-rank", clause, "Nothing is dropped on the own first rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 1; })},
      {"no-drops-on-the-last-rank", clause, "Nothing is dropped on the last rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 9; })},
  };
  Rules<Hooks> rules;
  for (const std::string_view id : ids) {
    rules.push_back(*find_rule(all, fmt::format("no-drops-{}", id)));
  }
  return rules;
}

Rules<Hooks> barred_squares(std::string_view clause, const HandCast& cast) {
  return {
      {fmt::format("no-drops-beside-the-enemy-{}", cast.royal_name), clause,
       fmt::format("Nothing is dropped beside the enemy {}.", cast.royal_name),
       bars(beside_the_enemy_royal)},
      {"no-drops-on-the-edge-files", clause, "Nothing is dropped on the files a and i.",
       bars([](const Dropping& drop, int) { return drop.to.file() == 0 || drop.to.file() == 8; })},
      {"no-drops-of-golds", clause, "A gold, having no other side, is not dropped.",
       bars([gold = cast.gold](const Dropping& drop, int) { return drop.kind == gold; })},
      {fmt::format("{}-drops-in-its-own-half", lowered(cast.second)), clause,
       fmt::format("{} drops nothing in {}'s half.", cast.second, cast.first),
       bars([](const Dropping& drop, int own_rank) {
         return drop.side() == Colour::black && own_rank > 5;
       })},
  };
}

Rules<Hooks> ways_to_drop(std::string_view clause, const HandCast& cast) {
  const auto promotes_there = [in_camp = cast.in_enemy_camp](const Position& asked, Move drop) {
    return asked.notation().of(drop.kind()).promotes && in_camp(asked, drop.to());
  };
  const auto promoted_in_the_camp = [promotes_there](const Turn& asked, Setup& next) {
    if (asked.move.is_drop() && promotes_there(asked, asked.move)) {
      next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
    }
  };
  const auto twice_in_the_camp = [promotes_there](const Position& asked, VisitMove visit,
                                                  DropsOriginally original) {
    original(asked, [&](Move move) {
      visit(move);
      if (promotes_there(asked, move)) {
        visit(move);
      }
    });
  };
  return {
      {"drops-promote-in-the-camp", clause, "A piece dropped in the camp is promoted at once.",
       afterwards(promoted_in_the_camp)},
      {"drops-stay-in-hand", clause, "A dropped piece stays in the hand.",
       afterwards(kept_in_hand)},
      {"drops-have-a-choice-in-the-camp", clause,
       "A drop in the camp counts twice, plain and promoted.",
       change(&Hooks::drops, twice_in_the_camp)},
  };
}

}  // namespace hurdle::mutation

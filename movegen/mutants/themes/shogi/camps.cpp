#include "movegen/mutants/themes/shogi/camps.hpp"

#include <fmt/format.h>

namespace hurdle::mutation {
namespace {

bool on_an_edge_file(Colour /*colour*/, Square square) {
  return square.file() == 0 || square.file() == 8;
}

bool in_either_camp(Colour colour, Square square, Hook<bool(Colour, Square)>::Original original) {
  return original(colour, square) || original(opponent(colour), square);
}

Change<PromotionHooks> never_promotes(Kind kind) {
  const auto is_one = [kind](const Reach& asked) { return asked.piece().kind() == kind; };
  return both(unless(&PromotionHooks::may_promote, is_one),
              unless(&PromotionHooks::must_promote, is_one));
}

}  // namespace

Change<PromotionHooks> camp_is(int white_from, int black_to) {
  return instead(&PromotionHooks::in_enemy_camp,
                 [white_from, black_to](Colour colour, Square square) {
                   const int rank = square.rank() + 1;
                   return colour == Colour::white ? rank >= white_from : rank <= black_to;
                 });
}

Rules<PromotionHooks> camps(std::string_view clause, const HandCast& cast) {
  const auto of_one = [clause](std::string_view player, std::string_view ranks,
                               std::string_view numbers, const Change<PromotionHooks>& camp) {
    return Rule<PromotionHooks>(fmt::format("{}-camp-of-{}-ranks", lowered(player), ranks), clause,
                                fmt::format("{}'s pieces promote on ranks {}.", player, numbers),
                                camp);
  };
  return {
      {"camp-of-two-ranks", clause, "The camp is the last two ranks.", camp_is(8, 2)},
      {"camp-of-four-ranks", clause, "The camp is the last four ranks.", camp_is(6, 4)},
      of_one(cast.second, "two", "2 and 1", camp_is(7, 2)),
      of_one(cast.second, "four", "4 to 1", camp_is(7, 4)),
      of_one(cast.first, "two", "8 and 9", camp_is(8, 3)),
      of_one(cast.first, "four", "6 to 9", camp_is(6, 3)),
      {"camp-without-its-edge", clause, "Files a and i are not in the camp.",
       unless(&PromotionHooks::in_enemy_camp, on_an_edge_file)},
      {"own-camp-promotes-too", clause, "The own camp promotes as well.",
       change(&PromotionHooks::in_enemy_camp, in_either_camp)},
  };
}

Rules<PromotionHooks> kinds_without_promotion(std::string_view clause, const Notation& notation,
                                              const std::vector<Kind>& kinds) {
  Rules<PromotionHooks> rules;
  for (const Kind kind : kinds) {
    const std::string_view name = notation.of(kind).name;
    rules.push_back({fmt::format("{}-never-promotes", name), clause,
                     fmt::format("The {} has no other side.", name), never_promotes(kind)});
  }
  return rules;
}

}  // namespace hurdle::mutation

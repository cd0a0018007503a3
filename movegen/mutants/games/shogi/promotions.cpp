// Mutants about the camp, which kinds promote, when a move may promote and when it must (S9).
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
namespace {

bool may_promote(const Reach& asked) {
  return rules_of<ShogiReferee>(asked).may_promote(asked.setup, asked.from, asked.to);
}

using Is = std::function<bool(const Crossing& move)>;

/// Where a promotion is a duty by the rules.
bool could_not_move_again(const Crossing& move) {
  return ((move.by(pawn) || move.by(lance)) && move.to_last) ||
         (move.by(knight) && move.to_last_two);
}

/// Of the moves that may promote only these may, beside those that must.
Change<Hooks> may_only(Is may) {
  return only_if(&Hooks::may_promote, [may](const Reach& asked) {
    const Crossing move = crossing_of<ShogiReferee>(asked);
    return may(move) || could_not_move_again(move);
  });
}

/// Of the moves that may promote these must as well.
Change<Hooks> must_also(Is must) {
  return also_if(&Hooks::must_promote, [must](const Reach& asked) {
    const auto& rules = rules_of<ShogiReferee>(asked);
    return must(crossing_of<ShogiReferee>(asked)) &&
           rules.may_promote(asked.setup, asked.from, asked.to);
  });
}

/// Of the moves that must promote these need not.
Change<Hooks> need_not(Is free) {
  return unless(&Hooks::must_promote,
                [free](const Reach& asked) { return free(crossing_of<ShogiReferee>(asked)); });
}

}  // namespace

MutantRules mutant_camps() {
  return joined<Hooks>(
      after("camp-of-four-ranks", camps("S9", cast),
            {{"camp-of-one-rank", "S9", "Only the last rank promotes, as in chess.",
              both(camp_is(9, 1), only_if(&PromotionHooks::must_promote, may_promote))}}),
      kinds_without_promotion("S9", notation, {rook, bishop, silver, knight, lance, pawn}),
      MutantRules{{"gold-may-promote", "S9", "Golds promote by choice, to no effect.",
                   promotes_golds_if(gold, may_promote)}});
}

MutantRules mutant_choices() {
  return {
      {"promotion-by-arriving-only", "S9", "A move out of the camp does not promote.",
       may_only([](const Crossing& move) { return move.to_camp; })},
      {"promotion-on-entering-only", "S9", "A piece that is in the camp does not promote.",
       may_only([](const Crossing& move) { return move.to_camp && !move.from_camp; })},
      {"promotion-not-within", "S9", "A move from camp to camp does not promote.",
       may_only([](const Crossing& move) { return move.to_camp != move.from_camp; })},
      {"promotion-on-leaving-only", "S9", "Only a piece that starts in the camp promotes.",
       may_only([](const Crossing& move) { return move.from_camp; })},
      {"promotion-within-only", "S9", "A move must start in the camp and end in it to promote.",
       may_only([](const Crossing& move) { return move.from_camp && move.to_camp; })},
      {"captures-do-not-promote", "S9", "A capture does not promote.",
       may_only([](const Crossing& move) { return !move.captures; })},
      {"only-captures-promote", "S9", "A move to an empty square does not promote.",
       may_only([](const Crossing& move) { return move.captures; })},
      {"gote-promotes-by-arriving-only", "S9", "Gote's moves out of the camp do not promote.",
       may_only([](const Crossing& move) { return move.to_camp || !move.by_black(); })},
  };
}

MutantRules mutant_duties() {
  return {
      {"promotion-is-always-forced", "S9", "A move that starts or ends in the camp promotes.",
       must_also(always(true))},
      {"promotion-is-forced-by-arriving", "S9",
       "A move that ends in the camp must promote, one out of it may.",
       must_also([](const Crossing& move) { return move.to_camp; })},
      {"pawns-must-promote", "S9", "A pawn must promote wherever it may.",
       must_also([](const Crossing& move) { return move.by(pawn); })},
      {"pawns-must-promote-on-the-last-two-ranks", "S9",
       "A pawn must promote on the last rank but one too.",
       must_also([](const Crossing& move) { return move.by(pawn) && move.to_last_two; })},
      {"lances-must-promote", "S9", "A lance must promote wherever it may.",
       must_also([](const Crossing& move) { return move.by(lance); })},
      {"lances-must-promote-on-the-last-two-ranks", "S9",
       "A lance must promote on the last rank but one too.",
       must_also([](const Crossing& move) { return move.by(lance) && move.to_last_two; })},
      {"knights-must-promote", "S9", "A knight must promote wherever it may.",
       must_also([](const Crossing& move) { return move.by(knight); })},
      {"rooks-must-promote", "S9", "A rook must promote wherever it may, as it loses nothing.",
       must_also([](const Crossing& move) { return move.by(rook); })},
      {"bishops-must-promote", "S9", "A bishop must promote wherever it may, as it loses nothing.",
       must_also([](const Crossing& move) { return move.by(bishop); })},
      {"silvers-must-promote-on-the-last-rank", "S9", "A silver has no choice on the last rank.",
       must_also([](const Crossing& move) { return move.by(silver) && move.to_last; })},
      {"captures-must-promote", "S9", "A capture has no choice.",
       must_also([](const Crossing& move) { return move.captures; })},
  };
}

MutantRules mutant_freedoms() {
  return {
      {"promotion-is-never-forced", "S9", "A piece may stay plain where it can never move again.",
       need_not(always(true))},
      {"pawns-need-not-promote", "S9", "A pawn may stay a pawn on the last rank.",
       need_not([](const Crossing& move) { return move.by(pawn); })},
      {"lances-need-not-promote", "S9", "A lance may stay a lance on the last rank.",
       need_not([](const Crossing& move) { return move.by(lance); })},
      {"knights-need-not-promote", "S9", "A knight may stay a knight anywhere.",
       need_not([](const Crossing& move) { return move.by(knight); })},
      {"knights-must-promote-on-the-last-rank-only", "S9",
       "A knight may stay a knight on the last rank but one.",
       need_not([](const Crossing& move) { return !move.to_last; })},
      {"captures-need-not-promote", "S9", "A piece that captures may stay plain anywhere.",
       need_not([](const Crossing& move) { return move.captures; })},
      {"gote-need-not-promote", "S9", "Gote's pieces may stay plain where they cannot move again.",
       need_not([](const Crossing& move) { return move.by_black(); })},
  };
}

}  // namespace hurdle::shogi

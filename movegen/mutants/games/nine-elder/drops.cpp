// Errors about where pieces may be dropped (N8).
#include "movegen/mutants/games/nine-elder/hooks.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::nine_elder {
namespace {

using namespace mutation;

bool beside_the_enemy_jade(const Dropping& drop, int /*own_rank*/) {
  return distance(drop.rules.royal_square(drop.setup, opponent(drop.side())), drop.to) == 1;
}

using RightlyDrops = Hook<void(const Position&, VisitMove)>::Original;

void never_in_check(const Position& asked, VisitMove visit, RightlyDrops original) {
  if (!asked.in_check()) {
    original(asked, visit);
  }
}

bool promotes_there(const Position& asked, Move drop) {
  return notation.of(drop.kind()).promotes &&
         rules_of<NineElderReferee>(asked).in_enemy_camp(asked.side(), drop.to());
}

void twice_in_the_camp(const Position& asked, VisitMove visit, RightlyDrops original) {
  original(asked, [&](Move move) {
    visit(move);
    if (promotes_there(asked, move)) {
      visit(move);
    }
  });
}

void promoted_in_the_camp(const Turn& asked, Setup& next) {
  if (asked.move.is_drop() && promotes_there(asked, asked.move)) {
    next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
  }
}

void kept_in_hand(const Turn& asked, Setup& next) {
  if (asked.move.is_drop()) {
    next.hands[index_of(asked.side())] = asked.setup.hands[index_of(asked.side())];
  }
}

MutantRules mutant_squares() {
  return {
      {"no-drops-in-the-camp", "N8", "Nothing is dropped in the enemy camp.",
       bars([](const Dropping&, int own_rank) { return own_rank > 6; })},
      {"no-drops-beyond-the-middle", "N8", "Nothing is dropped in the enemy half.",
       bars([](const Dropping&, int own_rank) { return own_rank > 5; })},
      {"no-drops-on-the-last-rank", "N8", "Nothing is dropped on the last rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 9; })},
      {"no-drops-on-the-first-rank", "N8", "Nothing is dropped on the own first rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 1; })},
      {"no-drops-of-cassias-on-the-last-two-ranks", "N8",
       "A cassia is not dropped where Shogi's knight could not move.",
       bars([](const Dropping& drop, int own_rank) {
         return drop.kind == cassia && own_rank >= 8;
       })},
      {"no-drops-of-incenses-on-the-last-rank", "N8",
       "An incense is not dropped where Shogi's lance could not move.",
       bars([](const Dropping& drop, int own_rank) {
         return drop.kind == incense && own_rank == 9;
       })},
      {"no-drops-of-silvers-on-the-last-rank", "N8", "A silver is not dropped on the last rank.",
       bars([](const Dropping& drop, int own_rank) {
         return drop.kind == silver && own_rank == 9;
       })},
      {"no-drops-of-hoppers-in-the-camp", "N8", "Cannon and van are not dropped in the enemy camp.",
       bars([](const Dropping& drop, int own_rank) {
         return (drop.kind == cannon || drop.kind == van) && own_rank > 6;
       })},
      {"no-drops-beside-the-enemy-jade", "N8", "Nothing is dropped beside the enemy jade.",
       bars(beside_the_enemy_jade)},
      {"no-drops-on-the-edge-files", "N8", "Nothing is dropped on the files a and i.",
       bars([](const Dropping& drop, int) { return drop.to.file() == 0 || drop.to.file() == 8; })},
      {"no-drops-of-golds", "N8", "A gold, having no other side, is not dropped.",
       bars([](const Dropping& drop, int) { return drop.kind == gold; })},
      {"black-drops-in-its-own-half", "N8", "Black drops nothing in White's half.",
       bars([](const Dropping& drop, int own_rank) {
         return drop.side() == Colour::black && own_rank > 5;
       })},
  };
}

}  // namespace

MutantRules mutant_drops() {
  MutantRules rules = mutant_squares();
  append(rules,
         MutantRules{
             {"no-drops-in-check", "N8", "A check is not answered by a drop.",
              change(&Hooks::drops, never_in_check)},
             {"drops-promote-in-the-camp", "N8", "A piece dropped in the camp is promoted at once.",
              afterwards(promoted_in_the_camp)},
             {"drops-stay-in-hand", "N8", "A dropped piece stays in the hand.",
              afterwards(kept_in_hand)},
             {"drops-have-a-choice-in-the-camp", "N8",
              "A drop in the camp counts twice, plain and promoted.",
              change(&Hooks::drops, twice_in_the_camp)},
         });
  return rules;
}

}  // namespace hurdle::nine_elder

// Errors about what may be dropped where (S11, S12).
#include "movegen/mutants/games/shogi/hooks.hpp"
#include "movegen/mutants/themes/hands.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::shogi {
namespace {

using namespace mutation;

bool beside_the_enemy_king(const Dropping& drop, int /*own_rank*/) {
  return distance(drop.rules.royal_square(drop.setup, opponent(drop.side())), drop.to) == 1;
}

using RightlyDrops = Hook<void(const Position&, VisitMove)>::Original;

/// A drop as a capture: what stood there leaves the game.
void onto_enemies_too(const Position& asked, VisitMove visit, RightlyDrops original) {
  original(asked, visit);
  asked.rules.for_each_square([&](Square to) {
    const Piece there = asked.at(to);
    if (!there.belongs_to(opponent(asked.side())) || there.kind() == Kind::royal) {
      return;
    }
    for (std::size_t index = 0; index < kinds.size(); ++index) {
      const Kind kind = static_cast<Kind>(index);
      if (asked.setup.held(asked.side(), kind) > 0 && asked.rules.may_drop(asked.setup, kind, to)) {
        visit(Move::drop(kind, to));
      }
    }
  });
}

bool promotes_there(const Position& asked, Move drop) {
  return notation.of(drop.kind()).promotes &&
         rules_of<ShogiReferee>(asked).in_enemy_camp(asked.side(), drop.to());
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
      {"no-drops-in-the-camp", "S11", "Nothing is dropped in the enemy camp.",
       bars([](const Dropping&, int own_rank) { return own_rank > 6; })},
      {"no-drops-beyond-the-middle", "S11", "Nothing is dropped in the enemy half.",
       bars([](const Dropping&, int own_rank) { return own_rank > 5; })},
      {"no-drops-on-the-first-rank", "S11", "Nothing is dropped on the own first rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 1; })},
      {"no-drops-on-the-last-rank", "S11", "Nothing is dropped on the last rank.",
       bars([](const Dropping&, int own_rank) { return own_rank == 9; })},
      {"no-drops-beside-the-enemy-king", "S11", "Nothing is dropped beside the enemy king.",
       bars(beside_the_enemy_king)},
      {"no-drops-on-the-edge-files", "S11", "Nothing is dropped on the files a and i.",
       bars([](const Dropping& drop, int) { return drop.to.file() == 0 || drop.to.file() == 8; })},
      {"no-drops-of-golds", "S11", "A gold, having no other side, is not dropped.",
       bars([](const Dropping& drop, int) { return drop.kind == gold; })},
      {"gote-drops-in-its-own-half", "S11", "Gote drops nothing in Sente's half.",
       bars([](const Dropping& drop, int own_rank) {
         return drop.side() == Colour::black && own_rank > 5;
       })},
  };
}

MutantRules mutant_ways_to_drop() {
  return {
      {"drops-capture", "S11", "A piece may be dropped onto an enemy piece, which leaves the game.",
       change(&Hooks::drops, onto_enemies_too)},
      {"drops-promote-in-the-camp", "S11", "A piece dropped in the camp is promoted at once.",
       afterwards(promoted_in_the_camp)},
      {"drops-stay-in-hand", "S11", "A dropped piece stays in the hand.", afterwards(kept_in_hand)},
      {"drops-have-a-choice-in-the-camp", "S11",
       "A drop in the camp counts twice, plain and promoted.",
       change(&Hooks::drops, twice_in_the_camp)},
  };
}

/// The ranks where pieces of a kind are dropped, each counted from 1 at the player's own edge.
Change<Hooks> dropped_where(bool (*may)(Colour colour, Kind kind, int own_rank)) {
  return instead(&Hooks::leaves_a_move, [may](Colour colour, Kind kind, Square to) {
    const int rank = colour == Colour::white ? to.rank() + 1 : notation.ranks - to.rank();
    return may(colour, kind, rank);
  });
}

/// S12 as it is.
bool moves_again(Kind kind, int own_rank) {
  return kind == knight ? own_rank <= 7 : own_rank <= 8 || (kind != pawn && kind != lance);
}

MutantRules mutant_last_ranks() {
  return {
      {"any-piece-on-any-rank", "S12", "Pieces may be dropped where they never move.",
       dropped_where([](Colour, Kind, int) { return true; })},
      {"pawns-on-the-last-rank", "S12", "A pawn may be dropped on the last rank.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == pawn || moves_again(kind, rank); })},
      {"lances-on-the-last-rank", "S12", "A lance may be dropped on the last rank.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == lance || moves_again(kind, rank); })},
      {"knights-on-the-last-two-ranks", "S12", "A knight may be dropped anywhere.",
       dropped_where(
           [](Colour, Kind kind, int rank) { return kind == knight || moves_again(kind, rank); })},
      {"knights-on-the-last-rank-but-one", "S12",
       "A knight is barred from the last rank only, as lance and pawn are.",
       dropped_where([](Colour, Kind kind, int rank) {
         return (kind == knight && rank == 8) || moves_again(kind, rank);
       })},
      {"knights-on-the-last-rank", "S12", "A knight is barred from the last rank but one only.",
       dropped_where([](Colour, Kind kind, int rank) {
         return (kind == knight && rank == 9) || moves_again(kind, rank);
       })},
      {"pawns-not-on-the-last-two-ranks", "S12", "A pawn is barred from two ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != pawn || rank < 8);
       })},
      {"lances-not-on-the-last-two-ranks", "S12", "A lance is barred from two ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != lance || rank < 8);
       })},
      {"knights-not-in-the-camp", "S12", "A knight is barred from three ranks.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != knight || rank < 7);
       })},
      {"silvers-not-on-the-last-rank", "S12", "A silver is not dropped on the last rank.",
       dropped_where([](Colour, Kind kind, int rank) {
         return moves_again(kind, rank) && (kind != silver || rank < 9);
       })},
      {"gote-drops-as-sente", "S12", "Ranks 8 and 9 are closed for both players' pieces.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return moves_again(kind, colour == Colour::white ? rank : 10 - rank);
       })},
      {"gote-drops-anywhere", "S12", "Only Sente's pieces must be able to move.",
       dropped_where([](Colour colour, Kind kind, int rank) {
         return colour == Colour::black || moves_again(kind, rank);
       })},
  };
}

}  // namespace

MutantRules mutant_drops() {
  MutantRules rules = mutant_squares();
  append(rules, mutant_ways_to_drop());
  append(rules, mutant_last_ranks());
  return rules;
}

}  // namespace hurdle::shogi

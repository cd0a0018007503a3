// Where pawns may be dropped (P8).
#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// Other ranks for dropped pawns, counted from the own edge.
Change<mutation::Hooks> pawns_on(std::function<bool(Colour side, int rank)> allowed) {
  return instead(&Hooks::may_drop, [allowed](const Dropping& asked) {
    return asked.kind != pawn || allowed(asked.side(), asked.own_rank(asked.to));
  });
}

bool allows_a_pawn(const Dropping& asked) {
  return family(asked.rules).pawn_may_be_dropped_on(asked.to);
}

bool stands_on_the_file(const Dropping& asked, Sort sort) {
  bool found = false;
  for (int rank = 0; rank < notation.ranks; ++rank) {
    const Piece piece = asked.at(Square(asked.to.file(), rank));
    found = found || (piece.belongs_to(asked.side()) && sort.holds(piece));
  }
  return found;
}

/// No second pawn of a side on a file, as in shogi.
Change<mutation::Hooks> no_second(Sort sort) {
  return unless(&Hooks::may_drop, [sort](const Dropping& asked) {
    return asked.kind == pawn && stands_on_the_file(asked, sort);
  });
}

}  // namespace

MutantRules mutant_pawn_drops() {
  return {
      {"pawn-drops-on-the-first-rank", "P8", "A pawn is not dropped on its last rank only.",
       pawns_on([](Colour, int rank) { return rank != 10; })},
      {"pawn-drops-on-the-last-rank", "P8", "A pawn is not dropped on its first rank only.",
       pawns_on([](Colour, int rank) { return rank != 1; })},
      {"pawn-drops-anywhere", "P8", "A pawn may be dropped on any empty square.",
       pawns_on([](Colour, int) { return true; })},
      {"no-pawn-drops-on-the-second-rank", "P8",
       "A pawn is not dropped where its long step starts.",
       pawns_on([](Colour, int rank) { return rank > 2 && rank < 10; })},
      {"no-pawn-drops-before-the-camp", "P8", "A pawn is not dropped one step from promotion.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank < 9; })},
      {"no-pawn-drops-on-the-last-three", "P8", "A pawn is not dropped on the last three ranks.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank < 8; })},
      {"pawn-drops-in-own-half", "P8", "A pawn is dropped in the own half only.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank <= 5; })},
      {"pawn-drops-on-eight-ranks", "P8",
       "A pawn is not dropped on ranks 1 and 8, as on a board of 64.",
       pawns_on([](Colour side, int rank) {
         const int board_rank = side == Colour::white ? rank : 11 - rank;
         return board_rank != 1 && board_rank != 8;
       })},
      {"black-pawn-drops-anywhere", "P8", "Only White's pawns are kept from ranks 1 and 10.",
       pawns_on(
           [](Colour side, int rank) { return side == Colour::black || (rank > 1 && rank < 10); })},
      {"black-pawn-drops-on-rank-ten", "P8", "Black's pawn is kept from rank 1 only.",
       pawns_on(
           [](Colour side, int rank) { return rank < 10 && (side == Colour::black || rank > 1); })},
      {"no-piece-drops-on-edge-ranks", "P8", "Nothing is dropped on ranks 1 and 10.",
       instead(&Hooks::may_drop, allows_a_pawn)},
      {"one-pawn-a-file", "P8", "A pawn is not dropped on a file with a pawn of its side.",
       no_second(plain(pawn))},
      {"one-pawn-or-gilding-a-file", "P8",
       "A pawn is not dropped on a file with a pawn or gilding of its side.", no_second(pawn)},
  };
}

}  // namespace hurdle::pandemonium

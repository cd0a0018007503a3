// Mutants about where pawns may be dropped: the last rank (N9) and files with a pawn (N10).
#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : notation.ranks - square.rank();
}

/// The ranks where pawns are not dropped, each counted from 1 at the player's own edge.
Change<Hooks> ranks_barred_by(std::function<bool(Colour colour, int own_rank)> bars) {
  return instead(&Hooks::pawn_may_be_dropped_on_rank,
                 [bars](Colour colour, Square to) { return !bars(colour, own_rank(colour, to)); });
}

MutantRules mutant_ranks() {
  return {
      {"pawns-on-the-last-rank", "N9", "A pawn may be dropped anywhere.",
       ranks_barred_by([](Colour, int) { return false; })},
      {"black-pawns-on-the-last-rank", "N9", "Black's pawns may be dropped on rank 1.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::white && rank == 9; })},
      {"white-pawns-on-the-last-rank", "N9", "White's pawns may be dropped on rank 9.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::black && rank == 9; })},
      {"black-pawns-not-on-rank-nine", "N9", "Rank 9 is closed for pawns of both sides.",
       ranks_barred_by(
           [](Colour colour, int rank) { return rank == (colour == Colour::white ? 9 : 1); })},
      {"pawns-not-on-the-last-two-ranks", "N9", "Rank 8 is closed for White's pawns too.",
       ranks_barred_by([](Colour, int rank) { return rank >= 8; })},
      {"pawns-not-in-the-camp", "N9", "Pawns are not dropped in the enemy camp.",
       ranks_barred_by([](Colour, int rank) { return rank >= 7; })},
      {"pawns-on-neither-edge", "N9", "Pawns are not dropped on the first rank either.",
       ranks_barred_by([](Colour, int rank) { return rank == 9 || rank == 1; })},
  };
}

}  // namespace

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(mutant_ranks(), barring_pieces("N10", cast), barring_pawns("N10", cast));
}

}  // namespace hurdle::nine_elder

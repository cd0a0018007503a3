// Mutants about captured pieces (N7), about where pieces (N8) and pawns may be dropped: the last
// rank (N9) and files with a pawn (N10); about a player without a move (N12), and ends that the
// game does not have.

#include "movegen/mutants/games/nine-elder/hooks.hpp"

namespace hurdle::nine_elder {
namespace {

MutantRules drops_of_kinds() {
  const auto barred = [](Kind kind, int first_rank) {
    return bars([kind, first_rank](const Dropping& drop, int own_rank) {
      return drop.kind == kind && own_rank >= first_rank;
    });
  };
  return ClauseTable<Hooks>("N8")({
      {"no-drops-of-cassias-on-the-last-two-ranks",
       "A cassia is not dropped where Shogi's knight could not move.", barred(cassia, 8)},
      {"no-drops-of-incenses-on-the-last-rank",
       "An incense is not dropped where Shogi's lance could not move.", barred(incense, 9)},
      {"no-drops-of-silvers-on-the-last-rank", "A silver is not dropped on the last rank.",
       barred(silver, 9)},
      {"no-drops-of-hoppers-in-the-camp", "Cannon and van are not dropped in the enemy camp.",
       bars([](const Dropping& drop, int own_rank) {
         return (drop.kind == cannon || drop.kind == van) && own_rank > 6;
       })},
  });
}

int own_rank(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() + 1 : notation.ranks - square.rank();
}

/// The ranks where pawns are not dropped, each counted from 1 at the player's own edge.
Change<Hooks> ranks_barred_by(const std::function<bool(Colour colour, int own_rank)>& bars) {
  return instead(&Hooks::pawn_may_be_dropped_on_rank,
                 [bars](Colour colour, Square to) { return !bars(colour, own_rank(colour, to)); });
}

MutantRules mutant_ranks() {
  return ClauseTable<Hooks>("N9")({
      {"pawns-on-the-last-rank", "A pawn may be dropped anywhere.",
       ranks_barred_by([](Colour, int) { return false; })},
      {"black-pawns-on-the-last-rank", "Black's pawns may be dropped on rank 1.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::white && rank == 9; })},
      {"white-pawns-on-the-last-rank", "White's pawns may be dropped on rank 9.",
       ranks_barred_by(
           [](Colour colour, int rank) { return colour == Colour::black && rank == 9; })},
      {"black-pawns-not-on-rank-nine", "Rank 9 is closed for pawns of both sides.",
       ranks_barred_by(
           [](Colour colour, int rank) { return rank == (colour == Colour::white ? 9 : 1); })},
      {"pawns-not-on-the-last-two-ranks", "Rank 8 is closed for White's pawns too.",
       ranks_barred_by([](Colour, int rank) { return rank >= 8; })},
      {"pawns-not-in-the-camp", "Pawns are not dropped in the enemy camp.",
       ranks_barred_by([](Colour, int rank) { return rank >= 7; })},
      {"pawns-on-neither-edge", "Pawns are not dropped on the first rank either.",
       ranks_barred_by([](Colour, int rank) { return rank == 9 || rank == 1; })},
  });
}

/// Whether some legal move of these is found.
bool can(const Position& asked, std::function<bool(const Turn& asked)> counts) {
  bool found = false;
  asked.rules.movements(asked.setup, [&](Move move) {
    found = found || (counts({asked, move}) && asked.rules.legal(asked.setup, move));
  });
  return found;
}

/// Neither a piece on the board moves nor one in hand is dropped.
bool without_a_move(const Position& asked) {
  return !asked.can_move() && !asked.can_drop();
}

/// A side's jade stands on one of its last ranks.
bool arrived(const Position& asked, Colour side, int ranks) {
  const Square royal = royal_square(asked.setup, side);
  return royal.exists() && asked.rules.own_rank(side, royal) > notation.ranks - ranks;
}

bool both_jades_in_camps(const Position& asked) {
  return arrived(asked, Colour::white, 3) && arrived(asked, Colour::black, 3);
}

bool is_no_drop(const Turn& asked) {
  return !asked.move.is_drop();
}

bool mated_but_for_others(const Position& asked) {
  return asked.in_check() && !can(asked, [](const Turn& turn) {
           return turn.move.is_drop() || turn.piece().kind() == jade;
         });
}

}  // namespace

MutantRules mutant_captures() {
  MutantRules rules = joined<Hooks>(captured_pieces("N7", cast));
  rules = after("captured-gildings-are-lost", rules,
                {{"captured-hoppers-are-lost", "N7", "Captured cannons and vans are lost.",
                  loses([](Piece captured) {
                    return captured.kind() == cannon || captured.kind() == van;
                  })}});
  return after("captured-as-they-moved", rules,
               {{"iron-is-captured-as-a-van", "N7",
                 "Iron and copper come to the hand alike, as a van.", taken_as([](Piece captured) {
                   return iron.holds(captured) ? Piece(captured.colour(), van) : captured;
                 })}});
}

MutantRules mutant_drops() {
  return joined<Hooks>(
      barred_ranks("N8",
                   {"in-the-camp", "beyond-the-middle", "on-the-last-rank", "on-the-first-rank"}),
      drops_of_kinds(), barred_squares("N8", cast),
      MutantRules{{"no-drops-in-check", "N8", "A check is not answered by a drop.",
                   bars([](const Dropping& drop, int) { return drop.in_check(); })}},
      ways_to_drop("N8", cast));
}

MutantRules mutant_pawn_drops() {
  return joined<Hooks>(mutant_ranks(), barring_pieces("N10", cast), barring_pawns("N10", cast));
}

MutantRules mutant_ends() {
  return ClauseTable<Hooks>("N12")({
      {"stalemate-passes", "A player in stalemate passes.",
       passes_unsafely_if(
           [](const Position& asked) { return !asked.in_check() && without_a_move(asked); })},
      {"passes-without-a-move", "A player without a move passes, even mated.",
       passes_unsafely_if(without_a_move)},
      {"passes-are-free", "A player may always pass, as in Janggi.",
       passes_unsafely_if(is_not(&Position::in_check))},
      {"passes-in-check", "A player may always pass, even in check.",
       passes_unsafely_if(always(true))},
      {"jade-in-the-camp-wins", "A jade that reaches the enemy camp ends the game.",
       also_if(&Hooks::over,
               [](const Position& asked) { return arrived(asked, opponent(asked.side()), 3); })},
      {"jade-on-the-last-rank-wins", "A jade that reaches the last rank ends the game.",
       also_if(&Hooks::over,
               [](const Position& asked) { return arrived(asked, opponent(asked.side()), 1); })},
      {"jades-in-both-camps-end-the-game", "Impasse ends the game without a claim.",
       also_if(&Hooks::over, both_jades_in_camps)},
      {"bare-jade-loses", "A player who has only the jade has lost.",
       also_if(&Hooks::over,
               [](const Position& asked) {
                 return asked.is_bare(asked.side()) &&
                        asked.setup.hands[index_of(asked.side())] == Hand{};
               })},
      {"drops-do-not-avert-mate", "Mate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return asked.in_check() && !can(asked, is_no_drop); })},
      {"moves-do-not-avert-mate", "Mate is judged by the jade's flights and by drops.",
       also_if(&Hooks::over, mated_but_for_others)},
      {"drops-do-not-avert-stalemate", "Stalemate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return !asked.in_check() && !can(asked, is_no_drop); })},
  });
}

}  // namespace hurdle::nine_elder

// What becomes of captured pieces and of promoted ones (Z1, Z2).
#include "movegen/mutants/games/crazyhouse/hooks.hpp"

namespace hurdle::crazyhouse {
namespace {

/// Without its mark, a piece goes to the hand as what it is.
Piece unmarked(Piece captured) {
  return {captured.colour(), captured.kind()};
}

void lose_the_passed_pawn(const Turn& asked, Setup& next) {
  if (asked.rules.marked(asked.setup, asked.move).is_en_passant()) {
    --next.hands[index_of(asked.side())][index_of(pawn)];
  }
}

/// The mark is lost when the piece moves, or is never made.
Change<mutation::Hooks> marks(std::function<bool(Move move)> kept) {
  return change(&Hooks::piece_after,
                [kept](const BaseReferee& rules, Piece moved, Move move, auto original) {
                  const Piece right = original(rules, moved, move);
                  return kept(move) ? right : unmarked(right);
                });
}

void drop_marked(const Turn& asked, Setup& next) {
  if (asked.move.is_drop() && asked.move.kind() != pawn) {
    next.put(asked.move.to(), Piece(asked.side(), asked.move.kind(), true));
  }
}

/// A capture by a promotion is kept from the hand.
void promotion_takes_nothing(const Turn& asked, Setup& next) {
  if (asked.move.is_promotion() && asked.captures()) {
    next.hands[index_of(asked.side())] = asked.setup.hands[index_of(asked.side())];
  }
}

}  // namespace

MutantRules mutant_hands() {
  return {
      {"captures-go-to-no-hand", "Z1", "Captured pieces leave the game, as in chess.",
       loses(always(true))},
      {"captures-go-to-their-owner", "Z1", "A captured piece goes back to its owner's hand.",
       taken_as([](Piece captured) {
         return Piece(opponent(captured.colour()), captured.kind(), captured.promoted());
       })},
      {"pawns-go-to-no-hand", "Z1", "Captured pawns leave the game.",
       loses([](Piece captured) { return captured.kind() == pawn; })},
      {"passed-pawn-goes-to-no-hand", "Z1", "A pawn taken en passant goes to no hand.",
       afterwards(lose_the_passed_pawn)},
      {"one-of-a-kind-in-hand", "Z1", "A second piece of a kind does not come to the hand.",
       takes_one_of_a_kind()},
      {"promotion-takes-nothing", "Z1", "What a promoting pawn captures goes to no hand.",
       afterwards(promotion_takes_nothing)},
      {"promoted-piece-stays-what-it-is", "Z2",
       "A promoted piece that is captured goes to the hand as what it has become.",
       taken_as(unmarked)},
      {"promoted-piece-goes-to-no-hand", "Z2", "A promoted piece that is captured leaves the game.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"all-captures-are-pawns", "Z2", "Whatever is captured goes to the hand as a pawn.",
       taken_as([](Piece captured) { return Piece(captured.colour(), pawn); })},
      {"mark-is-lost-by-moving", "Z2", "A promoted piece that has moved is as any other.",
       marks([](Move move) { return move.is_promotion(); })},
      {"mark-is-never-made", "Z2", "Only pieces that a position shows as promoted are.",
       marks([](Move move) { return !move.is_promotion(); })},
      {"dropped-piece-is-marked", "Z2", "A dropped piece goes to the hand as a pawn next time.",
       afterwards(drop_marked)},
  };
}

}  // namespace hurdle::crazyhouse

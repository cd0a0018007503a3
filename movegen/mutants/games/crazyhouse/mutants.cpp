// What Crazyhouse adds to chess's mutants: what becomes of captured pieces and of promoted ones
// (Z1, Z2), where and when pieces are dropped, what a drop brings (Z3 to Z6), and ends of games.
#include "movegen/mutants/games/crazyhouse/mutants.hpp"

#include "movegen/mutants/games/chess/end_hooks.hpp"
#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"
#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"

namespace hurdle::crazyhouse {
namespace {

using namespace mutation;
using chess::Hooks;
using chess::MutantRules;

/// Without its mark, a piece goes to the hand as what it is.
Piece unmarked(Piece captured) {
  return {captured.colour(), captured.kind()};
}

/// The mark is lost when the piece moves, or is never made.
Change<mutation::Hooks> marks(const std::function<bool(Move move)>& kept) {
  return change(&Hooks::piece_after,
                [kept](const BaseReferee& rules, Piece moved, Move move, auto original) {
                  const Piece right = original(rules, moved, move);
                  return kept(move) ? right : unmarked(right);
                });
}

void take_the_mark(const Turn& asked, Setup& next) {
  if (asked.by_other() && asked.at(asked.move.to()).promoted()) {
    next.put(asked.move.to(), Piece(asked.side(), next.at(asked.move.to()).kind(), true));
  }
}

/// Other ranks for dropped pawns, counted from the own edge.
Change<mutation::Hooks> pawns_on(int first, int last) {
  return instead(&Hooks::may_drop, [first, last](const Dropping& asked) {
    const int rank = asked.own_rank(asked.to);
    return asked.kind != pawn || (rank >= first && rank <= last);
  });
}

/// A drop is illegal where this holds of it and of the position afterwards.
Change<mutation::Hooks> no_drop_if(const std::function<bool(const Played& asked)>& barred) {
  return unless(&Hooks::permitted,
                [barred](const Played& asked) { return asked.move.is_drop() && barred(asked); });
}

bool mates(const Played& asked) {
  return asked.rules.is_mate(asked.next);
}

/// The king stands where it started, so the rook of a corner gets its right back.
void right_for_a_dropped_rook(const Turn& asked, Setup& next) {
  const Move move = asked.move;
  if (!move.is_drop() || move.kind() != rook) {
    return;
  }
  const int home = chess::family(asked.rules).home_rank(asked.side());
  const bool corner = move.to() == Square(0, home) || move.to() == Square(7, home);
  if (corner && asked.royal() == Square(4, home)) {
    std::uint16_t& rights = next.rights[index_of(asked.side())];
    rights = static_cast<std::uint16_t>(rights | 1U << static_cast<unsigned>(move.to().file()));
  }
}

void no_rights_after_a_dropped_rook(const Turn& asked, Setup& next) {
  if (asked.move.is_drop() && asked.move.kind() == rook) {
    next.rights[index_of(asked.side())] = 0;
  }
}

MutantRules mutant_hands() {
  return {
      {"captures-go-to-no-hand", "Z1", "Captured pieces leave the game, as in chess.",
       loses(always(true))},
      {"captures-go-to-their-owner", "Z1", "A captured piece goes back to its owner's hand.",
       taken_as(of_the_other_side)},
      {"pawns-go-to-no-hand", "Z1", "Captured pawns leave the game.", loses(Sort(pawn))},
      {"passed-pawn-goes-to-no-hand", "Z1", "A pawn taken en passant goes to no hand.",
       loses_the_passed_pawn(pawn)},
      {"one-of-a-kind-in-hand", "Z1", "A hand holds at most one piece of each kind.",
       takes_one_of_a_kind()},
      {"promotion-takes-nothing", "Z1", "A piece captured by a promoting pawn goes to no hand.",
       takes_nothing_if(&Turn::promotes)},
      {"promoted-piece-stays-what-it-is", "Z2",
       "A captured promoted piece goes to the hand without turning back into a pawn.",
       taken_as(unmarked)},
      {"promoted-piece-goes-to-no-hand", "Z2", "A promoted piece that is captured leaves the game.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"all-captures-are-pawns", "Z2", "Whatever is captured goes to the hand as a pawn.",
       taken_as([](Piece captured) { return Piece(captured.colour(), pawn); })},
      {"mark-is-lost-by-moving", "Z2",
       "A promoted piece that has moved no longer counts as promoted.",
       marks([](Move move) { return move.is_promotion(); })},
      {"mark-is-never-made", "Z2", "Only pieces that a FEN marks as promoted count as promoted.",
       marks([](Move move) { return !move.is_promotion(); })},
      {"captures-take-the-mark", "Z2",
       "A piece that captures a promoted piece counts as promoted itself.",
       afterwards(take_the_mark)},
      {"dropped-piece-is-marked", "Z2",
       "A dropped piece that is captured goes to the hand as a pawn.",
       drops_promoted_if([](const Turn& drop) { return drop.move.kind() != pawn; })},
  };
}

MutantRules mutant_drops() {
  return {
      {"no-drops", "Z3", "Captured pieces are kept but never dropped.",
       bars([](const Dropping&, int) { return true; })},
      {"drops-stay-in-hand", "Z3", "A dropped piece stays in hand as well.",
       leaves_in_hand([](std::uint8_t held) { return held; })},
      {"hand-empties-at-once", "Z3", "Dropping one of several equal pieces uses up all of them.",
       leaves_in_hand([](std::uint8_t) { return std::uint8_t{0}; })},
      {"squares-stay-after-drops", "H4", "A drop does not end the right to take in passing.",
       chess::squares_stay_if(&Turn::by_drop)},
      {"wrong-hand", "Z3", "A player drops pieces from the other player's hand.",
       drops_from_the_wrong_hand()},
      {"drops-in-own-half-only", "Z3", "Pieces may be dropped only in the own half of the board.",
       bars([](const Dropping&, int rank) { return rank > 4; })},
      {"no-drops-on-the-last-rank", "Z3", "No piece is dropped on the last rank.",
       bars([](const Dropping&, int rank) { return rank == 8; })},
      {"drops-give-no-check", "Z3", "A drop may not give check.",
       no_drop_if([](const Played& asked) { return asked.checks(); })},
      {"drops-may-not-mate", "Z3", "A drop may not mate.", no_drop_if(mates)},
      {"pawn-drops-may-not-mate", "Z3", "A dropped pawn may not mate, as in Shogi.",
       no_drop_if([](const Played& asked) { return asked.move.kind() == pawn && mates(asked); })},
      {"pawn-drops-on-the-first-rank", "Z4", "A pawn may be dropped on any rank except its last.",
       pawns_on(1, 7)},
      {"pawn-drops-on-the-last-rank", "Z4", "A pawn may be dropped on any rank except its first.",
       pawns_on(2, 8)},
      {"pawn-drops-anywhere", "Z4", "A pawn may be dropped on any empty square.", pawns_on(1, 8)},
      {"no-pawn-drops-on-the-second-rank", "Z4",
       "A pawn may not be dropped where its double step starts.", pawns_on(3, 7)},
      {"no-pawn-drops-on-the-seventh-rank", "Z4",
       "A pawn may not be dropped one step from promotion.", pawns_on(2, 6)},
      {"no-second-pawn-on-a-file", "Z4",
       "A pawn may not be dropped on a file with an own pawn, as in Shogi.",
       no_second_pawn(pawn, plain(pawn))},
      {"dropped-rook-may-castle", "Z5", "A rook dropped in its corner may castle.",
       afterwards(right_for_a_dropped_rook)},
      {"dropped-rook-ends-rights", "Z5", "A player who drops a rook may no longer castle.",
       afterwards(no_rights_after_a_dropped_rook)},
      {"mate-in-spite-of-drops", "Z6",
       "A side in check whose pieces on the board cannot move is mated, even if it can drop a "
       "piece.",
       also_if(&Hooks::over, &Situation::stuck_in_check)},
      {"stalemate-in-spite-of-drops", "Z6",
       "A side whose pieces on the board cannot move is stalemated, even if it can drop a piece.",
       also_if(&Hooks::over, &Situation::stuck_without_check)},
      {"unmovable-side-never-drops", "Z6",
       "A player who cannot move on the board may not drop a piece either.",
       also_if(&Hooks::over, is_not(&Situation::can_move))},
  };
}

/// Hands and marks that are forgotten.
chess::WrongEndRules mutant_for_hands() {
  return {
      {"lack-of-material-draws", "Z1", "Kings with one minor piece draw, as in chess.",
       change(&chess::WrongEndHooks::lacks_material,
              [](const Setup& setup, auto /*original*/) {
                int others = 0;
                for (const Piece piece : setup.board) {
                  const bool minor = piece.kind() == knight || piece.kind() == bishop;
                  others += !piece || piece.kind() == Kind::royal ? 0 : minor ? 1 : 2;
                }
                return others <= 1;
              })},
      {"repetition-without-hands", "Z7", "Hands are not part of a position.",
       compares(without_hands)},
      {"repetition-without-marks", "Z7", "Repetition ignores whether a piece is a promoted pawn.",
       compares(without_promotions)},
  };
}

}  // namespace

Mutants mutants(const Notation& variant) {
  return mutation::mutants_of<chess::HookedChess<CrazyhouseReferee>>(
      variant,
      joined<Hooks>(common_rules(variant, chess::facts), chess::mutant_rules(), mutant_hands(),
                    mutant_drops(),
                    never_dropped("Z3", variant, {queen, rook, bishop, knight, pawn})),
      {ends_by_the_counter(), pseudo_legal()});
}

/// Chess's ends, by the ids of this page, and those of hands.
std::vector<EndMutant> end_mutants() {
  constexpr chess::EndClauses named{.repetition = "Z7", .fifty_moves = "Z8"};
  return mutation::end_mutants<chess::HookedChessEnds<CrazyhouseEnds>>(joined<chess::WrongEndHooks>(
      chess::mutant_mates(named), mutant_for_hands(), chess::mutant_repetitions(named),
      chess::mutant_fifty_moves(named)));
}

}  // namespace hurdle::crazyhouse

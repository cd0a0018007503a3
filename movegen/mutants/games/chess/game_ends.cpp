// Mutated ends of games of chess: mate and stalemate told otherwise, material, dead positions,
// repetition and the count of fifty moves as other rules or programs have them.
#include <algorithm>
#include <utility>

#include "movegen/mutants/games/chess/end_hooks.hpp"
#include "movegen/mutants/games/chess/mutants.hpp"
#include "movegen/variants/chess/notation.hpp"

namespace hurdle::chess {
namespace {

using GameEndHooks = WrongEndHooks;

/// Nothing stands but kings and these kinds.
bool only(const Setup& setup, std::initializer_list<Kind> kinds) {
  int found = count_of(setup, king);
  for (const Kind kind : kinds) {
    found += count_of(setup, kind);
  }
  return found == count_all(setup);
}

/// Each side has one piece beside its king, of these kinds.
bool one_each(const Setup& setup, std::initializer_list<Kind> kinds) {
  return only(setup, kinds) && count_all(setup) == 4 && !somebody_is_bare(setup);
}

Change<GameEndHooks> also_lacks(std::function<bool(const Setup& setup)> holds) {
  return also_if(&GameEndHooks::lacks_material, std::move(holds));
}

Change<GameEndHooks> lacks_only_if(std::function<bool(const Setup& setup)> holds) {
  return only_if(&GameEndHooks::lacks_material, std::move(holds));
}

Setup without_rights(Setup state) {
  state.rights = {};
  return state;
}

/// Rights of which one does not see with which rook.
Setup with_rights_of_any_rook(Setup state) {
  for (std::uint16_t& rights : state.rights) {
    rights = rights == 0 ? 0 : 1;
  }
  return state;
}

WrongEndRules mutant_lacks() {
  return ClauseTable<GameEndHooks>("H11")({
      {"lack-of-material-goes-on", "Kings with one minor piece play on.",
       instead(&GameEndHooks::lack_of_material, goes_on)},
      {"only-kings-lack-material", "It is a draw only with the two kings alone.",
       lacks_only_if([](const Setup& setup) { return count_all(setup) == 2; })},
      {"a-bishop-can-win", "A lone bishop is enough to play on.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, bishop) == 0; })},
      {"a-knight-can-win", "A lone knight is enough to play on.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, knight) == 0; })},
      {"two-bishops-can-win", "Two bishops are enough, on whatever squares.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, bishop) <= 1; })},
      {"bishops-of-both-sides-can-win", "A bishop on each side is enough to play on.",
       lacks_only_if(somebody_is_bare)},
      {"bishops-never-win", "Bishops are no material, on whatever squares.",
       also_lacks([](const Setup& setup) { return only(setup, {bishop}); })},
      {"bishop-against-bishop-draws", "A bishop on each side is a draw, on any squares.",
       also_lacks([](const Setup& setup) { return one_each(setup, {bishop}); })},
      {"two-knights-never-win", "Two knights are no material, as nothing forces mate.",
       also_lacks([](const Setup& setup) {
         return only(setup, {knight}) && count_of(setup, knight) <= 2;
       })},
      {"one-minor-piece-each-draws", "One minor piece on each side is a draw.",
       also_lacks([](const Setup& setup) {
         return one_each(setup, {knight, bishop});
       })},
      {"pawns-do-not-count", "Pawns are no material.",
       also_lacks([](const Setup& setup) { return only(setup, {pawn}); })},
      {"a-bare-king-draws", "It is enough that one side has nothing but its king.",
       also_lacks(somebody_is_bare)},
      {"lack-of-material-loses", "Who is to move without material loses.",
       told_as(&GameEndHooks::lack_of_material, loses_by("H11"))},
  });
}

/// A proof counts only where this holds of the position.
Change<GameEndHooks> proves_only_if(std::function<bool(const Setup& setup)> holds) {
  return change(&GameEndHooks::dead_proof,
                [holds = std::move(holds)](const Setup& setup, auto original) {
                  return holds(setup) ? original(setup) : DeadProof{};
                });
}

/// The position is proved dead where this holds, too.
Change<GameEndHooks> dead_too_if(
    std::function<bool(const Setup& setup, const DeadProof& proof)> holds) {
  return change(&GameEndHooks::dead_proof,
                [holds = std::move(holds)](const Setup& setup, auto original) {
                  const DeadProof proof = original(setup);
                  return holds(setup, proof) ? DeadProof{Deadness::dead, proof.positions} : proof;
                });
}

/// Each pawn's next square is occupied.
bool pawns_are_blocked(const Setup& setup) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (piece && piece.kind() == pawn) {
      const Square square = Square::at(index);
      const int ahead = piece.colour() == Colour::white ? 1 : -1;
      if (!setup.at(Square(square.file(), square.rank() + ahead))) {
        return false;
      }
    }
  }
  return true;
}

WrongEndRules mutant_dead_positions() {
  return ClauseTable<GameEndHooks>("H14")({
      {"dead-positions-go-on", "A position is dead only by lack of material.",
       instead(&GameEndHooks::dead_position, goes_on)},
      {"dead-positions-lose", "Who is to move in a dead position loses.",
       told_as(&GameEndHooks::dead_position, loses_by("H14"))},
      {"blocked-pawns-are-dead", "Kings and pawns that are all blocked are a draw.",
       dead_too_if([](const Setup& setup, const DeadProof& /*proof*/) {
         return only(setup, {pawn}) && pawns_are_blocked(setup);
       })},
      {"blocked-bishops-are-dead", "So are kings, bishops and blocked pawns.",
       dead_too_if([](const Setup& setup, const DeadProof& /*proof*/) {
         return only(setup, {pawn, bishop}) && count_of(setup, bishop) > 0 &&
                pawns_are_blocked(setup);
       })},
      {"undecided-is-dead", "A search that finds no mate in time proves a draw.",
       dead_too_if([](const Setup& /*setup*/, const DeadProof& proof) {
         return proof.deadness != Deadness::alive;
       })},
      {"only-kings-and-pawns-are-dead", "With any other piece on the board a game goes on.",
       proves_only_if([](const Setup& setup) { return only(setup, {pawn}); })},
      {"forced-captures-do-not-count",
       "Nothing is dead with a queen, rook or knight that must be captured.",
       proves_only_if([](const Setup& setup) {
         return only(setup, {pawn, bishop});
       })},
      {"only-few-pieces-are-dead", "With more than four pieces nothing is dead.",
       proves_only_if([](const Setup& setup) { return count_all(setup) <= 4; })},
  });
}

WrongEndRules mutant_stalemates(const EndClauses& named) {
  return {
      {"mate-after-fifty-moves-draws", named.fifty_moves,
       "A count of fifty moves comes before mate.",
       ends_only_if(&GameEndHooks::mate, is_not(quiet_for_fifty_moves))},
      {"stalemate-loses", "H10", "Who is stalemated loses, as in Xiangqi.",
       told_as(&GameEndHooks::stalemate, loses_by("H10"))},
      {"stalemate-is-not-seen", "H10", "A side without a move waits, and the game goes on.",
       instead(&GameEndHooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "H10", "Stalemate is a draw by the clause of mate.",
       told_as(&GameEndHooks::stalemate, told_by("H9"))},
      {"stalemate-only-for-white", "H10", "Only Black can be stalemated.",
       ends_only_if(&GameEndHooks::stalemate, black_is_to_move)},
      {"stalemate-only-for-black", "H10", "Only White can be stalemated.",
       ends_only_if(&GameEndHooks::stalemate, white_is_to_move)},
  };
}

}  // namespace

WrongEndRules mutant_mates(const EndClauses& named) {
  return joined<GameEndHooks>(mates(&GameEndHooks::mate, "H9", Colour::black),
                              mutant_stalemates(named));
}

WrongEndRules mutant_repetitions(const EndClauses& named) {
  return ClauseTable<GameEndHooks>(named.repetition)({
      {"twofold-is-enough", "A position that occurs twice is a draw.",
       instead(&GameEndHooks::repetitions_to_claim, always(2))},
      {"fourfold-is-needed", "A position must occur four times, as in Shogi.",
       instead(&GameEndHooks::repetitions_to_claim, always(4))},
      {"arbiter-ends-threefold", "The third occurrence ends the game without a claim.",
       instead(&GameEndHooks::repetitions_to_end, always(3))},
      {"arbiter-ends-sixfold", "Without a claim the sixth occurrence ends the game.",
       instead(&GameEndHooks::repetitions_to_end, always(6))},
      {"nobody-claims", "Nobody ever claims a draw, whatever was chosen.",
       instead(&GameEndHooks::claims, always(false))},
      {"repetition-ends-nothing", "Repetition is no end.",
       instead(&GameEndHooks::repetition, goes_on)},
      {"repetition-mates", "Who is to move in a repeated position has lost.",
       told_as(&GameEndHooks::repetition, loses_by(named.repetition))},
      {"repetition-without-side", "The side to move is no part of a position.",
       compares(without_side)},
      {"repetition-by-board",
       "The board alone is compared: neither side to move nor rights nor hands.",
       compares(board_alone)},
      uncounted_occurrences(&GameEndHooks::repetition, named.repetition),
      {"repetition-without-rights", "Castling rights are no part of a position.",
       compares(without_rights)},
      {"repetition-with-any-right", "It is no part of a position which rook may castle.",
       compares(with_rights_of_any_rook)},
      {"repetition-without-passed-squares",
       "A capture en passant that is possible is no part of a position.",
       compares(without_passed_squares)},
      {"repetition-with-illegal-captures",
       "A passed square makes another position although a pinned pawn cannot use it.",
       instead(&GameEndHooks::may_take_in_passing, always(true))},
  });
}

WrongEndRules mutant_fifty_moves(const EndClauses& named) {
  return ClauseTable<GameEndHooks>(named.fifty_moves)({
      {"fifty-moves-end-nothing", "There is no count of moves.",
       instead(&GameEndHooks::fifty_moves, goes_on)},
      {"fifty-plies-are-enough", "Fifty plies are enough.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(50))},
      {"one-ply-early", "Ninety-nine plies are enough.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(99))},
      {"one-ply-late", "A hundred plies are not enough.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(101))},
      {"arbiter-ends-at-fifty-moves", "Fifty moves end the game without a claim.",
       instead(&GameEndHooks::quiet_plies_to_end, always(100))},
      {"arbiter-ends-a-move-late", "Without a claim 76 moves end the game.",
       instead(&GameEndHooks::quiet_plies_to_end, always(152))},
      {"fifty-moves-lose", "Who is to move after fifty moves has lost.",
       told_as(&GameEndHooks::fifty_moves, loses_by(named.fifty_moves))},
      {"fifty-moves-count-from-the-start", "The counter of the start is not counted.",
       ends_only_if(&GameEndHooks::fifty_moves,
                    [](const GameHistory& game) { return game.ply() >= 100; })},
  });
}

std::vector<EndMutant> end_mutants() {
  constexpr EndClauses named;
  return mutation::end_mutants<HookedChessEnds<ChessEnds>>(
      joined<GameEndHooks>(mutant_mates(named), mutant_lacks(), mutant_dead_positions(),
                           mutant_repetitions(named), mutant_fifty_moves(named)));
}

}  // namespace hurdle::chess

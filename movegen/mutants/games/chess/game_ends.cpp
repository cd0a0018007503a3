// Mutated ends of games of chess: mate and stalemate reported otherwise, material, dead positions,
// repetition and the count of fifty moves as other rules or programs have them.
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
  return only(setup, kinds) && count_all(setup) == 4 && !a_side_is_bare(setup);
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
      {"only-kings-lack-material", "Lack of material is a draw only with two bare kings.",
       lacks_only_if([](const Setup& setup) { return count_all(setup) == 2; })},
      {"a-bishop-can-win", "A lone bishop is enough to play on.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, bishop) == 0; })},
      {"a-knight-can-win", "A lone knight is enough to play on.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, knight) == 0; })},
      {"two-bishops-can-win", "Two bishops are enough to play on, even on squares of one colour.",
       lacks_only_if([](const Setup& setup) { return count_of(setup, bishop) <= 1; })},
      {"bishops-of-both-sides-can-win", "A bishop on each side is enough to play on.",
       lacks_only_if(a_side_is_bare)},
      {"bishops-never-win",
       "Any number of bishops is insufficient material, on squares of any colour.",
       also_lacks([](const Setup& setup) { return only(setup, {bishop}); })},
      {"bishop-against-bishop-draws", "A bishop on each side is a draw, on squares of any colour.",
       also_lacks([](const Setup& setup) { return one_each(setup, {bishop}); })},
      {"two-knights-never-win",
       "Two knights are insufficient material, because they cannot force mate.",
       also_lacks([](const Setup& setup) {
         return only(setup, {knight}) && count_of(setup, knight) <= 2;
       })},
      {"one-minor-piece-each-draws", "One minor piece on each side is a draw.",
       also_lacks([](const Setup& setup) {
         return one_each(setup, {knight, bishop});
       })},
      {"pawns-do-not-count", "Pawns are insufficient material.",
       also_lacks([](const Setup& setup) { return only(setup, {pawn}); })},
      {"a-bare-king-draws", "A bare king of one side is enough for a draw.",
       also_lacks(a_side_is_bare)},
      {"lack-of-material-loses", "With insufficient material the player to move loses.",
       reported_as(&GameEndHooks::lack_of_material, loses_by("H11"))},
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
      {"dead-positions-lose", "The player to move in a dead position loses.",
       reported_as(&GameEndHooks::dead_position, loses_by("H14"))},
      {"blocked-pawns-are-dead", "Kings and pawns are a draw if all pawns are blocked.",
       dead_too_if([](const Setup& setup, const DeadProof& /*proof*/) {
         return only(setup, {pawn}) && pawns_are_blocked(setup);
       })},
      {"blocked-bishops-are-dead", "Kings, bishops and pawns are a draw if all pawns are blocked.",
       dead_too_if([](const Setup& setup, const DeadProof& /*proof*/) {
         return only(setup, {pawn, bishop}) && count_of(setup, bishop) > 0 &&
                pawns_are_blocked(setup);
       })},
      {"undecided-is-dead", "A position is dead if the search reaches no result within its limit.",
       dead_too_if([](const Setup& /*setup*/, const DeadProof& proof) {
         return proof.deadness != Deadness::alive;
       })},
      {"only-kings-and-pawns-are-dead", "Only a position with kings and pawns alone can be dead.",
       proves_only_if([](const Setup& setup) { return only(setup, {pawn}); })},
      {"forced-captures-do-not-count",
       "A position with a queen, rook or knight is never dead, even if the piece must be captured.",
       proves_only_if([](const Setup& setup) {
         return only(setup, {pawn, bishop});
       })},
      {"only-few-pieces-are-dead", "A position with more than four pieces is never dead.",
       proves_only_if([](const Setup& setup) { return count_all(setup) <= 4; })},
  });
}

WrongEndRules mutant_stalemates(const EndClauses& named) {
  return {
      {"mate-after-fifty-moves-draws", named.fifty_moves,
       "A draw after fifty moves takes precedence over mate.",
       ends_only_if(&GameEndHooks::mate, is_not(quiet_for_fifty_moves))},
      {"stalemate-loses", "H10", "A stalemated player loses, as in Xiangqi.",
       reported_as(&GameEndHooks::stalemate, loses_by("H10"))},
      {"stalemate-is-not-seen", "H10", "A stalemated player waits, and the game continues.",
       instead(&GameEndHooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "H10", "Stalemate is reported as a draw by the mate clause.",
       reported_as(&GameEndHooks::stalemate, reported_by("H9"))},
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
      {"nobody-claims", "No player ever claims a draw, whatever option was chosen.",
       instead(&GameEndHooks::claims, always(false))},
      {"repetition-ends-nothing", "Repetition does not end the game.",
       instead(&GameEndHooks::repetition, goes_on)},
      {"repetition-mates", "The player to move in a repeated position loses.",
       reported_as(&GameEndHooks::repetition, loses_by(named.repetition))},
      {"repetition-without-side", "The side to move is not part of a position.",
       compares(without_side)},
      {"repetition-by-board",
       "Only the board is compared, not the side to move, castling rights or hands.",
       compares(board_alone)},
      uncounted_occurrences(&GameEndHooks::repetition, named.repetition),
      {"repetition-without-rights", "Castling rights are not part of a position.",
       compares(without_rights)},
      {"repetition-with-any-right",
       "Positions that differ only in which rook may castle count as the same.",
       compares(with_rights_of_any_rook)},
      {"repetition-without-passed-squares",
       "A possible capture en passant is not part of a position.",
       compares(without_passed_squares)},
      {"repetition-with-illegal-captures",
       "Positions differ by a passed square even if only a pinned pawn could capture there.",
       instead(&GameEndHooks::may_take_in_passing, always(true))},
  });
}

WrongEndRules mutant_fifty_moves(const EndClauses& named) {
  return ClauseTable<GameEndHooks>(named.fifty_moves)({
      {"fifty-moves-end-nothing", "There is no fifty-move rule.",
       instead(&GameEndHooks::fifty_moves, goes_on)},
      {"fifty-plies-are-enough", "Fifty quiet plies are enough for a draw.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(50))},
      {"one-ply-early", "Ninety-nine quiet plies are enough for a draw.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(99))},
      {"one-ply-late", "A hundred quiet plies are not enough for a draw.",
       instead(&GameEndHooks::quiet_plies_to_claim, always(101))},
      {"arbiter-ends-at-fifty-moves", "Fifty moves end the game without a claim.",
       instead(&GameEndHooks::quiet_plies_to_end, always(100))},
      {"arbiter-ends-a-move-late", "Without a claim 76 moves end the game.",
       instead(&GameEndHooks::quiet_plies_to_end, always(152))},
      {"fifty-moves-lose", "The player to move after fifty quiet moves loses.",
       reported_as(&GameEndHooks::fifty_moves, loses_by(named.fifty_moves))},
      {"fifty-moves-count-from-the-start",
       "The FEN's counter is ignored: quiet plies are counted from the start of the game.",
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

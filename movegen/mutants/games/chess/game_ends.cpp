// Mutated ends of games of chess: mate and stalemate told otherwise, material, repetition and the
// count of fifty moves as other rules or programs have them.
#include <algorithm>

#include "movegen/mutants/games/chess/end_hooks.hpp"
#include "movegen/mutants/games/chess/mutants.hpp"
#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/chess/notation.hpp"

namespace hurdle::chess {
namespace {

using namespace mutation;

using Hooks = WrongEndHooks;

int number_of(const Setup& setup, Kind kind) {
  return count_pieces(setup, [kind](Piece piece) { return piece.kind() == kind; });
}

int number_of_all(const Setup& setup) {
  return count_pieces(setup, [](Piece /*piece*/) { return true; });
}

/// Nothing stands but kings and these kinds.
bool only(const Setup& setup, std::initializer_list<Kind> kinds) {
  int found = number_of(setup, king);
  for (const Kind kind : kinds) {
    found += number_of(setup, kind);
  }
  return found == number_of_all(setup);
}

bool has_more_than_the_king(const Setup& setup, Colour colour) {
  return count_pieces(setup, [colour](Piece piece) { return piece.belongs_to(colour); }) > 1;
}

Change<Hooks> also_lacks(bool (*holds)(const Setup& setup)) {
  return also_if(&Hooks::lacks_material, holds);
}

Change<Hooks> lacks_only_if(bool (*holds)(const Setup& setup)) {
  return only_if(&Hooks::lacks_material, holds);
}

Setup without_rights(Setup state) {
  state.rights = {};
  return state;
}

Setup without_passed_squares(Setup state) {
  state.en_passant.clear();
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
  return {
      {"lack-of-material-goes-on", "H11", "Kings with one minor piece play on.",
       instead(&Hooks::lack_of_material, goes_on)},
      {"only-kings-lack-material", "H11", "It is a draw only with the two kings alone.",
       lacks_only_if([](const Setup& setup) { return number_of_all(setup) == 2; })},
      {"a-bishop-can-win", "H11", "A lone bishop is enough to play on.",
       lacks_only_if([](const Setup& setup) { return number_of(setup, bishop) == 0; })},
      {"a-knight-can-win", "H11", "A lone knight is enough to play on.",
       lacks_only_if([](const Setup& setup) { return number_of(setup, knight) == 0; })},
      {"two-bishops-can-win", "H11", "Two bishops are enough, on whatever squares.",
       lacks_only_if([](const Setup& setup) { return number_of(setup, bishop) <= 1; })},
      {"bishops-of-both-sides-can-win", "H11", "A bishop on each side is enough to play on.",
       lacks_only_if([](const Setup& setup) {
         return !has_more_than_the_king(setup, Colour::white) ||
                !has_more_than_the_king(setup, Colour::black);
       })},
      {"bishops-never-win", "H11", "Bishops are no material, on whatever squares.",
       also_lacks([](const Setup& setup) { return only(setup, {bishop}); })},
      {"bishop-against-bishop-draws", "H11", "A bishop on each side is a draw, on any squares.",
       also_lacks([](const Setup& setup) {
         return only(setup, {bishop}) && number_of(setup, bishop) == 2 &&
                has_more_than_the_king(setup, Colour::white) &&
                has_more_than_the_king(setup, Colour::black);
       })},
      {"two-knights-never-win", "H11", "Two knights are no material, as nothing forces mate.",
       also_lacks([](const Setup& setup) {
         return only(setup, {knight}) && number_of(setup, knight) <= 2;
       })},
      {"one-minor-piece-each-draws", "H11", "One minor piece on each side is a draw.",
       also_lacks([](const Setup& setup) {
         return only(setup, {knight, bishop}) && number_of_all(setup) <= 4 &&
                has_more_than_the_king(setup, Colour::white) &&
                has_more_than_the_king(setup, Colour::black);
       })},
      {"pawns-do-not-count", "H11", "Pawns are no material.",
       also_lacks([](const Setup& setup) { return only(setup, {pawn}); })},
      {"a-bare-king-draws", "H11", "It is enough that one side has nothing but its king.",
       also_lacks([](const Setup& setup) {
         return !has_more_than_the_king(setup, Colour::white) ||
                !has_more_than_the_king(setup, Colour::black);
       })},
      {"lack-of-material-loses", "H11", "Who is to move without material loses.",
       told_as(&Hooks::lack_of_material, loses_by("H11"))},
  };
}

}  // namespace

WrongEndRules mutant_mates(const EndClauses& named) {
  return {
      {"mate-draws", "H9", "Mate is a draw.", told_as(&Hooks::mate, draws)},
      {"mate-wins-for-the-mated", "H9", "The side that is mated wins.",
       told_as(&Hooks::mate, turns_round)},
      {"mate-is-not-seen", "H9", "A side in check without a move has not lost.",
       instead(&Hooks::mate, goes_on)},
      {"mate-only-for-black", "H9", "Only White can be mated.",
       ends_only_if(&Hooks::mate, white_is_to_move)},
      {"mate-only-for-white", "H9", "Only Black can be mated.",
       ends_only_if(&Hooks::mate, black_is_to_move)},
      {"mate-after-fifty-moves-draws", named.fifty_moves.data(),
       "A count of fifty moves comes before mate.",
       ends_only_if(&Hooks::mate, [](const GameHistory& game) { return game.setup().half < 100; })},
      {"stalemate-loses", "H10", "Who is stalemated loses, as in Xiangqi.",
       told_as(&Hooks::stalemate, loses_by("H10"))},
      {"stalemate-is-not-seen", "H10", "A side without a move waits, and the game goes on.",
       instead(&Hooks::stalemate, goes_on)},
      {"stalemate-is-told-as-mate", "H10", "Stalemate is a draw by the clause of mate.",
       told_as(&Hooks::stalemate, told_by("H9"))},
      {"stalemate-only-for-white", "H10", "Only Black can be stalemated.",
       ends_only_if(&Hooks::stalemate, black_is_to_move)},
      {"stalemate-only-for-black", "H10", "Only White can be stalemated.",
       ends_only_if(&Hooks::stalemate, white_is_to_move)},
  };
}

WrongEndRules mutant_repetitions(const EndClauses& named) {
  return {
      {"twofold-is-enough", named.repetition.data(), "A position that occurs twice is a draw.",
       instead(&Hooks::repetitions_to_claim, [] { return 2; })},
      {"fourfold-is-needed", named.repetition.data(),
       "A position must occur four times, as in Shogi.",
       instead(&Hooks::repetitions_to_claim, [] { return 4; })},
      {"arbiter-ends-threefold", named.repetition.data(),
       "The third occurrence ends the game without a claim.",
       instead(&Hooks::repetitions_to_end, [] { return 3; })},
      {"arbiter-ends-sixfold", named.repetition.data(),
       "Without a claim the sixth occurrence ends the game.",
       instead(&Hooks::repetitions_to_end, [] { return 6; })},
      {"nobody-claims", named.repetition.data(), "Nobody ever claims a draw, whatever was chosen.",
       instead(&Hooks::claims, [] { return false; })},
      {"repetition-ends-nothing", named.repetition.data(), "Repetition is no end.",
       instead(&Hooks::repetition, goes_on)},
      {"repetition-mates", named.repetition.data(),
       "Who is to move in a repeated position has lost.",
       told_as(&Hooks::repetition, loses_by(named.repetition))},
      {"repetition-without-side", named.repetition.data(),
       "The side to move is no part of a position.", compares<Hooks>(without_side)},
      {"repetition-in-a-row", named.repetition.data(),
       "Only what repeats without a break is a repetition.",
       ends_only_if(&Hooks::repetition, without_a_break)},
      {"repetition-without-the-start", named.repetition.data(),
       "The start does not count as an occurrence.",
       ends_only_if(&Hooks::repetition, began_otherwise)},
      {"repetition-without-rights", named.repetition.data(),
       "Castling rights are no part of a position.", compares<Hooks>(without_rights)},
      {"repetition-with-any-right", named.repetition.data(),
       "It is no part of a position which rook may castle.",
       compares<Hooks>(with_rights_of_any_rook)},
      {"repetition-without-passed-squares", named.repetition.data(),
       "A capture en passant that is possible is no part of a position.",
       compares<Hooks>(without_passed_squares)},
      {"repetition-with-illegal-captures", named.repetition.data(),
       "A passed square makes another position although a pinned pawn cannot use it.",
       instead(&Hooks::may_take_in_passing, [](const Setup& /*setup*/) { return true; })},
  };
}

WrongEndRules mutant_fifty_moves(const EndClauses& named) {
  return {
      {"fifty-moves-end-nothing", named.fifty_moves.data(), "There is no count of moves.",
       instead(&Hooks::fifty_moves, goes_on)},
      {"fifty-plies-are-enough", named.fifty_moves.data(), "Fifty plies are enough.",
       instead(&Hooks::quiet_plies_to_claim, [] { return 50; })},
      {"one-ply-early", named.fifty_moves.data(), "Ninety-nine plies are enough.",
       instead(&Hooks::quiet_plies_to_claim, [] { return 99; })},
      {"one-ply-late", named.fifty_moves.data(), "A hundred plies are not enough.",
       instead(&Hooks::quiet_plies_to_claim, [] { return 101; })},
      {"arbiter-ends-at-fifty-moves", named.fifty_moves.data(),
       "Fifty moves end the game without a claim.",
       instead(&Hooks::quiet_plies_to_end, [] { return 100; })},
      {"arbiter-ends-a-move-late", named.fifty_moves.data(),
       "Without a claim 76 moves end the game.",
       instead(&Hooks::quiet_plies_to_end, [] { return 152; })},
      {"fifty-moves-lose", named.fifty_moves.data(), "Who is to move after fifty moves has lost.",
       told_as(&Hooks::fifty_moves, loses_by(named.fifty_moves))},
      {"fifty-moves-count-from-the-start", named.fifty_moves.data(),
       "The counter of the start is not counted.",
       ends_only_if(&Hooks::fifty_moves,
                    [](const GameHistory& game) { return game.ply() >= 100; })},
  };
}

std::vector<EndMutant> end_mutants() {
  constexpr EndClauses named;
  WrongEndRules rules = mutant_mates(named);
  for (const WrongEndRules& more :
       {mutant_lacks(), mutant_repetitions(named), mutant_fifty_moves(named)}) {
    rules.insert(rules.end(), more.begin(), more.end());
  }
  return mutation::end_mutants<HookedChessEnds<ChessEnds>>(rules);
}

}  // namespace hurdle::chess

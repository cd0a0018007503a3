// Hooks of the ends of games of Makpong and of Makruk, whose clauses have other ids.
#pragma once

#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/makpong/ends.hpp"

namespace hurdle::makpong {

using namespace mutation;

/// The functions that mutants change.
struct WrongEndHooks : mutation::EndHooks {
  EndClause mate, stalemate, threefold, fifty_moves, boards_honour, pieces_honour, lack_of_pieces;
  Hook<int()> repetitions, quiet_plies;
  Hook<bool(const Setup&)> pawns_stand;
  Hook<int()> boards_honour_limit;
  Hook<int(int plies)> full_move;
  Hook<int(const Setup&, Colour)> pieces_honour_limit;
  Hook<std::optional<int>(const GameHistory&, int since, Colour)> pieces_honour_count;
  Hook<int(const Setup&)> pieces_on_board;
};

/// These ends with changes.
template <class Ends>
class HookedMakpongEnds : public HookedEnds<Ends, WrongEndHooks> {
 public:
  using HookedEnds<Ends, WrongEndHooks>::HookedEnds;
  using Original = Ends;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, threefold, (const GameHistory& game), game);
  HURDLE_HOOK(End, fifty_moves, (const GameHistory& game), game);
  HURDLE_HOOK(End, boards_honour, (const GameHistory& game), game);
  HURDLE_HOOK(End, pieces_honour, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_pieces, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, quiet_plies, ());
  HURDLE_HOOK(bool, pawns_stand, (const Setup& setup), setup);
  HURDLE_HOOK(int, boards_honour_limit, ());
  HURDLE_HOOK(int, full_move, (int plies), plies);
  HURDLE_HOOK(int, pieces_honour_limit, (const Setup& begin, Colour bare), begin, bare);
  HURDLE_HOOK(std::optional<int>, pieces_honour_count,
              (const GameHistory& game, int since, Colour bare), game, since, bare);
  HURDLE_HOOK(int, pieces_on_board, (const Setup& begin), begin);
};

using WrongEndRules = Rules<WrongEndHooks>;

/// Lists of mutants, by the clause ids of a game.
[[nodiscard]] WrongEndRules mutant_common_ends(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_fifty_moves(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_counts(const EndClauses& named);

}  // namespace hurdle::makpong

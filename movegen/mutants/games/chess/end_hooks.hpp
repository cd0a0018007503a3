// Hooks of the ends of games of chess and of Crazyhouse, whose clauses have other ids.
#pragma once

#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/chess/ends.hpp"

namespace hurdle::chess {

using namespace mutation;

/// The functions that mutants change.
struct WrongEndHooks : mutation::EndHooks {
  EndClause mate, stalemate, lack_of_material, dead_position, repetition, fifty_moves;
  Hook<bool(const Setup&)> lacks_material;
  Hook<DeadProof(const Setup&)> dead_proof;
  Hook<bool()> claims;
  Hook<int()> repetitions_to_claim, repetitions_to_end, quiet_plies_to_claim, quiet_plies_to_end;
  Hook<bool(const Setup&)> may_take_in_passing;
};

/// These ends with changes.
template <class Ends>
class HookedChessEnds : public HookedEnds<Ends, WrongEndHooks> {
 public:
  using HookedEnds<Ends, WrongEndHooks>::HookedEnds;
  using Original = Ends;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_material, (const GameHistory& game), game);
  HURDLE_HOOK(End, dead_position, (const GameHistory& game), game);
  HURDLE_HOOK(End, repetition, (const GameHistory& game), game);
  HURDLE_HOOK(End, fifty_moves, (const GameHistory& game), game);
  HURDLE_HOOK(bool, lacks_material, (const Setup& setup), setup);
  HURDLE_HOOK(DeadProof, dead_proof, (const Setup& setup), setup);
  HURDLE_HOOK(bool, claims, ());
  HURDLE_HOOK(int, repetitions_to_claim, ());
  HURDLE_HOOK(int, repetitions_to_end, ());
  HURDLE_HOOK(int, quiet_plies_to_claim, ());
  HURDLE_HOOK(int, quiet_plies_to_end, ());
  HURDLE_HOOK(bool, may_take_in_passing, (const Setup& setup), setup);
};

using WrongEndRules = Rules<WrongEndHooks>;

/// Mate and stalemate, repetition and the count of moves, by the clause ids of a game.
[[nodiscard]] WrongEndRules mutant_mates(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_repetitions(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_fifty_moves(const EndClauses& named);

}  // namespace hurdle::chess

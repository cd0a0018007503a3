// Mutated ends of games of chess, and of Crazyhouse, which ends by the same functions under other
// ids.
#pragma once

#include "movegen/mutants/end_mutant.hpp"
#include "movegen/variants/chess/ends.hpp"

namespace hurdle::chess {

/// The functions that mutants change.
struct WrongEndHooks : mutation::EndHooks {
  mutation::Hook<mutation::End(const GameHistory&)> mate;
  mutation::Hook<mutation::End(const GameHistory&)> stalemate;
  mutation::Hook<mutation::End(const GameHistory&)> lack_of_material;
  mutation::Hook<mutation::End(const GameHistory&)> repetition;
  mutation::Hook<mutation::End(const GameHistory&)> fifty_moves;
  mutation::Hook<bool(const Setup&)> lacks_material;
  mutation::Hook<bool()> claims;
  mutation::Hook<int()> repetitions_to_claim;
  mutation::Hook<int()> repetitions_to_end;
  mutation::Hook<int()> quiet_plies_to_claim;
  mutation::Hook<int()> quiet_plies_to_end;
  mutation::Hook<bool(const Setup&)> may_take_in_passing;
};

/// These ends with changes.
template <class Ends>
class HookedChessEnds : public mutation::HookedEnds<Ends, WrongEndHooks> {
  using End = mutation::End;

 public:
  using mutation::HookedEnds<Ends, WrongEndHooks>::HookedEnds;
  using Original = Ends;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, stalemate, (const GameHistory& game), game);
  HURDLE_HOOK(End, lack_of_material, (const GameHistory& game), game);
  HURDLE_HOOK(End, repetition, (const GameHistory& game), game);
  HURDLE_HOOK(End, fifty_moves, (const GameHistory& game), game);
  HURDLE_HOOK(bool, lacks_material, (const Setup& setup), setup);
  HURDLE_HOOK(bool, claims, ());
  HURDLE_HOOK(int, repetitions_to_claim, ());
  HURDLE_HOOK(int, repetitions_to_end, ());
  HURDLE_HOOK(int, quiet_plies_to_claim, ());
  HURDLE_HOOK(int, quiet_plies_to_end, ());
  HURDLE_HOOK(bool, may_take_in_passing, (const Setup& setup), setup);
};

using WrongEndRules = std::vector<mutation::EndRule<WrongEndHooks>>;

/// Mate and stalemate, repetition and the count of moves, by the ids of a game's page.
[[nodiscard]] WrongEndRules mutant_mates(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_repetitions(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_fifty_moves(const EndClauses& named);

}  // namespace hurdle::chess

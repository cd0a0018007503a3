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

  End mate(const GameHistory& game) const override {
    return this->hooks_.mate(game, [this](const GameHistory& g) { return Ends::mate(g); });
  }
  End stalemate(const GameHistory& game) const override {
    return this->hooks_.stalemate(game,
                                  [this](const GameHistory& g) { return Ends::stalemate(g); });
  }
  End lack_of_material(const GameHistory& game) const override {
    return this->hooks_.lack_of_material(
        game, [this](const GameHistory& g) { return Ends::lack_of_material(g); });
  }
  End repetition(const GameHistory& game) const override {
    return this->hooks_.repetition(game,
                                   [this](const GameHistory& g) { return Ends::repetition(g); });
  }
  End fifty_moves(const GameHistory& game) const override {
    return this->hooks_.fifty_moves(game,
                                    [this](const GameHistory& g) { return Ends::fifty_moves(g); });
  }
  bool lacks_material(const Setup& setup) const override {
    return this->hooks_.lacks_material(
        setup, [this](const Setup& asked) { return Ends::lacks_material(asked); });
  }
  bool claims() const override {
    return this->hooks_.claims([this] { return Ends::claims(); });
  }
  int repetitions_to_claim() const override {
    return this->hooks_.repetitions_to_claim([this] { return Ends::repetitions_to_claim(); });
  }
  int repetitions_to_end() const override {
    return this->hooks_.repetitions_to_end([this] { return Ends::repetitions_to_end(); });
  }
  int quiet_plies_to_claim() const override {
    return this->hooks_.quiet_plies_to_claim([this] { return Ends::quiet_plies_to_claim(); });
  }
  int quiet_plies_to_end() const override {
    return this->hooks_.quiet_plies_to_end([this] { return Ends::quiet_plies_to_end(); });
  }
  bool may_take_in_passing(const Setup& setup) const override {
    return this->hooks_.may_take_in_passing(
        setup, [this](const Setup& asked) { return Ends::may_take_in_passing(asked); });
  }
};

using WrongEndRules = std::vector<mutation::EndRule<WrongEndHooks>>;

/// Mate and stalemate, repetition and the count of moves, by the ids of a game's page.
[[nodiscard]] WrongEndRules mutant_mates(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_repetitions(const EndClauses& named);
[[nodiscard]] WrongEndRules mutant_fifty_moves(const EndClauses& named);

}  // namespace hurdle::chess

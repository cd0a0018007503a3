// Wrong ends of games of chess, and of Crazyhouse, which ends by the same functions under other
// ids.
#pragma once

#include "movegen/referee/misreadings/ends.hpp"
#include "movegen/variants/chess/ends.hpp"

namespace hurdle::chess {

/// The functions that misreadings change.
struct WrongEndHooks : wrong::EndHooks {
  wrong::Hook<wrong::End(const GameHistory&)> mate;
  wrong::Hook<wrong::End(const GameHistory&)> stalemate;
  wrong::Hook<wrong::End(const GameHistory&)> lack_of_material;
  wrong::Hook<wrong::End(const GameHistory&)> repetition;
  wrong::Hook<wrong::End(const GameHistory&)> fifty_moves;
  wrong::Hook<bool(const Setup&)> lacks_material;
  wrong::Hook<bool()> claims;
  wrong::Hook<int()> repetitions_to_claim;
  wrong::Hook<int()> repetitions_to_end;
  wrong::Hook<int()> quiet_plies_to_claim;
  wrong::Hook<int()> quiet_plies_to_end;
  wrong::Hook<bool(const Setup&)> may_take_in_passing;
};

/// These ends with changes.
template <class Ends>
class MisreadChessEnds : public wrong::MisreadEnds<Ends, WrongEndHooks> {
  using End = wrong::End;

 public:
  using wrong::MisreadEnds<Ends, WrongEndHooks>::MisreadEnds;

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

using WrongEndRules = std::vector<wrong::EndRule<WrongEndHooks>>;

/// Mate and stalemate, repetition and the count of moves, by the ids of a game's page.
[[nodiscard]] WrongEndRules wrong_mates(const EndClauses& named);
[[nodiscard]] WrongEndRules wrong_repetitions(const EndClauses& named);
[[nodiscard]] WrongEndRules wrong_fifty_moves(const EndClauses& named);

}  // namespace hurdle::chess

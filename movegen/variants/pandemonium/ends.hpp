// How games of Pandemonium end (P11 to P14, rules.md beside this file): one virtual function for
// each clause or part of one. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::pandemonium {

class PandemoniumEnds : public GameEnds {
 public:
  PandemoniumEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // P12
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // P11
  [[nodiscard]] virtual std::optional<GameEnd> perpetual_check(
      const GameHistory& game) const;                                                     // P14
  [[nodiscard]] virtual std::optional<GameEnd> threefold(const GameHistory& game) const;  // P13

  /// P13: how many occurrences of a state end the game.
  [[nodiscard]] virtual int repetitions() const;
  /// P14: the occurrence since which every ply must have given check.
  [[nodiscard]] virtual int checks_since() const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
};

}  // namespace hurdle::pandemonium

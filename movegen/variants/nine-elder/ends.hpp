// How games of Nine elder end (N12 to N15, rules.md beside this file), one virtual function a
// clause or part of one, the same in all readings. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::nine_elder {

class NineElderEnds : public GameEnds {
 public:
  NineElderEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> no_move(const GameHistory& game) const;  // N12
  [[nodiscard]] virtual std::optional<GameEnd> perpetual_check(
      const GameHistory& game) const;                                                    // N14
  [[nodiscard]] virtual std::optional<GameEnd> fourfold(const GameHistory& game) const;  // N13

  // ---- Parts of them ---------------------------------------------------------------------------

  /// N13: how often a state must occur.
  [[nodiscard]] virtual int repetitions() const;
  /// N14: since which occurrence every ply must have given check.
  [[nodiscard]] virtual int checks_since() const;
  /// N15: this player's jade stands in the enemy's camp.
  [[nodiscard]] virtual bool jade_in_camp(const Setup& setup, Colour colour) const;
  /// N15: what a piece counts, promoted or not.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// N15: what a side has on the board and in hand.
  [[nodiscard]] virtual int points(const Setup& setup, Colour colour) const;
  /// N15: who has less loses.
  [[nodiscard]] virtual int least_points() const;

  // ---- What the base asks ----------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] ClaimVerdict claim_impasse(const GameHistory& game) const override;  // N15
};

}  // namespace hurdle::nine_elder

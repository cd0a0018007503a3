// How games of Nine elder end (N12 to N15, rules.md beside this file): one virtual function for
// each clause or part of one, the same in all house rules. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::nine_elder {

class NineElderEnds : public GameEnds {
 public:
  NineElderEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> no_move(const GameHistory& game) const;  // N12
  [[nodiscard]] virtual std::optional<GameEnd> perpetual_check(
      const GameHistory& game) const;                                                    // N14
  [[nodiscard]] virtual std::optional<GameEnd> fourfold(const GameHistory& game) const;  // N13

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// N13: how many occurrences of a state end the game.
  [[nodiscard]] virtual int repetitions() const;
  /// N14: the occurrence since which every ply must have given check.
  [[nodiscard]] virtual int checks_since() const;
  /// N15: whether this player's jade stands in the enemy's camp.
  [[nodiscard]] virtual bool jade_in_camp(const Setup& setup, Colour colour) const;
  /// N15: the points of a piece, promoted or not.
  [[nodiscard]] virtual int value(Kind kind) const;
  /// N15: a side's points on the board and in hand.
  [[nodiscard]] virtual int points(const Setup& setup, Colour colour) const;
  /// N15: a side with fewer points loses.
  [[nodiscard]] virtual int least_points() const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] ClaimVerdict claim_impasse(const GameHistory& game) const override;  // N15
};

}  // namespace hurdle::nine_elder

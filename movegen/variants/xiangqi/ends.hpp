// How games of Xiangqi end (X9 to X12, rules.md beside this file): one virtual function for each
// clause or part of one. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::xiangqi {

class XiangqiEnds : public GameEnds {
 public:
  XiangqiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // X9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // X10
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;                                                      // X11
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;  // X12

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// X11: whether a side has no piece that can cross the river.
  [[nodiscard]] virtual bool lacks_pieces(const Setup& setup, Colour colour) const;
  /// X12: how many occurrences of a position count as a repetition.
  [[nodiscard]] virtual int repetitions() const;
  /// X12: whether a repetition ends the game; otherwise it is only reported.
  [[nodiscard]] virtual bool repetition_draws() const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;

 private:
  bool repetition_draws_;
};

}  // namespace hurdle::xiangqi

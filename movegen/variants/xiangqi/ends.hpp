// How games of Xiangqi end (X9 to X12, rules.md beside this file), one virtual function a clause or
// part of one. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle::xiangqi {

class XiangqiEnds : public GameEnds {
 public:
  XiangqiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in the order in which they are asked ----------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // X9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // X10
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;                                                      // X11
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;  // X12

  // ---- Parts of them ---------------------------------------------------------------------------

  /// X11: a side has nothing that can cross the river.
  [[nodiscard]] virtual bool lacks_pieces(const Setup& setup, Colour colour) const;
  /// X12: how often a position must occur.
  [[nodiscard]] virtual int repetitions() const;
  /// X12: a repetition ends the game; otherwise it is only reported.
  [[nodiscard]] virtual bool repetition_draws() const;

  // ---- What the base asks ----------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;

 private:
  bool repetition_draws_;
};

}  // namespace hurdle::xiangqi

// How games of Xiangqi end (X9 to X20, rules.md beside this file): one virtual function for each
// clause or part of one. The clauses about repetitions are in the classes that it is derived from:
// ends_repetition.hpp, ends_chases.hpp, ends_threats.hpp. Written from the rules alone.
#pragma once

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"
#include "movegen/variants/xiangqi/ends_repetition.hpp"

namespace hurdle::xiangqi {

/// What a repetition does (`--repetition`).
enum class RepetitionRule : std::uint8_t {
  wxf,   ///< judged; a move that gives check chases nothing
  axf,   ///< judged; a move that gives check chases too
  draw,  ///< a draw, whatever was played
  none   ///< reported; the game goes on
};

class XiangqiEnds : public RepetitionClauses {
 public:
  /// Throws BadEndOption.
  XiangqiEnds(const Referee& rules, const EndOptions& options);

  [[nodiscard]] static std::span<const EndOption> options() noexcept;

  // ---- The clauses, in order of evaluation ------------------------------------------------------

  [[nodiscard]] virtual std::optional<GameEnd> mate(const GameHistory& game) const;       // X9
  [[nodiscard]] virtual std::optional<GameEnd> stalemate(const GameHistory& game) const;  // X10
  [[nodiscard]] virtual std::optional<GameEnd> lack_of_pieces(
      const GameHistory& game) const;                                                      // X11
  [[nodiscard]] virtual std::optional<GameEnd> repetition(const GameHistory& game) const;  // X12
  [[nodiscard]] virtual std::optional<GameEnd> no_capture(const GameHistory& game) const;  // X20

  // ---- Parts of clauses -------------------------------------------------------------------------

  /// X11: whether a side has no piece that can cross the river.
  [[nodiscard]] virtual bool lacks_pieces(const Setup& setup, Colour colour) const;
  /// X12: how many occurrences of a position count as a repetition.
  [[nodiscard]] virtual int repetitions() const;
  /// X12: whether a repetition draws, whatever was played.
  [[nodiscard]] virtual bool repetition_draws() const;
  /// X16: whether a move that gives check chases too.
  [[nodiscard]] bool checks_chase() const override;
  /// X20: the moves of each side without a capture that draw; nothing without a limit.
  [[nodiscard]] virtual std::optional<int> moves_without_capture() const;
  /// X20: how many of a side's checks count at most.
  [[nodiscard]] virtual int most_checks() const;
  /// X20: the moves of a side that count since the last capture.
  [[nodiscard]] virtual int quiet_moves(const GameHistory& game, Colour side) const;

  // ---- Overrides --------------------------------------------------------------------------------

  [[nodiscard]] std::optional<GameEnd> judge(const GameHistory& game) const override;
  [[nodiscard]] std::vector<NearEnd> near(const GameHistory& game) const override;
  [[nodiscard]] std::optional<GameReport> report(const GameHistory& game) const override;

 private:
  RepetitionRule repetition_;
  int repetitions_;
  std::optional<int> moves_without_capture_;
};

}  // namespace hurdle::xiangqi
